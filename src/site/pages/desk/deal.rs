//! Fields of the deal: dealer and vulnerability.

use crate::parts::entry::{FieldChoice, SheetForm};
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Seat, Vulnerable};

/// The four players, as choices.
pub fn seats() -> Vec<FieldChoice> {
    Seat::ALL.map(|seat| (seat.letter().to_owned(), words().seat(seat))).to_vec()
}

/// The dealer field.
pub fn dealer(entry: &SheetForm<'_>) -> AnyView {
    entry.radio("facts.dealer", words().say("desk-dealer"), None, seats(), None)
}

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
