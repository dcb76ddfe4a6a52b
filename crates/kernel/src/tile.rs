//! Tiles as bytes; one convention with `src/fishka/core/tiles.py`.
//!
//! ```text
//! bit   7      6 5 4 3 2 1 0
//!       blank  letter 1..62, in the order of the alphabet
//!
//! 0          in a rack: a blank; on a board: an empty square
//! 1..62      a lettered tile
//! 0x80 | n   on a board or in a play: a blank that stands for letter n
//! ```

/// A blank on a rack.
pub const BLANK: u8 = 0;
/// An empty square of a board.
pub const EMPTY: u8 = 0;
/// Set on a tile of a board or play that is a blank standing for a letter.
pub const BLANK_BIT: u8 = 0x80;
/// The largest alphabet; bit 0 of a letter mask is the separator of the word graph.
pub const LETTERS_MAX: usize = 62;

/// The letter that a tile reads as: a named blank without its mark.
#[inline]
pub fn letter_of(tile: u8) -> u8 {
    tile & !BLANK_BIT
}

/// What a tile of a play is on a rack: a named blank loses its letter.
#[inline]
pub fn in_hand(tile: u8) -> u8 {
    if tile & BLANK_BIT != 0 {
        BLANK
    } else {
        tile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_blank_reads_as_its_letter_and_is_a_blank_in_hand() {
        assert_eq!(letter_of(0x85), 5);
        assert_eq!(in_hand(0x85), BLANK);
        assert_eq!(in_hand(5), 5);
    }
}
