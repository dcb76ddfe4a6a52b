//! Keys of multisets of letters, and a filter of the keys of all words: "may these letters be a word in
//! some order?" A key is the sum of its letters' numbers, so that adding a letter is one addition; there is
//! no limit to an alphabet or to copies of a letter.
//!
//! The filter answers yes for every word, and for a few keys in a hundred that are no word's. It is for
//! bounds, which may be too high but never too low. The index gives the words of a key, up to ten letters
//! long: it makes blanks cheap, which a walk through the graph cannot.
//!
//! ```text
//! filter   u32 words, a power of two of them; a key sets two bits in one
//! index    u32 starts, a power of two of them and one more; then the words, sorted by bucket, two u32 each:
//!          6 bits a letter, the first letter lowest
//! ```

/// The number of a letter: SplitMix64's output for it, so that sums of a few are spread over 64 bits.
#[inline]
pub const fn letter_key(letter: u8) -> u64 {
    KEYS[letter as usize & 63]
}

const KEYS: [u64; 64] = {
    let mut keys = [0; 64];
    let mut letter = 0;
    while letter < 64 {
        let mut z = (letter as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        keys[letter] = (z ^ (z >> 31)) | 1;
        letter += 1;
    }
    keys
};

/// The key of letters in any order.
pub fn key_of(letters: &[u8]) -> u64 {
    letters
        .iter()
        .fold(0, |key: u64, &letter| key.wrapping_add(letter_key(letter)))
}

/// Filter words for so many list words: about 16 bits each.
pub(crate) fn filter_words(word_count: u64) -> usize {
    (word_count / 2).next_power_of_two().max(16) as usize
}

/// Where a key's two bits are: the word, and the bits in it.
#[inline]
fn place(key: u64, size: usize) -> (usize, u32) {
    let mixed = (key ^ (key >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let word = (mixed >> 32) as usize & (size - 1);
    (word, 1 << (key >> 59) | 1 << (key >> 54 & 31))
}

/// Marks a key. The filter's size is a power of two.
pub(crate) fn mark(filter: &mut [u32], key: u64) {
    let (word, bits) = place(key, filter.len());
    filter[word] |= bits;
}

/// Whether a key may be marked; an empty filter knows nothing and says yes.
#[inline]
pub(crate) fn may_have(filter: &[u32], key: u64) -> bool {
    if filter.is_empty() {
        return true;
    }
    let (word, bits) = place(key, filter.len());
    filter[word] & bits == bits
}

/// The longest word of an index.
pub const INDEXED_MAX: usize = 10;

/// A word of an index: letters of 6 bits, the first lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed(u64);

impl Packed {
    /// The word, of at most `INDEXED_MAX` letters.
    pub(crate) fn new(word: &[u8]) -> Self {
        debug_assert!(word.len() <= INDEXED_MAX);
        let letters = word.iter().rev();
        Packed(letters.fold(0, |packed, &letter| packed << 6 | u64::from(letter & 63)))
    }

    /// Its letters.
    #[inline]
    pub fn letters(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let letter = (rest & 63) as u8;
            rest >>= 6;
            (letter != 0).then_some(letter)
        })
    }

    /// Whether it has so many letters, and these where all bits are set.
    #[inline]
    pub(crate) fn is_like(self, (letters, bits): (u64, u64), length: usize) -> bool {
        let last = self.0 >> (6 * (length - 1));
        self.0 & bits == letters && last.wrapping_sub(1) < 63
    }

    /// Puts a word of just so many letters into `out`; its key.
    #[inline]
    pub(crate) fn fill(self, out: &mut [u8]) -> u64 {
        let (mut rest, mut key) = (self.0, 0u64);
        for to in out {
            *to = (rest & 63) as u8;
            key = key.wrapping_add(letter_key(*to));
            rest >>= 6;
        }
        key
    }

    #[inline]
    fn key(self) -> u64 {
        self.letters()
            .fold(0, |key: u64, letter| key.wrapping_add(letter_key(letter)))
    }
}

/// Buckets of an index for so many words.
pub(crate) fn index_buckets(words: usize) -> usize {
    words.next_power_of_two().max(2)
}

#[inline]
fn bucket(key: u64, buckets: usize) -> usize {
    (key.wrapping_mul(0xA24B_AED4_963E_E407) >> 32) as usize & (buckets - 1)
}

/// The index of these words, each of at most `INDEXED_MAX` letters.
pub(crate) fn index_of(words: &[Packed]) -> Vec<u32> {
    let buckets = index_buckets(words.len());
    let mut starts = vec![0u32; buckets + 1];
    for word in words {
        starts[bucket(word.key(), buckets) + 1] += 1;
    }
    for at in 1..starts.len() {
        starts[at] += starts[at - 1];
    }
    let mut next = starts.clone();
    let mut out = starts;
    let base = out.len();
    out.resize(base + words.len() * 2, 0);
    for word in words {
        let place = &mut next[bucket(word.key(), buckets)];
        let at = base + *place as usize * 2;
        *place += 1;
        out[at] = word.0 as u32;
        out[at + 1] = (word.0 >> 32) as u32;
    }
    out
}

/// The words of a key in an index with so many buckets; none when the index is empty or inconsistent.
#[inline]
pub(crate) fn words_of(
    index: &[u32],
    buckets: usize,
    key: u64,
) -> impl Iterator<Item = Packed> + '_ {
    bucket_of(index, buckets, key).filter(move |word| word.key() == key)
}

/// The words of a key and others that share its bucket.
#[inline]
pub(crate) fn bucket_of(
    index: &[u32],
    buckets: usize,
    key: u64,
) -> impl Iterator<Item = Packed> + '_ {
    let range = if buckets == 0 {
        &[]
    } else {
        let at = bucket(key, buckets);
        let base = buckets + 1;
        let (start, end) = (index[at] as usize, index[at + 1] as usize);
        index.get(base + start * 2..base + end * 2).unwrap_or(&[])
    };
    range
        .chunks_exact(2)
        .map(|pair| Packed(u64::from(pair[0]) | u64::from(pair[1]) << 32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn every_marked_key_is_found_and_few_others() {
        let mut rng = Rng::new(4);
        let mut random = |count: usize| -> Vec<Vec<u8>> {
            (0..count)
                .map(|_| {
                    (0..2 + rng.below(9))
                        .map(|_| 1 + rng.below(33) as u8)
                        .collect()
                })
                .collect()
        };
        let (mut words, others) = (random(10_000), random(10_000));
        let mut filter = vec![0; filter_words(10_000)];
        for word in &words {
            mark(&mut filter, key_of(word));
        }
        for word in &mut words {
            rng.shuffle(word);
            assert!(may_have(&filter, key_of(word)));
        }
        let long = others.iter().filter(|word| word.len() > 4);
        let wrong = long.filter(|word| may_have(&filter, key_of(word))).count();
        assert!((1..700).contains(&wrong), "{wrong} of 10000");
        assert!(may_have(&[], 5));
    }

    #[test]
    fn a_packed_word_is_like_the_letters_that_it_has_and_no_others() {
        let mut rng = Rng::new(5);
        let (mut like, mut unlike) = (0, 0);
        for _ in 0..3000 {
            let word: Vec<u8> = (0..1 + rng.below(10))
                .map(|_| 1 + rng.below(62) as u8)
                .collect();
            let packed = Packed::new(&word);
            let length = 1 + rng.below(10) as usize;
            let (mut letters, mut bits, mut agree) = (0, 0, word.len() == length);
            for at in 0..length {
                if rng.below(4) > 0 {
                    continue;
                }
                let own = word.get(at).copied().filter(|_| rng.below(5) > 0);
                let letter = own.unwrap_or(1 + rng.below(62) as u8);
                letters |= u64::from(letter) << (6 * at);
                bits |= 63 << (6 * at);
                agree &= word.get(at) == Some(&letter);
            }
            assert_eq!(packed.is_like((letters, bits), length), agree, "{word:?}");
            *(if agree { &mut like } else { &mut unlike }) += 1;
            let mut out = vec![0; word.len()];
            assert_eq!(packed.fill(&mut out), key_of(&word));
            assert_eq!(out, word);
        }
        assert!(like > 100 && unlike > 1000, "{like}, {unlike}");
    }

    #[test]
    fn the_index_gives_every_word_of_a_key_and_no_other() {
        let mut rng = Rng::new(9);
        let mut words: Vec<Vec<u8>> = (0..3000)
            .map(|_| {
                (0..1 + rng.below(10))
                    .map(|_| 1 + rng.below(5) as u8)
                    .collect()
            })
            .collect();
        words.sort_unstable();
        words.dedup();
        let packed: Vec<Packed> = words.iter().map(|word| Packed::new(word)).collect();
        let index = index_of(&packed);
        let buckets = index_buckets(packed.len());
        for word in &words {
            let mut found: Vec<Vec<u8>> = words_of(&index, buckets, key_of(word))
                .map(|one| one.letters().collect())
                .collect();
            found.sort_unstable();
            let sorted = |word: &Vec<u8>| {
                let mut letters = word.clone();
                letters.sort_unstable();
                letters
            };
            let right: Vec<Vec<u8>> = words
                .iter()
                .filter(|other| sorted(other) == sorted(word))
                .cloned()
                .collect();
            assert_eq!(found, right);
        }
        assert_eq!(words_of(&[], 0, 5).count(), 0);
    }
}
