//! Sittings and their released results.

use super::operation::{AFTER, Call, LIMIT, Operation, Parameter, ParameterKind, path};
use super::problem::{Problem, ProblemKind};
use super::schema::{described, words_of};
use crate::api::attempt::AttemptState;
use crate::api::exam::SittingState;
use jiff::Timestamp;
use server::api_tokens::Scope;
use server::exams::AttemptResult;
use server::exams::sitting::{self, Review, sitting_id};
use uuid::Uuid;

words_of!(AttemptState, SittingState);

described! {
    pub struct Sitting {
        id: Uuid,
        code: String,
        name: String,
        opens_at: Timestamp,
        closes_at: Timestamp,
        state: SittingState,
        results_released: bool,
    }

    pub struct SittingsPage {
        items: Vec<Sitting>,
        cursor: Option<String>,
        more: bool,
    }

    pub struct SittingResults {
        sitting: Sitting,
        results: Vec<ExamResult>,
    }

    pub struct ExamResult {
        attempt: Uuid,
        person: Uuid,
        name: String,
        member_number: Option<String>,
        number: u32,
        state: AttemptState,
        permille: Option<u32>,
        passed: Option<bool>,
        band: Option<u32>,
        pending: u32,
    }
}

impl From<&sitting::Sitting> for Sitting {
    fn from(one: &sitting::Sitting) -> Self {
        Self {
            id: one.id.0,
            code: one.code.clone(),
            name: one.name.clone(),
            opens_at: one.opens_at,
            closes_at: one.closes_at,
            state: one.state,
            results_released: one.review >= Review::Marks,
        }
    }
}

impl ExamResult {
    /// The result of an attempt that was begun.
    fn of(one: &AttemptResult) -> Option<Self> {
        let joined = one.joined.as_ref().filter(|_| !one.test)?;
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Some(Self {
            attempt: one.attempt.0,
            person: one.who.account.id.0,
            name: one.who.account.name.clone(),
            member_number: one.who.number.clone(),
            number: one.number,
            state: one.state,
            permille: joined.permille.map(u32::from),
            passed: joined.passed,
            band: joined.band.map(number),
            pending: number(joined.waits),
        })
    }
}

/// Lists sittings.
pub struct ListSittings;

impl Operation for ListSittings {
    const PATH: &'static str = "/api/v1/sittings";
    const ID: &'static str = "listSittings";
    const SCOPE: Option<Scope> = Some(Scope::Results);
    const PARAMETERS: &'static [Parameter] = &[AFTER, LIMIT];
    type Reply = SittingsPage;

    async fn reply(call: &Call) -> Result<SittingsPage, Problem> {
        let (limit, after) = (call.limit()?, call.read(&AFTER, sitting_id)?);
        let mut found = call.server.api_lists.sittings(&call.allowed, after, limit + 1).await?;
        let more = found.len() > usize::from(limit);
        found.truncate(limit.into());
        let cursor = found.last().map(|last| last.id).or(after).map(|id| id.0.to_string());
        Ok(SittingsPage { items: found.iter().map(Sitting::from).collect(), cursor, more })
    }
}

/// Reads the results of a sitting.
pub struct ListResults;

impl Operation for ListResults {
    const PATH: &'static str = "/api/v1/sittings/{id}/results";
    const ID: &'static str = "listResults";
    const SCOPE: Option<Scope> = Some(Scope::Results);
    const PARAMETERS: &'static [Parameter] = &[path("id", "sitting", ParameterKind::Uuid)];
    const PROBLEMS: &'static [ProblemKind] = &[ProblemKind::NotFound, ProblemKind::NotReleased];
    type Reply = SittingResults;

    async fn reply(call: &Call) -> Result<SittingResults, Problem> {
        let (server, allowed) = (&call.server, &call.allowed);
        let id = call.parameter("id").unwrap_or_default();
        let held = server.sittings.held(allowed, id).await?.filter(|one| !one.trial);
        let held = held.ok_or(ProblemKind::NotFound)?;
        if held.review < Review::Marks {
            return Err(ProblemKind::NotReleased.into());
        }
        let found = server.results.of_sitting(allowed, &call.bank, held.id).await?;
        let found = found.ok_or(ProblemKind::NotFound)?;
        Ok(SittingResults {
            sitting: Sitting::from(&found.sitting),
            results: found.outcomes.iter().filter_map(ExamResult::of).collect(),
        })
    }
}
