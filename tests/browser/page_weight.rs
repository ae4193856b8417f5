//! Bytes on the wire.

use std::path::Path;

use bank::Bank;

use crate::harness::browser::{Browser, Scripts};
use crate::harness::running::RunningSite;

/// Maximum size of a first visit to a scenario, in bytes as sent.
const LIMIT: u64 = 84_000;

#[test]
fn first_visit_is_under_84_kb() {
    let site = RunningSite::start();
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let longest = bank.scenarios().max_by_key(|one| bank.text_of(&one.id).map_or(0, str::len));
    let longest = longest.expect("the bank has scenarios");
    let browser = Browser::start(Scripts::On);
    browser.open(&site.url(&format!("/scenario/{}", longest.id)));
    // The page itself and everything it loaded; `transferSize` counts headers, too, and compressed
    // bytes.
    let sent = browser.script(
        "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .map(one => [one.name.replace(location.origin, ''), one.transferSize])",
    );
    println!("{} costs {sent}", longest.id);
    let sizes = sent.as_array().expect("a list").iter().map(|one| one[1].as_u64().unwrap_or_default());
    let sizes: Vec<u64> = sizes.collect();
    assert!(sizes.len() >= 4, "page, styles, script and module were seen: {sent}");
    assert!(sizes.iter().sum::<u64>() <= LIMIT, "{sent}");
}
