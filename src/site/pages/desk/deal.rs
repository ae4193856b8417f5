//! Dealer and vulnerability, in one line: each choice is as short as it is marked on a board.

use crate::parts::entry::SheetForm;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Seat, Vulnerable};

/// Dealer and vulnerability side by side.
pub fn dealer_and_vulnerable(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let seats = Seat::ALL
        .map(|seat| (seat.letter().to_owned(), words.say(&format!("seat-letter-{seat}")), words.seat(seat)));
    view! {
        <div class="deal-line">
            {entry.short_radio("facts.dealer", words.say("desk-dealer"), seats.to_vec())} {vulnerable(entry)}
        </div>
    }
    .into_any()
}

/// The vulnerability; none if not given.
pub fn vulnerable(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let choices = [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both].map(|one| {
        let value = if one == Vulnerable::None { String::new() } else { one.word().to_owned() };
        let short = words.say(&format!("desk-vulnerable-short-{}", one.word()));
        (value, short, words.say(&format!("desk-vulnerable-{}", one.word())))
    });
    entry.short_radio("facts.vulnerable", words.say("desk-vulnerable"), choices.to_vec())
}
