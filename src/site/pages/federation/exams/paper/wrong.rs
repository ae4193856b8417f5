//! Faults of a paper's file by line, for a paper that is shown as a file.

use crate::words;
use bank::LocatedFault;
use leptos::prelude::*;

/// All faults of a file, each with its line.
pub fn wrong(file: &str, faults: &[LocatedFault]) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = faults
        .iter()
        .map(|fault| {
            let place = words.format("hold-line", &[("line", fault.line.into())]);
            let what = words.placed("", None, &fault.field, &words.fault_kind(&fault.kind));
            let line = file.lines().nth(fault.line.saturating_sub(1)).unwrap_or_default().trim().to_owned();
            let line = (!line.is_empty()).then(|| view! { <code class="note">{line}</code> });
            view! {
                <li><span class="what">{format!("{place}{}{what}", words.say("colon"))}{line}</span></li>
            }
            .into_any()
        })
        .collect();
    let title = words.format("hold-paper-faults", &[("n", faults.len().into())]);
    view! {
        <section aria-labelledby="faults">
            <h2 id="faults">{title}</h2>
            <ul class="rows faults">{rows}</ul>
        </section>
    }
    .into_any()
}
