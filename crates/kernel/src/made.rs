//! The words that a play makes, for editions in which none may be made again.

use crate::tile::{letter_of, EMPTY};

/// Every run of two or more tiles with a laid one in it, main word first, as letters.
///
/// `cells` is the board before the play; one law with `src/fishka/kernel/words.py`.
pub fn words_made(cells: &[u8], cols: usize, placed: &[(usize, u8)]) -> Vec<Vec<u8>> {
    let mut after = cells.to_vec();
    for &(square, tile) in placed {
        after[square] = tile;
    }
    let rows = cells.len() / cols;
    let first = placed[0].0;
    let one_row = placed
        .iter()
        .all(|&(square, _)| square / cols == first / cols);
    let run = |square: usize, along_row: bool| run_through(&after, rows, cols, square, along_row);
    let mut words = vec![run(first, one_row)];
    words.extend(placed.iter().map(|&(square, _)| run(square, !one_row)));
    words.retain(|word| word.len() > 1);
    words
}

fn run_through(cells: &[u8], rows: usize, cols: usize, square: usize, along_row: bool) -> Vec<u8> {
    let (step, place, length) = if along_row {
        (1, square % cols, cols)
    } else {
        (cols, square / cols, rows)
    };
    let before = (1..=place)
        .take_while(|n| cells[square - n * step] != EMPTY)
        .count();
    let after = (1..length - place)
        .take_while(|n| cells[square + n * step] != EMPTY)
        .count();
    let first = square - before * step;
    (0..=before + after)
        .map(|n| letter_of(cells[first + n * step]))
        .collect()
}

/// A 64-bit number for each word (FNV-1a, then mixed): two of some hundred words of a game share one with
/// a probability below 10^-14.
pub fn hash_words(words: &[Vec<u8>]) -> impl Iterator<Item = u64> + '_ {
    words.iter().map(|word| {
        let hash = word
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, &letter| {
                (hash ^ u64::from(letter)).wrapping_mul(0x0100_0000_01b3)
            });
        let mixed = (hash ^ (hash >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_makes_its_main_word_and_every_crossing_one() {
        // . . 1 .      the 2 makes 1 2 downwards and 3 2 4 across
        // 3 . 4 .
        let mut cells = vec![0u8; 16];
        cells[1] = 1;
        cells[4] = 3;
        cells[6] = 0x84;
        assert_eq!(
            words_made(&cells, 4, &[(5, 2)]),
            [vec![3, 2, 4], vec![1, 2]]
        );
        assert_eq!(words_made(&cells, 4, &[(2, 2), (3, 2)])[0], [1, 2, 2]);
    }

    #[test]
    fn equal_words_have_equal_hashes_and_others_others() {
        let words = [vec![1, 2], vec![2, 1], vec![1, 2], vec![1, 2, 3]];
        let hashes: Vec<u64> = hash_words(&words).collect();
        assert_eq!(hashes[0], hashes[2]);
        assert!(hashes[0] != hashes[1] && hashes[0] != hashes[3] && hashes[1] != hashes[3]);
    }
}
