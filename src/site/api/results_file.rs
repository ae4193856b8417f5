//! Export of a sitting's results.

use super::attachment::{CSV, attachment};
use super::examining::{AttemptResult, Results, results};
use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use crate::words;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use bank::exam::{Part, UnwrittenPart};
use server::Server;
use server::roles::{Action, Whose};
use std::sync::Arc;
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

fn csv(found: &Results) -> String {
    let words = words();
    let heads = ["name", "email", "number", "attempt", "state", "closed", "open", "practical", "oral"];
    let heads = heads.into_iter().chain(["whole", "passed", "band", "waits"]);
    let heads = heads.map(|head| words.say(&format!("results-file-{head}"))).collect();
    let candidates = found.outcomes.iter().filter(|outcome| !outcome.test);
    table(std::iter::once(heads).chain(candidates.map(row)))
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
