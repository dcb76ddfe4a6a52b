//! Whole games between static evaluators, for measuring speed; training and matches are played by `train`.
//!
//! A game is fixed by its seed, whatever else runs beside it. Words may be made again and no tile is
//! swapped off the board: editions that rule otherwise play their matches above the kernel.

use crate::game::{dealt, Setting, State, Terms};
pub use crate::game::{final_adjustments, FinalAdjust};
use crate::graph::Graph;
use crate::leaves::Leaves;
use crate::mover::{turn, Mover};
use crate::rank::By;
use crate::record::Record;
use crate::rng::Rng;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::EMPTY;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;

/// Most seats of a game.
pub const SEATS_MAX: usize = 8;

/// What a game needs beyond the tables.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// 2 to `SEATS_MAX`, and no more than have full racks.
    pub seats: usize,
    /// A game never has more turns than this.
    pub turns_max: u32,
    /// Exchanges and endings. Games of swapped blanks or of words made once are not played here.
    pub terms: Terms,
}

/// How a seat chooses.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// What it thinks tiles are worth that stay.
    pub leaves: &'a Leaves,
    /// What it wants most of.
    pub by: By,
}

/// One turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub seat: u8,
    /// Tiles in the bag before it.
    pub bag_count: u16,
    /// Tiles on the rack before it.
    pub rack_count: u8,
    /// Them, sorted.
    pub rack: [u8; RACK_MAX],
    /// The play or exchange; None is a pass.
    pub made: Option<Record>,
}

impl Turn {
    /// The rack's tiles, sorted.
    pub fn rack(&self) -> &[u8] {
        &self.rack[..usize::from(self.rack_count)]
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Turn by turn.
    pub turns: Vec<Turn>,
    /// Points by seat without the final adjustment.
    pub scores: Vec<i32>,
    /// Points by seat with it.
    pub finals: Vec<i32>,
    /// Who laid the last tile, if anybody did.
    pub out: Option<u8>,
    /// The board at the end.
    pub cells: Vec<u8>,
}

/// Why there is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameError {
    /// Fewer than two seats, too many, or another number than players are given.
    Seats,
    /// The set has not enough tiles for full racks.
    Tiles,
    /// No turn is allowed.
    Turns,
    /// Blanks are swapped, or a word may be made once only.
    Terms,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Seats => write!(f, "a game has 2 to {SEATS_MAX} seats, each with a player"),
            GameError::Tiles => write!(f, "the set has not enough tiles for full racks"),
            GameError::Turns => write!(f, "a game needs at least one turn"),
            GameError::Terms => write!(f, "swapped blanks and words made once are not played"),
        }
    }
}

impl std::error::Error for GameError {}

/// A set of tables with a list, conditions and players: many games may be played with it.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    tables: &'a Tables,
    graph: Graph<'a>,
    conditions: Conditions,
    players: &'a [Player<'a>],
}

impl<'a> Match<'a> {
    /// Checks that these can be played; one player for each seat.
    pub fn new(
        tables: &'a Tables,
        graph: Graph<'a>,
        conditions: Conditions,
        players: &'a [Player<'a>],
    ) -> Result<Self, GameError> {
        if !(2..=SEATS_MAX).contains(&conditions.seats) || players.len() != conditions.seats {
            return Err(GameError::Seats);
        }
        let total: u64 = tables.counts.iter().map(|&count| u64::from(count)).sum();
        if total < (conditions.seats * tables.rack_size) as u64 || total > u64::from(u16::MAX) {
            return Err(GameError::Tiles);
        }
        if conditions.turns_max == 0 {
            return Err(GameError::Turns);
        }
        if conditions.terms.swap || !conditions.terms.repeat_words {
            return Err(GameError::Terms);
        }
        Ok(Match {
            tables,
            graph,
            conditions,
            players,
        })
    }

    /// The game of a seed.
    pub fn play(&self, seed: u64) -> Game {
        let empty = self.empty();
        self.play_on(seed, &empty, &mut empty.copy())
    }

    /// What follows a game from an empty board.
    fn empty(&self) -> Mover {
        let cells = vec![EMPTY; self.tables.rows * self.tables.cols];
        let mut mover = Mover::new(&self.setting(0), &cells);
        mover.prepare(&self.setting(0));
        mover
    }

    fn setting(&self, seat: usize) -> Setting<'_> {
        Setting {
            tables: self.tables,
            graph: &self.graph,
            leaves: self.players[seat].leaves,
            terms: self.conditions.terms,
        }
    }

    /// The game of a seed; `mover`, a copy of `empty`, follows it from an empty board.
    fn play_on(&self, seed: u64, empty: &Mover, mover: &mut Mover) -> Game {
        mover.go_back(empty);
        let seats = self.conditions.seats;
        let settings: Vec<Setting<'_>> = (0..seats).map(|seat| self.setting(seat)).collect();
        let mut rng = Rng::new(seed);
        let mut state = dealt(self.tables, seats, &mut rng);
        let mut turns = Vec::with_capacity(32);
        let mut scores = vec![0; seats];
        while !state.over && turns.len() < self.conditions.turns_max as usize {
            let seat = state.turn;
            let mut made = before(&state);
            let by = self.players[seat].by;
            let step = turn(&settings[seat], &mut state, mover, by, &mut rng);
            made.made = step.map(|step| step.record);
            scores[seat] += made.made.map_or(0, |record| record.score);
            turns.push(made);
        }
        if !state.over {
            state.finish(&settings[0], None);
        }
        let out = state.racks.iter().position(Vec::is_empty);
        Game {
            turns,
            scores,
            out: out.map(|seat| seat as u8),
            finals: state.scores,
            cells: state.cells,
        }
    }

    /// Plays the games of these seeds on threads and visits them in order of seeds, on the calling thread,
    /// until `visit` breaks off.
    pub fn play_each(
        &self,
        seeds: Range<u64>,
        threads: usize,
        mut visit: impl FnMut(u64, Game) -> ControlFlow<()>,
    ) {
        if threads <= 1 {
            let empty = self.empty();
            let mut mover = empty.copy();
            for seed in seeds {
                if visit(seed, self.play_on(seed, &empty, &mut mover)).is_break() {
                    return;
                }
            }
            return;
        }
        let next = AtomicU64::new(seeds.start);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let (sender, receiver) = sync_channel(threads * 16);
            for _ in 0..threads {
                let sender = sender.clone();
                let (next, stop, end) = (&next, &stop, seeds.end);
                scope.spawn(move || {
                    let empty = self.empty();
                    let mut mover = empty.copy();
                    while !stop.load(Ordering::Relaxed) {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= end {
                            return;
                        }
                        let game = self.play_on(seed, &empty, &mut mover);
                        if sender.send((seed, game)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut wanted = seeds.start;
            'all: for (seed, game) in receiver {
                early.insert(seed, game);
                while let Some(game) = early.remove(&wanted) {
                    if visit(wanted, game).is_break() {
                        stop.store(true, Ordering::Relaxed);
                        break 'all;
                    }
                    wanted += 1;
                }
            }
        });
    }
}

/// A turn that is not made yet.
fn before(state: &State) -> Turn {
    let held = &state.racks[state.turn];
    let mut rack = [0; RACK_MAX];
    rack[..held.len()].copy_from_slice(held);
    Turn {
        seat: state.turn as u8,
        bag_count: state.bag.len() as u16,
        rack_count: held.len() as u8,
        rack,
        made: None,
    }
}
