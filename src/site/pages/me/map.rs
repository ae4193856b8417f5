//! Progress by law: as a map, and folded as a table.

use crate::parts::bar::bar;
use crate::parts::law::bank_law_title;
use crate::parts::law_map::law_map;
use crate::parts::marks::percent;
use crate::words;
use bank::LawProgress;
use leptos::prelude::*;

/// The map, and the table beneath it.
pub fn section(laws: &[LawProgress]) -> AnyView {
    let words = words();
    view! {
        <section aria-labelledby="by-law">
            <h2 id="by-law">{words.say("me-by-law")}</h2>
            {law_map(laws)}
            <details class="fold">
                <summary>{words.say("me-table")}</summary>
                {table(laws)}
            </details>
        </section>
    }
    .into_any()
}

fn table(laws: &[LawProgress]) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = laws
        .iter()
        .map(|one| {
            let mean = one.mean.map_or_else(|| words.say("me-no-mean"), percent);
            view! {
                <tr>
                    <th scope="row"><a href=format!("/practice/{}", one.law)>{bank_law_title(one.law)}</a></th>
                    <td class="number">
                        {words.format("me-answered", &[("n", one.answered.into()), ("of", one.of.into())])}
                    </td>
                    <td class="plot">{bar(one.mean.unwrap_or(0), None)}</td>
                    <td class="number">{mean}</td>
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <table class="progress">
            <caption class="vh">{words.say("me-by-law")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("me-law")}</th>
                    <th scope="col" class="number">{words.say("me-scenarios")}</th>
                    <td class="plot"></td>
                    <th scope="col" class="number">{words.say("me-mean")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
