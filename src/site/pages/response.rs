//! The response of the page being rendered: its status, its title, and its asynchronous parts.

use crate::parts::field::between_tags;
use axum::http::StatusCode;
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use leptos_meta::Title;
use std::future::Future;

/// An asynchronous part of a page. The page is sent once all of them are complete.
pub(crate) fn suspended(part: impl Future<Output = AnyView> + Send + 'static) -> AnyView {
    view! { <Suspense fallback=|| ()>{Suspend::new(part)}</Suspense> }.into_any()
}

/// Sets a status other than 200 OK.
pub(super) fn set_status(status: StatusCode) {
    if let Some(response) = use_context::<ResponseOptions>() {
        response.set_status(status);
    }
}

/// The page's part of the document title. Leptos does not escape titles, which may contain user
/// input.
pub(super) fn head_title(title: impl Into<String>) -> AnyView {
    let title = between_tags(&title.into());
    view! { <Title text=title /> }.into_any()
}
