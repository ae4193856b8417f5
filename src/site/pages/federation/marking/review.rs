//! `/federation/{code}/exams/{id}/review`: what candidates see afterwards, and the deadline for
//! appeals.

use super::{federation_page, results_link};
use crate::api::{self, Action, Allowed, RequestContext, ReviewPost, local_time, results};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::federation_field;
use crate::pages::response::head_title;
use crate::parts::field::offered;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Review() -> impl IntoView {
    let (bank, id, form) = (exam_bank(), path_param("id"), PageForm::take(&ReviewPost::FORM));
    let path = format!("/exams/{id}/review");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = results(&context, &allowed, &bank, &id).await?;
        Ok(render(&allowed, &id, &found, &form))
    })
}

fn render(allowed: &Allowed, id: &str, found: &api::Results, form: &PageForm) -> AnyView {
    let words = words();
    let title = words.format("review-page-title", &[("name", (&found.sitting.name).into())]);
    let open = found.outcomes.iter().filter(|one| !one.test && !one.state.is_over()).count();
    let open = (open > 0).then(|| view! { <p>{words.format("review-open", &[("n", open.into())])}</p> });
    let waits = found.outcomes.iter().filter(|one| !one.test);
    let waits =
        waits.filter(|one| one.joined.as_ref().is_some_and(|joined| joined.permille.is_none())).count();
    let waits = (waits > 0).then(|| view! { <p>{words.format("review-waits", &[("n", waits.into())])}</p> });
    let phases = offered(api::Review::ALL.map(api::Review::word), "review-{}");
    let zone = &allowed.federation().zone;
    let until = found.sitting.appeals_until.map(|at| local_time(at, zone)).unwrap_or_default();
    let hint = words.format("review-appeals-hint", &[("zone", zone.into())]);
    // Only a review that is open can be closed.
    let sure = (found.sitting.review > api::Review::None).then(|| form.tick("sure", false));
    let fields = view! {
        {form.choice("review", phases, found.sitting.review.word())}
        {form.hinted("appeals_until", until, Some(hint))}
        {sure}
    };
    let hidden = [federation_field(allowed), ("sitting", id.to_owned())];
    view! {
        {head_title(title)}
        {results_link(allowed, id)}
        <h1>{words.say("review-title")}</h1>
        <p>{words.say("review-about")}</p>
        {open}
        {waits}
        {form.view(hidden, fields, ("review-set", "primary"))}
    }
    .into_any()
}
