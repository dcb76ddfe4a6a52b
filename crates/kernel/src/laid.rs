//! The tiles of a play while it is being found: one number, a byte a tile, in as few bits as the rack needs.

/// The tiles laid, the first in the lowest byte.
pub(crate) trait Laid: Copy {
    const NONE: Self;
    /// With one more behind `laid` of them.
    fn then(self, tile: u8, laid: u32) -> Self;
    /// With one more before them.
    fn after(self, tile: u8) -> Self;
    fn wide(self) -> u128;
}

/// Up to 8 tiles.
impl Laid for u64 {
    const NONE: Self = 0;
    #[inline]
    fn then(self, tile: u8, laid: u32) -> Self {
        self | u64::from(tile) << ((8 * laid) & 63)
    }
    #[inline]
    fn after(self, tile: u8) -> Self {
        self << 8 | u64::from(tile)
    }
    #[inline]
    fn wide(self) -> u128 {
        u128::from(self)
    }
}

/// Up to 16 tiles.
impl Laid for u128 {
    const NONE: Self = 0;
    #[inline]
    fn then(self, tile: u8, laid: u32) -> Self {
        self | u128::from(tile) << ((8 * laid) & 127)
    }
    #[inline]
    fn after(self, tile: u8) -> Self {
        self << 8 | u128::from(tile)
    }
    #[inline]
    fn wide(self) -> u128 {
        self
    }
}
