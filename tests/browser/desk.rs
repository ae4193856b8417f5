//! The desk, by buttons and by keys, with scripts and without: facts entered by the user.

use crate::harness::browser::{Browser, DESK, PHONE, Scripts, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::journey_account::sign_up;

const RIGHT: &str = "\u{E014}";
const ARROW_DOWN: &str = "\u{E015}";
const ENTER: &str = "\u{E007}";

/// A claim of four tricks, as exported by a program.
const PBN: &str = "[Dealer \"S\"]\n[Vulnerable \"None\"]\n[Deal \"N:..5432. .KQJ.K. AK.A..9 QJ..A.8\"]\n\
    [Declarer \"S\"]\n[Contract \"3C\"]\n";

/// Clicks something and waits for a text on the page. In one script: the page may be replaced
/// meanwhile.
fn click(browser: &Browser, which: &str, what: &str, holds: impl Fn() -> bool) {
    browser.script(&format!("document.querySelector({which:?}).click()"));
    browser.wait(what, holds);
}

/// The text of an element, in one script; empty if absent.
fn text(browser: &Browser, which: &str) -> String {
    let text = browser.script(&format!("return document.querySelector({which:?})?.innerText ?? ''"));
    text.as_str().unwrap_or_default().to_owned()
}

fn ruling(browser: &Browser) -> String {
    text(browser, "#ruling")
}

#[test]
fn enters_and_rules_a_pass_out_of_rotation() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/desk"));
        browser.click_through(".beginnings a[href*='family=rotation']");
        assert!(ruling(browser).contains("the first call"), "{}", ruling(browser));
        browser.one("#who-E").click();
        click(browser, "#call-P", "the pass is ruled on", || text(browser, "h1").contains("East passes"));
        assert!(browser.address().contains("facts.auction=E+P"), "{}", browser.address());
        assert!(ruling(browser).contains("30A"), "{}", ruling(browser));
        assert!(!browser.all("#ruling .branches").is_empty(), "a branch for each answer");
        click(browser, "#did-S-declines", "South declines", || browser.address().contains("S+declines"));
        click(browser, "#undo", "it is taken back", || !browser.address().contains("declines"));
        // The link holds the facts.
        let link = browser.one("#link").attribute("value").unwrap_or_default();
        browser.open(&link);
        assert!(ruling(browser).contains("30A"));
    });
}

#[test]
fn pastes_pbn_and_changes_a_fact() {
    with_and_without_scripts(|browser, site| {
        browser.open(&site.url("/desk"));
        browser.click_through(".beginnings a[href*='family=claim']");
        browser.one("#paste").fill(PBN);
        click(browser, "#paste-send", "the cards are there", || browser.address().contains("facts.cards"));
        for field in ["facts.leader", "facts.claimer"] {
            let chosen = format!("[name='{field}'][value=S]:checked");
            click(browser, &format!("[name='{field}'][value=S]"), "South is chosen", || {
                !browser.all(&chosen).is_empty()
            });
        }
        browser.script("document.getElementById('facts.claims').focus()");
        browser.press("4");
        click(browser, "#rule", "the ruling comes", || !browser.all("#ruling .says-director").is_empty());
        let before = text(browser, "#ruling .says-director");
        browser.script("document.querySelector(\"[name='facts.disputed'][value=false]\").click()");
        click(browser, "#rule", "another ruling", || {
            let after = text(browser, "#ruling .says-director");
            !after.is_empty() && after != before
        });
    });
}

#[test]
fn builds_a_statement_with_a_thumb() {
    const CASE: &str = "/desk?family=claim&edition=2017&facts.cards=N:..5432.+.KQJ.K.+AK.A..9+QJ..A.8\
        &facts.trump=C&facts.declarer=S&facts.leader=S&facts.claimer=S&facts.claims=4";
    with_and_without_scripts(|browser, site| {
        browser.set_view(PHONE, false);
        browser.open(&site.url(CASE));
        for (which, statement) in [
            ("#say-draw", "facts.statement=draw"),
            ("#say-cash-S", "facts.statement=draw,+cash+S"),
            ("#said-up-2", "facts.statement=cash+S,+draw"),
            ("#said-remove-1", "facts.statement=draw"),
        ] {
            click(browser, which, statement, || {
                browser.address().split('#').next().is_some_and(|at| at.ends_with(statement))
            });
        }
        assert_eq!(text(browser, "#said").replace('\u{fe0e}', ""), "“draw trumps.”");
        // What is chosen stays when something lacks.
        browser.script("document.getElementById('more-steps').open = true");
        browser.script("document.getElementById('say.ruff.suit-D').click()");
        click(browser, "#say-form-ruff", "the hand lacks", || {
            !browser.all("[id='say.ruff.hand-fault']").is_empty()
        });
        browser.script("document.getElementById('say.ruff.hand-N').click()");
        click(browser, "#say-form-ruff", "the ruff is there", || {
            browser.address().contains("draw,+ruff+D+in+N")
        });
        let wide = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert_eq!(wide, 0, "no overflow");
        let small = browser.script(
            "return [...document.querySelectorAll('.statement button')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.width > 1 && (box.height < 40 || box.width < 40);
            }).length",
        );
        assert_eq!(small, 0, "targets for a thumb");
    });
}

#[test]
fn slider_shows_the_position_after_a_trick() {
    // Two tricks: West wins the first, and what is left is shown after it.
    const GAME: &str = "[Deal \"N:A3... .A3.. ..A3. ...A3\"]\n[Contract \"C\"]\n[Play \"N\"]\n\
        SA HA DA CA\nS3 H3 D3 C3\n";
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url("/desk?family=claim&edition=2017"));
    browser.one("#paste").fill(GAME);
    click(&browser, "#paste-send", "the slider comes", || {
        !browser.all("#after-slider:not([hidden])").is_empty()
    });
    assert_eq!(browser.script("return document.getElementById('after').value"), "0");
    browser.script(
        "const slider = document.getElementById('after-slider');
         slider.value = 1;
         slider.dispatchEvent(new Event('input', { bubbles: true }));
         slider.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    browser.wait("the position follows", || text(&browser, "#position").contains("West is on lead"));
    assert_eq!(browser.script("return document.getElementById('after').value"), "1");
    click(&browser, "#paste-send", "it is used", || browser.address().contains("facts.cards=N:3..."));
    browser.assert_console_is_clean();
}

#[test]
fn long_paste_is_not_sent_and_not_lost() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url("/desk?family=claim&edition=2017"));
    browser.script("document.getElementById('paste').value = 'x'.repeat(300 * 1024)");
    click(&browser, "#paste-send", "the limit is told", || text(&browser, "#paste-long").contains("256 kB"));
    assert_eq!(browser.script("return document.getElementById('paste').value.length"), 300 * 1024);
    // A text that is too long for a URL, but not for a form, comes back with its fault.
    browser.script("document.getElementById('paste').value = 'x'.repeat(20 * 1024)");
    click(&browser, "#paste-send", "the fault comes", || !browser.all("#paste-fault").is_empty());
    assert_eq!(browser.script("return document.getElementById('paste').value.length"), 20 * 1024);
    assert!(!browser.address().contains("/api/"), "the address is that of the facts: {}", browser.address());
    browser.assert_console_is_clean();
}

#[test]
fn saves_finds_and_deletes_a_case() {
    const CASE: &str = "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=E+P";
    const HOSTILE: &str = "<b id=x9>Board 7</b>";
    with_and_without_scripts(|browser, site| {
        let save = |name: &str| {
            browser.one("#case-name").fill(name);
            browser.click_through("#save form button");
        };
        browser.open(&site.url(CASE));
        assert!(browser.all("#save form").is_empty(), "a visitor is asked to sign in");
        browser.click_through("#save a");
        assert!(browser.address().contains("/sign-in?next="), "{}", browser.address());
        sign_up(browser, site);
        browser.open(&site.url(CASE));
        save("");
        assert!(text(browser, "#case-name-fault").contains("letter"), "a fault beside its field");
        save(HOSTILE);
        assert!(text(browser, "#save .done").contains("saved"), "{}", text(browser, "#save"));
        browser.open(&site.url("/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=E+1H"));
        save(HOSTILE);
        assert!(text(browser, "#case-name-fault").contains("Another"), "{}", text(browser, "#save"));
        let typed = browser.script("return document.querySelector('#case-name').value");
        assert_eq!(typed, HOSTILE, "what was typed comes back");
        browser.open(&site.url("/me"));
        browser.click_through("a[href='/me/cases']");
        assert_eq!(text(browser, ".rows .what a"), HOSTILE);
        assert!(browser.all("#x9").is_empty(), "a name is no markup");
        browser.click_through(".rows .what a");
        assert!(ruling(browser).contains("30A"), "{}", ruling(browser));
        browser.open(&site.url("/me/cases"));
        browser.click_through(".rows form button");
        assert!(text(browser, "main .done").contains("deleted"), "{}", text(browser, "main"));
        assert!(!browser.all("main .empty").is_empty(), "the list is empty");
    });
}

#[test]
fn desk_works_by_keyboard_alone() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url("/desk?family=rotation&edition=2017&facts.dealer=N"));
    browser.script("document.getElementById('call-P').focus()");
    for (key, id) in [
        (RIGHT, "call-X"),
        (RIGHT, "call-XX"),
        (ARROW_DOWN, "call-1H"),
        (ARROW_DOWN, "call-2H"),
        (RIGHT, "call-2S"),
    ] {
        browser.press(key);
        assert_eq!(browser.focused().attribute("id").as_deref(), Some(id));
    }
    browser.press(ENTER);
    browser.wait("the bid is there", || browser.address().contains("facts.auction=N+2S"));
    browser.wait("the focus stays", || browser.focused().attribute("id").as_deref() == Some("call-2S"));
    browser.wait("it is told", || {
        browser
            .script("return document.querySelector('[data-desk-said]').textContent")
            .as_str()
            .is_some_and(|said| said.contains("North: two spades."))
    });
    browser.press(ENTER);
    browser.wait("an insufficient bid can be made", || browser.address().contains("N+2S,+E+2S"));
    browser.script("history.back()");
    browser.wait("the way back is an undo", || browser.address().ends_with("facts.auction=N+2S"));
    browser.assert_console_is_clean();
}

#[test]
fn two_quick_clicks_enter_two_calls() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url("/desk?family=rotation&edition=2017&facts.dealer=N"));
    browser.script("for (const id of ['call-1C', 'call-P', 'call-1D']) document.getElementById(id).click()");
    browser.wait("all three are there", || browser.address().contains("facts.auction=N+1C,+E+P,+S+1D"));
    browser.assert_console_is_clean();
}

#[test]
fn fits_a_phone() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    for (name, path) in [
        ("desk-begin", "/desk"),
        ("desk-auction", "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=E+1H"),
        ("desk-claim", "/desk?family=claim&edition=2017&facts.cards=N:..5432.+.KQJ.K.+AK.A..9+QJ..A.8"),
    ] {
        browser.set_view(PHONE, false);
        browser.open(&site.url(path));
        assert_eq!(browser.overhang(), 0, "{name}: no overflow");
        let small = browser.script(
            "return [...document.querySelectorAll('.bid, .pick-card, .entry .pick')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.width > 1 && (box.height < 24 || box.width < 24);
            }).length",
        );
        assert_eq!(small, 0, "{name}: targets are 24 pixels at least");
        browser.screenshot(&format!("{name}-phone-dark"), PHONE, true);
        browser.screenshot(&format!("{name}-desk"), DESK, false);
    }
}
