//! Internal consistency of rulings: no question that a duty of the same ruling answers, and no
//! number of a call that was not made.

use crate::rotation::properties::every_ruling;
use crate::rotation::{Table, branch, expect, question, random};
use rules::bridge::{Call, Seat};
use rules::engine::Key::*;
use rules::engine::case::{Case, Facts};
use rules::engine::component::{Component, Duty};
use rules::engine::rotation::RotationTest;
use rules::engine::ruling::{Answer, Outcome, Question, Ruling};
use rules::engine::trace;
use rules::engine::{Key, rule};
use rules::law::Edition;

type Calls = Vec<(Seat, Call)>;

fn calls(case: &Case) -> Calls {
    let Facts::Rotation(facts) = &case.facts else { unreachable!("an auction") };
    facts.calls().collect()
}

/// Duties of each player by a ruling and those on earlier irregularities. Partner's single pass is
/// left out, even if the last ruling repeats it for its offender: it applies only once the other
/// offender has called again.
fn duties(ruling: &Ruling, calls: &Calls) -> Vec<(Seat, Duty)> {
    let all = ruling.earlier.iter().chain([ruling]);
    let partner_once = ruling.earlier.iter().filter_map(|one| match one.component(Key::Partner)? {
        Component::Partner(Duty::MustPassNext) => Some(calls[one.call? - 1].0.partner()),
        _ => None,
    });
    let partner_once: Vec<Seat> = partner_once.collect();
    let of = |ruling: &Ruling| {
        let Some(call) = ruling.call else { return Vec::new() };
        let offender = calls[call - 1].0;
        let duty = |component: &Component| match component {
            Component::Offender(duty) => Some((offender, *duty)),
            Component::Partner(Duty::MustPassNext) => None,
            Component::Partner(duty) => Some((offender.partner(), *duty)),
            _ => None,
        };
        ruling.components.iter().filter_map(duty).collect()
    };
    let is_repeated =
        |(seat, duty): &(Seat, Duty)| *duty == Duty::MustPassNext && partner_once.contains(seat);
    all.flat_map(of).filter(|one| !is_repeated(one)).collect()
}

/// A question whose answer is a duty of the same ruling.
fn answered_by_itself(ruling: &Ruling, calls: &Calls) -> Option<String> {
    let duties = duties(ruling, calls);
    let passes = [Duty::MustPassNext, Duty::MustPassThroughout];
    let open = ruling.earlier.iter().chain([ruling]).filter_map(|one| match &one.outcome {
        Outcome::Fork { question, .. } => Some(*question),
        _ => None,
    });
    open.into_iter().find_map(|question| {
        let known = |seat: Seat, by: &[Duty]| duties.iter().find(|(s, duty)| *s == seat && by.contains(duty));
        let duty = match question {
            Question::PassesOrActs { seat, .. } => known(seat, &[&passes[..], &[Duty::MustRepeat]].concat()),
            Question::Repeats { seat, .. } => known(seat, &passes),
            _ => None,
        };
        duty.map(|duty| format!("{question:?} beside {duty:?}"))
    })
}

/// The calls that a test names, each with its player if it names one.
fn named_calls(test: &RotationTest, offender: Option<Seat>) -> Vec<(usize, Option<Seat>)> {
    let by = |n: &Option<usize>, seat: Option<Seat>| -> Vec<(usize, Option<Seat>)> {
        n.iter().map(|n| (*n, seat)).collect()
    };
    match test {
        RotationTest::OutOfTurn { call, by, .. } => vec![(*call, Some(*by))],
        RotationTest::ProperPlayerCalled { proper, call } => by(call, Some(*proper)),
        RotationTest::NextHandAccepted { lho, call } | RotationTest::CalledOverInadmissible { lho, call } => {
            by(call, Some(*lho))
        }
        RotationTest::CalledBeforeRectification { lho, call } => by(call, Some(*lho)),
        RotationTest::RhoPassed { rho, call } | RotationTest::RhoActed { rho, call } => by(call, Some(*rho)),
        RotationTest::AtPartnersOrFirstAtLhos { earlier, .. } | RotationTest::LaterAtLhos { earlier, .. } => {
            by(earlier, offender)
        }
        RotationTest::PassOfPartnersArtificial { partners } => by(partners, offender.map(Seat::partner)),
        RotationTest::AnybodyHadBid { bid } => by(bid, None),
        RotationTest::RepeatsDenomination { replacement, .. } => by(replacement, offender),
        RotationTest::Similar { replacement, .. }
        | RotationTest::Subset { replacement, .. }
        | RotationTest::SamePurpose { replacement } => {
            // In a change of call the two calls compared are both his.
            vec![(*replacement, offender)]
        }
        RotationTest::UnintendedCall { earlier }
        | RotationTest::MadeAsIntended { earlier }
        | RotationTest::HoweverAware { earlier }
        | RotationTest::FirstCallStands { earlier } => vec![(*earlier, offender)],
        RotationTest::LetsFirstCallStand { offender: by, earlier } => vec![(*earlier, Some(*by))],
        RotationTest::SameTime { call, with } => vec![(*call, offender), (*with, None)],
        RotationTest::Insufficient { call, over } => {
            by(over, None).into_iter().chain([(*call, offender)]).collect()
        }
        RotationTest::BothNatural { call, replacement } => {
            by(replacement, offender).into_iter().chain([(*call, offender)]).collect()
        }
        RotationTest::LowestInDenomination { replacement, .. } => by(replacement, offender),
        RotationTest::PrematureReplacement { replacement }
        | RotationTest::MorePrecise { replacement, .. } => {
            vec![(*replacement, offender)]
        }
        RotationTest::Declined { call, .. }
        | RotationTest::DoubleInstead { call }
        | RotationTest::InsufficientAgain { call }
        | RotationTest::ArtificialPass { call }
        | RotationTest::Inadmissible { call }
        | RotationTest::LeadFaced { call }
        | RotationTest::InadmissibleCancelled { call }
        | RotationTest::BreachOfDutyToPass { call }
        | RotationTest::AboveSeven { call }
        | RotationTest::AfterFinalPass { call }
        | RotationTest::CallCancelled { call }
        | RotationTest::LooksLikeContract { call }
        | RotationTest::PassOrDeclaringSide { call }
        | RotationTest::ActionByDefender { call }
        | RotationTest::Specifies { call, .. } => vec![(*call, offender)],
        RotationTest::PassOfOpponentsArtificial { theirs } => vec![(*theirs, None)],
        _ => Vec::new(),
    }
}

/// The number of a call that was not made, or not by the player named with it.
fn misnamed(ruling: &Ruling, calls: &Calls) -> Option<String> {
    let offender = ruling.call.map(|call| calls.get(call - 1).map(|(seat, _)| *seat));
    if offender == Some(None) {
        return Some(format!("about call {:?}", ruling.call));
    }
    let offender = offender.flatten();
    let steps = ruling.trace.steps().iter().flat_map(|step| match &step.test {
        trace::Test::Rotation(test) => {
            named_calls(test, offender).into_iter().map(|named| (named, format!("{test:?}"))).collect()
        }
        _ => Vec::new(),
    });
    let limits =
        [ruling.beyond, if let Outcome::NotCovered(limit) = ruling.outcome { Some(limit) } else { None }];
    let limits = limits.into_iter().flatten();
    let limits = limits.filter_map(|limit| Some(((limit.call()?, None), format!("{limit:?}"))));
    let cancelled = ruling.components.iter().flat_map(|component| match component {
        Component::Cancelled(calls) => calls.iter().map(|n| ((*n, None), format!("{component:?}"))).collect(),
        _ => Vec::new(),
    });
    let mut all = steps.chain(limits).chain(cancelled);
    all.find_map(|((n, by), told)| match calls.get(n.wrapping_sub(1)) {
        Some((seat, _)) if by.is_none_or(|by| by == *seat) => None,
        _ => Some(told),
    })
}

/// Inconsistencies of the ruling on a case, its branches, and those by other views.
pub fn disagreement(case: &Case, ruling: &Ruling) -> Option<String> {
    let calls = calls(case);
    let mut whole = vec![ruling];
    let again = repeated_question(ruling, &mut Vec::new());
    while let Some(one) = whole.pop() {
        if let Some(found) = answered_by_itself(one, &calls) {
            return Some(found);
        }
        if let Outcome::Fork { branches, .. } = &one.outcome {
            whole.extend(branches.iter().map(|branch| &branch.ruling));
        }
        whole.extend(one.contested.iter().filter_map(|contested| contested.ruling.as_deref()));
    }
    let mut all = Vec::new();
    every_ruling(ruling, &mut all);
    all.into_iter().find_map(|one| misnamed(one, &calls)).or(again)
}

/// A question that was already answered on its path.
fn repeated_question(ruling: &Ruling, asked: &mut Vec<Question>) -> Option<String> {
    let Outcome::Fork { question, branches } = &ruling.outcome else { return None };
    if asked.contains(question) {
        return Some(format!("{question:?} again"));
    }
    asked.push(*question);
    let found = branches.iter().find_map(|branch| repeated_question(&branch.ruling, asked));
    asked.pop();
    found
}

#[test]
fn random_rulings_are_consistent() {
    let mut met = 0;
    for seed in 0..20_000 {
        let Some(case) = random::case(seed, random::MOST) else { continue };
        met += 1;
        if let Some(told) = disagreement(&case, &rule(&case)) {
            let shorter = (1..=random::MOST).filter_map(|most| Some((most, random::case(seed, most)?)));
            let least = shorter.into_iter().find(|(_, case)| disagreement(case, &rule(case)).is_some());
            let (edition, setup) = random::auction(seed, least.map_or(random::MOST, |(most, _)| most));
            panic!("seed {seed} under {edition}: {told}\n{}", random::text(&setup));
        }
    }
    assert!(met > 15_000, "only {met} auctions hang together");
}

#[test]
fn mutual_duties_answer_each_other() {
    for seed in [256_321, 136_488] {
        let case = random::case(seed, random::MOST).expect("consistent facts");
        assert_eq!(disagreement(&case, &rule(&case)), None, "seed {seed}");
    }
}

#[test]
fn repeating_player_is_not_asked() {
    let auction = ["E 1H", "S declines", "N P", "S 1S", "W declines"];
    let r = Table::new(Seat::N, &auction).ruling();
    assert_eq!(question(&r), Question::Comparable { seat: Seat::S, call: 3 });
    expect(&r, &[(Turn, "E"), (Offender, "any_legal_call")]);
    expect(&r.earlier[0], &[(Law, "31A1"), (Offender, "must_repeat")]);
    expect(branch(&r, Answer::No), &[(Law, "31A2(b)"), (Partner, "must_pass_next"), (Turn, "E")]);
    let repeated = Table::new(Seat::N, &[&auction[..], &["E 1H"]].concat()).ruling();
    assert_eq!((repeated.beyond, value(&repeated, Turn)), (None, "S".to_owned()));
}

#[test]
fn forced_pass_is_known() {
    // West's bid at East's turn silences East (31B of 2007), who has not yet called after South's
    // bid out of rotation.
    let auction = ["N 1C", "S 1H", "W declines", "W 2D", "N declines"];
    let r = Table::new(Seat::N, &auction).ruling_under(Edition::E2007);
    let earlier = &r.earlier[0];
    assert_eq!(earlier.call, Some(2));
    expect(earlier, &[(Law, "31A1"), (Offender, "must_repeat")]);
}

fn value(ruling: &Ruling, key: Key) -> String {
    crate::rotation::value(ruling, key)
}

#[test]
fn low_bid_for_an_unintended_call_is_asked_about_once() {
    for auction in [&["N 1D", "E 2D", "S P", "S 1C"][..], &["N 1D", "E 1H", "S 1C", "S 1H"]] {
        let asked = Table::new(Seat::N, auction).unintended(true).ruling();
        assert_eq!(question(&asked), Question::Accepts { seat: Seat::W, call: 4 });
        let accepted = Table::new(Seat::N, &[auction, &["W accepts"]].concat()).unintended(true).ruling();
        assert_eq!(accepted.outcome, Outcome::Rectification, "{auction:?}");
        expect(&accepted, &[(Law, "27A1"), (Turn, "W"), (MayAccept, "already_accepted")]);
    }
}
