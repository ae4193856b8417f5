//! `/federation/{code}/courses/{id}`: a course, for staff who may see members' practice.
//!
//! - `form`: `…/new` and `…/settings`, its settings
//! - `members`: `…/members`, its members
//! - `work`: assignments, and the form for more
//! - `group`: weak laws, inactive members, and everyone's progress
//! - `paths`: paths and links

mod form;
mod group;
mod members;
mod paths;
mod work;

pub use form::{CourseSettings, NewCourse};
pub use members::CourseMembers;

use super::courses::days;
use super::federation_page;
use crate::api::{Action, Allowed, CourseProgress, RequestContext, Whose, WorkPost, group as read_group};
use crate::pages::context::{course_bank, path_param};
use crate::pages::response::head_title;
use crate::parts::law::bank_law_title;
use crate::parts::page_form::PageForm;
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::Bank;
use leptos::prelude::*;
use paths::{course_path, courses_link};

#[component]
pub fn Course() -> impl IntoView {
    let (bank, id, posted) = (course_bank(), path_param("id"), PageForm::take(&WorkPost::FORM));
    let path = format!("/courses/{id}");
    federation_page(Action::SeeProgress, &path, async move |context: RequestContext, allowed: Allowed| {
        let group = read_group(&context, &allowed, &bank, &id).await?;
        Ok(render(&allowed, &bank, &group, &posted))
    })
}

fn render(allowed: &Allowed, bank: &Bank, group: &CourseProgress, posted: &PageForm) -> AnyView {
    let words = words();
    let course = &group.course;
    let here = course_path(allowed, course.id.0);
    let leads = allowed.may_also(Action::LeadCourses, Whose::Others);
    let trainees = group.members.iter().filter(|one| one.counts()).count();
    let text = words.format(
        "course-told",
        &[
            ("days", days(course.begins, course.ends).into()),
            ("n", trainees.into()),
            ("code", (&course.code).into()),
        ],
    );
    let ways = leads.then(|| {
        view! {
            <a class="button quiet" href=format!("{here}/members")>{words.say("course-members")}</a>
            <a class="button quiet" href=format!("{here}/settings")>{words.say("course-settings")}</a>
        }
    });
    view! {
        {head_title(course.name.clone())}
        {courses_link(allowed)}
        <h1>{course.name.clone()}</h1>
        <p>{text}</p>
        <p class="actions">
            {ways}
            <a class="button quiet" href=format!("{here}/progress.csv") download="">{words.say("course-export")}</a>
        </p>
        {work::section(allowed, bank, group, leads, posted)}
        {group::weak(group)}
        {group::inactive(allowed, group)}
        {group::all_members(allowed, group)}
        {syllabus(bank, group)}
    }
    .into_any()
}

/// The course's laws and sets of scenarios.
fn syllabus(bank: &Bank, group: &CourseProgress) -> AnyView {
    let words = words();
    let course = &group.course;
    let laws: Vec<AnyView> = course
        .laws
        .iter()
        .map(|law| {
            view! {
                <li>
                    <span class="what"><a href=format!("/practice/{law}")>{bank_law_title(law)}</a></span>
                </li>
            }
            .into_any()
        })
        .collect();
    let sets: Vec<AnyView> = course
        .sets
        .iter()
        .map(|set| {
            let scenarios: Vec<AnyView> = set
                .scenarios
                .iter()
                .map(|id| {
                    let title = bank.scenario(id).map_or_else(|| id.clone(), name);
                    view! {
                        <li>
                            <span class="what"><a href=format!("/scenario/{id}")>{symbols(&title)}</a></span>
                            <span class="how">{id.clone()}</span>
                        </li>
                    }
                    .into_any()
                })
                .collect();
            view! { <h3>{set.name.clone()}</h3> <ul class="rows laws">{scenarios}</ul> }.into_any()
        })
        .collect();
    let none =
        (laws.is_empty() && sets.is_empty()).then(|| view! { <p>{words.say("course-syllabus-none")}</p> });
    view! {
        <section aria-labelledby="syllabus">
            <h2 id="syllabus">{words.say("course-syllabus")}</h2>
            {none}
            <ul class="rows laws">{laws}</ul>
            {sets}
        </section>
    }
    .into_any()
}
