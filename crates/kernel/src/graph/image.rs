//! A graph's file image: its header, its checksum, and the check of everything that a walk relies on.

use super::build::any_word;
use super::{Arc, DEAD, HEADER, WORD_MAX};
use crate::tile::LETTERS_MAX;
use std::fmt;

const MAGIC: [u32; 2] = [0x4853_4946, 0x5041_5247]; // "FISHGRAP"
const VERSION: u32 = 2;
const ANY_WORD: u32 = 1;

/// Why an image is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphError {
    /// Shorter than its header says, or than any header.
    Truncated,
    /// Longer than its header says.
    TooLong,
    /// Not a graph, or one of a machine with the other byte order.
    NotAGraph,
    /// A format that this kernel does not read.
    Version(u32),
    /// A header field out of its range.
    Header,
    /// The contents are not those that were written.
    Checksum,
    /// A node or an arc points where no node is, or a symbol is outside the alphabet.
    Structure,
    /// The words in it are not as many as its header says, or without end.
    WordCount,
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::Truncated => write!(f, "the graph is cut short"),
            GraphError::TooLong => write!(f, "the graph has more bytes than its header says"),
            GraphError::NotAGraph => write!(f, "this is not a word graph"),
            GraphError::Version(v) => {
                write!(
                    f,
                    "graph format {v} is unknown; this kernel reads {VERSION}"
                )
            }
            GraphError::Header => write!(f, "the graph's header is out of range"),
            GraphError::Checksum => write!(f, "the graph's checksum differs"),
            GraphError::Structure => write!(f, "the graph's nodes are inconsistent"),
            GraphError::WordCount => write!(f, "the graph does not hold the words it claims"),
        }
    }
}

impl std::error::Error for GraphError {}

/// The facts of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// Letters of the alphabet, 1 to 62.
    pub letter_count: u8,
    /// Distinct words; 0 in an any-word graph.
    pub word_count: u64,
    /// Letters of the longest word; 0 in an any-word graph.
    pub longest: u8,
    /// Every string of letters is a word (for tests and closed forms).
    pub any_word: bool,
    pub(crate) root: u32,
    pub(crate) forward_root: u32,
    /// Length of the filter behind the nodes; a power of two, or 0 for none.
    pub(crate) filter_len: u32,
    /// Buckets of the index behind the filter; a power of two, or 0 for no index.
    pub(crate) buckets: u32,
    /// Words in the index.
    pub(crate) indexed: u32,
}

impl Header {
    /// Length of all that follows the nodes.
    pub(crate) fn tail(&self) -> usize {
        let starts = if self.buckets == 0 {
            0
        } else {
            self.buckets as usize + 1
        };
        self.filter_len as usize + starts + 2 * self.indexed as usize
    }
}

/// Writes the header over the first words of an otherwise finished image.
pub(super) fn seal(image: &mut [u32], header: Header) {
    debug_assert!(image.len() <= super::TARGET as usize);
    image[..HEADER].fill(0);
    image[0] = MAGIC[0];
    image[1] = MAGIC[1];
    image[2] = VERSION;
    image[3] = u32::from(header.any_word) * ANY_WORD;
    image[4] = u32::from(header.letter_count);
    image[5] = header.word_count as u32;
    image[6] = (header.word_count >> 32) as u32;
    image[7] = u32::from(header.longest);
    image[8] = header.root;
    image[9] = header.forward_root;
    image[10] = image.len() as u32;
    image[11] = header.filter_len;
    image[14] = header.buckets;
    image[15] = header.indexed;
    seal_checksum(image);
}

/// Writes the checksum of an image as it is: for those who build one, and tests that change one on purpose.
/// What has no header is left alone.
pub fn seal_checksum(image: &mut [u32]) {
    if image.len() >= HEADER {
        let sum = checksum(image);
        image[12] = sum as u32;
        image[13] = (sum >> 32) as u32;
    }
}

/// Four multiply-and-rotate lanes over everything but the checksum's own place.
fn checksum(image: &[u32]) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut lanes = [1u64, 2, 3, 4];
    let mut step = |lane: usize, low: u32, high: u32| {
        let value = u64::from(low) | u64::from(high) << 32;
        lanes[lane] = (lanes[lane] ^ value).wrapping_mul(ODD).rotate_left(29);
    };
    for (lane, pair) in image[..12].chunks(2).enumerate() {
        step(lane % 4, pair[0], pair[1]);
    }
    let body = &image[14..];
    let whole = body.chunks_exact(8);
    let rest = whole.remainder();
    for block in whole {
        step(0, block[0], block[1]);
        step(1, block[2], block[3]);
        step(2, block[4], block[5]);
        step(3, block[6], block[7]);
    }
    for &word in rest {
        step(0, word, 0x5EED);
    }
    let mut out = image.len() as u64;
    for lane in lanes {
        out = (out ^ lane).wrapping_mul(ODD).rotate_left(31) ^ (lane >> 17);
    }
    out
}

/// Checks an image whole: size, header, checksum, that every arc leads to a node and every symbol is a
/// letter, that walks end, and that the words are as many as claimed.
pub fn verify(image: &[u32]) -> Result<Header, GraphError> {
    if image.len() < 2 {
        return Err(GraphError::Truncated);
    }
    if image[..2] != MAGIC {
        return Err(GraphError::NotAGraph);
    }
    if image.len() < HEADER {
        return Err(GraphError::Truncated);
    }
    if image[2] != VERSION {
        return Err(GraphError::Version(image[2]));
    }
    let claimed = image[10] as usize;
    if image.len() < claimed {
        return Err(GraphError::Truncated);
    }
    if image.len() > claimed {
        return Err(GraphError::TooLong);
    }
    // The sum reads every word, the rest jumps: each waits for memory of its own, so both go on at once.
    let (right, checked) = std::thread::scope(|scope| {
        let sum = scope.spawn(|| checksum(image));
        let checked = check_contents(image);
        (sum.join().ok(), checked)
    });
    if right != Some(u64::from(image[12]) | u64::from(image[13]) << 32) {
        return Err(GraphError::Checksum);
    }
    checked
}

/// The header, when it is in range and what it says is true.
fn check_contents(image: &[u32]) -> Result<Header, GraphError> {
    let header = read_header(image)?;
    if header.any_word {
        return match any_word(header.letter_count) {
            Ok(right) if right == image => Ok(header),
            _ => Err(GraphError::Structure),
        };
    }
    let image = &image[..image.len() - header.tail()];
    let nodes = Nodes::find(image, header)?;
    if !nodes.has(DEAD) || image[HEADER] != 0 || image[HEADER + 1] != 0 {
        return Err(GraphError::Structure);
    }
    if !nodes.has(header.root) || !nodes.has(header.forward_root) || !nodes.hold_arcs(image) {
        return Err(GraphError::Structure);
    }
    let mut count = Counting {
        image,
        done: vec![0; nodes.count],
        nodes: &nodes,
    };
    if count.below(header.forward_root, usize::from(header.longest))? != header.word_count {
        return Err(GraphError::WordCount);
    }
    Ok(header)
}

fn read_header(image: &[u32]) -> Result<Header, GraphError> {
    let flags = image[3];
    let header = Header {
        letter_count: image[4] as u8,
        word_count: u64::from(image[5]) | u64::from(image[6]) << 32,
        longest: image[7] as u8,
        any_word: flags & ANY_WORD != 0,
        root: image[8],
        forward_root: image[9],
        filter_len: image[11],
        buckets: image[14],
        indexed: image[15],
    };
    let size_of_table = |size: u32| size == 0 || size.is_power_of_two();
    let in_range = flags & !ANY_WORD == 0
        && (1..=LETTERS_MAX as u32).contains(&image[4])
        && image[7] <= WORD_MAX as u32
        && size_of_table(header.filter_len)
        && size_of_table(header.buckets)
        && (header.buckets > 0 || header.indexed == 0)
        && header.tail() <= image.len() - HEADER;
    if !in_range {
        return Err(GraphError::Header);
    }
    Ok(header)
}

/// Where nodes begin.
struct Nodes {
    /// A bit for each word of the image.
    starts: Vec<u64>,
    /// Nodes before each 64 words.
    before: Vec<u32>,
    count: usize,
}

impl Nodes {
    /// Walks from node to node; an error where one is cut off or has a symbol beyond the alphabet.
    fn find(image: &[u32], header: Header) -> Result<Nodes, GraphError> {
        let allowed: u64 = (1u64 << (u32::from(header.letter_count) + 1)) - 1;
        let mut starts = vec![0u64; image.len() / 64 + 1];
        let mut at = HEADER;
        while at < image.len() {
            if at + 2 > image.len() {
                return Err(GraphError::Structure);
            }
            let mask = u64::from(image[at]) | u64::from(image[at + 1]) << 32;
            if mask & !allowed != 0 {
                return Err(GraphError::Structure);
            }
            // The separator ends no word.
            if mask & 1 == 1 && image.get(at + 2).is_none_or(|&arc| Arc(arc).accepts()) {
                return Err(GraphError::Structure);
            }
            starts[at / 64] |= 1 << (at % 64);
            at += 2 + mask.count_ones() as usize;
        }
        if at != image.len() {
            return Err(GraphError::Structure);
        }
        let mut count = 0;
        let before = starts.iter().map(|bits| {
            let before = count;
            count += bits.count_ones();
            before
        });
        Ok(Nodes {
            before: before.collect(),
            starts,
            count: count as usize,
        })
    }

    #[inline]
    fn has(&self, target: u32) -> bool {
        let bits = self.starts.get(target as usize / 64);
        bits.is_some_and(|bits| bits >> (target % 64) & 1 == 1)
    }

    /// Which node in their order one is.
    #[inline]
    fn number(&self, node: u32) -> usize {
        let at = node as usize / 64;
        let below = self.starts[at] & ((1 << (node % 64)) - 1);
        (self.before[at] + below.count_ones()) as usize
    }

    /// Whether every arc leads to a node: word after word, masks let through, as jumps from node to node cost more
    /// than they save.
    fn hold_arcs(&self, image: &[u32]) -> bool {
        let mut all = true;
        let mut masks = 0; // in the lowest bits: whether this word and the one before begin a node
        for (at, &word) in image.iter().enumerate().skip(HEADER) {
            masks = masks << 1 | (self.starts[at / 64] >> (at % 64) & 1);
            all &= self.has(Arc(word).target()) | (masks & 3 != 0);
        }
        all
    }
}

/// Counts words below DAWG nodes, each node once.
struct Counting<'a> {
    image: &'a [u32],
    nodes: &'a Nodes,
    /// By number of node: its words and one more; 0 where they are not counted yet.
    done: Vec<u64>,
}

impl Counting<'_> {
    /// Words below `node` of at most `depth` letters more; an error when a walk is longer than that.
    fn below(&mut self, node: u32, depth: usize) -> Result<u64, GraphError> {
        let at = node as usize;
        let arcs = (self.image[at].count_ones() + self.image[at + 1].count_ones()) as usize;
        if arcs == 0 {
            return Ok(0);
        }
        let number = self.nodes.number(node);
        if let Some(known) = self.done[number].checked_sub(1) {
            return Ok(known);
        }
        if depth == 0 || self.image[at] & 1 == 1 {
            return Err(GraphError::WordCount);
        }
        let mut total = 0u64;
        for place in at + 2..at + 2 + arcs {
            let arc = Arc(self.image[place]);
            total = total
                .checked_add(u64::from(arc.accepts()))
                .ok_or(GraphError::WordCount)?;
            total = total
                .checked_add(self.below(arc.target(), depth - 1)?)
                .ok_or(GraphError::WordCount)?;
        }
        self.done[number] = total.checked_add(1).ok_or(GraphError::WordCount)?;
        Ok(total)
    }
}
