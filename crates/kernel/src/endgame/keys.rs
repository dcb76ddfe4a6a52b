//! Positions by number (Zobrist 1970), for the table of those that a search has met.

use crate::game::State;
use crate::rng::Rng;

/// Random numbers for squares and tiles, so that a position has a number.
pub(super) struct Keys {
    cells: Vec<u64>,
    racks: Vec<u64>,
    turn: u64,
    passes: u64,
    idle: u64,
    /// Turns without points may end the game.
    idle_counts: bool,
}

impl Keys {
    pub(super) fn new(squares: usize, idle_counts: bool) -> Self {
        let mut rng = Rng::new(0x5EED);
        let mut numbers = |count: usize| (0..count).map(|_| rng.next_u64()).collect::<Vec<u64>>();
        Keys {
            cells: numbers(squares * 256),
            racks: numbers(2 * 64 * 16),
            turn: numbers(1)[0],
            passes: numbers(1)[0],
            idle: numbers(1)[0],
            idle_counts,
        }
    }

    /// Two positions of a search share a number with a probability near 2^-40 for a million of them.
    pub(super) fn of(&self, state: &State) -> u64 {
        let mut key = if state.turn == 0 { 0 } else { self.turn };
        key ^= self.passes.wrapping_mul(state.passes as u64 + 1);
        if self.idle_counts {
            key ^= self.idle.wrapping_mul(state.idle as u64 + 1);
        }
        for (square, &cell) in state.cells.iter().enumerate() {
            if cell != 0 {
                key ^= self.cells[square * 256 + usize::from(cell)];
            }
        }
        for (seat, rack) in state.racks.iter().enumerate() {
            let mut copies = 0;
            for (at, &tile) in rack.iter().enumerate() {
                copies = if at > 0 && rack[at - 1] == tile {
                    copies + 1
                } else {
                    0
                };
                key ^= self.racks[(seat * 64 + usize::from(tile)) * 16 + copies];
            }
        }
        for &word in &state.made {
            key = key.wrapping_add(word | 1);
        }
        key
    }
}
