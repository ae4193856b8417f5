//! What keeps the draft from review, each with a link to its field.

use super::StudioPage;
use crate::parts::symbols::symbols;
use crate::words;
use bank::{FaultKind, LocatedFault};
use leptos::prelude::*;

/// Most faults listed.
const MOST: usize = 12;

impl StudioPage<'_> {
    pub(super) fn left(&self) -> AnyView {
        let words = words();
        if self.faults.is_empty() && !self.stages.is_empty() {
            let id = if self.studio.id.is_some() { "studio-ready" } else { "studio-ready-new" };
            return view! { <p class="done" id="left">{words.say(id)}</p> }.into_any();
        }
        let mut shown: Vec<(String, String)> = Vec::new();
        for (at, fault) in &self.faults {
            let line = self.line(*at, fault);
            if !shown.contains(&line) {
                shown.push(line);
            }
        }
        shown.truncate(MOST);
        let list: Vec<AnyView> = shown
            .into_iter()
            .map(|(to, text)| view! { <li><a href=format!("#{to}")>{symbols(&text)}</a></li> }.into_any())
            .collect();
        view! {
            <section class="left-to-do" id="left" aria-labelledby="left-title">
                <h2 id="left-title">{words.say("studio-left")}</h2>
                <ul class="missing">{list}</ul>
            </section>
        }
        .into_any()
    }

    /// The place of a fault on the page, and its message.
    fn line(&self, at: usize, fault: &LocatedFault) -> (String, String) {
        let words = words();
        let asks = ["asks", "critical", "weights"];
        let field = fault.field.split('[').next().unwrap_or_default();
        let top = field.split('.').next().unwrap_or_default();
        let named = |id: &str, kind: &FaultKind| {
            let args = [("field", words.say(id).into()), ("fault", words.fault_kind(kind).into())];
            words.format("desk-fault", &args)
        };
        let text = match (&fault.kind, top) {
            (FaultKind::MissingField | FaultKind::Empty, "asks") => words.say("studio-left-asks"),
            (FaultKind::MissingField | FaultKind::Empty, "facts") => words.desk_missing(fault),
            (kind, "asks" | "critical" | "weights") => named("studio-asks", kind),
            (kind, "source") => named(&format!("studio-{}", field.replace('.', "-")), kind),
            _ => words.field_fault(fault),
        };
        if at != self.studio.at() {
            let args = [("n", (at + 1).into()), ("fault", text.into())];
            return ("stages".to_owned(), words.format("studio-left-stage", &args));
        }
        let to = match (top, field) {
            (top, _) if asks.contains(&top) => "asks",
            ("source", field) => field,
            ("", _) => "facts",
            (_, field) => field,
        };
        (to.to_owned(), text)
    }
}
