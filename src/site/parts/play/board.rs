//! The line at the table: shrinking hands, the trick in the middle, the player in turn, and a
//! comment on each card.
//!
//! All moments are in the page, each element with the first and last moment at which it is visible;
//! the island shows and hides them.

use crate::parts::symbols::{card, shown_and_spoken, suit_symbol};
use crate::words;
use bank::{PlayedTrick, Replay};
use islands::Player;
use leptos::prelude::*;
use rules::bridge::{Seat, Suit};
use rules::engine::component::LineCard;
use std::ops::RangeInclusive;

/// Buttons in order, with their actions.
const STEPS: [(&str, &str); 6] = [
    ("start", "Home"),
    ("back-trick", "ArrowUp"),
    ("back", "ArrowLeft"),
    ("on", "ArrowRight"),
    ("on-trick", "ArrowDown"),
    ("end", "End"),
];

/// The player, hidden without scripts.
pub fn player(replay: &Replay, line: &[LineCard]) -> AnyView {
    let words = words();
    let stops: Vec<String> = replay.stops().iter().map(usize::to_string).collect();
    let board = board(replay, line);
    let buttons = STEPS.map(|(step, key)| {
        let says = words.say(&format!("line-step-{step}"));
        view! { <button type="button" class="button quiet" data-step=step aria-keyshortcuts=key>{says}</button> }
    });
    let text: Vec<AnyView> = (0..=line.len()).map(|moment| comment(replay, line, moment)).collect();
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
                <div class="player-steps">{buttons.into_iter().collect_view()}</div>
                <div class="player-told" aria-live="polite" aria-atomic="true">{text}</div>
                {keys()}
            </div>
        </Player>
    }
    .into_any()
}

/// An element visible during these moments.
fn visible(at: RangeInclusive<usize>, class: String, what: AnyView) -> AnyView {
    let (from, to) = at.into_inner();
    view! { <span class=class data-from=from.to_string() data-to=to.to_string() hidden=from.gt(&0)>{what}</span> }
        .into_any()
}

fn board(replay: &Replay, line: &[LineCard]) -> AnyView {
    let words = words();
    let hands: Vec<AnyView> = Seat::ALL.into_iter().map(|seat| hand(replay, seat)).collect();
    let edges: Vec<AnyView> = Seat::ALL
        .into_iter()
        .map(|seat| {
            view! {
                <div class=format!("edge edge-{}", lower(seat))>
                    <abbr class="seat" title=words.seat(seat)>{words.say(&format!("seat-letter-{seat}"))}</abbr>
                    <span class="marks-here">{marks(replay, line, seat)}</span>
                </div>
            }
            .into_any()
        })
        .collect();
    let trick: Vec<AnyView> = replay.tricks.iter().flat_map(|trick| &trick.cards).map(played_card).collect();
    let tallies: Vec<AnyView> = tallies(replay);
    view! {
        <figure class="deal">
            <div class="board">
                {hands} <div class="square">{edges} <div class="trick">{trick}</div></div>
            </div>
            <p class="deal-facts">{tallies}</p>
        </figure>
    }
    .into_any()
}

/// A card in the middle, in front of its player.
fn played_card((seat, played, at): &(Seat, rules::bridge::Card, RangeInclusive<usize>)) -> AnyView {
    visible(at.clone(), format!("trick-{}", lower(*seat)), card(*played))
}

/// A hand, each card until it is played.
fn hand(replay: &Replay, seat: Seat) -> AnyView {
    let words = words();
    let lines: Vec<AnyView> = Suit::DOWN
        .into_iter()
        .map(|suit| {
            let held = replay.hands[seat.index()].of(suit).into_iter().rev();
            let cards: Vec<AnyView> = held
                .map(|card| {
                    let rank = words.rank(card.rank).into_any();
                    match replay.leaves(card) {
                        Some(moment) => visible(0..=moment.saturating_sub(1), "held".to_owned(), rank),
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
    let label = words.format("hand-of", &[("player", words.seat(seat).into())]);
    view! { <ul class=format!("hand hand-{}", lower(seat)) aria-label=label>{lines}</ul> }.into_any()
}

/// Marks of the player in turn and of the last trick's winner.
fn marks(replay: &Replay, line: &[LineCard], seat: Seat) -> Vec<AnyView> {
    let words = words();
    let who = |id: &str| {
        let text = words.format(id, &[("player", words.seat(seat).into())]);
        view! { <span class="vh">{text}</span> }.into_any()
    };
    let is_end = |moment: usize| replay.tricks.iter().any(|trick| trick.end == moment && trick.is_complete());
    let turns = line.iter().enumerate().filter(|(moment, next)| next.seat == seat && !is_end(*moment));
    let turns =
        turns.map(|(moment, _)| visible(moment..=moment, "did did-turn".to_owned(), who("table-to-play")));
    let won = replay.tricks.iter().filter(|trick| trick.is_complete() && trick.winner == seat);
    let won = won.map(|trick| visible(trick.end..=trick.end, "did did-acted".to_owned(), who("line-takes")));
    turns.chain(won).collect()
}

/// Tricks won by each side, updated after each trick.
fn tallies(replay: &Replay) -> Vec<AnyView> {
    let stops = replay.stops();
    let until = stops.iter().skip(1).map(|next| next - 1).chain([replay.cards]);
    let text = |(from, to): (&usize, usize)| {
        visible(*from..=to, String::new(), words().tricks_won(replay, *from).into_any())
    };
    stops.iter().zip(until).map(text).collect()
}

/// The comment at a moment: the card played, the reason, and the winner of the trick.
fn comment(replay: &Replay, line: &[LineCard], moment: usize) -> AnyView {
    let words = words();
    let Some(played) = moment.checked_sub(1).and_then(|at| line.get(at)) else {
        let on_lead = line.first().map_or_else(String::new, |first| {
            let id =
                if replay.tricks[0].cards[0].2.start() == &0 { "table-to-play" } else { "table-on-lead" };
            words.format(id, &[("player", words.seat(first.seat).into())])
        });
        let start = view! { <b class="player-at">{words.say("line-at-start")}</b> <span>{on_lead}"."</span> };
        return visible(0..=0, "told".to_owned(), start.into_any());
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
    visible(moment..=moment, "told".to_owned(), notice.into_any())
}

fn keys() -> AnyView {
    let words = words();
    let key = |keys: [&'static str; 2], id: &str| {
        let keys = keys.map(|key| view! { <kbd>{key}</kbd> " " });
        view! { <span>{keys.into_iter().collect_view()} {words.say(id)}</span> }.into_any()
    };
    view! {
        <p class="note player-keys">
            <span>{words.say("line-keys")}</span>
            {key(["←", "→"], "line-keys-card")}
            {key(["↑", "↓"], "line-keys-trick")}
            {key(["Home", "End"], "line-keys-ends")}
        </p>
    }
    .into_any()
}

fn lower(seat: Seat) -> String {
    seat.letter().to_lowercase()
}
