//! What a rack can do, seen before any board: which tiles a part of it leaves, what that costs at least,
//! and which sizes of play can make a word at all. The other half of the bounds of `pick`.

use crate::anagram::letter_key;
use crate::graph::Graph;
use crate::position::Rack;
use crate::rank::By;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::BLANK;

const NEVER: i32 = i32::MIN / 2;

/// One part of the rack that may be laid, and what then stays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// Index of what stays.
    pub left: u16,
    /// Blanks laid.
    pub blanks: u8,
    /// Millipoints of what stays, in the measure of the question.
    pub worth: i32,
    /// Key of the letters laid, blanks not counted.
    pub key: u64,
    /// Points of the tiles laid, the highest first; 0 beyond them.
    pub values: [i16; RACK_MAX],
}

/// One sub-multiset of the rack, as what is left of it.
#[derive(Clone, Copy, Debug)]
struct Left {
    /// Kinds of tile, a bit each.
    letters: u64,
    /// Key of the letters that are gone, blanks not counted.
    gone: u64,
    size: u8,
    blanks_gone: u8,
}

/// A rack's parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reserve {
    lefts: Vec<Left>,
    /// Sorted by tiles laid, then by what stays, the best first.
    parts: Vec<Part>,
    /// Where the parts of n tiles start.
    starts: [u16; RACK_MAX + 3],
    /// Points of the tiles, the highest first; 0 beyond them.
    pub values: [i16; RACK_MAX],
    /// Points by kind.
    pub tile_values: Vec<i32>,
    /// The best that stays after laying n tiles, whatever they are.
    any: [i32; RACK_MAX + 1],
    /// The same, of tiles that make a word by themselves.
    pub alone: [i32; RACK_MAX + 1],
    gone_values: Vec<[i16; RACK_MAX]>,
    held: usize,
    blanks: usize,
    letter_count: u8,
    memo: Vec<(u64, u64)>,
    spelled: Vec<Spelled>,
}

/// For windows of one key and size: which parts have been asked about, and the answers, a bit each.
#[derive(Clone, Copy, Debug)]
struct Spelled {
    window: u64,
    known: u64,
    yes: u64,
}

impl Default for Spelled {
    fn default() -> Self {
        Spelled {
            window: u64::MAX,
            known: 0,
            yes: 0,
        }
    }
}

/// Slots of the memories of keys: more than a position has windows' keys worth remembering.
const MEMO: usize = 256;
/// No key that is asked for.
const UNASKED: (u64, u64) = (u64::MAX, 0);

impl Reserve {
    /// Works everything out for a rack.
    pub fn fill(&mut self, tables: &Tables, graph: &Graph<'_>, rack: &Rack, stay: &[i32], by: By) {
        self.held = rack.tiles.len();
        self.blanks = usize::from(rack.counts[usize::from(BLANK)]);
        self.letter_count = tables.letter_count as u8;
        self.tile_values.clear();
        self.tile_values
            .extend(tables.values.iter().map(|&value| value as i32));
        self.memo.clear();
        self.memo.resize(MEMO, UNASKED);
        self.spelled.clear();
        self.spelled.resize(MEMO, Spelled::default());
        self.list(rack);
        self.list_parts(rack, stay, by);
        self.any = [NEVER; RACK_MAX + 1];
        self.alone = [NEVER; RACK_MAX + 1];
        for laid in 1..=self.held {
            let parts = self.parts(laid);
            let any = parts.first().map_or(NEVER, |part| part.worth);
            let mut alone = NEVER;
            if laid > 1 {
                let found = parts.iter().find(|part| self.spells(graph, part, 0));
                alone = found.map_or(NEVER, |part| part.worth);
            }
            self.any[laid] = any;
            self.alone[laid] = alone;
        }
    }

    /// Every part that can be laid, sorted.
    fn list_parts(&mut self, rack: &Rack, stay: &[i32], by: By) {
        self.parts.clear();
        for (index, left) in self.lefts.iter().enumerate().take(rack.subsets - 1) {
            self.parts.push(Part {
                left: index as u16,
                blanks: left.blanks_gone,
                worth: match by {
                    By::Equity => stay[index],
                    By::Score => 0,
                },
                key: left.gone,
                values: [0; RACK_MAX],
            });
        }
        self.list_values(rack);
        let lefts = &self.lefts;
        self.parts.sort_unstable_by_key(|part| {
            let left = lefts[usize::from(part.left)];
            (std::cmp::Reverse(left.size), std::cmp::Reverse(part.worth))
        });
        self.starts = [self.parts.len() as u16; RACK_MAX + 3];
        for (at, part) in self.parts.iter().enumerate().rev() {
            let laid = self.held - usize::from(self.lefts[usize::from(part.left)].size);
            self.starts[laid] = at as u16;
        }
        self.values = self.parts.last().map_or([0; RACK_MAX], |part| part.values);
    }

    /// The sorted values of every part, each from the part with one tile less.
    fn list_values(&mut self, rack: &Rack) {
        let mut kinds = rack.mask;
        let mut known = 1; // parts before this many are whole in the kinds seen so far
        let mut all = std::mem::take(&mut self.gone_values);
        all.clear();
        all.push([0i16; RACK_MAX]);
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let value = self.tile_values[tile] as i16;
            for _ in 0..rack.counts[tile] {
                for at in all.len() - known..all.len() {
                    let mut more = all[at];
                    let mut to = RACK_MAX - 1;
                    while to > 0 && more[to - 1] < value {
                        more[to] = more[to - 1];
                        to -= 1;
                    }
                    more[to] = value;
                    all.push(more);
                }
            }
            known = all.len();
        }
        // Counted by what is laid; a part's index is of what stays.
        for part in &mut self.parts {
            part.values = all[rack.subsets - 1 - usize::from(part.left)];
        }
        self.gone_values = all;
    }

    /// The parts of this many tiles, the best to stay first.
    #[inline]
    pub fn parts(&self, laid: usize) -> &[Part] {
        &self.parts[usize::from(self.starts[laid])..usize::from(self.starts[laid + 1])]
    }

    /// Every part of the rack.
    fn list(&mut self, rack: &Rack) {
        self.lefts.clear();
        self.lefts.push(Left {
            letters: 0,
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
                    more.letters |= 1 << tile;
                    more.size += copy;
                    more.gone = more.gone.wrapping_sub(key.wrapping_mul(u64::from(copy)));
                    more.blanks_gone -= blank * copy;
                    self.lefts.push(more);
                }
            }
        }
    }

    /// What may be reached with no more than a part left: at first what is reached by leaving just that.
    pub fn spread(&self, rack: &Rack, reached: &mut [i32]) {
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let stride = usize::from(rack.strides[tile]);
            let block = stride * (usize::from(rack.counts[tile]) + 1);
            for chunk in reached.chunks_exact_mut(block) {
                for at in stride..block {
                    chunk[at] = chunk[at].max(chunk[at - stride]);
                }
            }
        }
    }

    /// The letters that the only blank of a part may stand for in a word with letters of this key.
    pub fn blank_letters(&mut self, graph: &Graph<'_>, part: &Part, key: u64) -> u64 {
        let key = part.key.wrapping_add(key);
        let slot = &mut self.memo[(key >> 20) as usize % MEMO];
        if slot.0 != key {
            let mut letters = 0;
            for letter in 1..=self.letter_count {
                let fits = graph.may_spell(key.wrapping_add(letter_key(letter)));
                letters |= u64::from(fits) << letter;
            }
            *slot = (key, letters);
        }
        slot.1
    }

    /// Where the answers for windows with this key and so many tiles to lay are remembered.
    #[inline]
    pub fn memory(&mut self, key: u64, laid: usize) -> usize {
        let mixed = key ^ (laid as u64) << 40;
        let at = (mixed >> 23 ^ mixed) as usize % MEMO;
        if self.spelled[at].window != mixed {
            self.spelled[at] = Spelled {
                window: mixed,
                known: 0,
                yes: 0,
            };
        }
        at
    }

    /// Whether the part with this number among those of `laid` tiles may make a word together with letters
    /// of this key. `memory` is of the same key and number of tiles.
    #[inline]
    pub fn may_spell(
        &mut self,
        graph: &Graph<'_>,
        key: u64,
        laid: usize,
        number: usize,
        memory: usize,
    ) -> bool {
        if number >= 64 {
            return self.spells(graph, &self.parts(laid)[number], key);
        }
        let bit = 1 << number;
        if self.spelled[memory].known & bit == 0 {
            let yes = self.spells(graph, &self.parts(laid)[number], key);
            let spelled = &mut self.spelled[memory];
            spelled.known |= bit;
            spelled.yes |= if yes { bit } else { 0 };
        }
        self.spelled[memory].yes & bit != 0
    }

    /// Whether the tiles of a part may make a word together with letters of this key.
    #[inline]
    pub fn spells(&self, graph: &Graph<'_>, part: &Part, key: u64) -> bool {
        let key = part.key.wrapping_add(key);
        match part.blanks {
            0 => graph.may_spell(key),
            1 => (1..=self.letter_count).any(|a| graph.may_spell(key.wrapping_add(letter_key(a)))),
            2 => (1..=self.letter_count).any(|a| {
                let key = key.wrapping_add(letter_key(a));
                (a..=self.letter_count).any(|b| graph.may_spell(key.wrapping_add(letter_key(b))))
            }),
            _ => true,
        }
    }

    /// The best that stays after laying `laid` tiles through letters of this key.
    #[inline]
    pub fn through(&self, graph: &Graph<'_>, key: u64, laid: usize) -> i32 {
        let whole = &self.parts[self.parts.len() - 1];
        if laid == self.held && self.blanks == 0 && !self.spells(graph, whole, key) {
            return NEVER;
        }
        self.any[laid]
    }

    /// How many tiles a part has.
    #[inline]
    pub fn size(&self, left: usize) -> usize {
        usize::from(self.lefts[left].size)
    }

    /// The kinds of tile in a part, a bit each; bit 0 is a blank.
    #[inline]
    pub fn letters(&self, left: u16) -> u64 {
        self.lefts[usize::from(left)].letters
    }

    /// The letters that a part can show.
    pub fn fits(&self, left: usize) -> u64 {
        let letters = self.lefts[left].letters;
        if letters & 1 != 0 {
            !1
        } else {
            letters
        }
    }
}
