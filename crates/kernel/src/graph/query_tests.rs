use super::*;
use crate::graph::{build, Graph};
use crate::rng::Rng;
use std::collections::BTreeSet;

const LETTERS: u64 = 4;

fn random_words(rng: &mut Rng, count: usize) -> BTreeSet<Vec<u8>> {
    let mut out = BTreeSet::new();
    while out.len() < count {
        let size = 1 + rng.below(7);
        out.insert((0..size).map(|_| 1 + rng.below(LETTERS) as u8).collect());
    }
    out
}

fn image(words: &BTreeSet<Vec<u8>>) -> Vec<u32> {
    let mut list = Vec::new();
    for word in words {
        list.extend_from_slice(word);
        list.push(0);
    }
    build(&list, LETTERS as u8).unwrap()
}

fn fits(pattern: &Pattern, word: &[u8], item: usize, at: usize) -> bool {
    if pattern.gaps >> item & 1 == 1 && at < word.len() && fits(pattern, word, item, at + 1) {
        return true;
    }
    if item == pattern.items.len() {
        return at == word.len();
    }
    at < word.len()
        && pattern.items[item] >> word[at] & 1 == 1
        && fits(pattern, word, item + 1, at + 1)
}

fn can_lay(letters: &Letters, word: &[u8]) -> bool {
    let mut lacking = 0;
    for letter in 1..=LETTERS as u8 {
        let wanted = word.iter().filter(|&&one| one == letter).count();
        lacking += wanted.saturating_sub(usize::from(letters.counts[usize::from(letter)]));
    }
    lacking <= usize::from(letters.blanks) && (!letters.whole || word.len() == letters.total())
}

fn random_pattern(rng: &mut Rng) -> Pattern {
    let size = rng.below(5) as usize;
    let items = (0..size)
        .map(|_| match rng.below(3) {
            0 => (1 << (LETTERS + 1)) - 2,
            1 => 1 << (1 + rng.below(LETTERS)) | 1 << (1 + rng.below(LETTERS)),
            _ => 1 << (1 + rng.below(LETTERS)),
        })
        .collect();
    let gaps = (0..=size).fold(0, |gaps, place| {
        gaps | u64::from(rng.below(3) == 0) << place
    });
    Pattern { items, gaps }
}

fn random_letters(rng: &mut Rng) -> Letters {
    let mut counts = [0; LETTERS_MAX + 1];
    for _ in 0..rng.below(6) {
        counts[1 + rng.below(LETTERS) as usize] += 1;
    }
    Letters {
        counts,
        blanks: rng.below(3) as u8,
        whole: rng.below(2) == 0,
    }
}

#[test]
fn a_search_finds_what_a_scan_finds_in_order_and_page_by_page() {
    let mut rng = Rng::new(5);
    for round in 0..600 {
        let words = random_words(&mut rng, 1 + round % 90);
        let image = image(&words);
        let graph = Graph::open(&image).unwrap();
        let ranks = Ranks::of(graph);
        let some: BTreeSet<Vec<u8>> = words
            .iter()
            .filter(|_| rng.below(2) == 0)
            .cloned()
            .collect();
        let listed: Vec<u8> = some
            .iter()
            .flat_map(|word| word.iter().copied().chain([0]))
            .collect();
        let marks = ranks.marks(graph, &listed);
        let (pattern, letters) = (random_pattern(&mut rng), random_letters(&mut rng));
        let least = rng.below(4) as usize;
        let mut query = Query {
            pattern: (rng.below(4) > 0).then_some(pattern),
            letters: (rng.below(3) == 0).then_some(letters),
            lengths: (least, least + rng.below(6) as usize),
            marks: (rng.below(2) == 0).then_some(&marks[..]),
            longest_first: rng.below(2) == 0,
            after: None,
            limit: usize::MAX,
        };
        let mut expected: Vec<Vec<u8>> = words
            .iter()
            .filter(|word| {
                let length = query.lengths.0 <= word.len() && word.len() <= query.lengths.1;
                let shape = query
                    .pattern
                    .as_ref()
                    .is_none_or(|one| fits(one, word, 0, 0));
                let rack = query.letters.as_ref().is_none_or(|one| can_lay(one, word));
                length && shape && rack && (query.marks.is_none() || some.contains(*word))
            })
            .cloned()
            .collect();
        expected.sort_by_key(|word| {
            let length = word.len() as i64;
            (
                if query.longest_first { -length } else { length },
                word.clone(),
            )
        });
        let found = find(graph, &ranks, &query);
        assert_eq!(found.words, expected, "{query:?}");
        assert_eq!(found.total, expected.len() as u64);
        query.limit = 3;
        let mut paged: Vec<Vec<u8>> = Vec::new();
        loop {
            let last = paged.last().cloned();
            let page = find(
                graph,
                &ranks,
                &Query {
                    after: last.as_deref(),
                    ..query.clone()
                },
            );
            assert_eq!(page.total, found.total);
            if page.words.is_empty() {
                break;
            }
            paged.extend(page.words);
        }
        assert_eq!(paged, expected);
    }
}

#[test]
fn words_are_numbered_in_their_order() {
    let mut rng = Rng::new(6);
    for _ in 0..50 {
        let words = random_words(&mut rng, 60);
        let image = image(&words);
        let graph = Graph::open(&image).unwrap();
        let ranks = Ranks::of(graph);
        for (number, word) in words.iter().enumerate() {
            assert_eq!(ranks.number(graph, word), Some(number as u32));
        }
        for word in random_words(&mut rng, 60) {
            assert_eq!(ranks.number(graph, &word).is_some(), words.contains(&word));
        }
        assert_eq!(ranks.number(graph, &[]), None);
        assert_eq!(ranks.number(graph, &[63]), None);
        assert_eq!(ranks.number(graph, &[200]), None);
    }
}

#[test]
fn hooks_are_the_letters_that_make_words() {
    let mut rng = Rng::new(7);
    for _ in 0..200 {
        let words = random_words(&mut rng, 80);
        let image = image(&words);
        let graph = Graph::open(&image).unwrap();
        for word in words.iter().cloned().chain(random_words(&mut rng, 20)) {
            let with = |place: usize| {
                (1..=LETTERS as u8).fold(0u64, |mask, letter| {
                    let mut longer = word.clone();
                    longer.insert(place, letter);
                    mask | u64::from(words.contains(&longer)) << letter
                })
            };
            let expected = Hooks {
                is_word: words.contains(&word),
                front: with(0),
                back: with(word.len()),
                inner: (1..word.len()).map(with).collect(),
            };
            assert_eq!(hooks(graph, &word), expected);
        }
    }
}

#[test]
fn an_anchor_is_taken_where_the_beginning_says_little() {
    let letter = |n: u32| 1u64 << n;
    let any = letter(1) | letter(2);
    let pattern = |items: Vec<u64>, gaps: u64| Pattern { items, gaps };
    assert_eq!(anchor(&pattern(vec![letter(1)], 1)), Some(1));
    assert_eq!(anchor(&pattern(vec![letter(1), letter(2)], 0b101)), Some(2));
    assert_eq!(anchor(&pattern(vec![letter(1)], 0b11)), None);
    assert_eq!(anchor(&pattern(vec![letter(1), letter(2)], 0b100)), None);
    assert_eq!(
        anchor(&pattern(vec![any, letter(1), letter(2)], 0b1000)),
        Some(3)
    );
    assert_eq!(anchor(&pattern(vec![any, any], 1)), None);
}
