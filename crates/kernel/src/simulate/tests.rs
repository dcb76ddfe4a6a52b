use super::*;
use crate::game::{FinalAdjust, PassEnd, Terms};
use crate::graph::{build, Graph};
use crate::leaves::Leaves;
use crate::rng::Rng;
use crate::steps::all_steps;
use crate::tables::tests::small;
use crate::tables::Tables;
use std::sync::atomic::AtomicBool;

/// A seeded list over four letters.
fn graph_image() -> Vec<u32> {
    let mut rng = Rng::new(17);
    let mut words: Vec<Vec<u8>> = (0..60)
        .map(|_| {
            (0..2 + rng.below(3))
                .map(|_| 1 + rng.below(4) as u8)
                .collect()
        })
        .collect();
    words.sort_unstable();
    words.dedup();
    build(
        &words.join(&0).into_iter().chain([0]).collect::<Vec<u8>>(),
        4,
    )
    .unwrap()
}

fn terms() -> Terms {
    Terms {
        exchange_min_bag: Some(1),
        exchange_most: 7,
        pass_end: PassEnd::Rounds(2),
        zero_turns: None,
        final_adjust: FinalAdjust::SubtractAndCollect,
        swap: false,
        repeat_words: true,
    }
}

fn seen(tables: &Tables, seats: usize, bag: usize) -> Seen {
    let mut cells = vec![0; tables.rows * tables.cols];
    let middle = tables.rows * tables.cols / 2;
    cells[middle] = 1;
    cells[middle + 1] = 2;
    let mut rng = Rng::new(5);
    let mut tiles = |count: usize| -> Vec<u8> {
        let mut tiles: Vec<u8> = (0..count).map(|_| rng.below(5) as u8).collect();
        tiles.sort_unstable();
        tiles
    };
    let mut racks = vec![Vec::new(); seats];
    racks[1] = tiles(4);
    Seen {
        state: State {
            cells,
            racks,
            bag: Vec::new(),
            scores: (0..seats as i32).map(|seat| 10 * seat).collect(),
            turn: 1,
            passes: 0,
            idle: 0,
            made: Vec::new(),
            over: false,
        },
        rack_counts: vec![4; seats],
        unseen: tiles((seats - 1) * 4 + bag),
    }
    .checked(tables)
    .unwrap()
}

struct World {
    tables: Tables,
    image: Vec<u32>,
}

impl World {
    fn new() -> Self {
        World {
            tables: small(7, 4, 4),
            image: graph_image(),
        }
    }

    fn with<T>(&self, ask: impl Fn(&Setting<'_>) -> T) -> T {
        let graph = Graph::open(&self.image).unwrap();
        let leaves = Leaves::estimated(&self.tables);
        ask(&Setting {
            tables: &self.tables,
            graph: &graph,
            leaves: &leaves,
            terms: terms(),
        })
    }
}

fn plan(stop: &AtomicBool, threads: usize) -> Plan<'_> {
    Plan {
        plies: 2,
        deals: 80,
        all_deals: 0,
        endgame_nodes: 0,
        threads,
        seed: 9,
        budget: Budget {
            nodes: 100_000,
            deadline: None,
            stop,
        },
    }
}

fn candidates(setting: &Setting<'_>, seen: &Seen) -> Vec<Option<Step>> {
    let mut steps = all_steps(setting, &seen.state);
    steps.sort_by_key(|step| -step.record.equity);
    steps.into_iter().take(6).map(Some).chain([None]).collect()
}

#[test]
fn the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    let world = World::new();
    let stop = AtomicBool::new(false);
    for (seats, bag) in [(2, 20), (3, 9), (4, 0), (2, 1)] {
        world.with(|setting| {
            let seen = seen(setting.tables, seats, bag);
            let candidates = candidates(setting, &seen);
            let ask = |threads| simulate(setting, &seen, &candidates, &plan(&stop, threads));
            let one = ask(1);
            assert!(one.deals > 0 && one.nodes > 0);
            for threads in 2..=5 {
                assert_eq!(ask(threads), one, "{seats} seats, {threads} threads");
            }
            let mut other = plan(&stop, 1);
            other.seed = 10;
            assert_ne!(simulate(setting, &seen, &candidates, &other), one);
        });
    }
}

#[test]
fn hopeless_candidates_are_dropped_and_the_best_stays() {
    let world = World::new();
    let stop = AtomicBool::new(false);
    world.with(|setting| {
        let seen = seen(setting.tables, 2, 20);
        let candidates = candidates(setting, &seen);
        let mut long = plan(&stop, 2);
        long.deals = 1_000;
        long.budget.nodes = 1_000_000;
        let report = simulate(setting, &seen, &candidates, &long);
        let alive = report.outlooks.iter().filter(|one| one.alive).count();
        assert!(alive < candidates.len());
        assert!(report.outlooks[report.order[0]].alive);
        assert!(
            !report.outlooks[candidates.len() - 1].alive,
            "a pass: {report:?}"
        );
    });
}

#[test]
fn few_deals_are_all_looked_at() {
    let world = World::new();
    let stop = AtomicBool::new(false);
    world.with(|setting| {
        let seen = seen(setting.tables, 2, 1);
        let candidates = candidates(setting, &seen);
        let mut whole = plan(&stop, 1);
        whole.all_deals = 100;
        whole.endgame_nodes = 2_000;
        let report = simulate(setting, &seen, &candidates, &whole);
        assert!(report.all_deals, "{report:?}");
        assert_eq!(report.deals, Deals::new(&seen, 0, 100).count().unwrap());
        whole.seed = 1_234;
        let other = simulate(setting, &seen, &candidates, &whole);
        let close = |a: &Outlook, b: &Outlook| (a.spread - b.spread).abs() < 1e-9;
        let pairs = report.outlooks.iter().zip(&other.outlooks);
        assert!(pairs
            .filter(|(a, b)| a.deals == b.deals)
            .all(|(a, b)| close(a, b)));
    });
}

#[test]
fn no_budget_means_no_deals_and_the_order_given() {
    let world = World::new();
    let stop = AtomicBool::new(true);
    world.with(|setting| {
        let seen = seen(setting.tables, 2, 20);
        let candidates = candidates(setting, &seen);
        let report = simulate(setting, &seen, &candidates, &plan(&stop, 2));
        assert_eq!(report.deals, 0);
        assert_eq!(report.order, (0..candidates.len()).collect::<Vec<_>>());
    });
}

#[test]
fn positions_whose_numbers_disagree_are_refused() {
    let tables = small(7, 4, 4);
    let good = seen(&tables, 2, 3);
    let refuse = |change: fn(&mut Seen)| {
        let mut bad = good.clone();
        change(&mut bad);
        bad.checked(&tables).unwrap_err()
    };
    use crate::seen::SeenError;
    assert_eq!(refuse(|one| one.state.turn = 2), SeenError::Seats);
    assert_eq!(refuse(|one| one.rack_counts.push(1)), SeenError::Seats);
    assert_eq!(refuse(|one| one.unseen.truncate(3)), SeenError::Unseen);
    assert_eq!(refuse(|one| one.rack_counts[0] = 5), SeenError::Unseen);
}

#[test]
fn moves_that_cannot_be_made_are_told() {
    let world = World::new();
    world.with(|setting| {
        let seen = seen(setting.tables, 2, 3);
        let good = candidates(setting, &seen)[0].unwrap();
        assert!(can_take(setting, &seen.state, &good));
        let refuse = |change: fn(&mut Step)| {
            let mut bad = good;
            change(&mut bad);
            !can_take(setting, &seen.state, &bad)
        };
        assert!(refuse(|step| step.record.count = 0));
        assert!(refuse(|step| step.record.count = 9));
        assert!(refuse(|step| step.record.first = 24));
        assert!(refuse(|step| step.record.first = 5_000));
        assert!(refuse(|step| step.record.tiles[0] = 60));
        assert!(refuse(|step| step.swap = Some(24)));
        assert!(refuse(|step| step.swap = Some(9_000)));
    });
}
