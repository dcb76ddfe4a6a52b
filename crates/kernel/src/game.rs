//! A running game as numbers: what training, simulation and the end game are played on.
//!
//! Everybody's tiles are in it: the caller deals the hidden ones as the view leaves them open.

use crate::generate::{generate, Found, Sink};
use crate::graph::Graph;
use crate::leaves::Leaves;
use crate::live::Live;
use crate::made::{hash_words, words_made};
use crate::pick::{pick, Scratch};
use crate::position::{Board, Rack};
use crate::rank::{By, Question};
use crate::record::{Kind, Record};
use crate::selfplay::final_adjustments;
pub use crate::selfplay::FinalAdjust;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::{in_hand, letter_of, BLANK, BLANK_BIT, EMPTY};
use crate::worth::Worth;

/// Passes in a row that end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassEnd {
    /// No number of passes does.
    Never,
    /// So many rounds of passes by all seats.
    Rounds(usize),
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
    /// What happens to the points left on racks.
    pub final_adjust: FinalAdjust,
    /// A blank on the board may be taken for its letter.
    pub swap: bool,
    /// A word may be made again.
    pub repeat_words: bool,
}

/// Turns in a row without a play after which `greedy` games end: three rounds of two seats.
const IDLE_MAX: usize = 6;

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
    /// Turns in a row without tiles laid.
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
            self.next();
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
        self.next();
    }

    /// The mover passes.
    pub fn pass(&mut self, setting: &Setting<'_>) {
        self.passes += 1;
        self.idle += 1;
        match setting.terms.pass_end {
            PassEnd::Rounds(rounds) if self.passes >= rounds * self.racks.len() => {
                self.finish(setting, None)
            }
            PassEnd::Rounds(_) | PassEnd::Never => self.next(),
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

    fn next(&mut self) {
        self.turn = (self.turn + 1) % self.racks.len();
    }

    /// The end: the final adjustment.
    pub fn finish(&mut self, setting: &Setting<'_>, out: Option<usize>) {
        let left: Vec<i32> = self
            .racks
            .iter()
            .map(|rack| rack_points(setting.tables, rack))
            .collect();
        let policy = setting.terms.final_adjust;
        let out = out.map(|seat| seat as u8);
        let more = final_adjustments(policy, &left, out);
        for (score, more) in self.scores.iter_mut().zip(more) {
            *score += more;
        }
        self.over = true;
    }

    /// Plays on, everybody his best static move, until `turns` turns are over or the game is.
    pub fn greedy(&mut self, setting: &Setting<'_>, turns: usize) -> usize {
        let mut played = 0;
        while played < turns && !self.over {
            self.greedy_turn(setting);
            played += 1;
        }
        played
    }

    /// One turn of the best static move; its equity in millipoints, None for a pass.
    pub fn greedy_turn(&mut self, setting: &Setting<'_>) -> Option<i32> {
        match best_step(setting, self) {
            Some(step) => {
                self.play(setting, &step);
                if self.idle >= IDLE_MAX && !self.over {
                    self.finish(setting, None);
                }
                Some(step.record.equity)
            }
            None => {
                self.pass(setting);
                if self.idle >= IDLE_MAX && !self.over {
                    self.finish(setting, None);
                }
                None
            }
        }
    }
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

/// The best static move of the seat whose turn it is, None when there is nothing but a pass.
pub fn best_step(setting: &Setting<'_>, state: &State) -> Option<Step> {
    let mut best: Option<Step> = None;
    let rack = &state.racks[state.turn];
    best_of(setting, state, &state.cells, rack, None, &mut best);
    if setting.terms.swap {
        for (square, cells, rack) in swapped(&state.cells, rack) {
            best_of(setting, state, &cells, &rack, Some(square), &mut best);
        }
    }
    best
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

fn best_of(
    setting: &Setting<'_>,
    state: &State,
    cells: &[u8],
    rack: &[u8],
    swap: Option<u16>,
    best: &mut Option<Step>,
) {
    let tables = setting.tables;
    let (Ok(board), Ok(rack)) = (Board::new(tables, cells), Rack::new(tables, rack)) else {
        debug_assert!(false, "a state holds only legal tiles");
        return;
    };
    let worth = Worth::new(setting, state, &board, &rack);
    if swap.is_none() && best.is_none() {
        let picked = picked(setting, state, &board, &rack, &worth);
        if let Some(picked) = picked {
            *best = picked;
            let most = exchange_most(&setting.terms, state.bag.len(), rack.tiles.len());
            best_exchange(&rack, &worth, most, best);
            return;
        }
    }
    let mut sink = BestSink {
        cells,
        cols: tables.cols,
        worth: &worth,
        made: (!setting.terms.repeat_words).then_some(&state.made[..]),
        swap,
        best,
    };
    generate(tables, setting.graph, &board, &rack, &mut sink);
    let most = exchange_most(&setting.terms, state.bag.len(), rack.tiles.len());
    if swap.is_none() && most > 0 {
        best_exchange(&rack, &worth, most, best);
    }
}

/// The best play by bounds, without a swap: what `BestSink` would keep of all. None when that play makes a
/// word again that may not be made again, so that all have to be looked at.
fn picked(
    setting: &Setting<'_>,
    state: &State,
    board: &Board<'_>,
    rack: &Rack,
    worth: &Worth<'_>,
) -> Option<Option<Step>> {
    let tables = setting.tables;
    let mut live = Live::new(tables, setting.graph, board);
    let question = Question {
        bag_count: state.bag.len(),
        exchange_most: 0,
        by: By::Equity,
        blank_laid: false,
        limit: 1,
    };
    let found = pick(
        tables,
        setting.graph,
        &mut live,
        rack,
        worth.stays(),
        question,
        &mut Scratch::default(),
    );
    let Some(record) = found else {
        return Some(None);
    };
    if !setting.terms.repeat_words {
        let placed = placed(&record, board.cells(), tables.cols);
        let words = words_made(board.cells(), tables.cols, placed.items());
        if repeats(&words, &state.made) {
            return None;
        }
    }
    Some(Some(Step { record, swap: None }))
}

/// How many tiles may be exchanged with this bag.
pub fn exchange_most(terms: &Terms, bag: usize, rack: usize) -> usize {
    match terms.exchange_min_bag {
        Some(least) if bag >= least.max(1) => bag.min(rack).min(terms.exchange_most),
        _ => 0,
    }
}

fn best_exchange(rack: &Rack, worth: &Worth<'_>, most: usize, best: &mut Option<Step>) {
    let mut tiles = [0; RACK_MAX];
    for given in 1..rack.subsets {
        let equity = worth.stay(rack.subsets - 1 - given);
        if best.is_some_and(|step| step.record.equity >= equity) {
            continue;
        }
        let count = rack.subset(given, &mut tiles);
        if count <= most {
            tiles[count..].fill(0);
            let record = Record {
                score: 0,
                equity,
                first: 0,
                kind: Kind::Exchange,
                count: count as u8,
                tiles,
            };
            *best = Some(Step { record, swap: None });
        }
    }
}

/// Keeps the best play by equity; equal ones by points, then in the canonical order, then without a swap.
struct BestSink<'a> {
    cells: &'a [u8],
    cols: usize,
    worth: &'a Worth<'a>,
    /// Words that may not be made again.
    made: Option<&'a [u64]>,
    swap: Option<u16>,
    best: &'a mut Option<Step>,
}

impl BestSink<'_> {
    fn is_better(&self, record: &Record) -> bool {
        let Some(best) = self.best.as_ref() else {
            return true;
        };
        let ours = (record.equity, record.score);
        let theirs = (best.record.equity, best.record.score);
        if ours != theirs {
            return ours > theirs;
        }
        if best.swap != self.swap {
            return false; // positions without a swap are asked first
        }
        record
            .canonical_cmp(&best.record, self.cells, self.cols)
            .is_lt()
    }
}

impl Sink for BestSink<'_> {
    fn add(&mut self, play: &Found) {
        let equity = self.worth.equity(play);
        if self.best.is_some_and(|best| best.record.equity > equity) {
            return;
        }
        let record = play.record(equity);
        if (self.swap.is_some() && !record.lays_blank()) || !self.is_better(&record) {
            return;
        }
        if let Some(made) = self.made {
            let placed = placed(&record, self.cells, self.cols);
            if repeats(&words_made(self.cells, self.cols, placed.items()), made) {
                return;
            }
        }
        *self.best = Some(Step {
            record,
            swap: self.swap,
        });
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
