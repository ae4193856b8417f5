//! The pages, one file or folder per URL; `routes` has the table of URLs. Each is rendered on the
//! server and complete before the first byte is sent, so that it reads the same with and without
//! scripts.
//!
//! Beside the pages:
//!
//! - `context`, `response`: the request and the response of the page being rendered
//! - `programme`: requirements and progress, shared by several pages
//! - `own`: the user's stored answers, for several pages; `when`: times
//! - `onward`: links after a marked answer
//! - `refused`, `malformed`, `unruled`, `not_found`: in place of a page without permission, of one
//!   for malformed form data, of one whose ruling is still being computed, and of every other URL
//!
//! Not here: shared components (`parts`), form handlers (`api`), the document around the pages
//! (`shell`).

pub(crate) mod account;
pub(crate) mod answer;
pub(crate) mod attempt;
pub(crate) mod attempt_appeals;
pub(crate) mod code;
mod context;
pub(crate) mod desk;
pub(crate) mod developers;
pub(crate) mod email;
pub(crate) mod email_link;
pub(crate) mod exam;
mod family_laws;
pub(crate) mod federation;
pub(crate) mod first_steps;
pub(crate) mod home;
pub mod language;
pub(crate) mod law_example;
pub(crate) mod laws;
pub(crate) mod malformed;
pub(crate) mod marked;
pub(crate) mod marker;
pub(crate) mod me;
pub(crate) mod not_found;
mod onward;
pub(crate) mod outbox;
mod own;
pub(crate) mod practice;
mod programme;
pub(crate) mod provider;
pub(crate) mod refused;
pub(crate) mod register;
pub(crate) mod reset;
pub(crate) mod response;
pub(crate) mod reviewed;
pub(crate) mod scenario;
pub(crate) mod sign_in;
pub(crate) mod sign_out;
pub(crate) mod sign_up;
mod unruled;
pub(crate) mod verify;
pub(crate) mod what_if;
mod when;
