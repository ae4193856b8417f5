//! The status line about saving, with texts from the page.

use super::form::{Completeness, percent_encoded};
use super::unsent::Change;
use crate::page::one;

const LINE: &str = "[data-exam-saved]";

/// Status of this page's changes.
pub enum Saving<'a> {
    Sending,
    /// Saved on disk: the receipt and the time
    Done(&'a str, &'a str),
    /// The server is unreachable; number of pending changes
    Waiting(usize),
    /// Number of changes refused for good, and the reason of the last
    Refused(usize, &'a str),
    /// Another browser is active
    Elsewhere,
    SignedOut,
}

/// Shows a status.
pub fn show_status(saving: &Saving) {
    let Some(line) = one(LINE) else { return };
    let text_of = |name: &str| line.get_attribute(name).unwrap_or_default();
    let (state, text) = match saving {
        Saving::Sending => ("saving", text_of("data-exam-saving")),
        Saving::Done(receipt, time) => (
            "saved",
            text_of("data-exam-saved")
                .replace("%t", &local_time(time, &text_of("data-exam-offset")))
                .replace("%r", &short(receipt)),
        ),
        Saving::Waiting(n) => ("waiting", text_of("data-exam-waiting").replace("%n", &n.to_string())),
        Saving::Refused(n, why) => {
            let text = one(&format!("[data-exam-refused={why}]")).and_then(|reason| reason.text_content());
            ("refused", text.unwrap_or_default().replace("%n", &n.to_string()))
        }
        Saving::Elsewhere => ("elsewhere", text_of("data-exam-elsewhere")),
        Saving::SignedOut => ("ended", text_of("data-exam-ended")),
    };
    let _ = line.set_attribute("data-saving", state);
    if line.text_content().as_deref() != Some(&*text) {
        line.set_text_content(Some(&text));
    }
}

/// Converts a time in UTC, `09:30:00`, to the federation's time zone. `offset` is in seconds.
fn local_time(time: &str, offset: &str) -> String {
    const DAY: i64 = 24 * 60 * 60;
    let seconds = time.split(':').try_fold(0, |sum, part| Some(60 * sum + part.parse::<i64>().ok()?));
    let (Some(seconds), Ok(offset)) = (seconds, offset.parse::<i64>()) else { return time.to_owned() };
    let local = (seconds + offset).rem_euclid(DAY);
    format!("{:02}:{:02}:{:02}", local / 3600, local / 60 % 60, local % 60)
}

/// Offers unsaved changes as a file to download, if there are any.
pub fn offer_download(unsent: &[Change]) {
    let Some(place) = one("[data-exam-file]") else { return };
    let Ok(Some(link)) = place.query_selector("a") else { return };
    if unsent.is_empty() {
        let _ = place.set_attribute("hidden", "");
        return;
    }
    let lines: Vec<String> = unsent.iter().map(Change::line).collect();
    let text = percent_encoded(&lines.join("\n"));
    let _ = link.set_attribute("href", &format!("data:text/plain;charset=utf-8,{text}"));
    let _ = place.remove_attribute("hidden");
}

/// Marks the page in the navigator, with the text for it.
pub fn mark_page(page: &str, completeness: Completeness) {
    let Some(link) = one(&format!("[data-exam-page=\"{page}\"]")) else { return };
    let (class, attribute) = match completeness {
        Completeness::Empty => ("state-not-seen", "data-exam-nothing"),
        Completeness::Partly => ("state-partly", "data-exam-partly"),
        Completeness::Whole => ("state-answered", "data-exam-answered"),
    };
    for other in ["state-not-seen", "state-partly", "state-answered"] {
        let _ = link.class_list().toggle_with_force(other, other == class);
    }
    let text = one(".exam-pages").and_then(|pages| pages.get_attribute(attribute));
    if let (Ok(Some(line)), Some(text)) = (link.query_selector("[data-exam-standing]"), text) {
        line.set_text_content(Some(&text));
    }
}

/// The first digits of a receipt, in groups of four.
fn short(receipt: &str) -> String {
    let groups: Vec<String> =
        (0..4).filter_map(|group| Some(receipt.get(4 * group..4 * group + 4)?.to_owned())).collect();
    groups.join(" ")
}
