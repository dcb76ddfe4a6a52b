//! The end game of two seats with an empty bag: nothing is hidden, so the best play can be proved.
//!
//! Alpha-beta with iterative deepening, a table of positions and the moves ordered by it and by static
//! worth. Where a search ends before the game does, greedy play to the end stands in for a value; a result is
//! `proved` only when no such value decided anything.

use crate::game::{pass_limit, Setting, State, Step};
use crate::mover::Mover;
use crate::rank::By;
use crate::steps::all_steps;
use keys::Keys;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

mod keys;

/// Turns looked ahead at most: two racks of 12, and passes between.
const DEPTH_MAX: usize = 40;
/// Positions remembered at most.
const TABLE_MAX: usize = 1 << 20;
/// Passes in a row that end a search where no number of passes ends the game: nobody wants to move.
const PASSES_WITHOUT_RULE: usize = 4;
const INFINITE: i32 = i32::MAX / 4;

/// What a search may cost.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// Positions whose plays are generated.
    pub nodes: u64,
    /// No work is begun after it; None: as long as it takes.
    pub deadline: Option<Instant>,
    /// Set from outside to end the search.
    pub stop: &'a AtomicBool,
}

impl Budget<'_> {
    /// Whether it is used up.
    pub fn is_over(&self, nodes: u64) -> bool {
        nodes >= self.nodes || self.is_cut()
    }

    /// Whether time is up or somebody asks to stop, however many positions are left.
    pub fn is_cut(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|at| Instant::now() >= at)
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The best moves in turn, None for a pass; the first one is the mover's.
    pub line: Vec<Option<Step>>,
    /// Points that the mover gains on the other from here to the end, final adjustment included.
    pub gain: i32,
    /// Nothing better exists, and nothing worse for the mover against best play.
    pub proved: bool,
    /// Turns looked ahead.
    pub depth: usize,
    /// Positions whose plays were generated.
    pub nodes: u64,
}

/// Searches the end game: two seats, an empty bag, not over. Panics on any other state.
pub fn solve(setting: &Setting<'_>, state: &State, budget: &Budget<'_>) -> Solution {
    assert!(state.racks.len() == 2 && state.bag.is_empty() && !state.over);
    let mut search = Search::new(setting, *budget);
    let mut root = state.clone();
    root.scores = vec![0, 0];
    let mut best = search.greedy_solution(&root);
    for depth in 1..=DEPTH_MAX {
        match search.value(&mut root, depth, -INFINITE, INFINITE) {
            None => break,
            Some(found) => {
                best = Solution {
                    line: search.line(&root),
                    gain: found.gain,
                    proved: found.complete,
                    depth,
                    nodes: search.nodes,
                };
                if found.complete {
                    break;
                }
            }
        }
    }
    best.nodes = search.nodes;
    best
}

/// Every way that the next turns may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// How many: each ends with the game or after the last of the turns.
    pub count: u64,
    /// The mover's points less the other's at the end of each, added up.
    pub spreads: i64,
}

/// Counts all lines of so many turns, every play and pass followed: for tests of the moves, points and endings
/// that `solve` stands on. The state is one that `solve` takes.
pub fn count_lines(setting: &Setting<'_>, state: &State, turns: usize) -> Lines {
    if state.over || turns == 0 {
        let spread = state.scores[state.turn] - state.scores[1 - state.turn];
        return Lines {
            count: 1,
            spreads: i64::from(spread),
        };
    }
    let mut all = Lines::default();
    for step in all_steps(setting, state)
        .into_iter()
        .map(Some)
        .chain([None])
    {
        let mut after = state.clone();
        make(setting, &mut after, &step);
        let found = count_lines(setting, &after, turns - 1);
        all.count += found.count;
        let sign = if after.turn == state.turn { 1 } else { -1 };
        all.spreads += sign * found.spreads;
    }
    all
}

/// A value for the mover, and whether the end of the game stands behind all of it.
#[derive(Clone, Copy, Debug)]
struct Value {
    gain: i32,
    complete: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Debug)]
struct Entry {
    depth: usize,
    value: Value,
    bound: Bound,
    best: Option<Option<Step>>,
}

struct Search<'a> {
    setting: &'a Setting<'a>,
    budget: Budget<'a>,
    keys: Keys,
    table: HashMap<u64, Entry>,
    greedy: HashMap<u64, i32>,
    nodes: u64,
}

impl<'a> Search<'a> {
    fn new(setting: &'a Setting<'a>, budget: Budget<'a>) -> Self {
        Search {
            setting,
            budget,
            keys: Keys::new(
                setting.tables.rows * setting.tables.cols,
                setting.terms.zero_turns.is_some(),
            ),
            table: HashMap::new(),
            greedy: HashMap::new(),
            nodes: 0,
        }
    }

    /// Greedy play to the end: what stands when the budget does not even allow one turn of search.
    fn greedy_solution(&mut self, root: &State) -> Solution {
        let first = crate::mover::best_step(self.setting, root);
        self.nodes += 1;
        let gain = self.greedy_gain(root);
        Solution {
            line: vec![first],
            gain,
            proved: false,
            depth: 0,
            nodes: self.nodes,
        }
    }

    /// None when the budget is over: nothing that was begun counts.
    fn value(&mut self, state: &mut State, depth: usize, alpha: i32, beta: i32) -> Option<Value> {
        let key = self.keys.of(state);
        let known = self.table.get(&key).cloned();
        if let Some(entry) = &known {
            if let Some(value) = usable(entry, depth, alpha, beta) {
                return Some(value);
            }
        }
        if depth == 0 {
            // Thousands of plays, two blanks among the tiles, are as many greedy games: the clock ends them too,
            // the number of positions does not.
            if self.budget.is_cut() {
                return None;
            }
            return Some(Value {
                gain: self.greedy_gain(state),
                complete: false,
            });
        }
        if self.budget.is_over(self.nodes) {
            return None;
        }
        let first = known.and_then(|entry| entry.best);
        let moves = self.moves(state, first);
        let (mut low, mut best) = (alpha, -INFINITE);
        let (mut best_move, mut all_complete, mut best_complete) = (None, true, true);
        for step in moves {
            let value = self.child(state, &step, depth, low, beta, best == -INFINITE)?;
            all_complete &= value.complete;
            if value.gain > best {
                best = value.gain;
                best_move = Some(step);
                best_complete = value.complete;
            }
            low = low.max(best);
            if low >= beta {
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let complete = match bound {
            Bound::AtLeast => best_complete,
            Bound::AtMost | Bound::Exact => all_complete,
        };
        let value = Value {
            gain: best,
            complete,
        };
        if self.table.len() < TABLE_MAX || self.table.contains_key(&key) {
            let entry = Entry {
                depth,
                value,
                bound,
                best: best_move,
            };
            self.table.insert(key, entry);
        }
        Some(value)
    }

    /// The value of a move for its mover: with a window of nothing first, but for the first move.
    fn child(
        &mut self,
        state: &State,
        step: &Option<Step>,
        depth: usize,
        low: i32,
        beta: i32,
        is_first: bool,
    ) -> Option<Value> {
        let mut after = state.clone();
        make(self.setting, &mut after, step);
        let gained = after.scores[state.turn]
            - after.scores[1 - state.turn]
            - (state.scores[state.turn] - state.scores[1 - state.turn]);
        if after.over {
            return Some(Value {
                gain: gained,
                complete: true,
            });
        }
        let window = |low: i32, high: i32| (gained - high, gained - low);
        if !is_first {
            let (a, b) = window(low, low + 1);
            let value = self.value(&mut after, depth - 1, a, b)?;
            let gain = gained - value.gain;
            if gain <= low || gain >= beta {
                return Some(Value { gain, ..value });
            }
        }
        let (a, b) = window(low, beta);
        let value = self.value(&mut after, depth - 1, a, b)?;
        Some(Value {
            gain: gained - value.gain,
            ..value
        })
    }

    /// Every play and the pass: `first` first, then by static worth.
    fn moves(&mut self, state: &State, first: Option<Option<Step>>) -> Vec<Option<Step>> {
        self.nodes += 1;
        let mut plays = all_steps(self.setting, state);
        let cols = self.setting.tables.cols;
        plays.sort_by(|a, b| {
            let order = b.record.equity.cmp(&a.record.equity);
            order
                .then_with(|| a.swap.cmp(&b.swap))
                .then_with(|| a.record.canonical_cmp(&b.record, &state.cells, cols))
        });
        let mut moves: Vec<Option<Step>> = plays.into_iter().map(Some).collect();
        moves.push(None);
        if let Some(first) = first {
            if let Some(at) = moves.iter().position(|one| *one == first) {
                moves[..=at].rotate_right(1);
            }
        }
        moves
    }

    /// Gain of the mover when everybody plays greedily from here on.
    fn greedy_gain(&mut self, state: &State) -> i32 {
        let key = self.keys.of(state);
        if let Some(&gain) = self.greedy.get(&key) {
            return gain;
        }
        let mut after = state.clone();
        let mut mover = Mover::new(self.setting, &state.cells);
        let mut turns = 0;
        while !after.over && turns < DEPTH_MAX {
            let step = mover.best(self.setting, &after, By::Equity);
            make(self.setting, &mut after, &step);
            if let Some(step) = step {
                mover.follow(self.setting, &step);
            }
            turns += 1;
            self.nodes += 1;
        }
        if !after.over {
            after.finish(self.setting, None);
        }
        let spread = |state: &State, seat: usize| state.scores[seat] - state.scores[1 - seat];
        let gain = spread(&after, state.turn) - spread(state, state.turn);
        if self.greedy.len() < TABLE_MAX {
            self.greedy.insert(key, gain);
        }
        gain
    }

    /// The best moves from the root on, as far as they are remembered.
    fn line(&self, root: &State) -> Vec<Option<Step>> {
        let mut state = root.clone();
        let mut line = Vec::new();
        while !state.over && line.len() < DEPTH_MAX {
            let entry = self.table.get(&self.keys.of(&state));
            let Some(step) = entry.and_then(|entry| entry.best) else {
                break;
            };
            make(self.setting, &mut state, &step);
            line.push(step);
        }
        line
    }
}

fn make(setting: &Setting<'_>, state: &mut State, step: &Option<Step>) {
    match step {
        Some(step) => state.play(setting, step),
        None if nobody_moves(setting, state) => {
            state.passes += 1;
            state.finish(setting, None);
        }
        None => state.pass(setting),
    }
}

/// Whether one more pass shows that nobody wants to move, where no rule ends such a game.
fn nobody_moves(setting: &Setting<'_>, state: &State) -> bool {
    pass_limit(&setting.terms, 2).is_none()
        && setting.terms.zero_turns.is_none()
        && state.passes + 1 >= PASSES_WITHOUT_RULE
}

/// What a remembered value says to a question.
fn usable(entry: &Entry, depth: usize, alpha: i32, beta: i32) -> Option<Value> {
    if entry.depth < depth && !entry.value.complete {
        return None;
    }
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => entry.value.gain >= beta,
        Bound::AtMost => entry.value.gain <= alpha,
    };
    fits.then_some(entry.value)
}

#[cfg(test)]
mod tests;
