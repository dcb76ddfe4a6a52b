//! The search of one anchor: from it leftwards, then across the separator rightwards, as in `generate`, but no
//! step is taken that the bounds say is in vain.

use super::Search;
use crate::graph::{Arc, SEPARATOR};
use crate::lane::{Lane, NO_CROSSING};
use crate::rank::By;
use crate::record::{Kind, Record};
use crate::tables::{RACK_MAX, SIDE_MAX};
use crate::tile::BLANK_BIT;

/// A play in the making.
#[derive(Clone, Copy)]
pub(super) struct Partial {
    pub main: i32,
    pub factor: i32,
    pub side: i32,
    /// Index of what is left on the rack.
    pub left: u16,
    pub laid: u8,
}

/// The search of one anchor.
pub(super) struct Walk<'s, 'a> {
    pub search: &'s mut Search<'a>,
    pub lane: &'a Lane,
    pub kind: Kind,
    pub anchor: usize,
    pub limit: usize,
    /// Tiles laid, by place.
    pub row: [u8; SIDE_MAX],
}

impl Walk<'_, '_> {
    /// Fills the place `at`, the anchor or left of it.
    pub fn leftwards(&mut self, at: usize, node: u32, so_far: Partial) {
        let letter = self.lane.letters[at];
        if letter != 0 {
            if let Some(arc) = self.search.graph.arc(node, letter) {
                let mut next = so_far;
                next.main += self.lane.values[at];
                self.after_left(at, arc, next);
            }
            return;
        }
        self.each_letter::<true>(at, at, node, so_far);
    }

    /// Fills the place `at`, right of the anchor, of a play from `first` on.
    fn rightwards(&mut self, first: usize, at: usize, node: u32, so_far: Partial) {
        let letter = self.lane.letters[at];
        if letter != 0 {
            if let Some(arc) = self.search.graph.arc(node, letter) {
                let mut next = so_far;
                next.main += self.lane.values[at];
                self.after_right(first, at, arc, next);
            }
            return;
        }
        self.each_letter::<false>(first, at, node, so_far);
    }

    /// Lays every tile that fits on the empty place `at`.
    fn each_letter<const LEFT: bool>(
        &mut self,
        first: usize,
        at: usize,
        node: u32,
        so_far: Partial,
    ) {
        let laid = usize::from(so_far.laid) + 1;
        let reach = if LEFT {
            self.search.reach.left[at][laid]
        } else {
            self.search.reach.right[first][laid]
        };
        if !self.search.hopeful(reach, so_far.left) {
            return;
        }
        let held = self.search.reserve.letters(so_far.left);
        let mask = self.search.graph.mask(node);
        let fitting = mask & self.lane.allowed[at];
        let letter_factor = self.lane.letter_factors[at];
        let word_factor = self.lane.word_factors[at];
        let crossing = self.lane.crossing[at];
        let place = |kind: usize, tile: u8, walk: &mut Self| {
            let search = &*walk.search;
            let left = so_far.left - search.rack.strides[kind];
            if !search.hopeful(reach, left) {
                return;
            }
            let value = search.reserve.tile_values[kind] * letter_factor;
            let arc = search
                .graph
                .arc_in(node, mask, u32::from(tile & !BLANK_BIT));
            let mut next = Partial {
                main: so_far.main + value,
                factor: so_far.factor * word_factor,
                side: so_far.side,
                left,
                laid: so_far.laid + 1,
            };
            if crossing != NO_CROSSING {
                next.side += (crossing + value) * word_factor;
            }
            walk.row[at] = tile;
            if LEFT {
                walk.after_left(at, arc, next);
            } else {
                walk.after_right(first, at, arc, next);
            }
        };
        let mut rest = fitting & held & !1;
        while rest != 0 {
            let letter = rest.trailing_zeros();
            rest &= rest - 1;
            place(letter as usize, letter as u8, self);
        }
        if held & 1 == 0 {
            return;
        }
        let left = so_far.left - self.search.rack.strides[0];
        if !self.search.hopeful(reach, left) {
            return;
        }
        let mut rest = fitting & !1;
        while rest != 0 {
            let letter = rest.trailing_zeros();
            rest &= rest - 1;
            place(0, letter as u8 | BLANK_BIT, self);
        }
    }

    #[inline]
    fn after_left(&mut self, at: usize, arc: Arc, so_far: Partial) {
        let node = arc.target();
        let laid = usize::from(so_far.laid);
        if at == 0 || self.lane.letters[at - 1] == 0 {
            if arc.accepts() && at < self.anchor && self.lane.is_free(self.anchor + 1) {
                self.found(at, self.anchor, so_far);
            }
            let next = self.anchor + 1;
            if next < self.lane.len {
                let needed = laid + usize::from(self.lane.letters[next] == 0);
                let reach = self.search.reach.right[at][needed];
                if self.search.hopeful(reach, so_far.left) {
                    if let Some(separated) = self.search.graph.arc(node, SEPARATOR) {
                        self.rightwards(at, next, separated.target(), so_far);
                    }
                }
            }
        }
        if at > self.limit {
            self.leftwards(at - 1, node, so_far);
        }
    }

    #[inline]
    fn after_right(&mut self, first: usize, at: usize, arc: Arc, so_far: Partial) {
        if arc.accepts() && self.lane.is_free(at + 1) {
            self.found(first, at, so_far);
        }
        if at + 1 < self.lane.len {
            self.rightwards(first, at + 1, arc.target(), so_far);
        }
    }

    /// A play over the places `first..=last`.
    fn found(&mut self, first: usize, last: usize, play: Partial) {
        let search = &*self.search;
        let laid = usize::from(play.laid);
        let score = play.main * play.factor + play.side + search.tables.bonus_by_count[laid] as i32;
        let roughly = match search.by {
            By::Equity => score * 1_000 + search.stay[usize::from(play.left)],
            By::Score => score * 1_000,
        };
        if roughly < search.least {
            return;
        }
        if search.live.is_empty() && laid < search.tables.first_move_min_tiles {
            return;
        }
        if laid == 1 && self.kind == Kind::Down && self.lane.crossing[self.anchor] != NO_CROSSING {
            return;
        }
        let mut record = Record {
            score,
            equity: 0,
            first: 0,
            kind: self.kind,
            count: play.laid,
            tiles: [0; RACK_MAX],
        };
        let places = (first..=last).filter(|&at| self.lane.letters[at] == 0);
        for (count, at) in places.enumerate() {
            if count == 0 {
                record.first = self.lane.square(at) as u16;
            }
            record.tiles[count] = self.row[at];
        }
        self.search.propose(record, usize::from(play.left));
    }
}
