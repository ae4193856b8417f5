//! An operation of the API: its declaration, from which the OpenAPI document is made too, and the
//! handler around it.

use super::body::Read;
use super::problem::{Fault, Problem, ProblemKind};
use super::schema::{Components, Schema};
use axum::body::Bytes;
use axum::extract::{RawPathParams, RawQuery, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bank::Bank;
use serde_json::Value;
use server::Server;
use server::api_tokens::Scope;
use server::roles::Allowed;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use url::form_urlencoded;

/// Items of a page by default, and at most.
pub const PAGE: u16 = 100;
pub const PAGE_LIMIT: u16 = 500;

/// Content type of an answer.
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// A parameter of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    /// The end of the id of its description.
    pub text: &'static str,
    /// True if it is a part of the path.
    pub in_path: bool,
    pub kind: ParameterKind,
}

/// Kind of a parameter's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    Text,
    Uuid,
    /// A whole number from 1 to this.
    UpTo(u16),
}

/// The cursor of a page.
pub const AFTER: Parameter = query("after");
/// The size of a page.
pub const LIMIT: Parameter = Parameter { kind: ParameterKind::UpTo(PAGE_LIMIT), ..query("limit") };

/// A query parameter.
pub const fn query(name: &'static str) -> Parameter {
    Parameter { name, text: name, in_path: false, kind: ParameterKind::Text }
}

/// A part of the path.
pub const fn path(name: &'static str, text: &'static str, kind: ParameterKind) -> Parameter {
    Parameter { name, text, in_path: true, kind }
}

/// An operation: a GET of this path.
pub trait Operation {
    const PATH: &'static str;
    /// Id in the document.
    const ID: &'static str;
    const SCOPE: Option<Scope>;
    const PARAMETERS: &'static [Parameter] = &[];
    /// Problems beyond those of every operation.
    const PROBLEMS: &'static [ProblemKind] = &[];
    type Reply: Schema;

    fn reply(call: &Call) -> impl Future<Output = Result<Self::Reply, Problem>> + Send;
}

/// An operation that changes something: a POST to this path. Repeated, it changes nothing more.
pub trait Command {
    const PATH: &'static str;
    /// Id in the document.
    const ID: &'static str;
    const SCOPE: Scope;
    const PARAMETERS: &'static [Parameter] = &[];
    /// Problems beyond those of every operation.
    const PROBLEMS: &'static [ProblemKind] = &[];
    type Body: Read;
    type Reply: Schema;

    fn carry_out(call: &Call, body: Self::Body) -> impl Future<Output = Result<Self::Reply, Problem>> + Send;
}

/// A request that was admitted.
pub struct Call {
    pub server: Server,
    pub bank: Arc<Bank>,
    /// The permission for the operation's scope.
    pub allowed: Allowed,
    parameters: BTreeMap<String, String>,
}

impl Call {
    /// A parameter as sent; `None` if it is empty or missing.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }

    /// A parameter that another type reads.
    pub fn read<T>(
        &self,
        of: &Parameter,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, Problem> {
        let fault = || Problem::parameter(of.name, "value");
        self.parameter(of.name).map(|text| read(text).ok_or_else(fault)).transpose()
    }

    /// The size of the page.
    pub fn limit(&self) -> Result<u16, Problem> {
        let number = |text: &str| text.parse().ok().filter(|n| (1..=PAGE_LIMIT).contains(n));
        Ok(self.read(&LIMIT, number)?.unwrap_or(PAGE))
    }
}

/// What the document says of an operation.
pub struct Description {
    pub path: &'static str,
    pub id: &'static str,
    pub scope: Option<Scope>,
    pub parameters: &'static [Parameter],
    pub problems: Vec<ProblemKind>,
    /// Schema of the body of a POST; `None` for a GET.
    pub body: Option<Value>,
    pub reply: Value,
    pub add_to: fn(&mut Components),
}

/// The description of an operation.
pub fn describe<O: Operation>() -> Description {
    let of_scope = O::SCOPE.map(|_| ProblemKind::Scope);
    let problems = problems(of_scope.into_iter().chain(O::PROBLEMS.iter().copied()));
    Description {
        body: None,
        path: O::PATH,
        id: O::ID,
        scope: O::SCOPE,
        parameters: O::PARAMETERS,
        problems,
        reply: O::Reply::schema(),
        add_to: O::Reply::add_to,
    }
}

/// The description of a command.
pub fn describe_command<C: Command>() -> Description {
    let of_body = [ProblemKind::Scope, ProblemKind::TooLong];
    Description {
        path: C::PATH,
        id: C::ID,
        scope: Some(C::SCOPE),
        parameters: C::PARAMETERS,
        problems: problems(of_body.into_iter().chain(C::PROBLEMS.iter().copied())),
        body: Some(C::Body::schema()),
        reply: C::Reply::schema(),
        add_to: |all| {
            C::Body::add_to(all);
            C::Reply::add_to(all);
        },
    }
}

/// These problems, and those of every operation.
fn problems(more: impl Iterator<Item = ProblemKind>) -> Vec<ProblemKind> {
    let usual = [ProblemKind::Token, ProblemKind::Invalid, ProblemKind::TooMany, ProblemKind::Unavailable];
    let mut all: Vec<ProblemKind> = usual.into_iter().chain(more).collect();
    all.sort();
    all
}

/// The handler of a command.
pub async fn run_command<C: Command>(
    State(server): State<Server>,
    State(bank): State<Arc<Bank>>,
    path: RawPathParams,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let answered: Result<Value, Problem> = async {
        let token = bearer(&headers).ok_or(ProblemKind::Token)?;
        let caller = server.api_tokens.admit(token, Some(C::SCOPE)).await?;
        let parameters = parameters(C::PARAMETERS, &path, query.as_deref().unwrap_or_default())?;
        let body = parsed::<C::Body>(&body).map_err(Problem::of)?;
        let call = Call { server: server.clone(), bank, allowed: caller.allowed, parameters };
        Ok(C::carry_out(&call, body).await?.json())
    }
    .await;
    match answered {
        Ok(json) => ([(header::CONTENT_TYPE, JSON)], json.to_string()).into_response(),
        Err(problem) => problem.into_response(),
    }
}

/// The body of a request, or all its faults.
fn parsed<B: Read>(body: &[u8]) -> Result<B, Vec<Fault>> {
    let json: Value = serde_json::from_slice(body).map_err(|_| vec![Fault::at("", "json")])?;
    let mut faults = Vec::new();
    let read = B::read(&json, "", &mut faults);
    read.filter(|_| faults.is_empty()).ok_or(faults)
}

/// The handler of an operation.
pub async fn run<O: Operation>(
    State(server): State<Server>,
    State(bank): State<Arc<Bank>>,
    path: RawPathParams,
    parts: Parts,
) -> Response {
    let answered: Result<Value, Problem> = async {
        let token = bearer(&parts.headers).ok_or(ProblemKind::Token)?;
        let caller = server.api_tokens.admit(token, O::SCOPE).await?;
        let parameters = parameters(O::PARAMETERS, &path, parts.uri.query().unwrap_or_default())?;
        let call = Call { server: server.clone(), bank, allowed: caller.allowed, parameters };
        Ok(O::reply(&call).await?.json())
    }
    .await;
    match answered {
        Ok(json) => cached(&parts.headers, &json),
        Err(problem) => problem.into_response(),
    }
}

/// The token of a request.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The parameters of a request; one that the operation does not have, or twice, is a fault.
fn parameters(
    known: &[Parameter],
    path: &RawPathParams,
    query: &str,
) -> Result<BTreeMap<String, String>, Problem> {
    let mut all: BTreeMap<String, String> =
        path.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        if !known.iter().any(|one| !one.in_path && one.name == name) {
            return Err(Problem::parameter(&name, "unknown"));
        }
        // PostgreSQL rejects it in any text.
        if value.contains('\0') {
            return Err(Problem::parameter(&name, "value"));
        }
        if all.insert(name.to_string(), value.into_owned()).is_some() {
            return Err(Problem::parameter(&name, "twice"));
        }
    }
    Ok(all)
}

/// A response with an entity tag; without a body if the client has it already.
pub fn cached(request: &HeaderMap, json: &Value) -> Response {
    let body = json.to_string();
    let tag = format!("W/\"{}\"", hex::encode(&Sha256::digest(body.as_bytes())[..16]));
    let has = |tags: &HeaderValue| {
        tags.to_str().is_ok_and(|tags| tags.split(',').any(|one| one.trim() == tag || one.trim() == "*"))
    };
    let is_cached = request.get_all(header::IF_NONE_MATCH).into_iter().any(has);
    let tag = HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("W/\"\""));
    if is_cached {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    ([(header::CONTENT_TYPE, JSON), (header::ETAG, tag)], body).into_response()
}
