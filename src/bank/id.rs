//! Ids of scenarios, stages and variants.
//!
//! A scenario is named by its file: `r041`. A later stage adds its number, `r041.2`, and a variant
//! the mark `~` with a token or an edition, `r041~7k2`, `r041.2~2007`.

use crate::fault::FaultKind;
use crate::reader::ValueNode;

/// Separator of the token in the id of a variant.
pub const MARK: char = '~';

/// The id of the scenario or stage in the bank that an id names, or names a variant of.
pub fn origin(id: &str) -> &str {
    id.split_once(MARK).map_or(id, |(origin, _)| origin)
}

/// Reads an id of lower-case letters, digits and hyphens.
pub(super) fn read(node: &ValueNode<'_>) -> Option<String> {
    let text = node.text()?;
    if is_valid(text) { Some(text.to_owned()) } else { node.fault(FaultKind::NotAnId) }
}

/// True for a text of at most 60 lower-case letters, digits and hyphens.
pub(super) fn is_valid(text: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !text.is_empty() && text.len() <= 60 && text.chars().all(is_allowed)
}
