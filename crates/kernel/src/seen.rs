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
    pub weight: f64,
    /// A number of its own, for chance later in the game.
    pub seed: u64,
}

/// The deals of a search, numbered; the same for the same seed.
pub struct Deals<'a> {
    seen: &'a Seen,
    seed: u64,
    /// All ways that differ, in random order, where they are few.
    all: Option<All>,
}

/// Every bag that may be, behind the rack that it leaves, and how often it comes up.
struct All {
    orders: Vec<(Vec<u8>, f64)>,
    /// Every order of a bag stands by itself; else each bag comes once, and its order is left to chance.
    ordered: bool,
}

/// With more tiles in the bag nothing is enumerated.
const BAG_MAX: usize = 12;

impl<'a> Deals<'a> {
    /// All deals where two seats are left and there are no more than `most` that differ; else all bags where
    /// there are no more; else random ones.
    pub fn new(seen: &'a Seen, seed: u64, most: usize) -> Self {
        let bag = seen.bag_count();
        let few = seen.state.racks.len() == 2 && bag <= BAG_MAX;
        let every = |ordered| every_bag(&seen.unseen, bag, ordered, most);
        let all = few
            .then(|| every(true).or_else(|| every(false)))
            .flatten()
            .map(|mut all| {
                Rng::new(seed).shuffle(&mut all.orders);
                all
            });
        Deals { seen, seed, all }
    }

    /// How many there are; None: as many as wanted.
    pub fn count(&self) -> Option<usize> {
        self.all.as_ref().map(|all| all.orders.len())
    }

    /// Deal number `index`.
    pub fn deal(&self, index: usize) -> Deal {
        let mixed = Rng::new(self.seed ^ (index as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let mut rng = mixed;
        let (order, weight) = match &self.all {
            Some(all) => {
                let (mut order, weight) = all.orders[index].clone();
                if !all.ordered {
                    let rack = order.len() - self.seen.bag_count();
                    rng.shuffle(&mut order[rack..]);
                }
                (order, weight)
            }
            None => {
                let mut order = self.seen.unseen.clone();
                rng.shuffle(&mut order);
                (order, 1.0)
            }
        };
        Deal {
            state: self.seen.dealt(&order),
            weight,
            seed: rng.next_u64(),
        }
    }
}

/// Every bag that differs, by its order or by its tiles alone; None when they are more than `most`.
fn every_bag(unseen: &[u8], bag: usize, ordered: bool, most: usize) -> Option<All> {
    let mut kinds: Vec<(u8, usize)> = Vec::new();
    for &tile in unseen {
        match kinds.last_mut() {
            Some((kind, count)) if *kind == tile => *count += 1,
            _ => kinds.push((tile, 1)),
        }
    }
    let mut every = Every {
        kinds,
        bag: Vec::new(),
        all: All {
            orders: Vec::new(),
            ordered,
        },
        most,
    };
    every.extend(bag, 0, 1.0).then_some(every.all)
}

/// Bags under way.
struct Every {
    /// What is left of each kind.
    kinds: Vec<(u8, usize)>,
    bag: Vec<u8>,
    all: All,
    most: usize,
}

impl Every {
    /// Every bag of `left` tiles more, of kind number `from` and later ones where order does not count; false
    /// when they are too many.
    fn extend(&mut self, left: usize, from: usize, weight: f64) -> bool {
        if left == 0 {
            if self.all.orders.len() == self.most {
                return false;
            }
            let kinds = self.kinds.iter();
            let rack = kinds.flat_map(|&(tile, count)| std::iter::repeat_n(tile, count));
            let order = rack.chain(self.bag.iter().copied()).collect();
            self.all.orders.push((order, weight));
            return true;
        }
        for at in from..self.kinds.len() {
            let (tile, count) = self.kinds[at];
            if count == 0 {
                continue;
            }
            // Tiles of a kind are taken one after another: the same ones in another order are no other bag.
            let before = self.bag.iter().filter(|&&one| one == tile).count();
            let ways = if self.all.ordered {
                count as f64
            } else {
                count as f64 / (before + 1) as f64
            };
            self.kinds[at].1 -= 1;
            self.bag.push(tile);
            let later = if self.all.ordered { 0 } else { at };
            let fits = self.extend(left - 1, later, weight * ways);
            self.bag.pop();
            self.kinds[at].1 += 1;
            if !fits {
                return false;
            }
        }
        true
    }
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

    fn bags(unseen: &[u8], bag: usize, ordered: bool, most: usize) -> Option<Vec<(Vec<u8>, f64)>> {
        every_bag(unseen, bag, ordered, most).map(|all| all.orders)
    }

    #[test]
    fn every_order_of_a_small_bag_is_there_with_its_weight() {
        let all = bags(&[1, 1, 2, 3], 2, true, 100).unwrap();
        // 4 * 3 ordered draws; the two ones are alike
        assert_eq!(all.iter().map(|(_, weight)| weight).sum::<f64>(), 12.0);
        assert_eq!(all.len(), 7);
        let drawn_ones = all.iter().find(|(order, _)| order[2..] == [1, 1]).unwrap();
        assert_eq!(drawn_ones.1, 2.0);
        assert_eq!(drawn_ones.0[..2], [2, 3]);
        assert!(bags(&[1, 1, 2, 3], 2, true, 6).is_none());
        assert_eq!(bags(&[1, 2], 0, true, 5).unwrap(), [(vec![1, 2], 1.0)]);
    }

    #[test]
    fn every_bag_is_there_once_with_as_many_ways_as_it_may_be_drawn() {
        let all = bags(&[1, 1, 1, 2, 3, 3], 3, false, 100).unwrap();
        assert_eq!(all.iter().map(|(_, weight)| weight).sum::<f64>(), 20.0); // 6 over 3
        assert_eq!(all.len(), 6);
        let weight = |bag: [u8; 3]| all.iter().find(|(order, _)| order[3..] == bag).unwrap().1;
        assert_eq!(weight([1, 1, 1]), 1.0);
        assert_eq!(weight([1, 1, 3]), 6.0);
        assert_eq!(weight([1, 2, 3]), 6.0);
        assert_eq!(weight([2, 3, 3]), 1.0);
        assert!(bags(&[1, 1, 1, 2, 3, 3], 3, false, 5).is_none());
    }
}
