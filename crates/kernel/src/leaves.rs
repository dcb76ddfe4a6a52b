//! What the tiles that stay on the rack are worth: a dense table by combinatorial rank, in millipoints.
//!
//! A leave of up to `largest` tiles, sorted and padded in front with "none", is a sequence
//! `a1 <= a2 <= ... <= ak` over `symbols + 1` numbers (none = 0, blank = 1, letter n = n + 1). The strictly
//! ascending `ai + i - 1` is a combination, and its rank `sum of C(ai + i - 1, i)` indexes the table:
//! C(27 + 6, 6) = 1,107,568 values for the 27 kinds of English tiles and leaves of up to 6.
//!
//! The values come from a trained `LeaveModel` where there is one for the set of tiles, else from `Estimate`.

use crate::leave_model::LeaveModel;
use crate::position::Rack;
use crate::tables::{Tables, RACK_MAX};

/// A table has no more values than this; leaves beyond its sizes are estimated one by one.
const VALUES_MAX: u64 = 6_000_000;

/// Leave values of one set of tiles.
#[derive(Clone, Debug)]
pub struct Leaves {
    table: LeaveTable,
    source: Source,
}

/// Where values beyond the table come from.
#[derive(Clone, Debug)]
enum Source {
    Estimate(Estimate),
    Model(Box<LeaveModel>),
}

impl Leaves {
    /// Estimated leaves for these tables.
    pub fn estimated(tables: &Tables) -> Self {
        let estimate = Estimate::new(tables);
        let table = LeaveTable::filled(tables.letter_count + 1, tables.rack_size - 1, |tiles| {
            estimate.value(tiles)
        });
        Leaves {
            table,
            source: Source::Estimate(estimate),
        }
    }

    /// Trained leaves. That the model `fits` the tables is the caller's duty.
    pub fn trained(tables: &Tables, model: LeaveModel) -> Self {
        assert!(model.fits(tables), "a model of another alphabet");
        let table = LeaveTable::filled(tables.letter_count + 1, tables.rack_size - 1, |tiles| {
            model.value(tiles)
        });
        Leaves {
            table,
            source: Source::Model(Box::new(model)),
        }
    }

    /// Value in millipoints of a leave: sorted tiles, a bare blank as 0, at most `RACK_MAX`.
    pub fn value(&self, sorted: &[u8]) -> i32 {
        if sorted.len() <= self.table.ranks.largest {
            self.table.values[self.table.ranks.rank(sorted)]
        } else {
            match &self.source {
                Source::Estimate(estimate) => estimate.value(sorted),
                Source::Model(model) => model.value(sorted),
            }
        }
    }

    /// The values of all sub-multisets of a rack, by their index: each rank from that of a part with one tile less.
    pub fn of_parts(&self, rack: &Rack, ranks: &mut Vec<(u32, u8)>, out: &mut Vec<i32>) {
        let numbers = &self.table.ranks;
        ranks.clear();
        ranks.resize(rack.subsets, (0, 0));
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = 63 - kinds.leading_zeros() as usize;
            kinds ^= 1 << tile;
            let (stride, count) = (usize::from(rack.strides[tile]), rack.counts[tile]);
            let block = stride * (usize::from(count) + 1);
            for first in (0..rack.subsets).step_by(block) {
                for at in (first + stride..first + block).step_by(stride) {
                    let (rank, size) = ranks[at - stride];
                    let place = numbers.largest.saturating_sub(usize::from(size));
                    ranks[at] = (rank + numbers.choose[place][tile + place], size + 1);
                }
            }
        }
        let mut tiles = [0; RACK_MAX];
        out.clear();
        out.extend(ranks.iter().enumerate().map(|(index, &(rank, size))| {
            if usize::from(size) <= numbers.largest {
                self.table.values[rank as usize]
            } else {
                let size = rack.subset(index, &mut tiles);
                self.value(&tiles[..size])
            }
        }));
    }

    /// The table.
    pub fn table(&self) -> &LeaveTable {
        &self.table
    }
}

/// A dense array of values, one for each multiset of up to `largest` tiles.
#[derive(Clone, Debug)]
pub struct LeaveTable {
    ranks: Ranks,
    /// Millipoints by rank.
    values: Vec<i32>,
}

impl LeaveTable {
    /// A table of leaves up to `wanted` tiles, or fewer where it would grow too large, valued by `value`.
    fn filled(symbols: usize, wanted: usize, value: impl Fn(&[u8]) -> i32) -> Self {
        let ranks = Ranks::new(symbols, wanted);
        let mut values = vec![0; ranks.len()];
        ranks.for_each(&mut |rank, tiles| values[rank] = value(tiles));
        LeaveTable { ranks, values }
    }

    /// How many values the table holds.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there is no value; there always is one, of the empty leave.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Tiles of the largest leave in the table.
    pub fn largest(&self) -> usize {
        self.ranks.largest
    }
}

/// The numbering of all multisets of up to `largest` tiles.
#[derive(Clone, Debug)]
pub struct Ranks {
    /// Kinds of tile: the letters and the blank.
    symbols: usize,
    /// Tiles of the largest leave numbered.
    largest: usize,
    /// `choose[i][n]` is C(n, i).
    choose: Vec<Vec<u32>>,
}

impl Ranks {
    /// The numbers of leaves up to `wanted` tiles, or fewer where they would be more than `VALUES_MAX`.
    pub fn new(symbols: usize, wanted: usize) -> Self {
        let size = |largest: usize| binomial((symbols + largest) as u64, largest as u64);
        let largest = (0..=wanted)
            .rev()
            .find(|&n| size(n) <= VALUES_MAX)
            .unwrap_or(0);
        let choose = (0..=largest)
            .map(|i| {
                (0..=symbols + largest)
                    .map(|n| binomial(n as u64, i as u64) as u32)
                    .collect()
            })
            .collect();
        Ranks {
            symbols,
            largest,
            choose,
        }
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        binomial((self.symbols + self.largest) as u64, self.largest as u64) as usize
    }

    /// Whether there is no number; there always is one, of the empty leave.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Tiles of the largest leave numbered.
    pub fn largest(&self) -> usize {
        self.largest
    }

    /// Calls `visit` with the rank and the tiles of every leave, each once.
    pub fn for_each(&self, visit: &mut impl FnMut(usize, &[u8])) {
        self.below(&mut [0u8; RACK_MAX], 0, 0, visit);
    }

    fn below(
        &self,
        tiles: &mut [u8; RACK_MAX],
        size: usize,
        least: usize,
        visit: &mut impl FnMut(usize, &[u8]),
    ) {
        visit(self.rank(&tiles[..size]), &tiles[..size]);
        if size == self.largest {
            return;
        }
        for tile in least..self.symbols {
            tiles[size] = tile as u8;
            self.below(tiles, size + 1, tile, visit);
        }
    }

    /// The rank of a sorted leave of at most `largest` tiles.
    #[inline]
    pub fn rank(&self, sorted: &[u8]) -> usize {
        debug_assert!(sorted.len() <= self.largest);
        debug_assert!(sorted.windows(2).all(|pair| pair[0] <= pair[1]));
        let padding = self.largest - sorted.len();
        sorted
            .iter()
            .enumerate()
            .map(|(index, &tile)| {
                let place = padding + index + 1;
                self.choose[place][usize::from(tile) + 1 + place - 1] as usize
            })
            .sum()
    }
}

/// C(n, k); callers keep it within 64 bits.
pub(crate) fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (1..=k).fold(1u128, |product, i| {
        product * u128::from(n - k + i) / u128::from(i)
    }) as u64
}

/// An honest guess at a leave's value from the tile set alone; every constant is ours and argued here.
///
/// - A blank fits wherever a letter is missing and brings the all-tiles bonus nearer: 8 points and a
///   third of that bonus.
/// - A letter is worth what it makes easy. A frequent letter joins many words; a rare one few, and its
///   face value pays back only part of that. Against the average letter of the set, a letter twice as
///   frequent gains about a point; face value counts a tenth of a point each.
/// - A second copy of a letter costs 2 points, a third 4 more, and so on, half of that for letters
///   that have more copies in the set than most; blanks are exempt.
/// - Vowels should be about as frequent among the kept letters as in the set: the squared difference
///   costs 2 points. Of all constants this one mattered most in mirrored games of equity against points.
#[derive(Clone, Debug)]
struct Estimate {
    /// Millipoints of one tile by kind.
    single: Vec<i64>,
    /// Millipoints of the second copy, by kind; the third costs twice that.
    repeat: Vec<i64>,
    vowel: Vec<bool>,
    /// Vowels per 1000 letters of the set.
    vowel_share: i64,
}

impl Estimate {
    fn new(tables: &Tables) -> Self {
        let letters = 1..=tables.letter_count;
        let total: i64 = letters.clone().map(|l| i64::from(tables.counts[l])).sum();
        let kinds = tables.letter_count as i64;
        let vowels: i64 = letters
            .clone()
            .filter(|&l| tables.vowels[l])
            .map(|l| i64::from(tables.counts[l]))
            .sum();
        let bonus = i64::from(tables.bonus_by_count[tables.rack_size]);
        let mut single = vec![8_000 + bonus * 1_000 / 3];
        let mut repeat = vec![0];
        for letter in letters {
            let count = i64::from(tables.counts[letter]);
            // 1000 where the letter is as frequent as the average letter.
            let frequency = count * kinds * 1_000 / total.max(1);
            let ease = (frequency - 1_000).clamp(-1_000, 1_500);
            single.push(ease + i64::from(tables.values[letter]) * 100);
            repeat.push(if frequency > 1_500 { -1_000 } else { -2_000 });
        }
        Estimate {
            single,
            repeat,
            vowel: tables.vowels.clone(),
            vowel_share: vowels * 1_000 / total.max(1),
        }
    }

    fn value(&self, sorted: &[u8]) -> i32 {
        let mut sum = 0;
        let mut copies = 0;
        let mut letters = 0;
        let mut vowels = 0;
        for (index, &tile) in sorted.iter().enumerate() {
            let kind = usize::from(tile);
            copies = if index > 0 && sorted[index - 1] == tile {
                copies + 1
            } else {
                0
            };
            sum += self.single[kind] + self.repeat[kind] * copies;
            letters += i64::from(tile != 0);
            vowels += i64::from(self.vowel[kind]);
        }
        let excess = vowels * 1_000 - letters * self.vowel_share; // thousandths of a vowel
        (sum - 2_000 * excess * excess / 1_000_000) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tests::small;

    #[test]
    fn ranks_number_every_leave_once_and_without_a_hole() {
        for (symbols, largest) in [(1, 4), (4, 3), (9, 5)] {
            let table = LeaveTable::filled(symbols, largest, |tiles| 1 + tiles.len() as i32);
            assert_eq!(
                table.len() as u64,
                binomial((symbols + largest) as u64, largest as u64)
            );
            assert!(table.values.iter().all(|&value| value > 0));
        }
    }

    #[test]
    fn english_leaves_of_six_have_the_known_number_of_ranks() {
        assert_eq!(binomial(27 + 6, 6), 1_107_568);
        assert_eq!(binomial(34 + 6, 6), 3_838_380);
    }

    #[test]
    fn a_large_rack_keeps_its_table_within_bounds_and_still_has_every_value() {
        let mut tables = small(15, 33, 12);
        tables.counts[5] = 9;
        let leaves = Leaves::estimated(&tables);
        assert!(leaves.table().len() as u64 <= VALUES_MAX);
        assert!(leaves.table().largest() < 11);
        let eleven = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        assert_eq!(leaves.value(&eleven), Estimate::new(&tables).value(&eleven));
    }

    #[test]
    fn the_values_of_all_parts_of_a_rack_are_those_of_each() {
        for (letters, rack_size) in [(6, 5), (33, 12)] {
            let tables = small(15, letters, rack_size);
            let leaves = Leaves::estimated(&tables);
            for hand in [&[0, 0, 3, 3, 5][..], &[1, 1, 1, 1, 1], &[2, 4], &[]] {
                let rack = Rack::new(&tables, hand).unwrap();
                let (mut ranks, mut found) = (Vec::new(), Vec::new());
                leaves.of_parts(&rack, &mut ranks, &mut found);
                let mut tiles = [0; RACK_MAX];
                let each = (0..rack.subsets).map(|index| {
                    let size = rack.subset(index, &mut tiles);
                    leaves.value(&tiles[..size])
                });
                assert_eq!(found, each.collect::<Vec<i32>>());
            }
        }
    }

    #[test]
    fn a_table_says_what_the_estimate_says() {
        let tables = small(5, 6, 5);
        let leaves = Leaves::estimated(&tables);
        for tiles in [&[][..], &[0], &[0, 0, 3], &[1, 1, 1, 1], &[2, 4, 5, 6]] {
            assert_eq!(leaves.value(tiles), Estimate::new(&tables).value(tiles));
        }
        assert_eq!(leaves.value(&[]), 0);
        assert!(leaves.value(&[0]) > leaves.value(&[1]));
        assert!(leaves.value(&[2, 2]) < leaves.value(&[2, 3]));
    }
}
