//! Forced colours: chosen, right, wrong and refused differ without colours of ours.

use super::MARKED;
use crate::harness::browser::{Browser, Scripts};
use crate::harness::running::RunningSite;

/// The look of an element or pseudo-element, as far as forced colours leave it.
fn look(browser: &Browser, which: &str, part: &str) -> String {
    let script = format!(
        "const one = document.querySelector(\"{which}\");
         if (!one) return 'absent';
         const style = getComputedStyle(one, '{part}');
         return [style.content, style.backgroundColor, style.borderTopStyle, style.borderTopWidth,
             style.borderTopColor, style.outlineStyle, style.textDecorationLine].join(' ')"
    );
    let look = browser.script(&script).as_str().unwrap_or_default().to_owned();
    assert_ne!(look, "absent", "{which} at {}", browser.address());
    look
}

#[test]
fn marks_differ_in_forced_colours() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.set_forced_colours();
    browser.open(&site.url(MARKED));
    assert_eq!(browser.script("return matchMedia('(forced-colors: active)').matches"), true);
    let held = look(&browser, ".step-held .node", "::before");
    let refused = look(&browser, ".step-refused .node", "::before");
    assert_ne!(held, refused, "a test that held, and one that did not");
}

#[test]
fn chosen_answer_shows_in_forced_colours() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.set_forced_colours();
    browser.open(&site.url("/scenario/c001"));
    browser.one("[data-steps-switch]").click();
    browser.script("document.querySelector('.choice input[type=radio]').click()");
    let row = |state: &str| look(&browser, &format!(".choice:has(input{state})"), "");
    assert_ne!(row(":checked"), row(":not(:checked)"));
}
