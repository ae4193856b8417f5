//! A wrong answer is explained, and a fact is changed.

use std::path::Path;

use bank::grade::right_answers;
use bank::{Answer, Bank, Change};
use rules::engine::{Key, Ruling, rule};

use crate::harness::browser::{Element, PHONE, Scripts, with_and_without_scripts};

const ESCAPE: &str = "\u{E00C}";

/// URL of the marked answer that follows the ruling with this change.
fn marked_by(id: &str, change: &str) -> String {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let scenario = bank.scenario(id).expect("a scenario of the bank");
    let other = Change::read(change).and_then(|change| change.apply(&scenario.case)).expect("a change");
    let (truly, taken) = (rule(&scenario.case), rule(&other));
    let first = |of: &Ruling, key: Key| right_answers(of, key).into_iter().next();
    let tokens = |key: &Key| first(&taken, *key).or_else(|| first(&truly, *key)).unwrap_or_default();
    let answer = Answer::of(scenario.asks.iter().map(|key| (*key, tokens(key))));
    format!("/scenario/{id}/marked?{}", answer.to_query())
}

#[test]
fn finds_a_premise_and_unfolds() {
    let marked = marked_by("r006", "comparable:1:yes");
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url(&marked));
        assert!(browser.one(".aside-premise").text().contains("comparable"));
        assert!(browser.one(".marks .first-wrong .first").is_shown());
        assert!(!browser.all(".verdict-follow").is_empty());
        assert!(browser.one(".path-parting").is_shown(), "where the ways part, at a glance");
        assert!(!browser.one(".parting").is_shown(), "the rest is folded");
        browser.one("#whole-ruling > summary").click();
        assert!(browser.one(".path-two:not(.path-parting)").is_shown() && browser.one(".parting").is_shown());
        let minor = browser.all(".step-minor");
        assert!(minor.iter().all(|step| !step.is_shown()), "folded to the relevant tests");
        browser.one(".unfold summary").click();
        assert!(minor.iter().all(Element::is_shown), "and unfolded to all");
    });
}

/// On a phone the result has the focus, and what comes next is in view; `n` leads there.
#[test]
fn leads_on_from_the_result() {
    let marked = marked_by("r006", "comparable:1:yes");
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url(&marked));
        assert_eq!(browser.focused().attribute("id").as_deref(), Some("marked"));
        if browser.scripts == Scripts::On {
            browser.set_view(PHONE, false);
            let in_view = "return document.querySelector('[data-keys-next]')\
                .getBoundingClientRect().bottom <= innerHeight";
            assert_eq!(browser.script(in_view), true, "what comes next is within reach");
            browser.press("n");
            browser.wait("the next scenario", || !browser.address().contains("/marked?"));
        }
    });
}

#[test]
fn changes_one_fact_twice() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/scenario/r006"));
        browser.click_through(".what-if-link a");
        assert!(browser.address().ends_with("/scenario/r006/what-if"), "at {}", browser.address());
        browser.click_through(".changes[open] li a");
        assert!(browser.address().contains("/what-if?change="), "at {}", browser.address());
        assert!(!browser.all(".beside-rulings .verdict-changed").is_empty());
        let first = browser.one("h1").text();
        browser.click_through(".changes[open] li:nth-child(2) a:not([aria-current])");
        assert_ne!(browser.one("h1").text(), first);
        browser.click_through("a[href='/scenario/r006/what-if']");
        assert!(browser.all(".beside-rulings").is_empty(), "as it happened");
    });
}

/// A cited clause opens in the page; without scripts its link leads to the law.
#[test]
fn cited_clause_opens_in_place() {
    let marked = marked_by("r006", "comparable:1:yes");
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url(&marked));
        browser.one("#whole-ruling > summary").click();
        let clause = "#whole-ruling .reasons a.tag[href='/laws/2017/30#30.B.1']";
        if browser.scripts == Scripts::Off {
            browser.click_through(clause);
            assert_eq!(browser.address(), site.url("/laws/2017/30#30.B.1"));
            return;
        }
        // With a key held, a click is the browser's own.
        let held = format!(
            "let kept; addEventListener('click', event => {{ kept = event.defaultPrevented; \
             event.preventDefault(); }}, {{ once: true }}); document.querySelector(\"{clause}\")\
             .dispatchEvent(new MouseEvent('click', {{ ctrlKey: true, bubbles: true, cancelable: true }}));\
             return kept"
        );
        assert_eq!(browser.script(&held), false);
        assert!(!browser.one("dialog[data-law-book]").is_shown());
        let address = browser.address();
        browser.one(clause).click();
        assert!(browser.one("dialog[data-law-book]").is_shown());
        browser.wait("the clause is there", || !browser.all("[data-law-book-text] .is-cited").is_empty());
        assert_eq!(browser.one(".drawer .is-cited").attribute("id").as_deref(), Some("30.B.1"));
        assert!(browser.one("#law-book-title").text().contains("30"));
        assert_eq!(browser.address(), address);
        let page = browser.one("[data-law-book-page]").attribute("href");
        assert_eq!(page.as_deref(), Some("/laws/2017/30#30.B.1"));
        browser.press(ESCAPE);
        assert!(!browser.one("dialog[data-law-book]").is_shown());
        browser.assert_console_is_clean();
    });
}
