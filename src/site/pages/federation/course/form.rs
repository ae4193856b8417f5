//! `/federation/{code}/courses/new` and `…/{id}/settings`: a course's settings.

use super::paths::courses_link;
use crate::api::{Action, Allowed, CourseForm, Flash, Refused, RequestContext, course, take_flash};
use crate::pages::context::path_param;
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::{Field, TextArea, summary};
use crate::words;
use leptos::prelude::*;

/// The page of a new course.
#[component]
pub fn NewCourse() -> impl IntoView {
    let flash = take_flash("course");
    federation_page(Action::LeadCourses, "/courses/new", async move |_: RequestContext, allowed: Allowed| {
        Ok::<_, Refused>(render(&allowed, None, CourseForm::default(), flash.unwrap_or_default()))
    })
}

/// The page of an existing course.
#[component]
pub fn CourseSettings() -> impl IntoView {
    let (id, flash) = (path_param("id"), take_flash("course"));
    let path = format!("/courses/{id}/settings");
    federation_page(Action::LeadCourses, &path, async move |context: RequestContext, allowed: Allowed| {
        let course = course(&context, &allowed, &id).await?;
        let form = CourseForm::of(&course);
        Ok(render(&allowed, Some(course.id.0.to_string()), form, flash.unwrap_or_default()))
    })
}

/// Field of a fault: the part before the colon; the sets for an unknown scenario, the code for one
/// already taken.
fn field_of(fault: &str) -> &str {
    match fault.split(':').next().unwrap_or_default() {
        "scenario" => "sets",
        "code-taken" => "code",
        field => field,
    }
}

fn fault_text(fault: &str) -> String {
    let (id, named) = fault.split_once(':').unwrap_or((fault, ""));
    words().format(&format!("course-fault-{id}"), &[("named", named.into())])
}

fn render(allowed: &Allowed, id: Option<String>, saved: CourseForm, flash: Flash) -> AnyView {
    let words = words();
    let title = words.say(if id.is_some() { "course-settings" } else { "course-new" });
    let faults = &flash.faults;
    let wrong = |name: &str| {
        faults.iter().filter(|one| field_of(one) == name).map(|one| fault_text(one)).collect::<Vec<_>>()
    };
    let typed = |name: &str, now: String| flash.typed.get(name).cloned().unwrap_or(now);
    let text = |name: &'static str, kind: &'static str, now: String| {
        let hint = format!("course-{name}-hint");
        Field {
            name,
            kind,
            autocomplete: "off",
            label: words.say(&format!("course-{name}")),
            hint: words.knows(&hint).then(|| words.say(&hint)),
            typed: typed(name, now),
            faults: wrong(name),
            focus: faults.first().is_some_and(|first| field_of(first) == name),
        }
        .view()
    };
    let sets = TextArea {
        name: "sets",
        label: words.say("course-sets"),
        hint: Some(words.say("course-sets-hint")),
        typed: typed("text", saved.sets),
        faults: wrong("sets"),
        rows: 6,
    };
    let messages = faults.iter().map(|fault| (field_of(fault).to_owned(), fault_text(fault))).collect();
    view! {
        {head_title(title.clone())}
        {courses_link(allowed)}
        <h1>{title}</h1>
        {summary(messages)}
        <form method="post" action="/api/course" novalidate=true>
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            <input type="hidden" name="course" value=id.unwrap_or_default() />
            {text("name", "text", saved.name)}
            {text("code", "text", saved.code)}
            {text("begins", "date", saved.begins)}
            {text("ends", "date", saved.ends)}
            {text("laws", "text", saved.laws)}
            {sets.view()}
            <p class="actions"><button type="submit" class="button primary">{words.say("course-save")}</button></p>
        </form>
    }
    .into_any()
}
