//! How many scenarios each clause allows.

use super::{disposing, generate};
use rules::law::Edition;

/// Asked for of each clause.
const MANY: usize = 5;

#[test]
fn every_disposing_clause_has_scenarios() {
    let mut short = Vec::new();
    for edition in [Edition::E2017, Edition::E2007] {
        for clause in disposing(edition) {
            let made = generate(edition, clause, MANY);
            if made.drafts.len() < MANY {
                short.push(format!("{edition} {clause}: {} {:?}", made.drafts.len(), made.shortfall));
            }
            assert_eq!(made.shortfall.is_none(), made.drafts.len() == MANY, "{edition} {clause}");
        }
    }
    assert!(short.is_empty(), "{}", short.join("\n"));
}
