//! All plays of a position, by Gordon's method: from each anchor leftwards through reversed beginnings,
//! then across the separator rightwards.
//!
//! A play is a set of (square, tile). No play is found twice: within a lane no play passes an earlier
//! anchor on its way left, and a single tile that makes words both ways belongs to the row.

use crate::graph::{Graph, SEPARATOR};
use crate::lane::{Direction, Lane, NO_CROSSING};
use crate::live::Live;
use crate::position::{Board, Rack};
use crate::record::{Kind, Record};
use crate::tables::{Tables, RACK_MAX};
use crate::tile::{BLANK, BLANK_BIT};

/// Takes the plays as they are found.
pub trait Sink {
    /// One more play.
    fn add(&mut self, play: &Found);
    /// Whether the search may stop.
    fn is_full(&self) -> bool {
        false
    }
}

/// A play as the search holds it.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Points, bonus included.
    pub score: i32,
    /// Square of the first tile laid.
    pub first: u16,
    /// Across or down.
    pub kind: Kind,
    /// Tiles laid.
    pub count: u8,
    /// Index of what stays on the rack, among the rack's sub-multisets.
    pub left: u16,
    /// The tiles laid, the first in the lowest byte.
    pub tiles: u128,
}

impl Found {
    /// The play as a record with this equity.
    #[inline]
    pub fn record(&self, equity: i32) -> Record {
        let mut tiles = [0; RACK_MAX];
        tiles.copy_from_slice(&self.tiles.to_le_bytes()[..RACK_MAX]);
        Record {
            score: self.score,
            equity,
            first: self.first,
            kind: self.kind,
            count: self.count,
            tiles,
        }
    }
}

/// How many plays, and the sum of their points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Distinct plays.
    pub plays: u64,
    /// Sum of their points.
    pub score_sum: i64,
}

impl Sink for Counted {
    #[inline]
    fn add(&mut self, play: &Found) {
        self.plays += 1;
        self.score_sum += i64::from(play.score);
    }
}

/// Full as soon as there is a play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Any(pub bool);

impl Sink for Any {
    fn add(&mut self, _: &Found) {
        self.0 = true;
    }
    fn is_full(&self) -> bool {
        self.0
    }
}

/// Sends every play of the position to `sink`.
pub fn generate<S: Sink>(
    tables: &Tables,
    graph: &Graph<'_>,
    board: &Board<'_>,
    rack: &Rack,
    sink: &mut S,
) {
    if rack.tiles.is_empty() {
        return;
    }
    let hand = Hand::new(tables, board.is_empty());
    for direction in [Direction::Across, Direction::Down] {
        let kind = match direction {
            Direction::Across => Kind::Across,
            Direction::Down => Kind::Down,
        };
        for index in 0..direction.lanes(tables) {
            let lane = Lane::new(tables, graph, board, direction, index);
            hand.lane(tables, graph, rack, kind, &lane, sink);
            if sink.is_full() {
                return;
            }
        }
    }
}

/// Sends every play on a board whose lanes are known to `sink`.
pub fn generate_on<S: Sink>(
    tables: &Tables,
    graph: &Graph<'_>,
    live: &Live,
    rack: &Rack,
    sink: &mut S,
) {
    if rack.tiles.is_empty() {
        return;
    }
    let hand = Hand::new(tables, live.is_empty());
    for (kind, lane) in live.lanes() {
        hand.lane(tables, graph, rack, kind, lane, sink);
        if sink.is_full() {
            return;
        }
    }
}

/// What does not change from lane to lane.
struct Hand {
    values: [i32; 64],
    least: usize,
}

impl Hand {
    fn new(tables: &Tables, opening: bool) -> Self {
        let mut values = [0i32; 64];
        for (to, &from) in values.iter_mut().zip(&tables.values) {
            *to = from as i32;
        }
        let least = if opening {
            tables.first_move_min_tiles
        } else {
            1
        };
        Hand { values, least }
    }

    fn lane<S: Sink>(
        &self,
        tables: &Tables,
        graph: &Graph<'_>,
        rack: &Rack,
        kind: Kind,
        lane: &Lane,
        sink: &mut S,
    ) {
        if lane.anchors == 0 {
            return;
        }
        let mut search = Search {
            graph: *graph,
            lane,
            values: &self.values,
            bonus: &tables.bonus_by_count,
            counts: rack.counts,
            strides: &rack.strides,
            mask: rack.mask,
            least: self.least,
            kind,
            anchor: 0,
            limit: 0,
            sink,
        };
        search.lane_plays(rack.subsets - 1);
    }
}

struct Search<'a, S> {
    graph: Graph<'a>,
    lane: &'a Lane,
    values: &'a [i32; 64],
    bonus: &'a [u32],
    counts: [u8; 64],
    strides: &'a [u16; 64],
    /// The kinds of tile still on the rack, a bit each.
    mask: u64,
    /// Tiles that a play must lay.
    least: usize,
    kind: Kind,
    anchor: usize,
    /// The leftmost square that a play of this anchor may reach.
    limit: usize,
    sink: &'a mut S,
}

/// A play in the making.
#[derive(Clone, Copy)]
struct Partial {
    /// Points of the main word so far, before its factor.
    main: i32,
    /// Factor of the main word.
    factor: i32,
    /// Points of the crossing words.
    side: i32,
    tiles: u128,
    left: u16,
    laid: u8,
    /// Place of the first tile laid.
    first: u8,
}

impl<S: Sink> Search<'_, S> {
    fn lane_plays(&mut self, whole: usize) {
        let mut anchors = self.lane.anchors;
        self.limit = 0;
        while anchors != 0 {
            self.anchor = anchors.trailing_zeros() as usize;
            anchors &= anchors - 1;
            let empty = Partial {
                main: 0,
                factor: 1,
                side: 0,
                tiles: 0,
                left: whole as u16,
                laid: 0,
                first: self.anchor as u8,
            };
            self.leftwards(self.anchor, self.graph.root(), &empty);
            if self.sink.is_full() {
                return;
            }
            self.limit = self.anchor + 1;
        }
    }

    /// Fills the square `at`, the anchor or left of it.
    fn leftwards(&mut self, at: usize, node: u32, so_far: &Partial) {
        let letter = self.lane.letters[at];
        if letter != 0 {
            if let Some(arc) = self.graph.arc(node, letter) {
                let mut next = *so_far;
                next.main += self.lane.values[at];
                self.after_left(at, arc, &next);
            }
            return;
        }
        self.each_letter(at, node, so_far, true);
    }

    /// Fills the square `at`, right of the anchor.
    fn rightwards(&mut self, at: usize, node: u32, so_far: &Partial) {
        let letter = self.lane.letters[at];
        if letter != 0 {
            if let Some(arc) = self.graph.arc(node, letter) {
                let mut next = *so_far;
                next.main += self.lane.values[at];
                self.after_right(at, arc, &next);
            }
            return;
        }
        self.each_letter(at, node, so_far, false);
    }

    /// Lays every tile that fits on the empty square `at`.
    #[inline]
    fn each_letter(&mut self, at: usize, node: u32, so_far: &Partial, left: bool) {
        let mask = self.graph.mask(node);
        let held = if self.mask & 1 != 0 { !1 } else { self.mask };
        let mut rest = mask & self.lane.allowed[at] & held & !1;
        while rest != 0 {
            let letter = rest.trailing_zeros();
            rest &= rest - 1;
            let arc = self.graph.arc_in(node, mask, letter);
            if self.mask >> letter & 1 != 0 {
                self.lay(at, letter as u8, letter as u8, arc, so_far, left);
            }
            if self.mask & 1 != 0 {
                self.lay(at, BLANK, letter as u8 | BLANK_BIT, arc, so_far, left);
            }
            if self.sink.is_full() {
                return;
            }
        }
    }

    #[inline]
    fn lay(
        &mut self,
        at: usize,
        kind: u8,
        tile: u8,
        arc: crate::graph::Arc,
        so_far: &Partial,
        left: bool,
    ) {
        let kind = usize::from(kind);
        let value = self.values[kind] * self.lane.letter_factors[at];
        let factor = self.lane.word_factors[at];
        let mut next = *so_far;
        next.main += value;
        next.factor *= factor;
        if self.lane.crossing[at] != NO_CROSSING {
            next.side += (self.lane.crossing[at] + value) * factor;
        }
        next.left -= self.strides[kind];
        next.laid += 1;
        self.counts[kind] -= 1;
        if self.counts[kind] == 0 {
            self.mask &= !(1 << kind);
        }
        if left {
            next.tiles = so_far.tiles << 8 | u128::from(tile);
            next.first = at as u8;
            self.after_left(at, arc, &next);
        } else {
            next.tiles = so_far.tiles | u128::from(tile) << (8 * u32::from(so_far.laid));
            self.after_right(at, arc, &next);
        }
        self.counts[kind] += 1;
        self.mask |= 1 << kind;
    }

    fn after_left(&mut self, at: usize, arc: crate::graph::Arc, so_far: &Partial) {
        let node = arc.target();
        if at == 0 || self.lane.letters[at - 1] == 0 {
            if arc.accepts() && at < self.anchor && self.lane.is_free(self.anchor + 1) {
                self.found(so_far);
            }
            if self.anchor + 1 < self.lane.len {
                if let Some(separated) = self.graph.arc(node, SEPARATOR) {
                    self.rightwards(self.anchor + 1, separated.target(), so_far);
                }
            }
        }
        if at > self.limit {
            self.leftwards(at - 1, node, so_far);
        }
    }

    fn after_right(&mut self, at: usize, arc: crate::graph::Arc, so_far: &Partial) {
        if arc.accepts() && self.lane.is_free(at + 1) {
            self.found(so_far);
        }
        if at + 1 < self.lane.len {
            self.rightwards(at + 1, arc.target(), so_far);
        }
    }

    #[inline]
    fn found(&mut self, play: &Partial) {
        let laid = usize::from(play.laid);
        if laid < self.least {
            return;
        }
        // A single tile with words both ways is the row's.
        if laid == 1 && self.kind == Kind::Down && self.lane.crossing[self.anchor] != NO_CROSSING {
            return;
        }
        self.sink.add(&Found {
            score: play.main * play.factor + play.side + self.bonus[laid] as i32,
            first: self.lane.first_square + u16::from(play.first) * self.lane.step,
            kind: self.kind,
            count: play.laid,
            left: play.left,
            tiles: play.tiles,
        });
    }
}
