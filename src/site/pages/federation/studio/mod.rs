//! `/federation/{code}/bank/new`, `/federation/{code}/bank/{id}/edit`: the scenario studio. The facts
//! are entered as at the desk, and the ruling stands beside them.
//!
//! - `begin`: a new scenario: from nothing, like another, or from a case at the table
//! - `stages`: the stages; `asked`: what is asked; `source`: source and note
//! - `form`: the form with all of them; `left`: what keeps the draft from review
//! - `ruled`: the ruling, and what it makes of the scenario; `told`: how candidates read it
//! - `as_text`: a file that the form cannot hold; `notice`: what is said above the page, once
//!
//! Until it is saved, the draft is in the URL, with its faults, or in a form that the URL names.

mod as_text;
mod asked;
mod begin;
mod form;
mod left;
mod notice;
mod ruled;
mod source;
mod stages;
mod told;

use super::federation_page;
use super::own_bank::bank_link;
use crate::api::{
    AboutScenario, Action, Allowed, Refused, RequestContext, ScenarioState, Studio, StudioNotice,
    about_draft, code_in_force, long_form, ruling_on, take_flash, written_scenario,
};
use crate::pages::context::{papers_bank, path_param, query, query_param};
use crate::pages::desk::{self, State};
use crate::pages::response::head_title;
use crate::parts::symbols::symbols;
use crate::words;
use bank::answerable::unanswerable;
use bank::studio::ScenarioDraft;
use bank::{Bank, FaultKind, LocatedFault, Scenario};
use leptos::prelude::*;
use notice::notice;
use rules::engine::{Family, Ruling};
use std::sync::Arc;

#[component]
pub fn NewScenario() -> impl IntoView {
    let (bank, like) = (papers_bank(), query_param("like"));
    let code = path_param("code");
    let (current, form) = (Studio::current(&query(), &code, None), query_param("form"));
    federation_page(Action::WriteScenarios, "/bank/new", async move |context, allowed| {
        // Only what is listed here: other federations' scenarios are found by their ids, too.
        let found = like.as_deref().and_then(|id| bank.firsts().find(|one| one.id == id.trim()));
        let draft = found.and_then(|one| ScenarioDraft::read(bank.text_of(&one.id)?));
        let unknown = like.filter(|id| draft.is_none() && !id.trim().is_empty());
        let studio = draft.map(|draft| Studio::stored(draft.like(), &code, None, 0)).or(current);
        let (studio, is_gone) = with_form(&context, &allowed, None, (studio, form)).await?;
        let Some(mut studio) = studio else { return Ok(().into_any()) };
        studio.notice = is_gone.then_some(StudioNotice::Gone).or(studio.notice);
        if let Some(id) = unknown {
            let code = code_in_force(&context).await;
            return Ok(desk::live(begin::page(&allowed, &bank, &studio, &code, Some(&id))));
        }
        Ok(page(&context, &bank, &allowed, studio, false).await)
    })
}

#[component]
pub fn EditScenario() -> impl IntoView {
    let bank = papers_bank();
    let (code, id) = (path_param("code"), path_param("id"));
    let (current, form) = (Studio::current(&query(), &code, Some(id.clone())), query_param("form"));
    let told = take_flash("studio").and_then(|flash| flash.typed.get("told").cloned());
    let path = format!("/bank/{id}/edit");
    federation_page(Action::WriteScenarios, &path, async move |context, allowed| {
        let written = written_scenario(&context, &allowed, &id).await?;
        let is_saved = told.as_deref() == Some("saved");
        let (current, is_gone) = with_form(&context, &allowed, Some(&id), (current, form)).await?;
        // What was typed while it ceased to be a draft is shown all the same.
        if written.state != ScenarioState::Draft && current.is_none() {
            return Ok(as_text::closed(&allowed, &id, told.as_deref() == Some("submitted")));
        }
        let stored = || {
            let draft = ScenarioDraft::read(&written.file)?;
            draft.facts(0).family()?;
            Some(Studio::stored(draft, &code, Some(id.clone()), written.current))
        };
        match current.or_else(stored) {
            Some(studio) if studio.text.is_some() => {
                Ok(as_text::page(&allowed, &written, Some(&studio), is_saved))
            }
            Some(mut studio) => {
                studio.notice = is_gone.then_some(StudioNotice::Gone).or(studio.notice);
                Ok(page(&context, &bank, &allowed, studio, is_saved).await)
            }
            None => Ok(as_text::page(&allowed, &written, None, is_saved)),
        }
    })
}

/// The state in the form that the URL names, or else that of the URL; true if the form is gone.
async fn with_form(
    context: &RequestContext,
    allowed: &Allowed,
    id: Option<&str>,
    (current, form): (Option<Studio>, Option<String>),
) -> Result<(Option<Studio>, bool), Refused> {
    let Some(form) = form else { return Ok((current, false)) };
    let found = long_form(context, allowed, id, &form).await?;
    let is_gone = found.is_none();
    Ok((found.or(current), is_gone))
}

/// A draft, read and ruled on.
struct StudioPage<'a> {
    bank: &'a Bank,
    studio: &'a Studio,
    family: Family,
    state: &'a State<'a>,
    /// Its stages, if it has no fault
    stages: Vec<(Arc<Scenario>, Arc<Ruling>)>,
    /// What keeps it from review, by stage; fields as in the form of that stage
    faults: Vec<(usize, LocatedFault)>,
    about: Option<AboutScenario>,
    is_saved: bool,
}

async fn page(
    context: &RequestContext,
    bank: &Bank,
    allowed: &Allowed,
    studio: Studio,
    is_saved: bool,
) -> AnyView {
    if let Some(choice) = desk::choice(&studio.desk) {
        return desk::live(choice);
    }
    let Some(family) = studio.desk.sheet.family() else {
        return desk::live(begin::page(allowed, bank, &studio, &code_in_force(context).await, None));
    };
    let read = desk::read(&studio.desk);
    let state = desk::state(&read).await;
    let (stages, faults) = checked(&studio).await;
    let about = match stages.is_empty() {
        true => None,
        false => about_draft(stages.clone(), studio.at()).await,
    };
    let page = StudioPage { bank, studio: &studio, family, state: &state, stages, faults, about, is_saved };
    desk::live(page.view(allowed))
}

/// The stages with their rulings, if all can be ruled on; and every fault.
async fn checked(studio: &Studio) -> (Vec<(Arc<Scenario>, Arc<Ruling>)>, Vec<(usize, LocatedFault)>) {
    let scenarios = match studio.draft().scenarios() {
        Ok(scenarios) => scenarios,
        Err(faults) => return (Vec::new(), faults.iter().map(ScenarioDraft::place).collect()),
    };
    let (mut stages, mut faults) = (Vec::new(), Vec::new());
    for scenario in scenarios {
        let Ok(ruling) = ruling_on(&scenario.case).await else { return (Vec::new(), faults) };
        faults.extend(unanswerable(&scenario, &ruling).iter().map(ScenarioDraft::place));
        stages.push((Arc::new(scenario), ruling));
    }
    (stages, faults)
}

/// The message of a fault beside its field.
fn message(field: &str, kind: &FaultKind) -> String {
    let is_question = ["asks", "critical", "weights"].iter().any(|list| field.starts_with(list));
    match kind {
        FaultKind::UnknownWord(_) if is_question => words().say("studio-asks-unknown"),
        FaultKind::MissingField | FaultKind::Empty if is_question => words().say("studio-left-asks"),
        kind => words().fault_kind(kind),
    }
}

impl StudioPage<'_> {
    fn view(&self, allowed: &Allowed) -> AnyView {
        let words = words();
        let query = &self.studio.desk;
        let title = match &self.studio.id {
            Some(id) => words.format("studio-edit-title", &[("id", id.as_str().into())]),
            None => words.say("studio-new-title"),
        };
        let auction = desk::watch(query);
        let saved = self.is_saved.then(|| {
            view! { <p class="done" role="status">{words.say("studio-saved")}</p> }
        });
        let heading = self.state.case().map(|case| {
            view! { <p class="lead">{symbols(&crate::parts::title::case_title(case))}</p> }
        });
        view! {
            {head_title(title.clone())}
            <span
                hidden=true
                data-desk-says=desk::announcement(&auction, self.family, self.state)
                data-desk-at=query.facts_path()
            ></span>
            {bank_link(allowed)}
            <h1>{title}</h1>
            {heading}
            {saved}
            {notice(self.studio)}
            <div class="columns at-desk">
                <div class="telling">
                    <section class="drawn" id="facts" aria-label=words.say("studio-facts")>
                        {desk::table_so_far(query, self.family, &auction, self.state)}
                    </section>
                    <p class="to-ruling"><a href="#ruling">{desk::in_brief(self.state)}</a></p>
                    {self.form(&auction)}
                </div>
                {self.ruled()}
            </div>
        }
        .into_any()
    }

    /// Messages of the faults of a field of the stage being written.
    fn faults_of(&self, field: &str) -> Vec<String> {
        let here = self.faults.iter().filter(|(at, _)| *at == self.studio.at()).map(|(_, fault)| fault);
        here.filter(|fault| crate::parts::entry::belongs_to(&fault.field, field))
            .map(|fault| message(&fault.field, &fault.kind))
            .collect()
    }
}
