//! `/federation/{code}/bank`: the scenarios of a federation's own bank, by state.
//!
//! - `scenario`: `…/{id}`, a scenario with its state and what may be done; `proof`: its ruling and
//!   what a reviewer looks at
//! - `import`: `…/import`, many files at once, and the report; `generate`: `…/generate`

mod generate;
mod import;
mod proof;
mod scenario;

pub use generate::GenerateScenarios;
pub use import::ImportScenarios;
pub use scenario::OwnScenario;

use super::{federation_link, federation_page};
use crate::api::{
    Action, Allowed, OwnScenarioPost, RequestContext, ScenarioState, WrittenScenario, own_scenarios,
};
use crate::pages::context::query_param;
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::parts::symbols::symbols;
use crate::parts::title::title;
use crate::words;
use bank::Scenario;
use bank::own::OwnId;
use leptos::prelude::*;

/// The states listed, those that wait for a reviewer first.
const STATES: [ScenarioState; 4] =
    [ScenarioState::Review, ScenarioState::Draft, ScenarioState::Live, ScenarioState::Retired];
/// Scenarios of a state that are shown beside other states.
const SHOWN: usize = 50;

#[component]
pub fn OwnBank() -> impl IntoView {
    let form = PageForm::take(&OwnScenarioPost::FORM);
    let only = query_param("state").and_then(|word| ScenarioState::read(&word));
    federation_page(
        Action::WriteScenarios,
        "/bank",
        async move |context: RequestContext, allowed: Allowed| {
            let words = words();
            let all = own_scenarios(&context, &allowed).await?;
            let states = STATES.into_iter().filter(|state| only.is_none_or(|only| only == *state));
            let lists: Vec<AnyView> =
                states.filter_map(|state| list(&allowed, &all, state, only.is_some())).collect();
            let lists = match lists.is_empty() {
                true => view! { <p class="empty">{words.say("bank-none")}</p> }.into_any(),
                false => lists.into_any(),
            };
            let here = bank_path(&allowed);
            Ok(view! {
            {head_title(words.say("federation-bank"))}
            {federation_link(&allowed)}
            <h1>{words.say("federation-bank")}</h1>
            <p class="lead">{words.say("bank-lead")}</p>
            {form.done("drop", "bank-done-drop")}
            <p class="actions">
                <a class="button" href=format!("{here}/new")>{words.say("studio-new-title")}</a>
                <a class="button quiet" href=format!("{here}/import")>{words.say("bank-import-title")}</a>
                <a class="button quiet" href=format!("{here}/generate")>{words.say("bank-generate-title")}</a>
            </p>
            {lists}
        }
        .into_any())
        },
    )
}

/// The scenarios of a state, or the latest of them; `None` if there is none.
fn list(allowed: &Allowed, all: &[WrittenScenario], state: ScenarioState, whole: bool) -> Option<AnyView> {
    let words = words();
    let of_state: Vec<&WrittenScenario> = all.iter().filter(|one| one.state == state).collect();
    let shown = if whole { of_state.len() } else { SHOWN };
    let rows: Vec<AnyView> = of_state.iter().take(shown).map(|one| row(allowed, one)).collect();
    let heading = format!("bank-{}", state.word());
    let more = (of_state.len() > shown).then(|| {
        let to = format!("{}?state={}", bank_path(allowed), state.word());
        view! { <p><a href=to>{words.format("bank-all", &[("n", of_state.len().into())])}</a></p> }
    });
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby=heading.clone()>
                <h2 id=heading.clone()>{words.say(&format!("bank-heading-{}", state.word()))}</h2>
                <ul class="rows laws">{rows}</ul>
                {more}
            </section>
        }
        .into_any()
    })
}

fn row(allowed: &Allowed, one: &WrittenScenario) -> AnyView {
    let words = words();
    let marks = [(one.offered, "bank-is-offered"), (one.practised, "bank-is-practised")];
    let marks = marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, id)| words.say(id));
    let how: Vec<String> =
        std::iter::once(words.say(&format!("bank-origin-{}", one.origin.word()))).chain(marks).collect();
    view! {
        <li>
            <span class="what">
                <a href=scenario_path(allowed, &one.id.to_string())>{symbols(&title_of(&one.file))}</a>
                <span class="note">{words.format("practice-id", &[("id", one.id.to_string().into())])}</span>
            </span>
            <span class="how">{how.join(" · ")}</span>
        </li>
    }
    .into_any()
}

/// The title of a scenario file, or the notice that it cannot be read.
fn title_of(file: &str) -> String {
    Scenario::read(file).map_or_else(|_| words().say("bank-unreadable"), |scenario| title(&scenario))
}

/// Path of the federation's bank.
fn bank_path(allowed: &Allowed) -> String {
    format!("/federation/{}/bank", allowed.federation().code)
}

/// Path of a scenario of the federation's bank.
pub fn scenario_path(allowed: &Allowed, id: &str) -> String {
    format!("{}/{id}", bank_path(allowed))
}

/// Path of a scenario of any bank; `None` for one that another federation offers, which is drawn, but
/// not read.
pub fn page_of(allowed: &Allowed, id: &str) -> Option<String> {
    match id.parse::<OwnId>() {
        Ok(own) if own.code == allowed.federation().code => Some(scenario_path(allowed, id)),
        Ok(_) => None,
        Err(_) => Some(format!("/scenario/{id}")),
    }
}

/// The link back to the bank.
pub fn bank_link(allowed: &Allowed) -> AnyView {
    view! { <p class="above"><a href=bank_path(allowed)>{words().say("federation-bank")}</a></p> }.into_any()
}
