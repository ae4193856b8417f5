//! Marking, results and review of an exam, for its examiners. Each function checks the permission
//! first.

use super::cookies::{self, Flash};
use super::federation::{server, told};
use super::redirect::see_other;
use super::visit::{Refused, Visit};
use crate::alphabet;
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::exams::marking::examiner::attempt_named;
use server::exams::sitting::sitting_id;
pub use server::exams::{AttemptResult, MarkingQueue, MarkingTask, Results, Review, RubricSheet, Tasked};
use server::exams::{FilledSheet, MarkFault, ReviewFault, SheetFault};
use server::roles::{Action, Allowed, Whose};
use server::texts::TextFault;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Results of the sitting in the URL.
pub async fn results(visit: &Visit, allowed: &Allowed, bank: &Bank, id: &str) -> Result<Results, Refused> {
    let id = sitting_id(id).ok_or(Refused::Lost)?;
    let mut found = told(server(visit)?.results(allowed, bank, id).await)?.ok_or(Refused::Lost)?;
    let alike = |a: &AttemptResult, b: &AttemptResult| a.test == b.test;
    alphabet().sort_within(&mut found.outcomes, alike, |one| &one.who.account.name);
    Ok(found)
}

/// The caller's marking queue.
pub async fn queue(visit: &Visit, allowed: &Allowed, bank: &Bank, id: &str) -> Result<MarkingQueue, Refused> {
    let id = sitting_id(id).ok_or(Refused::Lost)?;
    told(server(visit)?.queue(allowed, bank, id).await)?.ok_or(Refused::Lost)
}

/// An answer waiting for the caller, by the sitting, attempt and page in the URL.
pub async fn tasked(
    visit: &Visit,
    allowed: &Allowed,
    bank: &Bank,
    [sitting, attempt, page]: [&str; 3],
) -> Result<Tasked, Refused> {
    let sitting = sitting_id(sitting).ok_or(Refused::Lost)?;
    let attempt = attempt_named(attempt).ok_or(Refused::Lost)?;
    let page = page.parse().map_err(|_| Refused::Lost)?;
    told(server(visit)?.tasked(allowed, bank, sitting, attempt, page).await)?.ok_or(Refused::Lost)
}

/// The sheet of an attempt, by the sitting and attempt in an address.
pub async fn sheet(
    visit: &Visit,
    allowed: &Allowed,
    sitting: &str,
    attempt: &str,
) -> Result<RubricSheet, Refused> {
    let sitting = sitting_id(sitting).ok_or(Refused::Lost)?;
    let attempt = attempt_named(attempt).ok_or(Refused::Lost)?;
    told(server(visit)?.sheet(allowed, sitting, attempt).await)?.ok_or(Refused::Lost)
}

/// Keeps an examiner's mark of a page and leads to the queue; on a fault back to the answer.
#[server(prefix = "/api", endpoint = "exam-mark")]
pub async fn give_mark(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] attempt: String,
    #[server(default)] page: String,
    #[server(default)] mark: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let queue = format!("/federation/{federation}/exams/{sitting}/marking");
    let back = format!("{queue}/{attempt}/{page}");
    let at = [sitting.as_str(), attempt.as_str(), page.as_str()];
    match mark_given(&visit, &federation, at, &mark, &text).await {
        Ok(None) => see_other(&queue),
        Ok(Some(fault)) => {
            let typed = BTreeMap::from([("mark".to_owned(), mark), ("text".to_owned(), text)]);
            cookies::leave_flash("exam-mark", &Flash { faults: vec![fault.to_owned()], typed });
            // A page that is no longer theirs is reported above the queue.
            see_other(if fault == "taken" { &queue } else { &back });
        }
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

/// The word of what is wrong, if anything is.
async fn mark_given(
    visit: &Visit,
    federation: &str,
    [sitting, attempt, page]: [&str; 3],
    mark: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let allowed = visit.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = sitting_id(sitting).ok_or(Refused::Lost)?;
    let attempt = attempt_named(attempt).ok_or(Refused::Lost)?;
    let page = page.parse().map_err(|_| Refused::Lost)?;
    let bank = use_context::<Arc<Bank>>().ok_or(Refused::Store)?;
    match server(visit)?.give_mark(&allowed, &bank, (sitting, attempt, page), mark, text).await {
        Ok(()) => Ok(None),
        Err(MarkFault::Mark) => Ok(Some("mark")),
        Err(MarkFault::Reason(TextFault::Empty)) => Ok(Some("text")),
        Err(MarkFault::Reason(_)) => Ok(Some("long")),
        Err(MarkFault::NotTheirs) => Ok(Some("taken")),
        Err(MarkFault::Store(error)) => told(Err(error)),
    }
}

/// Keeps points of a candidate's sheet and leads back to it.
#[server(prefix = "/api", endpoint = "exam-sheet")]
pub async fn keep_sheet(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] attempt: String,
    #[server(default)] base: String,
    #[server(default)] points: BTreeMap<String, String>,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let back = format!("/federation/{federation}/exams/{sitting}/sheets/{attempt}");
    // Without the number nothing was shown.
    let filled = FilledSheet { base: base.parse().unwrap_or_default(), points, remark: text };
    match sheet_kept(&visit, &federation, [&sitting, &attempt], &filled).await {
        Ok(faults) => {
            let (faults, typed) = match faults.is_empty() {
                true => (vec!["kept".to_owned()], BTreeMap::new()),
                false => (faults.clone(), typed(filled, &faults)),
            };
            cookies::leave_flash("exam-sheet", &Flash { faults, typed });
            see_other(&back);
        }
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

/// The input as the form takes it back, without lines that have other points since, which are
/// shown.
fn typed(filled: FilledSheet, faults: &[String]) -> BTreeMap<String, String> {
    let points = filled.points.into_iter().filter(|(line, _)| !faults.contains(&format!("since:{line}")));
    let points = points.map(|(line, points)| (format!("points[{line}]"), points));
    points.chain([("text".to_owned(), filled.remark)]).collect()
}

/// The ids of the lines that are wrong, or the word of what is wrong with the remark; nothing where it is kept.
async fn sheet_kept(
    visit: &Visit,
    federation: &str,
    [sitting, attempt]: [&str; 2],
    filled: &FilledSheet,
) -> Result<Vec<String>, Refused> {
    let allowed = visit.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = sitting_id(sitting).ok_or(Refused::Lost)?;
    let attempt = attempt_named(attempt).ok_or(Refused::Lost)?;
    match server(visit)?.keep_sheet(&allowed, sitting, attempt, filled).await {
        Ok(()) => Ok(Vec::new()),
        Err(SheetFault::Points(lines)) => Ok(lines.iter().map(|line| format!("points:{line}")).collect()),
        Err(SheetFault::Since(lines)) => Ok(lines.iter().map(|line| format!("since:{line}")).collect()),
        Err(SheetFault::Remark(_)) => Ok(vec!["long".to_owned()]),
        Err(SheetFault::NoSheet) => Err(Refused::Lost),
        Err(SheetFault::Store(error)) => told(Err(error)),
    }
}

/// Says what candidates see of a sitting and leads to its results.
#[server(prefix = "/api", endpoint = "exam-review")]
pub async fn open_review(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] review: String,
    #[server(default)] appeals_until: String,
    #[server(default)] sure: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let results = format!("/federation/{federation}/exams/{sitting}/results");
    let back = format!("/federation/{federation}/exams/{sitting}/review");
    match review_opened(&visit, &federation, &sitting, &review, &appeals_until, sure == "yes").await {
        Ok(None) => see_other(&results),
        Ok(Some(fault)) => {
            let typed = [("review", review), ("appeals_until", appeals_until)];
            let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
            cookies::leave_flash("exam-review", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

/// The word of what is wrong, if anything is.
async fn review_opened(
    visit: &Visit,
    federation: &str,
    sitting: &str,
    review: &str,
    appeals_until: &str,
    sure: bool,
) -> Result<Option<&'static str>, Refused> {
    let allowed = visit.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = sitting_id(sitting).ok_or(Refused::Lost)?;
    let review = Review::read(review).ok_or(Refused::Lost)?;
    match server(visit)?.open_review(&allowed, sitting, review, appeals_until, sure).await {
        Ok(()) => Ok(None),
        Err(ReviewFault::Time) => Ok(Some("time")),
        Err(ReviewFault::Lasts) => Ok(Some("lasts")),
        Err(ReviewFault::Unsure) => Ok(Some("unsure")),
        Err(ReviewFault::NoSitting) => Err(Refused::Lost),
        Err(ReviewFault::Store(error)) => told(Err(error)),
    }
}
