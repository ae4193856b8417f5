//! A visitor practises.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::journey::{choose_all, submit};
use crate::journey::{chosen, mark_of};

#[test]
fn visitor_is_marked_by_the_ruling() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/"));
        browser.click_through("a.button");
        assert!(browser.address().starts_with(&site.url("/scenario/")), "at {}", browser.address());
        let questions = browser.all("fieldset[data-question]").len();
        choose_all(browser, 0);
        let (scenario, chosen) = chosen(browser);
        submit(browser);
        assert!(browser.address().contains("/marked?"), "at {}", browser.address());
        let mark = mark_of(&scenario, &chosen);
        let tenths = if mark.is_multiple_of(10) { String::new() } else { format!(".{}", mark % 10) };
        assert_eq!(browser.one(".percent").text(), format!("{}{tenths} %", mark / 10));
        assert_eq!(browser.all(".marks tbody tr:not(.why)").len(), questions);
        assert!(browser.all(".trace .step").len() > 2, "the path through the Laws is shown");
        assert!(browser.all(".trace .step-held").len() > 1);
        assert!(browser.one(".square").is_shown(), "the facts stay in view");
        assert!(browser.all(".saved").is_empty(), "nothing is saved, and nothing claims so");
    });
}

#[test]
fn marked_page_is_shareable() {
    with_and_without_scripts(|browser, site| {
        let marked = answer_the_next(browser, site);
        let first = browser.one("main").text();
        browser.open(&site.url("/"));
        browser.open(&marked);
        assert_eq!(browser.one("main").text(), first);
    });
}

#[test]
fn continues_from_a_marked_page() {
    with_and_without_scripts(|browser, site| {
        let marked = answer_the_next(browser, site);
        browser.click_through(".actions .quiet");
        assert!(marked.starts_with(&format!("{}/marked?", browser.address())), "the same once more");
        browser.open(&marked);
        browser.click_through(".actions .button:not(.quiet)");
        assert!(browser.address().contains("/scenario/"));
        assert!(!marked.starts_with(&browser.address()), "another one");
    });
}

#[test]
fn follows_a_clause_to_the_law_book() {
    with_and_without_scripts(|browser, site| {
        answer_the_next(browser, site);
        // With scripts a click opens the clause in place: the address of the link is for a new tab.
        let law = browser.one(".reason a.tag").attribute("href").expect("a link");
        browser.open(&site.url(&law));
        assert!(browser.address().contains("/laws/"), "at {}", browser.address());
        let clause = browser.address().rsplit_once('#').map(|(_, clause)| clause.to_owned());
        let clause = clause.expect("the clause is named");
        assert!(browser.one(&format!("[id='{clause}']")).is_shown());
        browser.open(&site.url("/laws/2017/30"));
        // A long list of scenarios is folded until opened.
        browser.one("[id='30.B.1.b.i'] .turning:not([open]) summary").click();
        browser.click_through("[id='30.B.1.b.i'] .turning[open] a");
        assert!(browser.address().contains("/scenario/"));
    });
}

fn answer_the_next(browser: &Browser, site: &RunningSite) -> String {
    browser.open(&site.url("/practice/next"));
    choose_all(browser, 0);
    submit(browser);
    browser.address()
}
