//! Coverage by the live scenarios of every clause that the catalogue marks as ruled on.

use crate::scenarios::loaded;
use rules::engine::{Family, Outcome, Ruling, rule};
use rules::law::{Clause, Edition};
use std::collections::BTreeSet;

/// Clauses under which a test held in the ruling, or that dispose of it, including branches and
/// earlier rulings, and their parents.
fn reached(ruling: &Ruling, clauses: &mut BTreeSet<Clause>) {
    for clause in ruling.laws() {
        clauses.extend(std::iter::once(clause).chain(clause.parents()));
    }
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|branch| reached(&branch.ruling, clauses));
    }
    ruling.earlier.iter().for_each(|earlier| reached(earlier, clauses));
}

/// Clauses that the live scenarios of a family reach under each edition.
fn by_edition(of_family: impl Fn(Family) -> bool) -> BTreeSet<(Edition, Clause)> {
    let mut all = BTreeSet::new();
    for scenario in loaded().scenarios().filter(|scenario| of_family(scenario.family())) {
        let mut clauses = BTreeSet::new();
        reached(&rule(&scenario.case), &mut clauses);
        all.extend(clauses.into_iter().map(|clause| (scenario.case.edition, clause)));
    }
    all
}

/// Clauses of these laws that are ruled on.
fn ruled(laws: impl Fn(u32) -> bool) -> impl Iterator<Item = Clause> {
    Clause::all().filter(move |c| c.entry().ruled && laws(c.law().parse().expect("the number of a law")))
}

#[test]
fn reaches_every_rotation_clause() {
    let reached = by_edition(|family| family == Family::Rotation);
    let missing: Vec<String> = [Edition::E2017, Edition::E2007]
        .into_iter()
        .flat_map(|edition| ruled(|law| law <= 39 || law == 72).map(move |clause| (edition, clause)))
        .filter(|(edition, clause)| clause.is_in(*edition) && !reached.contains(&(*edition, *clause)))
        .map(|(edition, clause)| clause.id(edition))
        .collect();
    assert!(missing.is_empty(), "no live scenario reaches {} clauses: {}", missing.len(), missing.join(", "));
}

#[test]
fn reaches_every_claim_clause() {
    let reached = by_edition(|family| family != Family::Rotation);
    let missing: Vec<String> = Edition::ALL
        .into_iter()
        .flat_map(|edition| ruled(|law| (68..=71).contains(&law)).map(move |clause| (edition, clause)))
        .filter(|(edition, clause)| clause.is_in(*edition) && !reached.contains(&(*edition, *clause)))
        .map(|(edition, clause)| clause.id(edition))
        .collect();
    assert!(missing.is_empty(), "no live scenario reaches {} clauses: {}", missing.len(), missing.join(", "));
}
