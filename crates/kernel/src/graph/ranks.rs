//! Words by number: how many words lie below each node of the DAWG, so that a word's number in the order of
//! words takes one walk, and a set of words is a bit each.

use super::{Graph, WORD_MAX};

/// Counts of a graph's DAWG.
pub struct Ranks {
    /// Bit per `u32` of the image: a node of the DAWG with words below it starts there.
    starts: Vec<u64>,
    /// Nodes before each 64 of them.
    before: Vec<u32>,
    /// Words below each node, in order of nodes.
    below: Vec<u32>,
}

impl Ranks {
    /// Counts all words, each node once. Not for the any-word graph: that is the caller's duty.
    pub fn of(graph: Graph<'_>) -> Self {
        debug_assert!(!graph.header().any_word);
        let size = graph.size() / 64 + 1;
        let mut starts = vec![0u64; size];
        mark(graph, graph.forward_root(), &mut starts);
        let mut before = vec![0u32; size];
        let mut nodes = 0;
        for (count, block) in before.iter_mut().zip(&starts) {
            *count = nodes;
            nodes += block.count_ones();
        }
        let mut ranks = Ranks {
            starts,
            before,
            below: vec![u32::MAX; nodes as usize],
        };
        ranks.count(graph, graph.forward_root());
        ranks
    }

    /// A word's place among all words in their order, from 0; None when it is no word.
    pub fn number(&self, graph: Graph<'_>, word: &[u8]) -> Option<u32> {
        let mut node = graph.forward_root();
        let mut number = 0;
        for (place, &letter) in word.iter().enumerate() {
            let mask = graph.mask(node);
            if letter == 0 || u32::from(letter) >= 64 || mask >> letter & 1 == 0 {
                return None;
            }
            let mut earlier = mask & ((1 << letter) - 1) & !1;
            while earlier != 0 {
                let arc = graph.arc_in(node, mask, earlier.trailing_zeros());
                number += u32::from(arc.accepts()) + self.below(arc.target());
                earlier &= earlier - 1;
            }
            let arc = graph.arc_in(node, mask, u32::from(letter));
            if place + 1 == word.len() {
                return arc.accepts().then_some(number);
            }
            number += u32::from(arc.accepts());
            node = arc.target();
        }
        None
    }

    /// A bit a word, set for these words (each ended by 0); those that the graph lacks are passed over.
    pub fn marks(&self, graph: Graph<'_>, words: &[u8]) -> Vec<u8> {
        let mut marks = vec![0u8; graph.header().word_count.div_ceil(8) as usize];
        for word in words.split(|&byte| byte == 0) {
            if word.len() > WORD_MAX {
                continue;
            }
            if let Some(number) = self.number(graph, word) {
                marks[number as usize / 8] |= 1 << (number % 8);
            }
        }
        marks
    }

    fn below(&self, node: u32) -> u32 {
        match self.place(node) {
            Some(place) => self.below[place],
            None => 0,
        }
    }

    fn place(&self, node: u32) -> Option<usize> {
        let (block, bit) = (node as usize / 64, node % 64);
        let starts = self.starts[block];
        (starts >> bit & 1 == 1)
            .then(|| (self.before[block] + (starts & ((1 << bit) - 1)).count_ones()) as usize)
    }

    fn count(&mut self, graph: Graph<'_>, node: u32) -> u32 {
        let Some(place) = self.place(node) else {
            return 0;
        };
        if self.below[place] != u32::MAX {
            return self.below[place];
        }
        let mask = graph.mask(node);
        let mut rest = mask & !1;
        let mut total = 0;
        while rest != 0 {
            let arc = graph.arc_in(node, mask, rest.trailing_zeros());
            total += u32::from(arc.accepts()) + self.count(graph, arc.target());
            rest &= rest - 1;
        }
        self.below[place] = total;
        total
    }
}

/// Sets the bits of the nodes below this one, itself included, that have arcs.
fn mark(graph: Graph<'_>, node: u32, starts: &mut [u64]) {
    let (block, bit) = (node as usize / 64, node % 64);
    let mask = graph.mask(node);
    if mask & !1 == 0 || starts[block] >> bit & 1 == 1 {
        return;
    }
    starts[block] |= 1 << bit;
    let mut rest = mask & !1;
    while rest != 0 {
        mark(
            graph,
            graph.arc_in(node, mask, rest.trailing_zeros()).target(),
            starts,
        );
        rest &= rest - 1;
    }
}
