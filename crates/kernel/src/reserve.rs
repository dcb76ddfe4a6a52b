//! What a rack can do, seen before any board: what each part of it leaves and what that is worth, which parts
//! make a word by themselves, and the best that can stay. The other half of the bounds of `pick`.

use crate::anagram::letter_key;
use crate::graph::Graph;
use crate::position::Rack;
use crate::rank::By;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::BLANK;

/// Lower than any sum of points and leaves.
pub(crate) const NEVER: i32 = i32::MIN / 2;

/// Room for something of each tile of a rack: a whole number of a processor's widest words.
pub(crate) const RACK_ROOM: usize = 16;
const _: () = assert!(RACK_MAX <= RACK_ROOM);

/// One sub-multiset of the rack, as what is left of it.
#[derive(Clone, Copy, Debug)]
struct Left {
    /// Key of the letters that are gone, blanks not counted.
    gone: u64,
    size: u8,
    blanks_gone: u8,
}

/// A rack's parts, each by the index of what it leaves; of up to `N` tiles.
#[derive(Clone, Debug)]
pub(crate) struct Reserve<const N: usize> {
    lefts: Vec<Left>,
    /// Millipoints of what stays, in the measure of the question.
    worth: Vec<i32>,
    /// The same where the tiles laid make a word by themselves, else `NEVER`.
    alone_worth: Vec<i32>,
    /// Points of the tiles, the highest first; 0 beyond them.
    pub values: [i16; RACK_ROOM],
    /// The best that stays after laying n tiles, whatever they are.
    pub any: [i32; RACK_MAX + 1],
    /// The same, of tiles that make a word by themselves.
    pub alone: [i32; RACK_MAX + 1],
    /// By part: what may stay when more of it is laid, by tiles then laid less one; of plays of tiles of the
    /// rack only, and of all.
    pub later: Vec<[[i32; N]; 2]>,
    held: usize,
    /// Blanks on the rack.
    pub blanks: u8,
    /// Key of all letters on the rack, blanks not counted.
    pub whole_key: u64,
    letter_count: u8,
    /// Keys asked about, and the letters that a blank may stand for beside them.
    asked: Vec<(u64, u64)>,
}

impl<const N: usize> Default for Reserve<N> {
    fn default() -> Self {
        Reserve {
            lefts: Vec::new(),
            worth: Vec::new(),
            alone_worth: Vec::new(),
            values: [0; RACK_ROOM],
            any: [NEVER; RACK_MAX + 1],
            alone: [NEVER; RACK_MAX + 1],
            later: Vec::new(),
            held: 0,
            blanks: 0,
            whole_key: 0,
            letter_count: 0,
            asked: Vec::new(),
        }
    }
}

impl<const N: usize> Reserve<N> {
    /// Works everything out for a rack.
    pub fn fill(&mut self, tables: &Tables, graph: &Graph<'_>, rack: &Rack, stay: &[i32], by: By) {
        self.held = rack.tiles.len();
        self.blanks = rack.counts[usize::from(BLANK)];
        self.letter_count = tables.letter_count as u8;
        self.values = [0; RACK_ROOM];
        for (to, &tile) in self.values.iter_mut().zip(&rack.tiles) {
            *to = tables.values[usize::from(tile)] as i16;
        }
        self.values.sort_unstable_by(|a, b| b.cmp(a));
        self.list(rack);
        self.whole_key = self.lefts[0].gone;
        self.asked.clear();
        self.worth.clear();
        match by {
            By::Equity => self.worth.extend_from_slice(stay),
            By::Score => self.worth.resize(stay.len(), 0),
        }
        self.any = [NEVER; RACK_MAX + 1];
        self.alone = [NEVER; RACK_MAX + 1];
        self.alone_worth.clear();
        for (left, &worth) in self.lefts.iter().zip(&self.worth) {
            let laid = self.held - usize::from(left.size);
            let spells = laid > 1 && self.spells(graph, left, 0);
            let alone = if spells { worth } else { NEVER };
            self.alone_worth.push(alone);
            self.any[laid] = self.any[laid].max(worth);
            self.alone[laid] = self.alone[laid].max(alone);
        }
        self.look_ahead(rack);
    }

    /// Every part of the rack.
    fn list(&mut self, rack: &Rack) {
        self.lefts.clear();
        self.lefts.push(Left {
            gone: 0,
            size: 0,
            blanks_gone: 0,
        });
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as u8;
            kinds &= kinds - 1;
            let count = rack.counts[usize::from(tile)];
            let before = self.lefts.len();
            let (key, blank) = if tile == BLANK {
                (0, 1)
            } else {
                (letter_key(tile), 0)
            };
            for left in &mut self.lefts {
                left.gone = left.gone.wrapping_add(key.wrapping_mul(u64::from(count)));
                left.blanks_gone += blank * count;
            }
            for copy in 1..=count {
                for at in 0..before {
                    let mut more = self.lefts[at];
                    more.size += copy;
                    more.gone = more.gone.wrapping_sub(key.wrapping_mul(u64::from(copy)));
                    more.blanks_gone -= blank * copy;
                    self.lefts.push(more);
                }
            }
        }
    }

    /// For each part, what may stay of it after more is laid: the best of each size, for plays of the rack's
    /// tiles only and for all.
    fn look_ahead(&mut self, rack: &Rack) {
        self.later.clear();
        for (at, left) in self.lefts.iter().enumerate() {
            let mut row = [[NEVER; N]; 2];
            if let Some(laid) = (self.held - usize::from(left.size)).checked_sub(1) {
                row[0][laid] = self.alone_worth[at];
                row[1][laid] = self.worth[at];
            }
            self.later.push(row);
        }
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let stride = usize::from(rack.strides[tile]);
            let block = stride * (usize::from(rack.counts[tile]) + 1);
            for chunk in self.later.chunks_exact_mut(block) {
                for at in stride..block {
                    let (before, rest) = chunk.split_at_mut(at);
                    larger(&mut rest[0], &before[at - stride]);
                }
            }
        }
        for (row, left) in self.later.iter_mut().zip(&self.lefts) {
            if let Some(laid) = (self.held - usize::from(left.size)).checked_sub(1) {
                row[0][laid] = NEVER;
                row[1][laid] = NEVER;
            }
        }
    }

    /// Whether the tiles laid may make a word together with letters of this key.
    #[inline]
    fn spells(&self, graph: &Graph<'_>, left: &Left, key: u64) -> bool {
        let key = left.gone.wrapping_add(key);
        match left.blanks_gone {
            0 => graph.may_spell(key),
            1 => (1..=self.letter_count).any(|a| graph.may_spell(key.wrapping_add(letter_key(a)))),
            _ => true, // to ask for every pair costs more than it saves
        }
    }

    /// The best that stays after laying `laid` tiles through letters of this key.
    #[inline]
    pub fn through(&self, graph: &Graph<'_>, key: u64, laid: usize) -> i32 {
        if laid == self.held && self.blanks == 0 && !self.spells(graph, &self.lefts[0], key) {
            return NEVER;
        }
        self.any[laid]
    }

    /// The letters that the only blank may stand for in a word that is else of letters with this key.
    pub fn blank_letters(&mut self, graph: &Graph<'_>, key: u64) -> u64 {
        if let Some(known) = self.asked.iter().find(|one| one.0 == key) {
            return known.1;
        }
        let mut letters = 0;
        for letter in 1..=self.letter_count {
            let fits = graph.may_spell(key.wrapping_add(letter_key(letter)));
            letters |= u64::from(fits) << letter;
        }
        self.asked.push((key, letters));
        letters
    }

    /// How many tiles a part has.
    #[inline]
    pub fn size(&self, left: usize) -> usize {
        usize::from(self.lefts[left].size)
    }
}

#[inline]
fn larger<const N: usize>(to: &mut [[i32; N]; 2], from: &[[i32; N]; 2]) {
    for (to, from) in to.iter_mut().zip(from) {
        // Written as one loop over both rows, this is compiled to a branch for each number.
        for n in 0..N {
            to[n] = to[n].max(from[n]);
        }
    }
}
