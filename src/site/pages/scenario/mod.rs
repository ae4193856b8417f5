//! `/scenario/{id}`: facts and ruling form of a scenario, a stage or a variant.
//! `/scenario/{id}/variant` redirects to a variant new to the user.
//!
//! - `navigator`: the current list, with previous and next scenario
//! - `notes`: the user's note
//! - `report`: the report form

mod navigator;
mod notes;
mod report;

pub use navigator::{list_token, next_in_list};
pub use report::report;

use super::context::{bank, path_param, query};
use super::not_found;
use super::own::{current_time, own_if_signed_in};
use super::response::{head_title, suspended};
use super::unruled::unruled;
use crate::api::{
    Own, RequestContext, asked_in_list, find, fresh, leaves_out, may_write_scenarios, notes_on, see_other,
    take_flash,
};
use crate::parts::cached;
use crate::parts::explanation::what_if_link;
use crate::parts::form::{Beside, form};
use crate::parts::keys::keyboard_shortcuts;
use crate::parts::law_book::law_book;
use crate::parts::questions::FormState;
use crate::parts::symbols::symbols;
use crate::parts::title::{name, title};
use crate::words;
use bank::own::OwnId;
use bank::{Bank, Confidence, Scenario as OfBank, ScenarioSource, variant};
use leptos::prelude::*;
use rules::engine::Key;
use std::collections::BTreeMap;
use std::sync::Arc;
use url::form_urlencoded;

#[component]
pub fn Scenario() -> impl IntoView {
    let bank = bank();
    let id = path_param("id");
    let query = query();
    let context = RequestContext::current();
    suspended(async move {
        let scenario = match find(&bank, &id).await {
            Ok(Some(scenario)) => scenario,
            Ok(None) => return own_or_not_found(&context, &id).await,
            Err(why) => return unruled(why, "unruled-kept-here"),
        };
        // Without the database the scenario is still shown, without the user's data.
        let own = own_if_signed_in(&context).await.unwrap_or_default();
        // An unsaved note is shown again, even if the session has ended meanwhile.
        let unkept = take_flash("note").filter(|flash| flash.typed.get("scenario") == Some(&scenario.id));
        let notes = match (&own, &unkept) {
            (Some(_), _) => notes_on(&context, &scenario.id).await.ok(),
            (None, Some(_)) => Some(Vec::new()),
            (None, None) => None,
        };
        let list = navigator::current_list(&bank, &scenario, &query);
        let filled = filled(&query);
        let names_law = filled.chosen.contains_key(Key::Law.word());
        let scenario = if names_law { scenario } else { asked_in_list(&bank, scenario, &list.given) };
        let beside = Beside {
            list: list.given.clone(),
            flagged: own.as_ref().map(|own| own.flags.contains(variant::origin(&scenario.id))),
            flag_failed: take_flash("flag").is_some(),
        };
        let navigator =
            navigator::navigator(&bank, &scenario, &list.list, own.as_ref(), current_time(&context));
        let notes = notes.map(|notes| notes::notes(&scenario.id, &list.given, &notes, unkept.as_ref()));
        page(&bank, &scenario, &filled, &beside, own.as_ref(), vec![navigator, notes])
    })
}

fn page(
    bank: &Arc<Bank>,
    scenario: &OfBank,
    filled: &FormState,
    beside: &Beside,
    own: Option<&Own>,
    parts: Vec<Option<AnyView>>,
) -> AnyView {
    let case = &scenario.case;
    let here = format!("/scenario/{}", scenario.id);
    let mut parts = parts.into_iter();
    let navigator = parts.next().flatten();
    let sign_in = own.is_none().then(|| {
        let to = format!("/sign-in?next={here}");
        view! { <p class="note"><a href=to>{words().say("nav-sign-in")}</a> " " {words().say("keep-sign-in")}</p> }
    });
    view! {
        {head_title(name(scenario))}
        {eyebrow(scenario, false)}
        <h1>{symbols(&title(scenario))}</h1>
        {navigator}
        <div class="columns">
            {cached::facts(bank, scenario)}
            <section aria-label=words().say("form-title")>
                {practice_only(bank, scenario, "asked-not-law")}
                {form(bank, scenario, filled, beside)}
                {law_book(scenario.family(), case.edition)}
                {keyboard_shortcuts(true)}
                {what_if_link(&scenario.id, true)}
                {sign_in}
                {parts.collect::<Vec<_>>()}
                {report(&scenario.id, None, &here)}
            </section>
        </div>
    }
    .into_any()
}

/// Leads those who may write a federation's scenarios to its bank; for others there is no such page.
async fn own_or_not_found(context: &RequestContext, id: &str) -> AnyView {
    let scenario = variant::origin(id).split('.').next().unwrap_or_default();
    if let Ok(own) = scenario.parse::<OwnId>()
        && may_write_scenarios(context, &own.code).await
    {
        see_other(&format!("/federation/{}/bank/{own}", own.code));
        return ().into_any();
    }
    not_found::not_found()
}

/// Redirects to a variant new to the user, within the current list.
#[component]
pub fn Variant() -> impl IntoView {
    let bank = bank();
    let id = path_param("id");
    let query = query();
    let context = RequestContext::current();
    suspended(async move {
        if bank.laws_of(&id).is_empty() {
            return not_found::not_found();
        }
        let to = fresh(&bank, &context, &id).await;
        let list = list_token(&bank, &query).map(|list| format!("?list={list}")).unwrap_or_default();
        see_other(&format!("/scenario/{to}{list}"));
        ().into_any()
    })
}

/// The line that the answer counts toward no certificate, with this text, and a link to the
/// scenario with all questions; `None` if it asks all of them.
pub fn practice_only(bank: &Bank, scenario: &OfBank, text: &str) -> Option<AnyView> {
    let words = words();
    let whole = format!("/scenario/{}", scenario.id);
    leaves_out(bank, scenario).then(|| {
        let link = view! { <a href=whole>{words.say("asked-with-law")}</a> };
        view! { <p class="note practice-only">{words.say(text)} " " {link}</p> }.into_any()
    })
}

/// Family, edition and stage; the source once the answer was marked, as it may discuss the ruling.
pub fn eyebrow(scenario: &OfBank, is_marked: bool) -> AnyView {
    let words = words();
    let about = scenario.family();
    let of_several = scenario.stage.is_one_of_several();
    view! {
        <div class="eyebrow">
            <ul>
                <li><a href=format!("/practice?family={}", about.word())>{words.family(about)}</a></li>
                <li>{words.edition(scenario.case.edition)}</li>
                {is_marked.then(|| view! { <li>{source(scenario)}</li> })}
                {of_several.then(|| view! { <li class="stage">{words.stage(&scenario.stage)}</li> })}
            </ul>
        </div>
    }
    .into_any()
}

/// The source, linked if it was published.
fn source(scenario: &OfBank) -> AnyView {
    let words = words();
    match &scenario.source {
        ScenarioSource::Constructed { .. } => words.say("source-constructed").into_any(),
        source => {
            let text = words
                .format("source-published", &[("where", source.publication().unwrap_or_default().into())]);
            match source.url() {
                Some(url) => view! { <a href=url.to_owned() rel="external">{text}</a> }.into_any(),
                None => text.into_any(),
            }
        }
    }
}

/// Previous choices, from the URL the form redirected to.
fn filled(query: &str) -> FormState {
    let mut filled = FormState { chosen: BTreeMap::new(), was_submitted: false, confidence: None };
    for (name, token) in form_urlencoded::parse(query.as_bytes()) {
        match name.as_ref() {
            "check" => filled.was_submitted = true,
            "list" => {}
            "confidence" => filled.confidence = Confidence::from_word(&token),
            _ => filled.chosen.entry(name.into_owned()).or_default().push(token.into_owned()),
        }
    }
    filled
}
