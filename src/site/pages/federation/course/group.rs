//! Progress of the group.

use super::paths::member_path;
use crate::api::{Allowed, CourseProgress, MemberProgress, Part};
use crate::pages::when::day;
use crate::parts::bar::bar;
use crate::parts::law::bank_law_title;
use crate::parts::marks::percent;
use crate::words;
use bank::course::{Activity, AssignmentProgress, GroupLawResult, INACTIVE_DAYS};
use leptos::prelude::*;

/// Members shown on the page; the file has all of them.
const SHOWN: usize = 300;

/// Weak laws of the group: a bar each, the weakest first.
pub fn weak(group: &CourseProgress) -> AnyView {
    let words = words();
    let started: Vec<&GroupLawResult> = group.laws.iter().filter(|law| law.mean.is_some()).collect();
    let rows: Vec<AnyView> = started.iter().map(|law| weak_row(law)).collect();
    let untouched = group.laws.len() - started.len();
    let untouched = (untouched > 0 && !started.is_empty()).then(
        || view! { <p class="note">{words.format("course-untouched", &[("n", untouched.into())])}</p> },
    );
    let table = (!started.is_empty()).then(|| {
        view! {
            <table class="progress">
                <caption class="vh">{words.say("course-weak")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{words.say("me-law")}</th>
                        <th scope="col" class="number">{words.say("course-stuck")}</th>
                        <td class="plot"></td>
                        <th scope="col" class="number">{words.say("me-mean")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        }
    });
    let none = started.is_empty().then(|| view! { <p>{words.say("course-weak-none")}</p> });
    view! {
        <section aria-labelledby="weak">
            <h2 id="weak">{words.say("course-weak")}</h2>
            {none}
            {table}
            {untouched}
        </section>
    }
    .into_any()
}

fn weak_row(law: &GroupLawResult) -> AnyView {
    let words = words();
    let stuck = words.format("course-stuck-of", &[("n", law.stuck.into()), ("of", law.members.into())]);
    view! {
        <tr>
            <th scope="row"><a href=format!("/practice/{}", law.law)>{bank_law_title(law.law)}</a></th>
            <td class="number">{stuck}</td>
            <td class="plot">{bar(law.mean.unwrap_or(0), None)}</td>
            <td class="number">{law.mean.map(percent)}</td>
        </tr>
    }
    .into_any()
}

/// Inactive members: those never active first, then by the time since.
pub fn inactive(allowed: &Allowed, group: &CourseProgress) -> AnyView {
    let words = words();
    let mut inactive: Vec<&MemberProgress> =
        group.members.iter().filter(|one| one.counts() && one.activity.is_inactive()).collect();
    inactive.sort_by_key(|one| std::cmp::Reverse(one.activity));
    let rows: Vec<AnyView> = inactive
        .iter()
        .take(SHOWN)
        .map(|one| {
            view! {
                <li>
                    <span class="what">
                        <a href=member_path(allowed, one)>{one.member.name.clone()}</a>
                        <span class="note">{one.member.email.clone()}</span>
                    </span>
                    <span class="how">{activity_text(one.activity)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let text = match inactive.len() {
        0 => words.say("course-quiet-none"),
        n => words.format("course-quiet-about", &[("n", n.into()), ("days", INACTIVE_DAYS.into())]),
    };
    view! {
        <section aria-labelledby="quiet">
            <h2 id="quiet">{words.say("course-quiet")}</h2>
            <p>{text}</p>
            <ul class="rows laws">{rows}</ul>
        </section>
    }
    .into_any()
}

fn activity_text(activity: Activity) -> String {
    let words = words();
    match activity {
        Activity::Active(days) | Activity::Inactive(days) => {
            words.format("course-last", &[("days", days.into())])
        }
        Activity::NeverActive | Activity::New => words.say("course-last-never"),
    }
}

/// All members, with their progress in each assignment.
pub fn all_members(allowed: &Allowed, group: &CourseProgress) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = group.members.iter().take(SHOWN).map(|one| row(allowed, group, one)).collect();
    let more = group.members.len().saturating_sub(SHOWN);
    let more = (more > 0).then(|| view! { <p>{words.format("course-more", &[("n", more.into())])}</p> });
    let none = group.members.is_empty().then(|| view! { <p>{words.say("course-members-none")}</p> });
    view! {
        <section aria-labelledby="everybody">
            <h2 id="everybody">{words.say("course-everybody")}</h2>
            {none}
            <ul class="rows">{rows}</ul>
            {more}
        </section>
    }
    .into_any()
}

fn row(allowed: &Allowed, group: &CourseProgress, one: &MemberProgress) -> AnyView {
    let words = words();
    let mut text = Vec::new();
    if one.member.part == Part::Leader {
        text.push(words.say("course-leader"));
    }
    if one.member.suspended {
        text.push(words.say("course-suspended"));
    }
    text.push(words.format("course-answers", &[("n", one.answers.into())]));
    text.extend(one.mean.map(|mean| words.format("course-mean", &[("mean", percent(mean).into())])));
    text.extend(one.last.map(|last| words.format("course-last-day", &[("day", day(last).into())])));
    let done = group.works.iter().zip(&one.done).filter(|_| one.counts());
    let done: Vec<AnyView> = done.map(|(work, done)| part(&work.title, done)).collect();
    view! {
        <li>
            <span class="what">
                <a href=member_path(allowed, one)>{one.member.name.clone()}</a> " "
                <span class="note">{text.join(" · ")}</span>
                {done}
            </span>
        </li>
    }
    .into_any()
}

fn part(title: &str, done: &AssignmentProgress) -> AnyView {
    let text = words().format(
        "course-done",
        &[("title", title.into()), ("n", done.answered.into()), ("of", done.total.into())],
    );
    view! { " " <span class="note">{text}</span> }.into_any()
}
