//! Buttons for signing in through a federation's own system.

use super::button::hide;
use crate::api::{OfferedProvider, ProviderBeginPost};
use crate::words;
use leptos::prelude::*;

/// The section with a button for each provider; nothing without providers. `after` follows them.
pub fn provider_buttons(offered: Vec<OfferedProvider>, next: &str, title: &str, after: AnyView) -> AnyView {
    if offered.is_empty() {
        return ().into_any();
    }
    let words = words();
    let buttons: Vec<AnyView> = offered
        .into_iter()
        .map(|one| {
            let label = words.format("provider-continue", &[("name", (&one.name).into())]);
            let hidden = [("federation", one.federation), ("provider", one.id), ("next", next.to_owned())];
            view! {
                <form method="post" action=ProviderBeginPost::FORM.action class="inline">
                    {hide(hidden)}
                    <button type="submit" class="button quiet">{label}</button>
                </form>
            }
            .into_any()
        })
        .collect();
    view! {
        <section aria-labelledby="providers">
            <h2 id="providers">{words.say(title)}</h2>
            <div class="actions">{buttons}</div>
            {after}
        </section>
    }
    .into_any()
}
