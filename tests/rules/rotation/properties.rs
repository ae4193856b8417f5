//! Properties of every auction: the random ones of `random`, by their seeds. A failure names the
//! seed and the fewest calls with which it fails.

use crate::rotation::random;
use proptest::prelude::*;
use rules::bridge::{Auction, Call, Seat};
use rules::engine::case::{Case, Facts};
use rules::engine::component::{Duty, LeadRestriction, MayAccept};

use rules::engine::rotation::{AuctionEvent, Event, RotationFacts, RotationSetup};
use rules::engine::ruling::{Limit, Outcome, Question, Ruling};
use rules::engine::{Component, Key, rule};
use rules::law::{Edition, Elections};

/// A seed, and the maximum number of its calls.
fn seeds() -> impl Strategy<Value = (u64, usize)> {
    (0u64..1 << 40, 1..=random::MOST)
}

fn facts(case: &Case) -> &RotationFacts {
    let Facts::Rotation(facts) = &case.facts else { unreachable!("an auction") };
    facts
}

/// This ruling with all branches and earlier rulings.
pub fn every_ruling<'a>(ruling: &'a Ruling, found: &mut Vec<&'a Ruling>) {
    found.push(ruling);
    ruling.earlier.iter().for_each(|earlier| every_ruling(earlier, found));
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|b| every_ruling(&b.ruling, found));
    }
}

fn too_much_open(ruling: &Ruling) -> bool {
    let mut all = Vec::new();
    every_ruling(ruling, &mut all);
    let other =
        |ruling: &Ruling| ruling.contested.iter().filter_map(|one| one.ruling.as_deref()).any(too_much_open);
    all.iter().any(|ruling| ruling.outcome == Outcome::NotCovered(Limit::OpenQuestions) || other(ruling))
}

/// Asserts that every leaf is reached by some answers, an answered question is not asked again, and
/// a branch is the ruling on the facts with the answer added.
pub fn walk(case: &Case, ruling: &Ruling, answered: &mut Vec<Question>) -> Result<(), TestCaseError> {
    let Outcome::Fork { question, branches } = &ruling.outcome else { return Ok(()) };
    // Beyond the coverage no answer leads further, and the branches are those of the irregularity
    // alone.
    if ruling.beyond.is_some() {
        return Ok(());
    }
    prop_assert!(!answered.contains(question), "{:?} again", question);
    prop_assert_eq!(branches.len(), 2, "a branch for each answer");
    prop_assert_ne!(branches[0].answer, branches[1].answer);
    answered.push(*question);
    for branch in branches {
        let facts = Facts::Rotation(facts(case).answered(*question, branch.answer));
        let then = Case { facts, ..case.clone() };
        // Whole rulings are too long to print: facts and answers identify them. If more is open
        // than there are branches for, the ruling depends on the number of earlier questions.
        let same = too_much_open(&branch.ruling) || rule(&then) == branch.ruling;
        prop_assert!(same, "{:?} to {:?}, after {:?}", branch.answer, question, answered);
        walk(&then, &branch.ruling, answered)?;
    }
    answered.pop();
    Ok(())
}

/// Legal calls in sequence, each by the player whose turn it is.
fn in_rotation(dealer: Seat, calls: Vec<Call>) -> Auction {
    let mut auction = Auction::new(dealer);
    for call in calls {
        let _ = auction.call(call);
    }
    auction
}

fn any_call() -> impl Strategy<Value = Call> {
    prop_oneof![
        4 => Just(Call::Pass),
        1 => Just(Call::Double),
        1 => Just(Call::Redouble),
        5 => (1u8..=3, prop::sample::select(vec!["C", "D", "H", "S", "NT"]))
            .prop_map(|(level, strain)| format!("{level}{strain}").parse().unwrap()),
    ]
}

fn any_seat() -> impl Strategy<Value = Seat> {
    prop::sample::select(Seat::ALL.to_vec())
}

fn codes() -> impl Strategy<Value = Edition> {
    prop::sample::select(vec![Edition::E2017, Edition::E2007])
}

fn case_of(edition: Edition, auction: &Auction, more: Vec<Event>) -> Case {
    let called = |(seat, call)| {
        Event::new(seat, AuctionEvent::Called { call, artificial: Some(false), meaning: None })
    };
    let setup = RotationSetup {
        dealer: auction.dealer(),
        events: auction.calls().map(called).chain(more).collect(),
        ..RotationSetup::default()
    };
    let facts = Facts::Rotation(setup.check().expect("consistent facts"));
    Case { edition, elections: Elections::default(), date: None, facts }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn branch_is_the_ruling_on_its_answer((seed, most) in seeds()) {
        let Some(case) = random::case(seed, most) else { return Ok(()) };
        walk(&case, &rule(&case), &mut Vec::new())?;
    }

    #[test]
    fn components_and_clauses_are_sound((seed, most) in seeds()) {
        let Some(case) = random::case(seed, most) else { return Ok(()) };
        let ruling = rule(&case);
        let mut all = Vec::new();
        every_ruling(&ruling, &mut all);
        for ruling in all {
            for clause in ruling.trace.steps().iter().map(|step| step.clause).chain(ruling.laws()) {
                prop_assert!(clause.is_in(case.edition), "{} under {}", clause, case.edition);
            }
            let keys: Vec<Key> = ruling.components.iter().map(Component::key).collect();
            prop_assert!(keys.is_sorted_by(|a, b| a < b), "{:?}", keys);
        }
    }

    #[test]
    fn accepted_call_has_no_rectification((seed, most) in seeds()) {
        let Some(case) = random::case(seed, most) else { return Ok(()) };
        let ruling = rule(&case);
        let mut all = Vec::new();
        every_ruling(&ruling, &mut all);
        let accepted = Component::MayAccept(MayAccept::AlreadyAccepted);
        for ruling in all.into_iter().filter(|r| r.components.contains(&accepted)) {
            let changed = ruling.component(Key::Offender) == Some(&Component::Offender(Duty::ChangeOfCall));
            let law = ruling.component(Key::Law).map(|law| law.tokens().join(" "));
            if changed || law.as_deref() != Some("29A") {
                continue;
            }
            for (key, free) in [
                (Key::Offender, Component::Offender(Duty::AnyLegalCall)),
                (Key::Partner, Component::Partner(Duty::AnyLegalCall)),
                (Key::Lead, Component::Lead(LeadRestriction::None)),
                (Key::Cancelled, Component::Cancelled(Vec::new())),
                (Key::Watch, Component::Watch(Vec::new())),
            ] {
                // Leftovers of an earlier irregularity are no rectification of this one.
                let left_over = |c: &Component| {
                    !ruling.earlier.is_empty() && matches!(key, Key::Offender | Key::Partner | Key::Lead) && *c != free
                };
                let fine = ruling.component(key).is_none_or(|c| *c == free || left_over(c));
                prop_assert!(fine, "{:?}", ruling.component(key));
            }
        }
    }

    #[test]
    fn legal_auction_is_play_on(
        edition in codes(), dealer in any_seat(), calls in prop::collection::vec(any_call(), 1..12),
    ) {
        let auction = in_rotation(dealer, calls);
        prop_assume!(auction.calls().len() > 0);
        prop_assert_eq!(rule(&case_of(edition, &auction, Vec::new())).outcome, Outcome::PlayOn);
    }

    #[test]
    fn accepted_call_is_29a(
        edition in codes(), dealer in any_seat(), calls in prop::collection::vec(any_call(), 0..8),
        steps in 1usize..3, call in any_call(),
    ) {
        let auction = in_rotation(dealer, calls);
        let offender = auction.turn().after(steps);
        let mut after = auction.clone();
        if auction.is_over() || auction.legality_by(offender, call).is_err() {
            return Ok(());
        }
        after.accept(offender, call).expect("legal but for the turn");
        // Three passes with one out of turn are for Law 34.
        prop_assume!(after.passes() < 3);
        let called = Event::new(offender, AuctionEvent::Called { call, artificial: Some(false), meaning: None });
        let accepts = Event::new(offender.lho(), AuctionEvent::Accepted);
        let ruling = rule(&case_of(edition, &auction, vec![called, accepts]));
        prop_assert_eq!(&ruling.outcome, &Outcome::Rectification);
        prop_assert_eq!(ruling.component(Key::Turn), Some(&Component::Turn(offender.lho())));
        prop_assert_eq!(ruling.component(Key::Law).map(|law| law.tokens()), Some(vec!["29A".to_owned()]));
    }
}
