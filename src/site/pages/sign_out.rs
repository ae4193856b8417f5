//! `/sign-out`: shown if signing out failed, to try again.

use super::response::{head_title, suspended};
use crate::api::{RequestContext, UserState, see_other};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SignOut() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        // Already signed out.
        if matches!(context.user_state().await, UserState::Visitor | UserState::SessionEnded) {
            see_other("/");
            return ().into_any();
        }
        let words = words();
        view! {
            {head_title(words.say("sign-out-title"))}
            <h1>{words.say("sign-out-title")}</h1>
            <p>{words.say("sign-out-failed")}</p>
            <form method="post" action="/api/sign-out">
                <p class="actions">
                    <button type="submit" class="button primary">{words.say("sign-out-again")}</button>
                </p>
            </form>
        }
        .into_any()
    })
}
