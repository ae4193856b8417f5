//! The worst normal line, played in its ending: by buttons, by keys, and as a list.

use crate::harness::browser::{Browser, DESK, PHONE, Scripts, with_and_without_scripts};
use crate::harness::running::RunningSite;

/// Four tricks: South leads three of them, West ruffs the third and leads the last.
const MARKED: &str =
    "/scenario/c001/marked?what=claim%3A4&law=70C&play=suspended&standing=adjudicated&tricks=3&result=3C-1";

/// The fold that holds the ruling.
const RULING: &str = "#whole-ruling > summary";

const ARROW_LEFT: &str = "\u{E012}";
const ARROW_UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const ARROW_DOWN: &str = "\u{E015}";
const HOME: &str = "\u{E011}";
const END: &str = "\u{E010}";

fn status_text(browser: &Browser) -> String {
    browser.one(".player-told").text()
}

fn press(browser: &Browser, step: &str) -> String {
    browser.one(&format!("[data-step={step}]")).click();
    status_text(browser)
}

/// Visible text of a hand, a suit a line.
fn hand(browser: &Browser, seat: &str) -> String {
    browser.one(&format!(".player .hand-{seat}")).text().replace(['\n', ' ', '\u{fe0e}'], "")
}

fn tally(browser: &Browser) -> String {
    browser.one(".player .deal-facts").text()
}

fn lying(browser: &Browser) -> usize {
    browser.all(".player .trick > span").iter().filter(|card| card.is_shown()).count()
}

fn start() -> (RunningSite, Browser) {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url(MARKED));
    browser.one(RULING).click();
    (site, browser)
}

#[test]
fn plays_the_line_by_buttons() {
    let (_site, browser) = start();
    assert!(status_text(&browser).contains("South is on lead"), "{}", status_text(&browser));
    assert_eq!((hand(&browser, "s"), lying(&browser)), ("♠AK♥A♦—♣9".to_owned(), 0));
    let first = press(&browser, "on");
    assert!(first.contains("Trick 1, card 1 of 16") && first.contains("South: ♠"), "{first}");
    assert!(first.contains("any order is normal"), "the reason it is normal: {first}");
    assert_eq!((hand(&browser, "s"), lying(&browser)), ("♠A♥A♦—♣9".to_owned(), 1));
    let trick = press(&browser, "on-trick");
    assert!(trick.contains("card 4 of 16") && trick.contains("South wins the trick."), "{trick}");
    assert_eq!((tally(&browser).as_str(), lying(&browser)), ("Tricks won: North–South 6, East–West 4", 4));
    let next = press(&browser, "on");
    assert!(next.contains("Trick 2, card 5 of 16"), "{next}");
    assert_eq!(lying(&browser), 1, "the trick before has gone");
    assert!(press(&browser, "back-trick").contains("card 4 of 16"));
    assert!(press(&browser, "back").contains("card 3 of 16"));
    assert_eq!(tally(&browser), "Tricks won: North–South 5, East–West 4");
    assert!(press(&browser, "end").contains("card 16 of 16"));
    assert_eq!(tally(&browser), "Tricks won: North–South 8, East–West 5");
    assert_eq!(hand(&browser, "s"), "♠—♥—♦—♣—");
    let on = browser.one("[data-step=on]");
    assert_eq!(on.attribute("aria-disabled").as_deref(), Some("true"));
    assert!(press(&browser, "on").contains("card 16 of 16"), "there is no card after the last");
    assert!(press(&browser, "start").contains("Before the first card"));
    browser.assert_console_is_clean();
}

#[test]
fn plays_the_line_by_keys() {
    let (_site, browser) = start();
    browser.press(RIGHT);
    assert!(status_text(&browser).contains("Before the first card"), "the keys scroll elsewhere");
    browser.script("document.querySelector('[data-step=on]').focus()");
    for (key, card) in [
        (RIGHT, 1),
        (RIGHT, 2),
        (ARROW_LEFT, 1),
        (ARROW_DOWN, 4),
        (ARROW_DOWN, 8),
        (ARROW_UP, 4),
        (END, 16),
        (ARROW_LEFT, 15),
        (ARROW_UP, 12),
    ] {
        browser.press(key);
        assert!(
            status_text(&browser).contains(&format!("card {card} of 16")),
            "{card}: {}",
            status_text(&browser)
        );
    }
    browser.press(HOME);
    assert!(status_text(&browser).contains("Before the first card"));
    let live = browser.one(".player-told");
    assert_eq!(live.attribute("aria-live").as_deref(), Some("polite"));
    assert_eq!(browser.focused().attribute("data-step").as_deref(), Some("on"), "the focus stays");
    browser.assert_console_is_clean();
}

#[test]
fn list_works_without_scripts() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url(MARKED));
        browser.one(RULING).click();
        let scripts = browser.scripts == Scripts::On;
        assert_eq!(browser.one(".player").is_shown(), scripts);
        assert!(!browser.one(".play-list table.line").is_shown(), "the tricks are enough at first");
        browser.one(".play-list > summary").click();
        let tricks = browser.all(".tricks tbody tr");
        let row: Vec<String> = tricks.iter().map(|row| row.text().replace('\u{fe0e}', "")).collect();
        assert_eq!(row.len(), 4);
        assert!(row[2].contains("♣8") && row[2].ends_with("West"), "{row:?}");
        let listed = browser.all(".line tbody tr");
        assert_eq!(listed.len(), 16);
        for (row, number) in listed.iter().zip(1..).filter(|_| scripts) {
            let told = press(browser, "on");
            let [who, card, why] =
                ["td:not(.card):not(.why)", "td.card", "td.why .reason"].map(|cell| row.all(cell)[0].text());
            let card = card.lines().next().unwrap_or_default().to_owned();
            assert!(
                [who, card, why].iter().all(|part| told.contains(part.as_str())),
                "card {number}: {told}"
            );
        }
    });
}

#[test]
fn folds_comments_on_other_cards() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url(MARKED));
        browser.one(RULING).click();
        browser.one(".play-list > summary").click();
        let others = &browser.all(".others")[0];
        let [summary, note] = ["summary", ".note"].map(|part| others.all(part).remove(0));
        assert!(summary.is_shown() && !note.is_shown(), "folded at first");
        summary.click();
        assert!(note.is_shown() && !note.text().is_empty(), "and shown on request");
    });
}

#[test]
fn player_fits_a_phone() {
    let (site, browser) = start();
    browser.set_view(PHONE, false);
    browser.open(&site.url(MARKED));
    browser.one(RULING).click();
    let outside = browser.script(
        "return [...document.querySelectorAll('.player *')].filter(one => {
            const box = one.getBoundingClientRect();
            return box.width > 1 && (box.left < 0 || box.right > innerWidth);
        }).length",
    );
    assert_eq!(outside, 0, "nothing of the player is cut off");
    let small = browser.script(
        "return [...document.querySelectorAll('.player button')].filter(one => one.offsetHeight < 44).length",
    );
    assert_eq!(small, 0);
    for (name, width, dark) in [("player-phone-dark", PHONE, true), ("player-desk", DESK, false)] {
        press(&browser, "on-trick");
        press(&browser, "on");
        browser.screenshot(name, width, dark);
    }
}

/// The example of a law: South passes at East’s turn, and West does not accept it.
const AUCTION: &str = "/laws/2017/31";

#[test]
fn plays_an_auction_event_by_event() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url(AUCTION));
    let made = || browser.all(".auction .made").iter().filter(|call| call.is_shown()).count();
    let struck = || browser.all(".auction .struck").iter().filter(|call| call.is_shown()).count();
    let whole = (made(), struck());
    assert_eq!(whole.1, 1, "at first the whole is shown, with the pass cancelled");
    browser.one("#by-step > summary").click();
    let (first, last) = ("Before the first call", "Step 4 of 4");
    assert!(status_text(&browser).contains(last));
    assert!(press(&browser, "start").contains(first));
    assert_eq!((made(), struck()), (0, 0), "nothing is called yet");
    assert!(press(&browser, "on").contains("North: 2"));
    let pass = press(&browser, "on");
    assert!(pass.contains("out of rotation") && pass.contains("Does West accept the call?"), "{pass}");
    assert_eq!(struck(), 0, "it is not cancelled before West declines it");
    browser.press(RIGHT);
    assert!(status_text(&browser).contains("South’s pass is cancelled."), "{}", status_text(&browser));
    assert_eq!(struck(), 1);
    browser.press(END);
    assert!(status_text(&browser).contains(last));
    assert_eq!((made(), struck()), whole);
    browser.press(HOME);
    assert!(status_text(&browser).contains(first));
    browser.assert_console_is_clean();
}

#[test]
fn auction_is_whole_without_scripts() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url(AUCTION));
        assert_eq!(browser.one("#by-step").is_shown(), browser.scripts == Scripts::On);
        let struck = browser.all(".auction .struck").iter().filter(|call| call.is_shown()).count();
        let remarks = browser.all(".auction .said").iter().filter(|text| text.is_shown()).count();
        assert_eq!((struck, remarks), (1, 1));
        browser.set_view(PHONE, false);
        let height = browser.script("return document.querySelector('.auction .remark').offsetHeight");
        assert!(height.as_f64().is_some_and(|height| height < 32.0), "what is said is on one line: {height}");
    });
}
