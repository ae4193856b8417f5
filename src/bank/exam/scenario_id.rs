//! The id by which a row of a paper names a scenario.

use crate::fault::FaultKind;
use crate::id::{self, MARK};
use crate::reader::ValueNode;
use crate::variant::Variation;

/// The id of a scenario, of a variant of one, or of one under another code.
pub(super) fn scenario(node: &ValueNode<'_>) -> Option<String> {
    let text = node.text()?;
    match text.split_once(MARK) {
        None => id::read(node),
        Some((_, token)) if token.parse::<Variation>().is_ok() => Some(text.to_owned()),
        Some(_) => node.fault(FaultKind::UnknownScenario),
    }
}
