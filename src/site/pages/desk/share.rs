//! Keeping facts and their ruling: link, the user's cases, file, print.

use crate::api::{
    CASE_LIMIT, CASE_NAME_LIMIT, DeskQuery, OwnScenarioDesk, RequestContext, SavedCasePost, local,
    may_write_scenarios, sign_in_url,
};
use crate::pages::response::suspended;
use crate::parts::copy_field::copy_field;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::Scenario;
use bank::desk::DRAFT_ID;
use leptos::prelude::*;
use rules::engine::{Case, Ruling};

/// Maximum length of a URL in bytes that mail programs and people copy without truncation.
const LONG: usize = 2000;

/// Links and files to share a ruling.
pub fn share_section(query: &DeskQuery, case: &Case, ruling: &Ruling) -> AnyView {
    let words = words();
    view! {
        <section class="ways-on" aria-labelledby="ways-on">
            <h2 id="ways-on">{words.say("desk-keep")}</h2>
            {link(query)}
            {save(query)}
            {draft(query)}
            {file(query, case, ruling)}
            <p class="actions">
                <button type="button" class="button quiet small" data-print="" data-live="" hidden=true>
                    {words.say("desk-print")}
                </button>
            </p>
        </section>
    }
    .into_any()
}

/// The page's URL, which holds the facts.
pub fn link(query: &DeskQuery) -> AnyView {
    let words = words();
    let link = query.link();
    let long = (link.len() > LONG).then(|| {
        let text = words.format("desk-link-long", &[("n", link.len().into())]);
        view! { <p class="note" id="link-long">{text}</p> }
    });
    view! {
        <div class="entry-field share">
            <label id="link-label" for="link">{words.say("desk-link")}</label>
            <p class="hint" id="link-hint">{words.say("desk-link-hint")}</p>
            {long}
            {copy_field(link, "link-label")}
        </div>
    }
    .into_any()
}

/// The form that saves the case in the user's list; for a visitor the way to sign in.
fn save(query: &DeskQuery) -> AnyView {
    let form = PageForm::take(&SavedCasePost::FORM).ids("case-");
    let form = form.arg("limit", CASE_NAME_LIMIT).arg("cases", CASE_LIMIT);
    let (context, query) = (RequestContext::current(), query.sheet.to_query());
    suspended(async move {
        let words = words();
        let content = match context.user_state().await.user() {
            Some(_) => {
                let hidden = [("act", "save".to_owned()), ("query", query)];
                view! {
                    {form.done("saved", "saved-case-saved")}
                    {form.done("before", "saved-case-before")}
                    {form.view(hidden, form.field("name", ""), ("saved-case-save", "quiet small"))}
                    <p><a href="/me/cases">{words.say("saved-case-title")}</a></p>
                }
                .into_any()
            }
            None => {
                let here = format!("/desk?{query}#save");
                let too_long = local(&here).is_none().then(|| words.say("saved-case-too-long"));
                view! { <p><a href=sign_in_url(&here)>{words.say("saved-case-sign-in")}</a> " " {too_long}</p> }
                    .into_any()
            }
        };
        view! { <div id="save">{content}</div> }.into_any()
    })
}

/// The button that makes a draft in the bank of the user's federation, for those who may.
fn draft(query: &DeskQuery) -> AnyView {
    let form = PageForm::take(&OwnScenarioDesk::FORM).whole();
    let (context, query) = (RequestContext::current(), query.sheet.to_query());
    suspended(async move {
        let state = context.user_state().await;
        let Some(user) = state.user().filter(|user| user.runs) else { return ().into_any() };
        if !may_write_scenarios(&context, &user.federation).await {
            return ().into_any();
        }
        form.view(
            [("federation", user.federation.clone()), ("query", query)],
            (),
            ("bank-desk-send", "quiet small"),
        )
    })
}

/// The scenario file, or the reason there is none.
fn file(query: &DeskQuery, case: &Case, ruling: &Ruling) -> AnyView {
    let words = words();
    match Scenario::draft(DRAFT_ID, case.clone(), ruling) {
        Ok(_) => {
            let to = format!("/desk/scenario.toml?{}", query.sheet.to_query());
            view! {
                <p class="save">
                    <a href=to download="">{words.say("desk-save")}</a> " "
                    <span class="note">{words.say("desk-save-hint")}</span>
                </p>
            }
            .into_any()
        }
        Err(faults) => {
            let why: Vec<String> = faults.iter().map(|fault| words.field_fault(fault)).collect();
            view! { <p class="note">{words.say("desk-save-none")} " " {why.join(" ")}</p> }.into_any()
        }
    }
}
