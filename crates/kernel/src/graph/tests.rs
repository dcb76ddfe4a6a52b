use super::build::build_within;
use super::*;
use crate::rng::Rng;
use std::collections::BTreeSet;

fn list(words: &[&[u8]]) -> Vec<u8> {
    let mut out = Vec::new();
    for word in words {
        out.extend_from_slice(word);
        out.push(0);
    }
    out
}

fn random_words(seed: u64, count: usize, letters: u64, longest: u64) -> BTreeSet<Vec<u8>> {
    let mut rng = Rng::new(seed);
    let mut out = BTreeSet::new();
    while out.len() < count {
        let size = 2 + rng.below(longest - 1);
        out.insert((0..size).map(|_| 1 + rng.below(letters) as u8).collect());
    }
    out
}

fn joined(words: impl IntoIterator<Item = Vec<u8>>) -> Vec<u8> {
    let mut out = Vec::new();
    for word in words {
        out.extend(word);
        out.push(0);
    }
    out
}

fn enumerate(graph: &Graph<'_>) -> Vec<Vec<u8>> {
    let mut out = Vec::new();
    graph.for_each_word(&mut |word| out.push(word.to_vec()));
    out
}

/// Walks the word's split after `at` letters through the reversed part of the graph.
fn accepts_split(graph: &Graph<'_>, word: &[u8], at: usize) -> bool {
    let mut string: Vec<u8> = word[..at].iter().rev().copied().collect();
    if at < word.len() {
        string.push(SEPARATOR);
        string.extend_from_slice(&word[at..]);
    }
    let mut node = graph.root();
    let mut accepted = false;
    for symbol in string {
        match graph.arc(node, symbol) {
            None => return false,
            Some(arc) => {
                accepted = arc.accepts();
                node = arc.target();
            }
        }
    }
    accepted
}

/// Every string that the reversed part accepts, put right way round.
fn all_splits(graph: &Graph<'_>, node: u32, string: &mut Vec<u8>, out: &mut Vec<Vec<u8>>) {
    let mask = graph.mask(node);
    for symbol in 0..=62 {
        if mask >> symbol & 1 == 0 {
            continue;
        }
        let arc = graph.arc_in(node, mask, symbol);
        string.push(symbol as u8);
        if arc.accepts() {
            let cut = string.iter().position(|&s| s == 0);
            let mut word: Vec<u8> = string[..cut.unwrap_or(string.len())].to_vec();
            word.reverse();
            if let Some(cut) = cut {
                word.extend_from_slice(&string[cut + 1..]);
            }
            out.push(word);
        }
        all_splits(graph, arc.target(), string, out);
        string.pop();
    }
}

#[test]
fn a_graph_holds_exactly_its_list_forwards_and_at_every_split() {
    for (seed, letters, longest) in [(1, 3, 5), (2, 33, 15), (3, 62, 21), (4, 1, 21)] {
        let count = if letters == 1 { 10 } else { 300 };
        let words = random_words(seed, count, letters, longest);
        let image = build(&joined(words.clone()), letters as u8).unwrap();
        let graph = Graph::open(&image).unwrap();
        assert_eq!(graph.header().word_count, count as u64);
        assert_eq!(enumerate(&graph), words.iter().cloned().collect::<Vec<_>>());
        for word in &words {
            assert!(graph.contains(word));
            for at in 1..=word.len() {
                assert!(accepts_split(&graph, word, at));
            }
        }
        let mut splits = Vec::new();
        all_splits(&graph, graph.root(), &mut Vec::new(), &mut splits);
        // Below the root's own separator lies the DAWG: each word once more.
        let strings: usize = words.iter().map(|word| word.len() + 1).sum();
        assert_eq!(splits.len(), strings);
        assert!(splits.iter().all(|word| words.contains(word)));
    }
}

#[test]
fn order_and_repetition_of_the_list_do_not_matter() {
    let words: Vec<Vec<u8>> = random_words(5, 200, 8, 9).into_iter().collect();
    let right = build(&joined(words.clone()), 8).unwrap();
    let mut mixed = words.clone();
    mixed.extend(words.iter().take(50).cloned());
    Rng::new(9).shuffle(&mut mixed);
    assert_eq!(build(&joined(mixed), 8).unwrap(), right);
    let doubled: Vec<Vec<u8>> = words.iter().flat_map(|w| [w.clone(), w.clone()]).collect();
    assert_eq!(build(&joined(doubled), 8).unwrap(), right);
}

#[test]
fn an_empty_list_gives_a_graph_without_words() {
    let image = build(&[], 5).unwrap();
    let graph = Graph::open(&image).unwrap();
    assert_eq!(graph.header().word_count, 0);
    assert!(!graph.contains(&[1]) && !graph.contains(&[]));
    assert_eq!(enumerate(&graph), Vec::<Vec<u8>>::new());
}

#[test]
fn a_part_of_a_word_or_a_foreign_tile_is_no_word() {
    let image = build(&list(&[&[1, 2, 3]]), 3).unwrap();
    let graph = Graph::open(&image).unwrap();
    assert!(graph.contains(&[1, 2, 3]));
    for word in [
        &[][..],
        &[1],
        &[1, 2],
        &[2, 3],
        &[1, 2, 3, 1],
        &[0],
        &[63],
        &[0x81, 2, 3],
        &[255],
    ] {
        assert!(!graph.contains(word));
    }
}

#[test]
fn faulty_lists_are_refused_by_name() {
    assert_eq!(build(&[1, 0], 0), Err(BuildError::Alphabet));
    assert_eq!(build(&[1, 0], 63), Err(BuildError::Alphabet));
    assert_eq!(
        build(&[1, 2, 0, 4, 0], 3),
        Err(BuildError::NotALetter { word: 1 })
    );
    assert_eq!(
        build(&[1, 2, 0, 0], 3),
        Err(BuildError::EmptyWord { word: 1 })
    );
    assert_eq!(build(&[1, 2, 0, 3], 3), Err(BuildError::Unterminated));
    let mut long = vec![1; WORD_MAX];
    long.push(0);
    assert!(build(&long, 3).is_ok());
    long.insert(0, 1);
    assert_eq!(build(&long, 3), Err(BuildError::WordTooLong { word: 0 }));
}

#[test]
fn a_graph_beyond_its_width_is_refused_not_truncated() {
    let words = joined(random_words(6, 500, 20, 12));
    let image = build(&words, 20).unwrap();
    let enough = (0..)
        .map(|extra| image.len() + extra * 1000)
        .find(|&limit| build_within(&words, 20, limit).is_ok())
        .unwrap();
    assert!(enough < image.len() + 50_000);
    assert_eq!(
        build_within(&words, 20, image.len() / 2),
        Err(BuildError::GraphTooLarge)
    );
}

#[test]
fn the_any_word_graph_accepts_every_string_of_its_letters() {
    let image = any_word(3).unwrap();
    let graph = Graph::open(&image).unwrap();
    assert!(graph.header().any_word);
    assert!(graph.contains(&[1, 2, 3, 3, 2, 1, 1, 1, 1]));
    assert!(!graph.contains(&[1, 4]));
    assert!(accepts_split(&graph, &[1, 2, 3], 2));
}

#[test]
fn every_truncation_and_every_flipped_bit_is_refused() {
    let image = build(&joined(random_words(7, 12, 4, 4)), 4).unwrap();
    for size in 0..image.len() {
        assert!(verify(&image[..size]).is_err(), "cut to {size}");
    }
    let mut longer = image.clone();
    longer.push(0);
    assert_eq!(verify(&longer), Err(GraphError::TooLong));
    for place in 0..image.len() {
        for bit in 0..32 {
            let mut bad = image.clone();
            bad[place] ^= 1 << bit;
            assert!(verify(&bad).is_err(), "bit {bit} of word {place}");
        }
    }
}

#[test]
fn a_hostile_image_with_a_right_checksum_is_refused_or_harmless() {
    let image = build(&joined(random_words(8, 30, 5, 6)), 5).unwrap();
    let header = verify(&image).unwrap();
    let mut rng = Rng::new(1);
    let mut refused = 0;
    for _ in 0..5000 {
        let mut bad = image.clone();
        for _ in 0..1 + rng.below(3) {
            let place = HEADER as u64 + rng.below((image.len() - HEADER) as u64);
            bad[place as usize] = match rng.below(3) {
                0 => rng.next_u64() as u32,
                1 => image[HEADER + rng.below((image.len() - HEADER) as u64) as usize],
                _ => bad[place as usize] ^ 1 << rng.below(32),
            };
        }
        image::seal(&mut bad, header);
        match Graph::open(&bad) {
            Err(_) => refused += 1,
            Ok(graph) => assert_eq!(enumerate(&graph).len() as u64, header.word_count),
        }
    }
    assert!(refused > 2500);
}

#[test]
fn a_loop_among_the_words_is_refused() {
    // One node that leads to itself by letter 1: words without end.
    let root = DEAD + 2;
    let mut image = vec![0u32; HEADER + 2];
    image.extend([0b10, 0, root | ACCEPT]);
    let header = Header {
        letter_count: 1,
        word_count: 21,
        longest: 21,
        any_word: false,
        root,
        forward_root: root,
        filter_len: 0,
        buckets: 0,
        indexed: 0,
    };
    image::seal(&mut image, header);
    assert_eq!(verify(&image), Err(GraphError::WordCount));
}
