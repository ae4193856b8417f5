//! `/attempt/{id}/{n}`: a page of a paper: facts, form, flag, note, and the saved notice.

use super::blocked::blocked;
use super::clock::clock;
use super::fault;
use super::navigator::{navigator, number};
use crate::api::{
    AttemptState, CandidateView, ExamPart as Part, PageDone, RequestContext, TEXT_LIMIT, candidate_view,
    chosen, public_id, question_of, see_other, short,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::not_found;
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::unruled::unruled;
use crate::pages::when::local_time;
use crate::parts::facts::asked_facts;
use crate::parts::field::between_tags;
use crate::parts::keys::keyboard_shortcuts;
use crate::parts::questions::{FormState, fieldsets};
use crate::words;
use crate::zone::page_zone;
use bank::{RulingForm, Scenario};
use islands::Exam;
use leptos::prelude::*;

#[component]
pub fn AttemptPage() -> impl IntoView {
    let (id, n) = (path_param("id"), path_param("n"));
    let (bank, context) = (exam_bank(), RequestContext::current());
    suspended(async move {
        let number: u16 = n.parse().unwrap_or_default();
        let candidate = match candidate_view(&context, &bank, &id, Some(number)).await {
            Ok(candidate) => candidate,
            Err(why) => return refused(why, &format!("/attempt/{id}")),
        };
        if let Some(held_up) = blocked(&candidate) {
            return held_up;
        }
        let page = candidate.pages.iter().find(|page| page.number == number && page.shown);
        let (Some(page), AttemptState::UnderWay) = (page, candidate.attempt.state()) else {
            see_other(&format!("/attempt/{}", candidate.attempt.id().0));
            return ().into_any();
        };
        match question_of(&bank, &candidate.attempt, &page.of).await {
            Ok(Some((scenario, before))) => view(&candidate, page, &scenario, before.as_deref()),
            Ok(None) => not_found::not_found(),
            Err(why) => unruled(why, "unruled-kept-here"),
        }
    })
}

fn view(
    candidate: &CandidateView,
    page: &PageDone,
    scenario: &Scenario,
    before: Option<&Scenario>,
) -> AnyView {
    let words = words();
    let items = candidate.attempt.rules.pages.iter().map(|page| page.item + 1).max().unwrap_or_default();
    let title = words.format("attempt-question", &[("n", number(page).into()), ("of", items.into())]);
    let name = words
        .format("attempt-public", &[("id", public_id(&candidate.attempt.rules.sitting, &page.of).into())]);
    view! {
        {head_title(title.clone())}
        <p class="eyebrow">{candidate.attempt.rules.sitting.name.clone()}</p>
        <h1>{title}</h1>
        {fault()}
        {clock(candidate)}
        {navigator(candidate, Some(page.number))}
        <div class="columns">
            {asked_facts(scenario, before)}
            <section aria-label=words.say("form-title")>
                <p class="note">{words.edition(scenario.case.edition)}</p>
                {form(candidate, page, scenario)}
                {law_book(candidate, scenario)} {keyboard_shortcuts(false)}
                <p class="note">{name}</p>
            </section>
        </div>
        <p class="actions">
            <a class="button quiet" href=format!("/attempt/{}", candidate.attempt.id().0)>
                {words.say("attempt-to-summary")}
            </a>
        </p>
    }
    .into_any()
}

fn form(candidate: &CandidateView, page: &PageDone, scenario: &Scenario) -> AnyView {
    let words = words();
    let filled = FormState { chosen: chosen(page.answer.as_deref()), ..FormState::default() };
    let asks = fieldsets(&scenario.case, &RulingForm::of(scenario), &filled, &[], false);
    let id = candidate.attempt.id().0.to_string();
    let changed = (!candidate.attempt.is_as_drawn(&page.of, scenario))
        .then(|| view! { <p class="aside aside-judgement">{words.say("attempt-page-changed")}</p> });
    let saved = saved(candidate, page);
    let base = page.receipt.as_ref().map_or(0, |receipt| receipt.number).to_string();
    let closed = (!page.open)
        .then(|| view! { <p class="aside aside-judgement">{words.say("attempt-page-is-closed")}</p> });
    view! {
        <form
            method="post"
            action="/api/attempt"
            autocomplete="off"
            data-keys=""
            data-exam=candidate.attempt.id().0.to_string()
            data-page=page.number.to_string()
            data-change=candidate.change.to_string()
            data-base=base.clone()
            data-state=candidate.attempt.part().word()
        >
            <h2 class="vh">{words.say("form-title")}</h2>
            <input type="hidden" name="attempt" value=id />
            <input type="hidden" name="page" value=page.number.to_string() />
            <input type="hidden" name="change" value=candidate.change.to_string() />
            <input type="hidden" name="base" value=base.clone() />
            {closed} {changed}
            <fieldset class="exam-asks" disabled=!page.open>
                <legend class="vh">{words.say("form-title")}</legend>
                {asks}
            </fieldset>
            <Exam>{saved}</Exam>
            {buttons(page)}
            {note(page)}
        </form>
    }
    .into_any()
}

/// Saved notice of the page's answer.
fn saved(candidate: &CandidateView, page: &PageDone) -> AnyView {
    let words = words();
    let now = page.receipt.as_ref().map(|receipt| {
        let time = local_time(receipt.saved_at).strftime("%H:%M:%S").to_string();
        let args = [
            ("time", time.into()),
            ("zone", (&*page_zone()).into()),
            ("receipt", short(&receipt.hash).into()),
        ];
        words.format("attempt-saved", &args)
    });
    saved_notice(candidate, now)
}

/// Reasons for a permanent refusal of a change.
const REASONS: [&str; 9] =
    ["stale", "closed", "no_page", "twice", "too_long", "too_many", "unreadable", "part_over", "over"];

/// The saved notice of the form. The island inserts its messages, given as attributes.
pub(super) fn saved_notice(candidate: &CandidateView, now: Option<String>) -> AnyView {
    let words = words();
    let template = |id: &str| {
        let args = [
            ("n", "%n".into()),
            ("time", "%t".into()),
            ("zone", (&*page_zone()).into()),
            ("receipt", "%r".into()),
        ];
        words.format(id, &args)
    };
    let offset = local_time(candidate.now).offset().seconds();
    let reasons: Vec<AnyView> = REASONS
        .into_iter()
        .map(|reason| {
            let text = template(&format!("attempt-refused-{reason}"));
            view! { <span hidden=true data-exam-refused=reason>{text}</span> }.into_any()
        })
        .collect();
    view! {
        <div class="exam-saved" id="saved">
            <p
                role="status"
                data-exam-saved=template("attempt-saved")
                data-exam-offset=offset.to_string()
                data-exam-saving=words.say("attempt-saving")
                data-exam-waiting=template("attempt-waiting")
                data-exam-elsewhere=words.say("attempt-elsewhere-help")
                data-exam-ended=words.say("attempt-session-ended")
            >
                {now}
            </p>
            {reasons}
            <p data-exam-file="" hidden=true><a download="answers.txt" href="#saved">{words.say("attempt-file")}</a></p>
        </div>
    }
    .into_any()
}

fn buttons(page: &PageDone) -> AnyView {
    let words = words();
    let press = |act: &'static str, text: &str, class: &'static str| {
        view! { <button type="submit" name="act" value=act class=class>{words.say(text)}</button> }.into_any()
    };
    let goes_on = page.open && page.of.stage < page.of.stages;
    let (act, pressed) = if page.flagged { ("unflag", "true") } else { ("flag", "false") };
    view! {
        <div class="submit">
            {page.open.then(|| press("save", "attempt-save", "button primary"))}
            {press("next", if page.open { "attempt-save-next" } else { "attempt-next" }, "button")}
            <button
                type="submit"
                id="flag"
                name="act"
                value=act
                class="button quiet flag"
                aria-pressed=pressed
                aria-keyshortcuts="f"
                data-exam-flag=""
                data-flagged=if page.flagged { "yes" } else { "no" }
            >
                {words.say("flag-button")}
            </button>
        </div>
        {goes_on.then(|| view! {
            <p class="exam-onward">
                <span class="hint">{words.say("attempt-go-on-help")}</span>
                {press("go_on", "attempt-stage", "button quiet")}
            </p>
        })}
    }
    .into_any()
}

fn note(page: &PageDone) -> AnyView {
    let words = words();
    view! {
        <details class="fold keep" id="note" open=!page.note.is_empty()>
            <summary>{words.say("attempt-note")}</summary>
            <label for="note-text">{words.say("attempt-note-label")}</label>
            <p class="hint" id="note-hint">{words.format("attempt-note-hint", &[("n", TEXT_LIMIT.into())])}</p>
            <textarea id="note-text" name="note" rows="4" maxlength=TEXT_LIMIT aria-describedby="note-hint">
                {between_tags(&page.note)}
            </textarea>
            <p class="actions">
                <button type="submit" name="act" value="note" class="button quiet">
                    {words.say("attempt-note-save")}
                </button>
            </p>
        </details>
    }
    .into_any()
}

/// Link to the law book during the open part. It opens in another tab.
fn law_book(candidate: &CandidateView, scenario: &Scenario) -> Option<AnyView> {
    (candidate.attempt.part() == Part::Open).then(|| {
        let to = format!("/attempt/{}/laws/{}", candidate.attempt.id().0, scenario.case.edition);
        view! {
            <p class="law-book-link">
                <a href=to target="_blank" rel="noopener" data-keys-law="">{words().say("scenario-law-book")}</a>
            </p>
        }
        .into_any()
    })
}
