//! `/malformed`: the page for a form that is too long, or that could not be parsed. No form of the
//! site sends the latter.

use super::context::{query, query_param};
use super::response::{head_title, set_status};
use crate::form::BODY_LIMIT;
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;

/// Path of the page.
pub const PATH: &str = "/malformed";

/// Path and query of the page for a form of more bytes than this.
pub fn too_long(limit: usize) -> String {
    format!("{PATH}?why=long&limit={}", limit / 1024)
}

#[component]
pub fn Malformed() -> impl IntoView {
    let too_long = query().starts_with("why=long");
    set_status(if too_long { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST });
    let words = words();
    let limit = query_param("limit").and_then(|limit| limit.parse::<u16>().ok());
    let limit = limit.map_or(BODY_LIMIT / 1024, usize::from);
    let (title, help) = if too_long {
        (words.say("malformed-long-title"), words.format("malformed-long", &[("limit", limit.into())]))
    } else {
        (words.say("malformed-title"), words.say("malformed-help"))
    };
    let kept = too_long.then(|| view! { <p>{words.say("malformed-long-kept")}</p> });
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p>{help}</p>
        {kept}
        <p class="actions">
            <a class="button" href="/practice">{words.say("nav-practice")}</a>
            <a class="button quiet" href="/">{words.say("lost-home")}</a>
        </p>
    }
}
