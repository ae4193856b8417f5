//! `/federation/{code}/exams/{id}`: a sitting: its settings, checklist and actions.

use super::acts::act;
use super::form::{exam_codes, form};
use super::{
    address, candidate_url, checks, coverage, exams_link, exams_path, facts, left, named, paper, state,
    under_way, wizard,
};
use crate::api::{
    Action, Allowed, ExamTask, Listed, Offered, Prepared, Refused, RequestContext, Sitting as Held,
    SittingAct, SittingForm, SittingPost, SittingState, TaskState, WizardPost, WrittenPaper, avoided,
    changed_since, exam_now, exam_tasks, full_address, own_programmes, paper as read_paper, papers, prepared,
    published_programmes, roster, sitting, unfinished_papers,
};
use crate::pages::context::{papers_bank, path_param};
use crate::pages::federation::after_exam::exam_links;
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::exam::{CheckResultKind, Paper, Pool, checklist, coverage as covered, unprepared};
use bank::{Bank, Programme};
use jiff::Timestamp;
use leptos::prelude::*;
use std::collections::BTreeSet;

#[component]
pub fn Sitting() -> impl IntoView {
    let (bank, id) = (papers_bank(), path_param("id"));
    let (settings, acted) = (PageForm::take(&SittingPost::FORM), PageForm::take(&SittingAct::FORM));
    let from_wizard = PageForm::take(&WizardPost::FORM);
    let path = format!("/exams/{id}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        let paper = read_paper(&context, &allowed, &held.paper.0.to_string()).await?;
        let about = About {
            avoided: avoided(&context, &allowed, &paper).await?,
            papers: papers(&context, &allowed).await?,
            prepared: prepared(&context, &allowed, &held).await?,
            listed: roster(&context, &allowed, &held).await?,
            own: own_programmes(&context, &allowed).await?,
            offered: published_programmes(&context, &allowed, &bank).await?,
            address: full_address(&context, &candidate_url(&allowed, &held))?,
            tables: full_address(&context, &tables_path(&allowed, &held))?,
            on_paper: unfinished_papers(&context, &allowed, &held).await?,
            now: exam_now(&context)?,
            tasks: exam_tasks(&context, &allowed, &bank, &held, &paper.file).await?,
            paper,
            held,
        };
        let made = wizard::made(&allowed, &from_wizard, &about.paper);
        Ok::<_, Refused>(render(&allowed, &bank, &about, (made, &settings, &acted)))
    })
}

/// A sitting with its paper and preparation.
struct About {
    held: Held,
    paper: WrittenPaper,
    papers: Vec<WrittenPaper>,
    prepared: Option<Prepared>,
    own: Vec<Programme>,
    /// Scenarios that the paper does not draw, as asked too recently.
    avoided: BTreeSet<String>,
    /// The programmes toward which exams count.
    offered: Vec<Offered>,
    /// For candidates.
    address: String,
    /// The simulated tables, for examiners.
    tables: String,
    listed: Vec<Listed>,
    /// Number of papers written in a hall that are not finished.
    on_paper: usize,
    /// What is left to do.
    tasks: Vec<(ExamTask, TaskState, usize)>,
    now: Timestamp,
}

fn render(
    allowed: &Allowed,
    bank: &Bank,
    about: &About,
    (made, settings, acted): (Option<AnyView>, &PageForm, &PageForm),
) -> AnyView {
    let words = words();
    let held = &about.held;
    let draft = held.state == SittingState::Draft;
    let on_paper = if is_written(about) { about.on_paper } else { 0 };
    let to = format!("{}/papers/{}", exams_path(allowed), about.paper.id.0);
    let trial = held.trial.then(|| view! { <p class="note">{words.say("hold-is-trial")}</p> });
    let change = draft.then(|| {
        let saved = SittingForm::of(held, &allowed.federation().zone);
        let codes = exam_codes(&about.offered);
        view! {
            <details id="settings" class="fold" open=settings.is_faulty()>
                <summary>{words.say("hold-settings-change")}</summary>
                {form(allowed, Some(held.id.0.to_string()), saved, (&about.papers, &codes), settings)}
            </details>
        }
    });
    view! {
        {head_title(held.name.clone())}
        {exams_link(allowed)}
        <h1>{held.name.clone()}</h1>
        <p class="lead">{state(held, about.now)}</p>
        {trial}
        {made}
        {acted.summary()}
        {ways(allowed, held)}
        {(!draft).then(|| exam_links(&format!("{}/{}", exams_path(allowed), held.id.0), ""))}
        {changed(allowed, bank, about)}
        {uncounted(about)}
        <div class="columns hold-columns">
            <div>
                {(held.state == SittingState::Open)
                    .then(|| under_way::section(allowed, (held, on_paper), about.now, acted))}
                {left::section(allowed, held, &about.tasks)}
                {checked(allowed, bank, about)}
            </div>
            <div>
                {address::card(&about.address)}
                {super::roster::section(allowed, held, &about.listed)}
                {(!draft && is_written(about)).then(|| super::hall::section(allowed, held))}
                {has_rubric(about).then(|| address::tables(tables_path(allowed, held), &about.tables))}
                <section aria-labelledby="facts">
                    <h2 id="facts">{words.say("hold-settings")}</h2>
                    {facts::list(held, &about.paper, to)}
                    {change}
                    {(!draft).then(|| again(allowed, held))}
                </section>
            </div>
        </div>
    }
    .into_any()
}

/// The link to a new sitting like this one.
fn again(allowed: &Allowed, held: &Held) -> AnyView {
    let (words, to) = (words(), format!("{}/new?like={}", exams_path(allowed), held.id.0));
    view! {
        <p class="hint">{words.say("hold-again-about")}</p>
        <p class="actions"><a class="button quiet" href=to>{words.say("hold-again")}</a></p>
    }
    .into_any()
}

/// Path of the simulated tables.
fn tables_path(allowed: &Allowed, held: &Held) -> String {
    format!("{}/{}/tables", exams_path(allowed), held.id.0)
}

/// The paper of an opened sitting.
fn opened(about: &About) -> Option<Paper> {
    about.prepared.as_ref().and_then(|prepared| Paper::read(&prepared.paper).ok())
}

/// True for an opened sitting whose paper has a practical or oral part.
fn has_rubric(about: &About) -> bool {
    about.held.state != SittingState::Draft && opened(about).is_some_and(|paper| !paper.rubric.is_empty())
}

/// False if the paper asks nothing in writing.
fn is_written(about: &About) -> bool {
    opened(about).is_none_or(|paper| paper.is_written())
}

/// Questions that have changed since the sitting was opened.
fn changed(allowed: &Allowed, bank: &Bank, about: &About) -> Option<AnyView> {
    let changed = changed_since(bank, &about.prepared.as_ref()?.pool);
    let list = named::list(allowed, bank, &changed)?;
    Some(
        view! { <div class="aside aside-judgement"><p>{words().say("hold-changed")}</p> {list}</div> }
            .into_any(),
    )
}

/// The warning that no programme counts the exam, so that no certificate can rest on it.
fn uncounted(about: &About) -> Option<AnyView> {
    let (words, held) = (words(), &about.held);
    if held.trial || about.offered.iter().any(|one| one.programme.counts_exam(&held.code)) {
        return None;
    }
    let codes = exam_codes(&about.offered);
    let text = match codes.is_empty() {
        true => words.format("hold-uncounted", &[("code", (&held.code).into())]),
        false => {
            let args = [("code", (&held.code).into()), ("codes", words.list(&codes).into())];
            words.format("hold-uncounted-asked", &args)
        }
    };
    Some(view! { <p class="aside aside-judgement">{text}</p> }.into_any())
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
                {trial}
            </p>
        }
        .into_any(),
    )
}

/// The checklist: for a draft with the opening button, afterwards as prepared.
fn checked(allowed: &Allowed, bank: &Bank, about: &About) -> AnyView {
    let words = words();
    let held = &about.held;
    let draft = held.state == SittingState::Draft;
    let file = about.prepared.as_ref().map_or(&about.paper.file, |prepared| &prepared.paper);
    // For an open sitting the text need only parse.
    let query = match draft {
        true => Paper::read(file)
            .and_then(|paper| paper.of_federation(&about.own, about.avoided.clone()).checked(bank)),
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
        let fixes: Vec<AnyView> = ["hold-opening-fixes", "hold-opening-shows", "hold-opening-leaves"]
            .into_iter()
            .map(|id| view! { <li>{words.say(id)}</li> }.into_any())
            .collect();
        view! {
            <div class="aside">
                <h3>{words.say("hold-opening")}</h3>
                <ul>{fixes}</ul>
            </div>
            {act(allowed, held, "open", "primary")}
        }
    });
    let against = (draft && bad).then(|| view! { <p class="fault">{words.say("hold-open-not")}</p> });
    view! {
        <section aria-labelledby="checks">
            <h2 id="checks">{words.say(if draft { "hold-checks" } else { "hold-checked" })}</h2>
            {checks::list(allowed, bank, &checks)}
            {against}
            {open}
            {query.is_written().then(|| coverage::picture(&covered(bank, &query)))}
        </section>
    }
    .into_any()
}
