//! Walks through practice and the desk as people make them: with the thumb on a phone, by keys alone, with a
//! screen reader, enlarged, with forced colours, and without scripts.
//!
//! - `at_the_desk`: the commonest irregularities, entered on a phone
//! - `in_a_row`: a first visit, and ten scenarios in a row on a phone
//! - `keyboard`: the same by keys alone, and the order of the Tab key
//! - `tree`: what a screen reader is given
//! - `enlarged`: 200 % and 400 %; `colours`: forced colours
//! - `planted`: proof that the scripts find faults
//!
//! Clicks, keys and structure are asserted; times are only printed.

mod at_the_desk;
mod colours;
mod enlarged;
mod in_a_row;
mod keyboard;
mod planted;
mod tree;

use crate::harness::browser::Browser;

/// The pages that visitors see first, and the longest of practice.
const PAGES: [&str; 8] =
    ["/", "/practice", "/scenario/r001", "/scenario/c001", MARKED, "/desk", "/laws", "/laws/2017/30"];

/// A marked answer with a worst line: one trick too few.
const MARKED: &str =
    "/scenario/c001/marked?what=claim%3A4&law=70C&play=suspended&standing=adjudicated&tricks=3&result=3C-1";

/// Milliseconds of the system clock, to print how long a walk took.
fn now(browser: &Browser) -> u64 {
    browser.script("return Date.now()").as_u64().unwrap_or_default()
}

/// The result of a script that returns a list of faults.
fn faults(browser: &Browser, script: &str) -> Vec<String> {
    let found = browser.script(script);
    let found = found.as_array().unwrap_or_else(|| panic!("the script returned {found}"));
    found.iter().map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
}
