//! Plays of the whole rack: word by word from the index, or letter by letter where a window is too long for it.
//! They promise so much that a walk would look for them everywhere, and so find out at great cost, with a blank
//! above all, that there is none.

use super::Search;
use crate::anagram::{letter_key, INDEXED_MAX};
use crate::graph::Graph;
use crate::lane::{Lane, NO_CROSSING};
use crate::record::{Kind, Record};
use crate::tables::{RACK_MAX, SIDE_MAX};
use crate::tile::{in_hand, BLANK_BIT};
use crate::window::Window;

impl<const N: usize> Search<'_, N> {
    /// Tries every word that the whole rack makes in a window: of a rack with two blanks at most, by a graph
    /// with an index.
    pub(super) fn whole(&mut self, lane: &Lane, kind: Kind, window: &Window) {
        let key = self.reserve.whole_key.wrapping_add(window.key);
        let mut first = match self.reserve.blanks {
            0 => {
                if self.graph.may_spell(key) {
                    self.words(lane, kind, window, key, [0, 0]);
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
                self.words(lane, kind, window, key, [one, 0]);
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
                self.words(lane, kind, window, key, [one, two]);
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
    fn words(&mut self, lane: &Lane, kind: Kind, window: &Window, key: u64, blanks: [u8; 2]) {
        let first = usize::from(window.left);
        let length = usize::from(window.right) + 1 - first;
        if length > INDEXED_MAX {
            self.trace(lane, kind, window, blanks);
            return;
        }
        for word in self.graph.words_of(key) {
            let mut tiles = [0u8; INDEXED_MAX + 1];
            let mut count = 0;
            for (to, letter) in tiles.iter_mut().zip(word.letters()) {
                *to = letter;
                count += 1;
            }
            let tiles = &mut tiles[..count];
            // The index is not verified when a graph is opened: that it tells words, is.
            if count == length && fits(lane, first, tiles) && self.graph.contains(tiles) {
                self.assign(lane, kind, window, tiles, blanks);
            }
        }
    }

    /// Tries the words of a window too long for the index, letter by letter from its left end.
    fn trace(&mut self, lane: &Lane, kind: Kind, window: &Window, blanks: [u8; 2]) {
        let mut counts = self.rack.counts;
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
            self.assign(lane, kind, window, &mut word[..length], blanks);
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
    ) {
        let first = usize::from(window.left);
        let Some((&blank, rest)) = blanks.split_first().filter(|(&blank, _)| blank != 0) else {
            self.settle(lane, kind, window, tiles);
            return;
        };
        for place in 0..tiles.len() {
            if tiles[place] == blank && lane.letters[first + place] == 0 {
                tiles[place] |= BLANK_BIT;
                self.assign(lane, kind, window, tiles, [rest[0], 0]);
                tiles[place] = blank;
            }
        }
    }

    /// Offers a play that fills a window with these tiles, those on the board among them.
    fn settle(&mut self, lane: &Lane, kind: Kind, window: &Window, tiles: &[u8]) {
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
        self.propose(record, 0);
    }
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
