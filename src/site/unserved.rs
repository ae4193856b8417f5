//! What is answered in place of a page that cannot be made: because more is asked than can be done, or because something went wrong in the making.
//! It asks nothing of the database and stands without the rest of the site, so that it can be told whatever has happened.

use crate::words;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use leptos::prelude::*;

/// Why there is no page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unserved<'a> {
    /// Too much is asked for at this moment; this address may be asked for again. None where something was sent.
    Busy {
        /// Its path, with its query.
        again: Option<&'a str>,
    },
    /// It broke off; this is what it is found by in the log.
    Broken {
        /// The request's id.
        id: &'a str,
    },
}

/// In an answer's extensions: that too much is asked for at this moment, which is put into words where the answer goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComeAgain;

/// The answer of whoever finds that too much is asked for at this moment.
pub(super) fn come_again() -> Response {
    let mut answer = StatusCode::SERVICE_UNAVAILABLE.into_response();
    answer.extensions_mut().insert(ComeAgain);
    answer
}

/// What is told of it.
pub struct Told {
    /// A document, for a browser.
    pub page: String,
    /// The same in a sentence or two.
    pub text: String,
}

/// In the language at hand; `styles` is where those of the site are.
pub fn unserved(why: Unserved<'_>, styles: Option<&str>) -> Told {
    let words = words();
    let (title, help, again) = match why {
        Unserved::Busy { again: Some(again) } => ("busy-title", words.say("busy-help"), Some(again)),
        Unserved::Busy { again: None } => ("busy-title", words.say("busy-sent"), None),
        Unserved::Broken { id } => ("broken-title", words.tell("broken-help", &[("id", id.into())]), None),
    };
    let title = words.say(title);
    let text = format!("{title}. {help}\n");
    let styles = styles.map(|styles| view! { <link rel="stylesheet" href=styles.to_owned() /> });
    let again = again.map(|again| {
        view! { <a class="button" href=again.to_owned()>{words.say("unruled-reload")}</a> }
    });
    let page = view! {
        <!DOCTYPE html>
        <html lang=words.language().tag()>
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <link rel="icon" href="/icon.svg" type="image/svg+xml" />
                {styles}
                <title>{format!("{title} · {}", words.say("site-name"))}</title>
            </head>
            <body>
                <main id="main">
                    <h1>{title.clone()}</h1>
                    <p>{help}</p>
                    <p class="actions">{again} <a class="button quiet" href="/">{words.say("lost-home")}</a></p>
                </main>
            </body>
        </html>
    };
    Told { page: page.to_html(), text }
}
