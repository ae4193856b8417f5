//! The bidding box: a button for each call, and the choice of caller. Calls out of turn,
//! insufficient and inadmissible ones can be made too: a Director is called for them.
//!
//! Without scripts each button submits the form; the island adds arrow keys.

use super::symbols::call;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Bid, BidAboveSeven, Call, Seat, Strain};

const STRAINS: [Strain; 5] = [
    Strain::Suit(rules::bridge::Suit::C),
    Strain::Suit(rules::bridge::Suit::D),
    Strain::Suit(rules::bridge::Suit::H),
    Strain::Suit(rules::bridge::Suit::S),
    Strain::Notrump,
];

/// The box. `next` is the preselected caller, `turn` the player in turn if clear, `last` the
/// highest bid so far.
pub fn bidding_box(next: Seat, turn: Option<Seat>, last: Option<Bid>) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = (1..=7).map(|level| row(level, last)).collect();
    let others = [Call::Pass, Call::Double, Call::Redouble].map(|made| button(made, false));
    view! {
        <div class="bidding" id="bidding">
            {who(next, turn)}
            <div class="bidding-box" role="group" aria-label=words.say("desk-box") data-grid="">
                <div class="box-row box-others" data-row="">{Vec::from(others)}</div>
                {rows}
            </div>
            <details class="box-above">
                <summary>{words.say("desk-box-above-seven")}</summary>
                <div class="box-row">{above_seven()}</div>
            </details>
            <p class="note">{words.say("desk-box-hint")}</p>
        </div>
    }
    .into_any()
}

/// Choice of the caller: any player, in or out of turn.
fn who(next: Seat, turn: Option<Seat>) -> AnyView {
    let words = words();
    let seat = |seat: Seat| {
        let mine = (turn == Some(seat))
            .then(|| view! { " " <span class="turn-word">{words.say("desk-box-turn")}</span> });
        view! {
            <label class="pick">
                <input
                    type="radio"
                    name="who"
                    id=format!("who-{seat}")
                    value=seat.letter()
                    checked=seat == next
                    data-quiet=""
                />
                <span>{words.seat(seat)} {mine}</span>
            </label>
        }
        .into_any()
    };
    let seats: Vec<AnyView> = Seat::ALL.into_iter().map(seat).collect();
    view! {
        <fieldset class="entry-field">
            <legend>{words.say("desk-box-who")}</legend>
            <div class="picks">{seats}</div>
        </fieldset>
    }
    .into_any()
}

fn row(level: u8, last: Option<Bid>) -> AnyView {
    let bids = STRAINS.into_iter().filter_map(|strain| Bid::new(level, strain));
    let bids: Vec<AnyView> =
        bids.map(|bid| button(Call::Bid(bid), last.is_some_and(|last| bid <= last))).collect();
    view! { <div class="box-row" data-row="">{bids}</div> }.into_any()
}

/// Bids of more than seven, of which one level stands for all.
fn above_seven() -> Vec<AnyView> {
    let bids = STRAINS.into_iter().filter_map(|strain| BidAboveSeven::new(8, strain));
    bids.map(|bid| button(Call::AboveSeven(bid), false)).collect()
}

/// A call's button. An insufficient bid looks different, but can be made.
fn button(made: Call, insufficient: bool) -> AnyView {
    let class = match made {
        Call::Bid(_) | Call::AboveSeven(_) => "bid",
        Call::Pass => "bid call-pass",
        Call::Double => "bid call-double",
        Call::Redouble => "bid call-redouble",
    };
    let title = insufficient.then(|| words().say("desk-box-insufficient"));
    view! {
        <button
            type="submit"
            name="act"
            value=format!("call {made}")
            id=format!("call-{made}")
            class=class
            class:insufficient=insufficient
            title=title
        >
            {call(made)}
        </button>
    }
    .into_any()
}
