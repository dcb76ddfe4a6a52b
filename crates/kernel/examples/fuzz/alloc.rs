//! An allocator that ends the process when the kernel asks for more memory than any input is worth; the input is
//! kept first.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, Ordering};

/// Bytes that one allocation may have. Inputs have some thousands.
pub const LIMIT: usize = 256 << 20;

struct Limited;

#[global_allocator]
static ALLOCATOR: Limited = Limited;

/// Whether the input is being kept already.
static ENDING: AtomicBool = AtomicBool::new(false);

// SAFETY: everything is handed on to the system's allocator as it came. A request beyond the limit is the fault
// that is looked for: it never returns, and what is allocated to keep the input is small.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() > LIMIT && !ENDING.swap(true, Ordering::Relaxed) {
            crate::end_with_input(&format!("an input asks for {} bytes", layout.size()));
        }
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        System.dealloc(pointer, layout);
    }
}
