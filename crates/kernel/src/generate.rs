//! All plays of a position, by Gordon's method on anchors: `walk` goes through one of them.
//!
//! A play is a set of (square, tile). No play is found twice: within a lane no play passes an earlier
//! anchor on its way left, and a single tile that makes words both ways belongs to the row.

use crate::graph::Graph;
use crate::laid::Laid;
use crate::lane::{Direction, Lane};
use crate::live::Live;
use crate::position::{Board, Rack};
use crate::record::{Kind, Record};
use crate::tables::{Tables, RACK_MAX};
use crate::walk::{walk, Hand, Place, Spans};
use std::borrow::Borrow;

/// Takes the plays as they are found.
pub trait Sink {
    /// One more play.
    fn add(&mut self, play: &Found);
    /// Whether the search may stop.
    fn is_full(&self) -> bool {
        false
    }
    /// Whether plays may matter that begin at the place `at` of the lane or left of it, when just this is left on
    /// the rack and more of it is laid.
    #[inline]
    fn may_begin(&self, _at: usize, _left: usize) -> bool {
        true
    }
    /// The same of plays whose word begins at `first`.
    #[inline]
    fn may_go_on(&self, _first: usize, _left: usize) -> bool {
        true
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
    let directions = [
        (Kind::Across, Direction::Across),
        (Kind::Down, Direction::Down),
    ];
    let lanes = directions.into_iter().flat_map(|(kind, direction)| {
        (0..direction.lanes(tables)).map(move |index| {
            let lane = Lane::new(tables, graph, board, direction, index);
            (kind, lane)
        })
    });
    over(tables, graph, board.is_empty(), rack, lanes, sink);
}

/// Sends every play on a board whose lanes are known to `sink`.
pub fn generate_on<S: Sink>(
    tables: &Tables,
    graph: &Graph<'_>,
    live: &Live,
    rack: &Rack,
    sink: &mut S,
) {
    over(tables, graph, live.is_empty(), rack, live.lanes(), sink);
}

/// Walks through these lanes: by what the rack needs, with the narrowest code for it.
fn over<S: Sink, L: Borrow<Lane>>(
    tables: &Tables,
    graph: &Graph<'_>,
    opening: bool,
    rack: &Rack,
    lanes: impl Iterator<Item = (Kind, L)>,
    sink: &mut S,
) {
    if rack.tiles.is_empty() {
        return;
    }
    let hand = Hand::new(tables, rack);
    let least = if opening {
        tables.first_move_min_tiles
    } else {
        1
    };
    let narrow = rack.tiles.len() <= 8;
    let blanks = rack.mask & 1 != 0;
    match (narrow, blanks) {
        (true, false) => through::<S, L, u64, false>(tables, graph, &hand, least, lanes, sink),
        (true, true) => through::<S, L, u64, true>(tables, graph, &hand, least, lanes, sink),
        (false, false) => through::<S, L, u128, false>(tables, graph, &hand, least, lanes, sink),
        (false, true) => through::<S, L, u128, true>(tables, graph, &hand, least, lanes, sink),
    }
}

fn through<S: Sink, L: Borrow<Lane>, T: Laid, const BLANKS: bool>(
    tables: &Tables,
    graph: &Graph<'_>,
    hand: &Hand,
    least: usize,
    lanes: impl Iterator<Item = (Kind, L)>,
    sink: &mut S,
) {
    let mut spans = Spans::default();
    for (kind, lane) in lanes {
        let lane = lane.borrow();
        let mut anchors = lane.anchors;
        let mut limit = 0;
        while anchors != 0 {
            let anchor = anchors.trailing_zeros() as usize;
            anchors &= anchors - 1;
            let place = Place::new(lane, kind, anchor, limit, least);
            limit = anchor + 1;
            walk::<S, T, BLANKS>(tables, graph, hand, lane, place, &mut spans, sink);
            if sink.is_full() {
                return;
            }
        }
    }
}
