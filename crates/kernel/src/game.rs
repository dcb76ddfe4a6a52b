//! A running game as numbers: what training, simulation and the end game are played on.
//!
//! Everybody's tiles are in it: the caller deals the hidden ones as the view leaves them open.

use crate::graph::Graph;
use crate::leaves::Leaves;
use crate::made::{hash_words, words_made};
use crate::record::{Kind, Record};
use crate::rng::Rng;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::{in_hand, letter_of, BLANK, BLANK_BIT, EMPTY};

/// Passes in a row that end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassEnd {
    /// No number of passes does.
    Never,
    /// So many rounds of passes by all seats.
    Rounds(usize),
    /// So many passes.
    Passes(usize),
}

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

/// The rules of a game beyond one play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// An exchange of n tiles needs a bag of `max(this, n)`; None: there is no exchange.
    pub exchange_min_bag: Option<usize>,
    /// No exchange gives more tiles.
    pub exchange_most: usize,
    /// Passes in a row that end the game.
    pub pass_end: PassEnd,
    /// Turns in a row without a play that end the game, whatever they were.
    pub zero_turns: Option<usize>,
    /// What happens to the points left on racks.
    pub final_adjust: FinalAdjust,
    /// A blank on the board may be taken for its letter.
    pub swap: bool,
    /// A word may be made again.
    pub repeat_words: bool,
}

/// Games that play themselves end after so many rounds without points, whatever the rules say.
const IDLE_ROUNDS_MAX: usize = 3;

/// All that does not change in a game.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// Board, tiles, points.
    pub tables: &'a Tables,
    /// Words.
    pub graph: &'a Graph<'a>,
    /// What tiles kept are worth.
    pub leaves: &'a Leaves,
    /// Exchanges and endings.
    pub terms: Terms,
}

/// A move: a record, and the square of the blank on the board that is taken for its letter first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Play or exchange.
    pub record: Record,
    /// Where the blank lay, if one is taken.
    pub swap: Option<u16>,
}

/// A game between two turns.
#[derive(Clone, Debug)]
pub struct State {
    /// The board.
    pub cells: Vec<u8>,
    /// Everybody's tiles, sorted.
    pub racks: Vec<Vec<u8>>,
    /// The bag; tiles are drawn from its end.
    pub bag: Vec<u8>,
    /// Points.
    pub scores: Vec<i32>,
    /// Whose turn it is.
    pub turn: usize,
    /// Passes in a row up to now.
    pub passes: usize,
    /// Turns in a row without a play; one that is worth nothing ends the run too (rules, `end_zero_turns`).
    pub idle: usize,
    /// Hashes of the words made, where none may be made again.
    pub made: Vec<u64>,
    /// The game is over, the final adjustment done.
    pub over: bool,
}

impl State {
    /// The mover makes this move, legal in this state: the caller's duty. Tiles given back in an exchange
    /// go under the others in the bag (its bottom is drawn last); a caller that minds shuffles it.
    pub fn play(&mut self, setting: &Setting<'_>, step: &Step) {
        match step.record.kind {
            Kind::Exchange => self.exchange(setting, &step.record),
            Kind::Across | Kind::Down => self.lay(setting, step),
        }
    }

    fn lay(&mut self, setting: &Setting<'_>, step: &Step) {
        if let Some(square) = step.swap {
            let square = usize::from(square);
            let letter = letter_of(self.cells[square]);
            remove(&mut self.racks[self.turn], letter);
            insert(&mut self.racks[self.turn], BLANK);
            self.cells[square] = letter;
        }
        let placed = placed(&step.record, &self.cells, setting.tables.cols);
        if !setting.terms.repeat_words {
            let words = words_made(&self.cells, setting.tables.cols, placed.items());
            self.made.extend(hash_words(&words));
        }
        for &(square, tile) in placed.items() {
            self.cells[square] = tile;
            remove(&mut self.racks[self.turn], in_hand(tile));
        }
        self.scores[self.turn] += step.record.score;
        self.draw(setting.tables.rack_size);
        self.passes = 0;
        self.idle = 0;
        if self.racks[self.turn].is_empty() && self.bag.is_empty() {
            self.finish(setting, Some(self.turn));
        } else {
            self.next(setting);
        }
    }

    fn exchange(&mut self, setting: &Setting<'_>, record: &Record) {
        let given = &record.tiles[..usize::from(record.count)];
        for &tile in given {
            remove(&mut self.racks[self.turn], tile);
        }
        self.draw(setting.tables.rack_size);
        self.bag.splice(0..0, given.iter().copied());
        self.passes = 0;
        self.idle += 1;
        self.next(setting);
    }

    /// The mover passes.
    pub fn pass(&mut self, setting: &Setting<'_>) {
        self.passes += 1;
        self.idle += 1;
        if pass_limit(&setting.terms, self.racks.len()).is_some_and(|most| self.passes >= most) {
            self.finish(setting, None);
        } else {
            self.next(setting);
        }
    }

    fn draw(&mut self, rack_size: usize) {
        while self.racks[self.turn].len() < rack_size {
            match self.bag.pop() {
                Some(tile) => insert(&mut self.racks[self.turn], tile),
                None => return,
            }
        }
    }

    /// The next seat's turn, or the end where there were too many turns without a play.
    fn next(&mut self, setting: &Setting<'_>) {
        if (setting.terms.zero_turns).is_some_and(|most| self.idle >= most) {
            self.finish(setting, None);
        } else {
            self.turn = (self.turn + 1) % self.racks.len();
        }
    }

    /// The end: the final adjustment.
    pub fn finish(&mut self, setting: &Setting<'_>, out: Option<usize>) {
        let left: Vec<i32> = self
            .racks
            .iter()
            .map(|rack| rack_points(setting.tables, rack))
            .collect();
        let more = final_adjustments(setting.terms.final_adjust, &left, out);
        for (score, more) in self.scores.iter_mut().zip(more) {
            *score += more;
        }
        self.over = true;
    }

    /// Ends a game in which nobody gets on, whatever the rules say.
    pub(crate) fn end_if_idle(&mut self, setting: &Setting<'_>) {
        if self.idle >= IDLE_ROUNDS_MAX * self.racks.len() && !self.over {
            self.finish(setting, None);
        }
    }
}

/// Shuffled tiles of the whole set, and full racks dealt off them, each sorted.
pub fn dealt(tables: &Tables, seats: usize, rng: &mut Rng) -> State {
    let kinds = tables.counts.iter().enumerate();
    let mut bag: Vec<u8> = kinds
        .flat_map(|(tile, &count)| std::iter::repeat_n(tile as u8, count as usize))
        .collect();
    rng.shuffle(&mut bag);
    let racks = (0..seats).map(|_| {
        let mut rack = bag.split_off(bag.len().saturating_sub(tables.rack_size));
        rack.sort_unstable();
        rack
    });
    State {
        racks: racks.collect(),
        cells: vec![EMPTY; tables.rows * tables.cols],
        bag,
        scores: vec![0; seats],
        turn: 0,
        passes: 0,
        idle: 0,
        made: Vec::new(),
        over: false,
    }
}

/// Passes in a row that end a game of so many seats; None: no number does.
pub fn pass_limit(terms: &Terms, seats: usize) -> Option<usize> {
    match terms.pass_end {
        PassEnd::Never => None,
        PassEnd::Rounds(rounds) => Some(rounds * seats),
        PassEnd::Passes(passes) => Some(passes),
    }
}

/// Points to add to each seat's score: the sums of `referee/endgame.py`. `left` are the points on each rack.
pub fn final_adjustments(policy: FinalAdjust, left: &[i32], out: Option<usize>) -> Vec<i32> {
    let total: i32 = left.iter().sum();
    let one = |seat: usize, own: i32| {
        let went_out = out == Some(seat);
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

/// Points of tiles on a rack.
pub fn rack_points(tables: &Tables, rack: &[u8]) -> i32 {
    rack.iter()
        .map(|&tile| tables.values[usize::from(tile)] as i32)
        .sum()
}

/// Takes one tile off a sorted rack that has it.
fn remove(rack: &mut Vec<u8>, tile: u8) {
    let at = rack.partition_point(|&one| one < tile);
    debug_assert_eq!(rack.get(at), Some(&tile));
    rack.remove(at);
}

fn insert(rack: &mut Vec<u8>, tile: u8) {
    let at = rack.partition_point(|&one| one < tile);
    rack.insert(at, tile);
}

/// The squares and tiles of a play, without an allocation.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    items: [(usize, u8); RACK_MAX],
    count: usize,
}

impl Placed {
    /// They, by square.
    pub fn items(&self) -> &[(usize, u8)] {
        &self.items[..self.count]
    }
}

/// Where the tiles of a play go on the board it was made for.
pub fn placed(record: &Record, cells: &[u8], cols: usize) -> Placed {
    let step = if record.kind == Kind::Across { 1 } else { cols };
    let mut out = Placed {
        items: [(0, 0); RACK_MAX],
        count: usize::from(record.count),
    };
    let mut square = usize::from(record.first);
    for (item, &tile) in out.items.iter_mut().zip(&record.tiles).take(out.count) {
        while cells[square] != EMPTY {
            square += step;
        }
        *item = (square, tile);
        square += step;
    }
    out
}

/// Every position that taking one blank off the board leads to: square, board, rack.
pub fn swapped<'a>(
    cells: &'a [u8],
    rack: &'a [u8],
) -> impl Iterator<Item = (u16, Vec<u8>, Vec<u8>)> + 'a {
    let blanks = (0..cells.len()).filter(|&square| cells[square] & BLANK_BIT != 0);
    blanks.filter_map(|square| {
        let letter = letter_of(cells[square]);
        rack.contains(&letter).then(|| {
            let (mut after, mut hand) = (cells.to_vec(), rack.to_vec());
            after[square] = letter;
            remove(&mut hand, letter);
            insert(&mut hand, BLANK);
            (square as u16, after, hand)
        })
    })
}

/// How many tiles may be exchanged with this bag.
pub fn exchange_most(terms: &Terms, bag: usize, rack: usize) -> usize {
    match terms.exchange_min_bag {
        Some(least) if bag >= least.max(1) => bag.min(rack).min(terms.exchange_most),
        _ => 0,
    }
}

/// Whether a play makes a word that was made before, or one word twice.
pub fn repeats(words: &[Vec<u8>], made: &[u64]) -> bool {
    let hashes: Vec<u64> = hash_words(words).collect();
    hashes
        .iter()
        .enumerate()
        .any(|(at, hash)| made.contains(hash) || hashes[..at].contains(hash))
}
