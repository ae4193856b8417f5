//! Drawing of a claim or concession: the hands around the trick, the claimer, and known facts of
//! the deal.

use super::drawing::{ACTED, TURN, TableDrawing, hands, silent_mark, trick_view};
use crate::parts::symbols::symbols;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Cards, Contract, Seat, Side, Strain, Trick};
use rules::engine::claim::{ClaimFacts, Unseen};

pub(super) fn claim_drawing(facts: &ClaimFacts) -> TableDrawing {
    let (setup, left) = (facts.setup(), facts.left());
    let concedes = facts.is_concession() || facts.claims() == 0;
    let (id, n) =
        if concedes { ("table-concedes", facts.concedes()) } else { ("table-claims", facts.claims()) };
    let trick = setup.leader.map(|leader| Trick::of(leader, facts.trick().iter().copied()));
    let (marks, mut lines) = actor_and_next(id, facts.claimer(), n, trick.as_ref());
    lines.push(plain(&declared(facts.contract(), facts.declarer())));
    lines.extend(setup.trump.map(|trump| plain(&trumps(trump))));
    lines.extend(out(facts.unseen(), facts.out()));
    if facts.is_concession() {
        lines.push(plain(&words().format("table-left", &[("n", left.into())])));
    }
    lines.extend(won(facts.won(Side::NS), facts.won(Side::EW)));
    TableDrawing {
        hands: setup.cards.map(|cards| hands(cards, &facts.unseen().hands)),
        vulnerable: facts.vulnerable(),
        marks,
        centre: trick.as_ref().map(trick_view),
        lines,
        ..TableDrawing::default()
    }
}

/// The claimer or conceder and the player in turn: marked at their seats, and explained beneath
/// with the same marks.
fn actor_and_next(id: &str, by: Seat, n: u8, trick: Option<&Trick>) -> ([Vec<AnyView>; 4], Vec<AnyView>) {
    let words = words();
    let who =
        |id: &str, seat: Seat| words.format(id, &[("player", words.seat(seat).into()), ("n", n.into())]);
    let mut all = vec![(by, ACTED, who(id, by))];
    if let Some(trick) = trick {
        let id = if trick.is_empty() { "table-on-lead" } else { "table-to-play" };
        all.push((trick.turn(), TURN, who(id, trick.turn())));
    }
    let lines = |(_, class, text): &(Seat, &'static str, String)| {
        view! { <li class=*class>{text.clone()}</li> }.into_any()
    };
    let lines = all.iter().map(lines).collect();
    let mut marks: [Vec<AnyView>; 4] = Default::default();
    for (seat, class, text) in all {
        marks[seat.index()].push(silent_mark(class, text));
    }
    (marks, lines)
}

fn plain(text: &str) -> AnyView {
    view! { <li>{symbols(text)}</li> }.into_any()
}

/// The contract, or the declarer.
fn declared(contract: Option<Contract>, declarer: Seat) -> String {
    let words = words();
    match contract {
        Some(contract) => words.contract(contract),
        None => words.format("table-declarer", &[("player", words.seat(declarer).into())]),
    }
}

/// Tricks won by each side, if known.
fn won(ns: Option<u8>, ew: Option<u8>) -> Option<AnyView> {
    let args = [("ns", ns?.into()), ("ew", ew?.into())];
    Some(plain(&words().format("table-won", &args)))
}

/// Unknown cards of the unknown hands.
fn out(unseen: &Unseen, cards: Cards) -> Option<AnyView> {
    let words = words();
    let args = [("seats", words.seats(&unseen.hands).into()), ("cards", words.cards(cards).into())];
    (!unseen.is_none()).then(|| plain(&words.format("table-out", &args)))
}

fn trumps(trump: Strain) -> String {
    let words = words();
    match trump {
        Strain::Notrump => words.say("table-notrump"),
        Strain::Suit(_) => words.format("table-trumps", &[("suit", words.strain_spoken(trump).into())]),
    }
}
