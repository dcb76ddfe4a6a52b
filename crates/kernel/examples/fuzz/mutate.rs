//! New inputs from old ones.

use fishka_kernel::rng::Rng;

/// Numbers at the edges of things.
const EDGES: [u32; 12] = [
    0,
    1,
    2,
    15,
    16,
    63,
    64,
    255,
    1 << 16,
    1 << 30,
    1 << 31,
    u32::MAX,
];
const LONGEST: usize = 16 << 10;

pub struct Mutator {
    rng: Rng,
}

impl Mutator {
    pub fn new(seed: u64) -> Self {
        Mutator {
            rng: Rng::new(seed),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound.max(1) as u64) as usize
    }

    /// A changed copy of one of these; half of the time of one that was kept late.
    pub fn from(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        let late = if self.below(2) == 0 {
            corpus.len() / 2
        } else {
            0
        };
        let at = late + self.below(corpus.len() - late);
        let mut input = corpus[at].clone();
        for _ in 0..1 + self.below(5) {
            let other = self.below(corpus.len());
            self.change(&mut input, &corpus[other]);
        }
        input.truncate(LONGEST);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>, other: &[u8]) {
        let size = input.len();
        let at = self.below(size);
        match self.below(9) {
            0 if size > 0 => input[at] ^= 1 << self.below(8),
            1 if size > 0 => input[at] = self.rng.next_u64() as u8,
            2 if size > 0 => input[at] = input[at].wrapping_add([1, 255][self.below(2)]),
            3 if size >= 4 => {
                let (word, edge) = (at.min(size - 4) / 4 * 4, EDGES[self.below(EDGES.len())]);
                input[word..word + 4].copy_from_slice(&edge.to_le_bytes());
            }
            4 if size >= 4 => {
                let (from, to) = (self.below(size - 3), at.min(size - 4));
                input.copy_within(from..from + 4, to);
            }
            5 => input.truncate(at / 4 * 4),
            6 => {
                let count = 1 + self.below(16);
                let new = self.rng.next_u64().to_le_bytes();
                input.splice(at..at, new.iter().cycle().take(count).copied());
            }
            7 if size > 0 => {
                let end = (at + 1 + self.below(64)).min(size);
                input.drain(at..end);
            }
            8 if !other.is_empty() => {
                let from = self.below(other.len());
                let end = (from + 1 + self.below(128)).min(other.len());
                let to = (at + end - from).min(size);
                input.splice(at..to, other[from..end].iter().copied());
            }
            _ => input.push(self.rng.next_u64() as u8),
        }
    }
}
