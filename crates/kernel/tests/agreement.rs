//! Generation and check agree, by trying everything: `cargo test` needs no Python for it.

use fishka_kernel::check::measure;
use fishka_kernel::evaluate::{Evaluated, Stay};
use fishka_kernel::generate::{generate, Any, Counted};
use fishka_kernel::graph::{any_word, build, Graph};
use fishka_kernel::leaves::Leaves;
use fishka_kernel::position::{Board, Rack};
use fishka_kernel::rank::{best, By, Question};
use fishka_kernel::record::{Kind, Record};
use fishka_kernel::rng::Rng;
use fishka_kernel::tables::Tables;
use fishka_kernel::tile::{in_hand, BLANK_BIT};
use std::collections::BTreeMap;

const LETTERS: u8 = 3;
type Placed = Vec<(i64, i64)>;

fn tables(rows: usize, cols: usize, rack: usize, starts: Vec<u32>) -> Tables {
    let squares = rows * cols;
    // Every seventh square, were there not whole columns of them on the largest board.
    let period = if cols % 7 == 0 { 11 } else { 7 };
    let factor = |square: usize, at: usize| if square % period == at { 3 } else { 1 };
    Tables {
        rows,
        cols,
        letter_multipliers: (0..squares).map(|square| factor(square, 3)).collect(),
        word_multipliers: (0..squares).map(|square| factor(square, 5)).collect(),
        start_squares: starts,
        letter_count: usize::from(LETTERS),
        values: vec![0, 1, 4, 7],
        counts: vec![2, 5, 4, 3],
        vowels: vec![false, true, false, false],
        rack_size: rack,
        bonus_by_count: (0..=rack as u32).map(|n| n * n).collect(),
        first_move_min_tiles: 2,
    }
    .checked()
    .unwrap()
}

fn random_list(rng: &mut Rng, count: u64) -> Vec<u8> {
    let mut list = Vec::new();
    for _ in 0..count {
        for _ in 0..2 + rng.below(3) {
            list.push(1 + rng.below(u64::from(LETTERS)) as u8);
        }
        list.push(0);
    }
    list
}

/// Every set of tiles of the rack on empty squares of one line that `measure` accepts.
fn by_trying(
    tables: &Tables,
    graph: &Graph<'_>,
    board: &Board<'_>,
    rack: &[u8],
) -> BTreeMap<Placed, i32> {
    let mut out = BTreeMap::new();
    let squares = tables.rows * tables.cols;
    for subset in 1u32..1 << squares.min(25) {
        if subset.count_ones() as usize > rack.len() {
            continue;
        }
        let chosen: Vec<usize> = (0..squares).filter(|&s| subset >> s & 1 == 1).collect();
        let one_row = chosen
            .iter()
            .all(|s| s / tables.cols == chosen[0] / tables.cols);
        let one_col = chosen
            .iter()
            .all(|s| s % tables.cols == chosen[0] % tables.cols);
        if one_row || one_col {
            lay(
                tables,
                graph,
                board,
                &chosen,
                rack.to_vec(),
                &mut vec![],
                &mut out,
            );
        }
    }
    out
}

fn lay(
    tables: &Tables,
    graph: &Graph<'_>,
    board: &Board<'_>,
    squares: &[usize],
    hand: Vec<u8>,
    placed: &mut Placed,
    out: &mut BTreeMap<Placed, i32>,
) {
    if placed.len() == squares.len() {
        if let Ok(score) = measure(tables, Some(graph), board, placed) {
            out.insert(placed.clone(), score);
        }
        return;
    }
    for tile in (1..=LETTERS).chain((1..=LETTERS).map(|letter| letter | BLANK_BIT)) {
        if let Some(at) = hand.iter().position(|&held| held == in_hand(tile)) {
            let mut rest = hand.clone();
            rest.remove(at);
            placed.push((squares[placed.len()] as i64, i64::from(tile)));
            lay(tables, graph, board, squares, rest, placed, out);
            placed.pop();
        }
    }
}

fn generated(
    tables: &Tables,
    graph: &Graph<'_>,
    board: &Board<'_>,
    rack: &Rack,
) -> (Vec<Record>, BTreeMap<Placed, i32>) {
    let leaves = Leaves::estimated(tables);
    let stay = Stay::new(tables, &leaves, board, rack, 10);
    let mut sink = Evaluated::new(tables, &stay, board);
    generate(tables, graph, board, rack, &mut sink);
    let plays = sink
        .records
        .iter()
        .map(|record| (placed_of(record, board, tables), record.score))
        .collect();
    (sink.records, plays)
}

fn placed_of(record: &Record, board: &Board<'_>, tables: &Tables) -> Placed {
    record
        .placed(board.cells(), tables.cols)
        .map(|(square, tile)| (square as i64, i64::from(tile)))
        .collect()
}

#[test]
fn generation_finds_exactly_what_the_check_accepts() {
    let mut rng = Rng::new(20);
    for (rows, cols, starts) in [
        (4, 4, vec![5]),
        (3, 6, vec![2, 9]),
        (6, 3, vec![]),
        (4, 4, vec![0, 15]),
    ] {
        let tables = tables(rows, cols, 3, starts);
        let mut plays_seen = 0;
        for _ in 0..12 {
            let list = random_list(&mut rng, 8);
            let image = build(&list, LETTERS).unwrap();
            let graph = Graph::open(&image).unwrap();
            let mut cells = vec![0u8; rows * cols];
            for _ in 0..4 {
                let hand: Vec<u8> = (0..3).map(|_| rng.below(4) as u8).collect();
                let after = {
                    let board = Board::new(&tables, &cells).unwrap();
                    let rack = Rack::new(&tables, &hand).unwrap();
                    let (records, plays) = generated(&tables, &graph, &board, &rack);
                    assert_eq!(records.len(), plays.len(), "no play twice");
                    assert_eq!(plays, by_trying(&tables, &graph, &board, &hand));
                    let mut counted = Counted::default();
                    generate(&tables, &graph, &board, &rack, &mut counted);
                    assert_eq!(counted.plays as usize, plays.len());
                    let sum: i64 = plays.values().map(|&score| i64::from(score)).sum();
                    assert_eq!(counted.score_sum, sum);
                    let mut any = Any::default();
                    generate(&tables, &graph, &board, &rack, &mut any);
                    assert_eq!(any.0, !plays.is_empty());
                    plays_seen += plays.len();
                    let mut after = cells.clone();
                    if !records.is_empty() {
                        let play = records[rng.below(records.len() as u64) as usize];
                        for (square, tile) in play.placed(&cells, cols) {
                            after[square] = tile;
                        }
                    }
                    after
                };
                cells = after;
            }
        }
        assert!(plays_seen > 100, "only {plays_seen} plays seen");
    }
}

#[test]
fn the_first_moves_are_the_first_of_all_in_both_orders() {
    let tables = tables(7, 7, 5, vec![24]);
    let image = any_word(LETTERS).unwrap();
    let graph = Graph::open(&image).unwrap();
    let leaves = Leaves::estimated(&tables);
    let cells = [0u8; 49];
    let board = Board::new(&tables, &cells).unwrap();
    let rack = Rack::new(&tables, &[0, 1, 2, 3]).unwrap();
    for by in [By::Score, By::Equity] {
        let ask = |limit| {
            let question = Question {
                bag_count: 9,
                exchange_most: 4,
                by,
                blank_laid: false,
                limit,
            };
            best(&tables, &graph, &leaves, &board, &rack, question)
        };
        let all = ask(usize::MAX);
        assert_eq!(
            all.iter().filter(|r| r.kind == Kind::Exchange).count(),
            2usize.pow(4) - 1
        );
        for limit in [0, 1, 2, 17, 500] {
            assert_eq!(ask(limit), all[..limit.min(all.len())]);
        }
        let key = |r: &Record| match by {
            By::Score => (-r.score, -r.equity),
            By::Equity => (-r.equity, -r.score),
        };
        assert!(all.windows(2).all(|pair| key(&pair[0]) <= key(&pair[1])));
        let blanks = Question {
            bag_count: 9,
            exchange_most: 4,
            by,
            blank_laid: true,
            limit: usize::MAX,
        };
        let with_blank = best(&tables, &graph, &leaves, &board, &rack, blanks);
        let expected: Vec<Record> = all.into_iter().filter(Record::lays_blank).collect();
        assert_eq!(with_blank, expected);
    }
}

#[test]
fn the_largest_board_and_rack_fit_every_width() {
    let tables = tables(21, 21, 12, vec![220]);
    let image = build(&[vec![1; 21], vec![0]].concat(), LETTERS).unwrap();
    let graph = Graph::open(&image).unwrap();
    // A row of nine tiles in the middle; twelve more make the one word of twenty-one.
    let mut cells = [0u8; 441];
    cells[216..225].fill(1);
    let board = Board::new(&tables, &cells).unwrap();
    let rack = Rack::new(&tables, &[1; 12]).unwrap();
    let (records, plays) = generated(&tables, &graph, &board, &rack);
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].count, 12);
    let (placed, &score) = plays.iter().next().unwrap();
    assert_eq!(placed.len(), 12);
    assert_eq!(measure(&tables, Some(&graph), &board, placed), Ok(score));
    assert_eq!(
        Rack::new(&tables, &[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
            .unwrap()
            .subsets,
        256
    );
}
