//! Responses to overload and panics.

use super::request_log::REQUEST_ID;
use crate::{ErrorPage, RetryLater, error_page};
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::sync::Arc;

/// `Retry-After`, in seconds.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("5");
/// Policy of an error page: the site's styles and icon.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'",
);

/// URL of the styles, if any.
pub(super) type Styles = Option<Arc<str>>;

/// Facts of the request needed for the response.
pub(super) struct RequestFacts {
    accepts_html: bool,
    again: Option<String>,
    id: String,
}

impl RequestFacts {
    pub(super) fn of(request: &Request) -> Self {
        let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
        let accepts_html = text(header::ACCEPT).is_some_and(|accepted| accepted.contains("text/html"));
        // A link cannot repeat a post.
        let repeatable = matches!(*request.method(), Method::GET | Method::HEAD);
        let path = || request.uri().path_and_query().map(|path| path.as_str().to_owned());
        let again = if repeatable { path() } else { None };
        Self { accepts_html, again, id: text(REQUEST_ID).unwrap_or_default().to_owned() }
    }

    /// Path and query to retry; `None` for a post.
    pub(super) fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }
}

/// The error response: a page for a browser, a sentence for other clients.
pub(super) fn error_response(facts: &RequestFacts, why: ErrorPage<'_>, styles: &Styles) -> Response {
    let error = error_page(why, styles.as_deref());
    let status = match why {
        ErrorPage::Busy { .. } => StatusCode::SERVICE_UNAVAILABLE,
        ErrorPage::Broken { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let mut response = if facts.accepts_html {
        let html = HeaderValue::from_static("text/html; charset=utf-8");
        let headers = [(header::CONTENT_TYPE, html), (header::CONTENT_SECURITY_POLICY, POLICY)];
        (status, headers, error.page).into_response()
    } else {
        (status, error.text).into_response()
    };
    if matches!(why, ErrorPage::Busy { .. }) {
        response.headers_mut().insert(header::RETRY_AFTER, RETRY_AFTER);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Marks a response to a panic.
#[derive(Clone, Copy)]
struct Panicked;

/// Logs a panic under the request's id and responds to it; [`with_error_text`] adds the text.
pub(super) fn panic_response(cause: Box<dyn Any + Send + 'static>) -> Response {
    let message = cause.downcast_ref::<&str>().copied();
    let message = message.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or_default();
    tracing::error!(message, "handler panicked");
    let mut response = StatusCode::INTERNAL_SERVER_ERROR.into_response();
    response.extensions_mut().insert(Panicked);
    response
}

/// Adds the text to responses to panics, with the request's id, and to overload.
pub(super) async fn with_error_text(State(styles): State<Styles>, request: Request, next: Next) -> Response {
    let facts = RequestFacts::of(&request);
    let response = next.run(request).await;
    let why = if response.extensions().get::<Panicked>().is_some() {
        ErrorPage::Broken { id: &facts.id }
    } else if response.extensions().get::<RetryLater>().is_some() {
        ErrorPage::Busy { again: facts.again() }
    } else {
        return response;
    };
    error_response(&facts, why, &styles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use tower::ServiceExt;
    use tower_http::catch_panic::CatchPanicLayer;

    async fn breaks() -> &'static str {
        panic!("a secret")
    }

    async fn busy() -> Response {
        let mut response = StatusCode::SERVICE_UNAVAILABLE.into_response();
        response.extensions_mut().insert(RetryLater);
        response
    }

    async fn ask(path: &str, accept: &'static str) -> (StatusCode, String, String) {
        let router = Router::new().route("/breaks", get(breaks)).route("/holds", get(async || "well"));
        let router = router.route("/busy", get(busy));
        let styles: Styles = Some("/pkg/director.1.css".into());
        let router = router.layer(CatchPanicLayer::custom(panic_response));
        let router = router.layer(from_fn_with_state(styles, with_error_text));
        let request =
            Request::builder().uri(path).header(header::ACCEPT, accept).header(REQUEST_ID, "number-7");
        let answer = router.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let kind = answer.headers().get(header::CONTENT_TYPE).map(|kind| kind.to_str().unwrap().to_owned());
        let status = answer.status();
        let body = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        (status, kind.unwrap_or_default(), String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn panic_yields_an_id_and_stays_local() {
        let (status, kind, page) = ask("/breaks", "text/html,*/*").await;
        assert_eq!((status, kind.as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "text/html; charset=utf-8"));
        assert!(
            page.contains("<h1>") && page.contains("number-7") && page.contains("director.1.css"),
            "{page}"
        );
        assert!(!page.contains("secret"), "{page}");
        let (status, kind, text) = ask("/breaks", "application/json").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(kind.starts_with("text/plain") && text.contains("number-7") && !text.contains('<'), "{text}");
        assert_eq!(ask("/holds", "text/html").await.2, "well");
    }

    #[tokio::test]
    async fn handler_can_report_overload() {
        let (status, _, page) = ask("/busy", "text/html").await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(page.contains("<h1>") && page.contains("href=\"/busy\""), "{page}");
        assert!(ask("/busy", "*/*").await.2.contains("busy"));
    }

    #[test]
    fn overload_says_when_to_retry() {
        let invalid = Request::builder().uri("/practice?a=%22%3E&b=\"<x").body(Body::empty());
        assert!(invalid.is_err(), "an unescaped URL does not reach the page");
        let get = Request::builder().uri("/practice?a=1&b=2").header(header::ACCEPT, "text/html");
        let facts = RequestFacts::of(&get.body(Body::empty()).unwrap());
        let response = error_response(&facts, ErrorPage::Busy { again: facts.again() }, &None);
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[header::RETRY_AFTER], "5");
        let page = error_page(ErrorPage::Busy { again: facts.again() }, None).page;
        assert!(page.contains("href=\"/practice?a=1&amp;b=2\""), "{page}");
        let post = Request::builder().method(Method::POST).uri("/api/answer").body(Body::empty()).unwrap();
        let facts = RequestFacts::of(&post);
        assert_eq!(facts.again(), None);
        let text = error_page(ErrorPage::Busy { again: None }, None).text;
        assert!(text.contains("send it again"), "{text}");
    }
}
