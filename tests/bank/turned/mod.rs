//! Symmetry: the ruling turns with the table.

mod claims;
mod rotation;

#[path = "../../rules/claims/chance.rs"]
mod chance;
#[path = "../../rules/claims/making.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod making;
#[path = "../../rules/claims/table.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod table;
