//! The status line about saving, in the page's own texts.

use super::form::{Answered, escaped};
use super::unsent::Change;
use crate::page::one;

const LINE: &str = "[data-exam-saved]";

/// Status of this page's changes.
pub enum Saving<'a> {
    /// They are being sent
    Under,
    /// The server has said that they are on disk: the receipt, and when
    Done(&'a str, &'a str),
    /// The server cannot be reached; so many wait
    Waiting(usize),
    /// So many were refused for good, the last of them for this reason
    Refused(usize, &'a str),
    /// Another browser is at work
    Elsewhere,
    /// Signed out
    Ended,
}

/// Says it.
pub fn tell(saving: &Saving) {
    let Some(line) = one(LINE) else { return };
    let words = |name: &str| line.get_attribute(name).unwrap_or_default();
    let (state, text) = match saving {
        Saving::Under => ("saving", words("data-exam-saving")),
        Saving::Done(receipt, time) => (
            "saved",
            words("data-exam-saved")
                .replace("%t", &there(time, &words("data-exam-offset")))
                .replace("%r", &short(receipt)),
        ),
        Saving::Waiting(n) => ("waiting", words("data-exam-waiting").replace("%n", &n.to_string())),
        Saving::Refused(n, why) => {
            let said = one(&format!("[data-exam-refused={why}]")).and_then(|said| said.text_content());
            ("refused", said.unwrap_or_default().replace("%n", &n.to_string()))
        }
        Saving::Elsewhere => ("elsewhere", words("data-exam-elsewhere")),
        Saving::Ended => ("ended", words("data-exam-ended")),
    };
    let _ = line.set_attribute("data-saving", state);
    if line.text_content().as_deref() != Some(&*text) {
        line.set_text_content(Some(&text));
    }
}

/// A time in UTC, `09:30:00`, as the clocks of the federation show it. How far they are ahead, in
/// seconds, the page was told when it came.
fn there(time: &str, offset: &str) -> String {
    const DAY: i64 = 24 * 60 * 60;
    let seconds = time.split(':').try_fold(0, |sum, part| Some(60 * sum + part.parse::<i64>().ok()?));
    let (Some(seconds), Ok(offset)) = (seconds, offset.parse::<i64>()) else { return time.to_owned() };
    let there = (seconds + offset).rem_euclid(DAY);
    format!("{:02}:{:02}:{:02}", there / 3600, there / 60 % 60, there % 60)
}

/// The file with what is not saved, where there is any.
pub fn offer(unsent: &[Change]) {
    let Some(place) = one("[data-exam-file]") else { return };
    let Ok(Some(link)) = place.query_selector("a") else { return };
    if unsent.is_empty() {
        let _ = place.set_attribute("hidden", "");
        return;
    }
    let lines: Vec<String> = unsent.iter().map(Change::line).collect();
    let text = escaped(&lines.join("\n"));
    let _ = link.set_attribute("href", &format!("data:text/plain;charset=utf-8,{text}"));
    let _ = place.remove_attribute("hidden");
}

/// The mark of this page in the navigator, and the words for it.
pub fn mark(page: &str, answered: Answered) {
    let Some(link) = one(&format!("[data-exam-page=\"{page}\"]")) else { return };
    let (class, words) = match answered {
        Answered::Nothing => ("state-not-seen", "data-exam-nothing"),
        Answered::Partly => ("state-partly", "data-exam-partly"),
        Answered::Whole => ("state-answered", "data-exam-answered"),
    };
    for one in ["state-not-seen", "state-partly", "state-answered"] {
        let _ = link.class_list().toggle_with_force(one, one == class);
    }
    let said = one(".exam-pages").and_then(|pages| pages.get_attribute(words));
    if let (Ok(Some(line)), Some(said)) = (link.query_selector("[data-exam-standing]"), said) {
        line.set_text_content(Some(&said));
    }
}

/// The first digits of a receipt, in groups of four.
fn short(receipt: &str) -> String {
    let groups: Vec<String> =
        (0..4).filter_map(|at| Some(receipt.get(4 * at..4 * at + 4)?.to_owned())).collect();
    groups.join(" ")
}
