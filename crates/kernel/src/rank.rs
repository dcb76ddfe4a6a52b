//! The best moves of a position, in one fixed order.

use crate::evaluate::{exchanges, Evaluated, Stay};
use crate::generate::generate;
use crate::graph::Graph;
use crate::leaves::Leaves;
use crate::live::Live;
use crate::pick::{pick, Scratch};
use crate::position::{Board, Rack};
use crate::record::Record;
use crate::tables::Tables;
use std::cmp::Ordering;

/// What the best move has most of; the other breaks ties, then `Record::canonical_cmp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Points.
    Score,
    /// Static equity.
    Equity,
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// Tiles in the bag.
    pub bag_count: usize,
    /// Exchanges of up to this many tiles are candidates; 0 for none.
    pub exchange_most: usize,
    /// The order.
    pub by: By,
    /// Only plays that lay a blank (and no exchanges): what a swap of a blank demands.
    pub blank_laid: bool,
    /// How many moves; `usize::MAX` for all.
    pub limit: usize,
}

/// The first moves of the position, in order.
pub fn best(
    tables: &Tables,
    graph: &Graph<'_>,
    leaves: &Leaves,
    board: &Board<'_>,
    rack: &Rack,
    question: Question,
) -> Vec<Record> {
    let stay = Stay::new(tables, leaves, board, rack, question.bag_count);
    if question.limit == 1 && !question.blank_laid {
        let mut live = Live::new(tables, graph, board);
        let mut scratch = Scratch::default();
        let found = pick(
            tables,
            graph,
            &mut live,
            rack,
            stay.all(),
            question,
            None,
            &mut scratch,
        );
        return found.into_iter().collect();
    }
    let mut sink = Evaluated::new(tables, &stay, board);
    generate(tables, graph, board, rack, &mut sink);
    let mut records = sink.records;
    if question.blank_laid {
        records.retain(Record::lays_blank);
    } else {
        exchanges(rack, &stay, question.exchange_most, &mut records);
    }
    let order = |a: &Record, b: &Record| {
        compare(a, b, question.by).then_with(|| a.canonical_cmp(b, board.cells(), tables.cols))
    };
    if question.limit < records.len() {
        if question.limit == 0 {
            return Vec::new();
        }
        records.select_nth_unstable_by(question.limit - 1, order);
        records.truncate(question.limit);
    }
    records.sort_unstable_by(order);
    records
}

/// Which of two moves comes first by the two measures alone.
pub(crate) fn compare(a: &Record, b: &Record, by: By) -> Ordering {
    let score = b.score.cmp(&a.score);
    let equity = b.equity.cmp(&a.equity);
    match by {
        By::Score => score.then(equity),
        By::Equity => equity.then(score),
    }
}
