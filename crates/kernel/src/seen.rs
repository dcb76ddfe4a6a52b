//! What the seat on turn knows, and how hidden tiles may lie: random deals, or all of them where few.

use crate::game::{Setting, State};
use crate::rng::Rng;
use crate::tables::Tables;

/// A position as the mover sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The board, the mover's rack and everybody's scores; the other racks and the bag are empty.
    pub state: State,
    /// Tiles on each seat's rack; the mover's own is not read.
    pub rack_counts: Vec<usize>,
    /// Every tile that the mover does not see, sorted.
    pub unseen: Vec<u8>,
}

/// Why a position cannot be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenError {
    /// Seats, scores and racks do not number the same, or are fewer than two.
    Seats,
    /// The others hold more tiles than are unseen, or than a rack holds.
    Unseen,
    /// Points that no game comes near.
    Points,
}

/// No seat and no move has more points: sums of them, in thousandths, stay within 32 bits.
const POINTS_MAX: u32 = 1_000_000;

impl std::fmt::Display for SeenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            SeenError::Seats => "seats, scores and racks differ in number, or are fewer than two",
            SeenError::Unseen => "the others hold more tiles than are unseen",
            SeenError::Points => "scores are out of range",
        })
    }
}

impl std::error::Error for SeenError {}

impl Seen {
    /// This, if its numbers agree.
    pub fn checked(mut self, tables: &Tables) -> Result<Self, SeenError> {
        let seats = self.state.racks.len();
        if seats < 2 || self.rack_counts.len() != seats || self.state.scores.len() != seats {
            return Err(SeenError::Seats);
        }
        if self.state.turn >= seats {
            return Err(SeenError::Seats);
        }
        let too_many = (self.others()).any(|seat| self.rack_counts[seat] > tables.rack_size);
        if too_many || self.held_by_others() > self.unseen.len() {
            return Err(SeenError::Unseen);
        }
        let far = |&points: &i32| points.unsigned_abs() > POINTS_MAX;
        if self.state.scores.iter().any(far) {
            return Err(SeenError::Points);
        }
        self.unseen.sort_unstable();
        Ok(self)
    }

    fn others(&self) -> impl Iterator<Item = usize> + '_ {
        let seats = self.state.racks.len();
        (1..seats).map(move |n| (self.state.turn + n) % seats)
    }

    fn held_by_others(&self) -> usize {
        self.others().map(|seat| self.rack_counts[seat]).sum()
    }

    /// Tiles in the bag.
    pub fn bag_count(&self) -> usize {
        self.unseen.len() - self.held_by_others()
    }

    /// The game if the hidden tiles lie in this order: the others' racks first, then the bag from its
    /// bottom to its top.
    fn dealt(&self, order: &[u8]) -> State {
        let mut state = self.state.clone();
        let mut rest = order;
        for seat in self.others() {
            let (rack, after) = rest.split_at(self.rack_counts[seat]);
            state.racks[seat] = rack.to_vec();
            state.racks[seat].sort_unstable();
            rest = after;
        }
        state.bag = rest.to_vec();
        state
    }
}

/// One way that the hidden tiles may lie, with how many equal ones it stands for.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The game.
    pub state: State,
    /// Its weight.
    pub weight: u64,
    /// A number of its own, for chance later in the game.
    pub seed: u64,
}

/// The deals of a search, numbered; the same for the same seed.
pub struct Deals<'a> {
    seen: &'a Seen,
    seed: u64,
    /// All ways that differ, in random order, where they are few.
    all: Option<Vec<(Vec<u8>, u64)>>,
}

impl<'a> Deals<'a> {
    /// All deals where two seats are left and there are no more than `most` that differ, else random ones.
    pub fn new(seen: &'a Seen, seed: u64, most: usize) -> Self {
        let all = (seen.state.racks.len() == 2)
            .then(|| every_order(&seen.unseen, seen.bag_count(), most))
            .flatten()
            .map(|mut all| {
                Rng::new(seed).shuffle(&mut all);
                all
            });
        Deals { seen, seed, all }
    }

    /// How many there are; None: as many as wanted.
    pub fn count(&self) -> Option<usize> {
        self.all.as_ref().map(Vec::len)
    }

    /// Deal number `index`.
    pub fn deal(&self, index: usize) -> Deal {
        let mixed = Rng::new(self.seed ^ (index as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let mut rng = mixed;
        let (order, weight) = match &self.all {
            Some(all) => all[index].clone(),
            None => {
                let mut order = self.seen.unseen.clone();
                rng.shuffle(&mut order);
                (order, 1)
            }
        };
        Deal {
            state: self.seen.dealt(&order),
            weight,
            seed: rng.next_u64(),
        }
    }
}

/// Every order of the bag that differs, with the rack that it leaves, and how often it comes up; None when
/// they are more than `most`.
fn every_order(unseen: &[u8], bag: usize, most: usize) -> Option<Vec<(Vec<u8>, u64)>> {
    let mut kinds: Vec<(u8, u64)> = Vec::new();
    for &tile in unseen {
        match kinds.last_mut() {
            Some((kind, count)) if *kind == tile => *count += 1,
            _ => kinds.push((tile, 1)),
        }
    }
    let mut out = Vec::new();
    let fits = extend(&mut kinds, bag, 1, &mut Vec::new(), &mut out, most);
    fits.then_some(out)
}

fn extend(
    kinds: &mut Vec<(u8, u64)>,
    left: usize,
    weight: u64,
    bag: &mut Vec<u8>,
    out: &mut Vec<(Vec<u8>, u64)>,
    most: usize,
) -> bool {
    if left == 0 {
        if out.len() == most {
            return false;
        }
        let rack = kinds
            .iter()
            .flat_map(|&(tile, count)| std::iter::repeat_n(tile, count as usize));
        out.push((rack.chain(bag.iter().copied()).collect(), weight));
        return true;
    }
    for at in 0..kinds.len() {
        let (tile, count) = kinds[at];
        if count == 0 {
            continue;
        }
        kinds[at].1 -= 1;
        bag.push(tile);
        let fits = extend(kinds, left - 1, weight * count, bag, out, most);
        bag.pop();
        kinds[at].1 += 1;
        if !fits {
            return false;
        }
    }
    true
}

/// Puts tiles given back into random places of the bag.
pub fn return_tiles(state: &mut State, count: usize, seed: u64) {
    // `State::play` put them at the bottom.
    let given: Vec<u8> = state.bag.drain(..count.min(state.bag.len())).collect();
    let mut rng = Rng::new(seed);
    for tile in given {
        let at = rng.below(state.bag.len() as u64 + 1) as usize;
        state.bag.insert(at, tile);
    }
}

/// Whether a step could be taken: its tiles on the rack, its squares free, its points within reason. Words are
/// not looked at.
pub fn can_take(setting: &Setting<'_>, state: &State, step: &crate::game::Step) -> bool {
    use crate::record::Kind;
    use crate::tile::{in_hand, letter_of, BLANK, BLANK_BIT, EMPTY};
    let record = &step.record;
    let count = usize::from(record.count);
    let mut rack = state.racks[state.turn].clone();
    let (points, equity) = (record.score.unsigned_abs(), record.equity.unsigned_abs());
    let too_many = points > POINTS_MAX || equity > POINTS_MAX * 1_000;
    if count == 0 || count > setting.tables.rack_size || too_many {
        return false;
    }
    let mut cells = state.cells.clone();
    if let Some(square) = step.swap {
        let Some(cell) = cells.get_mut(usize::from(square)) else {
            return false;
        };
        let letter = letter_of(*cell);
        let Some(at) = rack.iter().position(|&tile| tile == letter) else {
            return false;
        };
        if *cell & BLANK_BIT == 0 || record.kind == Kind::Exchange {
            return false;
        }
        rack[at] = BLANK;
        *cell = letter;
    }
    let tiles = &record.tiles[..count];
    for &tile in tiles {
        let held = if record.kind == Kind::Exchange {
            tile
        } else {
            in_hand(tile)
        };
        match rack.iter().position(|&one| one == held) {
            Some(at) => rack.remove(at),
            None => return false,
        };
    }
    if record.kind == Kind::Exchange {
        return true;
    }
    let letters = 1..=setting.tables.letter_count;
    if tiles
        .iter()
        .any(|&tile| !letters.contains(&usize::from(letter_of(tile))))
    {
        return false;
    }
    let cols = setting.tables.cols;
    let first = usize::from(record.first);
    let (step_by, end) = match record.kind {
        Kind::Across => (1, (first / cols + 1) * cols),
        Kind::Down | Kind::Exchange => (cols, cells.len()),
    };
    let free = (first..end.min(cells.len()))
        .step_by(step_by)
        .filter(|&square| cells[square] == EMPTY)
        .take(count)
        .count();
    free == count && cells.get(first) == Some(&EMPTY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_of_a_small_bag_is_there_with_its_weight() {
        let all = every_order(&[1, 1, 2, 3], 2, 100).unwrap();
        // 4 * 3 ordered draws; the two ones are alike
        assert_eq!(all.iter().map(|(_, weight)| weight).sum::<u64>(), 12);
        assert_eq!(all.len(), 7);
        let drawn_ones = all.iter().find(|(order, _)| order[2..] == [1, 1]).unwrap();
        assert_eq!(drawn_ones.1, 2);
        assert_eq!(drawn_ones.0[..2], [2, 3]);
        assert!(every_order(&[1, 1, 2, 3], 2, 6).is_none());
        assert_eq!(every_order(&[1, 2], 0, 5).unwrap(), [(vec![1, 2], 1)]);
    }
}
