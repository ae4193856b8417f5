//! Common parts of the journeys: filling a ruling form, and its mark.

use std::collections::BTreeMap;
use std::path::Path;

use bank::{Answer, Bank, RulingForm, mark};

use crate::harness::browser::Browser;

/// Choices by the names of components.
pub type Chosen = BTreeMap<String, Vec<String>>;

/// Selects a choice of every question: the one at this position, or the last if there are fewer.
pub fn choose_all(browser: &Browser, place: usize) {
    for question in browser.all("fieldset[data-question]") {
        let choices = question.all("input");
        let choice = &choices[place.min(choices.len() - 1)];
        // Scrolled into view as by a person, so that nothing covers it.
        let id = choice.attribute("id").expect("a choice has an id");
        browser.script(&format!("document.getElementById('{id}').scrollIntoView({{ block: 'center' }})"));
        choice.click();
    }
}

/// Clicks the button.
pub fn submit(browser: &Browser) {
    browser.click_through("form[data-keys] button[type=submit]");
}

/// The scenario of the open form, and its choices.
pub fn chosen(browser: &Browser) -> (String, Chosen) {
    let scenario = browser.one("input[name=scenario]").attribute("value").expect("a form names its scenario");
    let mut chosen = Chosen::new();
    for input in browser.all("fieldset[data-question] input:checked") {
        let name = input.attribute("name").unwrap_or_default();
        // The confidence field is in the form, but not part of the answer.
        let Some(name) = name.strip_prefix("answer[").map(|name| name.trim_end_matches("][]").to_owned())
        else {
            continue;
        };
        chosen.entry(name).or_default().push(input.attribute("value").unwrap_or_default());
    }
    (scenario, chosen)
}

/// The engine's mark, in thousandths.
pub fn mark_of(scenario: &str, chosen: &Chosen) -> u16 {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let scenario = bank.scenario(scenario).expect("a scenario of the bank");
    let answer = Answer::parse(&RulingForm::of(scenario), chosen.clone()).expect("a whole answer");
    mark(scenario, &answer).permille
}
