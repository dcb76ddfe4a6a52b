//! Plays from the index of words: part by part of the rack in each window, or letter by letter where the whole
//! rack makes a word too long for it. The filter of words, and bounds, leave few parts to look up. A walk would
//! look for what they promise everywhere, and so find out at great cost, with a blank above all, that it is none.

use super::{dot, Search};
use crate::anagram::{letter_key, Packed, INDEXED_MAX};
use crate::graph::Graph;
use crate::lane::{Lane, NO_CROSSING, ROOM};
use crate::record::{Kind, Record};
use crate::reserve::{part, Choice, Parts, NEVER};
use crate::tables::{RACK_MAX, SIDE_MAX};
use crate::tile::{in_hand, BLANK_BIT};
use crate::window::{Group, Window};

impl<const N: usize> Search<'_, N> {
    /// Tries the plays in an anchor's windows that the index knows, and finds what may stay after those that a walk
    /// is to find; whether there are any.
    pub(super) fn settle_windows(
        &mut self,
        lane: &Lane,
        kind: Kind,
        all: &[Window],
        group: &Group,
        points: &[i32],
    ) -> bool {
        let (anchor, mut first) = (usize::from(group.anchor), ROOM);
        for (window, &points) in all.iter().zip(points) {
            let most = points + self.reserve.any[usize::from(window.laid)];
            if points == NEVER || most < self.least {
                continue;
            }
            let walked = self.settle_window(lane, kind, window, points);
            if walked != 0 {
                if first == ROOM {
                    first = usize::from(group.limit).min(usize::from(all[0].left));
                    self.reach.right[first..=anchor].fill(0);
                }
                self.reach.right[usize::from(window.left)] |= walked;
            }
        }
        if first == ROOM {
            return false;
        }
        let mut further = 0;
        for left in first..=anchor {
            further |= self.reach.right[left];
            self.reach.left[left] = further;
        }
        true
    }

    /// The same of a window with at most so many points.
    fn settle_window(&mut self, lane: &Lane, kind: Kind, window: &Window, points: i32) -> Parts {
        let laid = usize::from(window.laid);
        if self.indexed && laid == self.rack.tiles.len() {
            self.whole(lane, kind, window);
            return 0;
        }
        let count = self.reserve.worth_at_least(laid, self.least - points);
        let graph = self.graph;
        let key = if window.through { window.key } else { 0 };
        let start = self.reserve.start(laid);
        let (mut walked, mut done) = (0, 0);
        while done < count {
            let places = done..count.min(done + 64);
            let mut spelled = self.reserve.spelled(&graph, key, laid, places);
            while spelled != 0 {
                let rank = start + done + spelled.trailing_zeros() as usize;
                spelled &= spelled - 1;
                let choice = self.reserve.choice(rank);
                if self.reaches(window, choice) && !self.try_part(lane, kind, window, choice) {
                    walked |= part(rank);
                }
            }
            done += 64;
        }
        walked
    }

    /// Tries the plays of a window after which just this stays, if the index knows them; whether it does.
    fn try_part(&mut self, lane: &Lane, kind: Kind, window: &Window, choice: Choice) -> bool {
        let Choice {
            gone, left, blanks, ..
        } = choice;
        let left = usize::from(left);
        if !self.indexed || blanks > 1 || window.length() > INDEXED_MAX {
            return false;
        }
        let key = gone.wrapping_add(window.key);
        if blanks == 0 {
            self.words(lane, kind, window, key, [0, 0], left);
            return true;
        }
        let graph = self.graph;
        let mut letters = self.reserve.blank_letters(&graph, key);
        if letters != 0 {
            letters &= self.fitting(lane, window);
        }
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            let key = key.wrapping_add(letter_key(letter));
            self.words(lane, kind, window, key, [letter, 0], left);
        }
        true
    }

    /// Whether a play in a window may matter after which this stays.
    #[inline]
    fn reaches(&self, window: &Window, choice: Choice) -> bool {
        let values = self.reserve.gone(usize::from(choice.left));
        let points = (window.fixed + dot(&window.effects, values)) * 1_000;
        points + choice.worth >= self.least
    }

    /// Tries every word that the whole rack makes in a window: of a rack with two blanks at most, by a graph
    /// with an index.
    fn whole(&mut self, lane: &Lane, kind: Kind, window: &Window) {
        let key = self.reserve.whole_key.wrapping_add(window.key);
        let mut first = match self.reserve.blanks {
            0 => {
                if self.graph.may_spell(key) {
                    self.words(lane, kind, window, key, [0, 0], 0);
                }
                return;
            }
            1 => self.reserve.blank_letters(&self.graph, key),
            _ => !1,
        };
        let fitting = self.fitting(lane, window);
        first &= fitting;
        while first != 0 {
            let one = first.trailing_zeros() as u8;
            let key = key.wrapping_add(letter_key(one));
            if self.reserve.blanks == 1 {
                self.words(lane, kind, window, key, [one, 0], 0);
            } else {
                self.second(lane, kind, window, key, one, first);
            }
            first &= first - 1;
        }
    }

    /// Tries the words with the first blank known, the second among `twos`.
    fn second(&mut self, lane: &Lane, kind: Kind, window: &Window, key: u64, one: u8, twos: u64) {
        let mut twos = twos;
        while twos != 0 {
            let two = twos.trailing_zeros() as u8;
            twos &= twos - 1;
            let key = key.wrapping_add(letter_key(two));
            if self.graph.may_spell(key) {
                self.words(lane, kind, window, key, [one, two], 0);
            }
        }
    }

    /// The letters that fit on any empty square of a window.
    fn fitting(&self, lane: &Lane, window: &Window) -> u64 {
        let mut out = 0;
        for at in usize::from(window.left)..=usize::from(window.right) {
            if lane.letters[at] == 0 {
                out |= lane.allowed[at];
            }
        }
        out & ((2 << self.tables.letter_count) - 2)
    }

    /// Tries the words of a key: the blanks are these letters (0: no second blank).
    fn words(
        &mut self,
        lane: &Lane,
        kind: Kind,
        window: &Window,
        key: u64,
        blanks: [u8; 2],
        left: usize,
    ) {
        let first = usize::from(window.left);
        let length = window.length();
        if length > INDEXED_MAX {
            self.trace(lane, kind, window, blanks, left);
            return;
        }
        let pattern = pattern(lane, first, length);
        for word in self.graph.bucket_of(key) {
            if word.is_like(pattern, length) {
                self.word(lane, kind, window, (key, word), blanks, left);
            }
        }
    }

    /// Tries a word that agrees with the letters that lie, if it is of this key.
    #[inline(never)]
    fn word(
        &mut self,
        lane: &Lane,
        kind: Kind,
        window: &Window,
        (key, word): (u64, Packed),
        blanks: [u8; 2],
        left: usize,
    ) {
        let mut tiles = [0u8; INDEXED_MAX];
        let tiles = &mut tiles[..window.length()];
        if word.fill(tiles) == key
            && fits(lane, usize::from(window.left), tiles)
            // The index is not verified when a graph is opened: that it tells words, is.
            && self.graph.contains(tiles)
        {
            self.assign(lane, kind, window, tiles, blanks, left);
        }
    }

    /// Tries the words of a window too long for the index, letter by letter from its left end.
    #[inline(never)]
    fn trace(&mut self, lane: &Lane, kind: Kind, window: &Window, blanks: [u8; 2], left: usize) {
        let mut counts = [0; 64];
        let mut gone = [0; RACK_MAX];
        let count = self.rack.subset(self.rack.subsets - 1 - left, &mut gone);
        for &tile in &gone[..count] {
            counts[usize::from(tile)] += 1;
        }
        counts[0] = 0;
        for blank in blanks.into_iter().filter(|&blank| blank != 0) {
            counts[usize::from(blank)] += 1;
        }
        let mut tiles = [0; SIDE_MAX];
        let length = usize::from(window.right - window.left) + 1;
        let mut whole: Vec<[u8; SIDE_MAX]> = Vec::new();
        let root = self.graph.forward_root();
        let first = usize::from(window.left);
        let lane_part = (lane, first, length);
        trace_from(
            &self.graph,
            lane_part,
            root,
            0,
            &mut counts,
            &mut tiles,
            &mut whole,
        );
        for mut word in whole {
            self.assign(lane, kind, window, &mut word[..length], blanks, left);
        }
    }

    /// Tries every choice of which laid letters are the blanks.
    fn assign(
        &mut self,
        lane: &Lane,
        kind: Kind,
        window: &Window,
        tiles: &mut [u8],
        blanks: [u8; 2],
        left: usize,
    ) {
        let first = usize::from(window.left);
        let Some((&blank, rest)) = blanks.split_first().filter(|(&blank, _)| blank != 0) else {
            self.settle(lane, kind, window, tiles, left);
            return;
        };
        for place in 0..tiles.len() {
            if tiles[place] == blank && lane.letters[first + place] == 0 {
                tiles[place] |= BLANK_BIT;
                self.assign(lane, kind, window, tiles, [rest[0], 0], left);
                tiles[place] = blank;
            }
        }
    }

    /// Offers a play that fills a window with these tiles, those on the board among them.
    fn settle(&mut self, lane: &Lane, kind: Kind, window: &Window, tiles: &[u8], left: usize) {
        let first = usize::from(window.left);
        let (mut main, mut factor, mut side, mut count) = (0, 1, 0, 0);
        let mut record = Record {
            score: 0,
            equity: 0,
            first: 0,
            kind,
            count: window.laid,
            tiles: [0; RACK_MAX],
        };
        for (place, &tile) in tiles.iter().enumerate() {
            let at = first + place;
            if lane.letters[at] != 0 {
                main += lane.values[at];
                continue;
            }
            let kind = usize::from(in_hand(tile));
            let value = self.tables.values[kind] as i32 * lane.letter_factors[at];
            main += value;
            factor *= lane.word_factors[at];
            if lane.crossing[at] != NO_CROSSING {
                side += (lane.crossing[at] + value) * lane.word_factors[at];
            }
            if count == 0 {
                record.first = lane.square(at) as u16;
            }
            record.tiles[count] = tile;
            count += 1;
        }
        record.score = main * factor + side + self.tables.bonus_by_count[count] as i32;
        self.propose(record, left);
    }
}

/// The letters that lie on so many places from `first` on, packed, and all bits of each.
#[inline]
fn pattern(lane: &Lane, first: usize, length: usize) -> (u64, u64) {
    let mut tiles = lane.tiles >> first & ((1 << length) - 1);
    let (mut letters, mut bits) = (0, 0);
    while tiles != 0 {
        let at = tiles.trailing_zeros() as usize;
        tiles &= tiles - 1;
        letters |= u64::from(lane.letters[first + at]) << (6 * at);
        bits |= 63 << (6 * at);
    }
    (letters, bits)
}

/// Whether these letters agree with the tiles and the crossing words of a lane from `first` on.
#[inline]
fn fits(lane: &Lane, first: usize, tiles: &[u8]) -> bool {
    tiles.iter().enumerate().all(|(place, &letter)| {
        let lies = lane.letters[first + place];
        if lies == 0 {
            lane.allowed[first + place] >> letter & 1 == 1
        } else {
            lies == letter
        }
    })
}

/// Collects the words that fill `length` places of a lane from `first` on with just these letters.
fn trace_from(
    graph: &Graph<'_>,
    (lane, first, length): (&Lane, usize, usize),
    node: u32,
    depth: usize,
    counts: &mut [u8; 64],
    tiles: &mut [u8; SIDE_MAX],
    out: &mut Vec<[u8; SIDE_MAX]>,
) {
    let at = first + depth;
    let lies = lane.letters[at];
    let mask = graph.mask(node);
    let mut rest = if lies != 0 {
        mask & 1 << lies
    } else {
        mask & lane.allowed[at]
    };
    while rest != 0 {
        let letter = rest.trailing_zeros();
        rest &= rest - 1;
        if lies == 0 && counts[letter as usize] == 0 {
            continue;
        }
        let arc = graph.arc_in(node, mask, letter);
        tiles[depth] = letter as u8;
        if depth + 1 == length {
            if arc.accepts() {
                out.push(*tiles);
            }
            continue;
        }
        counts[letter as usize] -= u8::from(lies == 0);
        trace_from(
            graph,
            (lane, first, length),
            arc.target(),
            depth + 1,
            counts,
            tiles,
            out,
        );
        counts[letter as usize] += u8::from(lies == 0);
    }
}
