//! `/outbox`: unsent emails, and the latest others, for the operator.

use super::refused::refused;
use super::response::{head_title, suspended};
use super::when::when;
use crate::api::{OutboxEmail, RequestContext, outbox};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Outbox() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        match outbox(&context).await {
            Ok((letters, sends)) => list(letters, sends),
            Err(why) => refused(why, "/outbox"),
        }
    })
}

fn list(letters: Vec<OutboxEmail>, sends: bool) -> AnyView {
    let words = words();
    let about = words.say(if sends { "outbox-sends" } else { "outbox-reads" });
    let none = letters.is_empty().then(|| view! { <p>{words.say("outbox-none")}</p> });
    let letters: Vec<AnyView> = letters.into_iter().map(|letter| row(letter, sends)).collect();
    view! {
        {head_title(words.say("outbox-title"))}
        <h1>{words.say("outbox-title")}</h1>
        <p class="lead">{about}</p>
        {none}
        <ol class="letters">{letters}</ol>
    }
    .into_any()
}

fn row(letter: OutboxEmail, sends: bool) -> AnyView {
    let words = words();
    let fault = letter.fault.clone().map(|fault| {
        let args = [("attempts", i64::from(letter.attempts).into()), ("fault", fault.into())];
        view! { <p class="fault">{words.format("outbox-fault", &args)}</p> }
    });
    let message = letter.body.clone().map(|body| {
        let body = linked(&body);
        view! {
            <details class="fold">
                <summary>{words.say("outbox-read")}</summary>
                <div class="letter">{body}</div>
            </details>
        }
    });
    let again = (sends && letter.due_at.is_some()).then(|| again(&letter));
    view! {
        <li>
            <h2>{letter.subject.clone()}</h2>
            <p>{words.format("outbox-to", &[("to", (&letter.recipient).into())])} " · " {when(letter.queued_at)}</p>
            <p>{state(&letter, sends)}</p>
            {fault}
            {message}
            {again}
        </li>
    }
    .into_any()
}

/// Status of an email.
fn state(letter: &OutboxEmail, sends: bool) -> AnyView {
    let words = words();
    let (id, at) = match (letter.sent_at, letter.due_at) {
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
fn again(letter: &OutboxEmail) -> AnyView {
    let words = words();
    let spoken = words.format(
        "outbox-again-spoken",
        &[("subject", (&letter.subject).into()), ("to", (&letter.recipient).into())],
    );
    view! {
        <form method="post" action="/api/outbox" class="inline">
            <input type="hidden" name="federation" value=letter.federation.clone() />
            <input type="hidden" name="letter" value=letter.id.to_string() />
            <button type="submit" class="button quiet" aria-label=spoken>{words.say("outbox-again")}</button>
        </form>
    }
    .into_any()
}
