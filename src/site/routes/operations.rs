//! The operations of the API, each at the path that it declares.

use super::facts::{Access, InExam, RouteClass};
use super::route::{Handler, Layers, Route};
use crate::api::v1::{self, Operation, run};
use axum::routing::get;

/// Rows: operation, load class and exam lock. A token is no candidate's; the lock holds for
/// requests with the session of one too.
macro_rules! operations {
    ($($operation:ident, $load:ident, $in_exam:ident;)*) => {
        &[$(Route {
            path: <v1::$operation as Operation>::PATH,
            handler: Handler::Get(Layers::Plain, || get(run::<v1::$operation>)),
            opens_for: Access::Token(<v1::$operation as Operation>::SCOPE),
            load: RouteClass::$load,
            in_exam: InExam::$in_exam,
        }),*]
    };
}

pub(super) static OPERATIONS: &[Route] = operations! {
    GetFederation, Long, Closed;
    ListPeople, Long, Closed;
    GetPerson, Long, Closed;
    ListSittings, Long, Closed;
    ListResults, Long, Closed;
    ListCertificates, Long, Closed;
    GetCertificate, Long, Closed;
};
