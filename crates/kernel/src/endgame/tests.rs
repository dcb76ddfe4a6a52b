use super::*;
use crate::game::{FinalAdjust, PassEnd, Terms};
use crate::graph::{build, Graph};
use crate::leaves::Leaves;
use crate::rng::Rng;
use crate::tables::tests::small;
use crate::tables::Tables;

const WORDS: &[&[u8]] = &[
    &[1, 2],
    &[2, 1],
    &[1, 3],
    &[3, 1, 2],
    &[2, 1, 3],
    &[1, 2, 3],
    &[3, 3],
    &[2, 3, 1, 2],
    &[1, 1],
    &[4, 1],
    &[1, 4, 2],
    &[2, 4],
];

fn graph_image(letters: u8) -> Vec<u32> {
    let mut words: Vec<&[u8]> = WORDS.to_vec();
    words.sort_unstable();
    let mut list = Vec::new();
    for word in words {
        list.extend_from_slice(word);
        list.push(0);
    }
    build(&list, letters).unwrap()
}

fn terms(final_adjust: FinalAdjust, swap: bool, repeat_words: bool) -> Terms {
    Terms {
        exchange_min_bag: Some(0),
        exchange_most: 7,
        pass_end: PassEnd::Rounds(2),
        zero_turns: None,
        final_adjust,
        swap,
        repeat_words,
    }
}

fn chance_state(tables: &Tables, rng: &mut Rng, held: u64) -> State {
    let mut cells = vec![0; tables.rows * tables.cols];
    cells[11] = 1;
    cells[12] = 2 | if rng.below(3) == 0 { 0x80 } else { 0 };
    if rng.below(2) == 0 {
        cells[13] = 3;
    }
    let mut rack = || {
        let mut rack: Vec<u8> = (0..1 + rng.below(held))
            .map(|_| rng.below(5) as u8)
            .collect();
        rack.sort_unstable();
        rack
    };
    State {
        racks: vec![rack(), rack()],
        cells,
        bag: Vec::new(),
        scores: vec![10, 30],
        turn: 0,
        passes: rng.below(3) as usize,
        idle: 0,
        made: Vec::new(),
        over: false,
    }
}

fn budget(stop: &AtomicBool, nodes: u64) -> Budget<'_> {
    Budget {
        nodes,
        deadline: None,
        stop,
    }
}

#[test]
fn a_proved_gain_is_the_one_of_plain_minimax() {
    let tables = small(5, 4, 3);
    let image = graph_image(4);
    let graph = Graph::open(&image).unwrap();
    let leaves = Leaves::estimated(&tables);
    let stop = AtomicBool::new(false);
    let mut rng = Rng::new(21);
    let policies = [
        FinalAdjust::None,
        FinalAdjust::SubtractOwn,
        FinalAdjust::SubtractAndCollect,
        FinalAdjust::CollectDouble,
    ];
    for round in 0..90 {
        let setting = Setting {
            tables: &tables,
            graph: &graph,
            leaves: &leaves,
            terms: terms(policies[round % 4], round % 3 == 0, round % 5 != 0),
        };
        let state = chance_state(&tables, &mut rng, 2 + round as u64 % 2);
        let found = solve(&setting, &state, &budget(&stop, 1_000_000));
        assert!(found.proved, "{state:?}");
        assert_eq!(
            found.gain,
            brute_force(&setting, &state, &mut Known::new()),
            "{state:?} {setting:?}"
        );
        follow(&setting, &state, &found);
    }
}

/// The line leads to the gain that is claimed.
fn follow(setting: &Setting<'_>, state: &State, found: &Solution) {
    let mut after = state.clone();
    for step in &found.line {
        make(setting, &mut after, step);
    }
    if after.over {
        let spread = |state: &State| state.scores[0] - state.scores[1];
        assert_eq!(spread(&after) - spread(state), found.gain, "{state:?}");
    }
}

/// On a small board with four letters.
fn on_a_small_board(ask: impl FnOnce(&Setting<'_>)) {
    let (tables, image) = (small(5, 4, 3), graph_image(4));
    let graph = Graph::open(&image).unwrap();
    let leaves = Leaves::estimated(&tables);
    ask(&Setting {
        tables: &tables,
        graph: &graph,
        leaves: &leaves,
        terms: terms(FinalAdjust::SubtractAndCollect, false, true),
    });
}

#[test]
fn without_a_budget_nothing_is_proved_and_the_greedy_move_stands() {
    on_a_small_board(|setting| {
        let mut rng = Rng::new(4);
        let state = chance_state(setting.tables, &mut rng, 3);
        let stop = AtomicBool::new(false);
        let poor = solve(setting, &state, &budget(&stop, 0));
        assert!(!poor.proved);
        assert_eq!(poor.line[0], crate::mover::best_step(setting, &state));
        stop.store(true, Ordering::Relaxed);
        let stopped = solve(setting, &state, &budget(&stop, 1_000_000));
        assert!(!stopped.proved);
        assert_eq!(stopped.gain, poor.gain);
    });
}

#[test]
fn a_play_worth_nothing_ends_a_run_of_turns_without_a_play() {
    on_a_small_board(|setting| {
        let mut state = chance_state(setting.tables, &mut Rng::new(4), 3);
        state.idle = 3;
        let mut step = all_steps(setting, &state)[0];
        step.record.score = 0;
        state.play(setting, &step);
        assert_eq!(state.idle, 0);
    });
}

#[test]
fn a_stop_is_heard_before_each_greedy_game() {
    on_a_small_board(|setting| {
        let mut state = chance_state(setting.tables, &mut Rng::new(4), 3);
        let stop = AtomicBool::new(true);
        let mut search = Search::new(setting, budget(&stop, 1_000_000));
        assert!(search.value(&mut state, 0, -INFINITE, INFINITE).is_none());
        stop.store(false, Ordering::Relaxed);
        assert!(search.value(&mut state, 0, -INFINITE, INFINITE).is_some());
    });
}

#[test]
fn the_same_question_has_the_same_answer() {
    on_a_small_board(|setting| {
        let stop = AtomicBool::new(false);
        let mut rng = Rng::new(8);
        for _ in 0..20 {
            let state = chance_state(setting.tables, &mut rng, 3);
            let ask = || solve(setting, &state, &budget(&stop, 60));
            assert_eq!(ask(), ask());
        }
    });
}

/// Gains by position, so that plain minimax is done with each once.
type Known = HashMap<(Vec<u8>, Vec<Vec<u8>>, usize, usize, Vec<u64>), i32>;

/// The gain by plain minimax over every play and pass.
fn brute_force(setting: &Setting<'_>, state: &State, known: &mut Known) -> i32 {
    let key = (
        state.cells.clone(),
        state.racks.clone(),
        state.turn,
        state.passes,
        state.made.clone(),
    );
    if let Some(&gain) = known.get(&key) {
        return gain;
    }
    let steps = all_steps(setting, state);
    let moves = steps.into_iter().map(Some).chain([None]);
    let best = moves
        .map(|step| {
            let mut after = state.clone();
            match step {
                None => after.pass(setting),
                Some(step) => after.play(setting, &step),
            }
            let spread = |one: &State| one.scores[state.turn] - one.scores[1 - state.turn];
            let now = spread(&after) - spread(state);
            if after.over {
                now
            } else {
                now - brute_force(setting, &after, known)
            }
        })
        .max()
        .unwrap();
    known.insert(key, best);
    best
}
