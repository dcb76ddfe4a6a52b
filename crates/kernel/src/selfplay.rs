//! Whole games between static evaluators, for measuring speed; training and matches are played by `train`.
//!
//! A game is fixed by its seed, whatever else runs beside it. Words may be made again and no tile is
//! swapped off the board: editions that rule otherwise play their matches above the kernel.

use crate::evaluate::Stay;
use crate::graph::Graph;
use crate::leaves::Leaves;
use crate::live::Live;
use crate::pick::{pick, Scratch};
use crate::position::Rack;
use crate::rank::{By, Question};
use crate::record::{Kind, Record};
use crate::rng::Rng;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::in_hand;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;

/// Most seats of a game.
pub const SEATS_MAX: usize = 8;

/// Points for the tiles that are left at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalAdjust {
    /// None.
    None,
    /// Each loses its own.
    SubtractOwn,
    /// Each loses its own; who went out gains them all.
    SubtractAndCollect,
    /// Who went out gains them twice; nobody went out: each loses its own.
    CollectDouble,
}

/// What a game needs beyond the tables.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// 2 to `SEATS_MAX`, and no more than have full racks.
    pub seats: usize,
    /// An exchange of n tiles needs a bag of max(this, n).
    pub exchange_min_bag: usize,
    /// So many passes in a row end the game; 0: they do not.
    pub passes_end: u32,
    /// So many turns without points in a row end the game; 0: they do not.
    pub zero_turns_end: u32,
    /// A game never has more turns than this.
    pub turns_max: u32,
    /// Points for what is left.
    pub final_adjust: FinalAdjust,
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
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Seats => write!(f, "a game has 2 to {SEATS_MAX} seats, each with a player"),
            GameError::Tiles => write!(f, "the set has not enough tiles for full racks"),
            GameError::Turns => write!(f, "a game needs at least one turn"),
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

/// Memory that one game leaves to the next.
#[derive(Clone, Debug)]
pub struct Memory {
    /// The lanes of an empty board.
    blank: Option<Live>,
    scratch: Scratch,
}

impl Memory {
    /// Nothing remembered.
    pub fn new() -> Self {
        Memory {
            blank: None,
            scratch: Scratch::default(),
        }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
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
        Ok(Match {
            tables,
            graph,
            conditions,
            players,
        })
    }

    /// The game of a seed.
    pub fn play(&self, seed: u64) -> Game {
        self.play_in(seed, &mut Memory::new())
    }

    /// The game of a seed, in the memory of an earlier game of this match.
    fn play_in(&self, seed: u64, memory: &mut Memory) -> Game {
        let mut table = Table::new(self, seed, memory);
        while !table.is_over() {
            table.turn();
        }
        table.finish()
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
            let mut memory = Memory::new();
            for seed in seeds {
                if visit(seed, self.play_in(seed, &mut memory)).is_break() {
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
                    let mut memory = Memory::new();
                    while !stop.load(Ordering::Relaxed) {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= end {
                            return;
                        }
                        let game = self.play_in(seed, &mut memory);
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

/// A game in play.
struct Table<'a> {
    rules: &'a Match<'a>,
    live: Live,
    scratch: &'a mut Scratch,
    rng: Rng,
    bag: Vec<u8>,
    racks: Vec<Vec<u8>>,
    passes: u32,
    zeros: u32,
    game: Game,
}

impl<'a> Table<'a> {
    fn new(rules: &'a Match<'a>, seed: u64, memory: &'a mut Memory) -> Self {
        let tables = rules.tables;
        let seats = rules.conditions.seats;
        let mut rng = Rng::new(seed);
        let mut bag: Vec<u8> = tables
            .counts
            .iter()
            .enumerate()
            .flat_map(|(tile, &count)| std::iter::repeat_n(tile as u8, count as usize))
            .collect();
        rng.shuffle(&mut bag);
        let racks = (0..seats)
            .map(|_| bag.split_off(bag.len() - tables.rack_size))
            .collect();
        let live = memory
            .blank
            .get_or_insert_with(|| Live::empty(tables, &rules.graph));
        Table {
            rules,
            live: live.clone(),
            scratch: &mut memory.scratch,
            rng,
            bag,
            racks,
            passes: 0,
            zeros: 0,
            game: Game {
                turns: Vec::with_capacity(32),
                scores: vec![0; seats],
                finals: Vec::new(),
                out: None,
                cells: Vec::new(),
            },
        }
    }

    fn is_over(&self) -> bool {
        let conditions = &self.rules.conditions;
        let reached = |count: u32, limit: u32| limit > 0 && count >= limit;
        self.game.out.is_some()
            || reached(self.passes, conditions.passes_end)
            || reached(self.zeros, conditions.zero_turns_end)
            || self.game.turns.len() >= conditions.turns_max as usize
    }

    fn turn(&mut self) {
        let seat = self.game.turns.len() % self.rules.conditions.seats;
        self.racks[seat].sort_unstable();
        let made = self.choice(seat);
        let mut rack = [0; RACK_MAX];
        let count = self.racks[seat].len();
        rack[..count].copy_from_slice(&self.racks[seat]);
        self.game.turns.push(Turn {
            seat: seat as u8,
            bag_count: self.bag.len() as u16,
            rack_count: count as u8,
            rack,
            made,
        });
        self.passes = if made.is_none() { self.passes + 1 } else { 0 };
        let points = made.map_or(0, |record| record.score);
        self.zeros = if points == 0 { self.zeros + 1 } else { 0 };
        self.game.scores[seat] += points;
        if let Some(record) = made {
            self.carry_out(seat, &record);
        }
    }

    fn choice(&mut self, seat: usize) -> Option<Record> {
        let rules = self.rules;
        let player = &rules.players[seat];
        let bag_count = self.bag.len();
        let exchange = bag_count >= rules.conditions.exchange_min_bag;
        let question = Question {
            bag_count,
            exchange_most: if exchange { bag_count } else { 0 },
            by: player.by,
            blank_laid: false,
            limit: 1,
        };
        let rack = Rack::new(rules.tables, &self.racks[seat]).ok()?;
        let board = self.live.board();
        let stay = Stay::new(rules.tables, player.leaves, &board, &rack, bag_count);
        pick(
            rules.tables,
            &rules.graph,
            &mut self.live,
            &rack,
            stay.all(),
            question,
            self.scratch,
        )
    }

    fn carry_out(&mut self, seat: usize, record: &Record) {
        let tiles = record.tiles;
        let tiles = &tiles[..usize::from(record.count)];
        for &tile in tiles {
            let rack = &mut self.racks[seat];
            let kind = if record.kind == Kind::Exchange {
                tile
            } else {
                in_hand(tile)
            };
            let place = rack.iter().position(|&held| held == kind);
            debug_assert!(place.is_some(), "a move of tiles that are not there");
            if let Some(place) = place {
                rack.swap_remove(place);
            }
        }
        if record.kind == Kind::Exchange {
            self.draw(seat, tiles.len());
            self.bag.extend_from_slice(tiles);
            self.rng.shuffle(&mut self.bag);
            return;
        }
        let rules = self.rules;
        self.live.lay(rules.tables, &rules.graph, record);
        self.draw(seat, self.rules.tables.rack_size - self.racks[seat].len());
        if self.racks[seat].is_empty() {
            self.game.out = Some(seat as u8);
        }
    }

    fn draw(&mut self, seat: usize, wanted: usize) {
        let rest = self.bag.len().saturating_sub(wanted);
        self.racks[seat].extend(self.bag.drain(rest..));
    }

    fn finish(mut self) -> Game {
        self.game.cells = self.live.cells().to_vec();
        let values = &self.rules.tables.values;
        let left: Vec<i32> = self
            .racks
            .iter()
            .map(|rack| {
                rack.iter()
                    .map(|&tile| values[usize::from(tile)] as i32)
                    .sum()
            })
            .collect();
        let adjust = final_adjustments(self.rules.conditions.final_adjust, &left, self.game.out);
        self.game.finals = self
            .game
            .scores
            .iter()
            .zip(adjust)
            .map(|(score, points)| score + points)
            .collect();
        self.game
    }
}

/// Points to add to each seat's score: the sums of `referee/endgame.py`. `left` are the points on each rack.
pub fn final_adjustments(policy: FinalAdjust, left: &[i32], out: Option<u8>) -> Vec<i32> {
    let total: i32 = left.iter().sum();
    let one = |seat: usize, own: i32| {
        let went_out = out == Some(seat as u8);
        match (policy, out) {
            (FinalAdjust::None, _) => 0,
            (FinalAdjust::SubtractOwn, _) | (_, None) => -own,
            (FinalAdjust::SubtractAndCollect, Some(_)) if went_out => total,
            (FinalAdjust::SubtractAndCollect, Some(_)) => -own,
            (FinalAdjust::CollectDouble, Some(_)) if went_out => 2 * total,
            (FinalAdjust::CollectDouble, Some(_)) => 0,
        }
    };
    left.iter()
        .enumerate()
        .map(|(seat, &own)| one(seat, own))
        .collect()
}
