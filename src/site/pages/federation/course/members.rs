//! `/federation/{code}/courses/{id}/members`: a course's members, and forms to change them.

use super::paths::{course_path, courses_link};
use crate::api::{
    Action, Allowed, Course, CourseMember, Flash, Part, Refused, RequestContext, Whose, course,
    course_members, take_flash,
};
use crate::pages::context::path_param;
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::{Field, SelectField, summary};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn CourseMembers() -> impl IntoView {
    let (id, flash) = (path_param("id"), take_flash("course-member"));
    let path = format!("/courses/{id}/members");
    federation_page(Action::LeadCourses, &path, async move |context: RequestContext, allowed: Allowed| {
        let course = course(&context, &allowed, &id).await?;
        let members = course_members(&context, &allowed, &course).await?;
        Ok::<_, Refused>(render(&allowed, &course, &members, flash.unwrap_or_default()))
    })
}

fn render(allowed: &Allowed, course: &Course, members: &[CourseMember], flash: Flash) -> AnyView {
    let words = words();
    let title = words.format("course-members-of", &[("name", (&course.name).into())]);
    let rows: Vec<AnyView> = members.iter().map(|member| row(allowed, course, member)).collect();
    let none = members.is_empty().then(|| view! { <p>{words.say("course-members-none")}</p> });
    let file = allowed.may_also(Action::Enrol, Whose::Others).then(|| {
        let to = format!("/federation/{}/enrol", allowed.federation().code);
        view! { <p>{words.say("course-members-file")} " " <a href=to>{words.say("federation-enrol")}</a></p> }
    });
    view! {
        {head_title(title.clone())}
        {courses_link(allowed)}
        <h1>{title}</h1>
        <p><a href=course_path(allowed, course.id.0)>{course.name.clone()}</a></p>
        {none}
        <ul class="rows">{rows}</ul>
        {add(allowed, course, &flash)}
        {file}
    }
    .into_any()
}

fn row(allowed: &Allowed, course: &Course, member: &CourseMember) -> AnyView {
    let words = words();
    let mut text = vec![words.say(match member.part {
        Part::Trainee => "course-trainee",
        Part::Leader => "course-leader",
    })];
    if member.suspended {
        text.push(words.say("course-suspended"));
    }
    let turn = if member.suspended { "resume" } else { "suspend" };
    let to = format!("/federation/{}/people/{}", allowed.federation().code, member.id.0);
    view! {
        <li>
            <span class="what">
                <a href=to>{member.name.clone()}</a>
                <span class="note">{member.email.clone()}</span>
            </span>
            <span class="how">
                {text.join(" · ")}
                " "
                {button(allowed, course, member, turn)}
                " "
                {button(allowed, course, member, "remove")}
            </span>
        </li>
    }
    .into_any()
}

fn button(allowed: &Allowed, course: &Course, member: &CourseMember, act: &'static str) -> AnyView {
    let words = words();
    let spoken = words.format(&format!("course-act-{act}-spoken"), &[("name", (&member.name).into())]);
    view! {
        <form method="post" action="/api/course-member" class="inline">
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            <input type="hidden" name="course" value=course.id.0.to_string() />
            <input type="hidden" name="email" value=member.email.clone() />
            <input type="hidden" name="person" value=member.id.0.to_string() />
            <input type="hidden" name="part" value=member.part.word() />
            <input type="hidden" name="act" value=act />
            <button type="submit" class="button quiet" aria-label=spoken>
                {words.say(&format!("course-act-{act}"))}
            </button>
        </form>
    }
    .into_any()
}

fn add(allowed: &Allowed, course: &Course, flash: &Flash) -> AnyView {
    let words = words();
    let message = |fault: &String| words.say(&format!("course-seat-fault-{fault}"));
    let wrong = |name: &str| flash.faults.iter().filter(|one| *one == name).map(message).collect::<Vec<_>>();
    let email = Field {
        name: "email",
        kind: "email",
        autocomplete: "off",
        label: words.say("course-seat-email"),
        hint: Some(words.say("course-seat-email-hint")),
        typed: flash.typed.get("email").cloned().unwrap_or_default(),
        faults: wrong("email"),
        focus: flash.faults.iter().any(|one| one == "email"),
    };
    let part = SelectField {
        name: "part",
        label: words.say("course-seat-part"),
        hint: None,
        choices: vec![
            (Part::Trainee.word().to_owned(), words.say("course-trainee")),
            (Part::Leader.word().to_owned(), words.say("course-leader")),
        ],
        chosen: flash.typed.get("part").cloned().unwrap_or_default(),
        faults: wrong("part"),
    };
    let messages = flash.faults.iter().map(|fault| (fault.clone(), message(fault))).collect();
    view! {
        <section aria-labelledby="seat">
            <h2 id="seat">{words.say("course-seat")}</h2>
            {summary(messages)}
            <form method="post" action="/api/course-member" novalidate=true>
                <input type="hidden" name="federation" value=allowed.federation().code.clone() />
                <input type="hidden" name="course" value=course.id.0.to_string() />
                <input type="hidden" name="act" value="seat" />
                {email.view()}
                {part.view()}
                <p class="actions">
                    <button type="submit" class="button primary">{words.say("course-seat-do")}</button>
                </p>
            </form>
        </section>
    }
    .into_any()
}
