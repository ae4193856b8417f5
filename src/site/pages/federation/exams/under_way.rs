//! Actions on an open sitting: move its end, end it. They stand high on its page, as they are needed
//! under time pressure.

use super::acts::{act, hidden};
use super::hall::hall_path;
use crate::api::{Allowed, Sitting, local_time};
use crate::pages::when::moment_view;
use crate::parts::page_form::PageForm;
use crate::words;
use jiff::Timestamp;
use leptos::prelude::*;

/// The end of a sitting, with the forms to move it and to end the exam at once, which leaves papers
/// written in a hall as they are.
pub fn section(
    allowed: &Allowed,
    (held, on_paper): (&Sitting, usize),
    now: Timestamp,
    acted: &PageForm,
) -> AnyView {
    let words = words();
    let runs = now < held.closes_at;
    let ends = runs.then(|| view! { <p>{words.say("hold-closes")} " " {moment_view(held.closes_at)}</p> });
    view! {
        <section class="under-way" aria-labelledby="running">
            <h2 id="running">{words.say("hold-running")}</h2>
            {ends}
            {runs.then(|| moved(allowed, held, acted))}
            <details id="end" class="fold">
                <summary>{words.say("hold-end")}</summary>
                {(on_paper > 0).then(|| unfinished(allowed, held, on_paper))}
                {act(allowed, held, "end", "quiet")}
            </details>
        </section>
    }
    .into_any()
}

/// The note on papers written in a hall that are not finished.
fn unfinished(allowed: &Allowed, held: &Sitting, number: usize) -> AnyView {
    let words = words();
    view! {
        <p class="aside">
            {words.format("hold-end-on-paper", &[("n", number.into())])} " "
            <a href=hall_path(allowed, held)>{words.say("hall-open")}</a>
        </p>
    }
    .into_any()
}

/// The form to move the end.
fn moved(allowed: &Allowed, held: &Sitting, acted: &PageForm) -> AnyView {
    let words = words();
    let zone = &allowed.federation().zone;
    let hint = words.format("hold-zone", &[("zone", zone.into())]);
    let closes = acted.hinted("closes", local_time(held.closes_at, zone), Some(hint));
    view! {
        <details id="move" class="fold" open=acted.is_faulty()>
            <summary>{words.say("hold-move")}</summary>
            {acted.body(hidden(allowed, held, "move"), closes, ("hold-act-move", "quiet"))}
        </details>
    }
    .into_any()
}
