//! `/mark/{token}`: an invitation to mark an exam, from an email. Viewing it changes nothing.

use super::context::path_param;
use super::email_link::spent_page;
use super::refused::refused;
use super::response::{head_title, suspended};
use crate::api::{
    MarkerAccept, MarkerInvitation, MarkerJoin, MarkerStatus, Refused, RequestContext, marker_invitation,
};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Mark() -> impl IntoView {
    let context = RequestContext::current();
    let token = path_param("token");
    let (accepted, joined) = (PageForm::take(&MarkerAccept::FORM).whole(), PageForm::take(&MarkerJoin::FORM));
    suspended(async move {
        match marker_invitation(&context, &token).await {
            Ok(found) => render(&token, &found, &accepted, &joined),
            Err(Refused::NotFound) => spent_page(),
            Err(why) => refused(why, ""),
        }
    })
}

fn render(token: &str, found: &MarkerInvitation, accepted: &PageForm, joined: &PageForm) -> AnyView {
    let words = words();
    let about = [
        ("exam", (&found.exam).into()),
        ("federation", (&found.federation).into()),
        ("email", (&found.email).into()),
        ("name", found.user.as_deref().unwrap_or_default().into()),
    ];
    let hidden = || [("token", token.to_owned())];
    let body = match (found.status, &found.user) {
        (MarkerStatus::Theirs, _) => view! {
            <p class="actions"><a class="button primary" href=found.to.clone()>{words.say("mark-go")}</a></p>
        }
        .into_any(),
        (MarkerStatus::Taken, _) => {
            view! { <p class="aside aside-judgement">{words.say("mark-taken")}</p> }.into_any()
        }
        (MarkerStatus::Open, Some(_)) => view! {
            <p>{words.format("mark-as", &about)}</p>
            {accepted.view(hidden(), (), ("mark-accept", "primary"))}
        }
        .into_any(),
        (MarkerStatus::Open, None) => {
            let hint = words.say("sign-up-password-hint");
            let fields = view! { {joined.field("name", "")} {joined.hinted("password", "", Some(hint))} };
            view! {
                <p class="actions">
                    <a class="button primary" href=format!("/sign-in?next=/mark/{token}")>
                        {words.say("mark-sign-in")}
                    </a>
                </p>
                <h2>{words.say("mark-new")}</h2>
                <p>{words.format("mark-new-about", &about)}</p>
                {joined.view(hidden(), fields, ("mark-join", "quiet"))}
            }
            .into_any()
        }
    };
    view! {
        {head_title(words.say("mark-title"))}
        <h1>{words.say("mark-title")}</h1>
        <p class="lead">{words.format("mark-lead", &about)}</p>
        <p>{words.say("mark-about")}</p>
        {body}
    }
    .into_any()
}
