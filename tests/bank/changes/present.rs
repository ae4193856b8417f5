//! Facts that are so already are not offered, and what falls away with a change is named.

use crate::changes::loaded;
use bank::Change;
use bank::change::{RemovedFact, RuledChange};
use rules::bridge::Seat;
use rules::engine::{Case, Facts, rule};
use std::sync::Arc;
use words::{Language, english};

fn case(id: &str) -> Case {
    loaded().scenario(id).expect("a scenario").case.clone()
}

fn change(token: &str) -> Change {
    Change::read(token).expect(token)
}

fn offered(id: &str) -> Vec<String> {
    Change::all(&case(id)).iter().map(Change::token).collect()
}

/// The words for what a change of a scenario removes.
fn removed(id: &str, token: &str) -> Option<String> {
    let (case, change) = (case(id), change(token));
    english().removed(&change.removes(&case, &change.apply(&case).expect(token)))
}

#[test]
fn a_given_reaction_is_not_offered() {
    // West declined South's pass; three calls followed.
    let all = offered("r006");
    assert!(!all.contains(&"accepts:1:no".to_owned()), "{all:?}");
    assert!(change("accepts:1:no").is_so(&case("r006")) && !change("accepts:1:yes").is_so(&case("r006")));
    assert!(all.contains(&"accepts:1:yes".to_owned()) && all.contains(&"accepts:1:open".to_owned()));
    let (undone, given) = (change("accepts:1:no").apply(&case("r006")), case("r006"));
    assert_ne!(undone.expect("it would remove the later calls"), given);
}

#[test]
fn the_claimer_is_not_offered_as_claimer() {
    let mut with_statement = 0;
    for scenario in loaded().scenarios() {
        let Facts::Claim(facts) = &scenario.case.facts else { continue };
        with_statement += usize::from(!facts.statement().is_empty());
        let own = Change::Speaker(facts.claimer());
        assert!(!Change::all(&scenario.case).contains(&own), "{}: {}", scenario.id, own.token());
    }
    assert!(with_statement > 20, "only {with_statement} claimers made a statement");
}

#[test]
fn later_calls_that_fall_away_are_named() {
    let later = "Falls away: North’s 1♥, East’s 2♣ and South’s 2♠.";
    assert_eq!(
        removed("r006", "accepts:1:yes").map(|text| text.replace('\u{fe0e}', "")).as_deref(),
        Some(later)
    );
    assert_eq!(removed("r006", "dealer:E"), None);
    for scenario in loaded().scenarios() {
        for change in Change::all(&scenario.case) {
            let other = change.apply(&scenario.case).expect("a change");
            let (Facts::Rotation(before), Facts::Rotation(after)) = (&scenario.case.facts, &other.facts)
            else {
                continue;
            };
            // These name the call themselves.
            if matches!(change, Change::Begins(_) | Change::Acts { .. } | Change::NotLed) {
                continue;
            }
            let gone = before.calls().count().saturating_sub(after.calls().count());
            let removed = change.removes(&scenario.case, &other);
            let calls = removed.iter().filter(|fact| matches!(fact, RemovedFact::Call(..))).count();
            assert_eq!(calls, gone, "{}: {}", scenario.id, change.token());
        }
    }
}

#[test]
fn another_claimer_made_no_statement() {
    let spoken = loaded().scenarios().find(|scenario| match &scenario.case.facts {
        Facts::Claim(facts) => !facts.is_concession() && !facts.statement().is_empty(),
        Facts::Rotation(_) => false,
    });
    let spoken = spoken.expect("a claim with a statement");
    let others: Vec<Change> = Seat::ALL.map(Change::Speaker).to_vec();
    let offered: Vec<Change> =
        Change::all(&spoken.case).into_iter().filter(|change| others.contains(change)).collect();
    assert!(!offered.is_empty());
    for change in offered {
        let other = change.apply(&spoken.case).expect("a change");
        let removed = change.removes(&spoken.case, &other);
        assert_eq!(removed, [RemovedFact::Statement], "{}", change.token());
        for language in Language::all() {
            let text = language.words().removed(&removed).expect("words");
            assert!(text.ends_with('.') && !text.contains("change-"), "{text}");
        }
    }
}

#[test]
fn tells_changes_that_matter_from_others() {
    let before = rule(&case("r006"));
    let mut all = RuledChange::all(&case("r006"));
    assert!(all.iter().all(|one| one.matters(&before).is_none()), "without rulings");
    all.iter_mut().for_each(|one| one.ruling = Some(Arc::new(rule(&one.case))));
    let matters =
        |token: &str| all.iter().find(|one| one.change == change(token)).expect(token).matters(&before);
    assert_eq!(matters("dealer:E"), Some(true), "a pass at RHO's turn");
    assert_eq!(matters("accepts:1:yes"), Some(true));
    let idle = all.iter().filter(|one| one.matters(&before) == Some(false)).count();
    assert!(idle > 0 && idle < all.len(), "{idle} of {}", all.len());
}
