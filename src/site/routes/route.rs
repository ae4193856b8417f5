//! A row of the route table, and the macro that reads rows.

use super::facts::{Access, InExam, RouteClass};
use crate::startup::state::HandlerState;
use axum::http::Method;
use axum::routing::MethodRouter;
use leptos::prelude::AnyView;

/// A URL of the site.
pub struct Route {
    /// Pattern, with parameters in braces.
    pub path: &'static str,
    pub(crate) handler: Handler,
    /// Those who may open it.
    pub opens_for: Access,
    pub(crate) load: RouteClass,
    pub(crate) in_exam: InExam,
}

impl Route {
    /// The one method it answers to.
    pub fn method(&self) -> Method {
        match &self.handler {
            Handler::Page(_) | Handler::Get(..) | Handler::Nothing => Method::GET,
            Handler::ServerFunction | Handler::Post(..) => Method::POST,
        }
    }

    /// True for a page, as opposed to a form's address or a file.
    pub fn is_page(&self) -> bool {
        matches!(self.handler, Handler::Page(_))
    }
}

/// What answers.
pub(crate) enum Handler {
    Page(fn() -> AnyView),
    /// The server function that registers itself under this path.
    ServerFunction,
    Get(Layers, fn() -> MethodRouter<HandlerState>),
    Post(Layers, fn() -> MethodRouter<HandlerState>),
    /// The page for unknown URLs.
    Nothing,
}

/// The layers around a handler that is neither page nor server function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layers {
    /// Those of a form: the response is a redirect, or the page for malformed data.
    Form,
    /// The user and their languages are known.
    Identified,
    /// Those of every request: load shedding, the exam lock, responses to panics.
    Plain,
    /// None.
    Asset,
}

/// Rows: kind, path, handler, and after it access, load class and exam lock. The handler of a post
/// is followed by the layer that limits its body.
macro_rules! routes {
    (@page $view:expr) => { Handler::Page(|| $view().into_any()) };
    (@form) => { Handler::ServerFunction };
    (@posted $handler:expr => $limit:expr) => {
        Handler::Post(Layers::Form, || post($handler).layer($limit))
    };
    (@message $handler:expr => $limit:expr) => {
        Handler::Post(Layers::Plain, || post($handler).layer($limit))
    };
    (@file $handler:expr) => { Handler::Get(Layers::Identified, || get($handler)) };
    (@public $handler:expr) => { Handler::Get(Layers::Plain, || get($handler)) };
    (@asset $handler:expr) => { Handler::Get(Layers::Asset, || get($handler)) };
    (@nothing) => { Handler::Nothing };
    ($($kind:ident $path:literal $($handler:expr)? $(=> $limit:expr)?,
       $opens_for:expr, $load:ident, $in_exam:ident;)*) => {
        &[$(Route {
            path: $path,
            handler: routes!(@$kind $($handler)? $(=> $limit)?),
            opens_for: $opens_for,
            load: RouteClass::$load,
            in_exam: InExam::$in_exam,
        }),*]
    };
}

pub(super) use routes;
