//! The walk through the graph from one anchor. Where tiles lie on its left, every play goes through them: the
//! walk begins in the forward part of the graph, after their letters. Else it goes leftwards through reversed
//! beginnings (after the letters of tiles on its right, if there are any), and across the separator rightwards.
//!
//! What a step knows goes along in registers: one number for the points so far, one for the tiles, one for the
//! part of the rack that is left. Points that do not depend on which tiles are laid are worked out once for
//! each first and last place of a word (`Spans`).

use crate::generate::{Found, Sink};
use crate::graph::{Arc, Graph};
use crate::laid::Laid;
use crate::lane::{Lane, NO_CROSSING, ROOM};
use crate::position::Rack;
use crate::record::Kind;
use crate::tables::Tables;
use crate::tile::{BLANK, BLANK_BIT};

/// A place of a lane, certainly within `ROOM`.
#[inline]
fn room(at: usize) -> usize {
    at & (ROOM - 1)
}

/// Where a step stands: what is left in the low half, tiles laid above it, the word's first place on top.
#[derive(Clone, Copy)]
struct Stand(u32);

impl Stand {
    #[inline]
    fn left(self) -> usize {
        (self.0 & 0xFFFF) as usize
    }
    #[inline]
    fn laid(self) -> u32 {
        self.0 >> 16 & 0xFF
    }
    #[inline]
    fn first(self) -> usize {
        (self.0 >> 24) as usize
    }
    #[inline]
    fn from(self, first: usize) -> Self {
        Stand(self.0 | (first as u32) << 24)
    }
}

/// What does not change from anchor to anchor.
pub(crate) struct Hand {
    /// Points by kind.
    points: [u64; 64],
    /// What laying a tile adds to a `Stand`, by kind.
    steps: [u32; 64],
    /// The kinds of tile in each part of the rack, a bit each.
    letters: Vec<u64>,
    held: usize,
}

impl Hand {
    pub(crate) fn new(tables: &Tables, rack: &Rack) -> Self {
        let mut hand = Hand {
            points: [0; 64],
            steps: [0; 64],
            letters: Vec::with_capacity(rack.subsets),
            held: rack.tiles.len(),
        };
        hand.fill(tables, rack);
        hand
    }

    fn fill(&mut self, tables: &Tables, rack: &Rack) {
        for (to, &from) in self.points.iter_mut().zip(&tables.values) {
            *to = u64::from(from);
        }
        self.letters.push(0);
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            self.steps[tile] = (1 << 16) - u32::from(rack.strides[tile]);
            let before = self.letters.len();
            for _ in 0..rack.counts[tile] {
                for at in 0..before {
                    let more = self.letters[at] | 1 << tile;
                    self.letters.push(more);
                }
            }
        }
    }
}

/// An anchor, and what its plays must do.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    kind: Kind,
    anchor: usize,
    /// The leftmost place that a play may reach.
    limit: usize,
    /// Tiles that a play must lay.
    least: u32,
    /// Whether tiles lie on its left.
    led: bool,
    /// The last place of the tiles on its right, or the anchor.
    end: usize,
}

impl Place {
    /// `limit` is past the anchor before, `least` what every play must lay.
    #[inline]
    pub(crate) fn new(lane: &Lane, kind: Kind, anchor: usize, limit: usize, least: usize) -> Self {
        // A single tile with words both ways is the row's.
        let rows = kind == Kind::Down && lane.crossing[room(anchor)] != NO_CROSSING;
        let led = anchor > limit && lane.tiles >> (anchor - 1) & 1 == 1;
        Place {
            kind,
            anchor,
            limit,
            least: (least as u32).max(if rows { 2 } else { 1 }),
            led,
            end: if led {
                anchor
            } else {
                lane.free_from(anchor + 1) - 1
            },
        }
    }
}

/// Factor of the main word, and the points that do not depend on the tiles laid, by first and last place.
#[derive(Clone, Debug)]
pub(crate) struct Spans([[(i32, i32); ROOM]; ROOM]);

impl Default for Spans {
    fn default() -> Self {
        Spans([[(0, 0); ROOM]; ROOM])
    }
}

impl Spans {
    /// Words from `first` on that reach the place `from`.
    fn fill(&mut self, tables: &Tables, lane: &Lane, held: usize, first: usize, from: usize) {
        let row = &mut self.0[room(first)];
        let (mut factor, mut side, mut board, mut laid) = (1, 0, 0, 0);
        for at in first..lane.len {
            let at = room(at);
            if lane.tiles >> at & 1 == 1 {
                board += lane.values[at];
            } else {
                laid += 1;
                if laid > held {
                    return;
                }
                factor *= lane.word_factors[at];
                if lane.crossing[at] != NO_CROSSING {
                    side += lane.crossing[at] * lane.word_factors[at];
                }
            }
            if at >= from {
                row[at] = (
                    factor,
                    factor * board + side + tables.bonus_by_count[laid] as i32,
                );
            }
        }
    }
}

/// A letter that may be laid, its arc, and the mask of the node behind.
#[derive(Clone, Copy, Debug)]
struct Way {
    mask: u64,
    arc: Arc,
    letter: u32,
}

struct Walker<'a, S> {
    graph: Graph<'a>,
    hand: &'a Hand,
    lane: &'a Lane,
    place: Place,
    spans: &'a Spans,
    sink: &'a mut S,
}

/// Sends the plays of an anchor to `sink`.
pub(crate) fn walk<S: Sink, T: Laid, const BLANKS: bool>(
    tables: &Tables,
    graph: &Graph<'_>,
    hand: &Hand,
    lane: &Lane,
    place: Place,
    spans: &mut Spans,
    sink: &mut S,
) {
    let anchor = place.anchor;
    let mut start = anchor;
    let mut node = graph.root();
    if place.led {
        while start > 0 && lane.tiles >> (start - 1) & 1 == 1 {
            start -= 1;
        }
        node = graph.forward_root();
    }
    let known = if place.led {
        graph.follow(node, lane.letters[start..anchor].iter())
    } else {
        graph.follow(node, lane.letters[anchor + 1..=place.end].iter().rev())
    };
    let Some(node) = known else {
        return;
    };
    let whole = hand.letters.len() - 1;
    let mask = graph.mask(node);
    let fit = mask & lane.allowed[room(anchor)] & fitting::<BLANKS>(hand.letters[whole]);
    if fit == 0 {
        return;
    }
    let lowest = if place.led {
        start
    } else {
        place.limit.max((anchor + 1).saturating_sub(hand.held))
    };
    for first in lowest..=start {
        spans.fill(tables, lane, hand.held, first, place.end);
    }
    let mut walker = Walker {
        graph: *graph,
        hand,
        lane,
        place,
        spans,
        sink,
    };
    let stand = Stand(whole as u32);
    if place.led {
        let stand = stand.from(start);
        walker.right::<T, BLANKS>(anchor, node, mask, fit, stand, 0, T::NONE);
    } else {
        walker.left::<T, BLANKS>(anchor, node, mask, fit, stand, 0, T::NONE);
    }
}

/// The letters that a part of the rack can show.
#[inline]
fn fitting<const BLANKS: bool>(letters: u64) -> u64 {
    if BLANKS {
        (letters | (letters & 1).wrapping_neg()) & !1
    } else {
        letters
    }
}

impl<S: Sink> Walker<'_, S> {
    /// Lays each tile that fits on the place `at`, the anchor or left of it.
    #[allow(clippy::too_many_arguments)]
    fn left<T: Laid, const BLANKS: bool>(
        &mut self,
        at: usize,
        node: u32,
        mask: u64,
        fit: u64,
        stand: Stand,
        sum: u64,
        tiles: T,
    ) {
        let effect = self.lane.effects[room(at)];
        let held = self.hand.letters[stand.left()];
        let mut rest = fit;
        let mut way = self.first_way(node, mask, rest);
        while rest != 0 {
            rest &= rest - 1;
            // Asked for before this one is entered, so that the processor need not wait for it afterwards.
            let next = self.first_way(node, mask, rest);
            let letter = way.letter;
            let mut lay = |kind: usize, tile: u8| {
                let stand = Stand(stand.0.wrapping_add(self.hand.steps[kind & 63]));
                let sum = sum + self.hand.points[kind & 63] * effect;
                self.on_left::<T, BLANKS>(at, way, stand, sum, tiles.after(tile));
            };
            if !BLANKS || held >> letter & 1 == 1 {
                lay(letter as usize, letter as u8);
            }
            if BLANKS && held & 1 == 1 {
                lay(usize::from(BLANK), letter as u8 | BLANK_BIT);
            }
            if self.sink.is_full() {
                return;
            }
            way = next;
        }
    }

    /// The way of the first of these letters of a node with this mask; of none, one that means nothing.
    #[inline]
    fn first_way(&self, node: u32, mask: u64, letters: u64) -> Way {
        let letter = letters.trailing_zeros() & 63;
        let arc = self.graph.arc_at(node, mask, letter);
        Way {
            mask: self.graph.mask(arc.target()),
            arc,
            letter,
        }
    }

    #[inline]
    fn on_left<T: Laid, const BLANKS: bool>(
        &mut self,
        at: usize,
        way: Way,
        stand: Stand,
        sum: u64,
        tiles: T,
    ) {
        let end = self.place.end;
        if way.arc.accepts() && at < end {
            self.found(end, stand.from(at), sum, tiles);
        }
        let (node, mask) = (way.arc.target(), way.mask);
        let fits = fitting::<BLANKS>(self.hand.letters[stand.left()]);
        if fits == 0 {
            return;
        }
        let next = end + 1;
        if mask & 1 == 1 && next < self.lane.len && self.sink.may_go_on(at, stand.left()) {
            let node = self.graph.arc_in(node, mask, 0).target();
            let mask = self.graph.mask(node);
            let fit = mask & self.lane.allowed[room(next)] & fits;
            if fit != 0 {
                self.right::<T, BLANKS>(next, node, mask, fit, stand.from(at), sum, tiles);
            }
        }
        if at > self.place.limit {
            let fit = mask & self.lane.allowed[room(at - 1)] & fits;
            if fit != 0 && self.sink.may_begin(at - 1, stand.left()) {
                self.left::<T, BLANKS>(at - 1, node, mask, fit, stand, sum, tiles);
            }
        }
    }

    /// Lays each tile that fits on the empty place `at`, right of the word's beginning.
    #[allow(clippy::too_many_arguments)]
    fn right<T: Laid, const BLANKS: bool>(
        &mut self,
        at: usize,
        node: u32,
        mask: u64,
        fit: u64,
        stand: Stand,
        sum: u64,
        tiles: T,
    ) {
        let effect = self.lane.effects[room(at)];
        let held = self.hand.letters[stand.left()];
        let next = self.lane.free_from(at + 1);
        let mut rest = fit;
        while rest != 0 {
            let letter = rest.trailing_zeros();
            rest &= rest - 1;
            let mut arc = self.graph.arc_in(node, mask, letter);
            if next > at + 1 {
                match self.through(arc, at + 1, next) {
                    Some(last) => arc = last,
                    None => continue,
                }
            }
            let mut lay = |kind: usize, tile: u8| {
                let laid = tiles.then(tile, stand.laid());
                let stand = Stand(stand.0.wrapping_add(self.hand.steps[kind & 63]));
                let sum = sum + self.hand.points[kind & 63] * effect;
                self.on_right::<T, BLANKS>(next, arc, stand, sum, laid);
            };
            if !BLANKS || held >> letter & 1 == 1 {
                lay(letter as usize, letter as u8);
            }
            if BLANKS && held & 1 == 1 {
                lay(usize::from(BLANK), letter as u8 | BLANK_BIT);
            }
            if self.sink.is_full() {
                return;
            }
        }
    }

    /// The last arc of the tiles from `at` up to `next`.
    #[inline(never)]
    fn through(&self, arc: Arc, at: usize, next: usize) -> Option<Arc> {
        let mut arc = arc;
        for place in at..next {
            arc = self
                .graph
                .arc(arc.target(), self.lane.letters[room(place)])?;
        }
        Some(arc)
    }

    #[inline]
    fn on_right<T: Laid, const BLANKS: bool>(
        &mut self,
        next: usize,
        arc: Arc,
        stand: Stand,
        sum: u64,
        tiles: T,
    ) {
        if arc.accepts() {
            self.found(next - 1, stand, sum, tiles);
        }
        if next >= self.lane.len {
            return;
        }
        let node = arc.target();
        let mask = self.graph.mask(node);
        let fits = fitting::<BLANKS>(self.hand.letters[stand.left()]);
        let fit = mask & self.lane.allowed[room(next)] & fits;
        if fit != 0 && self.sink.may_go_on(stand.first(), stand.left()) {
            self.right::<T, BLANKS>(next, node, mask, fit, stand, sum, tiles);
        }
    }

    /// A play whose word ends at `last`.
    #[inline]
    fn found<T: Laid>(&mut self, last: usize, stand: Stand, sum: u64, tiles: T) {
        let laid = stand.laid();
        if laid < self.place.least {
            return;
        }
        let first = stand.first();
        let (factor, fixed) = self.spans.0[room(first)][room(last)];
        let lane = self.lane;
        let square = if self.place.led {
            self.place.anchor
        } else {
            first
        };
        self.sink.add(&Found {
            score: sum as i32 * factor + (sum >> 32) as i32 + fixed,
            first: lane.first_square + square as u16 * lane.step,
            kind: self.place.kind,
            count: laid as u8,
            left: stand.left() as u16,
            tiles: tiles.wide(),
        });
    }
}
