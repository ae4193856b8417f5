//! `/scenario/{id}/marked?…`: a marked answer. A function of its URL: nothing is stored, and it can
//! be shared.

use super::context::{bank, path_param, query};
use super::not_found;
use super::onward::{Onward, extra_fields, extra_query, is_extra};
use super::response::{head_title, suspended};
use super::scenario::{eyebrow, list_token, practice_only};
use super::unruled::unruled;
use crate::api::{
    RequestContext, UserState, asked_in_list, find, marked_by_rulings, nearest_change, see_other, with_next,
};
use crate::parts::explanation::{
    counterfactual, decisive_clause, explanation, premise_ruling, relevant_answer, what_if_link,
};
use crate::parts::facts::facts;
use crate::parts::keys::onward_shortcuts;
use crate::parts::law_book::cited_laws;
use crate::parts::marks::{mark_line, marks};
use crate::parts::ruling::ruling;
use crate::parts::symbols::symbols;
use crate::parts::title::{name, title};
use crate::words;
use bank::{self, Answer, Bank, RulingForm, Scenario};
use leptos::prelude::*;
use rules::engine::Key;
use std::sync::Arc;

/// Value of `unsaved` in the URL after signing in again.
const AFTER_SESSION: &str = "session";
/// Value of `unsaved` in the URL before a ruling was available.
const BEFORE_RULING: &str = "ruling";

#[component]
pub fn Marked() -> impl IntoView {
    let bank = bank();
    let id = path_param("id");
    let all = query();
    let unsaved = all.split('&').find_map(|pair| pair.strip_prefix("unsaved="));
    let unsaved = unsaved.map(|why| match why {
        AFTER_SESSION => "not-saved-session",
        BEFORE_RULING => "not-saved-ruling",
        _ => "not-saved",
    });
    let context = RequestContext::current();
    suspended(async move {
        let scenario = match find(&bank, &id).await {
            Ok(Some(scenario)) => scenario,
            Ok(None) => return not_found::not_found(),
            Err(why) => return unruled(why, "unruled-kept-here"),
        };
        let pairs = all.split('&').filter(|pair| !pair.starts_with("unsaved=") && !is_extra(pair));
        let answer = Answer::from_query(&pairs.collect::<Vec<_>>().join("&"));
        let names_law = answer.as_ref().is_some_and(|answer| !answer.tokens(Key::Law).is_empty());
        let list = list_token(&bank, &all).filter(|_| !names_law).unwrap_or_default();
        let scenario = asked_in_list(&bank, scenario, &list);
        let scenario = scenario.as_ref();
        let answer = answer.and_then(|answer| Answer::parse(&RulingForm::of(scenario), answer.fields()).ok());
        // A URL without a complete answer belongs to the form.
        let Some(answer) = answer else {
            see_other(&format!("/scenario/{id}"));
            return ().into_any();
        };
        let judged = match marked_by_rulings(scenario, &answer).await {
            Ok(marked) => marked,
            Err(why) => return unruled(why, "unruled-kept-here"),
        };
        // The mark needs no database; without one, the next scenario is the default.
        let onward = Onward::of(&bank, &context, &all).await;
        let onward = onward.unwrap_or_else(|_| Onward::unknown(&bank, &all));
        let who = context.user_state().await;
        let saved = match (&who, unsaved) {
            (UserState::SignedIn(_) | UserState::Unavailable, Some(why)) => {
                Some(not_saved(&id, &answer, &all, why))
            }
            (UserState::SessionEnded, Some(_)) => Some(session_ended(&id, &answer, &all)),
            _ => None,
        };
        let visitor = saved.is_none() && matches!(who, UserState::Visitor | UserState::SessionEnded);
        let here = format!("/scenario/{id}/marked?{}{}", answer.to_query(), extra_query(&all));
        let saved = Saved { line: None, above: saved, visitor };
        marked(&bank, scenario, judged, saved, &onward, onward.report(scenario, &answer, &here))
    })
}

/// Whether an answer was stored, for display.
pub struct Saved {
    /// Text beside the mark
    pub line: Option<AnyView>,
    /// Notice above it
    pub above: Option<AnyView>,
    /// True for a visitor, whose answers are not stored
    pub visitor: bool,
}

/// A marked answer and its ruling, beside the facts.
pub fn marked(
    bank: &Arc<Bank>,
    scenario: &Scenario,
    marked: bank::Marked,
    saved: Saved,
    onward: &Onward,
    report: AnyView,
) -> AnyView {
    let words = words();
    let case = &scenario.case;
    let title = symbols(&title(scenario));
    let page = words.format("marked-page-title", &[("title", name(scenario).into())]);
    let before = bank.before(scenario);
    let next = onward.next(bank, scenario).map(|(next, id)| {
        let label = words.say(id);
        view! { <a class="button" href=next data-keys-next="" aria-keyshortcuts="n">{label}</a> }
    });
    let other = nearest_change(bank, scenario, &marked.ruling);
    let again = format!("/scenario/{}", scenario.id);
    let visitor = saved.visitor.then(|| {
        view! { <p class="note">
            {words.say("marked-visitor")} " "
            <a href=format!("/sign-up?next={again}")>{words.say("marked-sign-up")}</a>
        </p> }
    });
    let wrong = marked.wrong().count();
    let why = if wrong == 0 { decisive_clause(case, &marked) } else { explanation(case, &marked) };
    let (class, verdict) = match wrong {
        0 => ("verdict verdict-right", words.say("glance-right")),
        _ => ("verdict verdict-wrong", words.format("glance-wrong", &[("wrong", wrong.into())])),
    };
    let result = if wrong == 0 { "result result-right" } else { "result result-wrong" };
    view! {
        {head_title(page)}
        {eyebrow(scenario, true)}
        <h1>{title}</h1>
        // The focus goes to the result; the next scenario is within reach of it.
        <section class=result aria-labelledby="marked">
            <div class="verdict-line">
                <h2 id="marked" class=class tabindex="-1" autofocus=true>{verdict}</h2>
                {mark_line(&marked, saved.line)}
            </div>
            {practice_only(bank, scenario, "asked-was-not-law")}
            {saved.above}
            {why}
            {next.map(|next| view! { <p class="actions onward">{next}</p> })}
            <p class="actions">
                <a class="button quiet" href=again.clone()>{words.say("marked-again")}</a> {onward.variant(scenario)}
            </p>
        </section>
        {visitor}
        <div class="columns">
            {facts(case, before.as_ref().map(|before| &before.case), Some(&marked.ruling))}
            <section class="judged" aria-labelledby="parts">
                <details class="folded" open=wrong != 0>
                    <summary><h2 id="parts">{words.say("glance-parts")}</h2></summary>
                    {marks(case, &marked, true)}
                </details>
                <details class="folded" id="whole-ruling">
                    <summary><h2>{words.say("glance-ruling")}</h2></summary>
                    {ruling(case, &marked.ruling, &relevant_answer(&marked), premise_ruling(&marked).as_ref())}
                </details>
                {other.map(|other| counterfactual(&scenario.id, case, &other))}
                {what_if_link(&scenario.id, false)}
                {report}
                {cited_laws(case.edition)} {onward_shortcuts()}
            </section>
        </div>
    }
    .into_any()
}

/// The notice that the answer was not saved, with a button to submit it again from the URL.
fn not_saved(id: &str, answer: &Answer, query: &str, why: &str) -> AnyView {
    let words = words();
    let fields: Vec<AnyView> = answer
        .fields()
        .into_iter()
        .flat_map(|(name, tokens)| tokens.into_iter().map(move |token| (format!("answer[{name}][]"), token)))
        .map(|(name, token)| view! { <input type="hidden" name=name value=token /> }.into_any())
        .collect();
    view! {
        <div class="aside aside-refused" role="alert">
            <h3>{words.say("not-saved-title")}</h3>
            <p>{words.say(why)}</p>
            <form method="post" action="/api/answer">
                <input type="hidden" name="scenario" value=id.to_owned() />
                {fields}
                {extra_fields(query)}
                <button type="submit" class="button">{words.say("not-saved-again")}</button>
            </form>
        </div>
    }
    .into_any()
}

/// The notice that the session has ended: sign-in returns to this page, which can submit the
/// answer.
fn session_ended(id: &str, answer: &Answer, query: &str) -> AnyView {
    let words = words();
    let back =
        format!("/scenario/{id}/marked?{}{}&unsaved={AFTER_SESSION}", answer.to_query(), extra_query(query));
    view! {
        <div class="aside aside-refused" role="alert">
            <h3>{words.say("not-saved-title")}</h3>
            <p>{words.say("not-saved-ended")}</p>
            <p class="actions">
                <a class="button" href=with_next("/sign-in", &back)>{words.say("nav-sign-in")}</a>
            </p>
        </div>
    }
    .into_any()
}
