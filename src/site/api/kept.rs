//! A user's own stored answers, for the pages that show them.

use super::answer::digest;
use super::cookies;
use super::visit::{Standing, Visit};
use bank::review::{History, MarkedAnswer};
use bank::{Answer, Bank, Confidence};
use jiff::Timestamp;
use leptos::prelude::use_context;
use rules::engine::Key;
use server::accounts::Account;
pub use server::clock::to_timestamp as timestamp;
use server::courses::Assignment;
pub use server::notes::Note;
pub use server::plans::{RETENTIONS, ReviewSettings};
pub use server::practice::{AnswerSummary, Own};
use server::{Server, practice};
use std::fmt::Display;
use std::sync::Arc;
use time::OffsetDateTime;

/// An answer that was read back from the store.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Id, used in its URL.
    pub id: String,
    pub at: OffsetDateTime,
    pub scenario: String,
    pub answer: Answer,
    /// The mark it was given then, in thousandths.
    pub permille: u16,
    /// The engine that marked it then.
    pub engine: String,
    /// Stated confidence, if any.
    pub confidence: Option<Confidence>,
    /// True if the scenario's file has not changed since the answer.
    pub same_file: bool,
}

/// The reason an answer is unavailable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// Not signed in.
    SignedOut,
    /// The session has ended.
    Ended,
    /// This person has no such answer.
    None,
    /// The database did not answer.
    Store,
}

/// The signed-in user's answers and settings.
pub async fn own(visit: &Visit) -> Result<Own, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.own(&account).await.map_err(unread)
}

/// The user's assignments in courses of which they are a trainee, each with the course's name.
pub async fn works(visit: &Visit) -> Result<Vec<(String, Assignment)>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.works_of(&account).await.map_err(unread)
}

/// The user's note on a scenario and its earlier versions, the latest first.
pub async fn notes_on(visit: &Visit, scenario: &str) -> Result<Vec<Note>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.notes_on(&account, scenario).await.map_err(unread)
}

/// The notes of the person signed in, by scenario.
pub async fn notes(visit: &Visit) -> Result<Vec<Note>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.notes_of(&account).await.map_err(unread)
}

/// The server's current time.
pub fn now(visit: &Visit) -> Option<OffsetDateTime> {
    visit.server().map(Server::now)
}

/// A visitor's answers from the cookie. Times and marks are not stored, so each counts as right,
/// and as given now.
pub fn answered_as_visitor(now: Timestamp) -> History {
    let answered = |scenario| MarkedAnswer { scenario, permille: 1000, at: now, confidence: None };
    History::new(cookies::answered().into_iter().map(answered).collect())
}

/// One answer of the person signed in.
pub async fn kept_answer(visit: &Visit, id: &str) -> Result<Kept, NotKept> {
    let (bank, server, account) = asking(visit).await?;
    let answer = server.answer_of(&account, id).await.map_err(unread)?;
    answer.map(|answer| read(&bank, answer)).ok_or(NotKept::None)
}

/// The context for reading a user's answers, or the reason it is unavailable.
pub(super) async fn asking(visit: &Visit) -> Result<(Arc<Bank>, &Server, Account), NotKept> {
    let bank = use_context::<Arc<Bank>>().ok_or(NotKept::Store)?;
    match (visit.standing().await, visit.server()) {
        (Standing::Somebody(account), Some(server)) => Ok((bank, server, account)),
        (Standing::Ended, _) => Err(NotKept::Ended),
        (Standing::CannotTell, _) => Err(NotKept::Store),
        (Standing::Nobody, _) | (_, None) => Err(NotKept::SignedOut),
    }
}

pub(super) fn unread(error: impl Display) -> NotKept {
    tracing::error!(%error, "answers could not be read");
    NotKept::Store
}

fn read(bank: &Bank, answer: practice::Answer) -> Kept {
    let given = answer.given;
    let tokens = given.answer.into_iter().filter_map(|(key, tokens)| Some((Key::from_word(&key)?, tokens)));
    Kept {
        id: answer.id.to_string(),
        at: answer.answered_at,
        same_file: digest(bank, &given.scenario) == given.scenario_digest,
        answer: Answer::of(tokens),
        scenario: given.scenario,
        permille: given.mark,
        engine: given.engine,
        confidence: given.confidence,
    }
}
