//! Cached texts and drawings of the bank's scenarios, by language: they depend on the bank alone,
//! and are on the most visited pages. Not cached: variants, which are unlimited, and scenarios as
//! frozen in an exam.

use super::form::FormState;
use super::symbols::symbols;
use super::title::{edition_short, name, subtitle, title};
use super::{facts, form};
use crate::words;
use bank::{Bank, RulingForm, Scenario};
use leptos::prelude::*;
use leptos::tachys::html::InertElement;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};
use words::Language;

/// All of it. Of one site.
#[derive(Debug, Default)]
pub struct Kept(RwLock<HashMap<Language, HashMap<String, Arc<ScenarioTexts>>>>);

/// Texts and drawing of a scenario.
#[derive(Debug)]
pub struct ScenarioTexts {
    /// See [`title`].
    pub title: String,
    /// See [`name`].
    pub name: String,
    /// See [`subtitle`]; with its symbols, as it stands in a page.
    pub subtitle: String,
    /// The id in words.
    pub id: String,
    /// The Laws it is ruled on by, in short.
    pub edition: String,
    facts: OnceLock<String>,
    asks: OnceLock<String>,
}

impl ScenarioTexts {
    fn of(scenario: &Scenario) -> Self {
        Self {
            title: title(&scenario.case),
            name: name(scenario),
            subtitle: symbols(&subtitle(&scenario.case)).to_html(),
            id: words().tell("practice-id", &[("id", (&scenario.id).into())]),
            edition: edition_short(scenario.case.edition),
            facts: OnceLock::new(),
            asks: OnceLock::new(),
        }
    }
}

/// Texts of scenarios for a list.
pub fn told() -> impl Fn(&Scenario) -> Arc<ScenarioTexts> {
    let kept = use_context::<Arc<Kept>>();
    let language = words().language();
    move |scenario| {
        let Some(Kept(kept)) = kept.as_deref() else { return ScenarioTexts::of(scenario).into() };
        let known = kept.read().ok().and_then(|all| all.get(&language)?.get(&scenario.id).cloned());
        known.unwrap_or_else(|| {
            let told = Arc::new(ScenarioTexts::of(scenario));
            if let Ok(mut all) = kept.write() {
                all.entry(language).or_default().insert(scenario.id.clone(), told.clone());
            }
            told
        })
    }
}

/// The facts of a scenario, as they are before it is ruled on; of a stage what is new set apart. See [`facts::facts`].
pub fn facts(bank: &Bank, scenario: &Scenario) -> AnyView {
    let draw = || {
        let before = bank.before(scenario);
        facts::facts(&scenario.case, before.as_ref().map(|before| &before.case), None)
    };
    match of_bank(bank, scenario) {
        Some(told) => drawn(&told.facts, || draw().to_html()),
        None => draw(),
    }
}

/// The questions of a scenario with nothing chosen in them. See [`form::asks`].
pub fn asks(bank: &Bank, scenario: &Scenario) -> AnyView {
    let draw = || form::asks(&scenario.case, &RulingForm::of(scenario), &FormState::default(), &[]);
    match of_bank(bank, scenario) {
        Some(told) => drawn(&told.asks, || draw().to_html()),
        None => draw().into_any(),
    }
}

fn of_bank(bank: &Bank, scenario: &Scenario) -> Option<Arc<ScenarioTexts>> {
    bank.holds(scenario).then(|| told()(scenario))
}

fn drawn(kept: &OnceLock<String>, draw: impl FnOnce() -> String) -> AnyView {
    InertElement::new(kept.get_or_init(draw).clone()).into_any()
}
