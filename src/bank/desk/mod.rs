//! The Director's desk: a partly filled case sheet, and the case it becomes once it has enough
//! facts.
//!
//! | file | contents |
//! |---|---|
//! | `sheet` | [`CaseSheet`]: the facts entered so far, and the case they make |
//! | `fields`, `normalise` | the fields, and normalisation of typed text |
//! | `query` | a sheet in a URL and in a form |
//! | `act`, `token` | [`Act`]: a one-click edit, and the token that its button sends |
//! | `fault` | [`DeskFault`]: the reason an edit is refused |
//! | `paste` | a pasted game in PBN or LIN |
//! | `table` | the visible part of an unfinished sheet: hands, trick, auction |
//! | `draft` | a scenario made from a case |
//!
//! Field names are the paths of the file format, in forms, URLs and files alike. Consistency is not
//! checked here: a sheet is written as a file and read by the file reader, whose faults name its
//! fields.

mod act;
mod action;
mod draft;
mod fault;
mod fields;
mod normalise;
mod paste;
mod query;
mod sheet;
mod table;
mod token;

pub use act::Act;
pub use action::AuctionAction;
pub use draft::ID;
pub use fault::DeskFault;
pub use query::FromQuery;
pub use sheet::{CaseSheet, SheetResult};
