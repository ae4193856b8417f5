//! The commonest irregularities of an auction, entered at the desk with a thumb on a phone.

use super::in_a_row::THUMB;
use super::{faults, now};
use crate::harness::browser::{Browser, PHONE, with_and_without_scripts};

/// The most taps from the desk's first page to the ruling: at three seconds a tap, a minute.
const TAPS: usize = 20;

/// An irregularity, the buttons that enter it after the choice of an auction, and the clause that
/// the ruling cites.
type Entered = (&'static str, &'static [&'static str], &'static str);

const COMMONEST: [Entered; 10] = [
    ("an insufficient bid", &["call-1S", "call-1H", "did-S-declines", "call-2H"], "27B1(a)"),
    ("a bid at partner's turn", &["who-S", "call-1H", "did-W-declines"], "31B"),
    ("a pass at RHO's turn", &["who-E", "call-P", "did-S-declines"], "30A"),
    ("a double out of rotation", &["call-1H", "who-W", "call-X", "did-N-declines"], "32B"),
    ("a double with nothing to double", &["call-P", "call-X"], "36B"),
    ("a change of call", &["call-1S", "who-N", "call-1NT", "did-E-declines"], "25B"),
    (
        "a bid of a player who must pass",
        &["call-P", "call-X", "did-N-director", "who-E", "call-P", "who-S", "call-P", "who-W", "call-1H"],
        "37B2",
    ),
    ("a bid of more than seven", &["call-8C"], "38"),
    ("a call after the final pass", &["call-1NT", "call-P", "call-P", "call-P", "who-S", "call-2S"], "39B"),
    ("a call out of rotation, called over", &["who-W", "call-1D", "who-N", "call-1S"], "29A"),
];

/// The most taps for an event other than a call, from the open auction.
const EVENT_TAPS: usize = 10;

const AUCTION: &str = "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=N+1H,+E+P,+S+2H,+W+P";

/// Events other than calls: how each is entered after four calls, what is then in the address, and
/// the clause that the ruling cites.
const EVENTS: [(&str, &[&str], &str, &str); 6] = [
    ("a card exposed", &["more-events", "seen", "whose-E", "card-D3"], "+E+exposes+D3", "24A"),
    ("two cards exposed", &["more-events", "seen", "whose-E", "card-HQ", "card-D3"], "+HQ+D3", "24C"),
    ("an early lead", &["more-events", "seen", "whose-W", "how-leads", "card-C7"], "+W+leads+C7", "24B"),
    (
        "a wrong explanation, corrected at once",
        &["more-events", "explained", "did-N-misexplains-3", "did-S-corrects-3"],
        "+N+misexplains+3,+S+corrects+3",
        "21B",
    ),
    (
        "an earlier explanation",
        &["more-events", "explained", "when=3", "did-N-misexplains-3"],
        "+3,+W+P",
        "20F5(a)",
    ),
    ("attention drawn", &["more-events", "did-N-director"], "+W+P,+N+director", ""),
];

#[test]
fn other_events_are_entered_in_ten_taps() {
    with_and_without_scripts(|browser, site| {
        browser.set_touch();
        browser.set_view(PHONE, false);
        for (what, taps, entered, clause) in EVENTS {
            browser.open(&site.url(AUCTION));
            for id in taps {
                match id.split_once('=') {
                    Some((field, value)) => {
                        browser.script(&format!("document.getElementById({field:?}).value = {value:?}"));
                    }
                    None => touch(browser, id),
                }
            }
            let address = browser.address();
            assert!(address.contains(entered), "{what}: no {entered} in {address}");
            let ruling = browser.one("#ruling").text();
            assert!(ruling.contains(clause), "{what}: no {clause} in {ruling}");
            assert!(taps.len() <= EVENT_TAPS, "{what} takes {} taps", taps.len());
            let found: Vec<String> =
                faults(browser, THUMB).into_iter().filter(|fault| !fault.contains("main button")).collect();
            assert!(found.is_empty(), "{what}: {found:#?}");
            tap(browser, "undo");
            assert!(!browser.address().contains(entered), "{what}: undone");
        }
    });
}

/// Taps a summary, a choice or a button, whichever has this id.
fn touch(browser: &Browser, id: &str) {
    let which = format!("#{id}");
    let kind = browser.one(&which).attribute("type").unwrap_or_default();
    match kind.as_str() {
        "submit" => tap(browser, id),
        "radio" => browser.one(&which).click(),
        // Open already, where the page has more to say of it.
        _ if browser.one(&which).attribute("open").is_some() => {}
        _ => browser.one(&format!("{which} > summary")).click(),
    }
}

#[test]
fn commonest_irregularities_are_entered_in_a_minute() {
    with_and_without_scripts(|browser, site| {
        browser.set_touch();
        browser.set_view(PHONE, false);
        for (what, taps, clause) in COMMONEST {
            browser.open(&site.url("/desk"));
            let begun = now(browser);
            browser.click_through(".beginnings a[href*='family=rotation']");
            for id in taps {
                tap(browser, id);
            }
            let ruling = browser.one("#ruling").text();
            assert!(ruling.contains(clause), "{what}: no {clause} in {ruling}");
            assert!(taps.len() < TAPS, "{what} takes {} taps", taps.len() + 1);
            // The desk has no one main button: the ruling is there after each tap.
            let found: Vec<String> =
                faults(browser, THUMB).into_iter().filter(|fault| !fault.contains("main button")).collect();
            assert!(found.is_empty(), "{what}: {found:#?}");
            println!("{what}: {} taps, {} ms", taps.len() + 1, now(browser) - begun);
        }
    });
}

/// Taps a button, or the choice of a player, and waits for what it changes.
fn tap(browser: &Browser, id: &str) {
    let which = format!("#{id}");
    if id.starts_with("who-") {
        return browser.one(&which).click();
    }
    let before = browser.address();
    browser.script(&format!("document.querySelector({which:?}).click()"));
    browser.wait(id, || browser.address() != before);
}
