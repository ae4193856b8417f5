//! Answering a scenario: the form at `/scenario/{id}`.

use super::asked::asked_in_list;
use super::cookies;
use super::given_cookie::{GivenAnswer, add_given};
use super::marking::marked_by_rulings;
use super::new_answer::new_answer;
use super::posted::{Posted, Stop, form};
use super::request_context::{AuthState, RequestContext};
use super::stored::now;
use super::variant::find;
use crate::parts::questions::first_choice_id;
use bank::answer::Answer as Given;
use bank::{AnswerFault, Bank, Confidence, RulingForm, Scenario, variant};
use leptos::prelude::expect_context;
use rules::engine::Key;
use std::collections::BTreeMap;
use std::sync::Arc;
use url::form_urlencoded;

/// Maximum length of a query that redirects to a form; a ruling form needs a few hundred bytes.
const LONGEST_QUERY: usize = 4000;

form! {
    /// Accepts an answer. An incomplete one leads to the form, which finds faults and choices in its
    /// URL; a complete one to the page that marks it: by URL for a visitor, by id for a signed-in
    /// user, whose answer is on disk before the response.
    "answer" AnswerPost at "/scenario/{scenario}" {
        scenario: hidden,
        answer: sheet,
        confidence: hidden,
        list: hidden,
    }
}

impl Posted for AnswerPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let confidence = Confidence::from_word(&self.confidence);
        let beside = AnswerContext { confidence, list: list_param(&self.list) };
        let bank = expect_context::<Arc<Bank>>();
        let Ok(Some(scenario)) = find(&bank, &self.scenario).await else { return Ok("/practice".to_owned()) };
        // An empty field names nothing, not even a question.
        let mut answer = self.answer.clone();
        answer.retain(|_, tokens| tokens.iter().any(|token| !token.is_empty()));
        let names_law = answer.contains_key(Key::Law.word());
        let scenario = if names_law { scenario } else { asked_in_list(&bank, scenario, &self.list) };
        match Given::parse(&RulingForm::of(&scenario), answer) {
            Err(faults) => {
                // The fragment focuses the first choice of the first faulty question, also without
                // scripts.
                let to = faults.iter().find_map(AnswerFault::key).map(first_choice_id).unwrap_or_default();
                let back = beside.onto(&choices_query(Some(CHECK), &self.answer));
                Ok(format!("/scenario/{}?{back}#{to}", scenario.id))
            }
            Ok(answer) => Ok(marked_at(context, &bank, &scenario, &answer, &beside).await),
        }
    }
}

/// Query parameter for a form that was submitted for marking.
const CHECK: &str = "check=1";

/// Data submitted with an answer.
struct AnswerContext {
    confidence: Option<Confidence>,
    /// Token of the current list; empty if there is none.
    list: String,
}

impl AnswerContext {
    /// Appends these data to a query.
    fn onto(&self, query: &str) -> String {
        let mut all = form_urlencoded::Serializer::new(query.to_owned());
        if let Some(confidence) = self.confidence {
            all.append_pair("confidence", confidence.word());
        }
        if !self.list.is_empty() {
            all.append_pair("list", &self.list);
        }
        all.finish()
    }

    /// The list alone, as a query.
    fn list_query(&self) -> String {
        if self.list.is_empty() { String::new() } else { format!("?list={}", self.list) }
    }
}

/// A list's token, if well formed; the pages know which lists exist.
pub(super) fn list_param(list: &str) -> String {
    let plain = list.len() <= 16 && list.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if plain { list.to_owned() } else { String::new() }
}

/// The choices as the query of the form's URL.
pub(super) fn choices_query(begin: Option<&str>, answer: &BTreeMap<String, Vec<String>>) -> String {
    let begin = begin.unwrap_or_default();
    let mut query = form_urlencoded::Serializer::new(begin.to_owned());
    for (name, token) in answer.iter().flat_map(|(name, tokens)| tokens.iter().map(move |t| (name, t))) {
        query.append_pair(name, token);
    }
    let query = query.finish();
    if query.len() <= LONGEST_QUERY { query } else { begin.to_owned() }
}

/// URL of the marked answer; for a signed-in user, after storing it.
async fn marked_at(
    context: &RequestContext,
    bank: &Bank,
    scenario: &Scenario,
    answer: &Given,
    beside: &AnswerContext,
) -> String {
    let here = format!("/scenario/{}/marked?{}", scenario.id, beside.onto(&answer.to_query()));
    // The page determines the reason itself: it may have changed by then.
    let unsaved = format!("{here}&unsaved=1");
    let (account, server) = match (context.auth_state().await, context.server()) {
        (AuthState::SignedIn(account), Some(server)) => (account, server),
        (AuthState::SessionEnded | AuthState::Unavailable, _) => return unsaved,
        (AuthState::Visitor, _) | (_, None) => {
            cookies::store_answered(variant::origin(&scenario.id));
            add_given(GivenAnswer {
                scenario: scenario.id.clone(),
                at: now(context),
                answer: answer.to_query(),
            });
            return here;
        }
    };
    // An answer is stored only with its mark; until the ruling is available it stays in the URL.
    let marked = match marked_by_rulings(scenario, answer).await {
        Ok(marked) => marked,
        Err(error) => {
            tracing::warn!(%error, scenario = scenario.id, "cannot mark an answer yet");
            return format!("{here}&unsaved=ruling");
        }
    };
    match server
        .practice
        .record_answer(&account, new_answer(bank, scenario, answer, &marked, beside.confidence))
        .await
    {
        Ok(saved) => format!("/answer/{}{}", saved.id, beside.list_query()),
        Err(error) => {
            tracing::error!(%error, scenario = scenario.id, "cannot store an answer");
            unsaved
        }
    }
}
