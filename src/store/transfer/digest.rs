//! An order-independent digest of a table's rows, to compare a table in two databases.

use super::cell::Cell;
use sha2::{Digest as _, Sha256};

/// The sum of the SHA-256 hashes of all rows, modulo 2^256, least significant byte first. A sum,
/// because two databases may return their rows in different orders. Crafted rows could collide, but
/// both databases are the operator's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TableDigest([u8; 32]);

impl TableDigest {
    /// Adds a row.
    pub(super) fn add(&mut self, row: &[Cell]) {
        let mut bytes = Vec::new();
        row.iter().for_each(|cell| cell.digest_to(&mut bytes));
        let mut carry = 0;
        for (sum, hashed) in self.0.iter_mut().zip(Sha256::digest(&bytes)) {
            let added = u16::from(*sum) + u16::from(hashed) + carry;
            let [low, high] = added.to_le_bytes();
            (*sum, carry) = (low, u16::from(high));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest_of(rows: &[i64]) -> TableDigest {
        let mut digest = TableDigest::default();
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
