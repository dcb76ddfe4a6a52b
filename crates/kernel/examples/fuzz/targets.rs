//! What is fed: each byte format as it comes, and again with its checksum put right, so that what lies behind
//! the checksum is reached too. What is accepted is then used in every way that the kernel uses it.

use fishka_kernel::check::measure;
use fishka_kernel::endgame::Budget;
use fishka_kernel::fill::{fill, Window};
use fishka_kernel::game::{FinalAdjust, PassEnd, Setting, State, Step, Terms};
use fishka_kernel::generate::{generate, Counted};
use fishka_kernel::graph::query::{find, hooks, Letters, Pattern, Query};
use fishka_kernel::graph::{build, seal_checksum, verify, Graph, Ranks};
use fishka_kernel::leave_model::LeaveModel;
use fishka_kernel::leaves::Leaves;
use fishka_kernel::position::{Board, Rack};
use fishka_kernel::rank::{best, By, Question};
use fishka_kernel::record::{Record, RECORD_BYTES};
use fishka_kernel::rng::Rng;
use fishka_kernel::seen::{can_take, Seen};
use fishka_kernel::sha256::sha256;
use fishka_kernel::simulate::{simulate, Plan};
use fishka_kernel::tables::Tables;
use fishka_kernel::tally::{Tally, NO_TILE, OBSERVATION_BYTES};
use fishka_kernel::tile::LETTERS_MAX;
use std::sync::atomic::AtomicBool;
use std::sync::OnceLock;

pub struct Target {
    pub name: &'static str,
    pub seeds: fn() -> Vec<Vec<u8>>,
    pub run: fn(&[u8]),
}

pub const TARGETS: [Target; 7] = [
    Target {
        name: "graph",
        seeds: graphs,
        run: |bytes| graph(&words_of(bytes)),
    },
    Target {
        name: "sealed",
        seeds: graphs,
        run: |bytes| {
            let mut image = words_of(bytes);
            seal_checksum(&mut image);
            graph(&image);
        },
    },
    Target {
        name: "leaves",
        seeds: leave_files,
        run: leaves,
    },
    Target {
        name: "racks",
        seeds: || vec![racks(3), racks(40)],
        run: |bytes| {
            let mut tally = Tally::new(tables());
            if tally.add(bytes).is_ok() {
                if let Some(model) = tally.fit() {
                    let again = LeaveModel::from_bytes(&model.to_bytes());
                    assert!(again.is_ok(), "a fitted model is a file");
                }
            }
        },
    },
    Target {
        name: "record",
        seeds: records,
        run: record,
    },
    Target {
        name: "list",
        seeds: || vec![list(3, 5), list(200, 9), vec![1, 0, 1, 2, 0, 6, 6, 0]],
        run: |bytes| {
            for letters in [6, 62] {
                if let Ok(image) = build(bytes, letters) {
                    assert!(verify(&image).is_ok(), "what was built opens");
                }
            }
        },
    },
    Target {
        name: "play",
        seeds: || vec![vec![24, 1, 25, 2], vec![17, 3, 31, 0x82, 10, 1]],
        run: play,
    },
];

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let tables = Tables {
            rows: 7,
            cols: 7,
            letter_multipliers: (0..49).map(|at| 1 + u8::from(at % 5 == 0)).collect(),
            word_multipliers: (0..49).map(|at| 1 + u8::from(at % 8 == 0)).collect(),
            start_squares: vec![24],
            letter_count: 6,
            values: vec![0, 1, 2, 3, 4, 5, 6],
            counts: vec![2, 6, 6, 5, 4, 3, 2],
            vowels: vec![false, true, false, true, false, false, false],
            rack_size: 5,
            bonus_by_count: vec![0, 0, 0, 0, 0, 9],
            first_move_min_tiles: 2,
        };
        tables.checked().expect("tables of our own")
    })
}

/// A seeded list of so many words of 2 to `longest` letters.
fn list(words: usize, longest: u64) -> Vec<u8> {
    let mut rng = Rng::new(words as u64);
    let mut list = Vec::new();
    for _ in 0..words {
        let size = 2 + rng.below(longest - 1);
        list.extend((0..size).map(|_| 1 + rng.below(6) as u8));
        list.push(0);
    }
    list
}

fn image() -> &'static [u32] {
    static IMAGE: OnceLock<Vec<u32>> = OnceLock::new();
    IMAGE.get_or_init(|| build(&list(60, 6), 6).expect("a list of our own"))
}

fn graphs() -> Vec<Vec<u8>> {
    let any = fishka_kernel::graph::any_word(6).expect("six letters");
    let images = [image().to_vec(), build(&[], 6).expect("no words"), any];
    images
        .iter()
        .chain([&build(&list(4, 4), 6).expect("a list of our own")])
        .map(|image| image.iter().flat_map(|word| word.to_le_bytes()).collect())
        .collect()
}

fn words_of(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        .collect()
}

fn cells() -> [u8; 49] {
    let mut cells = [0; 49];
    (cells[23], cells[24], cells[25], cells[31]) = (1, 2, 0x83, 4);
    cells
}

/// An image that is accepted is asked all there is to ask.
fn graph(image: &[u32]) {
    let Ok(header) = verify(image) else { return };
    let graph = Graph::open_verified(image, header);
    if header.letter_count != 6 {
        return;
    }
    let (tables, cells) = (tables(), cells());
    graph.contains(&[1, 2, 3]);
    graph.contains(&[6; 40]);
    hooks(graph, &[1, 2]);
    let board = Board::new(tables, &cells).expect("a board of our own");
    let rack = Rack::new(tables, &[0, 1, 2, 3, 5]).expect("a rack of our own");
    let mut counted = Counted::default();
    generate(tables, &graph, &board, &rack, &mut counted);
    let leaves = Leaves::estimated(tables);
    let question = Question {
        bag_count: 9,
        exchange_most: 5,
        by: By::Equity,
        blank_laid: false,
        limit: 1,
    };
    best(tables, &graph, &leaves, &board, &rack, question);
    let pattern = [0, 2, 0, 0];
    let window = Window {
        pattern: &pattern,
        allowed: &[!1; 4],
    };
    let mut counts = [0; LETTERS_MAX + 1];
    (counts[0], counts[1], counts[4]) = (1, 1, 1);
    fill(&graph, &window, &mut counts, &mut |_| ());
    if !header.any_word && header.word_count < 100_000 {
        asked(graph);
    }
}

/// The queries of a list whose words are few enough to walk.
fn asked(graph: Graph<'_>) {
    let mut words = 0u64;
    graph.for_each_word(&mut |_| words += 1);
    assert_eq!(words, graph.header().word_count, "the words that it claims");
    let ranks = Ranks::of(graph);
    let mut counts = [0; LETTERS_MAX + 1];
    (counts[1], counts[2], counts[3]) = (2, 1, 1);
    let query = Query {
        pattern: Some(Pattern {
            items: vec![1 << 1, !1],
            gaps: 0b101,
        }),
        letters: Some(Letters {
            counts,
            blanks: 1,
            whole: false,
        }),
        lengths: (2, 9),
        marks: None,
        longest_first: true,
        after: Some(&[1, 1]),
        limit: 5,
    };
    find(graph, &ranks, &query);
    ranks.marks(graph, &[1, 2, 0, 3, 0]);
}

fn leave_files() -> Vec<Vec<u8>> {
    let mut model = LeaveModel::zero(&tables().vowels, 4, 2);
    let zero = model.to_bytes();
    model
        .pair
        .iter_mut()
        .enumerate()
        .for_each(|(at, one)| *one = at as i32 * 77);
    vec![
        zero,
        model.to_bytes(),
        LeaveModel::zero(&[false, true], 1, 0).to_bytes(),
    ]
}

/// As it comes, and with its digest put right.
fn leaves(bytes: &[u8]) {
    let mut sealed = bytes.to_vec();
    if let Some(body) = bytes.len().checked_sub(32) {
        let digest = sha256(&bytes[..body]);
        sealed[body..].copy_from_slice(&digest);
    }
    for file in [bytes, &sealed] {
        let Ok(model) = LeaveModel::from_bytes(file) else {
            continue;
        };
        assert_eq!(model.to_bytes(), file, "a file is what it says");
        for leave in [
            &[][..],
            &[0, 0, 1],
            &[1, 1, 1, 1, 1, 1],
            &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        ] {
            if leave
                .iter()
                .all(|&tile| usize::from(tile) < model.vowels.len())
            {
                model.value(leave);
            }
        }
        if model.fits(tables()) {
            Leaves::trained(tables(), model);
        }
    }
}

/// Observations of seeded racks.
fn racks(count: usize) -> Vec<u8> {
    let mut rng = Rng::new(7);
    let mut out = Vec::new();
    for _ in 0..count {
        let mut rack = [NO_TILE; OBSERVATION_BYTES - 4];
        rack[..5].fill_with(|| rng.below(7) as u8);
        rack[..5].sort_unstable();
        out.extend_from_slice(&rack);
        out.extend_from_slice(&(rng.below(60_000) as i32).to_le_bytes());
    }
    out
}

fn setting<'a>(graph: &'a Graph<'a>, leaves: &'a Leaves) -> Setting<'a> {
    Setting {
        tables: tables(),
        graph,
        leaves,
        terms: Terms {
            exchange_min_bag: Some(1),
            exchange_most: 5,
            pass_end: PassEnd::Rounds(2),
            zero_turns: Some(6),
            final_adjust: FinalAdjust::SubtractAndCollect,
            swap: true,
            repeat_words: false,
        },
    }
}

fn own_leaves() -> &'static Leaves {
    static LEAVES: OnceLock<Leaves> = OnceLock::new();
    LEAVES.get_or_init(|| Leaves::estimated(tables()))
}

fn state() -> State {
    State {
        cells: cells().to_vec(),
        racks: vec![vec![0, 1, 2, 3, 5], Vec::new()],
        bag: Vec::new(),
        scores: vec![3, 4],
        turn: 0,
        passes: 0,
        idle: 0,
        made: Vec::new(),
        over: false,
    }
}

fn records() -> Vec<Vec<u8>> {
    let graph = Graph::open(image()).expect("an image of our own");
    let all = fishka_kernel::steps::all_steps(&setting(&graph, own_leaves()), &state());
    let mut out: Vec<Vec<u8>> = all
        .iter()
        .take(200)
        .map(|step| {
            let swap = step.swap.map_or(0xffff, |square| square);
            [&step.record.to_bytes()[..], &swap.to_le_bytes()].concat()
        })
        .collect();
    let mut exchange = [0; RECORD_BYTES + 2];
    (exchange[10], exchange[11], exchange[12], exchange[13]) = (2, 2, 1, 3);
    out.push(exchange.to_vec());
    out
}

/// A record that can be taken is played on.
fn record(bytes: &[u8]) {
    let Some((head, swap)) = bytes.split_first_chunk::<RECORD_BYTES>() else {
        return;
    };
    let Some(record) = Record::from_bytes(head) else {
        return;
    };
    let swap = match swap {
        [low, high] if (*low, *high) != (0xff, 0xff) => Some(u16::from_le_bytes([*low, *high])),
        _ => None,
    };
    let step = Step { record, swap };
    let graph = Graph::open(image()).expect("an image of our own");
    let (setting, state) = (setting(&graph, own_leaves()), state());
    if !can_take(&setting, &state, &step) {
        return;
    }
    let seen = Seen {
        state,
        rack_counts: vec![5, 5],
        unseen: vec![0, 1, 1, 2, 2, 3, 4, 5],
    };
    let seen = seen.checked(tables()).expect("a position of our own");
    let stop = AtomicBool::new(false);
    let plan = Plan {
        plies: 2,
        deals: 1,
        all_deals: 0,
        endgame_nodes: 0,
        threads: 1,
        seed: 1,
        budget: Budget {
            nodes: 50,
            deadline: None,
            stop: &stop,
        },
    };
    simulate(&setting, &seen, &[Some(step)], &plan);
}

/// Squares and tiles as they come, checked and scored.
fn play(bytes: &[u8]) {
    let graph = Graph::open(image()).expect("an image of our own");
    let cells = cells();
    let board = Board::new(tables(), &cells).expect("a board of our own");
    let placed: Vec<(i64, i64)> = bytes
        .chunks_exact(2)
        .map(|pair| (i64::from(pair[0] as i8) * 3, i64::from(pair[1]) - 2))
        .collect();
    for words in [None, Some(&graph)] {
        let _ = measure(tables(), words, &board, &placed);
    }
    let near: Vec<(i64, i64)> = bytes
        .chunks_exact(2)
        .map(|pair| (i64::from(pair[0]), i64::from(pair[1])))
        .collect();
    let _ = measure(tables(), Some(&graph), &board, &near);
}
