//! In place of a page whose ruling is not there: it is still being worked out, or the search broke off.

use super::{status, titled};
use crate::app::api::Unruled;
use crate::words::english;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;

/// When it is worth while to ask again, in seconds.
const AGAIN: HeaderValue = HeaderValue::from_static("5");

/// The page. `kept` says where the answer is until then.
pub fn unruled(why: Unruled, kept: &str) -> AnyView {
    let words = english();
    let id = match why {
        Unruled::Busy => "unruled-busy",
        Unruled::Late => "unruled-late",
        Unruled::Broken => "unruled-broken",
    };
    let title = words.say(if why == Unruled::Broken { "unruled-broken-title" } else { "unruled-title" });
    let reload = (why != Unruled::Broken).then(|| {
        if let Some(response) = use_context::<ResponseOptions>() {
            response.insert_header(header::RETRY_AFTER, AGAIN);
        }
        let here = use_context::<Parts>().map_or_else(String::new, |parts| parts.uri.to_string());
        view! { <p class="actions"><a class="button" href=here>{words.say("unruled-reload")}</a></p> }
    });
    status(match why {
        Unruled::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        Unruled::Busy | Unruled::Late => StatusCode::SERVICE_UNAVAILABLE,
    });
    view! {
        {titled(title.clone())}
        <h1>{title}</h1>
        <p>{words.say(id)}</p>
        <p>{words.say(kept)}</p>
        {reload}
    }
    .into_any()
}
