//! The auction in four columns, West first, and the meanings of calls. It is the centre of the
//! table, whose edges show dealer and vulnerability.

use super::auction_notes::Notes;
use super::auction_view::{Aside, AuctionCell, AuctionNote, AuctionView, ExplainedCall, Shown};
use super::player::Moments;
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

/// An auction to draw, as it is or moment by moment.
pub struct AuctionDrawing<'a> {
    pub dealer: Seat,
    pub auction: &'a AuctionView,
    /// What a ruling says of the calls, at each moment
    pub ruled: &'a [RuledCalls],
    pub moments: Moments,
}

/// What is said of a call beneath its row.
#[derive(PartialEq)]
struct Remark {
    text: Option<&'static str>,
    law: Option<Clause>,
}

impl AuctionDrawing<'_> {
    pub fn columns(&self) -> AnyView {
        let words = words();
        let notes = Notes::of(self.auction);
        let heads: Vec<AnyView> = COLUMNS.into_iter().map(|seat| head(seat, self.dealer)).collect();
        let rows = self.auction.rows(COLUMNS[0]).into_iter();
        let rows: Vec<AnyView> = rows.map(|row| self.row(row, &notes)).collect();
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
    pub fn notes(&self) -> AnyView {
        view! { {Notes::of(self.auction).view()} {self.asides()} }.into_any()
    }

    fn row(&self, row: [Option<&AuctionCell>; 4], notes: &Notes) -> AnyView {
        let robbed = row.iter().flatten().find_map(|seen| Some((seen.turn()?, seen.at)));
        let cells: Vec<AnyView> = COLUMNS
            .into_iter()
            .zip(row)
            .map(|(seat, seen)| match (seen, robbed) {
                (Some(seen), _) => self.cell(seen, notes),
                (None, Some((turn, at))) if turn == seat => {
                    let turn =
                        || view! { <span class="vh">{words().say("auction-his-turn")}</span> }.into_any();
                    let turn =
                        self.moments.states(at, |_| Some(()), |()| ("made turn-here".to_owned(), turn()));
                    view! { <td>{turn}</td> }.into_any()
                }
                (None, _) => view! { <td></td> }.into_any(),
            })
            .collect();
        let remarks: Vec<AnyView> = row.into_iter().flatten().filter_map(|seen| self.remarks(seen)).collect();
        view! { <tr>{cells}</tr> {remarks} }.into_any()
    }

    fn is_cancelled(&self, seen: &AuctionCell, moment: usize) -> bool {
        let ruled = self.ruled.get(moment);
        ruled.zip(seen.number()).is_some_and(|(ruled, number)| ruled.cancelled.contains(&number))
    }

    fn cell(&self, seen: &AuctionCell, notes: &Notes) -> AnyView {
        let words = words();
        let what = || match seen.shown {
            Shown::Call(made, _) => call(made),
            Shown::Unknown => words.say("auction-untold").into_any(),
        };
        let draw = |cancelled: bool| {
            let irregular = cancelled || seen.seen != SeenCall::InTurn;
            let what = what();
            let what = match cancelled {
                true => view! { <s class="struck">{what}</s> }.into_any(),
                false => view! { <span>{what}</span> }.into_any(),
            };
            let class = if irregular { "made irregular" } else { "made" };
            (class.to_owned(), view! { {what} {notes.mark(seen)} }.into_any())
        };
        let made = self.moments.states(seen.at, |moment| Some(self.is_cancelled(seen, moment)), draw);
        let new = seen.new.then(|| view! { <span class="said is-new">{words.say("auction-new")}</span> });
        view! { <td class:new=seen.new>{made} {new}</td> }.into_any()
    }

    /// What is said of a call, in a row of its own: on one line beneath the call.
    fn remarks(&self, seen: &AuctionCell) -> Option<AnyView> {
        let words = words();
        let state = |moment: usize| {
            let text = match seen.seen {
                _ if seen.together => Some("auction-same-time"),
                SeenCall::OutOfTurn(_) => Some("auction-out-of-turn"),
                SeenCall::Insufficient => Some("auction-insufficient"),
                SeenCall::InTurn => self.is_cancelled(seen, moment).then_some("auction-cancelled"),
            };
            let ruled = self.ruled.get(moment).zip(seen.number());
            let law = ruled.and_then(|(ruled, number)| {
                ruled.laws.iter().find(|(call, _)| *call == number).map(|(_, law)| *law)
            });
            (text.is_some() || law.is_some()).then_some(Remark { text, law })
        };
        let draw = |remark: Remark| {
            let law = remark.law.map(|law| view! { " " <span class="tag">{words.cite(law)}</span> });
            let text = remark.text.map(|text| words.say(text));
            ("said".to_owned(), view! { {text} {law} }.into_any())
        };
        let remarks = self.moments.states(seen.at, state, draw);
        let who = words.seat(seen.seat);
        let class = format!("remark remark-{}", seen.seat.letter().to_lowercase());
        (!remarks.is_empty()).then(|| {
            view! { <tr><td colspan="4" class=class><span class="vh">{who}" "</span>{remarks}</td></tr> }
                .into_any()
        })
    }

    fn asides(&self) -> Option<AnyView> {
        let words = words();
        let text = |note: &AuctionNote| {
            let new =
                || view! { <span class="is-new">{words.say("auction-new")} {words.say("colon")}" "</span> };
            let text = || view! { {note.new.then(new)} {aside(note)} }.into_any();
            let text = self.moments.states(note.at, |_| Some(()), |()| (String::new(), text()));
            view! { <li class:new=note.new>{text}</li> }
        };
        (!self.auction.asides.is_empty()).then(|| {
            let text: Vec<_> = self.auction.asides.iter().map(text).collect();
            view! { <ul class="happenings">{text}</ul> }.into_any()
        })
    }
}

/// An event other than a call, as a sentence.
pub fn aside(note: &AuctionNote) -> String {
    let words = words();
    let say = |id, seat| words.format(id, &[("player", words.seat(seat).into())]);
    let about = |id, seat, explained: ExplainedCall| {
        let number = || words.format("call-number", &[("n", explained.number.into())]);
        let call = explained.made.map_or_else(number, |(maker, call)| words.call_by(maker, call));
        words.format(id, &[("player", words.seat(seat).into()), ("call", call.into())])
    };
    let with_cards = |id, seat, cards| {
        let args = [("player", words.seat(seat).into()), ("cards", words.cards(cards).into())];
        words.format(id, &args)
    };
    match note.aside {
        Aside::Accepted(seat) => say("auction-accepts", seat),
        Aside::Declined(seat) => say("auction-declines", seat),
        Aside::Director(seat) => say("auction-director", seat),
        Aside::Led(seat) => say("auction-led", seat),
        Aside::Exposed(seat, cards) => with_cards("auction-exposes", seat, cards),
        Aside::LedEarly(seat, cards) => with_cards("auction-leads-early", seat, cards),
        Aside::Misexplained(seat, call) => about("auction-misexplains", seat, call),
        Aside::Corrected(seat, call) => about("auction-corrects", seat, call),
        Aside::WrongBoard(seat) => say("auction-wrong-board", seat),
    }
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
