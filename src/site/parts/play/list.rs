//! The line as a list: by trick, and by card with the reason each play is normal.

use crate::parts::symbols::{card, shown_and_spoken, symbols};
use crate::words;
use bank::{PlayedTrick, Replay};
use leptos::prelude::*;
use rules::bridge::{Seat, Side};
use rules::engine::component::LineCard;
use words::TrickText;

/// Tricks: the four cards by seat, and the winner; those that this side loses are marked.
pub fn tricks(replay: &Replay, side: Side) -> AnyView {
    let words = words();
    let seats = Seat::ALL.map(|seat| {
        view! {
            <th scope="col">
                <abbr title=words.seat(seat)>{words.say(&format!("seat-letter-{seat}"))}</abbr>
            </th>
        }
    });
    let texts = words.tricks_of(replay);
    let rows: Vec<AnyView> = replay
        .tricks
        .iter()
        .zip(&texts)
        .zip(1..)
        .map(|((trick, text), number)| row(number, replay, trick, text, side))
        .collect();
    view! {
        <table class="tricks">
            <caption class="note">{words.say("line-tricks-caption")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("line-trick")}</th>
                    {seats.into_iter().collect_view()}
                    <th scope="col">{words.say("line-won-by")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="note">{words.tricks_won(replay, replay.cards)}</p>
    }
    .into_any()
}

fn row(number: usize, replay: &Replay, trick: &PlayedTrick, text: &TrickText, side: Side) -> AnyView {
    let words = words();
    let cells: Vec<AnyView> = Seat::ALL
        .into_iter()
        .map(|seat| {
            let here = trick.cards.iter().position(|(who, ..)| *who == seat);
            let led = (here == Some(0)).then(|| view! { <span class="vh">{words.say("line-led")}" "</span> });
            let ruffs = here.is_some_and(|at| replay.is_ruff(trick, trick.cards[at].1));
            let played = here.map(|at| match ruffs {
                true => view! { <b>{symbols(&text.cards[seat.index()])}</b> }.into_any(),
                false => card(trick.cards[at].1),
            });
            view! { <td class:led=here == Some(0)>{led} {played}</td> }.into_any()
        })
        .collect();
    let lost = trick.is_complete() && trick.winner.side() != side;
    let class = if trick.winner.side() == Side::NS { "won-ns" } else { "won-ew" };
    view! {
        <tr class:lost=lost>
            <th scope="row">{number}</th>
            {cells}
            <td class=class>{text.winner.clone()}</td>
        </tr>
    }
    .into_any()
}

/// Cards by trick; cards on the table before the line are left out.
pub fn cards(line: &[LineCard], replay: Option<&Replay>) -> AnyView {
    let words = words();
    let explained = words.line(line);
    let ends: Vec<usize> = match replay {
        Some(replay) => replay.tricks.iter().map(|trick| trick.end).collect(),
        None => (1..=explained.len().div_ceil(4)).map(|trick| explained.len().min(trick * 4)).collect(),
    };
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let groups: Vec<AnyView> = starts
        .zip(&ends)
        .zip(1..)
        .map(|((start, end), number)| {
            let trick = &explained[start..*end];
            let rows: Vec<AnyView> = trick
                .iter()
                .enumerate()
                .map(|(j, one)| {
                    let number = (j == 0).then(|| {
                        view! { <th scope="rowgroup" rowspan=trick.len().to_string()>{number}</th> }
                    });
                    view! {
                        <tr class:first=j == 0>
                            {number}
                            <td>{words.seat(one.seat)}</td>
                            <td class="card">{shown_and_spoken(&one.card, one.spoken.clone())}</td>
                            <td class="why">
                                <span class="reason">{one.why.clone()}</span>
                                {others(&one.others)}
                            </td>
                        </tr>
                    }
                    .into_any()
                })
                .collect();
            view! { <tbody>{rows}</tbody> }.into_any()
        })
        .collect();
    view! {
        <table class="line">
            <caption class="note">{words.say("line-caption")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("line-trick")}</th>
                    <th scope="col">{words.say("line-player")}</th>
                    <th scope="col">{words.say("line-card")}</th>
                    <th scope="col">{words.say("line-why")}</th>
                </tr>
            </thead>
            {groups}
        </table>
    }
    .into_any()
}

/// Comments on alternative cards, folded: in a long hand they are most of the list.
fn others(text: &[String]) -> Option<AnyView> {
    let text: Vec<AnyView> =
        text.iter().map(|other| view! { <p class="note">{other.clone()}</p> }.into_any()).collect();
    (!text.is_empty()).then(|| {
        view! {
            <details class="others">
                <summary>{words().say("line-others")}</summary>
                {text}
            </details>
        }
        .into_any()
    })
}
