//! `/sign-out`: shown if signing out failed, to try again; `/sign-out/onward` offers to sign out at the
//! provider too.

use super::response::{head_title, suspended};
use crate::api::{RequestContext, SignOutPost, UserState, see_other, way_out};
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

/// Offered, not done: at home, people want to stay signed in there; on a shared computer, the next
/// person would need no password here.
#[component]
pub fn Onward() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        let is_signed_in = context.user_state().await.user().is_some();
        let Some(onward) = way_out(&context).await.filter(|_| !is_signed_in) else {
            see_other("/");
            return ().into_any();
        };
        let words = words();
        let name = [("name", (&onward.name).into())];
        view! {
            {head_title(words.say("sign-out-done"))}
            <h1>{words.say("sign-out-done")}</h1>
            <p class="lead">{words.format("sign-out-onward-about", &name)}</p>
            <p class="actions">
                <a class="button primary" href=onward.url>{words.format("sign-out-onward", &name)}</a>
                " "
                <a class="button quiet" href="/">{words.say("sign-out-stay")}</a>
            </p>
        }
        .into_any()
    })
}
