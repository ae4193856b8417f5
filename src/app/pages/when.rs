//! When something was: as people write it, in UTC.

use crate::words::english;
use leptos::prelude::*;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// `20 November 2026, 14:03 UTC`.
pub fn when(at: OffsetDateTime) -> AnyView {
    let words = english();
    let at = at.to_offset(time::UtcOffset::UTC);
    let text = words.tell(
        "when",
        &[
            ("day", at.day().into()),
            ("month", words.say(&format!("month-{}", u8::from(at.month()))).into()),
            ("year", at.year().to_string().into()),
            ("time", format!("{:02}:{:02}", at.hour(), at.minute()).into()),
        ],
    );
    let machine = at.format(&Rfc3339).unwrap_or_default();
    view! { <time datetime=machine>{text}</time> }.into_any()
}
