//! The operations of the API, each at the path that it declares.

use super::facts::{Access, InExam, RouteClass};
use super::route::{Handler, Layers, Route};
use crate::api::v1::{self, Command, Operation, run, run_command};
use crate::startup::forms::BODY_LIMIT;
use axum::routing::{get, post};
use tower_http::limit::RequestBodyLimitLayer;

/// Rows: kind, operation, load class and exam lock. A token is no candidate's; the lock holds for
/// requests with the session of one too.
macro_rules! operations {
    (@handler get $operation:ident) => {
        Handler::Get(Layers::Plain, || get(run::<v1::$operation>))
    };
    (@handler post $operation:ident) => {
        Handler::Post(Layers::Plain, || {
            post(run_command::<v1::$operation>).layer(RequestBodyLimitLayer::new(BODY_LIMIT))
        })
    };
    (@path get $operation:ident) => { <v1::$operation as Operation>::PATH };
    (@path post $operation:ident) => { <v1::$operation as Command>::PATH };
    (@scope get $operation:ident) => { <v1::$operation as Operation>::SCOPE };
    (@scope post $operation:ident) => { Some(<v1::$operation as Command>::SCOPE) };
    ($($kind:ident $operation:ident, $load:ident, $in_exam:ident;)*) => {
        &[$(Route {
            path: operations!(@path $kind $operation),
            handler: operations!(@handler $kind $operation),
            opens_for: Access::Token(operations!(@scope $kind $operation)),
            load: RouteClass::$load,
            in_exam: InExam::$in_exam,
        }),*]
    };
}

pub(super) static OPERATIONS: &[Route] = operations! {
    get GetFederation, Long, Closed;
    get ListPeople, Long, Closed;
    get GetPerson, Long, Closed;
    get ListSittings, Long, Closed;
    get ListResults, Long, Closed;
    get ListCertificates, Long, Closed;
    get GetCertificate, Long, Closed;
    post EnrolPeople, Long, Closed;
    post AddCandidates, Long, Closed;
};
