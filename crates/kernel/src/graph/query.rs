//! Questions about the words of a graph: which fit a pattern, which can be laid from a rack, which letters
//! may be put before, behind or into a word. Answers come in an order of their own and page by page.
//!
//! A pattern without a literal beginning is looked for from its longest run of literals outwards: the GADDAG
//! leads from the end of that run back to the beginning of the word, and by the separator on to its end.

use super::ranks::Ranks;
use super::{Arc, Graph, SEPARATOR, WORD_MAX};
use crate::tile::LETTERS_MAX;
use std::collections::BinaryHeap;

/// Letters and gaps in a row: item `i` is a set of letters (bit n letter n); a gap is any number of letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// One set a letter; at most `WORD_MAX`.
    pub items: Vec<u64>,
    /// Bit `i`: a gap before item `i`; bit `items.len()`: a gap at the end.
    pub gaps: u64,
}

/// Letters to lay words from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// How many tiles of each letter; index 0 is not used.
    pub counts: [u8; LETTERS_MAX + 1],
    /// Blanks, each any letter.
    pub blanks: u8,
    /// Whether every tile must be used.
    pub whole: bool,
}

/// Which words, and which of them to give.
#[derive(Clone, Debug)]
pub struct Query<'a> {
    /// What they look like.
    pub pattern: Option<Pattern>,
    /// What they are laid from.
    pub letters: Option<Letters>,
    /// Their least and greatest length.
    pub lengths: (usize, usize),
    /// Only those whose bit is set: `Ranks::marks` of some of the words.
    pub marks: Option<&'a [u8]>,
    /// Long words first, else short ones; equally long ones by their letters.
    pub longest_first: bool,
    /// Only those that come after this word in that order.
    pub after: Option<&'a [u8]>,
    /// At most so many.
    pub limit: usize,
}

/// The first words of an answer, and how many there are in all (those before `after` too).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// In order.
    pub words: Vec<Vec<u8>>,
    /// All that answer the query.
    pub total: u64,
}

/// Letters that make another word of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hooks {
    /// Whether it is a word itself.
    pub is_word: bool,
    /// Bit n: letter n before it makes a word.
    pub front: u64,
    /// The same behind it.
    pub back: u64,
    /// The same in each gap between two of its letters, from the left.
    pub inner: Vec<u64>,
}

/// The words that answer. Of the any-word graph they would be without end: the caller asks
/// `header().any_word` first.
pub fn find(graph: Graph<'_>, ranks: &Ranks, query: &Query<'_>) -> Found {
    let mut page = Page::new(graph, ranks, query);
    match &query.pattern {
        Some(pattern) if query.letters.is_none() => match anchor(pattern) {
            Some(at) => Anchored::new(graph, pattern, at).run(&mut page),
            None => forward(graph, Automaton::new(pattern), None, &mut page),
        },
        Some(pattern) => forward(
            graph,
            Automaton::new(pattern),
            query.letters.clone(),
            &mut page,
        ),
        None => forward(
            graph,
            Automaton::anything(),
            query.letters.clone(),
            &mut page,
        ),
    }
    page.found()
}

/// The letters that may be added to a word, or to any other string of up to `WORD_MAX - 1` letters.
pub fn hooks(graph: Graph<'_>, word: &[u8]) -> Hooks {
    let walk = |from: u32, letters: &mut dyn Iterator<Item = u8>| -> Option<Arc> {
        let mut arc = Arc(from);
        for letter in letters {
            arc = graph.arc(arc.target(), letter)?;
        }
        Some(arc)
    };
    let whole = walk(graph.forward_root(), &mut word.iter().copied());
    let reversed = walk(graph.root(), &mut word.iter().rev().copied());
    let inner = (1..word.len()).map(|gap| {
        let Some(before) = walk(graph.forward_root(), &mut word[..gap].iter().copied()) else {
            return 0;
        };
        letters_of(graph.mask(before.target()))
            .filter(|&letter| {
                let more = &mut std::iter::once(letter).chain(word[gap..].iter().copied());
                walk(before.target(), more).is_some_and(Arc::accepts)
            })
            .fold(0, |mask, letter| mask | 1 << letter)
    });
    Hooks {
        is_word: graph.contains(word),
        front: reversed.map_or(0, |arc| graph.accepting(arc.target())),
        back: whole.map_or(0, |arc| graph.accepting(arc.target())),
        inner: inner.collect(),
    }
}

/// The letters of a mask; bits of no letter, 0 and those beyond the largest alphabet, are left out.
fn letters_of(mask: u64) -> impl Iterator<Item = u8> {
    let mut rest = mask & ((2 << LETTERS_MAX) - 2);
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let letter = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            letter
        })
    })
}

/// A pattern as sets of states: bit `i` is set when `i` items may be behind.
#[derive(Clone)]
struct Automaton {
    /// By letter: the items that it fits.
    fits: [u64; LETTERS_MAX + 1],
    gaps: u64,
    end: u64,
}

impl Automaton {
    fn new(pattern: &Pattern) -> Self {
        debug_assert!(pattern.items.len() <= WORD_MAX);
        let mut fits = [0; LETTERS_MAX + 1];
        for (place, &set) in pattern.items.iter().enumerate() {
            for letter in letters_of(set) {
                fits[usize::from(letter)] |= 1 << place;
            }
        }
        Automaton {
            fits,
            gaps: pattern.gaps,
            end: 1 << pattern.items.len(),
        }
    }

    fn anything() -> Self {
        Automaton {
            fits: [0; LETTERS_MAX + 1],
            gaps: 1,
            end: 1,
        }
    }

    fn step(&self, states: u64, letter: u8) -> u64 {
        (states & self.fits[usize::from(letter)]) << 1 | states & self.gaps
    }

    fn accepts(&self, states: u64) -> bool {
        states & self.end != 0
    }
}

/// The answers so far: the smallest of those after `after`, and the count of all.
struct Page<'a> {
    graph: Graph<'a>,
    ranks: &'a Ranks,
    query: &'a Query<'a>,
    after: Option<Key>,
    kept: BinaryHeap<Key>,
    total: u64,
}

/// A word in the order of answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    length: i8,
    letters: [u8; WORD_MAX],
}

impl<'a> Page<'a> {
    fn new(graph: Graph<'a>, ranks: &'a Ranks, query: &'a Query<'a>) -> Self {
        let mut page = Page {
            graph,
            ranks,
            query,
            after: None,
            kept: BinaryHeap::new(),
            total: 0,
        };
        page.after = query.after.map(|word| page.key(word));
        page
    }

    fn key(&self, word: &[u8]) -> Key {
        let mut letters = [0; WORD_MAX];
        letters[..word.len()].copy_from_slice(word);
        let length = word.len() as i8;
        Key {
            length: if self.query.longest_first {
                -length
            } else {
                length
            },
            letters,
        }
    }

    fn add(&mut self, word: &[u8]) {
        let (least, most) = self.query.lengths;
        if word.len() < least || word.len() > most || !self.is_marked(word) {
            return;
        }
        self.total += 1;
        let key = self.key(word);
        if self.query.limit == 0 || self.after.is_some_and(|after| key <= after) {
            return;
        }
        if self.kept.len() < self.query.limit {
            self.kept.push(key);
        } else if self.kept.peek().is_some_and(|last| key < *last) {
            self.kept.pop();
            self.kept.push(key);
        }
    }

    fn is_marked(&self, word: &[u8]) -> bool {
        let Some(marks) = self.query.marks else {
            return true;
        };
        self.ranks
            .number(self.graph, word)
            .is_some_and(|number| marks[number as usize / 8] >> (number % 8) & 1 == 1)
    }

    fn found(self) -> Found {
        let words = self.kept.into_sorted_vec();
        Found {
            words: words
                .iter()
                .map(|key| key.letters[..usize::from(key.length.unsigned_abs())].to_vec())
                .collect(),
            total: self.total,
        }
    }
}

/// Visits every word that the automaton accepts and that can be laid from the letters, from the left.
fn forward(graph: Graph<'_>, automaton: Automaton, letters: Option<Letters>, page: &mut Page<'_>) {
    let least = letters
        .as_ref()
        .filter(|letters| letters.whole)
        .map_or(0, Letters::total);
    let most = letters
        .as_ref()
        .map_or(WORD_MAX, Letters::total)
        .min(page.query.lengths.1);
    let mut walk = Forward {
        graph,
        automaton: &automaton,
        letters,
        least,
        most,
        word: [0; WORD_MAX],
    };
    walk.below(graph.forward_root(), 1, 0, &mut |word| page.add(word));
}

impl Letters {
    fn total(&self) -> usize {
        usize::from(self.blanks) + self.counts.iter().map(|&n| usize::from(n)).sum::<usize>()
    }

    /// Takes a tile for the letter, a blank where it has run out; whether a blank, or None for neither.
    fn take(&mut self, letter: u8) -> Option<bool> {
        let count = &mut self.counts[usize::from(letter)];
        if *count > 0 {
            *count -= 1;
            Some(false)
        } else if self.blanks > 0 {
            self.blanks -= 1;
            Some(true)
        } else {
            None
        }
    }

    fn put_back(&mut self, letter: u8, blank: bool) {
        if blank {
            self.blanks += 1;
        } else {
            self.counts[usize::from(letter)] += 1;
        }
    }
}

struct Forward<'a> {
    graph: Graph<'a>,
    automaton: &'a Automaton,
    letters: Option<Letters>,
    /// Words of fewer letters are not visited, longer ones not walked to.
    least: usize,
    most: usize,
    word: [u8; WORD_MAX],
}

impl Forward<'_> {
    fn below(&mut self, node: u32, states: u64, depth: usize, visit: &mut dyn FnMut(&[u8])) {
        if depth >= self.most {
            return;
        }
        let mask = self.graph.mask(node);
        for letter in letters_of(mask) {
            let next = self.automaton.step(states, letter);
            if next == 0 {
                continue;
            }
            let taken = match &mut self.letters {
                None => None,
                Some(letters) => match letters.take(letter) {
                    None => continue,
                    blank => blank,
                },
            };
            let arc = self.graph.arc_in(node, mask, u32::from(letter));
            self.word[depth] = letter;
            if arc.accepts() && self.automaton.accepts(next) && depth + 1 >= self.least {
                visit(&self.word[..=depth]);
            }
            self.below(arc.target(), next, depth + 1, visit);
            if let (Some(blank), Some(letters)) = (taken, &mut self.letters) {
                letters.put_back(letter, blank);
            }
        }
    }
}

/// After which item to begin: the end of the longest run of literals, where the beginning is none.
fn anchor(pattern: &Pattern) -> Option<usize> {
    let is_literal = |place: usize| pattern.items[place].count_ones() == 1;
    let has_gap = |place: usize| pattern.gaps >> place & 1 == 1;
    let size = pattern.items.len();
    let mut best = None;
    let mut longest = 0;
    let mut run = 0;
    for place in 0..size {
        run = match (is_literal(place), has_gap(place)) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => run + 1,
        };
        if run > longest {
            (longest, best) = (run, Some(place + 1));
        }
    }
    let starts = (0..size)
        .take_while(|&place| is_literal(place) && !has_gap(place))
        .count();
    let at_end = best == Some(size) && !has_gap(size);
    (starts < 2 && longest > starts && (longest > 1 || at_end))
        .then_some(best)
        .flatten()
}

/// A search that begins after item `at` of a pattern: first back to the beginning, then on to the end.
struct Anchored<'a> {
    graph: Graph<'a>,
    back: Automaton,
    on: Automaton,
    /// The part before the anchor read forwards, where a word may have several places for it.
    before: Option<Automaton>,
    reversed: [u8; WORD_MAX],
}

impl<'a> Anchored<'a> {
    fn new(graph: Graph<'a>, pattern: &Pattern, at: usize) -> Self {
        let (left, right) = pattern.items.split_at(at);
        let left_gaps = pattern.gaps & ((1 << at) - 1);
        let right_gaps = pattern.gaps >> at;
        let reversed = Pattern {
            items: left.iter().rev().copied().collect(),
            gaps: (0..at)
                .filter(|&place| left_gaps >> place & 1 == 1)
                .fold(0, |gaps, place| gaps | 1 << (at - place)),
        };
        let before = Pattern {
            items: left.to_vec(),
            gaps: left_gaps,
        };
        let on = Pattern {
            items: right.to_vec(),
            gaps: right_gaps,
        };
        Anchored {
            graph,
            back: Automaton::new(&reversed),
            on: Automaton::new(&on),
            before: (left_gaps != 0 && right_gaps != 0).then(|| Automaton::new(&before)),
            reversed: [0; WORD_MAX],
        }
    }

    fn run(mut self, page: &mut Page<'_>) {
        self.below(self.graph.root(), 1, 0, page);
    }

    fn below(&mut self, node: u32, states: u64, depth: usize, page: &mut Page<'_>) {
        if depth >= page.query.lengths.1.min(WORD_MAX) {
            return;
        }
        let mask = self.graph.mask(node);
        for letter in letters_of(mask) {
            let next = self.back.step(states, letter);
            if next == 0 {
                continue;
            }
            let arc = self.graph.arc_in(node, mask, u32::from(letter));
            self.reversed[depth] = letter;
            if self.back.accepts(next) {
                self.complete(arc, depth + 1, page);
            }
            self.below(arc.target(), next, depth + 1, page);
        }
    }

    /// The words that begin with the letters read so far, backwards.
    fn complete(&self, arc: Arc, split: usize, page: &mut Page<'_>) {
        let mut start = [0; WORD_MAX];
        for (place, &letter) in start.iter_mut().zip(self.reversed[..split].iter().rev()) {
            *place = letter;
        }
        let most = page.query.lengths.1.min(WORD_MAX);
        let mut visit = |word: &[u8]| {
            if self.is_first_split(word, split) {
                page.add(word);
            }
        };
        if arc.accepts() && self.on.accepts(1) {
            visit(&start[..split]);
        }
        if let Some(separated) = self.graph.arc(arc.target(), SEPARATOR) {
            let mut walk = Forward {
                graph: self.graph,
                automaton: &self.on,
                letters: None,
                least: 0,
                most,
                word: start,
            };
            walk.below(separated.target(), 1, split, &mut visit);
        }
    }

    /// Whether no shorter beginning of the word would do, so that each word is counted once.
    fn is_first_split(&self, word: &[u8], split: usize) -> bool {
        let Some(before) = &self.before else {
            return true;
        };
        let mut states = 1;
        for (at, &letter) in word[..split - 1].iter().enumerate() {
            states = before.step(states, letter);
            if before.accepts(states) {
                let rest = word[at + 1..]
                    .iter()
                    .fold(1, |states, &letter| self.on.step(states, letter));
                if self.on.accepts(rest) {
                    return false;
                }
            }
        }
        true
    }
}

#[cfg(test)]
#[path = "query_tests.rs"]
mod tests;
