//! Paths and links of a sitting's list, and the fields that name the sitting.

use super::super::exams_path;
use crate::api::{Allowed, Sitting as Held};
use crate::pages::federation::federation_field;
use crate::parts::button::Hidden;
use leptos::prelude::*;

/// Fields that name the sitting.
pub fn hidden(allowed: &Allowed, held: &Held) -> [Hidden; 2] {
    [federation_field(allowed), ("sitting", held.id.0.to_string())]
}

/// Path of the list.
pub fn roster_path(allowed: &Allowed, held: &Held) -> String {
    format!("{}/{}/candidates", exams_path(allowed), held.id.0)
}

/// Link back to the sitting.
pub fn sitting_link(allowed: &Allowed, held: &Held) -> AnyView {
    let to = format!("{}/{}", exams_path(allowed), held.id.0);
    view! { <p class="above"><a href=to>{held.name.clone()}</a></p> }.into_any()
}
