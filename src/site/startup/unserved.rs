//! Error responses in place of a page: overload, or a failure.

use super::requests::REQUEST_ID;
use crate::{ErrorPage, RetryLater, unserved};
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::sync::Arc;

/// `Retry-After`, in seconds.
const AGAIN: HeaderValue = HeaderValue::from_static("5");
/// Policy of an error page: the site's styles and icon.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// URL of the styles, if any.
pub(super) type Styles = Option<Arc<str>>;

/// Facts of the request needed for the response.
pub(super) struct RequestFacts {
    page: bool,
    again: Option<String>,
    id: String,
}

impl RequestFacts {
    pub(super) fn of(request: &Request) -> Self {
        let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
        let page = text(header::ACCEPT).is_some_and(|accepted| accepted.contains("text/html"));
        // A form is not sent again by a link.
        let asks = matches!(*request.method(), Method::GET | Method::HEAD);
        let address = || request.uri().path_and_query().map(|address| address.as_str().to_owned());
        let again = if asks { address() } else { None };
        Self { page, again, id: text(REQUEST_ID).unwrap_or_default().to_owned() }
    }

    /// The address to ask for again, where asking does it.
    pub(super) fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }
}

/// The answer: a page for a browser, a sentence for everything else.
pub(super) fn answer(asked: &RequestFacts, why: ErrorPage<'_>, styles: &Styles) -> Response {
    let told = unserved(why, styles.as_deref());
    let status = match why {
        ErrorPage::Busy { .. } => StatusCode::SERVICE_UNAVAILABLE,
        ErrorPage::Broken { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let mut answer = if asked.page {
        let html = HeaderValue::from_static("text/html; charset=utf-8");
        let headers = [(header::CONTENT_TYPE, html), (header::CONTENT_SECURITY_POLICY, POLICY)];
        (status, headers, told.page).into_response()
    } else {
        (status, told.text).into_response()
    };
    if matches!(why, ErrorPage::Busy { .. }) {
        answer.headers_mut().insert(header::RETRY_AFTER, AGAIN);
    }
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// Marks a response to a panic.
#[derive(Clone, Copy)]
struct Panicked;

/// Turns a panic into a response, which [`told`] words. The log has the panic under the request's
/// id.
pub(super) fn caught(cause: Box<dyn Any + Send + 'static>) -> Response {
    let said = cause.downcast_ref::<&str>().copied();
    let said = said.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or_default();
    tracing::error!(said, "whoever was to answer broke off");
    let mut answer = StatusCode::INTERNAL_SERVER_ERROR.into_response();
    answer.extensions_mut().insert(Panicked);
    answer
}

/// Words the response to a failure, with its id in the log, or to overload.
pub(super) async fn told(State(styles): State<Styles>, request: Request, next: Next) -> Response {
    let asked = RequestFacts::of(&request);
    let made = next.run(request).await;
    let why = if made.extensions().get::<Panicked>().is_some() {
        ErrorPage::Broken { id: &asked.id }
    } else if made.extensions().get::<RetryLater>().is_some() {
        ErrorPage::Busy { again: asked.again() }
    } else {
        return made;
    };
    answer(&asked, why, &styles)
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
        panic!("a secret of the inside")
    }

    async fn busy() -> Response {
        let mut answer = StatusCode::SERVICE_UNAVAILABLE.into_response();
        answer.extensions_mut().insert(RetryLater);
        answer
    }

    async fn ask(path: &str, accept: &'static str) -> (StatusCode, String, String) {
        let router = Router::new().route("/breaks", get(breaks)).route("/holds", get(async || "well"));
        let router = router.route("/busy", get(busy));
        let styles: Styles = Some("/pkg/director.1.css".into());
        let router = router.layer(CatchPanicLayer::custom(caught)).layer(from_fn_with_state(styles, told));
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
        let asked = Request::builder().uri("/practice?a=%22%3E&b=\"<x").body(Body::empty());
        // What is no address is none to a server either.
        assert!(asked.is_err());
        let get = Request::builder().uri("/practice?a=1&b=2").header(header::ACCEPT, "text/html");
        let asked = RequestFacts::of(&get.body(Body::empty()).unwrap());
        let told = answer(&asked, ErrorPage::Busy { again: asked.again() }, &None);
        assert_eq!(told.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(told.headers()[header::RETRY_AFTER], "5");
        let page = unserved(ErrorPage::Busy { again: asked.again() }, None).page;
        assert!(page.contains("href=\"/practice?a=1&amp;b=2\""), "{page}");
        let post = Request::builder().method(Method::POST).uri("/api/answer").body(Body::empty()).unwrap();
        let asked = RequestFacts::of(&post);
        assert_eq!(asked.again(), None);
        let text = unserved(ErrorPage::Busy { again: None }, None).text;
        assert!(text.contains("send it once more"), "{text}");
    }
}
