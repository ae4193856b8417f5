//! `/federation/{code}/courses/new` and `…/{id}/settings`: a course's settings.

use super::paths::courses_link;
use crate::api::{Action, Allowed, CourseForm, CoursePost, Refused, RequestContext, course};
use crate::pages::context::path_param;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The page of a new course.
#[component]
pub fn NewCourse() -> impl IntoView {
    let posted = PageForm::take(&CoursePost::FORM);
    federation_page(Action::LeadCourses, "/courses/new", async move |_: RequestContext, allowed: Allowed| {
        Ok::<_, Refused>(render(&allowed, None, CourseForm::default(), &posted))
    })
}

/// The page of an existing course.
#[component]
pub fn CourseSettings() -> impl IntoView {
    let (id, posted) = (path_param("id"), PageForm::take(&CoursePost::FORM));
    let path = format!("/courses/{id}/settings");
    federation_page(Action::LeadCourses, &path, async move |context: RequestContext, allowed: Allowed| {
        let course = course(&context, &allowed, &id).await?;
        let form = CourseForm::of(&course);
        Ok(render(&allowed, Some(course.id.0.to_string()), form, &posted))
    })
}

fn render(allowed: &Allowed, id: Option<String>, saved: CourseForm, form: &PageForm) -> AnyView {
    let title = words().say(if id.is_some() { "course-settings" } else { "course-new" });
    let fields = view! {
        {form.field("name", saved.name)}
        {form.field("code", saved.code)}
        {form.field("begins", saved.begins)}
        {form.field("ends", saved.ends)}
        {form.field("laws", saved.laws)}
        {form.field("sets", saved.sets)}
    };
    let hidden = [federation_field(allowed), ("course", id.unwrap_or_default())];
    view! {
        {head_title(title.clone())}
        {courses_link(allowed)}
        <h1>{title}</h1>
        {form.view(hidden, fields, ("course-save", "primary"))}
    }
    .into_any()
}
