//! Greedy games for training and for measuring: racks with their equity, and pairs of games between two
//! ways of valuing leaves.
//!
//! Game n of a seed is the same wherever and in whatever order it is played.

use crate::game::{dealt, Setting, State};
use crate::mover::{turn, Mover};
use crate::rank::By;
use crate::rng::Rng;
use crate::tables::RACK_MAX;
use crate::tally::NO_TILE;
use crate::tile::EMPTY;
use std::sync::atomic::{AtomicBool, Ordering};

/// No game has come near so many turns; one that does is ended.
const TURNS_MAX: usize = 400;

/// Game number `number` of a seed before the first move: shuffled bag, racks dealt.
pub fn deal(setting: &Setting<'_>, seats: usize, seed: u64, number: u64) -> (State, Rng) {
    let mut rng = Rng::new(Rng::new(seed).next_u64() ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    (dealt(setting.tables, seats, &mut rng), rng)
}

/// Racks of full games of two seats, as observations for `Tally`; empty when told to stop.
pub fn observe(
    setting: &Setting<'_>,
    seed: u64,
    first: u64,
    games: u64,
    stop: &AtomicBool,
) -> Vec<u8> {
    let mut out = Vec::new();
    let empty = Mover::new(
        setting,
        &vec![EMPTY; setting.tables.rows * setting.tables.cols],
    );
    for number in first..first + games {
        if stop.load(Ordering::Relaxed) {
            return Vec::new();
        }
        let (mut state, mut rng) = deal(setting, 2, seed, number);
        let mut mover = empty.copy();
        for _ in 0..TURNS_MAX {
            if state.over {
                break;
            }
            let mut rack = [NO_TILE; RACK_MAX];
            let held = &state.racks[state.turn];
            rack[..held.len()].copy_from_slice(held);
            let whole = state.bag.len() >= setting.tables.rack_size;
            let step = turn(setting, &mut state, &mut mover, By::Equity, &mut rng);
            if let (Some(step), true) = (step, whole) {
                out.extend_from_slice(&rack);
                out.extend_from_slice(&step.record.equity.to_le_bytes());
            }
        }
    }
    out
}

/// How one game of a pair ended, seen by the first way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Points of the first way.
    pub ours: i32,
    /// Points of the second way.
    pub theirs: i32,
    /// Turns played.
    pub turns: u32,
}

/// Both games of a pair: the same bag, the seats changed.
pub fn duel(first: &Setting<'_>, second: &Setting<'_>, seed: u64, number: u64) -> [Outcome; 2] {
    [false, true].map(|changed| {
        let (mut state, mut rng) = deal(first, 2, seed, number);
        // One for each: they may know other words.
        let mut movers = [first, second].map(|setting| Mover::new(setting, &state.cells));
        let mut turns = 0;
        while !state.over && turns < TURNS_MAX as u32 {
            let on_turn = usize::from((state.turn == 0) == changed);
            let setting = [first, second][on_turn];
            let step = turn(
                setting,
                &mut state,
                &mut movers[on_turn],
                By::Equity,
                &mut rng,
            );
            if let Some(step) = step {
                movers[1 - on_turn].follow([second, first][on_turn], &step);
            }
            turns += 1;
        }
        let ours = usize::from(changed);
        Outcome {
            ours: state.scores[ours],
            theirs: state.scores[1 - ours],
            turns,
        }
    })
}
