//! Changes of the code: the edition and the Regulating Authority's elections.

use super::Change;
use super::election::Election;
use rules::engine::rotation::{AuctionEvent, RotationFacts};
use rules::engine::{Case, Facts, rule, ruling::Outcome};
use rules::law::{Edition, Guidelines, OrderWithinSuit, Permille, Presumption};

/// Thresholds, in thousandths, as authorities might set them.
const THRESHOLDS: [u16; 5] = [500, 600, 700, 800, 950];

/// Candidate changes: editions that cover a case of this family, and elections that concern it.
pub(super) fn candidates(case: &Case) -> Vec<Change> {
    let of_family = match &case.facts {
        Facts::Rotation(facts) => thresholds(facts),
        Facts::Claim(_) => of_claims(),
    };
    let ruled_under = |edition: &Edition| match case.facts {
        Facts::Rotation(_) => {
            let case = Case { edition: *edition, ..case.clone() };
            !matches!(rule(&case).outcome, Outcome::NotCovered(_))
        }
        Facts::Claim(_) => true,
    };
    let editions = Edition::ALL.into_iter().filter(ruled_under).map(Change::Edition);
    editions.chain(of_family.into_iter().map(Change::Election)).collect()
}

/// Thresholds matter if the meanings of two calls are known.
fn thresholds(facts: &RotationFacts) -> Vec<Election> {
    let meanings = facts
        .events()
        .iter()
        .filter(|event| matches!(event.happened, AuctionEvent::Called { meaning: Some(_), .. }));
    if meanings.count() < 2 {
        return Vec::new();
    }
    let all = THRESHOLDS.map(Permille);
    all.map(Election::SimilarFrom).into_iter().chain(all.map(Election::DissimilarBelow)).collect()
}

fn of_claims() -> Vec<Election> {
    let mut all = Guidelines::ALL.map(Election::Guidelines).to_vec();
    all.extend(OrderWithinSuit::ALL.map(Election::Order));
    let elective = Presumption::ALL.into_iter().filter(|one| one.is_elective());
    all.extend(elective.flat_map(|one| [false, true].map(|to| Election::Presumes(one, to))));
    all
}

/// The case under another code; `None` if this is another change, or thresholds cross.
pub(super) fn apply(change: Change, case: &Case) -> Option<Case> {
    match change {
        Change::Edition(edition) => Some(Case { edition, ..case.clone() }),
        Change::Election(election) => {
            let elections = election.over(case.elections);
            let sound = elections.dissimilar_below <= elections.similar_from;
            sound.then(|| Case { elections, ..case.clone() })
        }
        _ => None,
    }
}
