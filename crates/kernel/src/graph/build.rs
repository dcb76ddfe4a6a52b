//! Builds a graph from a list: minimal automata made from sorted strings, one shared store of states.
//!
//! First the DAWG. Every distinct beginning `p` of a word then gives one string, `reverse(p)`, whose end
//! points by a separator at the DAWG state of `p`: the ends `s` of `p s` are there already. So the
//! number of strings is the number of distinct beginnings, not of letters, and they are sorted in
//! groups by their first letter to keep the memory small.

use super::automaton::{Automaton, States};
use super::image::{seal, verify, GraphError, Header};
use super::{Arc, Graph, ACCEPT, DEAD, HEADER, TARGET, WORD_MAX};
use crate::anagram::{filter_words, index_buckets, index_of, key_of, mark, Packed, INDEXED_MAX};
use crate::tile::LETTERS_MAX;
use std::fmt;

/// Beginnings sorted at a time, unless one letter alone has more.
const GROUP: usize = 1 << 20;

/// Why a list cannot become a graph. Words are numbered from 0 as they stand in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// An alphabet has 1 to 62 letters.
    Alphabet,
    /// A byte that is no letter of the alphabet.
    NotALetter {
        /// Which word.
        word: u64,
    },
    /// A word longer than any line of a board.
    WordTooLong {
        /// Which word.
        word: u64,
    },
    /// Two word ends in a row.
    EmptyWord {
        /// Which word.
        word: u64,
    },
    /// The last word does not end in 0.
    Unterminated,
    /// The list has more bytes than its index can number.
    ListTooLarge,
    /// The graph has more nodes and arcs than an arc can point at.
    GraphTooLarge,
    /// What was built does not verify: a fault of the builder.
    Unsound(GraphError),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Alphabet => write!(f, "an alphabet has 1 to {LETTERS_MAX} letters"),
            BuildError::NotALetter { word } => {
                write!(
                    f,
                    "word {word} has a tile that is no letter of the alphabet"
                )
            }
            BuildError::WordTooLong { word } => {
                write!(f, "word {word} has more than {WORD_MAX} letters")
            }
            BuildError::EmptyWord { word } => write!(f, "word {word} is empty"),
            BuildError::Unterminated => write!(f, "the last word does not end in 0"),
            BuildError::ListTooLarge => write!(f, "the list is longer than 4 GiB"),
            BuildError::GraphTooLarge => {
                write!(f, "the graph needs more than 2^31 nodes and arcs")
            }
            BuildError::Unsound(fault) => write!(f, "the built graph does not verify: {fault}"),
        }
    }
}

impl std::error::Error for BuildError {}

/// The image of the graph of these words: letters 1..=`letter_count`, each word ended by 0; sorted or not,
/// repeated or not (sorted is quicker and needs no index).
pub fn build(words: &[u8], letter_count: u8) -> Result<Vec<u32>, BuildError> {
    build_within(words, letter_count, TARGET as usize)
}

/// The image of the graph in which every string of letters is a word: one node that loops to itself.
pub fn any_word(letter_count: u8) -> Result<Vec<u32>, BuildError> {
    check_alphabet(letter_count)?;
    let root = DEAD + 2;
    let mask = (1u64 << (u32::from(letter_count) + 1)) - 1;
    let mut image = vec![0u32; HEADER + 2];
    image.extend([mask as u32, (mask >> 32) as u32, root]);
    image.extend(std::iter::repeat_n(
        root | ACCEPT,
        usize::from(letter_count),
    ));
    let header = Header {
        letter_count,
        word_count: 0,
        longest: 0,
        any_word: true,
        root,
        forward_root: root,
        filter_len: 0,
        buckets: 0,
        indexed: 0,
    };
    seal(&mut image, header);
    Ok(image)
}

fn check_alphabet(letter_count: u8) -> Result<(), BuildError> {
    if (1..=LETTERS_MAX).contains(&usize::from(letter_count)) {
        Ok(())
    } else {
        Err(BuildError::Alphabet)
    }
}

/// `build` with a limit of its own on the image's length, so that a test can reach it.
pub(super) fn build_within(
    words: &[u8],
    letter_count: u8,
    limit: usize,
) -> Result<Vec<u32>, BuildError> {
    check_alphabet(letter_count)?;
    let list = survey(words, letter_count)?;
    let mut states = States::new(limit);
    let (forward_root, word_count) = build_forward(words, &list, &mut states)?;
    let root = build_reversed(forward_root, letter_count, &mut states)?;
    let pool = states.into_pool();
    let mut header = Header {
        letter_count,
        word_count,
        longest: list.longest,
        any_word: false,
        root,
        forward_root,
        filter_len: 0,
        buckets: 0,
        indexed: 0,
    };
    let mut image = breadth_first(&pool, &mut header);
    drop(pool);
    append_anagrams(&mut image, &mut header, limit)?;
    seal(&mut image, header);
    verify(&image).map_err(BuildError::Unsound)?;
    Ok(image)
}

/// Hangs the filter of all words' keys on, and the index of those that are not too long for it.
fn append_anagrams(
    image: &mut Vec<u32>,
    header: &mut Header,
    limit: usize,
) -> Result<(), BuildError> {
    let mut filter = vec![0u32; filter_words(header.word_count)];
    let mut words = Vec::new();
    Graph::open_verified(image, *header).for_each_word(&mut |word| {
        mark(&mut filter, key_of(word));
        if word.len() <= INDEXED_MAX {
            words.push(Packed::new(word));
        }
    });
    header.filter_len = filter.len() as u32;
    header.buckets = index_buckets(words.len()) as u32;
    header.indexed = words.len() as u32;
    if image.len() + header.tail() > limit {
        return Err(BuildError::GraphTooLarge);
    }
    image.reserve_exact(header.tail());
    image.extend_from_slice(&filter);
    image.extend(index_of(&words));
    Ok(())
}

/// What one pass over the list finds.
struct Survey {
    longest: u8,
    /// Where each word starts, in order of words; empty when the list itself is in order.
    order: Vec<u32>,
}

fn survey(words: &[u8], letter_count: u8) -> Result<Survey, BuildError> {
    let mut sorted = true;
    let mut longest = 0;
    let mut count = 0u64;
    let mut start = 0;
    let mut last: &[u8] = &[];
    for (at, &byte) in words.iter().enumerate() {
        if byte != 0 {
            if byte > letter_count {
                return Err(BuildError::NotALetter { word: count });
            }
            continue;
        }
        let word = &words[start..at];
        match word.len() {
            0 => return Err(BuildError::EmptyWord { word: count }),
            size if size > WORD_MAX => return Err(BuildError::WordTooLong { word: count }),
            size => longest = longest.max(size as u8),
        }
        sorted &= last <= word;
        last = word;
        start = at + 1;
        count += 1;
    }
    if start != words.len() {
        return Err(BuildError::Unterminated);
    }
    let mut order = Vec::new();
    if !sorted {
        if words.len() > u32::MAX as usize {
            return Err(BuildError::ListTooLarge);
        }
        order.reserve_exact(count as usize);
        let mut next = 0u32;
        for (at, &byte) in words.iter().enumerate() {
            if byte == 0 {
                order.push(next);
                next = at as u32 + 1;
            }
        }
        // Stable, as that sort merges runs that are sorted already: lists often come by length.
        order.sort_by(|&a, &b| word_at(words, a as usize).cmp(word_at(words, b as usize)));
    }
    Ok(Survey { longest, order })
}

fn word_at(words: &[u8], start: usize) -> &[u8] {
    let rest = &words[start..];
    let end = rest.iter().position(|&b| b == 0).unwrap_or(rest.len());
    &rest[..end]
}

/// The DAWG, and how many words differ.
fn build_forward(
    words: &[u8],
    list: &Survey,
    states: &mut States,
) -> Result<(u32, u64), BuildError> {
    let mut automaton = Automaton::new(states);
    let mut count = 0u64;
    if list.order.is_empty() {
        for word in words.split(|&b| b == 0).filter(|word| !word.is_empty()) {
            count += u64::from(automaton.add(word, true, None)?);
        }
    } else {
        for &start in &list.order {
            count += u64::from(automaton.add(word_at(words, start as usize), true, None)?);
        }
    }
    Ok((automaton.finish()?, count))
}

/// One beginning of a word, reversed: 6 bits a letter from the top, so that they sort as strings do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Beginning {
    high: u64,
    low: u64,
    /// The DAWG arc by which the beginning ends.
    arc: u32,
}

const TOP: u32 = 120;

impl Beginning {
    fn new(key: u128, arc: Arc) -> Self {
        Beginning {
            high: (key >> 64) as u64,
            low: key as u64,
            arc: arc.0,
        }
    }

    fn letters(self, out: &mut [u8; WORD_MAX]) -> usize {
        let mut key = u128::from(self.high) << 64 | u128::from(self.low);
        let mut size = 0;
        while key != 0 {
            out[size] = (key >> TOP) as u8;
            key = key << 8 >> 2; // drop the top letter; the two spare bits above stay empty
            size += 1;
        }
        size
    }
}

fn build_reversed(
    forward_root: u32,
    letter_count: u8,
    states: &mut States,
) -> Result<u32, BuildError> {
    let mut counts = [0usize; LETTERS_MAX + 1];
    for_each_beginning(states, forward_root, 0, &mut |key, _| {
        counts[(key >> TOP) as usize] += 1;
    });
    let mut automaton = Automaton::new(states);
    if forward_root != DEAD {
        automaton.separate(forward_root);
    }
    let mut group: Vec<Beginning> = Vec::new();
    let mut letters = [0u8; WORD_MAX];
    let mut first = 1usize;
    while first <= usize::from(letter_count) {
        let mut past = first + 1;
        let mut total = counts[first];
        while past <= usize::from(letter_count) && total + counts[past] <= GROUP {
            total += counts[past];
            past += 1;
        }
        group.clear();
        group.reserve_exact(total);
        for_each_beginning(automaton.states, forward_root, 0, &mut |key, arc| {
            if (first..past).contains(&((key >> TOP) as usize)) {
                group.push(Beginning::new(key, arc));
            }
        });
        group.sort_unstable();
        for beginning in &group {
            let size = beginning.letters(&mut letters);
            let arc = Arc(beginning.arc);
            let ends = (arc.target() != DEAD).then_some(arc.target());
            automaton.add(&letters[..size], arc.accepts(), ends)?;
        }
        first = past;
    }
    automaton.finish()
}

/// Every beginning of a word below a DAWG node, with the arc that ends it.
fn for_each_beginning(states: &States, node: u32, key: u128, visit: &mut impl FnMut(u128, Arc)) {
    let at = node as usize;
    let mut mask = u64::from(states.pool[at]) | u64::from(states.pool[at + 1]) << 32;
    let mut place = at + 2;
    while mask != 0 {
        let letter = mask.trailing_zeros();
        mask &= mask - 1;
        let arc = Arc(states.pool[place]);
        place += 1;
        let longer = u128::from(letter) << TOP | key >> 6;
        visit(longer, arc);
        for_each_beginning(states, arc.target(), longer, visit);
    }
}

/// The pool's states in breadth-first order from the root, the forward root's included.
fn breadth_first(pool: &[u32], header: &mut Header) -> Vec<u32> {
    let mut moved = vec![0u32; pool.len()];
    let mut order: Vec<u32> = vec![DEAD];
    let mut size = HEADER as u32;
    let node_size = |at: u32| {
        let at = at as usize;
        2 + pool[at].count_ones() + pool[at + 1].count_ones()
    };
    moved[DEAD as usize] = size;
    size += 2;
    for start in [header.root, header.forward_root] {
        if moved[start as usize] == 0 {
            moved[start as usize] = size;
            size += node_size(start);
            order.push(start);
        }
    }
    let mut image = vec![0u32; HEADER];
    image.reserve_exact(pool.len() - HEADER);
    let mut next = 0;
    while next < order.len() {
        let at = order[next] as usize;
        next += 1;
        image.extend_from_slice(&pool[at..at + 2]);
        for &arc in &pool[at + 2..at + node_size(at as u32) as usize] {
            let target = arc & TARGET;
            if moved[target as usize] == 0 {
                moved[target as usize] = size;
                size += node_size(target);
                order.push(target);
            }
            image.push(moved[target as usize] | arc & ACCEPT);
        }
    }
    header.root = moved[header.root as usize];
    header.forward_root = moved[header.forward_root as usize];
    image
}
