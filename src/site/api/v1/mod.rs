//! The API for the systems of a federation, below `/api/v1/`: JSON, with a token in place of a
//! session.
//!
//! - `operation`: an operation: its declaration, and the handler around it; `schema`: types with
//!   their JSON and schema; `problem`: errors
//! - `people`, `sittings`, `certificates`: the operations
//! - `document`: the list of all operations, and the OpenAPI document
//!
//! Not here: the page about it (`pages/developers.rs`).

mod certificates;
mod document;
mod operation;
mod people;
mod problem;
mod schema;
mod sittings;

pub use certificates::{GetCertificate, ListCertificates};
pub use document::{openapi, operations};
pub use operation::{Description, Operation, Parameter, run};
pub use people::{GetFederation, GetPerson, ListPeople};
pub use problem::{ProblemKind, problems_only};
pub use schema::Components;
pub use sittings::{ListResults, ListSittings};
