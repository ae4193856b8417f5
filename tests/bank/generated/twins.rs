//! Twins are recognised: every variant of a scenario is one.

use crate::loaded;
use bank::generate::Pattern;
use bank::variant;
use rules::engine::rule;

#[test]
fn variants_are_twins() {
    let mut compared = 0;
    for scenario in loaded().firsts() {
        let Some(pattern) = Pattern::of(&scenario.case, &rule(&scenario.case)) else { continue };
        for id in variant::all(loaded(), &scenario.id, 7).take(2) {
            let variant = loaded().find(&id).expect("a variant");
            // A variant may be under the code in force instead.
            if variant.case.edition == scenario.case.edition {
                assert_eq!(Pattern::of(&variant.case, &rule(&variant.case)), Some(pattern.clone()), "{id}");
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn different_scenarios_are_no_twins() {
    let pattern = |id: &str| {
        let scenario = loaded().scenario(id).expect("a scenario");
        Pattern::of(&scenario.case, &rule(&scenario.case))
    };
    assert_ne!(pattern("r001"), pattern("r002"));
    // The same auction under another code takes another path.
    assert_ne!(pattern("r005"), pattern("r100"));
}
