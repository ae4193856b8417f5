//! `/account/sessions`: the user's sessions.

use super::{account_link, account_page};
use crate::api::{Session, SessionPost, SignOutEverywhere, browser_and_system, sessions};
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::button::{act, inline};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Sessions() -> impl IntoView {
    let (end, end_all) = (PageForm::take(&SessionPost::FORM), PageForm::take(&SignOutEverywhere::FORM));
    account_page("/account/sessions", async move |context| {
        let sessions = sessions(&context).await?;
        let words = words();
        let rows: Vec<AnyView> = sessions.into_iter().map(row).collect();
        Ok(view! {
            {head_title(words.say("own-sessions"))}
            {account_link()}
            <h1>{words.say("own-sessions")}</h1>
            <p>{words.say("own-sessions-lead")}</p>
            {end.summary()}
            {end_all.summary()}
            <ul class="rows">{rows}</ul>
            {act(&SignOutEverywhere::FORM, [], "own-sessions-everywhere", "")}
        }
        .into_any())
    })
}

fn row(session: Session) -> AnyView {
    let words = words();
    let device = device(&session.device);
    let this = session.is_this.then(|| view! { " · " <strong>{words.say("own-session-this")}</strong> });
    let spoken = words.format("own-session-end-spoken", &[("device", (&device).into())]);
    let end = (!session.is_this)
        .then(|| inline(&SessionPost::FORM, [("session", session.key)], "own-session-end", spoken));
    view! {
        <li>
            <span class="what">
                {device} {this}
                <span class="note">
                    {words.say("own-session-used")}
                    " "
                    {when(session.last_used)}
                    {words.say("semicolon")}
                    {words.say("own-session-since")}
                    " "
                    {when(session.since)}
                </span>
            </span>
            {end}
        </li>
    }
    .into_any()
}

/// `Firefox on Linux`, as far as the user agent tells.
fn device(message: &str) -> String {
    let words = words();
    let (browser, system) = browser_and_system(message);
    let name = |word: &str| words.say(&format!("device-{word}"));
    match (browser, system) {
        ("", "") => words.say("own-session-unknown"),
        (browser, "") => name(browser),
        ("", system) => name(system),
        (browser, system) => words.format(
            "own-session-device",
            &[("browser", name(browser).into()), ("system", name(system).into())],
        ),
    }
}
