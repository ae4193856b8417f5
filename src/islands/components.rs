//! The interactive parts as the server draws them: an element around what it rendered, by whose
//! `data-part` the browser finds it.

use leptos::prelude::*;

/// The desk in the background. The children hold the element for announcements; the replaced part
/// of the page has the id `desk`, and its form `data-desk`.
#[component]
pub fn Desk(children: Children) -> AnyView {
    part("desk", children)
}

/// Background saving and the clock. The children hold the status line.
#[component]
pub fn Exam(children: Children) -> AnyView {
    part("exam", children)
}

/// The keys. The children are the list of keys, and hold a `dialog` with
/// `data-keys-help`, in it a checkbox with `data-keys-switch`, and a hidden button with
/// `data-keys-open`.
#[component]
pub fn Keys(children: Children) -> AnyView {
    part("keys", children)
}

/// A text to copy. The children hold its field, a button with `data-copy`, and the element for
/// announcements.
#[component]
pub fn Copied(children: Children) -> AnyView {
    part("copied", children)
}

/// A player. The children hold an element with `data-player`.
#[component]
pub fn Player(children: Children) -> AnyView {
    part("player", children)
}

/// A form whose entry is kept until it is saved. The children hold an element with `data-kept`.
#[component]
pub fn Kept(children: Children) -> AnyView {
    part("kept", children)
}

/// A reloading part. The children hold it.
#[component]
pub fn Renewed(children: Children) -> AnyView {
    part("renewed", children)
}

fn part(name: &'static str, children: Children) -> AnyView {
    view! { <live-part data-part=name>{children()}</live-part> }.into_any()
}
