//! The API for the systems of a federation, below `/api/v1/`: JSON, with a token in place of a
//! session.
//!
//! - `operation`: an operation: its declaration, and the handler around it; `schema`: types with
//!   their JSON and schema; `body`: bodies of requests; `problem`: errors
//! - `people`, `sittings`, `certificates`: what is read; `enrolments`, `candidates`: what is changed
//! - `webhooks`: the requests to webhooks, as documented
//! - `document`: the list of all operations, and the OpenAPI document; `reference`: descriptions
//!
//! Not here: the page about it (`pages/developers.rs`).

mod body;
mod candidates;
mod certificates;
mod document;
mod enrolments;
mod operation;
mod people;
mod problem;
mod reference;
mod schema;
mod sittings;
mod webhooks;

pub use candidates::AddCandidates;
pub use certificates::{GetCertificate, ListCertificates};
pub use document::{objects, openapi, operations};
pub use enrolments::EnrolPeople;
pub use operation::{Command, Description, Operation, Parameter, run, run_command};
pub use people::{GetFederation, GetPerson, ListPeople};
pub use problem::{ProblemKind, problems_only};
pub use reference::{field_about, object_about};
pub use sittings::{ListResults, ListSittings};
pub use webhooks::data as webhook_data;
