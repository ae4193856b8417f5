//! Paths of a course and its members, and the link to all courses.

use crate::api::{Allowed, MemberProgress};
use crate::words;
use leptos::prelude::*;

/// Path of a course.
pub(super) fn course_path(allowed: &Allowed, id: uuid::Uuid) -> String {
    format!("/federation/{}/courses/{id}", allowed.federation().code)
}

/// Link back to the courses.
pub(super) fn courses_link(allowed: &Allowed) -> AnyView {
    let to = format!("/federation/{}/courses", allowed.federation().code);
    view! { <p class="above"><a href=to>{words().say("federation-courses")}</a></p> }.into_any()
}

/// Path of a member's page.
pub(super) fn member_path(allowed: &Allowed, progress: &MemberProgress) -> String {
    format!("/federation/{}/people/{}", allowed.federation().code, progress.member.id.0)
}
