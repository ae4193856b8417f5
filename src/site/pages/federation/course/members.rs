//! `/federation/{code}/courses/{id}/members`: a course's members, and forms to change them.

use super::paths::{course_path, courses_link};
use crate::api::{
    Action, Allowed, Course, CourseMember, MemberPost, Part, Refused, RequestContext, Whose, course,
    course_members,
};
use crate::pages::context::path_param;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::button::inline;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn CourseMembers() -> impl IntoView {
    let (id, form) = (path_param("id"), PageForm::take(&MemberPost::FORM));
    let path = format!("/courses/{id}/members");
    federation_page(Action::LeadCourses, &path, async move |context: RequestContext, allowed: Allowed| {
        let course = course(&context, &allowed, &id).await?;
        let members = course_members(&context, &allowed, &course).await?;
        Ok::<_, Refused>(render(&allowed, &course, &members, &form))
    })
}

fn render(allowed: &Allowed, course: &Course, members: &[CourseMember], form: &PageForm) -> AnyView {
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
        {add(allowed, course, form)}
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
    let spoken = words().format(&format!("course-act-{act}-spoken"), &[("name", (&member.name).into())]);
    let hidden = [
        federation_field(allowed),
        ("course", course.id.0.to_string()),
        ("email", member.email.clone()),
        ("person", member.id.0.to_string()),
        ("part", member.part.word().to_owned()),
        ("act", act.to_owned()),
    ];
    inline(&MemberPost::FORM, hidden, &format!("course-act-{act}"), spoken)
}

fn add(allowed: &Allowed, course: &Course, form: &PageForm) -> AnyView {
    let words = words();
    let parts = [(Part::Trainee, "course-trainee"), (Part::Leader, "course-leader")];
    let parts = parts.map(|(part, id)| (part.word().to_owned(), words.say(id)));
    let fields = view! { {form.field("email", "")} {form.choice("part", parts, "")} };
    let hidden = [federation_field(allowed), ("course", course.id.0.to_string()), ("act", "seat".to_owned())];
    view! {
        <section aria-labelledby="seat">
            <h2 id="seat">{words.say("course-seat")}</h2>
            {form.view(hidden, fields, ("course-seat-do", "primary"))}
        </section>
    }
    .into_any()
}
