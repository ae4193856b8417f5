//! A user's own stored answers, for the pages that show them.

use super::cookies;
use super::digest::digest;
use super::request_context::{AuthState, RequestContext};
use bank::review::{History, MarkedAnswer};
use bank::{Answer, Bank, Confidence, Level};
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

/// An answer as stored.
#[derive(Clone, Debug)]
pub struct StoredAnswer {
    /// Id, used in its URL.
    pub id: String,
    pub at: OffsetDateTime,
    pub scenario: String,
    pub answer: Answer,
    /// The stored mark, in thousandths.
    pub permille: u16,
    /// Version of the engine that marked it.
    pub engine: String,
    /// Stated confidence, if any.
    pub confidence: Option<Confidence>,
    /// True if the scenario's file has not changed since the answer.
    pub same_file: bool,
}

/// The reason a user's stored data is unavailable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnDataError {
    /// Not signed in.
    SignedOut,
    /// The session has ended.
    SessionEnded,
    /// The user has no such answer.
    NotFound,
    /// The database does not respond.
    Database,
}

/// The signed-in user's answers and settings.
pub async fn own(context: &RequestContext) -> Result<Own, OwnDataError> {
    let (bank, server, account) = signed_in(context).await?;
    let mut own = server.practice.own(&account).await.map_err(database_error)?;
    // Only new material paced towards an exam needs to know what is examined.
    if own.plan.active && own.plan.exam.is_some() {
        let offered = server.programmes.offered(&bank, account.federation).await.map_err(database_error)?;
        let levels = offered.iter().flat_map(|one| &one.programme.levels);
        own.syllabus = levels.flat_map(Level::scopes).collect();
    }
    Ok(own)
}

/// The user's assignments in courses of which they are a trainee, each with the course's name.
pub async fn works(context: &RequestContext) -> Result<Vec<(String, Assignment)>, OwnDataError> {
    let (_, server, account) = signed_in(context).await?;
    server.courses.works_of(&account).await.map_err(database_error)
}

/// The user's note on a scenario and its earlier versions, the latest first.
pub async fn notes_on(context: &RequestContext, scenario: &str) -> Result<Vec<Note>, OwnDataError> {
    let (_, server, account) = signed_in(context).await?;
    server.notes.notes_on(&account, scenario).await.map_err(database_error)
}

/// The user's notes, by scenario.
pub async fn notes(context: &RequestContext) -> Result<Vec<Note>, OwnDataError> {
    let (_, server, account) = signed_in(context).await?;
    server.notes.list(&account).await.map_err(database_error)
}

/// The server's current time.
pub fn now(context: &RequestContext) -> Option<OffsetDateTime> {
    context.server().map(Server::now)
}

/// A visitor's answers from the cookie, which holds no times and marks: each counts as right and as
/// given now.
pub fn answered_as_visitor(now: Timestamp) -> History {
    let answered = |scenario| MarkedAnswer { scenario, permille: 1000, at: now, confidence: None };
    History::new(cookies::answered().into_iter().map(answered).collect())
}

/// One of the user's answers.
pub async fn stored_answer(context: &RequestContext, id: &str) -> Result<StoredAnswer, OwnDataError> {
    let (bank, server, account) = signed_in(context).await?;
    let answer = server.practice.answer_of(&account, id).await.map_err(database_error)?;
    answer.map(|answer| read(&bank, answer)).ok_or(OwnDataError::NotFound)
}

/// The context for reading a user's answers, or the reason it is unavailable.
pub(super) async fn signed_in(
    context: &RequestContext,
) -> Result<(Arc<Bank>, &Server, Account), OwnDataError> {
    let bank = use_context::<Arc<Bank>>().ok_or(OwnDataError::Database)?;
    match (context.auth_state().await, context.server()) {
        (AuthState::SignedIn(account), Some(server)) => Ok((bank, server, account)),
        (AuthState::SessionEnded, _) => Err(OwnDataError::SessionEnded),
        (AuthState::Unavailable, _) => Err(OwnDataError::Database),
        (AuthState::Visitor, _) | (_, None) => Err(OwnDataError::SignedOut),
    }
}

pub(super) fn database_error(error: impl Display) -> OwnDataError {
    tracing::error!(%error, "cannot read stored answers");
    OwnDataError::Database
}

fn read(bank: &Bank, answer: practice::Answer) -> StoredAnswer {
    let given = answer.given;
    let tokens = given.answer.into_iter().filter_map(|(key, tokens)| Some((Key::read(&key)?, tokens)));
    StoredAnswer {
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
