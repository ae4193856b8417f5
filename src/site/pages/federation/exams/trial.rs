//! `/federation/{code}/exams/{id}/test`: an examiner's test of a sitting.

use super::{exams_link, exams_path};
use crate::api::{
    Action, Allowed, Flash, RequestContext, Sitting as Held, SittingState, sitting, take_flash,
};
use crate::pages::context::path_param;
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Trial() -> impl IntoView {
    let (id, flash) = (path_param("id"), take_flash("sitting-test"));
    let path = format!("/exams/{id}/test");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        Ok(render(&allowed, &held, &flash.unwrap_or_default()))
    })
}

fn render(allowed: &Allowed, held: &Held, flash: &Flash) -> AnyView {
    let words = words();
    let title = words.format("hold-test-of", &[("name", (&held.name).into())]);
    let messages = flash
        .faults
        .iter()
        .map(|fault| (String::new(), words.say(&format!("hold-test-fault-{fault}"))))
        .collect();
    let begin = match held.state {
        SittingState::Open => view! {
            <form method="post" action="/api/sitting-test">
                <input type="hidden" name="federation" value=allowed.federation().code.clone() />
                <input type="hidden" name="sitting" value=held.id.0.to_string() />
                <p class="actions">
                    <button type="submit" class="button primary">{words.say("hold-test-begin")}</button>
                </p>
            </form>
        }
        .into_any(),
        SittingState::Draft | SittingState::Ended => {
            view! { <p>{words.say("hold-test-fault-not_open")}</p> }.into_any()
        }
    };
    view! {
        {head_title(title.clone())}
        {exams_link(allowed)}
        <h1>{title}</h1>
        <p><a href=format!("{}/{}", exams_path(allowed), held.id.0)>{held.name.clone()}</a></p>
        {summary(messages)}
        <p>{words.say("hold-test-about")}</p>
        {begin}
    }
    .into_any()
}
