//! `/attempt/{id}` and below: an exam as its candidate sits it.
//!
//! - `summary`: `/attempt/{id}`: how far they are, handing in, and what is there afterwards
//! - `page`: `/attempt/{id}/{n}`: one page
//! - `laws`: `/attempt/{id}/laws/…`: the law book inside the open part
//! - `navigator`: every page with how it stands; `clock`: the time that is left
//! - `held_up`: in place of a page while an examiner has stopped the clock, while one waits, or
//!   while another device is at work
//!
//! Nothing here asks for a ruling, so that none can be told from it.

mod clock;
mod held_up;
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
    let told = words().say(&format!("attempt-fault-{fault}"));
    Some(view! { <p class="fault" role="alert">{told}</p> }.into_any())
}

/// A form of one button, which does this to an attempt.
fn button(id: &str, act: &'static str, text: &str, class: &'static str) -> AnyView {
    view! {
        <form method="post" action="/api/attempt" class="actions">
            <input type="hidden" name="attempt" value=id.to_owned() />
            <button type="submit" name="act" value=act class=class>{words().say(text)}</button>
        </form>
    }
    .into_any()
}
