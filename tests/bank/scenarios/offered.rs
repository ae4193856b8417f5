//! A form offers what the engine may rule.

use crate::random;
use bank::Scenario;
use rules::engine::{Key, rule};

#[test]
fn form_offers_the_ruling_on_any_auction() {
    let mut missing = Vec::new();
    for case in (0..12000).filter_map(|seed| random::case(seed, random::MOST)) {
        let ruling = rule(&case);
        let Ok(draft) = Scenario::draft("draft", case, &ruling) else { continue };
        let decided = |key: &Key| !ruling.right_answers(*key).is_empty();
        let not_offered = [Key::Law, Key::Offender, Key::Watch]
            .into_iter()
            .filter(decided)
            .filter(|key| !draft.asks.contains(key));
        missing.extend(
            not_offered.map(|key| (key, draft.case.edition, ruling.right_answers(key), draft.write())),
        );
    }
    assert!(missing.is_empty(), "{} not offered, first {:?}", missing.len(), missing.first());
}
