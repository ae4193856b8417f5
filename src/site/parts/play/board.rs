//! The line at the table: shrinking hands, the trick in the middle, the player in turn, and a
//! comment on each card.
//!
//! All moments are in the page; see [`player`](crate::parts::player).

use crate::parts::player::{Moments, PlayerStep, controls};
use crate::parts::symbols::{shown_and_spoken, suit_symbol};
use crate::parts::table::drawing::{ACTED, TURN, TableDrawing, played_trick};
use crate::words;
use bank::{PlayedTrick, Replay};
use islands::Player;
use leptos::prelude::*;
use rules::bridge::{Seat, Suit};
use rules::engine::component::LineCard;

/// Buttons in order, with their keys.
const STEPS: [PlayerStep; 6] = [
    ("start", "Home", "line-step-start"),
    ("back-trick", "ArrowUp", "line-step-back-trick"),
    ("back", "ArrowLeft", "line-step-back"),
    ("on", "ArrowRight", "line-step-on"),
    ("on-trick", "ArrowDown", "line-step-on-trick"),
    ("end", "End", "line-step-end"),
];

/// The player, hidden without scripts.
pub fn player(replay: &Replay, line: &[LineCard]) -> AnyView {
    let words = words();
    let stops: Vec<String> = replay.stops().iter().map(usize::to_string).collect();
    let moments = Moments::played(0, line.len());
    let comments = (0..=line.len()).map(|moment| comment(moments, replay, line, moment)).collect();
    let keys = [
        (["←", "→"], "line-keys-card"),
        (["↑", "↓"], "line-keys-trick"),
        (["Home", "End"], "line-keys-ends"),
    ];
    let board = board(moments, replay, line);
    let controls = controls(STEPS, comments, &keys);
    view! {
        <Player>
            <div
                class="player"
                role="group"
                aria-label=words.say("line-player-label")
                data-player="still"
                data-stops=stops.join(" ")
                hidden=true
            >
                {board}
                {controls}
            </div>
        </Player>
    }
    .into_any()
}

fn board(moments: Moments, replay: &Replay, line: &[LineCard]) -> AnyView {
    let trick = |trick: &PlayedTrick| {
        let won = trick.is_complete().then_some((trick.winner, trick.end));
        played_trick(moments, &trick.cards, won)
    };
    let tricks: Vec<AnyView> = replay.tricks.iter().flat_map(trick).collect();
    TableDrawing {
        hands: Some(Seat::ALL.map(|seat| hand(moments, replay, seat))),
        marks: Seat::ALL.map(|seat| marks(moments, replay, line, seat)),
        centre: Some(view! { <div class="trick">{tricks}</div> }.into_any()),
        lines: vec![view! { <li>{tallies(moments, replay)}</li> }.into_any()],
        ..TableDrawing::default()
    }
    .view()
}

/// A hand, each card until it is played.
fn hand(moments: Moments, replay: &Replay, seat: Seat) -> AnyView {
    let words = words();
    let lines: Vec<AnyView> = Suit::DOWN
        .into_iter()
        .map(|suit| {
            let held = replay.hands[seat.index()].of(suit).into_iter().rev();
            let cards: Vec<AnyView> = held
                .map(|card| {
                    let rank = words.rank(card.rank).into_any();
                    match replay.leaves(card) {
                        Some(moment) => moments.visible(0..=moment.saturating_sub(1), "held", rank),
                        None => view! { <span class="held">{rank}</span> }.into_any(),
                    }
                })
                .collect();
            view! {
                <li>
                    {suit_symbol(suit)}
                    <span class="ranks">{cards}<span class="none">{words.say("void")}</span></span>
                </li>
            }
            .into_any()
        })
        .collect();
    lines.into_any()
}

/// Marks of the player in turn and of the last trick's winner.
fn marks(moments: Moments, replay: &Replay, line: &[LineCard], seat: Seat) -> Vec<AnyView> {
    let words = words();
    let who = |id: &str| {
        let text = words.format(id, &[("player", words.seat(seat).into())]);
        view! { <span class="vh">{text}</span> }.into_any()
    };
    let is_end = |moment: usize| replay.tricks.iter().any(|trick| trick.end == moment && trick.is_complete());
    let turns = line.iter().enumerate().filter(|(moment, next)| next.seat == seat && !is_end(*moment));
    let turns = turns.map(|(moment, _)| moments.visible(moment..=moment, TURN, who("table-to-play")));
    let won = replay.tricks.iter().filter(|trick| trick.is_complete() && trick.winner == seat);
    let won = won.map(|trick| moments.visible(trick.end..=trick.end, ACTED, who("line-takes")));
    turns.chain(won).collect()
}

/// Tricks won by each side, updated after each trick.
fn tallies(moments: Moments, replay: &Replay) -> Vec<AnyView> {
    let stops = replay.stops();
    let until = stops.iter().skip(1).map(|next| next - 1).chain([replay.cards]);
    let text = |(from, to): (&usize, usize)| {
        moments.visible(*from..=to, "", words().tricks_won(replay, *from).into_any())
    };
    stops.iter().zip(until).map(text).collect()
}

/// The comment at a moment: the card played, the reason, and the winner of the trick.
fn comment(moments: Moments, replay: &Replay, line: &[LineCard], moment: usize) -> AnyView {
    let words = words();
    let Some(played) = moment.checked_sub(1).and_then(|at| line.get(at)) else {
        let on_lead = line.first().map_or_else(String::new, |first| {
            let id =
                if replay.tricks[0].cards[0].2.start() == &0 { "table-to-play" } else { "table-on-lead" };
            words.format(id, &[("player", words.seat(first.seat).into())])
        });
        let start = view! { <b class="player-at">{words.say("line-at-start")}</b> <span>{on_lead}"."</span> };
        return moments.visible(0..=0, "told", start.into_any());
    };
    let at = |trick: &PlayedTrick| trick.cards.iter().position(|(_, card, _)| *card == played.card);
    let here =
        replay.tricks.iter().zip(1usize..).find_map(|(trick, number)| Some((trick, number, at(trick)?)));
    let place = here.as_ref().map(|(_, number, _)| {
        words.format(
            "line-at",
            &[("trick", (*number).into()), ("card", moment.into()), ("of", replay.cards.into())],
        )
    });
    let taken = here.filter(|(trick, ..)| trick.end == moment && trick.is_complete()).map(|(trick, ..)| {
        let text = words.format("line-takes", &[("player", words.seat(trick.winner).into())]);
        view! { <span class="player-takes">{text}</span> }
    });
    let shown = shown_and_spoken(&words.card(played.card), words.card_spoken(played.card));
    let notice = view! {
        <b class="player-at">{place}</b>
        <span class="player-card">{words.seat(played.seat)} {words.say("colon")} {shown}</span>
        <span class="player-why">{words.why(played.why)}</span>
        {taken}
    };
    moments.visible(moment..=moment, "told", notice.into_any())
}
