//! The Director's desk: a partly filled case sheet, and the case it becomes once it has enough
//! facts.
//!
//! | file | contents |
//! |---|---|
//! | `sheet` | [`CaseSheet`]: the facts entered so far, and the case they make |
//! | `fields`, `normalise` | the fields, and normalisation of typed text |
//! | `query` | reads and writes a sheet as a URL query or form fields |
//! | `edit`, `token` | [`SheetEdit`]: a one-click edit, and the token that its button sends |
//! | `statement`, `step_draft` | edits of a claimer's statement; a step being chosen in a form |
//! | `action`, `happened` | [`AuctionAction`]: an action in an auction other than a call; its edit |
//! | `fault` | [`DeskFault`]: the reason an edit is refused |
//! | `paste` | a pasted game in PBN or LIN |
//! | `table` | hands, trick and auction of an unfinished sheet, as far as entered |
//! | `draft` | a scenario made from a case, by default with the id [`DRAFT_ID`] |
//!
//! Forms and URLs name fields as scenario files do. Consistency is not checked here: a sheet is
//! written out as a scenario file and read by its reader, whose faults name the fields.

mod action;
mod draft;
mod edit;
mod fault;
mod fields;
mod happened;
mod normalise;
mod paste;
mod query;
mod sheet;
mod statement;
mod step_draft;
mod table;
mod token;

pub use crate::scenario::schema::FieldType;
pub use action::AuctionAction;
pub use draft::DRAFT_ID;
pub use edit::SheetEdit;
pub use fault::DeskFault;
pub use paste::{PastedGames, likely_claim, pasted_games};
pub use query::ParsedQuery;
pub use sheet::{CaseSheet, SheetResult};
pub use step_draft::{StepDraft, StepField};
