//! Export of a course: its members and their progress.

use super::attachment::{CSV, attachment};
use super::course::{CourseProgress, MemberProgress, Part, group};
use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use crate::words;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use bank::own::Audience;
use server::Server;
use server::roles::{Action, Whose};
use std::sync::Arc;
use words::spreadsheet::table;

/// Exports the course in the URL, for staff who may see members' practice.
pub async fn course_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let here = parts.uri.path().to_owned();
    let context = RequestContext::of_request(rules, &parts);
    let found: Result<CourseProgress, Refused> = async {
        let allowed = context.allowed(Action::SeeProgress, &code, Whose::Others).await?;
        let bank = bank.for_audience(Audience::Members(code.as_str().into()));
        let group = group(&context, &allowed, &bank, &id).await?;
        or_refuse(server(&context)?.courses.exported(&allowed, group.course.id).await)?;
        Ok(group)
    }
    .await;
    match found {
        Ok(group) => attachment(CSV, &format!("{}.csv", group.course.code), csv(&group)),
        Err(why) => why.file_response(&here),
    }
}

fn csv(group: &CourseProgress) -> String {
    let words = words();
    let mut heads: Vec<String> = ["name", "email", "number", "part", "suspended", "answers", "mean", "last"]
        .into_iter()
        .map(|head| words.say(&format!("course-file-{head}")))
        .collect();
    for work in &group.works {
        heads.push(words.format("course-file-done", &[("title", (&work.title).into())]));
        heads.push(words.format("course-file-of", &[("title", (&work.title).into())]));
    }
    let rows = group.members.iter().map(row);
    table(std::iter::once(heads).chain(rows))
}

fn row(progress: &MemberProgress) -> Vec<String> {
    let words = words();
    let member = &progress.member;
    let part = match member.part {
        Part::Trainee => "course-trainee",
        Part::Leader => "course-leader",
    };
    let suspended = if member.suspended { words.say("course-suspended") } else { String::new() };
    let mut row = vec![
        member.name.clone(),
        member.email.clone(),
        member.number.clone().unwrap_or_default(),
        words.say(part),
        suspended,
        progress.answers.to_string(),
        progress.mean.map(|mean| (mean / 10).to_string()).unwrap_or_default(),
        progress.last.map(|day| day.to_string()).unwrap_or_default(),
    ];
    for done in &progress.done {
        row.push(done.answered.to_string());
        row.push(done.total.to_string());
    }
    row
}
