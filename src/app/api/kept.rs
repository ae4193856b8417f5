//! The answers that are kept, for the pages that show them. A person sees their own and nobody else's.

use super::answer::digest;
use super::visit::{Standing, Visit};
use crate::engine::Key;
use crate::quiz::{Answer, Bank};
use crate::server::accounts::Account;
use crate::server::{Server, practice};
use leptos::prelude::use_context;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;
use time::OffsetDateTime;

/// An answer that was read back from the store.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its id, as it stands in its address.
    pub id: String,
    /// When it was given.
    pub at: OffsetDateTime,
    /// The scenario.
    pub scenario: String,
    /// What was answered.
    pub answer: Answer,
    /// The mark it was given then, in thousandths.
    pub permille: u16,
    /// The engine that marked it then.
    pub engine: String,
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

/// All answers of the person signed in, in the order in which they were given.
pub async fn kept_answers(visit: &Visit) -> Result<Vec<Kept>, NotKept> {
    let (bank, server, account) = asking(visit).await?;
    let answers = server.answers_of(&account).await.map_err(unread)?;
    let mut kept: Vec<Kept> = answers.into_iter().map(|answer| read(&bank, answer)).collect();
    kept.sort_by(|a, b| (a.at, &a.id).cmp(&(b.at, &b.id)));
    Ok(kept)
}

/// The latest mark of each scenario that the person signed in has answered, in thousandths.
pub async fn latest_marks(visit: &Visit) -> Result<BTreeMap<String, u16>, NotKept> {
    let (_, server, account) = asking(visit).await?;
    let answers = server.latest_answers_of(&account).await.map_err(unread)?;
    Ok(answers.into_iter().map(|answer| (answer.given.scenario, answer.given.mark)).collect())
}

/// One answer of the person signed in.
pub async fn kept_answer(visit: &Visit, id: &str) -> Result<Kept, NotKept> {
    let (bank, server, account) = asking(visit).await?;
    let answer = server.answer_of(&account, id).await.map_err(unread)?;
    answer.map(|answer| read(&bank, answer)).ok_or(NotKept::None)
}

/// What is needed to read somebody's answers, or why it is not there.
async fn asking(visit: &Visit) -> Result<(Arc<Bank>, &Server, Account), NotKept> {
    let bank = use_context::<Arc<Bank>>().ok_or(NotKept::Store)?;
    match (visit.standing().await, visit.server()) {
        (Standing::Somebody(account), Some(server)) => Ok((bank, server, account)),
        (Standing::Ended, _) => Err(NotKept::Ended),
        (Standing::CannotTell, _) => Err(NotKept::Store),
        (Standing::Nobody, _) | (_, None) => Err(NotKept::SignedOut),
    }
}

fn unread(error: impl Display) -> NotKept {
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
    }
}
