//! `/sign-out`: shown if signing out failed, to try again.

use super::response::{head_title, suspended};
use crate::api::{RequestContext, SignOutPost, UserState, see_other};
use crate::parts::button::act;
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
            {act(&SignOutPost::FORM, [], "sign-out-again", "primary")}
        }
        .into_any()
    })
}
