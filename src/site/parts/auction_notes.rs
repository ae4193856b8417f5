//! Meanings of calls as footnotes beneath an auction.

use super::auction_view::{AuctionCell, AuctionView};
use super::symbols::symbols;
use crate::words;
use leptos::prelude::*;
use rules::engine::rotation::Meaning;

/// Meanings of calls, numbered as the footnotes are. Calls of equal meaning share a note.
pub struct Notes(Vec<Footnote>);

/// The meaning of a call.
#[derive(PartialEq)]
struct Footnote {
    /// An agreement of the list, by its name
    name: Option<String>,
    /// The meaning in full, or the definition of the name
    text: String,
}

impl Notes {
    pub fn of(auction: &AuctionView) -> Notes {
        let mut notes: Vec<Footnote> = Vec::new();
        for note in auction.calls.iter().filter_map(footnote) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        Notes(notes)
    }

    fn number(&self, seen: &AuctionCell) -> Option<usize> {
        let note = footnote(seen)?;
        self.0.iter().position(|one| *one == note).map(|place| place + 1)
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

    /// The notes; an agreement of the list by its name, with its definition folded.
    pub fn view(&self) -> Option<AnyView> {
        let note = |(i, note): (usize, &Footnote)| {
            let text = symbols(&note.text);
            let text = match &note.name {
                Some(name) => {
                    view! { <details><summary>{symbols(name)}</summary>{text}</details> }.into_any()
                }
                None => text.into_any(),
            };
            view! { <li id=format!("note-{}", i + 1)>{text}</li> }.into_any()
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

fn footnote(seen: &AuctionCell) -> Option<Footnote> {
    let words = words();
    let Some(meaning) = seen.meaning.as_ref().filter(|meaning| meaning.name.is_some()) else {
        return Some(Footnote { name: None, text: text_of(seen)? });
    };
    let short = words.agreement_short(meaning);
    let name = match seen.artificial {
        Some(true) => words.format("note-artificial-and", &[("meaning", short.into())]),
        _ => short,
    };
    let text = words.agreement(&Meaning { name: None, ..meaning.clone() });
    Some(Footnote { name: Some(name), text })
}
