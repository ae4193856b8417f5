//! The candidates of an exam on paper, with the sheets of each that are there.

use super::super::paths::scanned_path;
use crate::api::{Allowed, CandidateSheets, ListedScans};
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

/// The candidates by number.
pub fn section(allowed: &Allowed, listed: &ListedScans) -> Option<AnyView> {
    let words = words();
    if listed.scans.is_empty() {
        return None;
    }
    let rows: Vec<AnyView> = listed.candidates.iter().map(|one| row(allowed, listed, one)).collect();
    let waits = listed.candidates.iter().filter(|one| one.waits()).count();
    Some(
        view! {
            <section aria-labelledby="candidates">
                <h2 id="candidates">{words.say("hall-scan-candidates")}</h2>
                <p>{words.format("hall-scan-wait", &[("n", waits.into())])}</p>
                <ul class="rows">{rows}</ul>
            </section>
        }
        .into_any(),
    )
}

fn row(allowed: &Allowed, listed: &ListedScans, one: &CandidateSheets) -> AnyView {
    let words = words();
    let name = person_name(&one.paper.name);
    let args = [("n", i64::from(one.paper.number).into()), ("name", (&name).into())];
    let shown = words.format("hall-candidate", &args);
    let has_none = one.missing.len() == one.of;
    let to = scanned_path(allowed, &listed.sitting, &one.paper.attempt.id().0.to_string());
    let shown = match one.paper.is_own || has_none {
        true => view! { <span>{shown}</span> }.into_any(),
        false => view! { <a href=to>{shown}</a> }.into_any(),
    };
    let numbers: Vec<String> = one.missing.iter().map(usize::to_string).collect();
    let args = [("n", numbers.len().into()), ("list", words.list(&numbers).into())];
    let missing = (!numbers.is_empty() && !has_none).then(|| words.format("hall-scan-missing", &args));
    let state = if one.paper.is_own {
        words.say("hall-own")
    } else if has_none {
        words.say("hall-scan-none-of")
    } else if one.is_finished {
        words.say("hall-scan-finished")
    } else if one.is_confirmed {
        words.say("hall-scan-confirmed")
    } else if one.differ {
        words.say("hall-scan-differ")
    } else {
        words.format("hall-scan-doubts", &[("n", one.doubts.into())])
    };
    view! {
        <li>
            <span class="what">{shown} {missing.map(|text| view! { <span class="note">{text}</span> })}</span>
            <span class="how">{state}</span>
        </li>
    }
    .into_any()
}
