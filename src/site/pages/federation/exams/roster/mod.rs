//! `…/exams/{id}/candidates`: the people who are to sit: who may enter, the list, and adding to it.
//!
//! - `section`: the list in brief, on the sitting's page
//! - `list`: the people with what each has done
//! - `add`: adding people: chosen among the federation's, or pasted
//! - `paths`: paths and links
//! - `trial`: `…/candidates/{trial}`, the dry run of a pasted text

mod add;
mod list;
mod paths;
mod section;
mod trial;

pub use section::section;
pub use trial::RosterTrial;

use crate::api::{
    Action, Allowed, Member, RequestContext, RosterAct, RosterAdd, RosterEntry, RosterTry, Sitting as Held,
    people, roster, sitting,
};
use crate::pages::context::{path_param, query_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::offered;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use paths::{hidden, sitting_link};

/// The forms of the page.
struct Forms {
    entry: PageForm,
    pasted: PageForm,
    added: PageForm,
    acted: PageForm,
}

#[component]
pub fn Roster() -> impl IntoView {
    let id = path_param("id");
    let forms = Forms {
        entry: PageForm::take(&RosterEntry::FORM),
        pasted: PageForm::take(&RosterTry::FORM),
        added: PageForm::take(&RosterAdd::FORM),
        acted: PageForm::take(&RosterAct::FORM).whole(),
    };
    let (q, page) = (query_param("q").unwrap_or_default(), list::page_asked());
    let path = format!("/exams/{id}/candidates");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        let listed = roster(&context, &allowed, &held).await?;
        let found: Vec<Member> = match q.trim() {
            "" => Vec::new(),
            holds => people(&context, &allowed, holds, None).await?.0,
        };
        let words = words();
        let title = words.format("roster-of", &[("name", (&held.name).into())]);
        Ok(view! {
            {head_title(title.clone())}
            {sitting_link(&allowed, &held)}
            <h1>{title}</h1>
            {forms.added.summary()}
            {forms.acted.summary()}
            {notices(&forms)}
            {list::view(&allowed, &held, &listed, page)}
            {add::choose(&allowed, &held, &listed, &q, &found)}
            {add::paste(&allowed, &held, &forms.pasted)}
            {entry(&allowed, &held, &forms.entry)}
        }
        .into_any())
    })
}

/// What was done.
fn notices(forms: &Forms) -> AnyView {
    let added = forms.added.told().map(|_| {
        let n: i64 = forms.added.sent("added").and_then(|n| n.parse().ok()).unwrap_or(0);
        view! { <p class="done" role="status">{words().format("roster-added", &[("n", n.into())])}</p> }
    });
    view! {
        {added}
        {forms.acted.done("email", "roster-emailed")}
        {forms.acted.done("remove", "roster-removed")}
        {forms.entry.done("kept", "roster-entry-kept")}
    }
    .into_any()
}

/// The form that says who may enter.
fn entry(allowed: &Allowed, held: &Held, form: &PageForm) -> AnyView {
    let saved = if held.listed_only { "listed" } else { "everyone" };
    let fields = form.radios("entry", offered(["everyone", "listed"], "roster-entry-{}"), saved, "");
    view! {
        <section aria-labelledby="who-may">
            <h2 id="who-may">{words().say("roster-who-may")}</h2>
            {form.view(hidden(allowed, held), fields, ("roster-entry-save", "quiet"))}
        </section>
    }
    .into_any()
}
