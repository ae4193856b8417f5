//! Consequences of a change of edition by holder: the number of scenarios behind their certificates
//! with a different ruling.

use crate::api::{Allowed, EditionChange, EditionHolder};
use crate::parts::person_name::person_name;
use crate::parts::wide_table::wide_table;
use crate::{alphabet, words};
use leptos::prelude::*;

/// Number of holders listed, those with most changes first.
const TOLD: usize = 500;

/// Holders with most changes first, folded.
pub fn table(allowed: &Allowed, change: &EditionChange) -> AnyView {
    let words = words();
    let mut all: Vec<(usize, &EditionHolder)> =
        change.holders.iter().map(|holder| (change.changed_of(holder), holder)).collect();
    all.sort_by_key(|(changed, _)| std::cmp::Reverse(*changed));
    alphabet().sort_within(&mut all, |a, b| a.0 == b.0, |(_, one)| &one.name);
    let rows: Vec<AnyView> =
        all.iter().take(TOLD).map(|(changed, holder)| row(allowed, holder, *changed)).collect();
    let more = all.len().saturating_sub(TOLD);
    let more = (more > 0)
        .then(|| view! { <p class="note">{words.format("delta-holders-more", &[("n", more.into())])}</p> });
    let heads = ["delta-holder", "delta-levels", "delta-scenarios", "delta-kind-changed"];
    let heads = heads.map(|id| view! { <th scope="col">{words.say(id)}</th> }.into_any());
    view! {
        <section aria-labelledby="holders">
            <h2 id="holders">{words.say("delta-holders")}</h2>
            <details class="fold">
                <summary>{words.say("delta-holders-each")}</summary>
                {wide_table(words.say("delta-holders-each"), heads.into(), rows)}
                {more}
            </details>
        </section>
    }
    .into_any()
}

fn row(allowed: &Allowed, holder: &EditionHolder, changed: usize) -> AnyView {
    let to = format!(
        "/federation/{}/certificates/{}",
        allowed.federation().code,
        holder.certificate.0.hyphenated()
    );
    view! {
        <tr>
            <th scope="row"><a href=to>{person_name(&holder.name)}</a></th>
            <td>{holder.levels.join(", ")}</td>
            <td class="number">{holder.scenarios.len()}</td>
            <td class="number">{changed}</td>
        </tr>
    }
    .into_any()
}
