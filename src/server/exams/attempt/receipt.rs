//! Receipts: a candidate's proof of each saved answer and of their order.
//!
//! A receipt is the SHA-256 of eight lines, each ended by a line feed: the word `director-answer`,
//! the previous receipt in hexadecimal (64 zeros for none), the attempt, the number of the change,
//! the page, the browser's own number for it, the time of saving in microseconds since 1970, and
//! the stored answer. Any hashing program can recompute receipts from the changes; no change can be
//! altered, removed or inserted without altering all receipts after it.

use sha2::{Digest, Sha256};
use store::Moment;
use store::attempt::AttemptId;
use store::attempt_answer::AttemptAnswerRow;
use uuid::Uuid;

/// The hashed data of a change.
#[derive(Clone, Copy, Debug)]
pub struct Saved<'a> {
    pub attempt: AttemptId,
    /// Number of the change in the attempt, from 1.
    pub number: i32,
    /// The page of the paper.
    pub page: i32,
    /// The browser's id of the change.
    pub change: Uuid,
    pub saved_at: Moment,
    /// The answer as stored.
    pub answer: &'a str,
}

impl Saved<'_> {
    /// The text of which the receipt is the hash.
    pub fn text(&self, before: Option<&[u8]>) -> String {
        let before = before.map_or_else(|| "0".repeat(64), hex::encode);
        let at = self.saved_at.time().unix_timestamp_nanos() / 1_000;
        format!(
            "director-answer\n{before}\n{}\n{}\n{}\n{}\n{at}\n{}\n",
            self.attempt.0, self.number, self.page, self.change, self.answer
        )
    }

    /// The receipt; `before` is that of the previous change.
    pub fn receipt(&self, before: Option<&[u8]>) -> [u8; 32] {
        Sha256::digest(self.text(before)).into()
    }
}

impl<'a> From<&'a AttemptAnswerRow> for Saved<'a> {
    fn from(row: &'a AttemptAnswerRow) -> Self {
        Self {
            attempt: row.attempt_id,
            number: row.number,
            page: row.page,
            change: row.change,
            saved_at: row.saved_at,
            answer: &row.answer,
        }
    }
}

/// The first change of an attempt with an invalid receipt; `rows` are all changes in order.
pub fn first_broken(rows: &[AttemptAnswerRow]) -> Option<i32> {
    let mut before: Option<&[u8]> = None;
    for (at, row) in rows.iter().enumerate() {
        let in_turn = usize::try_from(row.number).is_ok_and(|number| number == at + 1);
        if !in_turn || Saved::from(row).receipt(before)[..] != row.receipt[..] {
            return Some(row.number);
        }
        before = Some(&row.receipt);
    }
    None
}

/// For display: the first 16 digits in groups of four, enough to rule out accidental equality.
pub fn short(receipt: &[u8]) -> String {
    let digits = hex::encode(receipt);
    let groups: Vec<&str> = (0..4).filter_map(|at| digits.get(4 * at..4 * at + 4)).collect();
    groups.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::federation::FederationId;
    use time::macros::datetime;

    fn row(number: i32, answer: &str, before: Option<&[u8]>) -> AttemptAnswerRow {
        let mut row = AttemptAnswerRow {
            federation_id: FederationId(Uuid::from_u128(1)),
            attempt_id: AttemptId(Uuid::from_u128(2)),
            number,
            page: 3,
            change: Uuid::from_u128(4),
            answer: answer.to_owned(),
            saved_at: Moment::new(datetime!(2026-11-22 09:30:00.000001 UTC)),
            receipt: Vec::new(),
            device: String::new(),
        };
        row.receipt = Saved::from(&row).receipt(before).to_vec();
        row
    }

    fn three() -> Vec<AttemptAnswerRow> {
        let first = row(1, "{}", None);
        let second = row(2, r#"{"law":["30A"]}"#, Some(&first.receipt));
        let third = row(3, "{}", Some(&second.receipt));
        vec![first, second, third]
    }

    /// The hash is of `sha256sum`, over the text as it is described above.
    #[test]
    fn receipt_is_a_plain_sha256() {
        let text = "director-answer\n0000000000000000000000000000000000000000000000000000000000000000\n\
                    00000000-0000-0000-0000-000000000002\n1\n3\n00000000-0000-0000-0000-000000000004\n\
                    1795339800000001\n{}\n";
        let first = row(1, "{}", None);
        assert_eq!(Saved::from(&first).text(None), text);
        assert_eq!(
            hex::encode(&first.receipt),
            "6468af950eb9de7134252dc5faf481fb54c4d0032f2b41e6ca5b60955be68804"
        );
        assert_eq!(short(&first.receipt), "6468 af95 0eb9 de71");
    }

    #[test]
    fn detects_changed_and_missing_entries() {
        assert_eq!(first_broken(&three()), None);
        let mut changed = three();
        changed[1].answer = "{}".to_owned();
        assert_eq!(first_broken(&changed), Some(2));
        let mut removed = three();
        removed.remove(1);
        assert_eq!(first_broken(&removed), Some(3));
        let mut between = three();
        between.insert(1, row(2, "{}", Some(&between[0].receipt)));
        assert_eq!(first_broken(&between), Some(2));
    }
}
