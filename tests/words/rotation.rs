//! Words for calls out of rotation: nothing outdated, and nothing omitted that changes the ruling.

use bank::Bank;
use rules::bridge::{Call, Seat, Suit};
use rules::engine::component::{Component, Duty, LeadRestriction};
use rules::engine::rotation::RotationTest;
use rules::engine::ruling::Outcome;
use rules::engine::trace::Test;
use rules::engine::{Case, Facts, Key, Ruling, rule};
use std::path::Path;
use words::{Language, Words};

/// Every ruling of the bank on an auction, including earlier rulings and branches.
fn each(look: &mut impl FnMut(&str, &Case, &Ruling)) {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    for scenario in bank.scenarios().filter(|scenario| matches!(scenario.case.facts, Facts::Rotation(_))) {
        let mut all = vec![rule(&scenario.case)];
        while let Some(ruling) = all.pop() {
            look(&scenario.id, &scenario.case, &ruling);
            all.extend(ruling.earlier.clone());
            if let Outcome::Fork { branches, .. } = ruling.outcome {
                all.extend(branches.into_iter().map(|branch| branch.ruling));
            }
        }
    }
}

fn languages() -> impl Iterator<Item = &'static Words> {
    Language::all().map(Language::words)
}

/// The text on a player who may make any legal call.
fn free(words: &Words, seat: Seat) -> String {
    words.format("say-offender-any_legal_call", &[("seat", words.seat(seat).into())])
}

#[test]
fn replaced_call_is_not_offered() {
    let mut past = 0;
    each(&mut |id, case, ruling| {
        let (Some(number), Facts::Rotation(facts)) = (ruling.call, &case.facts) else { return };
        let Some((offender, _)) = facts.calls().nth(number - 1) else { return };
        let again = facts.calls().skip(number).any(|(seat, _)| seat == offender);
        let any = ruling.components.contains(&Component::Offender(Duty::AnyLegalCall));
        past += usize::from(any && again);
        for words in languages() {
            let text = words.summary(case, ruling).contains(&free(words, offender));
            assert_eq!(text, any && !again, "{id} in {}", words.language().tag());
        }
    });
    assert!(past > 20, "only {past} calls have been replaced");
}

#[test]
fn four_suits_are_any_one_suit() {
    let mut four = 0;
    each(&mut |id, case, ruling| {
        let lead = ruling.components.iter().find(|component| {
            matches!(component, Component::Lead(LeadRestriction::ForbidOneOf { suits, .. }) if suits.len() == 4)
        });
        let Some(lead) = lead else { return };
        four += 1;
        for words in languages() {
            let text = words.summary(case, ruling).join(" ") + &words.component(case, lead);
            assert!(!text.contains(&words.suits(&Suit::DOWN)), "{id} in {}: {text}", words.language().tag());
        }
    });
    assert!(four > 20, "only {four} leads may be forbidden in any suit");
}

#[test]
fn states_the_standing_call() {
    let mut changed = 0;
    each(&mut |id, case, ruling| {
        let Facts::Rotation(facts) = &case.facts else { return };
        let next_of_its_player = |number: usize| {
            let (player, _) = facts.calls().nth(number - 1).expect("a call that was made");
            let mut later = facts.calls().enumerate().skip(number);
            later.find_map(|(at, (seat, _))| (seat == player).then_some(at + 1))
        };
        let stands = ruling.trace.steps().iter().filter(|step| step.holds).find_map(|step| match step.test {
            Test::Rotation(RotationTest::FirstCallStands { earlier }) => Some(earlier),
            Test::Rotation(RotationTest::UnintendedCall { earlier }) => next_of_its_player(earlier),
            Test::Rotation(RotationTest::ChangeAccepted { .. }) => ruling.call,
            _ => None,
        });
        let Some(number) = stands else { return };
        changed += 1;
        let (seat, call) = facts.calls().nth(number - 1).expect("a call that was made");
        let kind = match call {
            Call::Bid(_) | Call::AboveSeven(_) => "bid",
            Call::Pass => "pass",
            Call::Double => "double",
            Call::Redouble => "redouble",
        };
        for words in languages() {
            let args =
                [("seat", words.seat(seat).into()), ("kind", kind.into()), ("call", words.call(call).into())];
            let stands = words.format("say-call-stands", &[("call", words.format("call-by", &args).into())]);
            let text = words.summary(case, ruling);
            assert!(text.contains(&stands), "{id} in {}: {text:?}", words.language().tag());
        }
    });
    assert!(changed > 5, "only {changed} changes of call");
}

#[test]
fn contested_states_the_other_ruling() {
    let mut told = 0;
    each(&mut |id, case, ruling| {
        for contested in ruling.contested.iter().filter(|contested| contested.ruling.is_some()) {
            told += 1;
            for words in languages() {
                let text = words.contested_ruling(case, ruling, contested).expect("a sentence");
                assert!(
                    text.len() > 30 && !text.contains(['{', '}']),
                    "{id} in {}: {text}",
                    words.language().tag()
                );
            }
        }
    });
    assert!(told > 5, "only {told} contested points");
}

#[test]
fn pass_at_rhos_turn_need_not_be_repeated() {
    let mut passes = 0;
    each(&mut |id, case, ruling| {
        if !ruling.components.contains(&Component::Offender(Duty::MustPassNext)) {
            return;
        }
        let Some((number, Facts::Rotation(facts))) = ruling.call.map(|call| (call, &case.facts)) else {
            return;
        };
        let Some((offender, _)) = facts.calls().nth(number - 1) else { return };
        passes += 1;
        for words in languages() {
            let seats = [("rho", offender.rho()), ("offender", offender)];
            let repeat =
                words.format("then-at_rhos_turn", &seats.map(|(name, seat)| (name, words.seat(seat).into())));
            let reasons = words.reasons(case, ruling);
            assert!(reasons.iter().all(|reason| !reason.text.contains(&repeat)), "{id}: {reasons:?}");
        }
    });
    assert!(passes > 3, "only {passes} offenders must pass once");
}

#[test]
fn answers_give_only_reasons_that_are_new() {
    let mut forks = 0;
    each(&mut |id, case, ruling| {
        let Outcome::Fork { branches, .. } = &ruling.outcome else { return };
        // Under a law already, the reasons are those of that law.
        if ruling.component(Key::Law).is_some() {
            return;
        }
        for words in languages() {
            let shared = words.reasons(case, ruling);
            let own = branches.iter().filter(|branch| branch.ruling.call == ruling.call);
            for branch in own {
                let (all, added) = (
                    words.reasons(case, &branch.ruling),
                    words.added_reasons(case, Some(ruling), &branch.ruling),
                );
                assert!(shared.iter().all(|reason| all.contains(reason)), "{id}: a reason of each answer");
                assert!(added.iter().all(|reason| !shared.contains(reason)), "{id}: {added:?}");
                assert_eq!(shared.len() + added.len(), all.len(), "{id}");
                forks += usize::from(!shared.is_empty());
            }
        }
    });
    assert!(forks > 50, "only {forks} answers share reasons");
}
