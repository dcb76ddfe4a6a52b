//! An allocator that gives nothing, which ends the process, when the kernel asks for more memory than any input is worth.

use std::alloc::{GlobalAlloc, Layout, System};

/// Bytes that one allocation may have. Inputs have some thousands.
pub const LIMIT: usize = 256 << 20;

struct Limited;

#[global_allocator]
static ALLOCATOR: Limited = Limited;

// SAFETY: everything is handed on to the system's allocator as it came; a request beyond the limit gets
// nothing, and whoever made it ends the process: the fault that is looked for.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() > LIMIT {
            return std::ptr::null_mut(); // `handle_alloc_error` tells the size and aborts
        }
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        System.dealloc(pointer, layout);
    }
}
