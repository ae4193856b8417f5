//! `/federation/{code}/courses`: a federation's courses, the latest to begin first.

use super::{federation_link, federation_page};
use crate::api::{Action, Allowed, Course, RequestContext, Whose, courses};
use crate::pages::response::head_title;
use crate::pages::when::day;
use crate::words;
use jiff::civil::Date;
use leptos::prelude::*;

#[component]
pub fn Courses() -> impl IntoView {
    federation_page(Action::SeeProgress, "/courses", async |context: RequestContext, allowed: Allowed| {
        let courses = courses(&context, &allowed).await?;
        Ok(render(&allowed, &courses))
    })
}

fn render(allowed: &Allowed, courses: &[Course]) -> AnyView {
    let words = words();
    let base = format!("/federation/{}/courses", allowed.federation().code);
    let rows: Vec<AnyView> = courses
        .iter()
        .map(|course| {
            let to = format!("{base}/{}", course.id.0);
            view! {
                <li>
                    <span class="what">
                        <a href=to>{course.name.clone()}</a>
                        <span class="note">{course.code.clone()}</span>
                    </span>
                    <span class="how">{days(course.begins, course.ends)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let none =
        courses.is_empty().then(|| view! { <div class="empty"><p>{words.say("courses-none")}</p></div> });
    let new = allowed.may_also(Action::LeadCourses, Whose::Others).then(|| {
        view! { <p class="actions"><a class="button" href=format!("{base}/new")>{words.say("course-new")}</a></p> }
    });
    view! {
        {head_title(words.say("federation-courses"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-courses")}</h1>
        {new}
        {none}
        <ul class="rows laws">{rows}</ul>
    }
    .into_any()
}

/// First and last day, as far as set.
pub fn days(begins: Option<Date>, ends: Option<Date>) -> String {
    let words = words();
    match (begins, ends) {
        (Some(begins), Some(ends)) => {
            words.format("course-days", &[("begins", day(begins).into()), ("ends", day(ends).into())])
        }
        (Some(begins), None) => words.format("course-from", &[("begins", day(begins).into())]),
        (None, Some(ends)) => words.format("course-until", &[("ends", day(ends).into())]),
        (None, None) => words.say("course-always"),
    }
}
