//! What the code on an answer sheet says: `DP1:` and, in base 32, the attempt, the number of the
//! sheet and a check over these, the sitting and the federation. A sheet of another exam, or one
//! misread, does not pass the check.

use crate::exams::attempt::Attempt;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use store::attempt::AttemptId;
use uuid::Uuid;

/// Marks the form of the code.
const FORM: &str = "DP1:";
/// Signs of base 32 without letters that look like digits, all of which a QR code packs densely.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Bytes of the attempt's id, the sheet's number and the check.
const LENGTH: usize = 16 + 1 + 5;

/// The code on an answer sheet, its check not yet compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetId {
    pub attempt: AttemptId,
    /// Number of the sheet among the candidate's, from 1.
    pub sheet: u8,
    check: [u8; 5],
}

/// The reason a text is not the code of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the code of an answer sheet")]
pub struct SheetIdFault;

impl SheetId {
    /// The code of a candidate's sheet.
    pub fn of(attempt: &Attempt, sheet: u8) -> Self {
        Self { attempt: attempt.id(), sheet, check: check(attempt, sheet) }
    }

    /// True if it is the code of a sheet of this attempt.
    pub fn is_of(&self, attempt: &Attempt) -> bool {
        self.attempt == attempt.id() && self.check == check(attempt, self.sheet)
    }
}

fn check(attempt: &Attempt, sheet: u8) -> [u8; 5] {
    let row = &attempt.row;
    let hash = Sha256::new()
        .chain_update("director-sheet")
        .chain_update(row.federation_id.0)
        .chain_update(row.sitting_id.0)
        .chain_update(row.id.0)
        .chain_update([sheet])
        .chain_update(row.drawn.to_string())
        .finalize();
    [hash[0], hash[1], hash[2], hash[3], hash[4]]
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = [&self.attempt.0.as_bytes()[..], &[self.sheet], &self.check].concat();
        f.write_str(FORM)?;
        let (mut bits, mut left) = (0_u32, 0);
        for byte in bytes {
            (bits, left) = (bits << 8 | u32::from(byte), left + 8);
            while left >= 5 {
                left -= 5;
                write!(f, "{}", char::from(SIGNS[(bits >> left) as usize % 32]))?;
            }
        }
        if left > 0 {
            write!(f, "{}", char::from(SIGNS[(bits << (5 - left)) as usize % 32]))?;
        }
        Ok(())
    }
}

impl FromStr for SheetId {
    type Err = SheetIdFault;

    fn from_str(text: &str) -> Result<Self, SheetIdFault> {
        let signs = text.strip_prefix(FORM).ok_or(SheetIdFault)?;
        let (mut bytes, mut bits, mut left) = (Vec::with_capacity(LENGTH), 0_u32, 0);
        for sign in signs.bytes() {
            let value = SIGNS.iter().position(|one| *one == sign).ok_or(SheetIdFault)?;
            (bits, left) = (bits << 5 | value as u32, left + 5);
            if left >= 8 {
                left -= 8;
                bytes.push((bits >> left) as u8);
            }
        }
        let bytes: [u8; LENGTH] = bytes.try_into().map_err(|_| SheetIdFault)?;
        let (id, rest) = bytes.split_at(16);
        let attempt = AttemptId(Uuid::from_slice(id).map_err(|_| SheetIdFault)?);
        Ok(Self { attempt, sheet: rest[0], check: [rest[1], rest[2], rest[3], rest[4], rest[5]] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_read_as_written() {
        let attempt = AttemptId(Uuid::from_u128(0x0192_f3a4_b5c6_7d8e_9fa0_b1c2_d3e4_f506));
        let id = SheetId { attempt, sheet: 3, check: [1, 2, 3, 250, 255] };
        let text = id.to_string();
        assert_eq!(text.parse(), Ok(id));
        assert_eq!(text.len(), FORM.len() + (LENGTH * 8).div_ceil(5));
        for wrong in ["", "DP1:", &text[1..], &text[..text.len() - 2], &text.to_lowercase()] {
            assert_eq!(wrong.parse::<SheetId>(), Err(SheetIdFault), "{wrong}");
        }
    }
}
