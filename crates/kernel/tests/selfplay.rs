//! Whole games: chance comes from the seed alone, nothing is lost, and the sums are right.

mod common;

use common::{image, tables};
use fishka_kernel::check::measure;
use fishka_kernel::game::{PassEnd, Terms};
use fishka_kernel::graph::{build, Graph};
use fishka_kernel::leaves::Leaves;
use fishka_kernel::position::Board;
use fishka_kernel::rank::By;
use fishka_kernel::record::Kind;
use fishka_kernel::selfplay::{
    final_adjustments, Conditions, FinalAdjust, Game, GameError, Match, Player,
};
use fishka_kernel::tables::{Tables, RACK_MAX};
use fishka_kernel::tile::in_hand;
use std::ops::ControlFlow;

const CONDITIONS: Conditions = Conditions {
    seats: 2,
    turns_max: 100,
    terms: Terms {
        exchange_min_bag: Some(5),
        exchange_most: RACK_MAX,
        pass_end: PassEnd::Passes(4),
        zero_turns: Some(6),
        final_adjust: FinalAdjust::SubtractAndCollect,
        swap: false,
        repeat_words: true,
    },
};

/// Plays the game once more by hand: plays are legal and score what they say, tiles are conserved.
fn follow(tables: &Tables, graph: &Graph<'_>, conditions: &Conditions, game: &Game) {
    let mut cells = vec![0u8; tables.rows * tables.cols];
    let mut scores = vec![0; conditions.seats];
    let total: u32 = tables.counts.iter().sum();
    for (number, turn) in game.turns.iter().enumerate() {
        assert_eq!(usize::from(turn.seat), number % conditions.seats);
        let laid = cells.iter().filter(|&&cell| cell != 0).count();
        assert!(laid + turn.rack().len() + usize::from(turn.bag_count) <= total as usize);
        let Some(made) = turn.made else { continue };
        let mut held = turn.rack().to_vec();
        for &tile in &made.tiles[..usize::from(made.count)] {
            let kind = if made.kind == Kind::Exchange {
                tile
            } else {
                in_hand(tile)
            };
            let place = held
                .iter()
                .position(|&one| one == kind)
                .expect("a tile of the rack");
            held.remove(place);
        }
        if made.kind == Kind::Exchange {
            let least = conditions.terms.exchange_min_bag.expect("exchanges");
            assert!(usize::from(turn.bag_count) >= least);
            assert!(u16::from(made.count) <= turn.bag_count);
            continue;
        }
        let placed: Vec<(usize, u8)> = made.placed(&cells, tables.cols).collect();
        let pairs: Vec<(i64, i64)> = placed
            .iter()
            .map(|&(square, tile)| (square as i64, i64::from(tile)))
            .collect();
        let board = Board::new(tables, &cells).unwrap();
        assert_eq!(measure(tables, Some(graph), &board, &pairs), Ok(made.score));
        scores[usize::from(turn.seat)] += made.score;
        for (square, tile) in placed {
            cells[square] = tile;
        }
    }
    assert_eq!(game.scores, scores);
    assert_eq!(game.cells, cells);
}

#[test]
fn every_turn_of_a_game_is_legal_and_counts() {
    let tables = tables(2);
    let leaves = Leaves::estimated(&tables);
    for (seats, words) in [(2, 120), (3, 40), (4, 8)] {
        let image = image(words);
        let graph = Graph::open(&image).unwrap();
        let conditions = Conditions {
            seats,
            ..CONDITIONS
        };
        let players: Vec<Player<'_>> = (0..seats)
            .map(|seat| Player {
                leaves: &leaves,
                by: if seat == 1 { By::Score } else { By::Equity },
            })
            .collect();
        let games = Match::new(&tables, graph, conditions, &players).unwrap();
        let mut went_out = 0;
        for seed in 0..40 {
            let game = games.play(seed);
            follow(&tables, &graph, &conditions, &game);
            went_out += usize::from(game.out.is_some());
        }
        assert!(words < 100 || went_out > 20);
    }
}

#[test]
fn the_same_seeds_give_the_same_games_on_any_number_of_threads() {
    let tables = tables(2);
    let leaves = Leaves::estimated(&tables);
    let image = image(120);
    let graph = Graph::open(&image).unwrap();
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 2];
    let games = Match::new(&tables, graph, CONDITIONS, &players).unwrap();
    let alone: Vec<(u64, Game)> = (10..60).map(|seed| (seed, games.play(seed))).collect();
    assert_ne!(alone[0].1, alone[1].1);
    for threads in [1, 2, 5] {
        let mut seen = Vec::new();
        games.play_each(10..60, threads, |seed, game| {
            seen.push((seed, game));
            ControlFlow::Continue(())
        });
        assert_eq!(seen, alone);
    }
}

#[test]
fn a_visitor_may_break_off() {
    let tables = tables(2);
    let leaves = Leaves::estimated(&tables);
    let image = image(120);
    let graph = Graph::open(&image).unwrap();
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 2];
    let games = Match::new(&tables, graph, CONDITIONS, &players).unwrap();
    for threads in [1, 3] {
        let mut seen = Vec::new();
        games.play_each(0..1_000_000, threads, |seed, _| {
            seen.push(seed);
            if seed == 6 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!(seen, (0..=6).collect::<Vec<u64>>());
    }
}

#[test]
fn turns_without_points_and_the_limit_of_turns_end_a_game() {
    let tables = tables(2);
    let leaves = Leaves::estimated(&tables);
    let empty = build(&[], 5).unwrap();
    let graph = Graph::open(&empty).unwrap();
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 2];
    let turns = |change: fn(&mut Conditions)| {
        let mut conditions = CONDITIONS;
        change(&mut conditions);
        Match::new(&tables, graph, conditions, &players)
            .unwrap()
            .play(1)
    };
    assert_eq!(turns(|_| ()).turns.len(), 6);
    assert_eq!(
        turns(|c| c.terms.exchange_min_bag = Some(99)).turns.len(),
        4
    );
    assert_eq!(
        turns(|c| (c.terms.pass_end, c.terms.zero_turns) = (PassEnd::Never, None))
            .turns
            .len(),
        6,
        "an idle game ends, whatever its terms"
    );
    assert_eq!(turns(|c| c.turns_max = 3).turns.len(), 3);
    let own = turns(|_| ());
    assert!(own.finals.iter().all(|&points| points < 0));
    assert_eq!(own.out, None);
}

#[test]
fn final_adjustments_are_those_of_the_referee() {
    let left = [3, 0, 7];
    let sums = |policy, out| final_adjustments(policy, &left, out);
    assert_eq!(sums(FinalAdjust::None, Some(1)), [0, 0, 0]);
    assert_eq!(sums(FinalAdjust::SubtractOwn, Some(1)), [-3, 0, -7]);
    assert_eq!(sums(FinalAdjust::SubtractAndCollect, Some(1)), [-3, 10, -7]);
    assert_eq!(sums(FinalAdjust::CollectDouble, Some(1)), [0, 20, 0]);
    assert_eq!(sums(FinalAdjust::CollectDouble, None), [-3, 0, -7]);
}

#[test]
fn games_that_cannot_be_played_are_refused_by_name() {
    let tables = tables(2);
    let leaves = Leaves::estimated(&tables);
    let image = image(20);
    let graph = Graph::open(&image).unwrap();
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 8];
    let refuse = |change: fn(&mut Conditions), seats: usize| {
        let mut conditions = CONDITIONS;
        change(&mut conditions);
        Match::new(&tables, graph, conditions, &players[..seats]).unwrap_err()
    };
    assert_eq!(refuse(|c| c.seats = 1, 1), GameError::Seats);
    assert_eq!(refuse(|c| c.seats = 3, 2), GameError::Seats);
    assert_eq!(refuse(|c| c.seats = 7, 7), GameError::Tiles);
    assert_eq!(refuse(|c| c.turns_max = 0, 2), GameError::Turns);
    assert_eq!(refuse(|c| c.terms.swap = true, 2), GameError::Terms);
    assert_eq!(
        refuse(|c| c.terms.repeat_words = false, 2),
        GameError::Terms
    );
}
