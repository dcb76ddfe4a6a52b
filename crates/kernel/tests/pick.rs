//! Bounds cut nothing that matters: on every position of many games the picked move is the first of all moves, and
//! a board that is played on equals one that is read anew.

use fishka_kernel::evaluate::Stay;
use fishka_kernel::graph::{any_word, build, Graph};
use fishka_kernel::leaves::Leaves;
use fishka_kernel::live::Live;
use fishka_kernel::pick::{pick, Scratch};
use fishka_kernel::position::{Board, Rack};
use fishka_kernel::rank::{best, By, Question};
use fishka_kernel::record::{Kind, Record};
use fishka_kernel::rng::Rng;
use fishka_kernel::tables::Tables;

struct Set {
    tables: Tables,
    image: Vec<u32>,
    games: u64,
}

fn tables(side: usize, letters: usize, rack: usize, blanks: u32) -> Tables {
    let squares = side * side;
    let factor = |square: usize, period: usize, at: usize, by: u8| {
        if square % period == at {
            by
        } else {
            1
        }
    };
    Tables {
        rows: side,
        cols: side,
        letter_multipliers: (0..squares).map(|s| factor(s, 5, 3, 3)).collect(),
        word_multipliers: (0..squares).map(|s| factor(s, 8, 2, 2)).collect(),
        start_squares: vec![(squares / 2) as u32],
        letter_count: letters,
        values: (0..=letters as u32)
            .map(|letter| letter * letter % 9)
            .collect(),
        counts: std::iter::once(blanks)
            .chain((1..=letters).map(|letter| 3 + (letter as u32 % 4)))
            .collect(),
        vowels: (0..=letters).map(|letter| letter % 3 == 1).collect(),
        rack_size: rack,
        bonus_by_count: (0..=rack).map(|n| if n == rack { 50 } else { 0 }).collect(),
        first_move_min_tiles: 2,
    }
    .checked()
    .unwrap()
}

fn words(seed: u64, letters: u64, count: usize, longest: u64) -> Vec<u32> {
    let mut rng = Rng::new(seed);
    let mut list = Vec::new();
    for _ in 0..count {
        let size = 2 + rng.below(longest - 1).min(rng.below(longest - 1));
        list.extend((0..size).map(|_| 1 + rng.below(letters).min(rng.below(letters)) as u8));
        list.push(0);
    }
    build(&list, letters as u8).unwrap()
}

fn sets() -> Vec<Set> {
    vec![
        Set {
            tables: tables(9, 6, 5, 2),
            image: words(1, 6, 300, 7),
            games: 12,
        },
        Set {
            tables: tables(15, 12, 7, 6),
            image: words(2, 12, 2500, 14),
            games: 3,
        },
        Set {
            tables: tables(15, 33, 7, 2),
            image: words(3, 33, 3000, 8),
            games: 3,
        },
        Set {
            tables: tables(21, 20, 8, 4),
            image: words(4, 20, 3000, 12),
            games: 1,
        },
        Set {
            tables: tables(15, 20, 10, 4),
            image: words(5, 20, 2000, 14),
            games: 1,
        },
        Set {
            tables: tables(5, 3, 3, 2),
            image: any_word(3).unwrap(),
            games: 2,
        },
    ]
}

/// Plays a game and shows every position of it: the board kept, and one read anew.
fn each_position(
    set: &Set,
    seed: u64,
    visit: &mut impl FnMut(&Graph<'_>, &mut Live, &Rack, usize),
) {
    let graph = Graph::open(&set.image).unwrap();
    let leaves = Leaves::estimated(&set.tables);
    let mut rng = Rng::new(seed);
    let mut bag: Vec<u8> = Vec::new();
    for (tile, &count) in set.tables.counts.iter().enumerate() {
        bag.extend(std::iter::repeat_n(tile as u8, count as usize));
    }
    rng.shuffle(&mut bag);
    let mut live = Live::empty(&set.tables, &graph);
    let mut held: Vec<u8> = Vec::new();
    for turn in 0..40 {
        while held.len() < set.tables.rack_size && !bag.is_empty() {
            held.extend(bag.pop());
        }
        let rack = Rack::new(&set.tables, &held).unwrap();
        visit(&graph, &mut live, &rack, bag.len());
        let board = live.board();
        let question = Question {
            bag_count: bag.len(),
            exchange_most: 0,
            by: if turn % 2 == 0 { By::Equity } else { By::Score },
            blank_laid: false,
            limit: 3,
        };
        let moves = best(&set.tables, &graph, &leaves, &board, &rack, question);
        let Some(play) = moves.last() else {
            return;
        };
        for &tile in &play.tiles[..usize::from(play.count)] {
            let kind = if tile & 0x80 != 0 { 0 } else { tile };
            let place = held.iter().position(|&one| one == kind).unwrap();
            held.swap_remove(place);
        }
        live.lay(&set.tables, &graph, play);
    }
}

#[test]
fn the_picked_move_is_the_first_of_all() {
    for (number, set) in sets().iter().enumerate() {
        let leaves = Leaves::estimated(&set.tables);
        let mut scratch = Scratch::default();
        let (mut positions, mut with_blank) = (0, 0);
        for seed in 0..set.games {
            each_position(set, seed, &mut |graph, live, rack, bag_count| {
                positions += 1;
                with_blank += usize::from(rack.counts[0] > 0);
                for (by, exchange_most) in [(By::Equity, 0), (By::Equity, 7), (By::Score, 0)] {
                    let question = Question {
                        bag_count,
                        exchange_most: exchange_most.min(bag_count),
                        by,
                        blank_laid: false,
                        limit: 1,
                    };
                    let cells = live.cells().to_vec();
                    let board = Board::new(&set.tables, &cells).unwrap();
                    let stay = Stay::new(&set.tables, &leaves, &board, rack, bag_count);
                    let all = Question {
                        limit: usize::MAX,
                        ..question
                    };
                    let first = best(&set.tables, graph, &leaves, &board, rack, all);
                    let is_play = |one: &&Record| one.kind != Kind::Exchange;
                    let worst = first.iter().rfind(is_play).copied();
                    let finest = first.iter().find(is_play).copied();
                    for known in [None, worst, finest] {
                        let picked = pick(
                            &set.tables,
                            graph,
                            live,
                            rack,
                            stay.all(),
                            question,
                            known,
                            &mut scratch,
                        );
                        assert_eq!(
                            picked,
                            first.first().copied(),
                            "set {number}, {by:?}, rack {:?}, board {cells:?}, {known:?} known",
                            rack.tiles
                        );
                    }
                    let one = best(&set.tables, graph, &leaves, &board, rack, question);
                    assert_eq!(one.first(), first.first());
                }
            });
        }
        assert!(
            positions >= 5 && with_blank >= 1,
            "{positions}, {with_blank}"
        );
    }
}

#[test]
fn a_board_that_is_played_on_equals_one_read_anew() {
    for set in &sets() {
        for seed in 0..set.games.min(6) {
            each_position(set, seed, &mut |graph, live, _, _| {
                let cells = live.cells().to_vec();
                let board = Board::new(&set.tables, &cells).unwrap();
                let anew = Live::new(&set.tables, graph, &board);
                assert_eq!(live.is_empty(), anew.is_empty());
                assert!(live.lanes().eq(anew.lanes()), "{cells:?}");
            });
        }
    }
}
