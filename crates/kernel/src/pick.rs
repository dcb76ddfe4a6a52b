//! The best move of a position without looking at all of them.
//!
//! Every window has a bound: what its squares can make of the best tiles, plus the best that may stay on the
//! rack. Anchors are searched in order of their bounds; the search ends when no bound reaches the best move
//! found. Inside an anchor each part of the rack has a bound in each window, of its own points and of what it
//! leaves, and must spell something with the letters that lie there: what passes is looked up (`indexed`). The
//! rest, long words and several blanks, is left to a walk that knows what may stay in the end. Bounds may be
//! too high, never too low: the answer is the first of `rank::best`, ties included.

use crate::evaluate::{exchange_record, opening_charge};
use crate::generate::{Found, Sink};
use crate::graph::Graph;
use crate::laid::Laid;
use crate::lane::{Lane, ANY_LETTER, ROOM};
use crate::live::Live;
use crate::position::Rack;
use crate::rank::{compare, By, Question};
use crate::record::Record;
use crate::reserve::{Parts, Reserve, NEVER, RACK_ROOM};
use crate::tables::Tables;
use crate::walk::{walk, Hand, Place, Spans};
use crate::window::{Group, Window, Windows};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

mod indexed;

/// Memory that the search of one position leaves to the next.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    work: Work,
    /// For racks of up to 8 tiles, and for larger ones.
    narrow: Bounds<8>,
    wide: Bounds<RACK_ROOM>,
}

/// What a rack can do, kept for another search with the same rack, tables and words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Able(Option<Box<Reserve<8>>>);

impl Scratch {
    /// Searches with what is kept of a rack; the same again takes it back.
    pub(crate) fn exchange(&mut self, able: &mut Able) {
        let kept = able.0.get_or_insert_with(Box::default);
        std::mem::swap(kept, &mut self.narrow.reserve);
        self.narrow.kept = !self.narrow.kept;
    }
}

#[derive(Clone, Debug, Default)]
struct Work {
    jobs: Vec<Job>,
    /// Most points of every window of every lane, in order.
    points: Vec<i32>,
    spans: Spans,
}

/// What bounds are made from.
#[derive(Clone, Debug, Default)]
struct Bounds<const N: usize> {
    reserve: Box<Reserve<N>>,
    /// What the reserve holds is of these tables and words.
    kept: bool,
    reach: Reach,
}

/// What is asked, and of whom.
struct Asked<'a> {
    tables: &'a Tables,
    graph: Graph<'a>,
    live: &'a Live,
    rack: &'a Rack,
    stay: &'a [i32],
    question: Question,
    known: Option<Record>,
}

/// An anchor to search: the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Job {
    bound: i32,
    lane: u16,
    group: u16,
    /// Index of its first window's bound.
    points: u32,
}

/// The first move of the position in the order of `rank::best`; None when there is none.
///
/// `stay` is what each sub-multiset of the rack is worth when it stays, by its index. `known` is some play that can
/// be laid, with its points, if there is one to begin with: it changes nothing but the time. Swaps of a blank are
/// not looked at: `question.blank_laid` and `question.limit` mean nothing here.
#[allow(clippy::too_many_arguments)]
pub fn pick(
    tables: &Tables,
    graph: &Graph<'_>,
    live: &mut Live,
    rack: &Rack,
    stay: &[i32],
    question: Question,
    known: Option<Record>,
    scratch: &mut Scratch,
) -> Option<Record> {
    live.freshen(tables);
    let asked = Asked {
        tables,
        graph: *graph,
        live,
        rack,
        stay,
        question,
        known,
    };
    let Scratch { work, narrow, wide } = scratch;
    match (rack.tiles.len() <= 8, rack.mask & 1 != 0) {
        (true, false) => asked.pick::<8, u64, false>(narrow, work),
        (true, true) => asked.pick::<8, u64, true>(narrow, work),
        (false, false) => asked.pick::<RACK_ROOM, u128, false>(wide, work),
        (false, true) => asked.pick::<RACK_ROOM, u128, true>(wide, work),
    }
}

impl Asked<'_> {
    /// `pick` for racks of up to `N` tiles that `T` has room for, with blanks or without.
    fn pick<const N: usize, T: Laid, const BLANKS: bool>(
        &self,
        bounds: &mut Bounds<N>,
        work: &mut Work,
    ) -> Option<Record> {
        let Asked {
            tables,
            graph,
            rack,
            stay,
            question,
            ..
        } = *self;
        if !bounds.kept || !bounds.reserve.is_of(rack, stay, question.by) {
            bounds.reserve.fill(tables, &graph, rack, stay, question.by);
        }
        let mut search = Search::<N> {
            tables,
            graph,
            live: self.live,
            rack,
            stay,
            by: question.by,
            reserve: &mut bounds.reserve,
            best: None,
            least: NEVER,
            reach: &mut bounds.reach,
            indexed: rack.counts[0] <= 2 && graph.has_index(),
        };
        search.exchanges(question.exchange_most);
        if let Some(record) = self.known {
            search.propose(record, rack.left_by(&record));
        }
        if rack.tiles.is_empty() {
            return search.best;
        }
        let mut jobs = std::mem::take(&mut work.jobs);
        jobs.clear();
        work.points.clear();
        search.bound_all(&mut jobs, &mut work.points);
        let mut heap = BinaryHeap::from(jobs);
        let hand = Hand::new(tables, rack);
        while let Some(job) = heap.pop() {
            if job.bound < search.least {
                break;
            }
            search.anchor::<T, BLANKS>(job, &work.points, &hand, &mut work.spans);
        }
        work.jobs = heap.into_vec();
        search.best
    }
}

/// What may stay after the plays of an anchor that may matter, by the place where the word begins.
#[derive(Clone, Debug, Default)]
struct Reach {
    /// Words that begin just there.
    right: [Parts; ROOM],
    /// Words that begin there or further left.
    left: [Parts; ROOM],
}

struct Search<'a, const N: usize> {
    tables: &'a Tables,
    graph: Graph<'a>,
    live: &'a Live,
    rack: &'a Rack,
    stay: &'a [i32],
    by: By,
    reserve: &'a mut Reserve<N>,
    best: Option<Record>,
    /// What a move needs to be looked at: the best one's measure.
    least: i32,
    reach: &'a mut Reach,
    /// Whether plays of the whole rack come from the index of words.
    indexed: bool,
}

impl<const N: usize> Search<'_, N> {
    fn exchanges(&mut self, most: usize) {
        if most == 0 {
            return;
        }
        for given in 1..self.rack.subsets {
            let left = self.rack.subsets - 1 - given;
            let size = self.rack.tiles.len() - self.reserve.size(left);
            if size > most {
                continue;
            }
            let worth = self.stay[left];
            let measure = match self.by {
                By::Equity => worth,
                By::Score => 0,
            };
            if measure >= self.least {
                self.offer(exchange_record(self.rack, given, worth), measure);
            }
        }
    }

    /// Takes a move if it comes before the best so far.
    fn offer(&mut self, record: Record, measure: i32) {
        let better = self.best.is_none_or(|best| {
            compare(&record, &best, self.by)
                .then_with(|| record.canonical_cmp(&best, self.live.cells(), self.tables.cols))
                == Ordering::Less
        });
        if better {
            self.least = measure;
            self.best = Some(record);
        }
    }

    /// A bound for each window, and a job for each anchor that may matter.
    fn bound_all(&self, jobs: &mut Vec<Job>, points: &mut Vec<i32>) {
        let lanes = self.tables.rows + self.tables.cols;
        for index in 0..lanes {
            let (_, lane, windows) = self.live.lane(index);
            if windows.groups.is_empty() {
                continue;
            }
            let dead = self.dead(lane);
            for (number, group) in windows.groups.iter().enumerate() {
                let start = points.len();
                let mut most = NEVER;
                if dead >> group.anchor & 1 == 0 {
                    most = self.bound_group(windows, group, dead, points);
                }
                if most >= self.least && most > NEVER {
                    jobs.push(Job {
                        bound: most,
                        lane: index as u16,
                        group: number as u16,
                        points: start as u32,
                    });
                }
            }
        }
    }

    /// The most points of each of an anchor's windows, and the highest bound of them.
    #[inline]
    fn bound_group(
        &self,
        windows: &Windows,
        group: &Group,
        dead: u32,
        points: &mut Vec<i32>,
    ) -> i32 {
        let mut most = NEVER;
        let all = &windows.all[usize::from(group.start)..usize::from(group.end)];
        points.extend(all.iter().map(|window| {
            let leave = self.leave(window);
            if leave == NEVER || dead & window.span != 0 {
                return NEVER;
            }
            let sum = (window.fixed + dot(&window.effects, self.reserve.values())) * 1_000;
            most = most.max(sum + leave);
            sum
        }));
        most
    }

    /// The best that stays after a play in a window; `NEVER` where there is none.
    #[inline]
    fn leave(&self, window: &Window) -> i32 {
        let laid = usize::from(window.laid);
        if window.through {
            self.reserve.through(&self.graph, window.key, laid)
        } else {
            self.reserve.alone[laid]
        }
    }

    /// Empty places where no tile of the rack fits.
    fn dead(&self, lane: &Lane) -> u32 {
        let held = if self.rack.mask & 1 != 0 {
            ANY_LETTER
        } else {
            self.rack.mask
        };
        let mut out = 0;
        let mut places = lane.anchors;
        while places != 0 {
            let at = places.trailing_zeros();
            places &= places - 1;
            out |= u32::from(lane.allowed[at as usize] & held == 0) << at;
        }
        out
    }

    fn anchor<T: Laid, const BLANKS: bool>(
        &mut self,
        job: Job,
        points: &[i32],
        hand: &Hand,
        spans: &mut Spans,
    ) {
        let live = self.live;
        let (kind, lane, windows) = live.lane(usize::from(job.lane));
        let group = windows.groups[usize::from(job.group)];
        let points = &points[job.points as usize..];
        let all = &windows.all[usize::from(group.start)..usize::from(group.end)];
        if !self.settle_windows(lane, kind, all, &group, points) {
            return;
        }
        let least = if live.is_empty() {
            self.tables.first_move_min_tiles
        } else {
            1
        };
        let (anchor, limit) = (usize::from(group.anchor), usize::from(group.limit));
        let place = Place::new(lane, kind, anchor, limit, least);
        let (tables, graph) = (self.tables, self.graph);
        walk::<Self, T, BLANKS>(tables, &graph, hand, lane, place, spans, self);
    }

    /// Takes a play without its equity, if it is better than the best so far.
    fn propose(&mut self, mut record: Record, left: usize) {
        record.equity = record.score * 1_000 + self.stay[left];
        if self.live.is_empty() {
            record.equity -= opening_charge(self.tables, &record);
        }
        let measure = match self.by {
            By::Equity => record.equity,
            By::Score => record.score * 1_000,
        };
        if measure >= self.least {
            self.offer(record, measure);
        }
    }
}

impl<const N: usize> Sink for Search<'_, N> {
    #[inline]
    fn add(&mut self, play: &Found) {
        let left = usize::from(play.left);
        let roughly = match self.by {
            By::Equity => play.score * 1_000 + self.stay[left],
            By::Score => play.score * 1_000,
        };
        if roughly >= self.least {
            self.propose(play.record(0), left);
        }
    }

    #[inline]
    fn may_begin(&self, at: usize, left: usize) -> bool {
        self.reach.left[at & (ROOM - 1)] & self.reserve.below(left) != 0
    }

    #[inline]
    fn may_go_on(&self, first: usize, left: usize) -> bool {
        self.reach.right[first & (ROOM - 1)] & self.reserve.below(left) != 0
    }
}

/// Points of the tiles with these values on squares with these effects, both sorted: no order gives more.
// Inlined it would be taken apart, number by number.
#[inline(never)]
fn dot<const N: usize>(effects: &[i16; RACK_ROOM], values: &[i16; N]) -> i32 {
    let mut sum = 0;
    for n in 0..N {
        sum += i32::from(effects[n]) * i32::from(values[n]);
    }
    sum
}
