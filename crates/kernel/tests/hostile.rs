//! Files that are cut, changed or lie about lengths are refused: no panic, no hang, no huge allocation. A change
//! that leaves the checksum right is beyond a checksum; then every walk still ends and stays within the image.

use fishka_kernel::check::measure;
use fishka_kernel::generate::{generate, Counted};
use fishka_kernel::graph::query::{find, Pattern, Query};
use fishka_kernel::graph::{build, verify, Graph, Ranks};
use fishka_kernel::leave_model::LeaveModel;
use fishka_kernel::leaves::Leaves;
use fishka_kernel::position::{Board, Rack};
use fishka_kernel::rank::{best, By, Question};
use fishka_kernel::rng::Rng;
use fishka_kernel::tables::Tables;

fn tables() -> Tables {
    Tables {
        rows: 7,
        cols: 7,
        letter_multipliers: vec![1; 49],
        word_multipliers: vec![1; 49],
        start_squares: vec![24],
        letter_count: 6,
        values: vec![0, 1, 2, 3, 4, 5, 6],
        counts: vec![2, 6, 6, 5, 4, 3, 2],
        vowels: vec![false, true, false, true, false, false, false],
        rack_size: 5,
        bonus_by_count: vec![0, 0, 0, 0, 0, 9],
        first_move_min_tiles: 2,
    }
    .checked()
    .unwrap()
}

fn image() -> Vec<u32> {
    let mut rng = Rng::new(11);
    let mut list = Vec::new();
    for _ in 0..150 {
        let size = 2 + rng.below(5);
        list.extend((0..size).map(|_| 1 + rng.below(6) as u8));
        list.push(0);
    }
    build(&list, 6).unwrap()
}

#[test]
fn a_graph_cut_anywhere_or_with_bytes_changed_is_refused() {
    let image = image();
    let mut rng = Rng::new(2);
    for size in 0..image.len() {
        assert!(verify(&image[..size]).is_err(), "cut to {size}");
    }
    for _ in 0..4000 {
        let mut bad = image.clone();
        for _ in 0..1 + rng.below(4) {
            let place = rng.below(bad.len() as u64) as usize;
            bad[place] ^= 1 << rng.below(32) | (rng.next_u64() as u32 & rng.next_u64() as u32);
        }
        if bad != image {
            assert!(verify(&bad).is_err());
        }
    }
}

#[test]
fn lengths_that_lie_are_refused_without_being_believed() {
    let image = image();
    for place in 0..16 {
        for lie in [
            0,
            1,
            2,
            15,
            16,
            17,
            1 << 16,
            1 << 30,
            1 << 31,
            u32::MAX - 1,
            u32::MAX,
        ] {
            let mut bad = image.clone();
            if bad[place] == lie {
                continue;
            }
            bad[place] = lie;
            assert!(verify(&bad).is_err(), "{lie} at {place}");
        }
    }
    assert!(verify(&[]).is_err());
    assert!(verify(&[u32::MAX; 64]).is_err());
}

/// Turns every word of an index round: the letters are right, the words are not.
fn backwards(words: &mut [u32]) {
    for pair in words.chunks_exact_mut(2) {
        let mut rest = u64::from(pair[0]) | u64::from(pair[1]) << 32;
        let mut turned = 0u64;
        while rest != 0 {
            turned = turned << 6 | rest & 63;
            rest >>= 6;
        }
        (pair[0], pair[1]) = (turned as u32, (turned >> 32) as u32);
    }
}

/// The image's filter and index lie behind its nodes, unchecked but by the checksum: what is wrong there may hide
/// a move from the search for the best, but nothing else.
#[test]
fn a_false_index_leads_to_no_false_move() {
    let image = image();
    let header = verify(&image).unwrap();
    let tables = tables();
    let leaves = Leaves::estimated(&tables);
    let right = Graph::open_verified(&image, header);
    let cells = {
        let mut cells = vec![0; 49];
        (cells[23], cells[24], cells[25]) = (1, 2, 3);
        cells
    };
    let board = Board::new(&tables, &cells).unwrap();
    let mut rng = Rng::new(7);
    let tail = image.len() * 2 / 3;
    let words = image.len() - 2 * image[15] as usize;
    for round in 0..400 {
        let mut bad = image.clone();
        if round < 100 {
            backwards(&mut bad[words..]);
        }
        for _ in 0..if round < 100 { 0 } else { rng.below(200) } {
            let place = tail + rng.below((bad.len() - tail) as u64) as usize;
            bad[place] = rng.next_u64() as u32;
        }
        let graph = Graph::open_verified(&bad, header);
        let hand = [0, 1 + (round % 6) as u8, 2, 3, 4];
        let rack = Rack::new(&tables, &hand).unwrap();
        let question = Question {
            bag_count: 5,
            exchange_most: 0,
            by: By::Equity,
            blank_laid: false,
            limit: 1,
        };
        for record in best(&tables, &graph, &leaves, &board, &rack, question) {
            let placed: Vec<(i64, i64)> = record
                .placed(&cells, 7)
                .map(|(square, tile)| (square as i64, i64::from(tile)))
                .collect();
            let points = measure(&tables, Some(&right), &board, &placed);
            assert_eq!(points, Ok(record.score));
        }
    }
    let rack = Rack::new(&tables, &[0, 1, 2, 3, 4]).unwrap();
    let mut counted = Counted::default();
    generate(&tables, &right, &board, &rack, &mut counted);
    assert!(counted.plays > 20);
}

#[test]
fn a_leave_file_cut_anywhere_changed_or_lying_is_refused() {
    let tables = tables();
    let file = LeaveModel::zero(&tables.vowels, 4, 2).to_bytes();
    assert!(LeaveModel::from_bytes(&file).unwrap().fits(&tables));
    for size in 0..file.len() {
        assert!(
            LeaveModel::from_bytes(&file[..size]).is_err(),
            "cut to {size}"
        );
    }
    let mut longer = file.clone();
    longer.push(0);
    assert!(LeaveModel::from_bytes(&longer).is_err());
    let mut rng = Rng::new(5);
    for _ in 0..3000 {
        let mut bad = file.clone();
        for _ in 0..1 + rng.below(4) {
            let place = rng.below(bad.len() as u64) as usize;
            bad[place] = rng.next_u64() as u8;
        }
        if bad != file {
            assert!(LeaveModel::from_bytes(&bad).is_err());
        }
    }
    for place in 0..6 {
        for lie in [0u32, 1, 62, 63, 255, 1 << 16, 1 << 31, u32::MAX] {
            let mut bad = file.clone();
            bad[place * 4..place * 4 + 4].copy_from_slice(&lie.to_le_bytes());
            if bad != file {
                assert!(LeaveModel::from_bytes(&bad).is_err(), "{lie} at {place}");
            }
        }
    }
}

/// Found by the fuzzer: a mask of letters has 64 bits, an alphabet at most 62 letters.
#[test]
fn bits_of_no_letter_in_a_pattern_are_left_out() {
    let image = image();
    let graph = Graph::open(&image).unwrap();
    let ranks = Ranks::of(graph);
    let ask = |set: u64| {
        let query = Query {
            pattern: Some(Pattern {
                items: vec![set; 3],
                gaps: 0,
            }),
            letters: None,
            lengths: (1, 9),
            marks: None,
            longest_first: false,
            after: None,
            limit: 1000,
        };
        find(graph, &ranks, &query)
    };
    assert!(ask(u64::MAX).total > 0);
    assert_eq!(ask(u64::MAX), ask(0b111_1110));
}
