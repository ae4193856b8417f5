//! The page for a user without permission; and `/refused`, the target of refused forms.

use super::context::query;
use super::not_found;
use super::response::{head_title, set_status};
use crate::api::{Refused, SECOND_FACTOR, see_other, sign_in_url};
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;

#[component]
pub fn RefusedPage() -> impl IntoView {
    if query() == "why=store" {
        error_page(StatusCode::SERVICE_UNAVAILABLE, "silent")
    } else {
        error_page(StatusCode::FORBIDDEN, "refused")
    }
}

/// In place of a refused page. `here` is its path, to return to after signing in.
pub fn refused(why: Refused, here: &str) -> AnyView {
    match why {
        Refused::SignedOut => {
            see_other(&sign_in_url(here));
            ().into_any()
        }
        Refused::Forbidden => error_page(StatusCode::FORBIDDEN, "refused"),
        Refused::SecondFactor => {
            see_other(SECOND_FACTOR);
            ().into_any()
        }
        Refused::NotFound => not_found::not_found(),
        Refused::Database => error_page(StatusCode::SERVICE_UNAVAILABLE, "silent"),
    }
}

fn error_page(code: StatusCode, word: &str) -> AnyView {
    set_status(code);
    let words = words();
    let title = words.say(&format!("{word}-title"));
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p>{words.say(&format!("{word}-help"))}</p>
        <p class="actions"><a class="button quiet" href="/">{words.say("lost-home")}</a></p>
    }
    .into_any()
}
