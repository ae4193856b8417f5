//! `/exam/{code}`: an exam's date, duration and rules, and entry to it.

use super::context::path_param;
use super::refused::refused;
use super::response::{head_title, suspended};
use super::when::moment_view;
use crate::api::{Attempt, BeginPost, ExamEntry, RequestContext, Sitting, entry};
use crate::parts::page_form::PageForm;
use crate::words;
use crate::zone::{PageZone, show_times_in};
use leptos::prelude::*;

#[component]
pub fn Exam() -> impl IntoView {
    let code = path_param("code");
    let context = RequestContext::current();
    suspended(async move {
        match entry(&context, &code).await {
            Ok(entry) => page(&code, &entry, &PageForm::take(&BeginPost::FORM)),
            Err(why) => refused(why, &format!("/exam/{code}")),
        }
    })
}

fn page(code: &str, entry: &ExamEntry, form: &PageForm) -> AnyView {
    let words = words();
    let sitting = &entry.sitting;
    show_times_in(PageZone::of(&entry.federation.zone));
    let rows = vec![
        row("exam-opens", moment_view(sitting.opens_at)),
        row("exam-closes", moment_view(sitting.closes_at)),
        row("exam-parts", view! { <ul>{parts(sitting)}</ul> }.into_any()),
        row("exam-yours", words.format("exam-minutes", &[("n", i64::from(entry.minutes).into())]).into_any()),
    ];
    let under_way = entry.own.iter().rev().find(|attempt| !attempt.state().is_over());
    let over: Vec<AnyView> =
        entry.own.iter().filter(|attempt| attempt.state().is_over()).map(earlier).collect();
    let over = (!over.is_empty()).then(|| {
        view! {
            <h2>{words.say("exam-earlier")}</h2>
            <ul class="rows">{over}</ul>
        }
    });
    view! {
        {head_title(sitting.name.clone())}
        <p class="eyebrow">{entry.federation.name.clone()}</p>
        <h1>{sitting.name.clone()}</h1>
        {sitting.trial.then(|| view! { <p class="note">{words.say("exam-trial")}</p> })}
        <dl class="exam-facts">{rows}</dl>
        {rules(sitting)}
        {entry_form(code, entry, under_way, form)}
        {over}
    }
    .into_any()
}

fn row(id: &str, what: AnyView) -> AnyView {
    view! { <div><dt>{words().say(id)}</dt> <dd>{what}</dd></div> }.into_any()
}

/// The parts and their durations.
fn parts(sitting: &Sitting) -> Vec<AnyView> {
    let words = words();
    [("exam-part-closed", sitting.closed_minutes), ("exam-part-open", sitting.open_minutes)]
        .into_iter()
        .filter(|(_, minutes)| *minutes > 0)
        .map(|(id, minutes)| {
            view! { <li>{words.format(id, &[("n", i64::from(minutes).into())])}</li> }.into_any()
        })
        .collect()
}

/// The rules a candidate should know before starting.
fn rules(sitting: &Sitting) -> AnyView {
    let words = words();
    let clock = match sitting.clock.word() {
        "stops" => "exam-manner-stops",
        _ => "exam-manner-runs-on",
    };
    let text: Vec<AnyView> = ["exam-manner-saved", "exam-manner-devices", clock, "exam-manner-closed"]
        .into_iter()
        .map(|id| view! { <li>{words.say(id)}</li> }.into_any())
        .collect();
    view! { <ul class="exam-manners">{text}</ul> }.into_any()
}

/// The entry button, or the reason there is none now.
fn entry_form(code: &str, entry: &ExamEntry, under_way: Option<&Attempt>, form: &PageForm) -> AnyView {
    let (words, sitting, now) = (words(), &entry.sitting, entry.now);
    if let Some(attempt) = under_way {
        let to = format!("/attempt/{}", attempt.id().0);
        return view! { <p class="actions"><a class="button primary" href=to>{words.say("exam-go-on")}</a></p> }
            .into_any();
    }
    if !sitting.lets_in(now) {
        let id = if now < sitting.opens_at { "exam-not-yet" } else { "exam-over" };
        return view! { <p class="aside aside-judgement">{words.say(id)}</p> }.into_any();
    }
    if entry.is_kept_out {
        return view! { <p class="aside aside-judgement">{words.say("exam-fault-not_listed")}</p> }
            .into_any();
    }
    let fields = view! {
        {(!sitting.entry_code.is_empty()).then(|| form.field("entry", ""))}
        {sitting.authorised.then(|| view! { <p class="note">{words.say("exam-authorised")}</p> })}
    };
    form.view([("exam", code.to_owned())], fields, ("exam-begin", "primary"))
}

fn earlier(attempt: &Attempt) -> AnyView {
    let words = words();
    let to = format!("/attempt/{}", attempt.id().0);
    let state = words.say(&format!("attempt-state-{}", attempt.state().word()));
    let at = attempt.over_at().map(moment_view);
    view! { <li><span class="what"><a href=to>{state}</a></span> <span class="how">{at}</span></li> }
        .into_any()
}
