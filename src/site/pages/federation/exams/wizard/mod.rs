//! `/federation/{code}/exams/wizard`: a whole exam from one form, which reads like a sentence.
//!
//! - `fields`: the form; `made`: what it made, on the sitting's page

mod fields;
mod made;

pub use made::made;

use super::{exams_link, exams_path};
use crate::api::{
    Action, Allowed, RequestContext, WizardPost, WizardSent, WizardStart, papers, published_programmes,
    sittings, wizard_start,
};
use crate::pages::context::papers_bank;
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use fields::Choices;
use leptos::prelude::*;

#[component]
pub fn ExamWizard() -> impl IntoView {
    let (bank, form) = (papers_bank(), PageForm::take(&WizardPost::FORM));
    federation_page(
        Action::HoldExams,
        "/exams/wizard",
        async move |context: RequestContext, allowed: Allowed| {
            let sent = |name: &str| form.sent(name).filter(|_| form.is_faulty()).unwrap_or_default();
            let sent = WizardSent {
                run: sent("run"),
                kept: sent("kept"),
                paper: sent("paper"),
                pass: sent("pass"),
                level_name: sent("level_name"),
            };
            let start = wizard_start(&context, &allowed, &bank, &sent).await?;
            let held = sittings(&context, &allowed).await?;
            let choices = Choices::of(
                &bank,
                &papers(&context, &allowed).await?,
                &published_programmes(&context, &allowed, &bank).await?,
                held.first(),
            );
            let title = words().say("wizard-title");
            let before = form.faults().iter().any(|fault| fault == "store").then(|| before(&allowed, &start));
            Ok(view! {
                {head_title(title.clone())}
                {exams_link(&allowed)}
                <h1>{title}</h1>
                <p class="lead">{words().say("wizard-lead")}</p>
                {form.summary()}
                {before}
                {fields::body(&allowed, &form, start, choices)}
            }
            .into_any())
        },
    )
}

/// What exists already of an exam that could not be made whole, and what does not.
fn before(allowed: &Allowed, start: &WizardStart) -> AnyView {
    let (words, base) = (words(), exams_path(allowed));
    let programmes = format!("/federation/{}/programmes", allowed.federation().code);
    let made = &start.before;
    let paper = made.paper.as_ref().map(|one| (format!("{base}/papers/{}", one.id.0), one.name.clone()));
    let programme =
        made.programme.as_ref().map(|one| (format!("{programmes}/{}", one.id.0), one.name.clone()));
    let sitting = made.sitting.as_ref().map(|one| (format!("{base}/{}", one.id.0), one.name.clone()));
    let rows: Vec<AnyView> = [("paper", paper), ("programme", programme), ("sitting", sitting)]
        .into_iter()
        .map(|(what, found)| {
            let label = words.say(&format!("wizard-part-{what}"));
            let how = match found {
                Some((to, name)) => view! { <a href=to>{name}</a> }.into_any(),
                None => words.say("wizard-part-missing").into_any(),
            };
            view! {
                <li>
                    <span class="what">{label}</span>
                    <span class="how">{how}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="aside aside-judgement" aria-labelledby="before">
            <h2 id="before">{words.say("wizard-before")}</h2>
            <p>{words.say("wizard-before-about")}</p>
            <ul class="rows">{rows}</ul>
        </section>
    }
    .into_any()
}
