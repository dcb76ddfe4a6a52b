//! A graph's image where Python keeps it: a `bytes`, or a file mapped into memory, without a copy.
//!
//! This is the only file with `unsafe`: the buffer protocol gives a pointer and a length. Copying instead
//! would cost each process 23 MB and 10 ms for the large Russian list.

use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;

/// The image's words, kept alive by the buffer or owned.
pub enum Image {
    /// Python's memory: aligned, contiguous, read only by us.
    Shared(PyBuffer<u8>),
    /// A copy, where Python's memory is not aligned to four bytes.
    Owned(Vec<u32>),
}

impl Image {
    /// The image in a buffer; None when its length is no multiple of four or it is not contiguous.
    pub fn of(py: Python<'_>, buffer: PyBuffer<u8>) -> PyResult<Option<Self>> {
        if buffer.len_bytes() % 4 != 0 || !buffer.is_c_contiguous() {
            return Ok(None);
        }
        let aligned = (buffer.buf_ptr() as usize) % std::mem::align_of::<u32>() == 0;
        if aligned && cfg!(target_endian = "little") {
            return Ok(Some(Image::Shared(buffer)));
        }
        let bytes = buffer.to_vec(py)?;
        let words = bytes
            .chunks_exact(4)
            .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        Ok(Some(Image::Owned(words.collect())))
    }

    /// The words of the image.
    pub fn words(&self) -> &[u32] {
        match self {
            Image::Owned(words) => words,
            Image::Shared(buffer) => {
                let pointer = buffer.buf_ptr() as *const u32;
                debug_assert!(pointer.is_aligned() && buffer.len_bytes() % 4 == 0);
                if buffer.len_bytes() == 0 {
                    return &[];
                }
                // SAFETY: `of` checked that the buffer is contiguous, aligned to four bytes and a multiple of
                // four long; `PyBuffer` holds the exporting object, so the memory outlives `self`; any
                // bit pattern is a `u32`. The exporter must not write while we read: `Graph` takes
                // read-only buffers only (`bytes`, a file mapped for reading), and cache files are
                // written once under another name and then renamed, never changed.
                unsafe { std::slice::from_raw_parts(pointer, buffer.len_bytes() / 4) }
            }
        }
    }
}
