//! `/federation/{code}/exams/{id}/test`: an examiner's test of a sitting.

use super::{exams_link, exams_path};
use crate::api::{Action, Allowed, RequestContext, Sitting as Held, SittingState, SittingTest, sitting};
use crate::pages::context::path_param;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Trial() -> impl IntoView {
    let (id, form) = (path_param("id"), PageForm::take(&SittingTest::FORM));
    let path = format!("/exams/{id}/test");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        Ok(render(&allowed, &held, &form))
    })
}

fn render(allowed: &Allowed, held: &Held, form: &PageForm) -> AnyView {
    let words = words();
    let title = words.format("hold-test-of", &[("name", (&held.name).into())]);
    let hidden = [federation_field(allowed), ("sitting", held.id.0.to_string())];
    let begin = match held.state {
        SittingState::Open => act(&SittingTest::FORM, hidden, "hold-test-begin", "primary"),
        SittingState::Draft | SittingState::Ended => {
            view! { <p>{words.say("hold-test-fault-not_open")}</p> }.into_any()
        }
    };
    view! {
        {head_title(title.clone())}
        {exams_link(allowed)}
        <h1>{title}</h1>
        <p><a href=format!("{}/{}", exams_path(allowed), held.id.0)>{held.name.clone()}</a></p>
        {form.summary()}
        <p>{words.say("hold-test-about")}</p>
        {begin}
    }
    .into_any()
}
