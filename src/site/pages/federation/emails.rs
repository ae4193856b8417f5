//! `/federation/{code}/emails`: the emails whose text the federation may write; below, one of them.

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, EditableEmail, EmailOnPage, EmailStandardPost, EmailText, EmailTextPost, email_text,
    email_texts,
};
use crate::pages::context::{path_param, query_param};
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use uuid::Uuid;
use words::Language;

#[component]
pub fn Emails() -> impl IntoView {
    federation_page(Action::SetFederation, "/emails", async |context, allowed| {
        let words = words();
        let listed = email_texts(&context, &allowed).await?;
        let code = allowed.federation().code.clone();
        let rows: Vec<AnyView> = listed
            .into_iter()
            .map(|(kind, languages)| {
                let links: Vec<AnyView> = languages
                    .into_iter()
                    .map(|(language, is_own)| {
                        let to = format!("/federation/{code}/emails/{}/{}", kind.word(), language.tag());
                        let name = view! { <a href=to lang=language.tag()>{language.name()}</a> };
                        let own =
                            is_own.then(|| view! { " " <span class="note">{words.say("emails-own")}</span> });
                        view! { <li>{name} {own}</li> }.into_any()
                    })
                    .collect();
                view! {
                    <li>
                        <span class="what">{words.say(&format!("emails-kind-{}", kind.word()))}</span>
                        <ul class="how">{links}</ul>
                    </li>
                }
                .into_any()
            })
            .collect();
        Ok(view! {
            {head_title(words.say("federation-emails"))}
            {federation_link(&allowed)}
            <h1>{words.say("federation-emails")}</h1>
            <p class="lead">{words.say("emails-lead")}</p>
            <ul class="rows laws">{rows}</ul>
        }
        .into_any())
    })
}

#[component]
pub fn EmailPage() -> impl IntoView {
    let form = PageForm::take(&EmailTextPost::FORM);
    let (kind, language) = (path_param("kind"), path_param("language"));
    let kept = query_param("kept").and_then(|id| Uuid::try_parse(&id).ok());
    let here = format!("/emails/{kind}/{language}");
    federation_page(Action::SetFederation, &here, async move |context, allowed| {
        let email = email_text(&context, &allowed, &kind, &language, kept).await?;
        Ok(page(&allowed, form, email))
    })
}

fn page(allowed: &Allowed, form: PageForm, email: EmailOnPage) -> AnyView {
    let words = words();
    let EmailOnPage { kind, language, text, version, kept, is_own, preview } = email;
    let sent = |name: &str| form.sent(name).unwrap_or_default().to_owned();
    let (unknown, missing) = (sent("unknown"), sent("missing"));
    let form = form.arg("unknown", unknown).arg("missing", missing);
    let title = words.say(&format!("emails-kind-{}", kind.word()));
    let hidden = |seen: String| {
        let of = [("kind", kind.word().to_owned()), ("language", language.tag().to_owned()), ("seen", seen)];
        [federation_field(allowed)].into_iter().chain(of)
    };
    // A form with faults comes back with the version that was seen, not with one saved meanwhile.
    let seen = form.value("seen", version.clone());
    let theirs = kept.is_some().then(|| theirs(&text, language));
    let text = kept.unwrap_or(text);
    let above = format!("/federation/{}/emails", allowed.federation().code);
    let state = words.say(if is_own { "email-text-is-own" } else { "email-text-is-standard" });
    let fields = view! { {form.field("subject", text.subject)} {form.field("body", text.body)} };
    let standard =
        is_own.then(|| act(&EmailStandardPost::FORM, hidden(version), "email-text-standard", "quiet"));
    let not_reset = (form.told() == Some("changed"))
        .then(|| view! { <p class="fault" role="status">{words.say("email-text-changed-standard")}</p> });
    view! {
        {head_title(title.clone())}
        {federation_link(allowed)}
        <p class="above"><a href=above>{words.say("federation-emails")}</a></p>
        <h1>{title} " · " <span lang=language.tag()>{language.name()}</span></h1>
        <p class="lead">{state}</p>
        {form.done("saved", "email-text-saved")}
        {not_reset}
        {theirs}
        {form.view(hidden(seen), fields, ("email-text-save", "primary"))}
        {standard}
        {placeholders(kind)}
        <section aria-labelledby="preview">
            <h2 id="preview">{words.say("email-text-preview")}</h2>
            <p><b lang=language.tag()>{preview.subject}</b></p>
            <div class="letter" lang=language.tag()>{preview.body}</div>
        </section>
    }
    .into_any()
}

/// What another admin has saved meanwhile, above the text that was not saved.
fn theirs(text: &EmailText, language: Language) -> AnyView {
    let words = words();
    view! {
        <section class="aside aside-judgement" aria-labelledby="theirs">
            <p class="fault" role="status">{words.say("email-text-changed")}</p>
            <h2 id="theirs">{words.say("email-text-theirs")}</h2>
            <p><b lang=language.tag()>{text.subject.clone()}</b></p>
            <div class="letter" lang=language.tag()>{text.body.clone()}</div>
        </section>
    }
    .into_any()
}

/// The placeholders of an email, each with what stands there.
fn placeholders(kind: EditableEmail) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = kind
        .placeholders()
        .iter()
        .map(|name| {
            let needed = kind.required().contains(name).then(|| words.say("email-text-needed"));
            let means = match (kind, *name) {
                (EditableEmail::Exam | EditableEmail::ExamTomorrow, "name") => words.say("email-place-exam"),
                _ => words.say(&format!("email-place-{name}")),
            };
            view! { <li><code>"{" {*name} "}"</code> " " {means} " " {needed.map(|text| view! { <b>{text}</b> })}</li> }
                .into_any()
        })
        .collect();
    view! {
        <section aria-labelledby="places">
            <h2 id="places">{words.say("email-text-places")}</h2>
            <p>{words.say("email-text-places-about")}</p>
            <ul>{rows}</ul>
        </section>
    }
    .into_any()
}
