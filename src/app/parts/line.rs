//! The worst normal line, card by card, with why each play is normal.

use super::symbols::shown_and_spoken;
use crate::bridge::Card;
use crate::engine::component::Played;
use crate::words::english;
use leptos::prelude::*;

/// The line as a table, a group of rows for each trick. `begun` are the cards that lay on the table already.
pub fn line(played: &[Played], begun: &[Card]) -> AnyView {
    let words = english();
    let first = 4 - begun.len().min(3);
    let explained = words.line(played);
    let (head, rest) = explained.split_at(first.min(explained.len()));
    let tricks = std::iter::once(head).chain(rest.chunks(4)).filter(|trick| !trick.is_empty());
    let groups: Vec<AnyView> = tricks
        .enumerate()
        .map(|(i, trick)| {
            let rows: Vec<AnyView> = trick
                .iter()
                .enumerate()
                .map(|(j, one)| {
                    let number = (j == 0).then(|| {
                        view! { <th scope="rowgroup" rowspan=trick.len().to_string()>{i + 1}</th> }
                    });
                    view! {
                        <tr class:first=j == 0>
                            {number}
                            <td>{words.seat(one.seat)}</td>
                            <td class="card">{shown_and_spoken(&one.card, one.spoken.clone())}</td>
                            <td class="why">{one.why.clone()}</td>
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
