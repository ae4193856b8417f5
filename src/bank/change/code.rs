//! Changes of the code: the edition, the date by which an amended text follows, and the Regulating
//! Authority's elections.

use super::Change;
use super::election::Election;
use rules::engine::rotation::{AuctionEvent, RotationFacts};
use rules::engine::{Case, Facts, rule, ruling::Outcome};
use rules::law::{AMENDMENTS, Date, Edition, Guidelines, OrderWithinSuit, Permille, Presumption};

/// Thresholds, in thousandths, as authorities might set them.
const THRESHOLDS: [u16; 5] = [500, 600, 700, 800, 950];

/// Candidate changes: editions that cover a case of this family, and elections that concern it.
pub(super) fn candidates(case: &Case) -> Vec<Change> {
    let of_family = match &case.facts {
        Facts::Rotation(facts) => thresholds(facts),
        Facts::Claim(_) => of_claims(),
    };
    let ruled_under = |edition: &Edition| match case.facts {
        Facts::Rotation(_) => !matches!(rule(&case.under(*edition)).outcome, Outcome::NotCovered(_)),
        Facts::Claim(_) => true,
    };
    let editions = Edition::ALL.into_iter().filter(ruled_under).map(Change::Edition);
    let dates = case.date.iter().flat_map(|_| borders(case.edition)).map(Change::Date);
    editions.chain(dates).chain(of_family.into_iter().map(Change::Election)).collect()
}

/// The last day before each amendment of the edition, and its first: another day brings no other
/// text.
fn borders(edition: Edition) -> impl Iterator<Item = Date> {
    let amended = AMENDMENTS.iter().filter(move |one| one.edition == edition);
    amended.flat_map(|one| one.from.yesterday().into_iter().chain([one.from]))
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
        Change::Edition(edition) => Some(case.under(edition)),
        Change::Date(date) => {
            case.edition.may_be_in_force(date).then(|| Case { date: Some(date), ..case.clone() })
        }
        Change::Election(election) => {
            let elections = election.over(case.elections);
            let sound = elections.dissimilar_below <= elections.similar_from;
            sound.then(|| Case { elections, ..case.clone() })
        }
        _ => None,
    }
}
