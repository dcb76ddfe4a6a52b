//! Fill a window of a line: every word of a given length with some letters in their places and the others
//! from a rack. For plays that no single line can say, which are put together above the kernel.

use crate::graph::{Graph, SEPARATOR};
use crate::tile::{BLANK, BLANK_BIT, LETTERS_MAX};

/// A window: letters in their places (no blank marks), 0 where a tile of the rack goes.
pub struct Window<'a> {
    /// The letters and holes.
    pub pattern: &'a [u8],
    /// By place of the pattern the letters that may go there, bit n for letter n; ignored where a letter is.
    pub allowed: &'a [u64],
}

/// Calls `visit` with the tiles of the holes, in order, for every way to fill them: a blank as a named blank.
/// `counts` are the tiles of the rack by tile, index 0 the blanks.
pub fn fill(
    graph: &Graph<'_>,
    window: &Window<'_>,
    counts: &mut [u8; LETTERS_MAX + 1],
    visit: &mut impl FnMut(&[u8]),
) {
    debug_assert_eq!(window.pattern.len(), window.allowed.len());
    let mut laid = Vec::with_capacity(window.pattern.len());
    step(
        graph,
        window,
        graph.forward_root(),
        0,
        counts,
        &mut laid,
        visit,
    );
}

fn step(
    graph: &Graph<'_>,
    window: &Window<'_>,
    node: u32,
    at: usize,
    counts: &mut [u8; LETTERS_MAX + 1],
    laid: &mut Vec<u8>,
    visit: &mut impl FnMut(&[u8]),
) {
    let last = at + 1 == window.pattern.len();
    let given = window.pattern[at];
    let mask = graph.mask(node) & !(1 << SEPARATOR);
    let mut rest = if given == 0 {
        mask & window.allowed[at]
    } else {
        mask & (1u64 << given)
    };
    while rest != 0 {
        let letter = rest.trailing_zeros();
        rest &= rest - 1;
        let arc = graph.arc_in(node, mask | (graph.mask(node) & 1), letter);
        let mut next = |counts: &mut [u8; LETTERS_MAX + 1], laid: &mut Vec<u8>| {
            if !last {
                step(graph, window, arc.target(), at + 1, counts, laid, visit);
            } else if arc.accepts() {
                visit(laid);
            }
        };
        if given != 0 {
            next(counts, laid);
            continue;
        }
        for (tile, shown) in [
            (letter as u8, letter as u8),
            (BLANK, letter as u8 | BLANK_BIT),
        ] {
            if counts[usize::from(tile)] > 0 {
                counts[usize::from(tile)] -= 1;
                laid.push(shown);
                next(counts, laid);
                laid.pop();
                counts[usize::from(tile)] += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::build;

    fn filled(pattern: &[u8], allowed: &[u64], rack: &[u8]) -> Vec<Vec<u8>> {
        let image = build(&[1, 2, 0, 1, 3, 0, 2, 1, 0, 1, 2, 3, 0], 3).unwrap();
        let graph = Graph::open(&image).unwrap();
        let mut counts = [0; LETTERS_MAX + 1];
        for &tile in rack {
            counts[usize::from(tile)] += 1;
        }
        let mut out = Vec::new();
        let window = Window { pattern, allowed };
        fill(&graph, &window, &mut counts, &mut |tiles| {
            out.push(tiles.to_vec())
        });
        out
    }

    #[test]
    fn every_word_of_the_length_is_found_once_for_each_way_to_lay_it() {
        assert_eq!(filled(&[1, 0], &[0, !0], &[2, 3]), [[2], [3]]);
        assert_eq!(filled(&[0, 0], &[!0, !0], &[1, 2]), [[1, 2], [2, 1]]);
        assert_eq!(
            filled(&[1, 0], &[0, !0], &[2, 0]),
            [[2], [2 | BLANK_BIT], [3 | BLANK_BIT]]
        );
        assert_eq!(filled(&[1, 0, 0], &[0, !0, !0], &[2, 3]), [[2, 3]]);
    }

    #[test]
    fn only_letters_that_are_allowed_go_into_a_hole() {
        assert_eq!(filled(&[1, 0], &[0, 1 << 3], &[2, 3]), [[3]]);
        assert!(filled(&[3, 0], &[0, !0], &[1, 2]).is_empty());
        assert!(filled(&[1, 0], &[0, !0], &[1]).is_empty());
    }
}
