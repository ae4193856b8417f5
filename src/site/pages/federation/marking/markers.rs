//! The markers of a sitting, below the queue: for examiners.

use super::super::federation_field;
use crate::api::{Allowed, Marker, MarkerInvite, MarkerWithdraw, MarkingQueue};
use crate::pages::when::moment;
use crate::parts::button::inline;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The forms of the section.
pub struct Forms {
    pub invited: PageForm,
    pub withdrawn: PageForm,
}

impl Forms {
    /// The forms with what came back.
    pub fn take() -> Self {
        Self {
            invited: PageForm::take(&MarkerInvite::FORM),
            withdrawn: PageForm::take(&MarkerWithdraw::FORM),
        }
    }
}

/// Those invited, each with a button to withdraw, and the form to invite another.
pub fn section(allowed: &Allowed, found: &MarkingQueue, markers: &[Marker], forms: &Forms) -> AnyView {
    let words = words();
    let sitting = found.sitting.id.0.to_string();
    let needed = (found.others > 0).then(|| {
        let text = words.format("marker-needed", &[("n", found.others.into())]);
        view! { <p class="aside aside-judgement">{text}</p> }
    });
    let told = forms.invited.told().map(|_| {
        let email = forms.invited.sent("email").unwrap_or_default();
        view! { <p class="done" role="status">{words.format("marker-invited", &[("email", email.into())])}</p> }
    });
    let rows: Vec<AnyView> = markers.iter().map(|one| row(allowed, &sitting, one)).collect();
    let hidden = [federation_field(allowed), ("sitting", sitting.clone())];
    view! {
        <section id="markers" aria-labelledby="markers-title">
            <h2 id="markers-title">{words.say("marker-title")}</h2>
            {needed}
            {told}
            {forms.withdrawn.done("withdrawn", "marker-withdrawn")}
            <p>{words.say("marker-about")}</p>
            <ul class="rows">{rows}</ul>
            {forms.invited.view(hidden, forms.invited.field("email", ""), ("marker-invite", "quiet"))}
        </section>
    }
    .into_any()
}

fn row(allowed: &Allowed, sitting: &str, one: &Marker) -> AnyView {
    let words = words();
    let state = match (&one.name, one.is_over) {
        (_, true) => "over",
        (Some(_), _) => "marks",
        (None, _) => "invited",
    };
    let when = [("when", moment(one.ends_at).into())];
    let state = words.format(&format!("marker-is-{state}"), &when);
    let name = one.name.clone().filter(|name| !name.is_empty());
    let spoken = words.format("marker-withdraw-spoken", &[("email", (&one.email).into())]);
    let of = [federation_field(allowed), ("sitting", sitting.to_owned()), ("marker", one.id.to_string())];
    view! {
        <li>
            <span class="what">{name.map(|name| format!("{name} · "))} {one.email.clone()}</span>
            <span class="how">{state} " " {inline(&MarkerWithdraw::FORM, of, "marker-withdraw", spoken)}</span>
        </li>
    }
    .into_any()
}
