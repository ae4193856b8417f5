//! A tree of questions as SVG. For screen readers it is one picture, described in the text beside
//! it.

use super::layout::{ArrowTip, TreeLayout};
use super::tree::{ExitState, Node};
use crate::parts::symbols::drawing_text;
use leptos::prelude::*;

/// A tree's drawing with title and description. `name` distinguishes it from other drawings of the
/// page, `class` is its CSS class.
pub fn figure(root: &Node, title: &str, message: &str, name: &str, class: &'static str) -> AnyView {
    let layout = TreeLayout::of(root);
    let [titled, described] = ["title", "told"].map(|part| format!("{name}-{part}"));
    let lines: Vec<_> = layout
        .lines
        .iter()
        .map(|line| view! { <path class=line.way.class() d=path_data(&line.points)></path> })
        .collect();
    let boxes: Vec<_> = layout
        .boxes
        .iter()
        .map(|f| view! { <rect class=f.shape.frame() x=f.x y=f.y width=f.width height=f.height rx="5"></rect> })
        .collect();
    let tips: Vec<AnyView> = layout.tips.iter().map(tip).collect();
    let texts: Vec<_> = layout
        .texts
        .iter()
        .map(|t| view! { <text class=t.part.class() x=t.x y=t.y>{drawing_text(&t.text)}</text> })
        .collect();
    view! {
        <svg
            class=class
            viewBox=format!("0 0 {} {}", layout.width, layout.height)
            role="img"
            aria-labelledby=format!("{titled} {described}")
            focusable="false"
        >
            <title id=titled.clone()>{title.to_owned()}</title>
            <desc id=described.clone()>{message.to_owned()}</desc>
            {lines}
            {boxes}
            {tips}
            {texts}
        </svg>
    }
    .into_any()
}

/// A line as data of an SVG path.
fn path_data(corners: &[(u32, u32)]) -> String {
    let mut data = String::new();
    for (x, y) in corners {
        data.push_str(&format!("{}{x} {y}", if data.is_empty() { 'M' } else { 'L' }));
    }
    data
}

/// A filled arrow at a taken exit, a hollow ring at a refused one.
fn tip(tip: &ArrowTip) -> AnyView {
    let (x, y, class) = (tip.x, tip.y, tip.way.class());
    if matches!(tip.way, ExitState::Refused) {
        return view! { <circle class=class cx=x cy=y r="4"></circle> }.into_any();
    }
    let arrow = if tip.points_down { format!("M{x} {y}l-6 -9h12z") } else { format!("M{x} {y}l-9 -6v12z") };
    view! { <path class=format!("{class} tip") d=arrow></path> }.into_any()
}
