//! Redirects to pages of this site only.

use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use leptos::prelude::{Owner, provide_context, use_context};
use leptos::reactive::computed::ScopedFuture;
use leptos_axum::ResponseOptions;
use std::sync::PoisonError;

/// Context for handlers outside a page, such as a form with a file: the request, and the redirect
/// for its response.
pub struct HandlerContext {
    owner: Owner,
    answer: ResponseOptions,
}

impl HandlerContext {
    /// Context for the response to this request.
    pub fn of(parts: Parts) -> Self {
        let (owner, answer) = (Owner::new(), ResponseOptions::default());
        owner.with(|| {
            provide_context(parts);
            provide_context(answer.clone());
        });
        Self { owner, answer }
    }

    /// Runs a function with this context.
    pub fn with<T>(&self, does: impl FnOnce() -> T) -> T {
        self.owner.with(does)
    }

    /// Awaits a future with this context.
    pub async fn run<T>(&self, does: impl Future<Output = T>) -> T {
        self.owner.with(|| ScopedFuture::new(does)).await
    }

    pub fn answer(self) -> Response {
        let answer = self.answer.0.read().unwrap_or_else(PoisonError::into_inner);
        (answer.status.unwrap_or(StatusCode::SEE_OTHER), answer.headers.clone()).into_response()
    }
}

/// Responds with 303 See Other: the browser gets the page, and a reload posts nothing again.
pub fn see_other(path: &str) {
    // A path that is no valid header value was not built here.
    let path = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    if let Some(response) = use_context::<ResponseOptions>() {
        response.insert_header(header::LOCATION, path);
        response.set_status(StatusCode::SEE_OTHER);
    }
}

/// Maximum length of a redirect target from a form; long enough for a marked page with its answer.
const LENGTH_LIMIT: usize = 1500;

/// The path, if it leads to a page of this site.
pub fn local(path: &str) -> Option<&str> {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let at_home = path.starts_with('/') && !path.starts_with("//") && !path.starts_with("/api/");
    (plain && at_home && path.len() <= LENGTH_LIMIT).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn redirects_only_within_the_site() {
        for good in ["/", "/me", "/scenario/a-pass?law=30A"] {
            assert_eq!(local(good), Some(good));
        }
        for bad in [
            "",
            "me",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a\r\nb: c",
            "/api/sign-out",
        ] {
            assert_eq!(local(bad), None, "{bad:?}");
        }
    }
}
