//! Paths and links of an exam on paper, and the fields that name it.

use super::super::exams_path;
use crate::api::{Allowed, Sitting as Held};
use crate::pages::federation::federation_field;
use crate::parts::button::Hidden;
use crate::words;
use leptos::prelude::*;

/// Fields that name a sitting, an attempt and an action.
pub fn hidden(allowed: &Allowed, held: &Held, attempt: &str, act: &str) -> [Hidden; 4] {
    let sitting = ("sitting", held.id.0.to_string());
    [federation_field(allowed), sitting, ("attempt", attempt.to_owned()), ("act", act.to_owned())]
}

/// Path of the exam on paper.
pub fn hall_path(allowed: &Allowed, held: &Held) -> String {
    format!("{}/{}/hall", exams_path(allowed), held.id.0)
}

/// Path of the scanned answer sheets.
pub fn scans_path(allowed: &Allowed, held: &Held) -> String {
    format!("{}/{}/scans", exams_path(allowed), held.id.0)
}

/// Path of a candidate's scanned sheets.
pub fn scanned_path(allowed: &Allowed, held: &Held, attempt: &str) -> String {
    format!("{}/{}/scanned/{attempt}", exams_path(allowed), held.id.0)
}

/// Path of the key.
pub fn key_path(allowed: &Allowed, held: &Held) -> String {
    format!("{}/{}/key", exams_path(allowed), held.id.0)
}

/// Link back to the sitting.
pub fn sitting_link(allowed: &Allowed, held: &Held) -> AnyView {
    let to = format!("{}/{}", exams_path(allowed), held.id.0);
    view! { <p class="above"><a href=to>{held.name.clone()}</a></p> }.into_any()
}

/// Link back to the exam on paper.
pub fn hall_link(allowed: &Allowed, held: &Held) -> AnyView {
    view! { <p class="above"><a href=hall_path(allowed, held)>{words().say("hall-title")}</a></p> }.into_any()
}

/// Link back to the scanned answer sheets.
pub fn scans_link(allowed: &Allowed, held: &Held) -> AnyView {
    view! { <p class="above"><a href=scans_path(allowed, held)>{words().say("hall-scan-title")}</a></p> }
        .into_any()
}

/// The way to the exam on paper, on the sitting's page.
pub fn section(allowed: &Allowed, held: &Held) -> AnyView {
    let words = words();
    view! {
        <section aria-labelledby="hall">
            <h2 id="hall">{words.say("hall-title")}</h2>
            <p>{words.say("hall-about")}</p>
            <p class="actions">
                <a class="button quiet" href=hall_path(allowed, held)>{words.say("hall-open")}</a>
            </p>
        </section>
    }
    .into_any()
}
