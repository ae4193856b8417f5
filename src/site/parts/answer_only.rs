//! An answer without a ruling to compare with: its question has changed, has gone, or has no
//! ruling.

use super::symbols::symbols;
use crate::words;
use bank::Answer;
use leptos::prelude::*;
use rules::engine::Key;
use rules::law::Clause;

/// The stored answer by component.
pub fn answer_only(answer: &Answer) -> AnyView {
    let words = words();
    let row = |(key, tokens): (Key, &[String])| {
        view! { <tr><th scope="row">{words.label(key)}</th> <td>{symbols(&token_texts(key, tokens))}</td></tr> }
            .into_any()
    };
    let rows: Vec<AnyView> = answer.iter().map(row).collect();
    view! {
        <table class="told">
            <caption class="vh">{words.say("given-caption")}</caption>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Tokens verbatim, since their meaning depends on the facts; laws as citations.
fn token_texts(key: Key, tokens: &[String]) -> String {
    let words = words();
    let one = |token: &String| match (key, token.parse::<Clause>()) {
        (Key::Law | Key::Watch, Ok(clause)) => words.cite(clause),
        _ => token.clone(),
    };
    if tokens.is_empty() {
        words.say("value-nothing")
    } else {
        tokens.iter().map(one).collect::<Vec<_>>().join(&words.say("semicolon"))
    }
}
