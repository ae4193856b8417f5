//! Error responses in place of a page: overload, or a failure. Independent of the database and of
//! the rest of the site, so that they always work.

use crate::words;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use leptos::prelude::*;

/// The reason there is no page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorPage<'a> {
    /// Overload. The URL can be retried, unless data was posted.
    Busy {
        /// Path and query to retry.
        again: Option<&'a str>,
    },
    /// A failure, with its id in the log.
    Broken {
        /// The request's id.
        id: &'a str,
    },
}

/// Response extension that marks overload; a middleware adds the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryLater;

/// The response of a handler under overload.
pub(super) fn retry_later() -> Response {
    let mut answer = StatusCode::SERVICE_UNAVAILABLE.into_response();
    answer.extensions_mut().insert(RetryLater);
    answer
}

/// Text of the error page.
pub struct ErrorText {
    /// A document, for a browser.
    pub page: String,
    /// The same in a sentence or two.
    pub text: String,
}

/// The error page in the current language; `styles` is the URL of the styles.
pub fn error_page(why: ErrorPage<'_>, styles: Option<&str>) -> ErrorText {
    let words = words();
    let (title, help, again) = match why {
        ErrorPage::Busy { again: Some(again) } => ("busy-title", words.say("busy-help"), Some(again)),
        ErrorPage::Busy { again: None } => ("busy-title", words.say("busy-sent"), None),
        ErrorPage::Broken { id } => ("broken-title", words.format("broken-help", &[("id", id.into())]), None),
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
    ErrorText { page: page.to_html(), text }
}
