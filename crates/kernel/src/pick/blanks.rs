//! Plays with one blank or two: word by word from the index, or letter by letter where a window is too long.

use super::Search;
use crate::anagram::{letter_key, INDEXED_MAX};
use crate::graph::Graph;
use crate::lane::{Lane, NO_CROSSING};
use crate::record::{Kind, Record};
use crate::reserve::Part;
use crate::tables::{RACK_MAX, SIDE_MAX};
use crate::tile::{in_hand, BLANK_BIT};
use crate::window::Window;

impl Search<'_> {
    /// Tries every word that a part with one or two blanks makes in a window.
    pub(super) fn blanks(&mut self, lane: &Lane, kind: Kind, window: &Window, part: &Part) {
        let mut first = self.fitting(lane, window);
        if part.blanks == 1 {
            first &= self.reserve.blank_letters(&self.graph, part, window.key);
        }
        let mut ones = first;
        while ones != 0 {
            let one = ones.trailing_zeros() as u8;
            ones &= ones - 1;
            let key = part.key.wrapping_add(window.key);
            let key = key.wrapping_add(letter_key(one));
            if part.blanks == 1 {
                self.words(lane, kind, window, part, key, [one, 0]);
                continue;
            }
            let mut twos = first & !((1 << one) - 1);
            while twos != 0 {
                let two = twos.trailing_zeros() as u8;
                twos &= twos - 1;
                let key = key.wrapping_add(letter_key(two));
                if self.graph.may_spell(key) {
                    self.words(lane, kind, window, part, key, [one, two]);
                }
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
        part: &Part,
        key: u64,
        blanks: [u8; 2],
    ) {
        let first = usize::from(window.left);
        let length = usize::from(window.right) + 1 - first;
        if length > INDEXED_MAX {
            self.trace(lane, kind, window, part, blanks);
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
                self.assign(lane, kind, window, part, tiles, blanks);
            }
        }
    }

    /// Tries the words of a window too long for the index, letter by letter from its left end.
    fn trace(&mut self, lane: &Lane, kind: Kind, window: &Window, part: &Part, blanks: [u8; 2]) {
        let mut counts = [0u8; 64];
        for &tile in &self.rack.tiles {
            counts[usize::from(tile)] += 1;
        }
        let mut stays = [0; RACK_MAX];
        let size = self.rack.subset(usize::from(part.left), &mut stays);
        for &tile in &stays[..size] {
            counts[usize::from(tile)] -= 1;
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
            self.assign(lane, kind, window, part, &mut word[..length], blanks);
        }
    }

    /// Tries every choice of which laid letters are the blanks.
    fn assign(
        &mut self,
        lane: &Lane,
        kind: Kind,
        window: &Window,
        part: &Part,
        tiles: &mut [u8],
        blanks: [u8; 2],
    ) {
        let first = usize::from(window.left);
        let Some((&blank, rest)) = blanks.split_first().filter(|(&blank, _)| blank != 0) else {
            self.settle(lane, kind, window, part, tiles);
            return;
        };
        for place in 0..tiles.len() {
            if tiles[place] == blank && lane.letters[first + place] == 0 {
                tiles[place] |= BLANK_BIT;
                self.assign(lane, kind, window, part, tiles, [rest[0], 0]);
                tiles[place] = blank;
            }
        }
    }

    /// Offers a play that fills a window with these tiles, those on the board among them.
    fn settle(&mut self, lane: &Lane, kind: Kind, window: &Window, part: &Part, tiles: &[u8]) {
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
            let value = self.reserve.tile_values[kind] * lane.letter_factors[at];
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
        self.propose(record, usize::from(part.left));
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
