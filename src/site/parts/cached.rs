//! Cached texts and drawings of the bank's scenarios, by language: they depend on the bank alone,
//! and are on the most visited pages. Not cached: variants, which are unlimited, and scenarios as
//! frozen in an exam.

use super::facts;
use super::play::line_in_brief;
use super::questions::{self, FormState};
use super::symbols::symbols;
use super::table::table;
use super::title::{edition_short, name, subtitle, title};
use crate::words;
use bank::{Bank, RulingForm, Scenario};
use leptos::prelude::*;
use leptos::tachys::html::InertElement;
use rules::engine::Ruling;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};
use words::Language;

/// The cache, one per site.
#[derive(Debug, Default)]
pub struct ScenarioCache(RwLock<HashMap<Language, HashMap<String, Arc<ScenarioTexts>>>>);

/// Texts and drawing of a scenario.
#[derive(Debug)]
pub struct ScenarioTexts {
    /// See [`title`]; as HTML with its symbols.
    pub title: String,
    /// The title as text, without the variation selectors of its symbols.
    pub plain: String,
    /// See [`name`].
    pub name: String,
    /// See [`subtitle`]; as HTML with its symbols.
    pub subtitle: String,
    /// The id with its label.
    pub id: String,
    /// Short name of the edition.
    pub edition: String,
    facts: OnceLock<String>,
    asks: OnceLock<String>,
    ruled: OnceLock<String>,
}

impl ScenarioTexts {
    fn of(scenario: &Scenario) -> Self {
        Self {
            title: symbols(&title(scenario)).to_html(),
            plain: title(scenario).replace('\u{fe0e}', ""),
            name: name(scenario),
            subtitle: symbols(&subtitle(&scenario.case)).to_html(),
            id: words().format("practice-id", &[("id", (&scenario.id).into())]),
            edition: edition_short(scenario.case.edition),
            facts: OnceLock::new(),
            asks: OnceLock::new(),
            ruled: OnceLock::new(),
        }
    }
}

/// Looks up the texts of scenarios in the page's language, rendering those not cached yet.
pub fn scenario_texts() -> impl Fn(&Scenario) -> Arc<ScenarioTexts> {
    let cache = use_context::<Arc<ScenarioCache>>();
    let language = words().language();
    move |scenario| {
        let Some(ScenarioCache(cache)) = cache.as_deref() else { return ScenarioTexts::of(scenario).into() };
        let cached = cache.read().ok().and_then(|all| all.get(&language)?.get(&scenario.id).cloned());
        cached.unwrap_or_else(|| {
            let texts = Arc::new(ScenarioTexts::of(scenario));
            if let Ok(mut all) = cache.write() {
                all.entry(language).or_default().insert(scenario.id.clone(), texts.clone());
            }
            texts
        })
    }
}

/// The facts of a scenario before the ruling, with what is new in a stage set apart. See
/// [`facts::asked_facts`].
pub fn facts(bank: &Bank, scenario: &Scenario) -> AnyView {
    let draw = || facts::asked_facts(scenario, bank.before(scenario).as_deref());
    match bank.holds_case(scenario).then(|| scenario_texts()(scenario)) {
        Some(texts) => html(&texts.facts, || draw().to_html()),
        None => draw(),
    }
}

/// The questions of a scenario without any choice. See [`questions::fieldsets`].
pub fn asks(bank: &Bank, scenario: &Scenario) -> AnyView {
    let draw = || {
        let (form, empty) = (RulingForm::of(scenario), FormState::default());
        questions::fieldsets(&scenario.case, &form, &empty, &[], true)
    };
    match cached_texts(bank, scenario) {
        Some(texts) => html(&texts.asks, || draw().to_html()),
        None => draw().into_any(),
    }
}

/// The table of a scenario with its ruling, to be played, and the verdict.
pub fn ruled_table(bank: &Bank, scenario: &Scenario, ruling: &Ruling) -> AnyView {
    let draw = || {
        let (words, case) = (words(), &scenario.case);
        let line =
            line_in_brief(case, ruling).map(|line| view! { <h3>{words.say("ruling-line")}</h3> {line} });
        let verdict = symbols(&words.ruling_text(case, ruling).verdict.join(" "));
        view! {
            {table(case, None, Some(ruling), &[])}
            <p class="says-verdict">{verdict}</p>
            {line}
        }
    };
    match cached_texts(bank, scenario) {
        Some(texts) => html(&texts.ruled, || draw().to_html()),
        None => draw().into_any(),
    }
}

fn cached_texts(bank: &Bank, scenario: &Scenario) -> Option<Arc<ScenarioTexts>> {
    bank.holds(scenario).then(|| scenario_texts()(scenario))
}

fn html(cell: &OnceLock<String>, draw: impl FnOnce() -> String) -> AnyView {
    InertElement::new(cell.get_or_init(draw).clone()).into_any()
}
