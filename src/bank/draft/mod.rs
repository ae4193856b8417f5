//! What papers and programmes being written have in common: the texts of their fields.
//!
//! | file | contents |
//! |---|---|
//! | `values` | the values of a field, read from their texts and written as texts |
//! | `marks` | marks as they are typed |
//! | `others` | fields that a format does not have, and comments |
//! | `act` | rows of a list added, copied, moved and removed |
//!
//! Not here: their tables and files (`exam::draft`, `programme::draft`).

mod act;
mod marks;
mod others;
mod values;

pub use act::DraftAct;
pub use others::{OTHER, loses_comments};
pub(crate) use others::{key, lines_of_others, others};
pub use values::{DraftField, FieldValues};

use std::collections::BTreeMap;

/// The texts of a table's fields, by name. A mark is in per cent, without the sign.
pub type DraftFields = BTreeMap<String, String>;
