//! What a rack can do, seen before any board: what each part of it leaves and what that is worth, which parts
//! make a word by themselves, and the best that can stay. The other half of the bounds of `pick`.

use crate::anagram::letter_key;
use crate::graph::Graph;
use crate::position::Rack;
use crate::rank::By;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::BLANK;
use std::cmp::Reverse;
use std::ops::Range;

/// Lower than any sum of points and leaves.
pub(crate) const NEVER: i32 = i32::MIN / 2;

/// Room for something of each tile of a rack: a whole number of a processor's widest words.
pub(crate) const RACK_ROOM: usize = 16;
const _: () = assert!(RACK_MAX <= RACK_ROOM);

/// Parts of the rack, a bit each; of a rack with more, several share one: "among these" may be wrong, "none of
/// these" never is.
pub(crate) type Parts = u128;
/// Parts that have a bit of their own.
const PARTS: usize = Parts::BITS as usize;

/// The bit of the part with this place in the order of parts.
#[inline]
pub(crate) fn part(rank: usize) -> Parts {
    1 << (rank % PARTS)
}

/// Keys of which it is remembered what letters a blank may stand for: as many as 8 bits number.
const ASKED: usize = 256;

/// No letters have this key but none at all, beside which a blank may stand for each.
const NOTHING_ASKED: (u64, u64) = (0, !1);

/// Keys of which it is remembered what they spell: as many as 6 bits number.
const SPELLED: usize = 64;

/// What may stay when the tiles laid make a word beside letters of a key.
#[derive(Clone, Copy, Debug)]
struct Spelled {
    key: u64,
    /// How many of the parts of which n tiles are gone were asked.
    asked: [u8; RACK_MAX + 1],
    parts: Parts,
}

impl Default for Spelled {
    fn default() -> Self {
        Spelled {
            key: 0,
            asked: [0; RACK_MAX + 1],
            parts: 0,
        }
    }
}

/// A part that may stay.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Choice {
    /// Key of the letters that are gone, blanks not counted.
    pub gone: u64,
    /// Millipoints of it.
    pub worth: i32,
    /// Its index.
    pub left: u16,
    /// Blanks that are gone.
    pub blanks: u8,
}

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
    /// What is spelled beside letters of some keys, as far as it was asked.
    spelled: [Spelled; SPELLED],
    /// Points of the tiles that are gone, the highest first; 0 beyond them.
    gone: Vec<[i16; N]>,
    /// By part: its place in `choices`, which is its bit too.
    ranks: Vec<u16>,
    /// Parts, those of a size together, the most worth first.
    choices: Vec<Choice>,
    /// Where those of which n tiles are gone begin and end in `choices`.
    starts: [usize; RACK_MAX + 2],
    /// The best that stays after laying n tiles, whatever they are.
    pub any: [i32; RACK_MAX + 1],
    /// The same, of tiles that make a word by themselves.
    pub alone: [i32; RACK_MAX + 1],
    /// By part: what may stay when more of it is laid.
    below: Vec<Parts>,
    /// The rack and the measure that all this is of.
    tiles: Vec<u8>,
    by: By,
    held: usize,
    /// Blanks on the rack.
    pub blanks: u8,
    /// Key of all letters on the rack, blanks not counted.
    pub whole_key: u64,
    letter_count: u8,
    /// Some keys asked about, and the letters that a blank may stand for beside them.
    asked: [(u64, u64); ASKED],
}

impl<const N: usize> Default for Reserve<N> {
    fn default() -> Self {
        Reserve {
            lefts: Vec::new(),
            worth: Vec::new(),
            spelled: [Spelled::default(); SPELLED],
            gone: Vec::new(),
            ranks: Vec::new(),
            choices: Vec::new(),
            starts: [0; RACK_MAX + 2],
            any: [NEVER; RACK_MAX + 1],
            alone: [NEVER; RACK_MAX + 1],
            below: Vec::new(),
            tiles: Vec::new(),
            by: By::Equity,
            held: 0,
            blanks: 0,
            whole_key: 0,
            letter_count: 0,
            asked: [NOTHING_ASKED; ASKED],
        }
    }
}

impl<const N: usize> Reserve<N> {
    /// Whether everything is worked out for just this already, the tables and words being the same.
    pub fn is_of(&self, rack: &Rack, stay: &[i32], by: By) -> bool {
        self.by == by
            && self.tiles == rack.tiles
            && self.lefts.len() == stay.len()
            && (by == By::Score || self.worth == stay)
    }

    /// Works everything out for a rack.
    pub fn fill(&mut self, tables: &Tables, graph: &Graph<'_>, rack: &Rack, stay: &[i32], by: By) {
        self.tiles.clone_from(&rack.tiles);
        self.by = by;
        self.held = rack.tiles.len();
        self.blanks = rack.counts[usize::from(BLANK)];
        self.letter_count = tables.letter_count as u8;
        self.list(rack);
        self.sort_points(tables, rack);
        self.whole_key = self.lefts[0].gone;
        if self.blanks > 0 {
            self.asked.fill(NOTHING_ASKED);
        }
        self.worth.clear();
        match by {
            By::Equity => self.worth.extend_from_slice(stay),
            By::Score => self.worth.resize(stay.len(), 0),
        }
        self.any = [NEVER; RACK_MAX + 1];
        self.alone = [NEVER; RACK_MAX + 1];
        self.sort_parts();
        self.spelled.fill(Spelled::default());
        for (left, &worth) in self.lefts.iter().zip(&self.worth) {
            let laid = self.held - usize::from(left.size);
            let spells = laid > 1 && self.spells(graph, left, 0);
            self.any[laid] = self.any[laid].max(worth);
            if spells {
                self.alone[laid] = self.alone[laid].max(worth);
            }
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

    /// The points of the tiles that are gone, by part.
    fn sort_points(&mut self, tables: &Tables, rack: &Rack) {
        let whole = rack.subsets - 1;
        self.gone.clear();
        self.gone.resize(rack.subsets, [0; N]);
        let mut parts = 1;
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let points = tables.values[tile] as i16;
            let stride = parts;
            for _ in 0..rack.counts[tile] {
                for _ in 0..stride {
                    self.gone[whole - parts] = with(&self.gone[whole + stride - parts], points);
                    parts += 1;
                }
            }
        }
    }

    /// The order of parts in which they are tried.
    fn sort_parts(&mut self) {
        let mut ends = [0; RACK_MAX + 2];
        for left in &self.lefts {
            ends[self.held - usize::from(left.size) + 1] += 1;
        }
        for n in 1..ends.len() {
            ends[n] += ends[n - 1];
        }
        self.starts = ends;
        self.choices.clear();
        self.choices.resize(self.lefts.len(), Choice::default());
        for (at, (left, &worth)) in self.lefts.iter().zip(&self.worth).enumerate() {
            let end = &mut ends[self.held - usize::from(left.size)];
            self.choices[*end] = Choice {
                gone: left.gone,
                worth,
                left: at as u16,
                blanks: left.blanks_gone,
            };
            *end += 1;
        }
        for n in 0..=self.held {
            let (start, end) = (self.starts[n], self.starts[n + 1]);
            self.choices[start..end].sort_unstable_by_key(|one| Reverse(one.worth));
        }
        self.ranks.clear();
        self.ranks.resize(self.lefts.len(), 0);
        for (rank, choice) in self.choices.iter().enumerate() {
            self.ranks[usize::from(choice.left)] = rank as u16;
        }
    }

    /// For each part, what may stay of it after more is laid.
    fn look_ahead(&mut self, rack: &Rack) {
        self.below.clear();
        let own = self.ranks.iter().map(|&rank| part(usize::from(rank)));
        self.below.extend(own);
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let stride = usize::from(rack.strides[tile]);
            let block = stride * (usize::from(rack.counts[tile]) + 1);
            for chunk in self.below.chunks_exact_mut(block) {
                for at in stride..block {
                    chunk[at] |= chunk[at - stride];
                }
            }
        }
        if self.is_narrow() {
            for (below, &rank) in self.below.iter_mut().zip(&self.ranks) {
                *below &= !part(usize::from(rank));
            }
        }
    }

    /// Whether each part has a bit of its own.
    #[inline]
    pub fn is_narrow(&self) -> bool {
        self.lefts.len() <= PARTS
    }

    /// How many parts of which `laid` tiles are gone are worth so much: the first ones.
    #[inline]
    pub fn worth_at_least(&self, laid: usize, need: i32) -> usize {
        let choices = &self.choices[self.starts[laid]..self.starts[laid + 1]];
        choices.iter().take_while(|one| one.worth >= need).count()
    }

    /// Where the parts of which `laid` tiles are gone begin in the order of parts.
    #[inline]
    pub fn start(&self, laid: usize) -> usize {
        self.starts[laid]
    }

    /// The part with this place in the order of parts.
    #[inline]
    pub fn choice(&self, rank: usize) -> Choice {
        self.choices[rank]
    }

    /// Which of the parts of which `laid` tiles are gone, those at up to 64 places among them, may stay when the tiles
    /// gone make a word beside letters of this key, 0 for none; a bit each. Narrow racks have less than 64 of a size.
    #[inline]
    pub fn spelled(
        &mut self,
        graph: &Graph<'_>,
        key: u64,
        laid: usize,
        places: Range<usize>,
    ) -> u64 {
        let start = self.starts[laid];
        if !self.is_narrow() {
            return self.spelled_of(graph, key, start, places);
        }
        let known = self.known(key);
        let asked = usize::from(self.spelled[known].asked[laid]);
        if asked < places.end {
            let more = self.spelled_of(graph, key, start, asked..places.end);
            let known = &mut self.spelled[known];
            known.asked[laid] = places.end as u8;
            known.parts |= Parts::from(more) << (start + asked);
        }
        (self.spelled[known].parts >> start) as u64 & ((1 << places.end) - 1)
    }

    /// Where it is remembered what is spelled beside a key.
    #[inline]
    fn known(&mut self, key: u64) -> usize {
        let place = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as usize;
        if self.spelled[place].key != key {
            self.spelled[place] = Spelled {
                key,
                ..Spelled::default()
            };
        }
        place
    }

    /// The same, asked of the filter. Out of line: inlined into its one caller it took a tenth more instructions.
    #[inline(never)]
    fn spelled_of(&self, graph: &Graph<'_>, key: u64, start: usize, places: Range<usize>) -> u64 {
        let choices = &self.choices[start + places.start..start + places.end];
        let mut out = 0;
        for (at, choice) in choices.iter().enumerate() {
            let spelled = choice.blanks > 0 || graph.may_spell(choice.gone.wrapping_add(key));
            out |= u64::from(spelled) << at;
        }
        out
    }

    /// Points of the tiles that are gone when just this is left, the highest first.
    #[inline]
    pub fn gone(&self, left: usize) -> &[i16; N] {
        &self.gone[left]
    }

    /// Points of all tiles, the highest first.
    #[inline]
    pub fn values(&self) -> &[i16; N] {
        &self.gone[0]
    }

    /// What may stay of a part after more of it is laid.
    #[inline]
    pub fn below(&self, left: usize) -> Parts {
        self.below[left]
    }

    /// Whether the tiles laid may make a word together with letters of this key.
    #[inline]
    fn spells(&self, graph: &Graph<'_>, left: &Left, key: u64) -> bool {
        let key = left.gone.wrapping_add(key);
        left.blanks_gone > 0 || graph.may_spell(key) // to ask for every letter of a blank costs more than it saves
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
    #[inline(never)]
    pub fn blank_letters(&mut self, graph: &Graph<'_>, key: u64) -> u64 {
        let place = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as usize;
        if self.asked[place].0 == key {
            return self.asked[place].1;
        }
        let mut letters = 0;
        for letter in 1..=self.letter_count {
            let fits = graph.may_spell(key.wrapping_add(letter_key(letter)));
            letters |= u64::from(fits) << letter;
        }
        self.asked[place] = (key, letters);
        letters
    }

    /// How many tiles a part has.
    #[inline]
    pub fn size(&self, left: usize) -> usize {
        usize::from(self.lefts[left].size)
    }
}

/// Points sorted in among those of which the highest comes first; there is room behind them.
#[inline]
fn with<const N: usize>(row: &[i16; N], points: i16) -> [i16; N] {
    let mut before = [i16::MAX; N];
    before[1..].copy_from_slice(&row[..N - 1]);
    let mut out = [0; N];
    for n in 0..N {
        out[n] = row[n].max(before[n].min(points));
    }
    out
}

#[cfg(test)]
mod tests;
