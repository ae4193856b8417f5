//! `/malformed`: what somebody sees whose form could not be read. No form of the site sends such a thing.

use super::{status, titled};
use crate::words::english;
use axum::http::StatusCode;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Malformed() -> impl IntoView {
    status(StatusCode::BAD_REQUEST);
    let words = english();
    view! {
        {titled(words.say("malformed-title"))}
        <h1>{words.say("malformed-title")}</h1>
        <p>{words.say("malformed-help")}</p>
        <p class="actions">
            <a class="button" href="/practice">{words.say("nav-practice")}</a>
            <a class="button quiet" href="/">{words.say("lost-home")}</a>
        </p>
    }
}
