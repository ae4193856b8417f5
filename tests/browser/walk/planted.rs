//! The scripts of the walks find faults that are planted.

use super::in_a_row::THUMB;
use super::keyboard::FOCUS;
use super::{MARKED, faults};
use crate::harness::browser::{Browser, PHONE, Scripts};
use crate::harness::running::RunningSite;

fn assert_found(browser: &Browser, script: &str, words: &[&str]) {
    let found = faults(browser, script);
    for word in words {
        assert!(found.iter().any(|fault| fault.contains(word)), "{word} is not in {found:?}");
    }
}

#[test]
fn planted_faults_are_found() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.set_view(PHONE, false);
    browser.open(&site.url(MARKED));
    browser.script(
        "const plant = (name, style) => {
             const one = document.createElement(name);
             Object.assign(one.style, style);
             document.querySelector('main').append(one);
         };
         plant('div', { width: '600px', height: '1px' });
         plant('button', { width: '10px', height: '10px', minWidth: 0, minHeight: 0, padding: 0 });
         document.querySelector('[data-keys-next]').style.visibility = 'hidden';",
    );
    assert_found(&browser, THUMB, &["too wide", "no main button", "10 × 10"]);
    browser.script("document.activeElement.blur()");
    assert_found(&browser, FOCUS, &["lost"]);
}
