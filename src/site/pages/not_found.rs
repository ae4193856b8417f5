//! The page for an unknown URL.

use super::response::{head_title, set_status};
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;

/// The fallback of the router.
#[component]
pub fn NotFound() -> impl IntoView {
    not_found()
}

/// The view with status 404, also in place of a page whose subject does not exist.
pub fn not_found() -> AnyView {
    set_status(StatusCode::NOT_FOUND);
    let words = words();
    view! {
        {head_title(words.say("lost-title"))}
        <h1>{words.say("lost-title")}</h1>
        <p>{words.say("lost-help")}</p>
        <p class="actions">
            <a class="button" href="/practice">{words.say("nav-practice")}</a>
            <a class="button quiet" href="/">{words.say("lost-home")}</a>
        </p>
    }
    .into_any()
}
