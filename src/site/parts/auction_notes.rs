//! Meanings of calls as footnotes beneath an auction.

use super::auction_view::{AuctionCell, AuctionView};
use super::symbols::symbols;
use crate::words;
use leptos::prelude::*;

/// Meanings of calls, numbered as the footnotes are. Calls of equal meaning share a note.
pub struct Notes(Vec<String>);

impl Notes {
    pub fn of(auction: &AuctionView) -> Notes {
        let mut notes: Vec<String> = Vec::new();
        for text in auction.calls.iter().filter_map(text_of) {
            if !notes.contains(&text) {
                notes.push(text);
            }
        }
        Notes(notes)
    }

    fn number(&self, seen: &AuctionCell) -> Option<usize> {
        let text = text_of(seen)?;
        self.0.iter().position(|note| *note == text).map(|place| place + 1)
    }

    /// The number of the call's note. An artificial call has the exclamation mark with which
    /// players write an alert.
    pub fn mark(&self, seen: &AuctionCell) -> Option<AnyView> {
        let n = self.number(seen)?;
        let label = words().format("auction-note-link", &[("n", n.into())]);
        let alert =
            (seen.artificial == Some(true)).then(|| view! { <b class="alert" aria-hidden="true">"!"</b> });
        let link = view! { <sup>{alert} <a href=format!("#note-{n}") aria-label=label>{n}</a></sup> };
        Some(link.into_any())
    }

    pub fn view(&self) -> Option<AnyView> {
        let note = |(i, text): (usize, &String)| {
            view! { <li id=format!("note-{}", i + 1)>{symbols(text)}</li> }.into_any()
        };
        (!self.0.is_empty()).then(|| {
            let notes: Vec<AnyView> = self.0.iter().enumerate().map(note).collect();
            view! { <ol class="footnotes">{notes}</ol> }.into_any()
        })
    }
}

/// The meaning of a call by agreement, and whether it is artificial.
pub fn text_of(seen: &AuctionCell) -> Option<String> {
    let words = words();
    match (&seen.meaning, seen.artificial) {
        (Some(meaning), artificial) => {
            let meaning = words.agreement(meaning);
            Some(if artificial == Some(true) {
                words.format("note-artificial-and", &[("meaning", meaning.into())])
            } else {
                meaning
            })
        }
        (None, Some(true)) => Some(words.say("note-artificial")),
        (None, _) => None,
    }
}
