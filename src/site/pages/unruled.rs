//! In place of a page whose ruling is still being computed, or whose search failed.

use super::response::{head_title, set_status};
use crate::api::Unruled;
use crate::words;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;

/// `Retry-After`, in seconds.
const AGAIN: HeaderValue = HeaderValue::from_static("5");

/// The page. `saved` is the message on where the answer is meanwhile.
pub fn unruled(why: Unruled, saved: &str) -> AnyView {
    let [title, text] = texts(why);
    let reload = set_unavailable(why);
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p>{text}</p>
        <p>{words().say(saved)}</p>
        {reload}
    }
    .into_any()
}

/// Heading and explanation.
pub fn texts(why: Unruled) -> [String; 2] {
    let words = words();
    let id = match why {
        Unruled::Busy => "unruled-busy",
        Unruled::Late => "unruled-late",
        Unruled::Broken => "unruled-broken",
    };
    [words.say(if why == Unruled::Broken { "unruled-broken-title" } else { "unruled-title" }), words.say(id)]
}

/// Sets the error status, and returns a reload link if that can help.
pub fn set_unavailable(why: Unruled) -> Option<AnyView> {
    set_status(match why {
        Unruled::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        Unruled::Busy | Unruled::Late => StatusCode::SERVICE_UNAVAILABLE,
    });
    if why == Unruled::Broken {
        return None;
    }
    if let Some(response) = use_context::<ResponseOptions>() {
        response.insert_header(header::RETRY_AFTER, AGAIN);
    }
    let here = use_context::<Parts>().map_or_else(String::new, |parts| parts.uri.to_string());
    let again = words().say("unruled-reload");
    Some(view! { <p class="actions"><a class="button" href=here>{again}</a></p> }.into_any())
}
