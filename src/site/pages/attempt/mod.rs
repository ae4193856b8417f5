//! `/attempt/{id}` and below: an exam for its candidate.
//!
//! - `summary`: `/attempt/{id}`: progress, submission, and what follows
//! - `page`: `/attempt/{id}/{n}`: a page
//! - `laws`: `/attempt/{id}/laws/…`: the law book during the open part
//! - `navigator`: all pages with their state; `clock`: the remaining time
//! - `blocked`: in place of a page while the candidate cannot work
//!
//! No page here requests a ruling, so none can leak one.

mod blocked;
mod clock;
mod laws;
mod navigator;
mod page;
mod summary;

pub use laws::{AttemptLaw, AttemptLaws};
pub use page::AttemptPage;
pub use summary::AttemptSummary;

use crate::api::take_flash;
use crate::words;
use leptos::prelude::*;

/// The reason the last action was refused.
fn fault() -> Option<AnyView> {
    let fault = take_flash("attempt")?.faults.first().cloned()?;
    let text = words().say(&format!("attempt-fault-{fault}"));
    Some(view! { <p class="fault" role="alert">{text}</p> }.into_any())
}

/// A form with one button for an action on the attempt.
fn button(id: &str, act: &'static str, text: &str, class: &'static str) -> AnyView {
    view! {
        <form method="post" action="/api/attempt" class="actions">
            <input type="hidden" name="attempt" value=id.to_owned() />
            <button type="submit" name="act" value=act class=class>{words().say(text)}</button>
        </form>
    }
    .into_any()
}
