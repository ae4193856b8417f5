//! `/account/sessions`: the user's sessions.

use super::{account_link, account_page, faults};
use crate::api::{Session, browser_and_system, sessions, take_flash};
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::field::summary;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Sessions() -> impl IntoView {
    let flash = take_flash("account-sessions").unwrap_or_default();
    account_page("/account/sessions", async move |context| {
        let sessions = sessions(&context).await?;
        let words = words();
        let rows: Vec<AnyView> = sessions.into_iter().map(row).collect();
        Ok(view! {
            {head_title(words.say("own-sessions"))}
            {account_link()}
            <h1>{words.say("own-sessions")}</h1>
            <p>{words.say("own-sessions-lead")}</p>
            {summary(faults(&flash, &[]).0)}
            <ul class="rows">{rows}</ul>
            <form method="post" action="/api/sign-out-everywhere">
                <p class="actions">
                    <button type="submit" class="button">{words.say("own-sessions-everywhere")}</button>
                </p>
            </form>
        }
        .into_any())
    })
}

fn row(session: Session) -> AnyView {
    let words = words();
    let device = device(&session.device);
    let this = session.is_this.then(|| view! { " · " <strong>{words.say("own-session-this")}</strong> });
    let spoken = words.format("own-session-end-spoken", &[("device", (&device).into())]);
    let end = (!session.is_this).then(|| {
        view! {
            <form method="post" action="/api/session-end" class="inline">
                <input type="hidden" name="session" value=session.key />
                <button type="submit" class="button quiet" aria-label=spoken>{words.say("own-session-end")}</button>
            </form>
        }
    });
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
