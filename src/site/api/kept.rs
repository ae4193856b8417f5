//! A user's own stored answers, for the pages that show them.

use super::answer::digest;
use super::cookies;
use super::visit::{Standing, Visit};
use bank::review::{Answered, History};
use bank::{Answer, Bank, Confidence};
use jiff::Timestamp;
use leptos::prelude::use_context;
use rules::engine::Key;
use server::accounts::Account;
pub use server::clock::timestamp;
use server::courses::Work;
pub use server::notes::Note;
pub use server::plans::{Plan, RETENTIONS};
pub use server::practice::{Given, Own};
use server::{Server, practice};
use std::fmt::Display;
use std::sync::Arc;
use time::OffsetDateTime;

/// An answer that was read back from the store.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Id, used in its URL.
    pub id: String,
    /// When it was given.
    pub at: OffsetDateTime,
    pub scenario: String,
    pub answer: Answer,
    /// The mark it was given then, in thousandths.
    pub permille: u16,
    /// The engine that marked it then.
    pub engine: String,
    /// How sure they said they were, if they did.
    pub confidence: Option<Confidence>,
    /// Whether the scenario's file is still the one that was answered.
    pub same_file: bool,
}

/// Why there is no answer to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// Nobody is signed in.
    SignedOut,
    /// The session has ended.
    Ended,
    /// This person has no such answer.
    None,
    /// The database did not answer.
    Store,
}

/// What the person signed in has done and keeps.
pub async fn own(visit: &Visit) -> Result<Own, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.own(&account).await.map_err(unread)
}

/// What is assigned to the person signed in in the courses that they are a trainee of, each with the name of its course.
pub async fn works(visit: &Visit) -> Result<Vec<(String, Work)>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.works_of(&account).await.map_err(unread)
}

/// What the person signed in noted on a scenario: the note, and before that what it was, the latest first.
pub async fn notes_on(visit: &Visit, scenario: &str) -> Result<Vec<Note>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.notes_on(&account, scenario).await.map_err(unread)
}

/// The notes of the person signed in, by scenario.
pub async fn notes(visit: &Visit) -> Result<Vec<Note>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    server.notes_of(&account).await.map_err(unread)
}

/// What time it is where the site runs.
pub fn now(visit: &Visit) -> Option<OffsetDateTime> {
    visit.server().map(Server::now)
}

/// What a visitor answered, by the cookie: when and with what mark is not kept, so it counts as right, and now.
pub fn answered_as_visitor(now: Timestamp) -> History {
    let answered = |scenario| Answered { scenario, permille: 1000, at: now, confidence: None };
    History::new(cookies::answered().into_iter().map(answered).collect())
}

/// One answer of the person signed in.
pub async fn kept_answer(visit: &Visit, id: &str) -> Result<Kept, NotKept> {
    let (bank, server, account) = asking(visit).await?;
    let answer = server.answer_of(&account, id).await.map_err(unread)?;
    answer.map(|answer| read(&bank, answer)).ok_or(NotKept::None)
}

/// What is needed to read somebody's answers, or why it is not there.
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
