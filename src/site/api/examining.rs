//! Marking, results and review of an exam, for its examiners. Each function checks the permission
//! first.

use super::cookies::tell;
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext, browser};
use super::served_bank::exam_bank;
use crate::alphabet;
use bank::Bank;
use server::exams::FilledSheet;
use server::exams::marking::examiner::parse_attempt_id;
use server::exams::sitting::sitting_id;
pub use server::exams::{
    AnswerToMark, AttemptResult, MarkingQueue, MarkingTask, Results, Review, RubricSheet,
};
use server::forms::Rejection;
use server::roles::{Action, Allowed, Whose};

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

form! {
    /// Stores an examiner's mark of a page, and leads to the queue.
    "exam-mark" MarkPost at "/federation/{federation}/exams/{sitting}/marking/{attempt}/{page}"
    labels "marking-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        page: hidden,
        mark: number(0, 100),
        text: lines(4) = "marking-reason",
    }
}

impl Posted for MarkPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Mark, &self.federation, Whose::Others).await?;
        let sitting = sitting_id(&self.sitting).ok_or(Refused::NotFound)?;
        let attempt = parse_attempt_id(&self.attempt).ok_or(Refused::NotFound)?;
        let page = self.page.parse().map_err(|_| Refused::NotFound)?;
        let bank = exam_bank();
        let at = (sitting, attempt, page);
        match server(context)?.marking.give_mark(&allowed, &bank, at, &self.mark, &self.text).await {
            // A page that is no longer theirs is reported above the queue.
            Err(Rejection::NotFound) => tell("exam-mark", "taken"),
            given => given?,
        }
        Ok(format!("/federation/{}/exams/{}/marking", self.federation, self.sitting))
    }
}

form! {
    /// Stores the points of a candidate's sheet.
    "exam-sheet" SheetPost at "/federation/{federation}/exams/{sitting}/sheets/{attempt}"
    labels "sheet-{}" faults "marking-fault-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        base: hidden,
        points: keyed,
        text: lines(3) = "sheet-remark",
    }
}

impl Posted for SheetPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let sitting = sitting_id(&self.sitting).ok_or(Refused::NotFound)?;
        let attempt = parse_attempt_id(&self.attempt).ok_or(Refused::NotFound)?;
        let filled = FilledSheet {
            // Without a number no version was shown.
            base: self.base.parse().unwrap_or_default(),
            points: self.points.clone(),
            remark: self.text.clone(),
            table: None,
        };
        server(context)?.marking.keep_sheet(&allowed, sitting, attempt, &filled).await?;
        tell("exam-sheet", "kept");
        Ok(self.page())
    }
}

form! {
    /// Sets what candidates see of a sitting, and leads to its results.
    "exam-review" ReviewPost at "/federation/{federation}/exams/{sitting}/review" labels "review-{}" {
        federation: hidden,
        sitting: hidden,
        review: choice = "review-phase",
        appeals_until: moment = "review-appeals",
        sure: tick,
    }
    "unsure" at "sure", "lasts" at "review", "typing" at "review"
}

impl Posted for ReviewPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let sitting = sitting_id(&self.sitting).ok_or(Refused::NotFound)?;
        let review = Review::read(&self.review).ok_or(Refused::NotFound)?;
        let server = server(context)?;
        server
            .results
            .set_review_phase(browser().language, &allowed, sitting, review, &self.appeals_until, self.sure)
            .await?;
        Ok(format!("/federation/{}/exams/{}/results", self.federation, self.sitting))
    }
}
