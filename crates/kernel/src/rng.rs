//! SplitMix64: the seedable chance of simulations, the same numbers as `src/fishka/core/rng.py`.
//!
//! Algorithm: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).

/// A stream of numbers fixed by its seed.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// The stream of `seed`.
    pub fn new(seed: u64) -> Self {
        Rng { state: seed }
    }

    /// The next number, over the whole range.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// An unbiased number from 0 to `bound - 1`; `bound` is at least 1.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number below 0");
        let spare = (u64::MAX % bound + 1) % bound;
        loop {
            let value = self.next_u64();
            if value <= u64::MAX - spare {
                return value % bound;
            }
        }
    }

    /// Put the items into random order (Fisher and Yates, from the last down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_of_seed_zero_is_the_one_python_gives() {
        assert_eq!(Rng::new(0).next_u64(), 0xE220_A839_7B1D_CDAF);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut rng = Rng::new(7);
        let mut seen = [false; 5];
        for _ in 0..200 {
            seen[rng.below(5) as usize] = true;
        }
        assert_eq!(seen, [true; 5]);
    }
}
