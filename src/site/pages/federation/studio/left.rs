//! What keeps the draft from review, each with a link to its field.

use super::{StudioPage, message};
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
        let beside = |field: String| {
            let fault = message(&fault.field, &fault.kind);
            words.format("desk-fault", &[("field", field.into()), ("fault", fault.into())])
        };
        let is_fact = self.studio.desk.sheet.holds(field).is_some() || field == "facts";
        let text = match (&fault.kind, top) {
            (FaultKind::MissingField | FaultKind::Empty, "asks") => words.say("studio-left-asks"),
            (FaultKind::MissingField | FaultKind::Empty, _) if is_fact => words.desk_missing(fault),
            (_, top) if asks.contains(&top) => beside(words.say("studio-asks")),
            (_, "source") => beside(words.say(&format!("studio-{}", field.replace('.', "-")))),
            (_, "vetoed") => beside(words.say("studio-variants")),
            _ if is_fact => words.field_fault(fault),
            // A field that no scenario has.
            _ => beside(fault.field.clone()),
        };
        if at != self.studio.at() {
            let args = [("n", (at + 1).into()), ("fault", text.into())];
            return ("stages".to_owned(), words.format("studio-left-stage", &args));
        }
        let to = match (top, field) {
            (top, _) if asks.contains(&top) => "asks",
            ("source", field) => field,
            ("", _) => "facts",
            (_, field) if is_fact => field,
            _ => "other",
        };
        (to.to_owned(), text)
    }
}
