//! A candidate's actions, reasons for refusing them, and receipts.

use crate::clock::timestamp;
use derive::Word;
use jiff::Timestamp;
use store::attempt_answer::AttemptAnswerRow;
use uuid::Uuid;

/// A candidate's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Answers a page, or changes the answer
    Answer {
        page: u16,
        /// The browser's id of the change: a repeated request is stored once
        change: Uuid,
        /// The answer at that point, as stored
        answer: String,
        /// The page's latest change known to the client, 0 for none; `None` if it does not say
        base: Option<i32>,
    },
    /// Sets the flag of a page, or clears it
    Flag { page: u16, set: bool },
    /// Sets the note on a page
    Note {
        page: u16,
        /// The note, within its limits
        text: String,
    },
    /// Views a page
    Look {
        page: u16,
        /// Additional seconds
        seconds: u16,
    },
    /// Moves on to the next stage: this one can no longer be answered
    GoOn {
        /// The page of the current stage
        page: u16,
    },
    /// Moves on to the open part: the closed one can no longer be answered
    OpenPart,
    /// Submits the paper
    Submit,
    /// Continues on this device instead of another
    TakeOver,
}

/// The reason an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum ActionRefusal {
    /// Another device of the candidate is active
    Elsewhere,
    /// The candidate waits for an examiner
    Waits,
    /// An examiner has stopped the clock
    Paused,
    /// The attempt is over
    Over,
    /// There is no such page, or it is not open yet
    NoPage,
    /// The page's part is over
    PartOver,
    /// The candidate has moved on to the next stage
    Closed,
    /// Another answer is stored under this id
    Twice,
    /// Another device has answered the page since
    Stale,
    /// The answer is longer than any form
    TooLong,
    /// The attempt has reached the limit on changes
    TooMany,
}

impl Act {
    /// True if it cannot be undone.
    pub const fn is_final(&self) -> bool {
        matches!(self, Act::GoOn { .. } | Act::OpenPart | Act::Submit)
    }
}

/// The receipt of a saved answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Number of the change in the attempt, from 1.
    pub number: i32,
    pub page: u16,
    /// The browser's id of the change.
    pub change: Uuid,
    pub saved_at: Timestamp,
    pub hash: Vec<u8>,
}

impl From<AttemptAnswerRow> for Receipt {
    fn from(row: AttemptAnswerRow) -> Self {
        Self {
            number: row.number,
            page: u16::try_from(row.page).unwrap_or_default(),
            change: row.change,
            saved_at: timestamp(row.saved_at),
            hash: row.receipt,
        }
    }
}
