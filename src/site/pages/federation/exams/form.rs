//! The form for a sitting's settings: on `…/exams/new`, and on the page of a sitting that is not
//! yet open.

use super::{exams_link, exams_path, shown};
use crate::api::{
    Action, Allowed, ClockRule, Offered, RequestContext, SittingForm, SittingPost, WrittenPaper, exam_now,
    papers, published_programmes, sitting,
};
use crate::pages::context::{papers_bank, query_param};
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::field::offered;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::Bank;
use bank::exam::{Paper, Part, unprepared, usual_minutes};
use jiff::Timestamp;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// `…/exams/new`.
#[component]
pub fn NewSitting() -> impl IntoView {
    let (bank, posted) = (papers_bank(), PageForm::take(&SittingPost::FORM));
    federation_page(
        Action::HoldExams,
        "/exams/new",
        async move |context: RequestContext, allowed: Allowed| {
            let papers = papers(&context, &allowed).await?;
            let now = exam_now(&context)?;
            let codes = exam_codes(&published_programmes(&context, &allowed, &bank).await?);
            let title = words().say("hold-new");
            let next = match papers.is_empty() {
                true => paper_first(&allowed),
                false => {
                    let (saved, note) = match query_param("like") {
                        Some(id) => {
                            let held = sitting(&context, &allowed, &id).await?;
                            let zone = &allowed.federation().zone;
                            (SittingForm::again(&held, now, zone), "hold-again-suggested")
                        }
                        None => (suggested(&allowed, &bank, &papers, &codes, now), "hold-suggested"),
                    };
                    let note = view! { <p class="aside">{words().say(note)}</p> };
                    let form = form(&allowed, None, saved, (&papers, &codes), &posted);
                    view! { {note} {form} }.into_any()
                }
            };
            Ok(view! {
                {head_title(title.clone())}
                {exams_link(&allowed)}
                <h1>{title}</h1>
                {next}
            }
            .into_any())
        },
    )
}

/// Sensible settings for a new sitting of the paper in the query, or of the latest.
fn suggested(
    allowed: &Allowed,
    bank: &Bank,
    papers: &[WrittenPaper],
    codes: &[String],
    now: Timestamp,
) -> SittingForm {
    let asked = query_param("paper").unwrap_or_default();
    let Some(paper) = papers.iter().find(|one| one.id.0.to_string() == asked).or(papers.first()) else {
        return SittingForm::default();
    };
    let pool = Paper::read(&paper.file).ok().map(|read| unprepared(bank, &read));
    let minutes = |part| pool.as_ref().map_or(0, |pool| usual_minutes(pool, part));
    let minutes = (minutes(Part::Closed), minutes(Part::Open));
    let zone = &allowed.federation().zone;
    let suggested = SittingForm::suggested(paper.id, shown(paper), minutes, now, zone);
    match codes.first() {
        Some(code) => SittingForm { code: code.clone(), ..suggested },
        None => suggested,
    }
}

/// The step before a first exam: a paper, made on the page that leads back here.
fn paper_first(allowed: &Allowed) -> AnyView {
    let words = words();
    let base = exams_path(allowed);
    view! {
        <p class="lead">{words.say("hold-paper-first")}</p>
        <p class="actions">
            <a class="button primary" href=format!("{base}/wizard")>{words.say("wizard-title")}</a>
            <a class="button quiet" href=format!("{base}#papers")>{words.say("hold-paper-make")}</a>
        </p>
    }
    .into_any()
}

/// The codes of exams that programmes name.
pub fn exam_codes(programmes: &[Offered]) -> Vec<String> {
    let codes = programmes.iter().flat_map(|one| one.programme.papers());
    codes.map(|(_, code)| code.to_owned()).collect::<BTreeSet<String>>().into_iter().collect()
}

/// The form for a new sitting, or for the sitting with this id, with the federation's papers and the
/// codes of exams that its programmes name.
pub fn form(
    allowed: &Allowed,
    id: Option<String>,
    saved: SittingForm,
    (papers, codes): (&[WrittenPaper], &[String]),
    form: &PageForm,
) -> AnyView {
    let words = words();
    let zone = words.format("hold-zone", &[("zone", (&allowed.federation().zone).into())]);
    let hint = match codes {
        [] => words.say("hold-code-hint"),
        codes => words.format("hold-code-asked", &[("codes", words.list(codes).into())]),
    };
    let papers = papers.iter().map(|paper| (paper.id.0.to_string(), shown(paper)));
    // Only the words are used, so the cap can be 0.
    let clocks = [ClockRule::RunsOn, ClockRule::Stops { cap_seconds: 0 }].map(|rule| rule.word());
    let fields = view! {
        {form.field("name", saved.name)}
        {form.hinted("code", saved.code, Some(hint))}
        {form.choice("paper", papers, saved.paper)}
        <fieldset class="field">
            <legend>{words.say("hold-times")}</legend>
            <p class="hint">{zone}</p>
            {form.field("opens", saved.opens)}
            {form.field("closes", saved.closes)}
            {form.field("closed_minutes", saved.closed_minutes)}
            {form.field("open_minutes", saved.open_minutes)}
            {form.field("grace_seconds", saved.grace_seconds)}
            {form.choice("clock", offered(clocks, "hold-clock-{}"), saved.clock)}
            {form.field("stop_minutes", saved.stop_minutes)}
        </fieldset>
        <fieldset class="field">
            <legend>{words.say("hold-who")}</legend>
            {form.field("entry_code", saved.entry_code)}
            {form.tick("authorised", saved.authorised)}
            {form.field("attempts", saved.attempts)}
            {form.field("period_days", saved.period_days)}
            {form.field("cooling_off_days", saved.cooling_off_days)}
            {form.tick("trial", saved.trial)}
        </fieldset>
    };
    let hidden = [federation_field(allowed), ("sitting", id.unwrap_or_default())];
    form.view(hidden, fields, ("hold-save", "primary"))
}
