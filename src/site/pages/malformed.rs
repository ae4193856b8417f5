//! `/malformed`: the page for a form that could not be parsed. No form of the site sends such data.

use super::context::query;
use super::response::{head_title, set_status};
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;

#[component]
pub fn Malformed() -> impl IntoView {
    let too_long = query() == "why=long";
    set_status(if too_long { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST });
    let words = words();
    let help = if too_long { "malformed-long" } else { "malformed-help" };
    view! {
        {head_title(words.say("malformed-title"))}
        <h1>{words.say("malformed-title")}</h1>
        <p>{words.say(help)}</p>
        <p class="actions">
            <a class="button" href="/practice">{words.say("nav-practice")}</a>
            <a class="button quiet" href="/">{words.say("lost-home")}</a>
        </p>
    }
}
