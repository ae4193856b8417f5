//! The element that marks an interactive part, by whose name the browser finds it.

use leptos::prelude::*;

/// An interactive part of a page.
pub fn part(name: &'static str, children: Children) -> AnyView {
    view! { <live-part data-part=name>{children()}</live-part> }.into_any()
}
