//! `/federation/{code}/invite`: inviting a person without an account.

use super::{federation_field, federation_link, federation_page};
use crate::api::{Action, Allowed, InvitePost, Refused, RequestContext};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Invite() -> impl IntoView {
    let form = PageForm::take(&InvitePost::FORM);
    federation_page(Action::Enrol, "/invite", async move |_: RequestContext, allowed: Allowed| {
        Ok::<_, Refused>(render(&allowed, &form))
    })
}

fn render(allowed: &Allowed, form: &PageForm) -> AnyView {
    let words = words();
    let notice = form.told().map(|_| {
        let email = form.sent("email").unwrap_or_default();
        let text = words.format("invite-invited", &[("email", email.into())]);
        view! { <p class="saved" role="status"><b>{text}</b></p> }
    });
    let fields = view! { {form.field("name", "")} {form.field("email", "")} };
    view! {
        {head_title(words.say("invite-title"))}
        {federation_link(allowed)}
        <h1>{words.say("invite-title")}</h1>
        {notice}
        <p class="lead">{words.say("invite-lead")}</p>
        {form.view([federation_field(allowed)], fields, ("invite-submit", "primary"))}
    }
    .into_any()
}
