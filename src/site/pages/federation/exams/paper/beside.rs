//! Beside the rows of a paper: its rules in words, the laws it covers, and its checks.

use super::super::{checks, coverage};
use crate::api::Allowed;
use crate::words;
use bank::Bank;
use bank::exam::{Check, Coverage, Paper, SittingSchedule, checklist, unprepared};
use jiff::Timestamp;
use leptos::prelude::*;

/// Summary of a paper that can be read.
pub fn summary(allowed: &Allowed, bank: &Bank, paper: &Paper, covered: &Coverage, now: Timestamp) -> AnyView {
    // The sitting's dates are unknown here, so checks that depend on them are left out.
    let schedule = SittingSchedule { opens_at: now, closes_at: now, closed_minutes: 0, open_minutes: 0 };
    let checks: Vec<Check> = checklist(bank, paper, &unprepared(bank, paper), &schedule, now)
        .into_iter()
        .filter(|check| !matches!(check, Check::Part { .. } | Check::Window { .. } | Check::Fits { .. }))
        .collect();
    view! {
        <ul class="prose">{rules(paper)}</ul>
        {coverage::picture(covered)}
        {checks::list(allowed, bank, &checks)}
    }
    .into_any()
}

/// The rules for a result, a sentence each.
fn rules(paper: &Paper) -> Vec<AnyView> {
    let (words, rules) = (words(), &paper.rules);
    let percent = |mark: u16| words.percent(mark).into();
    let mut said = vec![match rules.pass {
        Some(pass) => words.format("exam-paper-said-pass", &[("pass", percent(pass))]),
        None => words.say("exam-paper-said-no-pass"),
    }];
    if let Some(floor) = rules.part_floor.filter(|_| rules.pass.is_some()) {
        said.push(words.format("exam-paper-said-floor", &[("floor", percent(floor))]));
    }
    if paper.rows.iter().any(|row| row.critical) {
        let args = [("above", percent(rules.critical_above)), ("cap", percent(rules.cap))];
        said.push(words.format("exam-paper-said-critical", &args));
    }
    if !rules.bands.is_empty() {
        let bands: Vec<String> = rules.bands.iter().map(|mark| words.percent(*mark)).collect();
        said.push(words.format("exam-paper-said-bands", &[("bands", words.joined(&bands).into())]));
    }
    said.into_iter().map(|text| view! { <li>{text}</li> }.into_any()).collect()
}
