//! A first visit, and ten scenarios in a row on a phone, with scripts and without.

use super::{faults, now};
use crate::harness::browser::{Browser, PHONE, Scripts, with_and_without_scripts};
use crate::journey::{choose, choose_all, submit};

const SCENARIOS: usize = 10;

/// Lists what a thumb would stumble over: a page that scrolls sideways, a main button that is out of
/// view or covered, and targets under 24 pixels other than links within a text.
pub(super) const THUMB: &str = r#"
    const found = [];
    const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
    const name = (one) => `<${one.tagName.toLowerCase()}> ${one.textContent.trim().slice(0, 40)}`;
    // On a phone `innerWidth` grows with a page that is too wide.
    const page = document.documentElement, over = page.scrollWidth - page.clientWidth;
    if (over > 0) found.push(`${over} pixels too wide`);
    const main = '[data-steps-next], form[data-keys] button.primary, [data-keys-next]';
    const at_hand = (one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.top >= 0 && box.bottom <= page.clientHeight && one.contains(top);
    };
    const buttons = [...document.querySelectorAll(main)].filter(shown);
    if (!buttons.some(at_hand)) found.push(`no main button at hand among ${buttons.map(name)}`);
    for (const one of document.querySelectorAll('a[href], button, summary, select, textarea, input')) {
        const target = one.tagName === 'INPUT' ? one.closest('label') ?? one : one;
        const is_in_text = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
        if (!shown(one) || !shown(target) || is_in_text || one.closest('.skip, .vh')) continue;
        const box = target.getBoundingClientRect();
        if (Math.min(box.width, box.height) < 24) found.push(`${box.width} × ${box.height}: ${name(target)}`);
    }
    return found;
"#;

fn assert_at_hand(browser: &Browser, step: &str) {
    let found = faults(browser, THUMB);
    assert!(found.is_empty(), "{step}, at {}: {found:#?}", browser.address());
}

#[test]
fn first_question_is_a_click_away() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/"));
        let begun = now(browser);
        let question = browser.one(".home-question fieldset[data-question]");
        assert!(question.is_shown(), "a question is on the front page");
        browser.click_through(".hero a.button:not(.quiet)");
        let questions = browser.all("fieldset[data-question]");
        assert!(questions.first().is_some_and(|question| question.is_shown()), "one click leads to another");
        choose_all(browser, 0);
        submit(browser);
        assert!(browser.address().contains("/marked?"), "at {}", browser.address());
        println!("first marked answer after {} ms", now(browser) - begun);
    });
}

#[test]
fn ten_in_a_row_on_a_phone() {
    with_and_without_scripts(|browser, site| {
        browser.set_touch();
        browser.set_view(PHONE, false);
        browser.open(&site.url("/practice/next"));
        let begun = now(browser);
        let mut seen = Vec::new();
        for n in 1..=SCENARIOS {
            let scenario = browser.one("input[name=scenario]").attribute("value").expect("it is named");
            assert!(!seen.contains(&scenario), "{scenario} again, after {seen:?}");
            seen.push(scenario);
            match browser.scripts {
                Scripts::On => answer_step_by_step(browser),
                // The whole form is shown; its button stays in view from the first question on.
                Scripts::Off => {
                    choose_all(browser, 0);
                    assert_at_hand(browser, "form");
                }
            }
            submit(browser);
            assert!(browser.address().contains("/marked?"), "at {}", browser.address());
            assert_at_hand(browser, "marked");
            if n < SCENARIOS {
                browser.click_through("[data-keys-next]");
            }
        }
        println!("{SCENARIOS} scenarios, {seen:?}, in {} ms", now(browser) - begun);
    });
}

/// Chooses the first choice of each question, as it is shown.
fn answer_step_by_step(browser: &Browser) {
    for _ in 0..30 {
        assert_at_hand(browser, "question");
        let shown = browser.all("fieldset[data-question]:not([hidden]):not(.confidence)");
        let Some(question) = shown.first() else { return assert_at_hand(browser, "overview") };
        let choice = &question.all(".choice input")[0];
        choose(browser, &choice.attribute("id").expect("a choice has an id"));
        if question.is_shown() {
            browser.one("[data-steps-next]").click();
        }
    }
    panic!("the questions do not end at {}", browser.address());
}
