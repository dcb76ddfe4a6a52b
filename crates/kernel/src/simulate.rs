//! Candidates compared by games played on: hidden tiles dealt at random, or in every way where they are few.
//!
//! Every candidate meets the same deals (common random numbers), so that what counts is the difference
//! within a deal. Deals come in rounds; after each, candidates that are hopeless against the best one are
//! dropped. A deal's number fixes all its chance, and sums are made in the order of numbers: the same seed
//! gives the same report for any number of threads, unless a clock ends the search.

use crate::endgame::{solve, Budget};
use crate::game::{Setting, State, Step};
use crate::mover::{Mover, Reply};
use crate::rank::By;
use crate::record::Kind;
use crate::seen::{can_take, return_tiles, Deal, Deals, Seen};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

/// Deals in a round.
const ROUND: usize = 16;
/// Deals of one candidate that a thread takes at a time.
const TAKEN: usize = 4;
/// Deals before the first candidate is dropped.
pub const DEALS_UNDROPPED: usize = 2 * ROUND;
/// Standard errors that a candidate must lie behind the best one to be dropped.
const HOPELESS: f64 = 2.8;
/// The final spread of two greedy players from a position with u tiles unseen has a standard deviation of
/// about this many points times the root of u.
const SPREAD_PER_ROOT: f64 = 11.0;
/// What a point of spread weighs against a whole game won: it decides where the game is decided anyhow.
const POINT_WEIGHT: f64 = 0.000_5;
/// Turns of a game that is played to its end.
const TURNS_MAX: usize = 60;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Turns played after the candidate for each seat but one, doubled: 2 is a reply and an own move.
    pub plies: usize,
    /// Deals at most.
    pub deals: usize,
    /// All deals are looked at when no more than so many differ, else every bag when no more than so many
    /// do, each in an order by chance (two seats only).
    pub all_deals: usize,
    /// Positions of an exact end game in each deal; 0: greedy play.
    pub endgame_nodes: u64,
    /// Threads.
    pub threads: usize,
    /// Fixes all chance.
    pub seed: u64,
    /// Positions, clock, stop.
    pub budget: Budget<'a>,
}

/// What a candidate came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// Mean spread against the best other seat, in points.
    pub spread: f64,
    /// Its standard error.
    pub error: f64,
    /// Estimated share of games won, 0 to 1.
    pub win: f64,
    /// Deals seen.
    pub deals: usize,
    /// Not dropped as hopeless.
    pub alive: bool,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// In the order of the candidates.
    pub outlooks: Vec<Outlook>,
    /// Candidates, the best first.
    pub order: Vec<usize>,
    /// Deals that all candidates alive have seen.
    pub deals: usize,
    /// Every rack that the other may hold was seen: the figures of moves that draw the whole bag are exact.
    pub all_deals: bool,
    /// Positions whose plays were generated.
    pub nodes: u64,
}

/// One game played on.
#[derive(Clone, Copy, Debug, Default)]
struct Sample {
    weight: f64,
    spread: f64,
    win: f64,
    nodes: u64,
}

impl Sample {
    fn utility(&self) -> f64 {
        self.win + POINT_WEIGHT * self.spread
    }
}

/// Compares candidates; None is a pass. Panics on a candidate that cannot be taken (`can_take`).
pub fn simulate(
    setting: &Setting<'_>,
    seen: &Seen,
    candidates: &[Option<Step>],
    plan: &Plan<'_>,
) -> Report {
    simulate_telling(setting, seen, candidates, plan, &|_| ())
}

/// The same; `tell` hears after each round how many deals are done.
pub fn simulate_telling(
    setting: &Setting<'_>,
    seen: &Seen,
    candidates: &[Option<Step>],
    plan: &Plan<'_>,
    tell: &dyn Fn(usize),
) -> Report {
    for step in candidates.iter().flatten() {
        assert!(
            can_take(setting, &seen.state, step),
            "no such move: {step:?}"
        );
    }
    let deals = Deals::new(seen, plan.seed, plan.all_deals.min(plan.deals));
    let most = deals.count().unwrap_or(usize::MAX).min(plan.deals);
    let work = Work::new(setting, seen, candidates, plan);
    let mut hands: Vec<Hand> = (0..plan.threads.max(1)).map(|_| Hand::default()).collect();
    let mut samples: Vec<Vec<Sample>> = vec![Vec::new(); candidates.len()];
    let mut alive: Vec<usize> = (0..candidates.len()).collect();
    let (mut done, mut nodes) = (0, 0);
    while done < most && !(alive.len() < 2 && done > 0) && !plan.budget.is_over(nodes) {
        let round: Vec<Deal> = (done..most.min(done + ROUND))
            .map(|at| deals.deal(at))
            .collect();
        let Some(found) = work.round(&round, &alive, &mut hands) else {
            break; // a round that was interrupted does not count
        };
        for (&candidate, of_candidate) in alive.iter().zip(found) {
            nodes += of_candidate.iter().map(|sample| sample.nodes).sum::<u64>();
            samples[candidate].extend(of_candidate);
        }
        done += round.len();
        tell(done);
        if done >= DEALS_UNDROPPED {
            drop_hopeless(&samples, &mut alive);
        }
    }
    report(&samples, &alive, done, deals.count() == Some(done), nodes)
}

/// The board after a candidate, ready to play on from.
struct Start<'a> {
    step: &'a Option<Step>,
    mover: Mover,
}

/// What a thread plays with: a board that goes back to a candidate's start after each deal.
#[derive(Default)]
struct Hand {
    mover: Option<(usize, Mover)>,
    /// What is known of replies in the deals of a round, by number: it may hold after other candidates too.
    replies: [Reply; ROUND],
}

impl Hand {
    /// The board after candidate number `at`, and the reply found in deal number `number`.
    fn at(&mut self, at: usize, start: &Start<'_>, number: usize) -> (&mut Mover, &mut Reply) {
        let (of, mover) = self.mover.get_or_insert_with(|| (at, start.mover.copy()));
        if *of == at {
            mover.go_back(&start.mover);
        } else {
            (*of, *mover) = (at, start.mover.copy());
        }
        (mover, &mut self.replies[number])
    }
}

struct Work<'a> {
    setting: &'a Setting<'a>,
    plan: &'a Plan<'a>,
    /// The board before any candidate.
    now: Mover,
    /// By candidate.
    starts: Vec<Start<'a>>,
}

impl<'a> Work<'a> {
    fn new(
        setting: &'a Setting<'a>,
        seen: &Seen,
        candidates: &'a [Option<Step>],
        plan: &'a Plan<'a>,
    ) -> Self {
        let now = Mover::new(setting, &seen.state.cells);
        let start = |step: &'a Option<Step>| {
            let mut mover = now.copy();
            if let Some(step) = step {
                mover.follow(setting, step);
            }
            mover.prepare(setting);
            Start { step, mover }
        };
        let starts = candidates.iter().map(start).collect();
        Work {
            setting,
            plan,
            now,
            starts,
        }
    }

    /// The samples of these deals, by candidate alive; None when it was interrupted.
    fn round(
        &self,
        deals: &[Deal],
        alive: &[usize],
        hands: &mut [Hand],
    ) -> Option<Vec<Vec<Sample>>> {
        let chunks = deals.chunks(TAKEN).len();
        let next = AtomicUsize::new(0);
        let out = Mutex::new(vec![Vec::new(); alive.len() * chunks]);
        let worker = |hand: &mut Hand| loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= alive.len() * chunks || self.interrupted() {
                return;
            }
            let (candidate, first) = (alive[at / chunks], at % chunks * TAKEN);
            let chunk = &deals[first..deals.len().min(first + TAKEN)];
            let found = chunk
                .iter()
                .zip(first..)
                .map_while(|(deal, number)| self.sample(deal, number, candidate, hand))
                .collect();
            out.lock().unwrap_or_else(|broken| broken.into_inner())[at] = found;
        };
        if let Some((own, others)) = hands.split_first_mut() {
            std::thread::scope(|scope| {
                for hand in others {
                    let worker = &worker;
                    scope.spawn(move || worker(hand));
                }
                worker(own);
            });
        }
        let out: Vec<Vec<Sample>> = out
            .into_inner()
            .unwrap_or_else(|broken| broken.into_inner());
        let by_candidate: Vec<Vec<Sample>> =
            out.chunks(chunks).map(<[Vec<Sample>]>::concat).collect();
        let complete = by_candidate.iter().all(|found| found.len() == deals.len());
        complete.then_some(by_candidate)
    }

    /// The clock or the outside ends the search; positions are counted between rounds only.
    fn interrupted(&self) -> bool {
        self.plan.budget.is_over(0)
    }

    /// One deal, of this number in its round, played on after a candidate; None when it was interrupted before.
    fn sample(
        &self,
        deal: &Deal,
        number: usize,
        candidate: usize,
        hand: &mut Hand,
    ) -> Option<Sample> {
        if self.interrupted() {
            return None;
        }
        let start = &self.starts[candidate];
        let (mover, reply) = hand.at(candidate, start, number);
        let mut state = deal.state.clone();
        let (me, seats) = (state.turn, state.racks.len());
        let mut kept = vec![0i32; seats]; // millipoints of what each kept, after its last move
        match start.step {
            None => state.pass(self.setting),
            Some(step) => {
                state.play(self.setting, step);
                if step.record.kind == Kind::Exchange {
                    return_tiles(&mut state, usize::from(step.record.count), deal.seed);
                }
                kept[me] = step.record.equity - step.record.score * 1_000;
            }
        }
        let mut nodes = 0;
        let turns = self.plan.plies * seats / 2;
        while !state.over && (nodes as usize) < turns.max(1) && !self.can_solve(&state) {
            let seat = state.turn;
            let step = if nodes == 0 {
                mover.best_knowing(self.setting, &state, &self.now, reply)
            } else {
                mover.best(self.setting, &state, By::Equity)
            };
            state.take(self.setting, step.as_ref());
            kept[seat] = step.map_or(0, |one| one.record.equity - one.record.score * 1_000);
            nodes += 1;
            // After the last of these turns nobody asks for a move, unless the game is played to its end.
            let asked = (nodes as usize) < turns || state.bag.is_empty();
            if let Some(step) = step.filter(|_| asked && !state.over) {
                mover.follow(self.setting, &step);
            }
        }
        nodes += self.play_out(&mut state, mover);
        Some(self.judged(&state, me, &kept, deal.weight, nodes))
    }

    fn can_solve(&self, state: &State) -> bool {
        self.plan.endgame_nodes > 0 && state.racks.len() == 2 && state.bag.is_empty()
    }

    /// With an empty bag the game is played to its end; positions looked at.
    fn play_out(&self, state: &mut State, mover: &mut Mover) -> u64 {
        if state.over || !state.bag.is_empty() {
            return 0;
        }
        if !self.can_solve(state) {
            return state.greedy(self.setting, mover, TURNS_MAX) as u64;
        }
        let budget = Budget {
            nodes: self.plan.endgame_nodes,
            ..self.plan.budget
        };
        let solution = solve(self.setting, state, &budget);
        state.scores[state.turn] += solution.gain;
        state.over = true;
        solution.nodes
    }

    fn judged(&self, state: &State, me: usize, kept: &[i32], weight: f64, nodes: u64) -> Sample {
        let points = |seat: usize| {
            let more = if state.over { 0 } else { kept[seat] };
            f64::from(state.scores[seat]) + f64::from(more) / 1_000.0
        };
        let others = (0..state.racks.len()).filter(|&seat| seat != me);
        let spread = points(me) - others.map(points).fold(f64::NEG_INFINITY, f64::max);
        let win = if state.over {
            if spread > 0.0 {
                1.0
            } else if spread < 0.0 {
                0.0
            } else {
                0.5
            }
        } else {
            let held: usize = state.racks.iter().map(Vec::len).sum();
            let left = (state.bag.len() + held) as f64;
            1.0 / (1.0 + (-1.702 * spread / (SPREAD_PER_ROOT * left.sqrt())).exp())
        };
        Sample {
            weight,
            spread,
            win,
            nodes,
        }
    }
}

/// Weighted mean and its standard error.
fn mean(values: impl Iterator<Item = (f64, f64)> + Clone) -> (f64, f64) {
    let (mut weights, mut sum, mut count) = (0.0, 0.0, 0.0);
    for (weight, value) in values.clone() {
        weights += weight;
        sum += weight * value;
        count += 1.0;
    }
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let mean = sum / weights;
    let square: f64 = values.map(|(w, value)| w * (value - mean).powi(2)).sum();
    (mean, (square / weights / count).sqrt())
}

/// The best candidate alive by what it has seen.
fn leader(samples: &[Vec<Sample>], alive: &[usize]) -> usize {
    let utility =
        |candidate: usize| mean(samples[candidate].iter().map(|s| (s.weight, s.utility()))).0;
    let mut best = alive[0];
    for &candidate in &alive[1..] {
        if utility(candidate) > utility(best) {
            best = candidate;
        }
    }
    best
}

fn drop_hopeless(samples: &[Vec<Sample>], alive: &mut Vec<usize>) {
    let best = leader(samples, alive);
    alive.retain(|&candidate| {
        let pairs = samples[candidate].iter().zip(&samples[best]);
        let (behind, error) = mean(pairs.map(|(a, b)| (a.weight, b.utility() - a.utility())));
        candidate == best || behind < HOPELESS * error || behind <= 0.0
    });
}

fn report(
    samples: &[Vec<Sample>],
    alive: &[usize],
    deals: usize,
    all_deals: bool,
    nodes: u64,
) -> Report {
    let outlooks: Vec<Outlook> = samples
        .iter()
        .enumerate()
        .map(|(candidate, seen)| {
            let (spread, error) = mean(seen.iter().map(|s| (s.weight, s.spread)));
            let (win, _) = mean(seen.iter().map(|s| (s.weight, s.win)));
            Outlook {
                spread,
                error,
                win,
                deals: seen.len(),
                alive: alive.contains(&candidate),
            }
        })
        .collect();
    let utility = |at: usize| outlooks[at].win + POINT_WEIGHT * outlooks[at].spread;
    let mut order: Vec<usize> = (0..samples.len()).collect();
    order.sort_by(|&a, &b| {
        let dropped = outlooks[b].deals.cmp(&outlooks[a].deals);
        dropped
            .then(utility(b).total_cmp(&utility(a)))
            .then(a.cmp(&b))
    });
    if let Some(best) = (deals > 0).then(|| leader(samples, alive)) {
        let at = order.iter().position(|&one| one == best).unwrap_or(0);
        order[..=at].rotate_right(1);
    }
    Report {
        outlooks,
        order,
        deals,
        all_deals,
        nodes,
    }
}

#[cfg(test)]
mod tests;
