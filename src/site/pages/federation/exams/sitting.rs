//! `/federation/{code}/exams/{id}`: a sitting: its settings, checklist and actions.

use super::form::form;
use super::{candidate_url, checks, coverage, exams_link, exams_path, moment, paper, shown, state};
use crate::api::{
    Action, Allowed, ClockRule, Listed, Prepared, Refused, RequestContext, Sitting as Held, SittingAct,
    SittingForm, SittingPost, SittingState, WrittenPaper, changed_since, exam_now, local_time,
    own_programmes, paper as read_paper, papers, prepared, roster, sitting,
};
use crate::pages::context::{bank, path_param};
use crate::pages::federation::after_exam::exam_links;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::button::{Hidden, hide, submit};
use crate::parts::page_form::PageForm;
use crate::words;
use bank::exam::{CheckResultKind, Paper, Pool, checklist, coverage as covered, unprepared};
use bank::{Bank, Programme};
use jiff::Timestamp;
use leptos::prelude::*;

#[component]
pub fn Sitting() -> impl IntoView {
    let (bank, id) = (bank(), path_param("id"));
    let (settings, acted) = (PageForm::take(&SittingPost::FORM), PageForm::take(&SittingAct::FORM));
    let path = format!("/exams/{id}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        let about = About {
            paper: read_paper(&context, &allowed, &held.paper.0.to_string()).await?,
            papers: papers(&context, &allowed).await?,
            prepared: prepared(&context, &allowed, &held).await?,
            listed: roster(&context, &allowed, &held).await?,
            own: own_programmes(&context, &allowed).await?,
            now: exam_now(&context)?,
            held,
        };
        Ok::<_, Refused>(render(&allowed, &bank, &about, &settings, &acted))
    })
}

/// A sitting with its paper and preparation.
struct About {
    held: Held,
    paper: WrittenPaper,
    papers: Vec<WrittenPaper>,
    prepared: Option<Prepared>,
    own: Vec<Programme>,
    listed: Vec<Listed>,
    now: Timestamp,
}

fn render(allowed: &Allowed, bank: &Bank, about: &About, settings: &PageForm, acted: &PageForm) -> AnyView {
    let words = words();
    let held = &about.held;
    let draft = held.state == SittingState::Draft;
    let trial = held.trial.then(|| view! { <p class="note">{words.say("hold-is-trial")}</p> });
    let change = draft.then(|| {
        let saved = SittingForm::of(held, &allowed.federation().zone);
        view! {
            <details id="settings" class="fold" open=settings.is_faulty()>
                <summary>{words.say("hold-settings")}</summary>
                {form(allowed, Some(held.id.0.to_string()), saved, &about.papers, settings)}
            </details>
        }
    });
    view! {
        {head_title(held.name.clone())}
        {exams_link(allowed)}
        <h1>{held.name.clone()}</h1>
        <p class="lead">{state(held, about.now)}</p>
        {trial}
        {acted.summary()}
        {ways(allowed, held)}
        {(!draft).then(|| exam_links(&format!("{}/{}", exams_path(allowed), held.id.0), ""))}
        {changed(bank, about)}
        {facts(allowed, about)}
        {change}
        {super::roster::section(allowed, held, &about.listed)}
        {checked(allowed, bank, about)}
        {(held.state == SittingState::Open).then(|| under_way(allowed, about, acted))}
        {(!draft).then(|| act(allowed, held, "again", "quiet"))}
    }
    .into_any()
}

/// Questions that have changed since the sitting was opened.
fn changed(bank: &Bank, about: &About) -> Option<AnyView> {
    let changed = changed_since(bank, &about.prepared.as_ref()?.pool);
    let text = || words().format("hold-changed", &[("list", changed.join(", ").into())]);
    (!changed.is_empty()).then(|| view! { <p class="aside aside-judgement">{text()}</p> }.into_any())
}

/// Links to the live monitor and the test, once open.
fn ways(allowed: &Allowed, held: &Held) -> Option<AnyView> {
    if held.state == SittingState::Draft {
        return None;
    }
    let (words, here) = (words(), format!("{}/{}", exams_path(allowed), held.id.0));
    let trial = (held.state == SittingState::Open).then(|| {
        view! { <a class="button quiet" href=format!("{here}/test")>{words.say("hold-test")}</a> }
    });
    Some(
        view! {
            <p class="actions">
                <a class="button" href=format!("{here}/board")>{words.say("hold-board")}</a>
                <a class="button quiet" href=format!("{here}/results")>{words.say("results-title")}</a>
                {trial}
            </p>
        }
        .into_any(),
    )
}

/// The settings as a list.
fn facts(allowed: &Allowed, about: &About) -> AnyView {
    let words = words();
    let held = &about.held;
    let to = format!("{}/papers/{}", exams_path(allowed), about.paper.id.0);
    let minutes = |n: u32| words.format("hold-minutes", &[("n", i64::from(n).into())]);
    let days = |n: u32| words.format("hold-days", &[("n", i64::from(n).into())]);
    let clock = match held.clock {
        ClockRule::RunsOn => words.say("hold-clock-runs_on"),
        ClockRule::Stops { cap_seconds } => {
            words.format("hold-clock-up-to", &[("n", i64::from(cap_seconds / 60).into())])
        }
    };
    let period = if held.period_days == 0 { words.say("hold-for-ever") } else { days(held.period_days) };
    let entry = if held.entry_code.is_empty() { words.say("hold-no-code") } else { held.entry_code.clone() };
    let authorised = words.say(if held.authorised { "hold-authorised" } else { "hold-not-authorised" });
    let text = [
        ("hold-opens", moment(allowed, held.opens_at)),
        ("hold-closes", moment(allowed, held.closes_at)),
        ("hold-closed_minutes", minutes(held.closed_minutes)),
        ("hold-open_minutes", minutes(held.open_minutes)),
        ("hold-grace_seconds", words.format("hold-seconds", &[("n", i64::from(held.grace_seconds).into())])),
        ("hold-clock", clock),
        ("hold-entry_code", entry),
        ("hold-begin", authorised),
        ("hold-attempts", i64::from(held.attempts).to_string()),
        ("hold-period_days", period),
        ("hold-cooling_off_days", days(held.cooling_off_days)),
    ];
    let text: Vec<AnyView> = text
        .into_iter()
        .map(|(id, text)| view! { <dt>{words.say(id)}</dt> <dd>{text}</dd> }.into_any())
        .collect();
    view! {
        <dl class="hold-facts">
            <dt>{words.say("hold-address")}</dt>
            <dd><a href=candidate_url(allowed, held)>{candidate_url(allowed, held)}</a></dd>
            <dt>{words.say("hold-paper")}</dt>
            <dd><a href=to>{shown(&about.paper)}</a></dd>
            {text}
        </dl>
    }
    .into_any()
}

/// The checklist: for a draft with the opening button, afterwards as prepared.
fn checked(allowed: &Allowed, bank: &Bank, about: &About) -> AnyView {
    let words = words();
    let held = &about.held;
    let draft = held.state == SittingState::Draft;
    let file = about.prepared.as_ref().map_or(&about.paper.file, |prepared| &prepared.paper);
    // For an open sitting the text need only parse.
    let query = match draft {
        true => Paper::read_with_programmes(bank, &about.own, file),
        false => Paper::read(file),
    };
    let query = match query {
        Ok(query) => query,
        Err(faults) => return paper::wrong(file, &faults),
    };
    let saved =
        about.prepared.as_ref().and_then(|saved| serde_json::from_value::<Pool>(saved.pool.clone()).ok());
    let pool = saved.unwrap_or_else(|| unprepared(bank, &query));
    // Dates that were met at the opening must not fail later.
    let now = if draft { about.now } else { held.opens_at };
    let checks = checklist(bank, &query, &pool, &held.schedule(), now);
    let bad = checks.iter().any(|check| check.finding() == CheckResultKind::Bad);
    let open = (draft && !bad).then(|| {
        view! { <p class="hint">{words.say("hold-open-hint")}</p> {act(allowed, held, "open", "primary")} }
    });
    let against = (draft && bad).then(|| view! { <p class="fault">{words.say("hold-open-not")}</p> });
    view! {
        <section aria-labelledby="checks">
            <h2 id="checks">{words.say(if draft { "hold-checks" } else { "hold-checked" })}</h2>
            {checks::list(&checks)}
            {against}
            {open}
            {coverage::picture(&covered(bank, &query))}
        </section>
    }
    .into_any()
}

fn hidden(allowed: &Allowed, held: &Held, what: &str) -> [Hidden; 3] {
    [federation_field(allowed), ("sitting", held.id.0.to_string()), ("act", what.to_owned())]
}

/// A button for an action on the sitting.
fn act(allowed: &Allowed, held: &Held, what: &'static str, class: &'static str) -> AnyView {
    let words = words();
    let hint = format!("hold-{what}-about");
    let hint = words.knows(&hint).then(|| view! { <p class="hint">{words.say(&hint)}</p> });
    view! {
        <form method="post" action=SittingAct::FORM.action>
            {hint} {hide(hidden(allowed, held, what))} {submit(words.say(&format!("hold-act-{what}")), class)}
        </form>
    }
    .into_any()
}

/// Forms to move the end of an open sitting, and to end it.
fn under_way(allowed: &Allowed, about: &About, acted: &PageForm) -> AnyView {
    let words = words();
    let held = &about.held;
    let moves = (about.now < held.closes_at).then(|| moved(allowed, held, acted));
    view! {
        {moves}
        <details id="end" class="fold">
            <summary>{words.say("hold-end")}</summary>
            {act(allowed, held, "end", "quiet")}
        </details>
    }
    .into_any()
}

/// The form to move the end.
fn moved(allowed: &Allowed, held: &Held, acted: &PageForm) -> AnyView {
    let words = words();
    let zone = &allowed.federation().zone;
    let hint = words.format("hold-zone", &[("zone", zone.into())]);
    let closes = acted.hinted("closes", local_time(held.closes_at, zone), Some(hint));
    view! {
        <details id="move" class="fold" open=acted.is_faulty()>
            <summary>{words.say("hold-move")}</summary>
            {acted.body(hidden(allowed, held, "move"), closes, ("hold-act-move", "quiet"))}
        </details>
    }
    .into_any()
}
