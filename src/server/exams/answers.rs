//! Answers as stored.

use bank::Answer;
use store::attempt_answer::AttemptAnswerRow;

/// Parses a stored answer; `None` if every component is empty.
pub(crate) fn given_in(stored: &str) -> Option<Answer> {
    Answer::from_json(stored).filter(|answer| answer.iter().any(|(_, tokens)| !tokens.is_empty()))
}

/// The last answer to a page; `None` if it is empty.
pub(crate) fn answer_of(changes: &[AttemptAnswerRow], page: i32) -> Option<Answer> {
    given_in(&changes.iter().rev().find(|change| change.page == page)?.answer)
}
