//! The bidding box: a grid of buttons, one for each call there is, and the choice of who makes it.
//! Calls that are out of turn, insufficient or inadmissible can be made: they are what a Director
//! is called for.
//!
//! Without scripts each button sends the form; the island makes the arrow keys move within the grid.

use super::symbols::call;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Bid, Call, Seat, Strain};

const STRAINS: [Strain; 5] = [
    Strain::Suit(rules::bridge::Suit::C),
    Strain::Suit(rules::bridge::Suit::D),
    Strain::Suit(rules::bridge::Suit::H),
    Strain::Suit(rules::bridge::Suit::S),
    Strain::Notrump,
];

/// The box. `next` is who is chosen to call, `turn` whose turn it is where that is plain, `last`
/// the highest bid so far.
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

/// One call. What is insufficient looks so, and can be made all the same.
fn button(made: Call, insufficient: bool) -> AnyView {
    let title = insufficient.then(|| words().say("desk-box-insufficient"));
    view! {
        <button
            type="submit"
            name="act"
            value=format!("call {made}")
            id=format!("call-{made}")
            class="bid"
            class:insufficient=insufficient
            title=title
        >
            {call(made)}
        </button>
    }
    .into_any()
}
