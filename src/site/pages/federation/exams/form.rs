//! The form for a sitting's settings: on `…/exams/new`, and on the page of a sitting that is not
//! yet open.

use super::exams_link;
use crate::api::{
    Action, Allowed, ClockRule, Flash, RequestContext, SittingForm, WrittenPaper, papers, take_flash,
};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::{Field, SelectField, summary, tick};
use crate::words;
use leptos::prelude::*;

/// `…/exams/new`.
#[component]
pub fn NewSitting() -> impl IntoView {
    let flash = take_flash("sitting");
    federation_page(
        Action::HoldExams,
        "/exams/new",
        async move |context: RequestContext, allowed: Allowed| {
            let papers = papers(&context, &allowed).await?;
            let title = words().say("hold-new");
            let form = form(&allowed, None, SittingForm::default(), &papers, &flash.unwrap_or_default());
            let no_papers = papers.is_empty().then(|| view! { <p>{words().say("hold-papers-none")}</p> });
            Ok(view! {
                {head_title(title.clone())}
                {exams_link(&allowed)}
                <h1>{title}</h1>
                {no_papers}
                {form}
            }
            .into_any())
        },
    )
}

/// The field at which a fault is shown: the first part's minutes if no part has any; none if the
/// sitting is already open.
fn field_of(fault: &str) -> &str {
    match fault {
        "no_time" => "closed_minutes",
        "is_open" => "",
        field => field,
    }
}

/// The form for a new sitting, or for the sitting with this id.
pub fn form(
    allowed: &Allowed,
    id: Option<String>,
    saved: SittingForm,
    papers: &[WrittenPaper],
    flash: &Flash,
) -> AnyView {
    let words = words();
    let message = |fault: &str| words.say(&format!("hold-fault-{fault}"));
    let messages = flash.faults.iter().map(|fault| (field_of(fault).to_owned(), message(fault))).collect();
    let fields = SittingFields { flash };
    let zone = words.format("hold-zone", &[("zone", (&allowed.federation().zone).into())]);
    let checked = |name: &str, saved: bool| flash.typed.get(name).map_or(saved, |typed| typed == "yes");
    let papers = papers.iter().map(|paper| (paper.id.0.to_string(), paper.name.clone())).collect();
    // Only the words are used, so the cap can be 0.
    let clocks = [ClockRule::RunsOn, ClockRule::Stops { cap_seconds: 0 }]
        .map(|rule| (rule.word().to_owned(), words.say(&format!("hold-clock-{}", rule.word()))));
    view! {
        {summary(messages)}
        <form method="post" action="/api/sitting" novalidate=true>
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            <input type="hidden" name="sitting" value=id.unwrap_or_default() />
            {fields.text("name", "text", saved.name)}
            {fields.text("code", "text", saved.code)}
            {fields.select("paper", papers, saved.paper)}
            <fieldset class="field">
                <legend>{words.say("hold-times")}</legend>
                <p class="hint">{zone}</p>
                {fields.text("opens", "datetime-local", saved.opens)}
                {fields.text("closes", "datetime-local", saved.closes)}
                {fields.text("closed_minutes", "number", saved.closed_minutes)}
                {fields.text("open_minutes", "number", saved.open_minutes)}
                {fields.text("grace_seconds", "number", saved.grace_seconds)}
                {fields.select("clock", clocks.into(), saved.clock)}
                {fields.text("stop_minutes", "number", saved.stop_minutes)}
            </fieldset>
            <fieldset class="field">
                <legend>{words.say("hold-who")}</legend>
                {fields.text("entry_code", "text", saved.entry_code)}
                {tick("authorised", words.say("hold-authorised"), checked("authorised", saved.authorised))}
                {fields.text("attempts", "number", saved.attempts)}
                {fields.text("period_days", "number", saved.period_days)}
                {fields.text("cooling_off_days", "number", saved.cooling_off_days)}
                {tick("trial", words.say("hold-is-trial"), checked("trial", saved.trial))}
            </fieldset>
            <p class="actions"><button type="submit" class="button primary">{words.say("hold-save")}</button></p>
        </form>
    }
    .into_any()
}

/// Renders fields with what was typed, or else what is saved, and their faults.
struct SittingFields<'a> {
    flash: &'a Flash,
}

impl SittingFields<'_> {
    fn typed_or(&self, name: &str, saved: String) -> String {
        self.flash.typed.get(name).cloned().unwrap_or(saved)
    }

    fn faults(&self, name: &str) -> Vec<String> {
        let faults = self.flash.faults.iter().filter(|fault| field_of(fault) == name);
        faults.map(|fault| words().say(&format!("hold-fault-{fault}"))).collect()
    }

    fn hint(name: &str) -> Option<String> {
        let (words, id) = (words(), format!("hold-{name}-hint"));
        words.knows(&id).then(|| words.say(&id))
    }

    fn text(&self, name: &'static str, kind: &'static str, saved: String) -> AnyView {
        Field {
            name,
            kind,
            autocomplete: "off",
            label: words().say(&format!("hold-{name}")),
            hint: Self::hint(name),
            typed: self.typed_or(name, saved),
            faults: self.faults(name),
            focus: self.flash.faults.first().is_some_and(|first| field_of(first) == name),
        }
        .view()
    }

    fn select(&self, name: &'static str, choices: Vec<(String, String)>, saved: String) -> AnyView {
        SelectField {
            name,
            label: words().say(&format!("hold-{name}")),
            hint: Self::hint(name),
            choices,
            chosen: self.typed_or(name, saved),
            faults: self.faults(name),
        }
        .view()
    }
}
