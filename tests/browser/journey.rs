//! Common parts of the journeys: filling a ruling form, and its mark.

use std::collections::BTreeMap;
use std::path::Path;

use bank::{Answer, Bank, RulingForm, mark};

use crate::harness::browser::{Browser, Element};

/// Choices by the names of components.
pub type Chosen = BTreeMap<String, Vec<String>>;

/// Selects a choice of every question: the one at this position, or the last if there are fewer.
/// Where one question is shown at a time, goes on to the next; a settled one is skipped.
pub fn choose_all(browser: &Browser, place: usize) {
    for question in browser.all("fieldset[data-question]") {
        if !question.is_shown() {
            continue;
        }
        let choices = question.all(".choice input");
        let choice = &choices[place.min(choices.len() - 1)];
        choose(browser, &choice.attribute("id").expect("a choice has an id"));
        go_on(browser, &question);
    }
}

/// Selects a choice: opens its law, scrolls it into view as by a person, so that nothing covers it,
/// and clicks it.
pub fn choose(browser: &Browser, id: &str) {
    browser.script(&format!(
        "const choice = document.getElementById('{id}');
         choice.closest('.law-group')?.setAttribute('open', '');
         choice.scrollIntoView({{ block: 'center' }})"
    ));
    browser.one(&format!("[id='{id}']")).click();
}

/// Goes on to the next question, if one is shown at a time and the choice has not done it.
pub fn go_on(browser: &Browser, question: &Element<'_>) {
    if !browser.all("form[data-steps=one]").is_empty() && question.is_shown() {
        browser.one("[data-steps-next]").click();
    }
}

/// Shows all questions, for this page and the following ones.
pub fn show_all(browser: &Browser) {
    if !browser.all("form[data-steps=one]").is_empty() {
        browser.one("[data-steps-switch]").click();
    }
}

/// Clicks the button.
pub fn submit(browser: &Browser) {
    browser.click_through("form[data-keys] button.primary");
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
