//! What is said above the page, once.

use crate::api::Studio;
use crate::words;
use leptos::prelude::*;

pub fn notice(studio: &Studio) -> Option<AnyView> {
    let text = words().say(&format!("studio-notice-{}", studio.notice?.word()));
    Some(view! { <p class="fault" role="alert" id="notice">{text}</p> }.into_any())
}
