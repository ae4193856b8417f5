//! Entry to a sitting: the form at `/exam/{code}`.

use super::super::cookies::{self, Flash};
use super::super::redirect::see_other;
use super::super::request_context::{Refused, RequestContext};
use jiff::Timestamp;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
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
    Ok(ExamEntry { federation, sitting, own, minutes, now: server.instant() })
}

/// Admits the candidate, and redirects to their paper. On a fault redirects to the exam's page,
/// which shows it.
#[server(prefix = "/api", endpoint = "attempt-begin")]
pub async fn attempt_begin(
    #[server(default)] exam: String,
    #[server(default)] entry: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/exam/{}", in_path(&exam));
    let found = match self::entry(&context, &exam).await {
        Ok(found) => found,
        Err(refused) => {
            refused.redirect(&back);
            return Ok(());
        }
    };
    let Ok((server, account, token)) = context.signed_in().await else {
        Refused::SignedOut.redirect(&back);
        return Ok(());
    };
    match server.admissions.enter(&account, found.sitting, &entry, &device(token), false).await {
        Ok(id) => see_other(&format!("/attempt/{}", id.0)),
        Err(fault) => {
            let faults = vec![word(&fault).to_owned()];
            cookies::leave_flash("exam", &Flash { faults, ..Flash::default() });
            see_other(&back);
        }
    }
    Ok(())
}

/// Token of a fault, for the page.
fn word(fault: &EnterFault) -> &'static str {
    match fault {
        EnterFault::NotYet => "not_yet",
        EnterFault::Over => "over",
        EnterFault::EntryCode => "entry_code",
        EnterFault::TooMany => "too_many",
        EnterFault::NoneLeft(_) => "none_left",
        EnterFault::CoolingOff(_) => "cooling_off",
        EnterFault::SitsAndTries => "tried",
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
