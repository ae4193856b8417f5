//! Scenarios that an exam page names: each by its title, with its id and a link.

use crate::api::Allowed;
use crate::pages::federation::own_bank::page_of;
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::{Bank, variant};
use leptos::prelude::*;

/// A longer list is folded.
const OPEN: usize = 6;

/// The scenarios with these ids; `None` without any.
pub fn list(allowed: &Allowed, bank: &Bank, ids: &[String]) -> Option<AnyView> {
    let words = words();
    let rows: Vec<AnyView> = ids.iter().map(|id| row(allowed, bank, id)).collect();
    let list = view! { <ul class="rows named">{rows}</ul> };
    match ids.len() {
        0 => None,
        n if n > OPEN => {
            let summary = words.format("check-scenarios", &[("n", n.into())]);
            Some(view! { <details class="fold"><summary>{summary}</summary> {list}</details> }.into_any())
        }
        _ => Some(list.into_any()),
    }
}

/// A variant has the title of its scenario; one that has left the bank has none.
fn row(allowed: &Allowed, bank: &Bank, id: &str) -> AnyView {
    let origin = variant::origin(id);
    let title = bank.scenario(origin).map(|scenario| {
        let title = symbols(&name(scenario));
        match page_of(allowed, &scenario.stage.of) {
            Some(to) => view! { <a href=to>{title}</a> }.into_any(),
            None => title.into_any(),
        }
    });
    let id = words().format("practice-id", &[("id", id.into())]);
    view! { <li><span class="what">{title} <span class="note">{id}</span></span></li> }.into_any()
}
