//! A mover that follows a game finds what one made anew for each position finds, and what a look at every
//! move finds.

mod common;

use common::{image, tables};
use fishka_kernel::evaluate::{exchange_record, Stay};
use fishka_kernel::game::{
    dealt, exchange_most, FinalAdjust, PassEnd, Setting, State, Step, Terms,
};
use fishka_kernel::graph::{build, Graph};
use fishka_kernel::leaves::Leaves;
use fishka_kernel::mover::{turn, Mover};
use fishka_kernel::position::Rack;
use fishka_kernel::rank::By;
use fishka_kernel::record::Kind;
use fishka_kernel::rng::Rng;
use fishka_kernel::steps::all_steps;
use fishka_kernel::train::duel;
use fishka_kernel::worth::fill_stay;
use std::cmp::Ordering;

/// The best of all moves, each looked at by itself: equity, points, plays first, their order, no swap first.
fn best_of_all(setting: &Setting<'_>, state: &State) -> Option<Step> {
    let mut all = all_steps(setting, state);
    let rack = Rack::new(setting.tables, &state.racks[state.turn]).unwrap();
    let mut stay = Stay::default();
    fill_stay(setting, state, &rack, &mut stay);
    let most = exchange_most(&setting.terms, state.bag.len(), rack.tiles.len());
    for given in 1..rack.subsets {
        let record = exchange_record(&rack, given, stay.worth(rack.subsets - 1 - given));
        if usize::from(record.count) <= most {
            all.push(Step { record, swap: None });
        }
    }
    let order = |a: &Step, b: &Step| -> Ordering {
        (b.record.equity.cmp(&a.record.equity))
            .then(b.record.score.cmp(&a.record.score))
            .then(a.swap.cmp(&b.swap))
            .then_with(|| {
                a.record
                    .canonical_cmp(&b.record, &state.cells, setting.tables.cols)
            })
    };
    all.into_iter().min_by(order)
}

#[test]
fn a_mover_that_follows_finds_the_best_of_all_moves() {
    let (tables, image) = (tables(4), image(120));
    let graph = Graph::open(&image).unwrap();
    let leaves = Leaves::estimated(&tables);
    let (mut swaps, mut exchanges, mut last) = (0, 0, 0);
    for (game, (swap, repeat_words)) in [(true, true), (true, false), (false, true), (false, false)]
        .into_iter()
        .cycle()
        .take(24)
        .enumerate()
    {
        let setting = Setting {
            tables: &tables,
            graph: &graph,
            leaves: &leaves,
            terms: Terms {
                exchange_min_bag: Some(1),
                exchange_most: 3,
                pass_end: PassEnd::Rounds(2),
                zero_turns: Some(6),
                final_adjust: FinalAdjust::SubtractAndCollect,
                swap,
                repeat_words,
            },
        };
        let mut rng = Rng::new(game as u64);
        let mut state = dealt(&tables, 2 + game % 2, &mut rng);
        let empty = Mover::new(&setting, &state.cells);
        let mut mover = empty.copy();
        while !state.over {
            let fresh = Mover::new(&setting, &state.cells).best(&setting, &state, By::Equity);
            let wanted = best_of_all(&setting, &state);
            let before = state.clone();
            let made = turn(&setting, &mut state, &mut mover, By::Equity, &mut rng);
            assert_eq!(made, fresh, "{before:?}");
            assert_eq!(made, wanted, "{before:?}");
            assert_eq!(mover.cells(), state.cells);
            if let Some(step) = made {
                swaps += usize::from(step.swap.is_some());
                exchanges += usize::from(step.record.kind == Kind::Exchange);
                last += usize::from(before.bag.is_empty());
            }
        }
        mover.go_back(&empty);
        let mut again = dealt(&tables, 2, &mut Rng::new(99));
        let first = turn(&setting, &mut again, &mut mover, By::Equity, &mut rng);
        let again = dealt(&tables, 2, &mut Rng::new(99));
        assert_eq!(first, best_of_all(&setting, &again));
    }
    assert!(
        swaps > 3 && exchanges > 1 && last > 10,
        "{swaps} {exchanges} {last}"
    );
}

/// By these terms, with no word at all.
fn without_words<T>(terms: Terms, work: impl FnOnce(&Setting<'_>) -> T) -> T {
    let (tables, image) = (tables(4), build(&[], 5).unwrap());
    let graph = Graph::open(&image).unwrap();
    let leaves = Leaves::estimated(&tables);
    work(&Setting {
        tables: &tables,
        graph: &graph,
        leaves: &leaves,
        terms,
    })
}

#[test]
fn turns_without_points_end_a_game_at_their_number() {
    for (zero_turns, pass_end, turns) in [
        (Some(3), PassEnd::Never, 3),
        (Some(9), PassEnd::Passes(5), 5),
        (None, PassEnd::Rounds(2), 4),
    ] {
        let terms = Terms {
            exchange_min_bag: None,
            exchange_most: 0,
            pass_end,
            zero_turns,
            final_adjust: FinalAdjust::SubtractOwn,
            swap: false,
            repeat_words: true,
        };
        without_words(terms, |setting| {
            let mut rng = Rng::new(1);
            let mut state = dealt(setting.tables, 2, &mut rng);
            let mut mover = Mover::new(setting, &state.cells);
            let mut played = 0;
            while !state.over {
                assert_eq!(
                    turn(setting, &mut state, &mut mover, By::Equity, &mut rng),
                    None
                );
                played += 1;
            }
            assert_eq!(played, turns);
            assert!(state.scores.iter().all(|&points| points < 0));
        });
    }
}

#[test]
fn a_duel_of_seats_that_only_exchange_ends() {
    let terms = Terms {
        exchange_min_bag: Some(1),
        exchange_most: 5,
        pass_end: PassEnd::Never,
        zero_turns: None,
        final_adjust: FinalAdjust::SubtractOwn,
        swap: false,
        repeat_words: true,
    };
    for outcome in without_words(terms, |setting| duel(setting, setting, 1, 0)) {
        assert!(outcome.turns < 20, "{outcome:?}");
        assert!(
            outcome.ours < 0 && outcome.theirs < 0,
            "tiles left are subtracted: {outcome:?}"
        );
    }
}
