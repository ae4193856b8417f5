//! The vulnerability field.

use crate::parts::entry::SheetForm;
use crate::words;
use leptos::prelude::*;
use rules::bridge::Vulnerable;

/// The vulnerability; none if not given.
pub fn vulnerable(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let all = [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both];
    let choices = all.map(|one| match one {
        Vulnerable::None => (String::new(), words.say("desk-vulnerable-none")),
        other => (other.word().to_owned(), words.say(&format!("desk-vulnerable-{}", other.word()))),
    });
    entry.radio("facts.vulnerable", words.say("desk-vulnerable"), None, choices.to_vec(), None)
}
