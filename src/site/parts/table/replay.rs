//! An auction played event by event: each call, whether it was accepted, what is cancelled and what
//! replaces it, with the Director's words at each moment. Without scripts the whole is shown.

use super::calls::AuctionTable;
use crate::parts::auction::{RuledCalls, aside};
use crate::parts::auction_notes::text_of;
use crate::parts::auction_view::{AuctionCell, AuctionView, Shown};
use crate::parts::player::{Moments, PlayerStep, controls};
use crate::parts::symbols::{shown_and_spoken, symbols};
use crate::words;
use bank::rulings_so_far;
use islands::Player;
use leptos::prelude::*;
use rules::engine::rotation::{RotationFacts, SeenCall};
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Ruling};

const STEPS: [PlayerStep; 4] = [
    ("start", "Home", "line-step-start"),
    ("back", "ArrowLeft", "auction-step-back"),
    ("on", "ArrowRight", "auction-step-on"),
    ("end", "End", "line-step-end"),
];

/// The table of an auction with its ruling, which says this of the calls in the end.
pub(super) fn played(case: &Case, facts: &RotationFacts, whole: &AuctionView, ruled: RuledCalls) -> AnyView {
    let words = words();
    let events = facts.events();
    let rulings = rulings_so_far(case, facts);
    let view = |events| AuctionView::watch(facts.dealer(), events, 0);
    let views: Vec<AuctionView> = (0..=events.len()).map(|until| view(&events[..until])).collect();
    let by = |ruled: &Option<(Case, Ruling)>| ruled.as_ref().map(|(_, ruling)| RuledCalls::by(ruling));
    let mut calls: Vec<RuledCalls> = rulings.iter().map(|ruled| by(ruled).unwrap_or_default()).collect();
    calls.insert(0, RuledCalls::default());
    calls[events.len()] = ruled;
    let last = events.len();
    let moments = Moments::played(last, last);
    let table = AuctionTable {
        dealer: facts.dealer(),
        vulnerable: facts.vulnerable(),
        auction: whole,
        views: &views,
        ruled: &calls,
        moments,
    };
    let start = view! { <b class="player-at">{words.say("auction-at-start")}</b> }.into_any();
    let mut told = vec![moments.visible(0..=0, "told", start)];
    let mut said = Vec::new();
    for (at, ruled) in (1..).zip(&rulings) {
        let all = ruled.as_ref().map(director).unwrap_or_default();
        let new: Vec<String> = all.iter().filter(|sentence| !said.contains(*sentence)).cloned().collect();
        said = all;
        told.push(moments.visible(at..=at, "told", comment(whole, at, last, &new)));
    }
    let keys = [(["←", "→"], "auction-keys-step"), (["Home", "End"], "line-keys-ends")];
    let drawing = table.drawing().view();
    let controls = controls(STEPS, told, &keys);
    view! {
        <Player>
            <div
                class="played"
                role="group"
                aria-label=words.say("auction-player-label")
                data-player="still"
                data-stops=format!("0 {last}")
                data-at=last.to_string()
            >
                {drawing}
                <details class="folded by-step" id="by-step" data-live="" hidden=true>
                    <summary>{words.say("auction-by-step")}</summary>
                    {controls}
                </details>
            </div>
        </Player>
    }
    .into_any()
}

/// What the Director says at a moment, with the open question; nothing while all is regular.
fn director((case, ruling): &(Case, Ruling)) -> Vec<String> {
    let words = words();
    let open = match &ruling.outcome {
        Outcome::PlayOn | Outcome::NotCovered(_) => return Vec::new(),
        Outcome::Rectification => None,
        Outcome::Fork { question, .. } => Some(words.open_question(case, *question)),
    };
    words.summary(case, ruling).into_iter().chain(open).collect()
}

/// The comment on the event with this number: the event, what was irregular about it, its meaning,
/// and what the Director says.
fn comment(auction: &AuctionView, at: usize, last: usize, director: &[String]) -> AnyView {
    let words = words();
    let place = words.format("auction-at", &[("n", at.into()), ("of", last.into())]);
    let called = auction.calls.iter().find(|seen| seen.at == at);
    let noted = auction.asides.iter().find(|note| note.at == at);
    let noted = noted.map(|note| view! { <span class="player-card">{aside(note)}</span> });
    let says = (!director.is_empty()).then(|| {
        view! {
            <span class="player-says">
                <b>{words.say("ruling-director-says")} {words.say("colon")}</b>
                " "
                {symbols(&director.join(" "))}
            </span>
        }
    });
    view! { <b class="player-at">{place}</b> {called.map(call_comment)} {noted} {says} }.into_any()
}

fn call_comment(seen: &AuctionCell) -> AnyView {
    let words = words();
    let made = match seen.shown {
        Shown::Call(made, _) => shown_and_spoken(&words.call(made), words.call_spoken(made)),
        Shown::Unknown => words.say("auction-untold").into_any(),
    };
    let irregular = match seen.seen {
        _ if seen.together => Some("auction-same-time"),
        SeenCall::OutOfTurn(_) => Some("auction-out-of-turn"),
        SeenCall::Insufficient => Some("auction-insufficient"),
        SeenCall::InTurn => None,
    };
    let irregular = irregular.map(|id| view! { <span class="player-why">{words.say(id)}</span> });
    let meaning = text_of(seen).map(|text| view! { <span class="player-why">{symbols(&text)}</span> });
    view! {
        <span class="player-card">{words.seat(seen.seat)} {words.say("colon")} {made}</span>
        {irregular}
        {meaning}
    }
    .into_any()
}
