//! Answering a scenario: the form at `/scenario/{id}`.

use super::marking::marked_by_rulings;
use super::redirect::see_other;
use super::visit::{Standing, Visit};
use crate::app::parts::form::first_choice;
use crate::quiz::answer::Answer as Given;
use crate::quiz::{AnswerFault, Bank, Marked, MarkedComponent, Question, Scenario};
use crate::server::practice::NewAnswer;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use url::form_urlencoded;

/// The longest query that leads back to a form; a ruling form needs a few hundred bytes.
const LONGEST_QUERY: usize = 4000;

/// Takes an answer. An incomplete one leads back to the form, which finds the faults again in its address and keeps what was chosen; a complete one
/// leads to the page that marks it: by its address for a visitor, by its id for somebody signed in, whose answer is on disk before this answers.
#[server(prefix = "/api", endpoint = "answer")]
pub async fn answer(
    #[server(default)] scenario: String,
    #[server(default)] answer: BTreeMap<String, Vec<String>>,
) -> Result<(), ServerFnError> {
    let bank = expect_context::<Arc<Bank>>();
    let Some(scenario) = bank.scenario(&scenario) else {
        see_other("/practice");
        return Ok(());
    };
    let id = &scenario.id;
    match Given::parse(&Question::of(scenario), answer.clone()) {
        Err(faults) => {
            // The fragment puts the focus on the first choice of the first question that is wrong, also without scripts.
            let to = faults.iter().find_map(AnswerFault::key).map(first_choice).unwrap_or_default();
            see_other(&format!("/scenario/{id}?{}#{to}", checked(&answer)));
        }
        Ok(answer) => see_other(&marked_at(&bank, scenario, &answer).await),
    }
    Ok(())
}

/// What was chosen, as the query of the form's address.
fn checked(answer: &BTreeMap<String, Vec<String>>) -> String {
    let mut query = form_urlencoded::Serializer::new(String::from("check=1"));
    for (name, token) in answer.iter().flat_map(|(name, tokens)| tokens.iter().map(move |t| (name, t))) {
        query.append_pair(name, token);
    }
    let query = query.finish();
    if query.len() <= LONGEST_QUERY { query } else { "check=1".to_owned() }
}

/// Where the marked answer is shown; for somebody signed in, once it is kept.
async fn marked_at(bank: &Bank, scenario: &Scenario, answer: &Given) -> String {
    let here = format!("/scenario/{}/marked?{}", scenario.id, answer.to_query());
    let visit = Visit::current();
    // The page tells why it was not kept: by then it may be another reason, or none.
    let unsaved = format!("{here}&unsaved=1");
    let (account, server) = match (visit.standing().await, visit.server()) {
        (Standing::Somebody(account), Some(server)) => (account, server),
        (Standing::Ended | Standing::CannotTell, _) => return unsaved,
        (Standing::Nobody, _) | (_, None) => return here,
    };
    // Nothing is kept without its mark; the answer stands in the address until the ruling is there.
    let marked = match marked_by_rulings(scenario, answer).await {
        Ok(marked) => marked,
        Err(error) => {
            tracing::warn!(%error, scenario = scenario.id, "an answer could not be marked yet");
            return format!("{here}&unsaved=ruling");
        }
    };
    match server.record_answer(&account, given(bank, scenario, answer, &marked)).await {
        Ok(kept) => format!("/answer/{}", kept.id),
        Err(error) => {
            tracing::error!(%error, scenario = scenario.id, "an answer could not be kept");
            unsaved
        }
    }
}

fn given(bank: &Bank, scenario: &Scenario, answer: &Given, marked: &Marked) -> NewAnswer {
    let verdict = |c: &MarkedComponent| (c.key.word().to_owned(), c.verdict.word().to_owned());
    NewAnswer {
        scenario: scenario.id.clone(),
        scenario_digest: digest(bank, &scenario.id),
        answer: answer.fields(),
        edition: scenario.case.edition.word().to_owned(),
        engine: marked.engine.to_owned(),
        mark: marked.permille,
        components: marked.components.iter().map(verdict).collect(),
    }
}

/// The SHA-256 of a scenario's file, so that it is seen later when the file was another one.
pub(super) fn digest(bank: &Bank, scenario: &str) -> String {
    hex::encode(Sha256::digest(bank.text_of(scenario).unwrap_or_default()))
}
