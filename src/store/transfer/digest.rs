//! An order-independent digest of a table: the sum of its rows' hashes.

use super::cell::Cell;
use sha2::{Digest as _, Sha256};

/// The sum, modulo 2^256, of the SHA-256 of each row, least significant byte first. Two databases
/// may return their rows in different orders. Not collision-resistant against crafted rows, which
/// are no concern here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Digest([u8; 32]);

impl Digest {
    /// Adds a row.
    pub(super) fn add(&mut self, row: &[Cell]) {
        let mut bytes = Vec::new();
        row.iter().for_each(|cell| cell.digest_to(&mut bytes));
        let mut carried = 0;
        for (here, more) in self.0.iter_mut().zip(Sha256::digest(&bytes)) {
            let sum = u16::from(*here) + u16::from(more) + carried;
            let [low, high] = sum.to_le_bytes();
            (*here, carried) = (low, u16::from(high));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest_of(rows: &[i64]) -> Digest {
        let mut digest = Digest::default();
        rows.iter().for_each(|row| digest.add(&[Cell::Integer(*row)]));
        digest
    }

    #[test]
    fn digest_ignores_row_order() {
        assert_eq!(digest_of(&[1, 2, 3]), digest_of(&[3, 1, 2]));
        for other in [&[1, 2][..], &[1, 2, 4], &[1, 2, 3, 3], &[]] {
            assert_ne!(digest_of(&[1, 2, 3]), digest_of(other));
        }
    }
}
