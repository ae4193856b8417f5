//! The time zone of the current page: that of the federation to which it belongs, or else of the
//! user's own; UTC for visitors.

use leptos::prelude::{provide_context, use_context};
use std::sync::Arc;

/// The name of a page's time zone: `Europe/Oslo`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageZone(Arc<str>);

impl PageZone {
    /// The zone of this name.
    pub fn of(name: &str) -> Self {
        Self(name.into())
    }
}

/// Shows the times of the rest of the page in this zone.
pub fn show_times_in(zone: PageZone) {
    provide_context(zone);
}

/// The name of the page's zone.
pub fn page_zone() -> Arc<str> {
    use_context::<PageZone>().map_or_else(|| "UTC".into(), |zone| zone.0)
}
