//! Candidates compared by games played on: hidden tiles dealt at random, or in every way where they are few.
//!
//! Every candidate meets the same deals (common random numbers), so that what counts is the difference
//! within a deal. Deals come in rounds; after each, candidates that are hopeless against the best one are
//! dropped. A deal's number fixes all its chance, and sums are made in the order of numbers: the same seed
//! gives the same report for any number of threads, unless a clock ends the search.

use crate::endgame::{solve, Budget};
use crate::game::{Setting, State, Step};
use crate::record::Kind;
use crate::seen::{can_take, return_tiles, Deal, Deals, Seen};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

/// Deals in a round.
const ROUND: usize = 16;
/// Deals before the first candidate is dropped.
const ROUNDS_BEFORE_CUT: usize = 2;
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
    /// All deals are looked at when no more than so many differ (two seats only).
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
    /// Every deal was seen: the chance of the bag is in the figures exactly.
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
    for step in candidates.iter().flatten() {
        assert!(
            can_take(setting, &seen.state, step),
            "no such move: {step:?}"
        );
    }
    let deals = Deals::new(seen, plan.seed, plan.all_deals);
    let most = deals.count().unwrap_or(usize::MAX).min(plan.deals);
    let mut samples: Vec<Vec<Sample>> = vec![Vec::new(); candidates.len()];
    let mut alive: Vec<usize> = (0..candidates.len()).collect();
    let (mut done, mut nodes) = (0, 0);
    while done < most && !(alive.len() < 2 && done > 0) && !plan.budget.is_over(nodes) {
        let round = done..most.min(done + ROUND);
        let work = Work {
            setting,
            candidates,
            plan,
            deals: &deals,
            alive: &alive,
            first: round.start,
        };
        let Some(found) = work.round(round.len(), nodes) else {
            break; // a round that was interrupted does not count
        };
        for of_deal in found {
            for (&candidate, sample) in alive.iter().zip(of_deal) {
                nodes += sample.nodes;
                samples[candidate].push(sample);
            }
        }
        done = round.end;
        if done >= ROUND * ROUNDS_BEFORE_CUT {
            drop_hopeless(&samples, &mut alive);
        }
    }
    report(&samples, &alive, done, deals.count() == Some(done), nodes)
}

struct Work<'a> {
    setting: &'a Setting<'a>,
    candidates: &'a [Option<Step>],
    plan: &'a Plan<'a>,
    deals: &'a Deals<'a>,
    alive: &'a [usize],
    first: usize,
}

impl Work<'_> {
    /// The samples of the deals `first` to `first + count - 1`, by deal and candidate alive.
    fn round(&self, count: usize, nodes: u64) -> Option<Vec<Vec<Sample>>> {
        let next = AtomicUsize::new(0);
        let out = Mutex::new(vec![Vec::new(); count]);
        let worker = || loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= count || self.interrupted(nodes) {
                return;
            }
            let deal = self.deals.deal(self.first + at);
            let samples = self.samples(&deal);
            out.lock().unwrap_or_else(|broken| broken.into_inner())[at] = samples;
        };
        let threads = self.plan.threads.clamp(1, count);
        if threads == 1 {
            worker();
        } else {
            std::thread::scope(|scope| {
                for _ in 1..threads {
                    scope.spawn(worker);
                }
                worker();
            });
        }
        let out = out
            .into_inner()
            .unwrap_or_else(|broken| broken.into_inner());
        out.iter()
            .all(|of_deal| of_deal.len() == self.alive.len())
            .then_some(out)
    }

    /// The clock or the outside ends the search; positions are counted between rounds only.
    fn interrupted(&self, nodes: u64) -> bool {
        let budget = Budget {
            nodes: u64::MAX,
            ..self.plan.budget
        };
        budget.is_over(nodes)
    }

    fn samples(&self, deal: &Deal) -> Vec<Sample> {
        let mut out = Vec::with_capacity(self.alive.len());
        for &candidate in self.alive {
            if self.interrupted(0) {
                break;
            }
            out.push(self.sample(deal, &self.candidates[candidate]));
        }
        out
    }

    fn sample(&self, deal: &Deal, candidate: &Option<Step>) -> Sample {
        let mut state = deal.state.clone();
        let (me, seats) = (state.turn, state.racks.len());
        let mut kept = vec![0i32; seats]; // millipoints of what each kept, after its last move
        match candidate {
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
            let (mover, before) = (state.turn, state.scores[state.turn]);
            let equity = state.greedy_turn(self.setting).unwrap_or(0);
            kept[mover] = equity - (state.scores[mover] - before) * 1_000;
            nodes += 1;
        }
        nodes += self.play_out(&mut state);
        self.judged(&state, me, &kept, deal.weight as f64, nodes)
    }

    fn can_solve(&self, state: &State) -> bool {
        self.plan.endgame_nodes > 0 && state.racks.len() == 2 && state.bag.is_empty()
    }

    /// With an empty bag the game is played to its end; positions looked at.
    fn play_out(&self, state: &mut State) -> u64 {
        if state.over || !state.bag.is_empty() {
            return 0;
        }
        if !self.can_solve(state) {
            return state.greedy(self.setting, TURNS_MAX) as u64;
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
