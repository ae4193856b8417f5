//! The auction in four columns, West first, and the meanings of calls. It is the centre of the
//! table, whose edges show dealer and vulnerability.

use super::auction_notes::Notes;
use super::auction_view::{Aside, AuctionCell, AuctionNote, AuctionView, Shown};
use super::symbols::call;
use crate::words;
use leptos::prelude::*;
use rules::bridge::Seat;
use rules::engine::rotation::SeenCall;
use rules::engine::{Component, Ruling};
use rules::law::Clause;

/// The order of the columns, as club players write auctions.
const COLUMNS: [Seat; 4] = [Seat::W, Seat::N, Seat::E, Seat::S];

/// A ruling's view of the calls. Without one no call is struck through, which would reveal the
/// ruling.
#[derive(Clone, Debug, Default)]
pub struct RuledCalls {
    cancelled: Vec<usize>,
    /// Irregular calls by number, with the law that decides each
    laws: Vec<(usize, Clause)>,
}

impl RuledCalls {
    /// The view of this ruling.
    pub fn by(ruling: &Ruling) -> RuledCalls {
        let mut ruled = RuledCalls::default();
        for ruling in ruling.earlier.iter().chain(std::iter::once(ruling)) {
            for component in &ruling.components {
                match component {
                    Component::Cancelled(calls) => ruled.cancelled.extend(calls),
                    Component::Law(clause) => ruled.laws.extend(ruling.call.map(|call| (call, *clause))),
                    _ => {}
                }
            }
        }
        ruled
    }
}

pub fn columns(dealer: Seat, auction_view: &AuctionView, ruled: &RuledCalls) -> AnyView {
    let words = words();
    let notes = Notes::of(auction_view);
    let heads: Vec<AnyView> = COLUMNS.into_iter().map(|seat| head(seat, dealer)).collect();
    let rows: Vec<AnyView> =
        auction_view.rows(COLUMNS[0]).into_iter().map(|row| line(row, &notes, ruled)).collect();
    view! {
        <table class="auction">
            <caption class="vh">{words.say("auction-caption")}</caption>
            <thead><tr>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Meanings of calls as footnotes, and information about the irregular call.
pub fn notes(auction: &AuctionView) -> AnyView {
    view! { {Notes::of(auction).view()} {asides(auction)} }.into_any()
}

fn head(seat: Seat, dealer: Seat) -> AnyView {
    let words = words();
    let dealer = (seat == dealer).then(|| view! { <span class="vh">" " {words.say("table-dealer")}</span> });
    view! {
        <th scope="col">
            <abbr title=words.seat(seat)>{words.say(&format!("seat-letter-{seat}"))}</abbr>
            {dealer}
        </th>
    }
    .into_any()
}

fn line(row: [Option<&AuctionCell>; 4], notes: &Notes, ruled: &RuledCalls) -> AnyView {
    let robbed = row.iter().flatten().find_map(|seen| seen.turn());
    let cells: Vec<AnyView> = COLUMNS
        .into_iter()
        .zip(row)
        .map(|(seat, seen)| match seen {
            Some(seen) => cell(seen, notes, ruled),
            None if robbed == Some(seat) => {
                let turn = words().say("auction-his-turn");
                view! { <td class="turn-here"><span class="vh">{turn}</span></td> }.into_any()
            }
            None => view! { <td></td> }.into_any(),
        })
        .collect();
    view! { <tr>{cells}</tr> }.into_any()
}

fn cell(seen: &AuctionCell, notes: &Notes, ruled: &RuledCalls) -> AnyView {
    let words = words();
    let what = match seen.shown {
        Shown::Call(made, _) => call(made),
        Shown::Unknown => words.say("auction-untold").into_any(),
    };
    let cancelled = seen.number().is_some_and(|n| ruled.cancelled.contains(&n));
    let what = if cancelled {
        view! { <s class="struck">{what}</s> }.into_any()
    } else {
        view! { <span>{what}</span> }.into_any()
    };
    let note = notes.mark(seen);
    let irregular = seen.seen != SeenCall::InTurn;
    let number = seen.number();
    let law = ruled.laws.iter().find(|(call, _)| Some(*call) == number).map(|(_, law)| *law);
    let message = if seen.together {
        Some(words.say("auction-same-time"))
    } else {
        match seen.seen {
            SeenCall::OutOfTurn(_) => Some(words.say("auction-out-of-turn")),
            SeenCall::Insufficient => Some(words.say("auction-insufficient")),
            SeenCall::InTurn => cancelled.then(|| words.say("auction-cancelled")),
        }
    };
    view! {
        <td class:irregular=irregular || cancelled class:new=seen.new>
            {what} {note} {message.map(|message| view! { <span class="said">{message}</span> })}
            {seen.new.then(|| view! { <span class="said is-new">{words.say("auction-new")}</span> })}
            {law.map(|law| view! { <span class="said tag">{words.cite(law)}</span> })}
        </td>
    }
    .into_any()
}

fn asides(auction: &AuctionView) -> Option<AnyView> {
    let words = words();
    let text = |text: &AuctionNote| {
        let (id, seat) = match text.aside {
            Aside::Accepted(seat) => ("auction-accepts", seat),
            Aside::Declined(seat) => ("auction-declines", seat),
            Aside::Director(seat) => ("auction-director", seat),
            Aside::Led(seat) => ("auction-led", seat),
        };
        let new = text
            .new
            .then(|| view! { <span class="is-new">{words.say("auction-new")} {words.say("colon")}</span> });
        view! { <li class:new=text.new>{new} {words.format(id, &[("player", words.seat(seat).into())])}</li> }
    };
    (!auction.asides.is_empty()).then(|| {
        let text: Vec<_> = auction.asides.iter().map(text).collect();
        view! { <ul class="happenings">{text}</ul> }.into_any()
    })
}
