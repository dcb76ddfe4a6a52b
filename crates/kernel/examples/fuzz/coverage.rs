//! The compiler's coverage counters: a byte for each edge of the program, raised whenever it is taken.
//!
//! `-Cpasses=sancov-module` with `inline-8bit-counters` puts them in; the program tells where they are before
//! `main`. Without those flags there are none.

use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};

/// Where each part of the counters lies, and how long it is.
static PARTS: [(AtomicUsize, AtomicUsize); 256] =
    [const { (AtomicUsize::new(0), AtomicUsize::new(0)) }; 256];
static PART_COUNT: AtomicUsize = AtomicUsize::new(0);

/// Called by the code that the compiler puts in, once for each part.
#[no_mangle]
extern "C" fn __sanitizer_cov_8bit_counters_init(start: *mut u8, end: *mut u8) {
    let at = PART_COUNT.fetch_add(1, Ordering::Relaxed);
    if let Some((place, length)) = PARTS.get(at) {
        place.store(start as usize, Ordering::Relaxed);
        length.store(end as usize - start as usize, Ordering::Relaxed);
    }
}

/// Also put in by the compiler; where the edges lie does not matter here.
#[no_mangle]
extern "C" fn __sanitizer_cov_pcs_init(_start: *const usize, _end: *const usize) {}

fn counters() -> impl Iterator<Item = &'static AtomicU8> {
    let parts = PARTS.iter().take(PART_COUNT.load(Ordering::Relaxed));
    parts.flat_map(|(place, length)| {
        let (place, length) = (
            place.load(Ordering::Relaxed),
            length.load(Ordering::Relaxed),
        );
        // SAFETY: the compiler told that `length` bytes of counters lie here for the whole run; a byte is as
        // good as an atomic one, and only this thread looks at them while the target runs in it.
        let part = unsafe { std::slice::from_raw_parts(place as *const AtomicU8, length) };
        part.iter()
    })
}

/// How many counters there are.
pub fn count() -> usize {
    counters().count()
}

/// All counters to nothing.
pub fn reset() {
    counters().for_each(|counter| counter.store(0, Ordering::Relaxed));
}

/// What was ever reached, for each counter by how often: once, twice, more, many.
pub struct Seen(Vec<u8>);

impl Seen {
    pub fn new() -> Self {
        Seen(vec![0; count()])
    }

    /// Takes the counters in; whether there is anything new.
    pub fn take(&mut self) -> bool {
        let mut news = false;
        for (seen, counter) in self.0.iter_mut().zip(counters()) {
            let class = match counter.load(Ordering::Relaxed) {
                0 => 0,
                1 => 1,
                2 => 2,
                3 => 4,
                4..=7 => 8,
                8..=15 => 16,
                16..=31 => 32,
                32..=127 => 64,
                128.. => 128,
            };
            news |= class & !*seen != 0;
            *seen |= class;
        }
        news
    }

    /// Counters that were ever raised.
    pub fn reached(&self) -> usize {
        self.0.iter().filter(|&&seen| seen > 0).count()
    }
}
