//! Entry to a sitting: the form at `/exam/{code}`.

use super::super::posted::{Posted, Stop, form};
use super::super::request_context::{Refused, RequestContext};
use jiff::Timestamp;
use server::exams::{Attempt, EnterFault, Sitting, device};
use server::federation::Federation;
use server::roles::{Action, Whose};

/// The entry page of an exam's code.
pub struct ExamEntry {
    pub federation: Federation,
    pub sitting: Sitting,
    /// The candidate's attempts at this sitting, the latest last.
    pub own: Vec<Attempt>,
    /// The candidate's total minutes for both parts, with their accommodation.
    pub minutes: u32,
    /// True if only people on the list may enter, and the candidate is not on it.
    pub is_kept_out: bool,
    /// The current time.
    pub now: Timestamp,
}

/// The sitting under a code, for a user who may sit exams there.
pub async fn entry(context: &RequestContext, code: &str) -> Result<ExamEntry, Refused> {
    let unread = |error| {
        tracing::error!(%error, "cannot read a sitting");
        Refused::Database
    };
    let (home, _) = code.split_once('.').unwrap_or((code, ""));
    let allowed = context.allowed(Action::SitExams, home, Whose::Own).await?;
    let server = context.server().ok_or(Refused::Database)?;
    let (federation, sitting) =
        server.sittings.by_code(code).await.map_err(unread)?.ok_or(Refused::NotFound)?;
    let mut own = server.attempts.attempts_of(allowed.by()).await.map_err(unread)?;
    own.retain(|attempt| attempt.rules.sitting.id == sitting.id);
    let granted = server.accommodations.of(allowed.by()).await.map_err(unread)?;
    let minutes = granted.minutes_for(sitting.closed_minutes + sitting.open_minutes);
    let is_kept_out =
        sitting.listed_only && !server.rosters.has(&sitting, allowed.by().id).await.map_err(unread)?;
    if let Err(error) = server.rosters.record_opened(&sitting, allowed.by().id).await {
        tracing::warn!(%error, "cannot record that an exam's page was opened");
    }
    Ok(ExamEntry { federation, sitting, own, minutes, is_kept_out, now: server.instant() })
}

form! {
    /// Admits the candidate, and leads to their paper.
    "attempt-begin" BeginPost labels "exam-{}" {
        exam: hidden,
        entry: code("off"),
    }
    "entry_code" at "entry", "too_many" at "entry"
}

impl BeginPost {
    fn path(&self) -> String {
        format!("/exam/{}", in_path(&self.exam))
    }
}

impl Posted for BeginPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let found = entry(context, &self.exam).await?;
        let (server, account, token) = context.signed_in().await?;
        let entered =
            server.admissions.enter(&account, found.sitting, &self.entry, &device(token), false).await;
        entered.map(|id| format!("/attempt/{}", id.0)).map_err(|fault| word(&fault).into())
    }
}

/// Token of a fault, for the page.
fn word(fault: &EnterFault) -> &'static str {
    match fault {
        EnterFault::NotYet => "not_yet",
        EnterFault::Over => "over",
        EnterFault::NotListed => "not_listed",
        EnterFault::EntryCode => "entry_code",
        EnterFault::TooMany => "too_many",
        EnterFault::NoneLeft(_) => "none_left",
        EnterFault::CoolingOff(_) => "cooling_off",
        EnterFault::SitsAndTries => "tried",
        EnterFault::Marks => "marks",
        EnterFault::Store(error) => {
            tracing::error!(%error, "cannot admit a candidate");
            "store"
        }
    }
}

/// The code, reduced to what is valid in a path.
fn in_path(code: &str) -> String {
    code.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-')).take(80).collect()
}
