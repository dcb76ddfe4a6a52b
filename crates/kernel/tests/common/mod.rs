//! A small game that several tests play.

use fishka_kernel::graph::build;
use fishka_kernel::rng::Rng;
use fishka_kernel::tables::Tables;

/// A board of 9 x 9, five letters, racks of five; so many blanks.
pub fn tables(blanks: u32) -> Tables {
    let squares = 81;
    Tables {
        rows: 9,
        cols: 9,
        letter_multipliers: (0..squares).map(|at| 1 + u8::from(at % 5 == 2)).collect(),
        word_multipliers: (0..squares).map(|at| 1 + u8::from(at % 8 == 0)).collect(),
        start_squares: vec![40],
        letter_count: 5,
        values: vec![0, 1, 2, 3, 5, 8],
        counts: vec![blanks, 9, 7, 6, 4, 2],
        vowels: vec![false, true, false, false, true, false],
        rack_size: 5,
        bonus_by_count: vec![0, 0, 0, 0, 0, 20],
        first_move_min_tiles: 2,
    }
    .checked()
    .unwrap()
}

/// The graph of a seeded list of so many words of two to five letters.
pub fn image(words: usize) -> Vec<u32> {
    let mut rng = Rng::new(3);
    let mut list = Vec::new();
    for _ in 0..words {
        let size = 2 + rng.below(4);
        list.extend((0..size).map(|_| 1 + rng.below(5) as u8));
        list.push(0);
    }
    build(&list, 5).unwrap()
}
