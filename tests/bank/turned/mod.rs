//! Symmetry: the ruling turns with the table.

mod claims;
mod rotation;

#[path = "../../rules/claims/chance.rs"]
mod chance;
#[path = "../../rules/claims/facts.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod facts;
#[path = "../../rules/claims/table.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod table;
