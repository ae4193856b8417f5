//! The path through the Laws, set like a page of the book: the clause in the margin, what was asked, the fact that
//! decided it, and a track whose steps are solid where they were taken and hollow where they were refused.

use super::symbols::symbols;
use crate::engine::{Case, Ruling, Step};
use crate::words::english;
use leptos::prelude::*;

/// The trace of a ruling.
pub fn trace(case: &Case, ruling: &Ruling) -> AnyView {
    let words = english();
    view! {
        <p class="legend">
            <span class="held">{words.say("trace-legend-held")}</span>
            <span class="refused">{words.say("trace-legend-refused")}</span>
        </p>
        {steps(case, ruling.call, ruling.trace.steps().iter())}
    }
    .into_any()
}

/// Tests in order, of a ruling about this call.
pub fn steps<'a>(case: &Case, call: Option<usize>, steps: impl Iterator<Item = &'a Step>) -> AnyView {
    let edition = case.edition;
    let steps: Vec<AnyView> = steps
        .map(|step| {
            let told = english().step(case, call, step);
            let class = if told.held { "step step-held" } else { "step step-refused" };
            let to = format!("/laws/{edition}/{}#{}", told.clause.law(), told.clause.dotted());
            view! {
                <li class=class>
                    <a class="tag" href=to aria-label=told.cite>{told.clause.citation()}</a>
                    <span class="node" aria-hidden="true"></span>
                    <div>
                        <p class="asked">{symbols(&told.asked)} " " <span class="held">{told.answer}</span></p>
                        <p class="fact">{symbols(&told.decided)}</p>
                    </div>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="trace">{steps}</ol> }.into_any()
}
