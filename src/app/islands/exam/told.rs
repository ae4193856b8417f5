//! What the page says of saving, in the words that stand in it.

use super::form::escaped;
use super::unsent::Change;
use crate::app::islands::page::one;
use web_sys::Element;

const LINE: &str = "[data-exam-saved]";

/// How it stands with the changes of this page.
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
    /// Nobody is signed in any more
    Ended,
}

/// Says it.
pub fn tell(saving: &Saving) {
    let Some(line) = one(LINE) else { return };
    let words = |name: &str| line.get_attribute(name).unwrap_or_default();
    let (state, text) = match saving {
        Saving::Under => ("saving", words("data-exam-saving")),
        Saving::Done(receipt, time) => {
            ("saved", words("data-exam-saved").replace("%t", time).replace("%r", &short(receipt)))
        }
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

/// The mark of this page in the navigator.
pub fn mark(page: &str, answered: bool) {
    let found = one(&format!("[data-exam-page=\"{page}\"]"));
    let set = |link: &Element, class: &str, on: bool| {
        let _ = link.class_list().toggle_with_force(class, on);
    };
    if let Some(link) = found {
        set(&link, "state-answered", answered);
        set(&link, "state-not-seen", !answered);
    }
}

/// The first digits of a receipt, in groups of four.
fn short(receipt: &str) -> String {
    let groups: Vec<String> =
        (0..4).filter_map(|at| Some(receipt.get(4 * at..4 * at + 4)?.to_owned())).collect();
    groups.join(" ")
}
