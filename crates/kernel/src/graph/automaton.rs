//! Minimal automata grown from sorted strings, over one shared store of states in the image's layout.

use super::build::BuildError;
use super::{ACCEPT, DEAD, HEADER, SEPARATOR, WORD_MAX};
use crate::tile::LETTERS_MAX;

/// Every distinct state once, in the layout of the image, found again by its contents.
pub(super) struct States {
    pub(super) pool: Vec<u32>,
    /// Open addressing: indices of states, 0 where free.
    table: Vec<u32>,
    used: usize,
    limit: usize,
}

impl States {
    pub(super) fn new(limit: usize) -> Self {
        States {
            pool: vec![0; HEADER + 2],
            table: vec![0; 1 << 12],
            used: 0,
            limit,
        }
    }

    pub(super) fn into_pool(self) -> Vec<u32> {
        self.pool
    }

    /// The index of the state with this mask and these arcs.
    fn intern(&mut self, mask: u64, arcs: &[u32]) -> Result<u32, BuildError> {
        if mask == 0 {
            return Ok(DEAD);
        }
        let head = [mask as u32, (mask >> 32) as u32];
        let size = 2 + arcs.len();
        let mut slot = hash(&head, arcs) as usize & (self.table.len() - 1);
        loop {
            let at = self.table[slot] as usize;
            if at == 0 {
                break;
            }
            if self.pool[at..at + 2] == head && self.pool[at + 2..at + size] == *arcs {
                return Ok(at as u32);
            }
            slot = (slot + 1) & (self.table.len() - 1);
        }
        let at = self.pool.len();
        if at + size > self.limit {
            return Err(BuildError::GraphTooLarge);
        }
        self.pool.extend_from_slice(&head);
        self.pool.extend_from_slice(arcs);
        self.table[slot] = at as u32;
        self.used += 1;
        if self.used * 3 > self.table.len() * 2 {
            self.grow();
        }
        Ok(at as u32)
    }

    fn grow(&mut self) {
        let slots = self.table.len() * 2;
        self.table.clear();
        self.table.resize(slots, 0);
        let mut at = HEADER + 2;
        while at < self.pool.len() {
            let arcs = (self.pool[at].count_ones() + self.pool[at + 1].count_ones()) as usize;
            let (head, tail) = self.pool[at..at + 2 + arcs].split_at(2);
            let mut slot = hash(&[head[0], head[1]], tail) as usize & (slots - 1);
            while self.table[slot] != 0 {
                slot = (slot + 1) & (slots - 1);
            }
            self.table[slot] = at as u32;
            at += 2 + arcs;
        }
    }
}

fn hash(head: &[u32; 2], arcs: &[u32]) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut out = (u64::from(head[0]) | u64::from(head[1]) << 32).wrapping_mul(ODD);
    for &arc in arcs {
        out = (out.rotate_left(23) ^ u64::from(arc)).wrapping_mul(ODD);
    }
    out ^ out >> 32
}

/// A minimal automaton grown from strings in ascending order (Daciuk, Mihov, Watson, Watson 2000).
pub(super) struct Automaton<'a> {
    pub(super) states: &'a mut States,
    /// `open[d]` is the state after d symbols of the last string.
    open: Vec<Open>,
    last: [u8; WORD_MAX],
    depth: usize,
}

/// A state that may still get arcs; they come in ascending order of symbols.
struct Open {
    mask: u64,
    arcs: Vec<u32>,
}

impl<'a> Automaton<'a> {
    pub(super) fn new(states: &'a mut States) -> Self {
        let open = (0..=WORD_MAX)
            .map(|_| Open {
                mask: 0,
                arcs: Vec::with_capacity(LETTERS_MAX + 1),
            })
            .collect();
        Automaton {
            states,
            open,
            last: [0; WORD_MAX],
            depth: 0,
        }
    }

    /// Gives the root its separator, before any string.
    pub(super) fn separate(&mut self, target: u32) {
        self.push(0, SEPARATOR, target);
    }

    fn push(&mut self, depth: usize, symbol: u8, arc: u32) {
        let open = &mut self.open[depth];
        debug_assert!(open.mask >> symbol == 0, "symbols come in ascending order");
        open.mask |= 1 << symbol;
        open.arcs.push(arc);
    }

    /// Adds a string, not below the last one; `separated` is where its separator leads, if it has one.
    /// Whether it was new.
    pub(super) fn add(
        &mut self,
        string: &[u8],
        accept: bool,
        separated: Option<u32>,
    ) -> Result<bool, BuildError> {
        let last = &self.last[..self.depth];
        debug_assert!(last <= string, "strings come in ascending order");
        let shared = last.iter().zip(string).take_while(|(a, b)| a == b).count();
        if shared == string.len() && shared == self.depth && self.depth > 0 {
            return Ok(false);
        }
        self.close_below(shared)?;
        for (depth, &symbol) in string.iter().enumerate().skip(shared) {
            let ends = accept && depth + 1 == string.len();
            self.push(depth, symbol, if ends { ACCEPT } else { 0 });
            self.last[depth] = symbol;
        }
        self.depth = string.len();
        if let Some(target) = separated {
            self.push(self.depth, SEPARATOR, target);
        }
        Ok(true)
    }

    /// Interns the states deeper than `depth` and hangs them on their parents.
    fn close_below(&mut self, depth: usize) -> Result<(), BuildError> {
        while self.depth > depth {
            let open = &mut self.open[self.depth];
            let index = self.states.intern(open.mask, &open.arcs)?;
            open.mask = 0;
            open.arcs.clear();
            self.depth -= 1;
            if let Some(arc) = self.open[self.depth].arcs.last_mut() {
                *arc |= index;
            }
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<u32, BuildError> {
        self.close_below(0)?;
        let root = &self.open[0];
        self.states.intern(root.mask, &root.arcs)
    }
}
