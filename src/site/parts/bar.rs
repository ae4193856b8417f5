//! A bar for a percentage. The number is beside it, so screen readers miss nothing.

use leptos::prelude::*;

/// A bar filled by a share in thousandths, with a mark at the goal.
pub fn bar(permille: u16, goal: Option<u16>) -> AnyView {
    let done = permille.min(1000);
    let goal = goal.map(|goal| {
        let x = goal.clamp(4, 996);
        view! { <line class="goal" x1=x x2=x y1="0" y2="12"></line> }
    });
    view! {
        <svg class="bar" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="ground" x="0" y="0" width="1000" height="12"></rect>
            <rect class="done" x="0" y="0" width=done height="12"></rect>
            {goal}
        </svg>
    }
    .into_any()
}
