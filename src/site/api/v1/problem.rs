//! Errors of the API as problem details (RFC 9457), with the place of each fault.

use super::schema::Components;
use crate::words;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use derive::Word;
use serde_json::{Value, json};
use server::StoreError;
use server::api_tokens::{ApiFault, Scope};
use time::Duration;

/// Content type of a problem.
const PROBLEM: HeaderValue = HeaderValue::from_static("application/problem+json");
/// Beginning of the API's paths.
const ROOT: &str = "/api/v1/";

/// A kind of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ProblemKind {
    /// No valid token
    Token,
    /// The token lacks a scope
    Scope,
    /// A parameter or the body is invalid
    Invalid,
    /// No such object
    NotFound,
    /// Another method is needed
    Method,
    /// The results are not released yet
    NotReleased,
    /// The body is too long
    TooLong,
    /// Too many requests
    TooMany,
    /// The server cannot answer now
    Unavailable,
    /// A fault of the server
    Broken,
}

impl ProblemKind {
    pub const fn status(self) -> StatusCode {
        match self {
            Self::Token => StatusCode::UNAUTHORIZED,
            Self::Scope => StatusCode::FORBIDDEN,
            Self::Invalid => StatusCode::BAD_REQUEST,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotReleased => StatusCode::CONFLICT,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The kind of a response that is no problem yet.
    fn of(status: StatusCode) -> Option<Self> {
        if !status.is_client_error() && !status.is_server_error() {
            return None;
        }
        let by_status = Self::ALL.into_iter().find(|kind| kind.status() == status);
        Some(by_status.unwrap_or(if status.is_server_error() { Self::Broken } else { Self::Invalid }))
    }
}

/// A fault in a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Name of the parameter, or JSON pointer into the body.
    pub place: Place,
    /// The fault in words.
    pub detail: String,
}

/// The place of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Parameter(String),
    Pointer(String),
}

/// A fault in words, by its token.
pub fn detail(token: &str) -> String {
    words().say(&format!("api-fault-{token}"))
}

impl Fault {
    /// A fault at a JSON pointer into the body.
    pub fn at(pointer: &str, token: &str) -> Self {
        Self { place: Place::Pointer(pointer.to_owned()), detail: detail(token) }
    }
}

/// A refused request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub kind: ProblemKind,
    pub faults: Vec<Fault>,
    /// The scope that is needed.
    scope: Option<Scope>,
    /// Time to wait.
    wait: Option<Duration>,
}

impl From<ProblemKind> for Problem {
    fn from(kind: ProblemKind) -> Self {
        Self { kind, faults: Vec::new(), scope: None, wait: None }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "database error");
        ProblemKind::Unavailable.into()
    }
}

impl From<ApiFault> for Problem {
    fn from(fault: ApiFault) -> Self {
        match fault {
            ApiFault::Token => ProblemKind::Token.into(),
            ApiFault::Scope(scope) => Self { scope: Some(scope), ..ProblemKind::Scope.into() },
            ApiFault::TooMany(wait) => Self { wait: Some(wait), ..ProblemKind::TooMany.into() },
            ApiFault::Store(error) => error.into(),
        }
    }
}

impl Problem {
    /// An invalid parameter.
    pub fn parameter(name: &str, token: &'static str) -> Self {
        Self::of(vec![Fault { place: Place::Parameter(name.to_owned()), detail: detail(token) }])
    }

    /// An invalid request with these faults.
    pub fn of(faults: Vec<Fault>) -> Self {
        Self { faults, ..ProblemKind::Invalid.into() }
    }

    fn json(&self) -> Value {
        let (words, word) = (words(), self.kind.word().replace('_', "-"));
        let mut problem = json!({
            "type": format!("/developers#problem-{word}"),
            "title": words.say(&format!("api-problem-{word}")),
            "status": self.kind.status().as_u16(),
        });
        if let Some(scope) = self.scope {
            problem["scope"] = scope.word().into();
        }
        if !self.faults.is_empty() {
            let fault = |fault: &Fault| {
                let (key, place) = match &fault.place {
                    Place::Parameter(name) => ("parameter", name),
                    Place::Pointer(pointer) => ("pointer", pointer),
                };
                json!({ key: place, "detail": fault.detail })
            };
            problem["errors"] = self.faults.iter().map(fault).collect();
        }
        problem
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = self.json().to_string();
        let mut response = (self.kind.status(), [(header::CONTENT_TYPE, PROBLEM)], body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self.kind == ProblemKind::Token {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"api\""));
        }
        if let Some(wait) = self.wait {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(wait.whole_seconds().max(0) + 1));
        }
        response
    }
}

/// Adds the schemas of a problem.
pub fn add_to(all: &mut Components) {
    let error = json!({
        "type": "object",
        "properties": {
            "parameter": { "type": "string" },
            "pointer": { "type": "string" },
            "detail": { "type": "string" },
        },
        "required": ["detail"],
    });
    let problem = json!({
        "type": "object",
        "properties": {
            "type": { "type": "string", "format": "uri-reference" },
            "title": { "type": "string" },
            "status": { "type": "integer" },
            "scope": { "type": "string" },
            "errors": { "type": "array", "items": { "$ref": "#/components/schemas/ProblemError" } },
        },
        "required": ["type", "title", "status"],
    });
    all.insert("Problem", problem);
    all.insert("ProblemError", error);
}

/// Gives every other error below the API's paths the form of a problem: unknown paths, wrong
/// methods, overload, panics.
pub async fn problems_only(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with(ROOT);
    let response = next.run(request).await;
    let kind = ProblemKind::of(response.status()).filter(|_| is_api);
    let is_problem = response.headers().get(header::CONTENT_TYPE) == Some(&PROBLEM);
    match kind {
        Some(kind) if !is_problem => {
            let mut problem = Problem::from(kind).into_response();
            for name in [header::RETRY_AFTER, header::ALLOW] {
                if let Some(value) = response.headers().get(&name) {
                    problem.headers_mut().insert(name, value.clone());
                }
            }
            problem
        }
        _ => response,
    }
}
