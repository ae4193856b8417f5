//! The laws of an edition that bear on cases of a family.

use rules::engine::Family;
use rules::law::{CaseKind, Clause, Edition};

/// The kinds of cases that begin with a call or during an auction.
pub const OF_CALLS: [CaseKind; 5] = [
    CaseKind::Call,
    CaseKind::InsufficientBid,
    CaseKind::ExposedCard,
    CaseKind::Misinformation,
    CaseKind::WrongBoard,
];

/// The kinds of cases that begin with a claim or concession.
pub const OF_ENDINGS: [CaseKind; 3] = [CaseKind::Claim, CaseKind::Concession, CaseKind::LaterDoubt];

/// The clauses of each law that bears on cases of this family, in the order of the Laws.
pub fn family_laws(family: Family, edition: Edition) -> Vec<Vec<Clause>> {
    let clauses: Vec<Clause> = Clause::all().filter(|clause| clause.is_in(edition)).collect();
    let laws = clauses.chunk_by(|one, other| one.law() == other.law());
    laws.filter(|law| bears_on(law, family, edition)).map(<[Clause]>::to_vec).collect()
}

/// A law bears on every family, unless all it disposes of are cases of the other.
fn bears_on(law: &[Clause], family: Family, edition: Edition) -> bool {
    let disposes = |kinds: &[CaseKind]| {
        law.iter().any(|clause| kinds.iter().any(|kind| clause.disposes_of(*kind, edition)))
    };
    let calls = disposes(&OF_CALLS);
    let claims = disposes(&OF_ENDINGS);
    match family {
        Family::Rotation => calls || !claims,
        Family::Claim | Family::Concession => claims || !calls,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_out_laws_of_other_cases() {
        let has = |family, law: &str| {
            family_laws(family, Edition::E2017).iter().any(|of_law| of_law.iter().all(|one| one.law() == law))
        };
        assert!(has(Family::Rotation, "30") && !has(Family::Rotation, "70"));
        assert!(has(Family::Claim, "70") && !has(Family::Claim, "30"));
        assert!(has(Family::Concession, "71") && !has(Family::Concession, "27"));
        for family in Family::ALL {
            assert!(has(family, "16"), "unauthorised information in a {family:?}");
        }
    }
}
