//! `/federation/{code}/exams/{id}/review`: what candidates see afterwards, and the deadline for
//! appeals.

use super::{federation_page, results_link};
use crate::api::{self, Action, Allowed, Flash, RequestContext, local_time, results, take_flash};
use crate::pages::context::{bank, path_param};
use crate::pages::response::head_title;
use crate::parts::field::{Field, SelectField, summary, tick};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Review() -> impl IntoView {
    let (bank, id, flash) = (bank(), path_param("id"), take_flash("exam-review").unwrap_or_default());
    let path = format!("/exams/{id}/review");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = results(&context, &allowed, &bank, &id).await?;
        Ok(render(&allowed, &id, &found, &flash))
    })
}

fn render(allowed: &Allowed, id: &str, found: &api::Results, flash: &Flash) -> AnyView {
    let words = words();
    let faults: Vec<(String, String)> = flash.faults.iter().map(|fault| field_fault(fault)).collect();
    let title = words.format("review-page-title", &[("name", (&found.sitting.name).into())]);
    let open = found.outcomes.iter().filter(|one| !one.test && !one.state.is_over()).count();
    let open = (open > 0).then(|| view! { <p>{words.format("review-open", &[("n", open.into())])}</p> });
    let waits = found.outcomes.iter().filter(|one| !one.test);
    let waits =
        waits.filter(|one| one.joined.as_ref().is_some_and(|joined| joined.permille.is_none())).count();
    let waits = (waits > 0).then(|| view! { <p>{words.format("review-waits", &[("n", waits.into())])}</p> });
    view! {
        {head_title(title)}
        {results_link(allowed, id)}
        <h1>{words.say("review-title")}</h1>
        <p>{words.say("review-about")}</p>
        {open}
        {waits}
        {summary(faults.clone())}
        {form(allowed, id, found, flash, &faults)}
    }
    .into_any()
}

/// A fault's field and message.
fn field_fault(fault: &str) -> (String, String) {
    let field = match fault {
        "time" => "appeals_until",
        "unsure" => "sure",
        _ => "review",
    };
    (field.to_owned(), words().say(&format!("review-fault-{fault}")))
}

fn form(
    allowed: &Allowed,
    id: &str,
    found: &api::Results,
    flash: &Flash,
    faults: &[(String, String)],
) -> AnyView {
    let words = words();
    let zone_name = &allowed.federation().zone;
    let now = found.sitting.appeals_until.map(|at| local_time(at, zone_name));
    let of = |field: &str| -> Vec<String> {
        faults.iter().filter(|(about, _)| about == field).map(|(_, fault)| fault.clone()).collect()
    };
    let typed = |name: &str, otherwise: String| flash.typed.get(name).cloned().unwrap_or(otherwise);
    let choices =
        api::Review::ALL.map(|one| (one.word().to_owned(), words.say(&format!("review-{}", one.word()))));
    let review = SelectField {
        name: "review",
        label: words.say("review-phase"),
        hint: None,
        choices: choices.into(),
        chosen: typed("review", found.sitting.review.word().to_owned()),
        faults: of("review"),
    };
    let until = Field {
        name: "appeals_until",
        kind: "datetime-local",
        autocomplete: "off",
        label: words.say("review-appeals"),
        hint: Some(words.format("review-appeals-hint", &[("zone", zone_name.into())])),
        typed: typed("appeals_until", now.unwrap_or_default()),
        focus: !of("appeals_until").is_empty(),
        faults: of("appeals_until"),
    };
    // Only a review that is open can be closed.
    let sure =
        (found.sitting.review > api::Review::None).then(|| tick("sure", words.say("review-sure"), false));
    view! {
        <form method="post" action="/api/exam-review" novalidate=true>
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            <input type="hidden" name="sitting" value=id.to_owned() />
            {review.view()}
            {until.view()}
            {sure}
            <p class="actions"><button type="submit" class="button primary">{words.say("review-set")}</button></p>
        </form>
    }
    .into_any()
}
