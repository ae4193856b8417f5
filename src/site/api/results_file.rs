//! Export of the results of a sitting, and of all sittings within a period.

use super::attachment::{CSV, attachment, private_attachment};
use super::examining::{AttemptResult, Results, results};
use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use crate::{alphabet, words};
use axum::extract::{Path as UrlPath, RawQuery, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use bank::exam::{Part, UnwrittenPart};
use jiff::civil::Date;
use server::Server;
use server::exams::sitting::Review;
use server::roles::{Action, Whose};
use std::sync::Arc;
use url::form_urlencoded;
use words::spreadsheet::table;

/// Exports the results of the sitting in the URL, for its examiners.
pub async fn results_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let here = parts.uri.path().trim_end_matches(".csv").to_owned();
    let context = RequestContext::of_request(rules, &parts);
    let found: Result<Results, Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        let found = results(&context, &allowed, &bank, &id).await?;
        or_refuse(server(&context)?.results.exported(&allowed, found.sitting.id).await)?;
        Ok(found)
    }
    .await;
    match found {
        Ok(found) => attachment(CSV, &format!("{}-results.csv", found.sitting.code), csv(&found)),
        Err(why) => why.file_response(&here),
    }
}

/// Exports the results of all sittings that began within the period of the query, for examiners.
pub async fn period_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    UrlPath(code): UrlPath<String>,
    RawQuery(query): RawQuery,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let period = period(query.as_deref().unwrap_or_default());
    let found: Result<Vec<Results>, Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        or_refuse(server(&context)?.results.of_period(&allowed, &bank, period).await)
    }
    .await;
    match found {
        Ok(all) => private_attachment(CSV, &format!("{code}-results.csv"), csv_of_period(all)),
        Err(why) => why.file_response(&format!("/federation/{code}/exams")),
    }
}

/// The first and last day of a query; without one, the first and last of all.
fn period(query: &str) -> (Date, Date) {
    let day = |name: &str| {
        let mut pairs = form_urlencoded::parse(query.as_bytes());
        pairs.find(|(one, _)| one == name).and_then(|(_, day)| day.parse().ok())
    };
    (day("from").unwrap_or(Date::MIN), day("until").unwrap_or(Date::MAX))
}

fn csv(found: &Results) -> String {
    table(std::iter::once(heads().collect()).chain(candidates(found).map(row)))
}

/// The same rows for each sitting, behind its code, name, beginning and release.
fn csv_of_period(mut all: Vec<Results>) -> String {
    let words = words();
    let of_sitting = ["code", "exam", "opens", "released"].map(|head| format!("results-file-{head}"));
    let first = of_sitting.map(|id| words.say(&id)).into_iter().chain(heads()).collect();
    for found in &mut all {
        alphabet().sort(&mut found.outcomes, |one| &one.who.account.name);
    }
    let rows = all.iter().flat_map(|found| {
        let one = &found.sitting;
        let released = if one.review >= Review::Marks { "people-file-yes" } else { "people-file-no" };
        let before = [one.code.clone(), one.name.clone(), one.opens_at.to_string(), words.say(released)];
        candidates(found).map(move |outcome| before.iter().cloned().chain(row(outcome)).collect())
    });
    table(std::iter::once(first).chain(rows))
}

fn heads() -> impl Iterator<Item = String> {
    let heads = ["name", "email", "number", "attempt", "state", "closed", "open", "practical", "oral"];
    let heads = heads.into_iter().chain(["whole", "passed", "band", "waits"]);
    heads.map(|head| words().say(&format!("results-file-{head}")))
}

/// The attempts of candidates.
fn candidates(found: &Results) -> impl Iterator<Item = &AttemptResult> {
    found.outcomes.iter().filter(|outcome| !outcome.test)
}

/// Marks are in thousandths, so that readers can round as they like.
fn row(outcome: &AttemptResult) -> Vec<String> {
    let words = words();
    let number = |permille: Option<u16>| permille.map(|mark| mark.to_string()).unwrap_or_default();
    let joined = outcome.joined.as_ref();
    let csv = |part: Part| {
        let parts = joined.iter().flat_map(|joined| &joined.written.parts);
        number(parts.filter(|one| one.part == part).find_map(|one| one.permille))
    };
    let unwritten = |part: UnwrittenPart| {
        let parts = joined.iter().flat_map(|joined| &joined.unwritten);
        number(parts.filter(|one| one.part == part).find_map(|one| one.permille))
    };
    let passed = joined.and_then(|joined| joined.passed);
    let passed = passed.map(|passed| words.say(if passed { "results-passed" } else { "results-failed" }));
    let account = &outcome.who.account;
    vec![
        account.name.clone(),
        // A deleted account has a placeholder in place of its address.
        Some(account.email.clone()).filter(|email| email.contains('@')).unwrap_or_default(),
        outcome.who.number.clone().unwrap_or_default(),
        outcome.number.to_string(),
        words.say(&format!("results-state-{}", outcome.word())),
        csv(Part::Closed),
        csv(Part::Open),
        unwritten(UnwrittenPart::Practical),
        unwritten(UnwrittenPart::Oral),
        number(joined.and_then(|joined| joined.permille)),
        passed.unwrap_or_default(),
        joined.and_then(|joined| joined.band).map(|band| band.to_string()).unwrap_or_default(),
        joined.map(|joined| joined.waits.to_string()).unwrap_or_default(),
    ]
}
