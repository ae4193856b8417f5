//! What is answered where a page cannot be made: because too much is asked for, or because something broke off.

use super::requests::REQUEST_ID;
use crate::app::{Unserved, unserved};
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::sync::Arc;

/// When it is worth while to ask again, in seconds.
const AGAIN: HeaderValue = HeaderValue::from_static("5");
/// What such a page may load: the site's styles and its mark.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// Where the styles are, if there are any.
pub(super) type Styles = Option<Arc<str>>;

/// What has to be known of a request to answer it so.
pub(super) struct Asked {
    page: bool,
    again: Option<String>,
    id: String,
}

impl Asked {
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
pub(super) fn answer(asked: &Asked, why: Unserved<'_>, styles: &Styles) -> Response {
    let told = unserved(why, styles.as_deref());
    let status = match why {
        Unserved::Busy { .. } => StatusCode::SERVICE_UNAVAILABLE,
        Unserved::Broken { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let mut answer = if asked.page {
        let html = HeaderValue::from_static("text/html; charset=utf-8");
        let headers = [(header::CONTENT_TYPE, html), (header::CONTENT_SECURITY_POLICY, POLICY)];
        (status, headers, told.page).into_response()
    } else {
        (status, told.text).into_response()
    };
    if matches!(why, Unserved::Busy { .. }) {
        answer.headers_mut().insert(header::RETRY_AFTER, AGAIN);
    }
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// That whoever was to answer broke off.
#[derive(Clone, Copy)]
struct BrokeOff;

/// What is made of a panic: an answer that [`told`] puts into words. What it was is in the log, under the request's id.
pub(super) fn caught(cause: Box<dyn Any + Send + 'static>) -> Response {
    let said = cause.downcast_ref::<&str>().copied();
    let said = said.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or_default();
    tracing::error!(said, "whoever was to answer broke off");
    let mut answer = StatusCode::INTERNAL_SERVER_ERROR.into_response();
    answer.extensions_mut().insert(BrokeOff);
    answer
}

/// Tells whoever asked that it broke off, and under which number it is noted.
pub(super) async fn told(State(styles): State<Styles>, request: Request, next: Next) -> Response {
    let asked = Asked::of(&request);
    let made = next.run(request).await;
    if made.extensions().get::<BrokeOff>().is_none() {
        return made;
    }
    answer(&asked, Unserved::Broken { id: &asked.id }, &styles)
}
