//! The form by which a person confirms what was read of a candidate's sheets.

use super::super::forms::stop;
use super::listed::listed_scans;
use super::review::{SheetReview, sheet_review};
use crate::api::cookies::tell_with;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use bank::exam::on_paper::tokens_of;
use bank::{Answer, Bank};
use leptos::prelude::use_context;
use server::exams::device;
use server::exams::hall::scans::ConfirmedSheets;
use server::roles::{Action, Whose};
use std::sync::Arc;

form! {
    /// Stores what a person has confirmed; with the act `finish` the paper is finished too. Leads to
    /// the next candidate whose sheets wait.
    "hall-confirm" HallConfirmPost at "/federation/{federation}/exams/{sitting}/scanned/{attempt}"
    labels "hall-confirm-{}" faults "hall-fault-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        act: hidden,
        scans: hidden,
        base: keyed,
        marks: choices,
    }
}

impl Posted for HallConfirmPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
        let review = sheet_review(context, &allowed, &bank, &self.sitting, &self.attempt).await?;
        let scans: Vec<String> = review.scans().iter().map(ToString::to_string).collect();
        if scans.is_empty() {
            return Err(Refused::NotFound.into());
        }
        if scans.join(",") != self.scans || review.differ() {
            return Err("changed".into());
        }
        let answers = self.answers(&review)?;
        let (server, _, token) = context.signed_in().await?;
        let (device, paper) = (device(token), &review.paper);
        let confirmed = ConfirmedSheets { scans: review.scans(), answers };
        server.hall_scans.confirm(&allowed, paper, &device, confirmed).await.map_err(stop)?;
        if self.act == "finish" {
            server.halls.finish(&allowed, paper, &device).await.map_err(stop)?;
        }
        let done = if self.act == "finish" { "finished" } else { "confirmed" };
        tell_with("hall-confirm", done, [("name", &*paper.name)]);
        let listed = listed_scans(context, &allowed, &bank, &self.sitting).await?;
        let after = |number: u32| (number <= paper.number, number);
        let next =
            listed.candidates.iter().filter(|one| one.waits()).min_by_key(|one| after(one.paper.number));
        let above = format!("/federation/{}/exams/{}", self.federation, self.sitting);
        Ok(match next {
            Some(next) => format!("{above}/scanned/{}", next.paper.attempt.id().0),
            None => format!("{above}/scans"),
        })
    }
}

impl HallConfirmPost {
    /// The answers to all pages that are wholly on the sheets, as far as they differ from those
    /// stored.
    fn answers(&self, review: &SheetReview) -> Result<Vec<(u16, i32, String)>, Stop> {
        let (mut answers, mut faults) = (Vec::new(), Vec::new());
        for (asked, done) in review.asked.iter().zip(&review.pages) {
            let on_page: Vec<_> = review.questions().filter(|one| one.page == asked.number).collect();
            if on_page.len() < asked.form.asks.len() || on_page.is_empty() {
                continue;
            }
            let mut tokens = Vec::new();
            for question in on_page {
                let given = self.marks.get(&question.name());
                let given: Vec<&str> = given.into_iter().flatten().map(String::as_str).collect();
                // Nothing is an answer too, but it is to be said.
                if given.is_empty() && question.is_open {
                    faults.push(format!("undecided:{}", question.name()));
                    continue;
                }
                let marked = given.iter().filter(|sign| **sign != NOTHING).copied().collect::<Vec<_>>();
                match tokens_of(&question.component, &marked.join(" ")) {
                    Ok(given) if given.is_empty() => {}
                    Ok(given) => tokens.push((question.component.key, given)),
                    Err(fault) => faults.push(format!("{}:{}", fault.word(), question.name())),
                }
            }
            let answer = Answer::of(tokens);
            let stored = done.answer.as_deref().map(|stored| Answer::from_json(stored).unwrap_or_default());
            if stored.as_ref() != Some(&answer) {
                let base = self.base.get(&format!("p{}", asked.number)).and_then(|base| base.parse().ok());
                answers.push((done.number, base.unwrap_or_default(), answer.to_json()));
            }
        }
        if faults.is_empty() { Ok(answers) } else { Err(Stop::faults(faults)) }
    }
}

/// What a form sends for a question of which nothing is marked.
pub const NOTHING: &str = "-";
