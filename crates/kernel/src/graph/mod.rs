//! The word graph: a mask-headed GADDAG with the DAWG inside, as one array of `u32`.
//!
//! For every word and every split `word = p s` (`p` not empty) the graph holds the string
//! `reverse(p) separator s`, or `reverse(p)` alone when `s` is empty; under the separator of the root
//! lies the DAWG, the words read forwards.
//!
//! ```text
//! file   header of 16 u32, nodes, then filter and index of `anagram`; little-endian
//! node   [mask low][mask high][arc of the lowest symbol] ... [arc of the highest symbol]
//! mask   bit 0 the separator, bit n letter n (1..62)
//! arc    bit 31: a word ends with this symbol; bits 0..30: the child's index in the array
//! ```
//!
//! The first node, at `DEAD`, has no children; every arc without a continuation leads there, so that a
//! walk never needs to ask whether there is a child. Nodes stand in breadth-first order from the root.

mod automaton;
mod build;
mod image;
pub mod query;
mod ranks;

use crate::anagram::{bucket_of, may_have, words_of, Packed};

pub use build::{any_word, build, BuildError};
pub use image::{seal_checksum, verify, GraphError, Header};
pub use ranks::Ranks;

/// Words of a file's header.
pub(crate) const HEADER: usize = 16;
/// The node without children.
pub(crate) const DEAD: u32 = HEADER as u32;
/// The longest word: as long as the longest line of the largest board.
pub const WORD_MAX: usize = 21;
/// The separator's symbol.
pub const SEPARATOR: u8 = 0;
const ACCEPT: u32 = 1 << 31;
const TARGET: u32 = ACCEPT - 1;

/// One arc: whether a word ends here, and where the walk goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc(pub(crate) u32);

impl Arc {
    /// Whether a word ends with the arc's symbol.
    #[inline]
    pub fn accepts(self) -> bool {
        self.0 & ACCEPT != 0
    }

    /// The child.
    #[inline]
    pub fn target(self) -> u32 {
        self.0 & TARGET
    }
}

/// A verified graph to walk on; cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Graph<'a> {
    nodes: &'a [u32],
    filter: &'a [u32],
    index: &'a [u32],
    header: Header,
}

impl<'a> Graph<'a> {
    /// Opens an image after verifying all of it.
    pub fn open(image: &'a [u32]) -> Result<Self, GraphError> {
        Ok(Self::open_verified(image, verify(image)?))
    }

    /// Opens an image that `verify` accepted before, giving this header: the caller's duty. A wrong image
    /// may end in a panic or in wrong words, never in anything worse.
    pub fn open_verified(image: &'a [u32], header: Header) -> Self {
        let (nodes, rest) = image.split_at(image.len() - header.tail());
        let (filter, index) = rest.split_at(header.filter_len as usize);
        Graph {
            nodes,
            filter,
            index,
            header,
        }
    }

    /// What the image says about itself.
    pub fn header(&self) -> Header {
        self.header
    }

    /// How many `u32` the image has.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The root: reversed beginnings of words.
    #[inline]
    pub fn root(&self) -> u32 {
        self.header.root
    }

    /// The DAWG's root: words read forwards.
    #[inline]
    pub fn forward_root(&self) -> u32 {
        self.header.forward_root
    }

    /// Whether letters with this key (`anagram::key_of`) may be a word in some order; a few in a hundred
    /// that are none are taken for one.
    #[inline]
    pub fn may_spell(&self, key: u64) -> bool {
        may_have(self.filter, key)
    }

    /// Whether it has an index: `words_of` knows every word of at most `anagram::INDEXED_MAX` letters.
    #[inline]
    pub(crate) fn has_index(&self) -> bool {
        self.header.buckets > 0
    }

    /// The words with this key (`anagram::key_of`) of at most `anagram::INDEXED_MAX` letters.
    #[inline]
    pub fn words_of(&self, key: u64) -> impl Iterator<Item = Packed> + 'a {
        words_of(self.index, self.header.buckets as usize, key)
    }

    /// The words among which those with this key are.
    #[inline]
    pub(crate) fn bucket_of(&self, key: u64) -> impl Iterator<Item = Packed> + 'a {
        bucket_of(self.index, self.header.buckets as usize, key)
    }

    /// The symbols that continue from a node.
    #[inline]
    pub fn mask(&self, node: u32) -> u64 {
        let at = node as usize;
        let pair = &self.nodes[at..at + 2];
        u64::from(pair[0]) | u64::from(pair[1]) << 32
    }

    /// The arc of a symbol known to be in `mask`, the node's own mask.
    #[inline]
    pub fn arc_in(&self, node: u32, mask: u64, symbol: u32) -> Arc {
        debug_assert!(mask >> symbol & 1 == 1);
        self.arc_at(node, mask, symbol)
    }

    /// The arc of a symbol in `mask`; of symbol 0, where the mask lacks it, the node's first: for reading ahead.
    #[inline]
    pub(crate) fn arc_at(&self, node: u32, mask: u64, symbol: u32) -> Arc {
        let rank = (mask & ((1u64 << symbol) - 1)).count_ones();
        Arc(self.nodes[(node + 2 + rank) as usize])
    }

    /// The arc of a symbol, if the node has one.
    #[inline]
    pub fn arc(&self, node: u32, symbol: u8) -> Option<Arc> {
        let mask = self.mask(node);
        if mask >> symbol & 1 == 1 {
            Some(self.arc_in(node, mask, u32::from(symbol)))
        } else {
            None
        }
    }

    /// The node after these letters from a node on.
    #[inline]
    pub(crate) fn follow<'l>(
        &self,
        node: u32,
        mut letters: impl Iterator<Item = &'l u8>,
    ) -> Option<u32> {
        letters.try_fold(node, |node, &letter| Some(self.arc(node, letter)?.target()))
    }

    /// The letters that end a word at this node.
    pub fn accepting(&self, node: u32) -> u64 {
        let mask = self.mask(node);
        let first = node as usize + 2;
        let mut rest = mask;
        let mut out = 0;
        for &arc in &self.nodes[first..first + mask.count_ones() as usize] {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            if arc & ACCEPT != 0 {
                out |= bit;
            }
        }
        out
    }

    /// Whether these letters (1..62, no blank marks) are a word.
    pub fn contains(&self, word: &[u8]) -> bool {
        let mut node = self.forward_root();
        let mut accepted = false;
        for &letter in word {
            if letter == SEPARATOR || usize::from(letter) > crate::tile::LETTERS_MAX {
                return false;
            }
            match self.arc(node, letter) {
                None => return false,
                Some(arc) => {
                    accepted = arc.accepts();
                    node = arc.target();
                }
            }
        }
        accepted
    }

    /// Calls `visit` with every word of up to `WORD_MAX` letters, in order. Of the any-word graph that
    /// would be more than anyone can wait for: the caller asks `header().any_word` first.
    pub fn for_each_word(&self, visit: &mut impl FnMut(&[u8])) {
        let mut word = [0u8; WORD_MAX];
        self.words_below(self.forward_root(), &mut word, 0, visit);
    }

    fn words_below(
        &self,
        node: u32,
        word: &mut [u8; WORD_MAX],
        depth: usize,
        visit: &mut impl FnMut(&[u8]),
    ) {
        if depth == WORD_MAX {
            return;
        }
        let mask = self.mask(node);
        let mut rest = mask & !1;
        while rest != 0 {
            let symbol = rest.trailing_zeros();
            rest &= rest - 1;
            let arc = self.arc_in(node, mask, symbol);
            word[depth] = symbol as u8;
            if arc.accepts() {
                visit(&word[..=depth]);
            }
            self.words_below(arc.target(), word, depth + 1, visit);
        }
    }
}

#[cfg(test)]
mod tests;
