//! The best static move of a running game, turn after turn: lanes, windows and memory are kept between turns.

use crate::evaluate::Stay;
use crate::game::{exchange_most, placed, repeats, Setting, State, Step};
use crate::generate::{generate_on, Found, Sink};
use crate::live::Live;
use crate::made::words_made;
use crate::pick::{pick, Able, Scratch};
use crate::position::{Board, Rack};
use crate::rank::{By, Question};
use crate::record::{Kind, Record};
use crate::rng::Rng;
use crate::tile::{letter_of, BLANK, BLANK_BIT};
use crate::worth::{fill_stay, Worth};

/// Less than any worth, and far from where sums of it end: plays that leave such a part are never the best.
const WORTHLESS: i32 = i32::MIN / 4;

/// Follows a game and knows the best static move of whoever is on turn.
#[derive(Clone, Debug)]
pub struct Mover {
    live: Live,
    memory: Memory,
}

/// What is known of a reply on one board that may hold for others of the same game too.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    known: Option<Known>,
    able: Able,
}

/// The best play of a rack on one board.
#[derive(Clone, Debug)]
struct Known {
    rack: Vec<u8>,
    record: Record,
}

/// What one position leaves to the next, so that nothing is allocated anew.
#[derive(Clone, Debug, Default)]
struct Memory {
    stay: Stay,
    scratch: Scratch,
    /// Worths of what stays, for plays that must lay a blank.
    blank_laid: Vec<i32>,
}

impl Mover {
    /// For a board as it lies. Panics on cells that are no board of these tables: the caller's duty.
    pub fn new(setting: &Setting<'_>, cells: &[u8]) -> Self {
        debug_assert!(Board::new(setting.tables, cells).is_ok());
        Mover {
            live: Live::new(setting.tables, setting.graph, &Board::laid(cells)),
            memory: Memory::default(),
        }
    }

    /// A copy to play on and to `go_back` from.
    pub fn copy(&self) -> Self {
        Mover {
            live: self.live.copy(),
            memory: Memory::default(),
        }
    }

    /// Back to the board that this was copied from.
    pub fn go_back(&mut self, to: &Mover) {
        self.live.go_back(&to.live);
    }

    /// Makes all windows ready: copies of this need not.
    pub fn prepare(&mut self, setting: &Setting<'_>) {
        self.live.freshen(setting.tables);
    }

    /// The board's cells.
    pub fn cells(&self) -> &[u8] {
        self.live.cells()
    }

    /// The board.
    pub fn live(&self) -> &Live {
        &self.live
    }

    /// The board after a move of the game that this follows.
    pub fn follow(&mut self, setting: &Setting<'_>, step: &Step) {
        let (tables, graph) = (setting.tables, setting.graph);
        if let Some(square) = step.swap {
            let square = usize::from(square);
            let letter = letter_of(self.live.cells()[square]);
            self.live.replace(tables, graph, square, letter);
        }
        self.live.lay(tables, graph, &step.record);
    }

    /// The best static move of the seat on turn by this measure; None when there is nothing but a pass.
    pub fn best(&mut self, setting: &Setting<'_>, state: &State, by: By) -> Option<Step> {
        self.best_beginning(setting, state, by, None)
    }

    /// The same by equity, for boards that differ in some lanes only: sooner found where `known` is a play of the same
    /// rack in a lane that is on this board as on `common`. What is found is known from then on.
    pub fn best_knowing(
        &mut self,
        setting: &Setting<'_>,
        state: &State,
        common: &Mover,
        reply: &mut Reply,
    ) -> Option<Step> {
        let rack = &state.racks[state.turn];
        let fitting = reply.known.as_ref().filter(|one| &one.rack == rack);
        let first = fitting
            .map(|one| one.record)
            .filter(|record| self.has_lane_of(common, record));
        self.memory.scratch.exchange(&mut reply.able);
        let best = self.best_beginning(setting, state, By::Equity, first);
        self.memory.scratch.exchange(&mut reply.able);
        let found = best.filter(|step| {
            let record = &step.record;
            step.swap.is_none() && record.kind != Kind::Exchange && self.has_lane_of(common, record)
        });
        match found {
            Some(Step { record, .. }) if Some(record) != first => {
                let rack = rack.clone();
                reply.known = Some(Known { rack, record });
            }
            _ => {}
        }
        best
    }

    /// Whether a play's lane is as on another board: it can be laid on both or on neither, for the same points.
    fn has_lane_of(&self, other: &Mover, play: &Record) -> bool {
        self.live.lane_of(play) == other.live.lane_of(play)
    }

    fn best_beginning(
        &mut self,
        setting: &Setting<'_>,
        state: &State,
        by: By,
        known: Option<Record>,
    ) -> Option<Step> {
        debug_assert!(self.cells() == state.cells, "another board than the game's");
        let rack = rack_of(setting, &state.racks[state.turn]);
        let mut best = self.without_swap(setting, state, &rack, by, known);
        if setting.terms.swap {
            self.with_swaps(setting, state, by, &mut best);
        }
        best
    }

    fn without_swap(
        &mut self,
        setting: &Setting<'_>,
        state: &State,
        rack: &Rack,
        by: By,
        known: Option<Record>,
    ) -> Option<Step> {
        let memory = &mut self.memory;
        fill_stay(setting, state, rack, &mut memory.stay);
        let question = Question {
            bag_count: state.bag.len(),
            exchange_most: exchange_most(&setting.terms, state.bag.len(), rack.tiles.len()),
            by,
            blank_laid: false,
            limit: 1,
        };
        let record = pick(
            setting.tables,
            setting.graph,
            &mut self.live,
            rack,
            memory.stay.all(),
            question,
            known,
            &mut memory.scratch,
        )?;
        let step = Step { record, swap: None };
        if !repeats_words(setting, state, self.live.cells(), &record) {
            return Some(step);
        }
        let mut best = self.first_exchange(rack, question);
        self.look_at_all(setting, state, rack, by, None, &mut best);
        best
    }

    /// The best exchange: asked for where all plays have to be looked at one by one.
    fn first_exchange(&self, rack: &Rack, question: Question) -> Option<Step> {
        let mut best: Option<Step> = None;
        for given in 1..rack.subsets {
            let equity = self.memory.stay.worth(rack.subsets - 1 - given);
            let record = crate::evaluate::exchange_record(rack, given, equity);
            let better = best.is_none_or(|step| step.record.equity < equity);
            if usize::from(record.count) <= question.exchange_most && better {
                best = Some(Step { record, swap: None });
            }
        }
        best
    }

    /// Every blank on the board whose letter is on the rack, taken: plays that lay a blank.
    fn with_swaps(
        &mut self,
        setting: &Setting<'_>,
        state: &State,
        by: By,
        best: &mut Option<Step>,
    ) {
        let (tables, graph) = (setting.tables, setting.graph);
        for square in 0..state.cells.len() {
            let cell = state.cells[square];
            let letter = letter_of(cell);
            let hand = &state.racks[state.turn];
            let Some(at) = (cell & BLANK_BIT != 0)
                .then(|| hand.iter().position(|&tile| tile == letter))
                .flatten()
            else {
                continue;
            };
            let mut hand = hand.clone();
            hand[at] = BLANK;
            let rack = rack_of(setting, &hand);
            self.live.replace(tables, graph, square, letter);
            self.with_swap(setting, state, &rack, by, square as u16, best);
            self.live.replace(tables, graph, square, cell);
        }
    }

    fn with_swap(
        &mut self,
        setting: &Setting<'_>,
        state: &State,
        rack: &Rack,
        by: By,
        square: u16,
        best: &mut Option<Step>,
    ) {
        let memory = &mut self.memory;
        fill_stay(setting, state, rack, &mut memory.stay);
        // Parts that keep every blank are made worthless: what is picked lays one.
        let stride = usize::from(rack.strides[usize::from(BLANK)]);
        let blanks = usize::from(rack.counts[usize::from(BLANK)]);
        memory.blank_laid.clear();
        memory.blank_laid.extend_from_slice(memory.stay.all());
        for (index, worth) in memory.blank_laid.iter_mut().enumerate() {
            if index / stride % (blanks + 1) == blanks {
                *worth = WORTHLESS;
            }
        }
        let question = Question {
            bag_count: state.bag.len(),
            exchange_most: 0,
            by,
            blank_laid: true,
            limit: 1,
        };
        let picked = (by == By::Equity).then(|| {
            pick(
                setting.tables,
                setting.graph,
                &mut self.live,
                rack,
                &memory.blank_laid,
                question,
                None,
                &mut memory.scratch,
            )
        });
        match picked {
            Some(None) => {}
            Some(Some(record)) if !record.lays_blank() => {} // only worthless ones
            Some(Some(record)) if !repeats_words(setting, state, self.live.cells(), &record) => {
                let swap = Some(square);
                if best.is_none_or(|one| measure(&record, by) > measure(&one.record, by)) {
                    *best = Some(Step { record, swap });
                }
            }
            _ => self.look_at_all(setting, state, rack, by, Some(square), best),
        }
    }

    /// Looks at every play of a board and rack, words made before taken into account.
    fn look_at_all(
        &self,
        setting: &Setting<'_>,
        state: &State,
        rack: &Rack,
        by: By,
        swap: Option<u16>,
        best: &mut Option<Step>,
    ) {
        let mut sink = BestSink {
            cells: self.live.cells(),
            cols: setting.tables.cols,
            worth: Worth::new(setting, &self.memory.stay, self.live.is_empty()),
            made: (!setting.terms.repeat_words).then_some(&state.made[..]),
            by,
            swap,
            best,
        };
        generate_on(setting.tables, setting.graph, &self.live, rack, &mut sink);
    }
}

impl State {
    /// Plays on, everybody his best static move, until `turns` turns are over or the game is. `mover` follows.
    pub fn greedy(&mut self, setting: &Setting<'_>, mover: &mut Mover, turns: usize) -> usize {
        let mut played = 0;
        while played < turns && !self.over {
            self.greedy_turn(setting, mover, By::Equity);
            played += 1;
        }
        played
    }

    /// One turn of the best static move, which comes back; None is a pass. A game that idles ends by it.
    pub fn greedy_turn(
        &mut self,
        setting: &Setting<'_>,
        mover: &mut Mover,
        by: By,
    ) -> Option<Step> {
        let step = mover.best(setting, self, by);
        self.take(setting, step.as_ref());
        if let Some(step) = &step {
            mover.follow(setting, step);
        }
        step
    }

    /// The mover makes this move, None is a pass. A game that idles ends by it.
    pub(crate) fn take(&mut self, setting: &Setting<'_>, step: Option<&Step>) {
        match step {
            Some(step) => self.play(setting, step),
            None => self.pass(setting),
        }
        self.end_if_idle(setting);
    }
}

/// One turn of a game that plays itself: the best static move by a measure. The bag is shuffled after an
/// exchange.
pub fn turn(
    setting: &Setting<'_>,
    state: &mut State,
    mover: &mut Mover,
    by: By,
    rng: &mut Rng,
) -> Option<Step> {
    let step = state.greedy_turn(setting, mover, by);
    if let Some(step) = step.filter(|step| step.record.kind == Kind::Exchange) {
        state.bag.rotate_left(usize::from(step.record.count)); // given tiles last, as they come in
        rng.shuffle(&mut state.bag);
    }
    step
}

/// The best static move of the seat whose turn it is, None when there is nothing but a pass. A game that goes
/// on keeps a `Mover`.
pub fn best_step(setting: &Setting<'_>, state: &State) -> Option<Step> {
    Mover::new(setting, &state.cells).best(setting, state, By::Equity)
}

/// A rack of a state.
fn rack_of(setting: &Setting<'_>, hand: &[u8]) -> Rack {
    match Rack::new(setting.tables, hand) {
        Ok(rack) => rack,
        Err(fault) => unreachable!("a state holds only legal racks: {fault}"),
    }
}

fn repeats_words(setting: &Setting<'_>, state: &State, cells: &[u8], record: &Record) -> bool {
    if setting.terms.repeat_words || record.kind == Kind::Exchange {
        return false;
    }
    let cols = setting.tables.cols;
    let placed = placed(record, cells, cols);
    repeats(&words_made(cells, cols, placed.items()), &state.made)
}

/// What a move has, the measure first.
fn measure(record: &Record, by: By) -> (i32, i32) {
    match by {
        By::Equity => (record.equity, record.score),
        By::Score => (record.score, record.equity),
    }
}

/// Keeps the best play; equal ones by the other measure, then in the canonical order, then without a swap.
struct BestSink<'a> {
    cells: &'a [u8],
    cols: usize,
    worth: Worth<'a>,
    /// Words that may not be made again.
    made: Option<&'a [u64]>,
    by: By,
    swap: Option<u16>,
    best: &'a mut Option<Step>,
}

impl BestSink<'_> {
    fn is_better(&self, record: &Record) -> bool {
        let Some(best) = self.best.as_ref() else {
            return true;
        };
        let ours = measure(record, self.by);
        let theirs = measure(&best.record, self.by);
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
        let record = play.record(self.worth.equity(play));
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
