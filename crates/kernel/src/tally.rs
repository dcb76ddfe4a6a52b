//! From racks seen in games, each with the equity of its best move, to a leave model.
//!
//! What a leave is worth is the mean equity of the racks that hold it, less the mean of all. The model is the
//! weighted least-squares fit to those means over all leaves, with a little ridge, so that rare tiles stay
//! near what the rest says; what short leaves have beyond it is kept as far as they were seen often.

use crate::leave_model::{pair_index, LeaveModel, COPIES, PART_MAX};
use crate::leaves::{binomial, Ranks};
use crate::position::Rack;
use crate::tables::{Tables, RACK_MAX};

/// Bytes of an observation: the rack, sorted, filled up with `NO_TILE`, and its equity as i32.
pub const OBSERVATION_BYTES: usize = RACK_MAX + 4;
/// Fills a rack up.
pub const NO_TILE: u8 = 0xff;
/// Leaves of more tiles are too many to count; a few of each rack are taken as they are.
const COUNTED_MAX: usize = 6;
/// Large leaves taken of each rack.
const LARGE_TAKEN: u64 = 2;
/// Times a short leave must have been seen for half of what it has beyond the model to count.
const HALF_TRUST: f64 = 150.0;
/// What the ridge of a part weighs, in racks.
const RIDGE: f64 = 60.0;
/// A file of short leaves has no more values than this.
const SHORT_VALUES_MAX: u64 = 90_000;

/// Observations that are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadObservations;

/// Racks counted by all the leaves in them.
pub struct Tally<'a> {
    tables: &'a Tables,
    ranks: Ranks,
    sums: Vec<i64>,
    counts: Vec<u32>,
    large: Vec<([u8; RACK_MAX], u8, i32)>,
    chance: u64,
}

impl<'a> Tally<'a> {
    /// No racks yet.
    pub fn new(tables: &'a Tables) -> Self {
        let ranks = Ranks::new(
            tables.letter_count + 1,
            (tables.rack_size - 1).min(COUNTED_MAX),
        );
        Tally {
            tables,
            sums: vec![0; ranks.len()],
            counts: vec![0; ranks.len()],
            ranks,
            large: Vec::new(),
            chance: 0,
        }
    }

    /// Adds observations.
    pub fn add(&mut self, observations: &[u8]) -> Result<(), BadObservations> {
        if observations.len() % OBSERVATION_BYTES != 0 {
            return Err(BadObservations);
        }
        for one in observations.chunks_exact(OBSERVATION_BYTES) {
            let (tiles, equity) = one.split_at(RACK_MAX);
            let count = tiles.iter().position(|&t| t == NO_TILE).unwrap_or(RACK_MAX);
            let rack = Rack::new(self.tables, &tiles[..count]).map_err(|_| BadObservations)?;
            let equity = i32::from_le_bytes([equity[0], equity[1], equity[2], equity[3]]);
            self.add_rack(&rack, equity);
        }
        Ok(())
    }

    fn add_rack(&mut self, rack: &Rack, equity: i32) {
        let mut tiles = [0; RACK_MAX];
        self.add_below(&rack.tiles, 0, &mut tiles, 0, equity);
        if self.tables.rack_size - 1 > self.ranks.largest() {
            self.take_large(rack, equity);
        }
    }

    /// Every distinct sub-multiset of up to `largest` tiles that continues the `size` tiles chosen.
    fn add_below(
        &mut self,
        rack: &[u8],
        from: usize,
        tiles: &mut [u8; RACK_MAX],
        size: usize,
        equity: i32,
    ) {
        let rank = self.ranks.rank(&tiles[..size]);
        self.sums[rank] += i64::from(equity);
        self.counts[rank] += 1;
        if size == self.ranks.largest() {
            return;
        }
        for at in from..rack.len() {
            if at > from && rack[at] == rack[at - 1] {
                continue;
            }
            tiles[size] = rack[at];
            self.add_below(rack, at + 1, tiles, size + 1, equity);
        }
    }

    fn take_large(&mut self, rack: &Rack, equity: i32) {
        for _ in 0..LARGE_TAKEN {
            self.chance = self
                .chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let index = (self.chance >> 33) as usize % rack.subsets;
            let mut tiles = [0; RACK_MAX];
            let size = rack.subset(index, &mut tiles);
            if size > self.ranks.largest() && size < self.tables.rack_size {
                self.large.push((tiles, size as u8, equity));
            }
        }
    }

    /// Racks added.
    pub fn racks(&self) -> u32 {
        self.counts[self.ranks.rank(&[])]
    }

    /// The model that fits best; None before any rack.
    pub fn fit(&self) -> Option<LeaveModel> {
        if self.racks() == 0 {
            return None;
        }
        let empty = self.ranks.rank(&[]);
        let mean = self.sums[empty] as f64 / f64::from(self.counts[empty]);
        let kinds = self.tables.letter_count + 1;
        let short = (1..=self.ranks.largest().min(crate::leave_model::SHORT_MAX))
            .rev()
            .find(|&n| binomial((kinds + n) as u64, n as u64) <= SHORT_VALUES_MAX)
            .unwrap_or(0);
        let mut model = LeaveModel::zero(&self.tables.vowels, self.tables.rack_size - 1, short);
        let mut fit = Fit::new(&model);
        self.ranks.for_each(&mut |rank, tiles| {
            if self.counts[rank] > 0 && !tiles.is_empty() {
                let weight = f64::from(self.counts[rank]);
                fit.add(tiles, self.sums[rank] as f64 / weight - mean, weight);
            }
        });
        for (tiles, size, equity) in &self.large {
            fit.add(&tiles[..usize::from(*size)], f64::from(*equity) - mean, 1.0);
        }
        let solved = fit.solve();
        fit.write(&solved, &mut model);
        self.write_short(mean, &mut model);
        Some(model)
    }

    /// What short leaves have beyond the model.
    fn write_short(&self, mean: f64, model: &mut LeaveModel) {
        let ranks = model.ranks.clone();
        let mut short = vec![0i16; ranks.len()];
        ranks.for_each(&mut |place, tiles| {
            let rank = self.ranks.rank(tiles);
            let seen = f64::from(self.counts[rank]);
            if tiles.is_empty() || seen == 0.0 {
                return;
            }
            let beyond = self.sums[rank] as f64 / seen - mean - f64::from(model.value(tiles));
            let kept = beyond * seen / (seen + HALF_TRUST);
            short[place] = kept.clamp(-32_000.0, 32_000.0).round() as i16;
        });
        model.short = short;
    }
}

/// Normal equations of the model's parts.
struct Fit {
    vowels: Vec<bool>,
    side: usize,
    /// Parts: singles, then pairs, then balances.
    parts: usize,
    /// Lower triangle, row by row.
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Fit {
    fn new(model: &LeaveModel) -> Self {
        let parts = model.single.len() * COPIES + model.pair.len() + model.balance.len();
        Fit {
            vowels: model.vowels.clone(),
            side: model.largest + 1,
            parts,
            matrix: vec![0.0; parts * (parts + 1) / 2],
            right: vec![0.0; parts],
        }
    }

    /// The parts of a leave; each counts once, but the fourth copy that stands for more.
    fn features(&self, tiles: &[u8], out: &mut Vec<usize>) {
        out.clear();
        let kinds = self.vowels.len();
        let pairs = kinds * COPIES;
        let (mut copies, mut vowels, mut consonants) = (0, 0, 0);
        let mut distinct = [0usize; RACK_MAX];
        let mut count = 0;
        for (index, &tile) in tiles.iter().enumerate() {
            let kind = usize::from(tile);
            if index > 0 && tiles[index - 1] == tile {
                copies += 1;
            } else {
                copies = 0;
                let earlier = distinct[..count].iter();
                out.extend(earlier.map(|&other| pairs + pair_index(kinds, other, kind)));
                distinct[count] = kind;
                count += 1;
            }
            out.push(kind * COPIES + copies.min(COPIES - 1));
            vowels += usize::from(self.vowels[kind]);
            consonants += usize::from(kind != 0 && !self.vowels[kind]);
        }
        out.push(pairs + kinds * (kinds - 1) / 2 + vowels * self.side + consonants);
    }

    fn add(&mut self, tiles: &[u8], value: f64, weight: f64) {
        let mut parts = Vec::with_capacity(96);
        self.features(tiles, &mut parts);
        for &a in &parts {
            self.right[a] += weight * value;
            for &b in &parts {
                if b <= a {
                    self.matrix[a * (a + 1) / 2 + b] += weight;
                }
            }
        }
    }

    /// Cholesky's decomposition with the ridge, then both substitutions.
    fn solve(&self) -> Vec<f64> {
        let mut lower = self.matrix.clone();
        let row = |a: usize| a * (a + 1) / 2;
        for a in 0..self.parts {
            for b in 0..=a {
                let (before, here) = lower.split_at_mut(row(a));
                let with = if a == b {
                    &here[..b]
                } else {
                    &before[row(b)..row(b) + b]
                };
                let sum: f64 = here[..b].iter().zip(with).map(|(x, y)| x * y).sum();
                if a == b {
                    here[b] = (here[b] + RIDGE - sum).max(RIDGE / 1_000.0).sqrt();
                } else {
                    here[b] = (here[b] - sum) / before[row(b) + b];
                }
            }
        }
        let mut x = self.right.clone();
        for a in 0..self.parts {
            let sum: f64 = (0..a).map(|b| lower[row(a) + b] * x[b]).sum();
            x[a] = (x[a] - sum) / lower[row(a) + a];
        }
        for a in (0..self.parts).rev() {
            let sum: f64 = (a + 1..self.parts).map(|b| lower[row(b) + a] * x[b]).sum();
            x[a] = (x[a] - sum) / lower[row(a) + a];
        }
        x
    }

    fn write(&self, solved: &[f64], model: &mut LeaveModel) {
        let bound = f64::from(PART_MAX);
        let parts = model.single.iter_mut().flatten();
        let parts = parts.chain(&mut model.pair).chain(&mut model.balance);
        for (place, value) in parts.zip(solved) {
            *place = value.clamp(-bound, bound).round() as i32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use crate::tables::tests::small;

    fn observation(rack: &[u8], equity: i32) -> Vec<u8> {
        let mut out = vec![NO_TILE; RACK_MAX];
        out[..rack.len()].copy_from_slice(rack);
        out.extend_from_slice(&equity.to_le_bytes());
        out
    }

    /// Racks of 7 whose equity is 30 points, 20 more with a blank, 6 less for each 2 beyond the first.
    fn lesson() -> (Tables, Vec<u8>) {
        let tables = small(15, 4, 7);
        let mut rng = Rng::new(5);
        let mut out = Vec::new();
        for _ in 0..4_000 {
            let mut rack: Vec<u8> = (0..7).map(|_| rng.below(5) as u8).collect();
            rack.sort_unstable();
            let blank = i32::from(rack[0] == 0) * 20_000;
            let twos = rack.iter().filter(|&&tile| tile == 2).count() as i32;
            let noise = rng.below(2_001) as i32 - 1_000;
            let equity = 30_000 + blank - 6_000 * (twos - 1).max(0) + noise;
            out.extend(observation(&rack, equity));
        }
        (tables, out)
    }

    #[test]
    fn a_model_learns_what_the_racks_say() {
        let (tables, observations) = lesson();
        let mut tally = Tally::new(&tables);
        tally.add(&observations).unwrap();
        assert_eq!(tally.racks(), 4_000);
        let model = tally.fit().unwrap();
        assert!(model.value(&[0]) > model.value(&[1]) + 2_000);
        assert!(model.value(&[2, 2, 2]) < model.value(&[1, 3, 4]) - 6_000);
        assert!((model.value(&[1]) - model.value(&[3])).abs() < 1_500);
    }

    #[test]
    fn the_order_of_batches_does_not_matter() {
        let (tables, observations) = lesson();
        let half = observations.len() / 2 / OBSERVATION_BYTES * OBSERVATION_BYTES;
        let (first, second) = observations.split_at(half);
        let fit = |parts: [&[u8]; 2]| {
            let mut tally = Tally::new(&tables);
            for part in parts {
                tally.add(part).unwrap();
            }
            tally.fit().unwrap().to_bytes()
        };
        assert_eq!(fit([first, second]), fit([second, first]));
    }

    #[test]
    fn a_large_rack_is_learnt_by_its_model() {
        let tables = small(15, 4, 9);
        let mut tally = Tally::new(&tables);
        let mut rng = Rng::new(9);
        for _ in 0..3_000 {
            let mut rack: Vec<u8> = (0..9).map(|_| rng.below(5) as u8).collect();
            rack.sort_unstable();
            let equity = 20_000 + 5_000 * rack.iter().filter(|&&tile| tile == 3).count() as i32;
            tally.add(&observation(&rack, equity)).unwrap();
        }
        let model = tally.fit().unwrap();
        assert_eq!(model.largest, 8);
        assert!(model.value(&[1, 1, 1, 3, 3, 3, 3, 3]) > model.value(&[1, 1, 1, 1, 1, 1, 2, 2]));
    }

    #[test]
    fn what_is_no_observation_is_refused() {
        let tables = small(15, 4, 7);
        let mut tally = Tally::new(&tables);
        assert_eq!(tally.add(&[1, 2, 3]), Err(BadObservations));
        assert_eq!(tally.add(&observation(&[5], 0)), Err(BadObservations));
        assert!(tally.fit().is_none());
    }
}
