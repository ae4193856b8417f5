//! How many scenarios each clause allows.

use super::{disposing, disposing_of_endings, generate};
use bank::generate::Generated;
use rules::law::{Clause, Edition};

/// Asked for of each clause.
const MANY: usize = 5;

#[test]
fn every_disposing_clause_has_scenarios() {
    for edition in [Edition::E2017, Edition::E2007] {
        have_scenarios(edition, disposing(edition));
    }
}

#[test]
fn every_clause_on_claims_has_scenarios() {
    for edition in [Edition::E2017, Edition::E2007] {
        have_scenarios(edition, disposing_of_endings(edition));
    }
}

fn have_scenarios(edition: Edition, clauses: impl Iterator<Item = Clause>) {
    let mut short = Vec::new();
    for clause in clauses {
        let made = generate(edition, clause, MANY);
        let Generated { drafts, tried, left_out, shortfall } = &made;
        println!("{edition} {clause}: {} of {tried}, {left_out:?}", drafts.len());
        if drafts.len() < MANY {
            short.push(format!("{edition} {clause}: {} {shortfall:?}", drafts.len()));
        }
        assert_eq!(shortfall.is_none(), drafts.len() == MANY, "{edition} {clause}");
    }
    assert!(short.is_empty(), "{}", short.join("\n"));
}
