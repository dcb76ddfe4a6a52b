//! The best move of a position without looking at all of them.
//!
//! Every window has a bound: what its squares can make of the best tiles, plus the best that may stay on the
//! rack. Anchors are searched in order of their bounds; the search ends when no bound reaches the best move
//! found. Inside an anchor the same bounds, and what the tiles laid so far cost the rack at least, cut
//! branches. Bounds may be too high, never too low: the answer is the first of `rank::best`, ties included.

use crate::evaluate::{exchange_record, opening_charge};
use crate::graph::Graph;
use crate::lane::Lane;
use crate::live::Live;
use crate::position::Rack;
use crate::rank::{compare, By, Question};
use crate::record::{Kind, Record};
use crate::reserve::Reserve;
use crate::tables::{Tables, RACK_MAX, SIDE_MAX};
use crate::window::{Group, Window, Windows};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use walk::{Partial, Walk};

mod blanks;
mod walk;

/// Lower than any sum of points and leaves.
const NEVER: i32 = i32::MIN / 2;

/// Memory that the search of one position leaves to the next.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    jobs: Vec<Job>,
    /// Points bound of every window of every lane, in order.
    points: Vec<i32>,
    reserve: Reserve,
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
/// `stay` is what each sub-multiset of the rack is worth when it stays, by its index. Swaps of a blank are not looked at: `question.blank_laid` and
/// `question.limit` mean nothing here.
#[allow(clippy::too_many_arguments)]
pub fn pick(
    tables: &Tables,
    graph: &Graph<'_>,
    live: &mut Live,
    rack: &Rack,
    stay: &[i32],
    question: Question,
    scratch: &mut Scratch,
) -> Option<Record> {
    live.freshen(tables);
    scratch.reserve.fill(tables, graph, rack, stay, question.by);
    let mut search = Search {
        tables,
        graph: *graph,
        live,
        rack,
        stay,
        by: question.by,
        reserve: &mut scratch.reserve,
        best: None,
        least: NEVER,
        reach: Reach::default(),
    };
    search.exchanges(question.exchange_most);
    if rack.tiles.is_empty() {
        return search.best;
    }
    let mut jobs = std::mem::take(&mut scratch.jobs);
    jobs.clear();
    scratch.points.clear();
    search.bound_all(&mut jobs, &mut scratch.points);
    let mut heap = BinaryHeap::from(jobs);
    while let Some(job) = heap.pop() {
        if job.bound < search.least {
            break;
        }
        search.anchor(job, &scratch.points);
    }
    scratch.jobs = heap.into_vec();
    search.best
}

/// For an anchor: the most that plays can still reach.
struct Reach {
    /// With exactly this left end and so many tiles laid at least.
    right: [[i32; RACK_MAX + 2]; SIDE_MAX],
    /// With this left end or one further left.
    left: [[i32; RACK_MAX + 2]; SIDE_MAX],
    /// With no more than this part of the rack left.
    parts: Vec<i32>,
}

impl Default for Reach {
    fn default() -> Self {
        Reach {
            right: [[NEVER; RACK_MAX + 2]; SIDE_MAX],
            left: [[NEVER; RACK_MAX + 2]; SIDE_MAX],
            parts: Vec::new(),
        }
    }
}

struct Search<'a> {
    tables: &'a Tables,
    graph: Graph<'a>,
    live: &'a Live,
    rack: &'a Rack,
    stay: &'a [i32],
    by: By,
    reserve: &'a mut Reserve,
    best: Option<Record>,
    /// What a move needs to be looked at: the best one's measure.
    least: i32,
    reach: Reach,
}

impl<'a> Search<'a> {
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

    fn bound_group(
        &self,
        windows: &Windows,
        group: &Group,
        dead: u32,
        points: &mut Vec<i32>,
    ) -> i32 {
        let held = self.rack.tiles.len();
        let mut most = NEVER;
        for window in &windows.all[usize::from(group.start)..usize::from(group.end)] {
            let laid = usize::from(window.laid);
            let span = (2u32 << window.right) - (1 << window.left);
            if laid > held || dead & span != 0 {
                points.push(NEVER);
                continue;
            }
            let sum = (window.fixed + dot(&window.effects, &self.reserve.values)) * 1_000;
            let leave = if window.through {
                self.reserve.through(&self.graph, window.key, laid)
            } else {
                self.reserve.alone[laid]
            };
            let bound = if leave == NEVER { NEVER } else { sum + leave };
            points.push(bound);
            most = most.max(bound);
        }
        most
    }

    /// Empty places where no tile of the rack fits.
    fn dead(&self, lane: &Lane) -> u32 {
        let held = self.reserve.fits(self.rack.subsets - 1);
        let mut out = 0;
        let mut places = lane.anchors;
        while places != 0 {
            let at = places.trailing_zeros();
            places &= places - 1;
            out |= u32::from(lane.allowed[at as usize] & held == 0) << at;
        }
        out
    }

    fn anchor(&mut self, job: Job, points: &[i32]) {
        let live = self.live;
        let (kind, lane, windows) = live.lane(usize::from(job.lane));
        let group = windows.groups[usize::from(job.group)];
        let points = &points[job.points as usize..];
        if !self.fill_reach(lane, kind, windows, &group, points) {
            return;
        }
        let mut walk = Walk {
            search: self,
            lane,
            kind,
            anchor: usize::from(group.anchor),
            limit: usize::from(group.limit),
            row: [0; SIDE_MAX],
        };
        let start = Partial {
            main: 0,
            factor: 1,
            side: 0,
            left: (walk.search.rack.subsets - 1) as u16,
            laid: 0,
        };
        let root = walk.search.graph.root();
        walk.leftwards(walk.anchor, root, start);
    }

    /// Bounds an anchor's windows part by part of the rack, and sums them up; whether any may matter.
    fn fill_reach(
        &mut self,
        lane: &Lane,
        kind: Kind,
        windows: &Windows,
        group: &Group,
        points: &[i32],
    ) -> bool {
        let all = &windows.all[usize::from(group.start)..usize::from(group.end)];
        let held = self.rack.tiles.len();
        let (first, anchor) = (usize::from(group.limit), usize::from(group.anchor));
        let first = first.max(anchor.saturating_sub(held));
        let lowest = all
            .iter()
            .map(|w| usize::from(w.left))
            .min()
            .unwrap_or(first);
        let first = first.min(lowest);
        for left in first..=anchor {
            self.reach.right[left] = [NEVER; RACK_MAX + 2];
        }
        self.reach.parts.clear();
        self.reach.parts.resize(self.rack.subsets, NEVER);
        let mut any = false;
        for (window, &bound) in all.iter().zip(points) {
            if bound < self.least {
                continue;
            }
            let most = self.bound_parts(lane, kind, window);
            any |= most > NEVER;
            let reach = &mut self.reach.right[usize::from(window.left)][usize::from(window.laid)];
            *reach = most.max(*reach);
        }
        if !any {
            return false;
        }
        self.reserve.spread(self.rack, &mut self.reach.parts);
        let mut further = [NEVER; RACK_MAX + 2];
        for left in first..=anchor {
            let row = &mut self.reach.right[left];
            for laid in (0..held).rev() {
                row[laid] = row[laid].max(row[laid + 1]);
            }
            for (sum, one) in further.iter_mut().zip(row.iter()) {
                *sum = (*sum).max(*one);
            }
            self.reach.left[left] = further;
        }
        true
    }

    /// The bound of a window over the parts of the rack that may make a word there. Parts with one blank or
    /// two are settled at once, since a walk would have to try every letter: they bound nothing.
    fn bound_parts(&mut self, lane: &Lane, kind: Kind, window: &Window) -> i32 {
        let laid = usize::from(window.laid);
        let rough = window.fixed + dot(&window.effects, &self.reserve.values);
        let memory = self.reserve.memory(window.key, laid);
        let mut most = NEVER;
        for number in 0..self.reserve.parts(laid).len() {
            let part = &self.reserve.parts(laid)[number];
            if rough * 1_000 + part.worth < self.least {
                break;
            }
            let sum = window.fixed + dot(&window.effects, &part.values);
            let reached = sum * 1_000 + part.worth;
            if reached < self.least {
                continue;
            }
            if (1..=2).contains(&part.blanks) && !self.graph.header().any_word {
                let part = *part;
                self.blanks(lane, kind, window, &part);
                continue;
            }
            let place = usize::from(part.left);
            let graph = &self.graph;
            if self
                .reserve
                .may_spell(graph, window.key, laid, number, memory)
            {
                most = most.max(reached);
                let place = &mut self.reach.parts[place];
                *place = reached.max(*place);
            }
        }
        most
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

    /// Whether plays within this bound may matter with this on the rack.
    #[inline]
    fn hopeful(&self, reach: i32, left: u16) -> bool {
        reach >= self.least && self.reach.parts[usize::from(left)] >= self.least
    }
}

/// Points of the tiles with these values on squares with these effects, both sorted: no order gives more.
#[inline]
fn dot(effects: &[i16; RACK_MAX], values: &[i16; RACK_MAX]) -> i32 {
    effects
        .iter()
        .zip(values)
        .map(|(&effect, &value)| i32::from(effect) * i32::from(value))
        .sum()
}
