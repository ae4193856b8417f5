//! Marking, results and review of an exam, for its examiners. Each function checks the permission
//! first.

use super::cookies::{self, Flash};
use super::federation::{or_refuse, server};
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use crate::alphabet;
use crate::api::request_context::browser;
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::exams::marking::examiner::parse_attempt_id;
use server::exams::sitting::sitting_id;
pub use server::exams::{
    AnswerToMark, AttemptResult, MarkingQueue, MarkingTask, Results, Review, RubricSheet,
};
use server::exams::{FilledSheet, MarkFault, ReviewFault, SheetFault};
use server::roles::{Action, Allowed, Whose};
use server::texts::TextFault;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Results of the sitting in the URL.
pub async fn results(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    id: &str,
) -> Result<Results, Refused> {
    let id = sitting_id(id).ok_or(Refused::NotFound)?;
    let mut found =
        or_refuse(server(context)?.results.of_sitting(allowed, bank, id).await)?.ok_or(Refused::NotFound)?;
    let alike = |a: &AttemptResult, b: &AttemptResult| a.test == b.test;
    alphabet().sort_within(&mut found.outcomes, alike, |one| &one.who.account.name);
    Ok(found)
}

/// The caller's marking queue.
pub async fn queue(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    id: &str,
) -> Result<MarkingQueue, Refused> {
    let id = sitting_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.marking.queue(allowed, bank, id).await)?.ok_or(Refused::NotFound)
}

/// An answer waiting for the caller, by the sitting, attempt and page in the URL.
pub async fn marking_task(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    [sitting, attempt, page]: [&str; 3],
) -> Result<AnswerToMark, Refused> {
    let sitting = sitting_id(sitting).ok_or(Refused::NotFound)?;
    let attempt = parse_attempt_id(attempt).ok_or(Refused::NotFound)?;
    let page = page.parse().map_err(|_| Refused::NotFound)?;
    or_refuse(server(context)?.marking.answer_to_mark(allowed, bank, sitting, attempt, page).await)?
        .ok_or(Refused::NotFound)
}

/// The marking sheet of the attempt in the URL.
pub async fn sheet(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &str,
    attempt: &str,
) -> Result<RubricSheet, Refused> {
    let sitting = sitting_id(sitting).ok_or(Refused::NotFound)?;
    let attempt = parse_attempt_id(attempt).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.marking.sheet(allowed, sitting, attempt).await)?.ok_or(Refused::NotFound)
}

/// Stores an examiner's mark of a page and redirects to the queue; on a fault to the answer.
#[server(prefix = "/api", endpoint = "exam-mark")]
pub async fn give_mark(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] attempt: String,
    #[server(default)] page: String,
    #[server(default)] mark: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let queue = format!("/federation/{federation}/exams/{sitting}/marking");
    let back = format!("{queue}/{attempt}/{page}");
    let at = [sitting.as_str(), attempt.as_str(), page.as_str()];
    match store_mark(&context, &federation, at, &mark, &text).await {
        Ok(None) => see_other(&queue),
        Ok(Some(fault)) => {
            let typed = BTreeMap::from([("mark".to_owned(), mark), ("text".to_owned(), text)]);
            cookies::leave_flash("exam-mark", &Flash { faults: vec![fault.to_owned()], typed });
            // A page that is no longer theirs is reported above the queue.
            see_other(if fault == "taken" { &queue } else { &back });
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Token of the fault, if any.
async fn store_mark(
    context: &RequestContext,
    federation: &str,
    [sitting, attempt, page]: [&str; 3],
    mark: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = sitting_id(sitting).ok_or(Refused::NotFound)?;
    let attempt = parse_attempt_id(attempt).ok_or(Refused::NotFound)?;
    let page = page.parse().map_err(|_| Refused::NotFound)?;
    let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
    match server(context)?.marking.give_mark(&allowed, &bank, (sitting, attempt, page), mark, text).await {
        Ok(()) => Ok(None),
        Err(MarkFault::Mark) => Ok(Some("mark")),
        Err(MarkFault::Reason(TextFault::Empty)) => Ok(Some("text")),
        Err(MarkFault::Reason(_)) => Ok(Some("long")),
        Err(MarkFault::NotTheirs) => Ok(Some("taken")),
        Err(MarkFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Stores the points of a candidate's sheet and redirects to it.
#[server(prefix = "/api", endpoint = "exam-sheet")]
pub async fn keep_sheet(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] attempt: String,
    #[server(default)] base: String,
    #[server(default)] points: BTreeMap<String, String>,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/exams/{sitting}/sheets/{attempt}");
    // Without a number no version was shown.
    let filled = FilledSheet { base: base.parse().unwrap_or_default(), points, remark: text };
    match store_sheet(&context, &federation, [&sitting, &attempt], &filled).await {
        Ok(faults) => {
            let (faults, typed) = match faults.is_empty() {
                true => (vec!["kept".to_owned()], BTreeMap::new()),
                false => (faults.clone(), typed(filled, &faults)),
            };
            cookies::leave_flash("exam-sheet", &Flash { faults, typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// The input for the form, without lines whose points have changed since; those show the new
/// points.
fn typed(filled: FilledSheet, faults: &[String]) -> BTreeMap<String, String> {
    let points = filled.points.into_iter().filter(|(line, _)| !faults.contains(&format!("since:{line}")));
    let points = points.map(|(line, points)| (format!("points[{line}]"), points));
    points.chain([("text".to_owned(), filled.remark)]).collect()
}

/// Ids of faulty lines, or the token of the remark's fault; empty once stored.
async fn store_sheet(
    context: &RequestContext,
    federation: &str,
    [sitting, attempt]: [&str; 2],
    filled: &FilledSheet,
) -> Result<Vec<String>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = sitting_id(sitting).ok_or(Refused::NotFound)?;
    let attempt = parse_attempt_id(attempt).ok_or(Refused::NotFound)?;
    match server(context)?.marking.keep_sheet(&allowed, sitting, attempt, filled).await {
        Ok(()) => Ok(Vec::new()),
        Err(SheetFault::Points(lines)) => Ok(lines.iter().map(|line| format!("points:{line}")).collect()),
        Err(SheetFault::Since(lines)) => Ok(lines.iter().map(|line| format!("since:{line}")).collect()),
        Err(SheetFault::Remark(_)) => Ok(vec!["long".to_owned()]),
        Err(SheetFault::NoSheet) => Err(Refused::NotFound),
        Err(SheetFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Sets what candidates see of a sitting, and redirects to its results.
#[server(prefix = "/api", endpoint = "exam-review")]
pub async fn open_review(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] review: String,
    #[server(default)] appeals_until: String,
    #[server(default)] sure: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let results = format!("/federation/{federation}/exams/{sitting}/results");
    let back = format!("/federation/{federation}/exams/{sitting}/review");
    match store_review(&context, &federation, &sitting, &review, &appeals_until, sure == "yes").await {
        Ok(None) => see_other(&results),
        Ok(Some(fault)) => {
            let typed = [("review", review), ("appeals_until", appeals_until)];
            let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
            cookies::leave_flash("exam-review", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Token of the fault, if any.
async fn store_review(
    context: &RequestContext,
    federation: &str,
    sitting: &str,
    review: &str,
    appeals_until: &str,
    sure: bool,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = sitting_id(sitting).ok_or(Refused::NotFound)?;
    let review = Review::read(review).ok_or(Refused::NotFound)?;
    match server(context)?
        .results
        .set_review_phase(browser().language, &allowed, sitting, review, appeals_until, sure)
        .await
    {
        Ok(()) => Ok(None),
        Err(ReviewFault::Deadline) => Ok(Some("time")),
        Err(ReviewFault::NotOver) => Ok(Some("lasts")),
        Err(ReviewFault::Unconfirmed) => Ok(Some("unsure")),
        Err(ReviewFault::NoSitting) => Err(Refused::NotFound),
        Err(ReviewFault::Store(error)) => or_refuse(Err(error)),
    }
}
