//! Changes in words.

use crate::changes::loaded;
use bank::Change;
use bank::change::{ChangeGroup, Counterfactual};
use rules::engine::rule;
use std::collections::BTreeSet;
use std::sync::Arc;
use words::english;

#[test]
fn phrases_changes_both_ways() {
    let bank = loaded();
    let told = |id: &str, token: &str| {
        let case = &bank.scenario(id).expect(id).case;
        let change = Change::read(token).expect(token);
        let other = change.apply(case).expect(token);
        let found = Counterfactual { change, ruling: Arc::new(rule(&other)), case: other };
        [english().change(case, change), english().counterfactual(case, &found)]
    };
    for (id, token, change, counterfactual) in [
        ("r002", "dealer:E", "East is dealer", "If East had been dealer, Law 28B would apply."),
        (
            "r001",
            "accepts:1:yes",
            "West accepts South’s pass",
            "If West had accepted South’s pass, Law 29A would apply.",
        ),
        (
            "r001",
            "caller:1:E",
            "East passes, not South",
            "If East had passed, not South, Law 28B would apply.",
        ),
        (
            "r007",
            "call:1:1C",
            "South bids 1♣\u{fe0e} instead of passing",
            "If South had bid 1♣\u{fe0e} instead of passing, Law 31B would apply.",
        ),
        (
            "c003",
            "aware:H:yes",
            "South knew of the outstanding hearts",
            "If South had known of the outstanding hearts, Law 70A would apply.",
        ),
        (
            "c008",
            "disputed:no",
            "No player disputes the claim",
            "If no player had disputed the claim, Law 69A would apply.",
        ),
        (
            "r610",
            "date:2012-03-10",
            "It happened on 10 March 2012",
            "If it had happened on 10 March 2012, Law 25 would apply.",
        ),
    ] {
        assert_eq!(told(id, token), [change, counterfactual], "{id} {token}");
    }
}

#[test]
fn change_wordings_are_distinct() {
    for scenario in loaded().scenarios() {
        let mut seen = BTreeSet::new();
        for change in Change::all(&scenario.case) {
            let text = english().change(&scenario.case, change);
            let whole =
                !text.contains(['{', '}', '$']) && !text.starts_with("change-") && !text.ends_with('.');
            assert!(whole && text.contains(' '), "{}: {}: {text}", scenario.id, change.token());
            assert!(text.starts_with(char::is_uppercase), "{}: {text}", scenario.id);
            assert!(seen.insert(text.clone()), "{}: {}: {text}", scenario.id, change.token());
        }
    }
}

#[test]
fn group_headings_are_distinct() {
    let said: BTreeSet<String> =
        ChangeGroup::ALL.into_iter().map(|group| english().change_group(group)).collect();
    assert_eq!(said.len(), ChangeGroup::ALL.len());
    assert!(said.iter().all(|heading| !heading.starts_with("change-")));
}

#[test]
fn counterfactuals_are_sentences() {
    for scenario in loaded().scenarios() {
        for change in Change::all(&scenario.case) {
            let case = change.apply(&scenario.case).expect("a change");
            let ruling = loaded().rulings().next().expect("a ruling").1;
            let text = english().counterfactual(&scenario.case, &Counterfactual { change, case, ruling });
            let whole = !text.contains(['{', '}', '$'])
                && !text.starts_with("had-")
                && text.ends_with(" would apply.");
            assert!(
                whole && text.starts_with(char::is_uppercase),
                "{}: {}: {text}",
                scenario.id,
                change.token()
            );
        }
    }
}
