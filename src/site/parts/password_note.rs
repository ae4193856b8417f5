//! The note for users whose account has no password.

use crate::words;
use leptos::prelude::*;

/// That they have none, and the way to one; `sends_mail` if the site emails it by itself.
pub fn password_note(sends_mail: bool) -> AnyView {
    let words = words();
    let text = words.say(if sends_mail { "provider-own-no-password" } else { "provider-own-no-mail" });
    view! { <p>{text} " " <a href="/reset">{words.say("provider-own-set")}</a></p> }.into_any()
}
