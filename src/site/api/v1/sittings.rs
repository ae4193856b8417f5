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
    /// An exam held in a window of time.
    pub struct Sitting {
        /// Id; it never changes.
        id: Uuid,
        /// Code of the exam; sittings that repeat an exam share it.
        code: String,
        /// Name of the exam.
        name: String,
        /// Time from which candidates may begin.
        opens_at: Timestamp,
        /// End of the sitting.
        closes_at: Timestamp,
        /// State of the sitting; drafts and trials are not listed.
        state: SittingState,
        /// True once the candidates may see their results.
        results_released: bool,
    }

    /// A page of sittings.
    pub struct SittingsPage {
        /// The sittings, by id.
        items: Vec<Sitting>,
        /// Place after the last item, to be sent as after. Null if there is no item.
        cursor: Option<String>,
        /// True if there are more already.
        more: bool,
    }

    /// The released results of a sitting.
    pub struct SittingResults {
        /// The sitting.
        sitting: Sitting,
        /// The result of each attempt that was begun, by the candidate's name.
        results: Vec<ExamResult>,
    }

    /// The result of an attempt.
    pub struct ExamResult {
        /// Id of the attempt.
        attempt: Uuid,
        /// Id of the candidate.
        person: Uuid,
        /// The candidate's name; empty if the account was deleted.
        name: String,
        /// The candidate's member number, if known.
        member_number: Option<String>,
        /// Number of the candidate's attempt at this sitting, from 1.
        number: u32,
        /// How the attempt ended.
        state: AttemptState,
        /// The result in thousandths; null while a mark is pending.
        permille: Option<u32>,
        /// True if passed; null while a mark is pending, or without a pass mark.
        passed: Option<bool>,
        /// The band from 1, or 0 below the lowest; null for a paper without bands.
        band: Option<u32>,
        /// Number of pages and lines with a pending mark.
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
    const ABOUT: &'static str = "The sittings of the federation.";
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
    const ABOUT: &'static str = "The results of a sitting, once they are released to its candidates. \
        They can change after an appeal or a re-mark.";
    const SCOPE: Option<Scope> = Some(Scope::Results);
    const PARAMETERS: &'static [Parameter] = &[path("id", "Id of the sitting.", ParameterKind::Uuid)];
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
