//! `/federation/{code}/people/{id}/accommodations`: a candidate's accommodation for exams.

use super::{federation_field, federation_link};
use crate::api::{
    Accommodation, AccommodationPost, Action, Allowed, ExtraTime, Member, RequestContext, accommodation_of,
    member, person_id,
};
use crate::pages::context::path_param;
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Accommodations() -> impl IntoView {
    let form = PageForm::take(&AccommodationPost::FORM);
    let context = RequestContext::current();
    let (code, id) = (path_param("code"), path_param("id"));
    suspended(async move {
        let shown = async {
            let whose = match person_id(&id) {
                Some(id) => context.whose(&code, id).await,
                None => crate::api::Whose::Others,
            };
            let allowed = context.allowed(Action::Accommodate, &code, whose).await?;
            let member = member(&context, &allowed, &id).await?;
            let accommodation = accommodation_of(&context, &member.account).await?;
            Ok(render(&allowed, &member, accommodation, &form))
        };
        shown
            .await
            .unwrap_or_else(|why| refused(why, &format!("/federation/{code}/people/{id}/accommodations")))
    })
}

fn render(allowed: &Allowed, member: &Member, now: Accommodation, form: &PageForm) -> AnyView {
    let words = words();
    let person = member.account.id.0.to_string();
    let (percent, minutes) = match now.extra {
        ExtraTime::None => (String::new(), String::new()),
        ExtraTime::Percent(percent) => (percent.to_string(), String::new()),
        ExtraTime::Minutes(minutes) => (String::new(), minutes.to_string()),
    };
    let fields = view! {
        {form.field("percent", percent)}
        {form.field("minutes", minutes)}
        {form.tick("larger_type", now.larger_type)}
        {form.tick("no_countdown", now.no_countdown)}
    };
    let to = format!("/federation/{}/people/{person}", allowed.federation().code);
    view! {
        {head_title(words.say("granted-title"))}
        {federation_link(allowed)}
        <h1>{words.say("granted-title")}</h1>
        <p><a href=to>{member.account.name.clone()}</a></p>
        <p>{words.say("granted-lead")}</p>
        {form.done("kept", "granted-kept")}
        {form.view([federation_field(allowed), ("person", person)], fields, ("granted-save", "primary"))}
    }
    .into_any()
}
