//! `/outbox`: unsent emails, and the latest others, for the operator.

use super::refused::refused;
use super::response::{head_title, suspended};
use super::when::when;
use crate::api::{OutboxEmail, OutboxPost, RequestContext, outbox};
use crate::parts::button::inline;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Outbox() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        match outbox(&context).await {
            Ok((emails, sends)) => list(emails, sends),
            Err(why) => refused(why, "/outbox"),
        }
    })
}

fn list(emails: Vec<OutboxEmail>, sends: bool) -> AnyView {
    let words = words();
    let about = words.say(if sends { "outbox-sends" } else { "outbox-reads" });
    let none = emails.is_empty().then(|| view! { <p>{words.say("outbox-none")}</p> });
    let emails: Vec<AnyView> = emails.into_iter().map(|email| row(email, sends)).collect();
    view! {
        {head_title(words.say("outbox-title"))}
        <h1>{words.say("outbox-title")}</h1>
        <p class="lead">{about}</p>
        {none}
        <ol class="letters">{emails}</ol>
    }
    .into_any()
}

fn row(email: OutboxEmail, sends: bool) -> AnyView {
    let words = words();
    let fault = email.fault.clone().map(|fault| {
        let args = [("attempts", i64::from(email.attempts).into()), ("fault", fault.into())];
        view! { <p class="fault">{words.format("outbox-fault", &args)}</p> }
    });
    let message = email.body.clone().map(|body| {
        let body = linked(&body);
        view! {
            <details class="fold">
                <summary>{words.say("outbox-read")}</summary>
                <div class="letter">{body}</div>
            </details>
        }
    });
    let again = (sends && email.due_at.is_some()).then(|| again(&email));
    view! {
        <li>
            <h2>{email.subject.clone()}</h2>
            <p>{words.format("outbox-to", &[("to", (&email.recipient).into())])} " · " {when(email.queued_at)}</p>
            <p>{state(&email, sends)}</p>
            {fault}
            {message}
            {again}
        </li>
    }
    .into_any()
}

/// Status of an email.
fn state(email: &OutboxEmail, sends: bool) -> AnyView {
    let words = words();
    let (id, at) = match (email.sent_at, email.due_at) {
        (Some(at), _) => ("outbox-sent", Some(at)),
        (None, Some(at)) if sends => ("outbox-due", Some(at)),
        (None, Some(_)) => ("outbox-waits", None),
        (None, None) => ("outbox-given-up", None),
    };
    view! { {words.say(id)} " " {at.map(when)} }.into_any()
}

/// Body of an email, with lines preserved and links as links.
fn linked(body: &str) -> Vec<AnyView> {
    body.lines()
        .map(|line| match line {
            "" => ().into_any(),
            link if link.starts_with("https://") || link.starts_with("http://") => {
                view! { <p><a href=link.to_owned()>{link.to_owned()}</a></p> }.into_any()
            }
            line => view! { <p>{line.to_owned()}</p> }.into_any(),
        })
        .collect()
}

/// The retry button.
fn again(email: &OutboxEmail) -> AnyView {
    let words = words();
    let spoken = words.format(
        "outbox-again-spoken",
        &[("subject", (&email.subject).into()), ("to", (&email.recipient).into())],
    );
    let hidden = [("federation", email.federation.clone()), ("letter", email.id.to_string())];
    inline(&OutboxPost::FORM, hidden, "outbox-again", spoken)
}
