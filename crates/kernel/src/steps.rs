//! Every move of a running game's mover, swaps and words made before taken into account: for searches that look at
//! all of them.

use crate::evaluate::Stay;
use crate::game::{placed, repeats, swapped, Setting, State, Step};
use crate::generate::{generate, Found, Sink};
use crate::made::words_made;
use crate::position::{Board, Rack};
use crate::worth::{fill_stay, Worth};

/// Every play of the mover, swaps included, with static worth as equity; exchanges are no part of it.
pub fn all_steps(setting: &Setting<'_>, state: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    let rack = &state.racks[state.turn];
    collect(setting, state, &state.cells, rack, None, &mut steps);
    if setting.terms.swap {
        for (square, cells, hand) in swapped(&state.cells, rack) {
            collect(setting, state, &cells, &hand, Some(square), &mut steps);
        }
    }
    steps
}

fn collect(
    setting: &Setting<'_>,
    state: &State,
    cells: &[u8],
    rack: &[u8],
    swap: Option<u16>,
    steps: &mut Vec<Step>,
) {
    let tables = setting.tables;
    let (Ok(board), Ok(rack)) = (Board::new(tables, cells), Rack::new(tables, rack)) else {
        debug_assert!(false, "a state holds only legal tiles");
        return;
    };
    let mut stay = Stay::default();
    fill_stay(setting, state, &rack, &mut stay);
    let mut sink = AllSink {
        worth: Worth::new(setting, &stay, board.is_empty()),
        swap,
        steps: Vec::new(),
    };
    generate(tables, setting.graph, &board, &rack, &mut sink);
    let mut found = sink.steps;
    if !setting.terms.repeat_words {
        found.retain(|step| {
            let placed = placed(&step.record, cells, tables.cols);
            !repeats(&words_made(cells, tables.cols, placed.items()), &state.made)
        });
    }
    steps.append(&mut found);
}

struct AllSink<'a> {
    worth: Worth<'a>,
    swap: Option<u16>,
    steps: Vec<Step>,
}

impl Sink for AllSink<'_> {
    fn add(&mut self, play: &Found) {
        let record = play.record(self.worth.equity(play));
        if self.swap.is_none() || record.lays_blank() {
            self.steps.push(Step {
                record,
                swap: self.swap,
            });
        }
    }
}
