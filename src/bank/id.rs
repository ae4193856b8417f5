//! Ids as files state them, and the ids of a scenario's stages and variations.
//!
//! A file states the id of a scenario, a paper, a programme or a rubric line: `r041`. A later stage
//! of a scenario adds its number, `r041.2`. A variation adds `~` and the token of a variant,
//! `r041~7k2`, or the edition under which the original facts are ruled on, `r041.2~2007`.

use crate::fault::FaultKind;
use crate::reader::ValueNode;

/// Separator of the token or edition in the id of a variation.
pub const MARK: char = '~';

/// The id of the scenario or stage in the bank: the part of an id before [`MARK`].
pub fn origin(id: &str) -> &str {
    id.split_once(MARK).map_or(id, |(origin, _)| origin)
}

/// Reads an id that a file states; a fault if it is not valid.
pub(super) fn read(node: &ValueNode<'_>) -> Option<String> {
    let text = node.text()?;
    if is_valid(text) { Some(text.to_owned()) } else { node.fault(FaultKind::NotAnId) }
}

/// True for 1 to 60 lower-case letters, digits and hyphens.
pub(super) fn is_valid(text: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !text.is_empty() && text.len() <= 60 && text.chars().all(is_allowed)
}
