//! Differences of a law from the previous or next edition: a note, and the differing clauses side
//! by side.

use super::symbols::symbols;
use crate::words;
use leptos::prelude::*;
use rules::law::{Clause, Edition};

/// The editions whose laws are complete in the catalogue, so that an absent clause is truly
/// missing.
const BESIDE: [Edition; 2] = [Edition::E2007, Edition::E2017];

/// Link to the other edition of this law, and the differences.
pub fn edition_diff(law: &str, edition: Edition) -> Option<AnyView> {
    let words = words();
    let other = other(law, edition)?;
    let [older, newer] = BESIDE;
    let note = format!("changed-{law}");
    let link = view! {
        <p>
            <a href=format!("/laws/{other}/{law}")>
                {words.format("laws-the-other", &[("edition", other.word().into())])}
            </a>
        </p>
    };
    if !words.knows(&note) {
        return Some(link.into_any());
    }
    let title =
        words.format("laws-changed", &[("older", older.word().into()), ("newer", newer.word().into())]);
    view! {
        <section aria-labelledby="changed">
            <h2 id="changed">{title}</h2>
            <p>{symbols(&words.say(&note))}</p>
            {side_by_side(law)}
            {link}
        </section>
    }
    .into_any()
    .into()
}

/// The other of the two editions, if it has the law.
pub fn other(law: &str, edition: Edition) -> Option<Edition> {
    if !BESIDE.contains(&edition) {
        return None;
    }
    let other = BESIDE.into_iter().find(|one| *one != edition)?;
    Clause::all().any(|clause| clause.law() == law && clause.is_in(other)).then_some(other)
}

/// Clauses that differ between the editions.
fn side_by_side(law: &str) -> Option<AnyView> {
    let words = words();
    let of_law: Vec<Clause> = Clause::all()
        .filter(|clause| clause.law() == law && BESIDE.iter().any(|e| clause.is_in(*e)))
        .collect();
    let same = |clause: &Clause| {
        BESIDE.iter().all(|edition| clause.is_in(*edition))
            && words.gist(*clause, BESIDE[0]) == words.gist(*clause, BESIDE[1])
    };
    let rows: Vec<AnyView> =
        of_law.iter().filter(|clause| !same(clause)).map(|clause| row(*clause)).collect();
    if rows.is_empty() {
        return None;
    }
    let rest = of_law.iter().any(same).then(|| view! { <p class="note">{words.say("laws-as-it-was")}</p> });
    let heads: Vec<_> =
        BESIDE.iter().map(|edition| view! { <th scope="col">{edition.word()}</th> }).collect();
    view! {
        <table class="beside">
            <caption class="vh">{words.say("laws-side-by-side")}</caption>
            <thead><tr><th scope="col">{words.say("laws-clause")}</th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
        {rest}
    }
    .into_any()
    .into()
}

fn row(clause: Clause) -> AnyView {
    let words = words();
    let cells: Vec<AnyView> = BESIDE
        .iter()
        .map(|edition| {
            let year = edition.word();
            if clause.is_in(*edition) {
                view! { <td data-head=year>{symbols(&words.gist(clause, *edition))}</td> }.into_any()
            } else {
                let none = words.format("laws-not-in", &[("edition", year.into())]);
                view! { <td class="none" data-head=year>{none}</td> }.into_any()
            }
        })
        .collect();
    view! { <tr><th scope="row" class="tag">{clause.citation()}</th>{cells}</tr> }.into_any()
}
