//! The tiles of a play while it is being found: one number, a byte a tile, in as few bits as the rack needs.

use std::ops::{BitOr, Shl};

/// The tiles laid, the first in the lowest byte.
pub(crate) trait Laid:
    Copy + From<u8> + Into<u128> + BitOr<Output = Self> + Shl<u32, Output = Self>
{
    const NONE: Self;
    /// Eight times as many as tiles fit: a power of two.
    const BITS: u32;

    /// With one more behind `laid` of them.
    #[inline]
    fn then(self, tile: u8, laid: u32) -> Self {
        self | Self::from(tile) << ((8 * laid) & (Self::BITS - 1))
    }

    /// With one more before them.
    #[inline]
    fn after(self, tile: u8) -> Self {
        self << 8 | Self::from(tile)
    }

    #[inline]
    fn wide(self) -> u128 {
        self.into()
    }
}

/// Up to 8 tiles.
impl Laid for u64 {
    const NONE: Self = 0;
    const BITS: u32 = u64::BITS;
}

/// Up to 16 tiles.
impl Laid for u128 {
    const NONE: Self = 0;
    const BITS: u32 = u128::BITS;
}
