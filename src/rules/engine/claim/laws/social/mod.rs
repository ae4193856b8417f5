//! Claims and concessions in social bridge. There is no Director: after a dispute, play continues.
//!
//! | cited as | decided here | left to the players |
//! |---|---|---|
//! | 68, 68A, 68B | what is a claim or a concession | whether cards were shown to claim |
//! | 68B | a defender's concession is withdrawn when the other defender objects at once | whether it was at once |
//! | 68C | the claimer or conceder faces the hand and states how play will go | |
//! | 68D | a disputed claim: play goes on, the speaker's cards face up | |
//! | 68D | the others may show each other theirs against declarer; declarer may forbid what that suggests | |
//! | 70C | a trump perhaps missed: the opponents may require trumps drawn, or not drawn | if it may have been missed |
//! | 70D | the claimer is bound by the statement and plays a routine line | |
//! | 70E | no finesse that was not announced, unless it is proven or virtually proven | |
//! | 71A | a conceded trick comes back if won, or if no legal play loses it | that, where the cards do not decide |
//! | 71C | also one that no probable play loses, by the standards of Law 70 | the same |
//!
//! A defender may be forbidden a play that seeing partner's cards suggests (68D). 71A applies until
//! everyone has called on a later deal, 71C until the cards are mixed.
//!
//! The rules for social play have no numbered paragraphs of this kind. They are cited by the
//! corresponding paragraphs of the Laws of Duplicate Bridge, and the catalogue has a separate gist
//! for each. Not here: a score, since rubber bridge scores differently. The withdrawal of an
//! agreement is a limit: the rules provide for it in duplicate bridge only.

mod taken_back;

use super::{law_68, law_68a, law_68d};
use crate::bridge::{Cards, Suit};
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::act::Act;
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::facts::claim_setup::Objection;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::statement::StatementStep;
use crate::engine::claim::test::ClaimTest;
use crate::engine::claim::test::social::SocialTest;
use crate::engine::component::{ClaimedTricks, Component, ExposedCards, PlayConsequence, Standing, Tricks};
use crate::engine::effort::Effort;
use crate::engine::fact::Count;
use crate::engine::ruling::{Answer, Branch, Limit, Outcome, Question, Ruling};
use crate::law;
use crate::law::Clause;

/// The ruling on a claim, within this search budget.
pub(crate) fn claim(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    let mut bench = Bench::new(case);
    let concedes = facts.concedes();
    let what = law_68::claimed_tricks(facts.claims(), concedes);
    let rule_again = &mut |act: Act| claim(case, &facts.with_act(act), effort);
    if let Some(ruling) = none_made(&mut bench, facts, facts.concerns_current_trick_only(), rule_again) {
        return ruling;
    }
    law_68::law_68a_tricks(&mut bench, facts.claims(), facts.left());
    law_68::law_68b1_tricks(&mut bench, concedes, facts.left());
    let given_up = GivenUpTricks::new(facts, bench.edition(), effort, claim);
    if concedes > 0 && facts.by_defender() && law_68::law_68b2_defender(&mut bench, facts.claimer(), true) {
        let at_once = given_up.is_doubted_by_partner() && given_up.doubted_when() == Some(Doubted::AtOnce);
        if law_68::law_68b2_objection(&mut bench, facts.claimer(), at_once) {
            return law_68b(&mut bench, facts, what);
        }
    }
    bench.decide(Component::What(what));
    law_68d::law_68c(&mut bench, facts);
    let steps = facts.statement().len();
    law_68d::law_68c_statement(&mut bench, steps);
    if !law_68d::law_68d_disputed(&mut bench, facts.disputed()) {
        let declarers = if facts.by_defender() { concedes } else { facts.claims() };
        return stands(&mut bench, facts, declarers, law!("68D"));
    }
    if let Some(ruling) = taken_back::rule(&mut bench, &given_up) {
        return ruling;
    }
    if facts.by_defender() && !facts.unseen().is_none() {
        return bench.not_covered(Limit::Layouts);
    }
    law_68d(&mut bench, facts);
    law_70d(&mut bench, steps);
    law_70e(&mut bench, facts);
    if let Some(suit) = facts.trump().suit()
        && !law_70c(&mut bench, facts, suit)
    {
        let findings = [(Answer::Yes, Awareness::Aware), (Answer::No, Awareness::Unaware { forgot: None })];
        let branches = findings.map(|(answer, found)| Branch {
            answer,
            ruling: claim(case, &facts.with_aware(suit, found), effort),
        });
        return bench.fork(Question::AwareOf(suit), branches.into());
    }
    bench.finish(Outcome::Rectification)
}

/// 70D: the claimer is bound by the statement and plays a routine line.
fn law_70d(bench: &mut Bench, steps: usize) {
    bench.trace.ask(law!("70D"), SocialTest::BoundByStatement { steps: Count(steps) }, true);
}

/// 70E: no finesse that was not announced.
fn law_70e(bench: &mut Bench, facts: &ClaimFacts) {
    let finesses =
        facts.statement().iter().filter(|step| matches!(step.done(), StatementStep::Finesse { .. }));
    let announced = finesses.count();
    bench.trace.ask(law!("70E"), SocialTest::NoUnannouncedFinesse { announced: Count(announced) }, true);
}

/// 70C: a trump is out that the claimer may have missed. False while no finding settles that.
fn law_70c(bench: &mut Bench, facts: &ClaimFacts, trump: Suit) -> bool {
    let opponents = [facts.claimer().lho(), facts.claimer().rho()];
    let hidden = facts.hidden().into_iter().filter(|seat| opponents.contains(seat));
    let out = match facts.claimer() == facts.declarer() {
        true => facts.not_seen().of(trump),
        false => hidden.fold(Cards::EMPTY, |all, seat| all.and(facts.hand(seat).of(trump))),
    };
    if !bench.trace.ask(law!("70C"), ClaimTest::TrumpOut { cards: out }, !out.is_empty()) {
        return true;
    }
    let found = facts.aware(trump);
    let mentioned = facts.statement().iter().any(|step| step.mentions_trumps_out(trump));
    let missed = match found {
        Some(Awareness::Aware) => false,
        Some(Awareness::Unaware { .. } | Awareness::Doubtful) => true,
        None if mentioned => false,
        None => return false,
    };
    let cards = if missed { out } else { Cards::EMPTY };
    if bench.trace.ask(law!("70C"), ClaimTest::TrumpForgotten { found, cards }, missed) {
        bench.trace.ask(law!("70C"), SocialTest::MayRequireTrumps { opponents }, true);
    }
    true
}

/// The ruling on a concession, within this search budget.
pub(crate) fn concession(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    let mut bench = Bench::new(case);
    let rule_again = &mut |act: Act| concession(case, &facts.with_act(act), effort);
    if let Some(ruling) = none_made(&mut bench, facts, facts.concerns_current_trick_only(), rule_again) {
        return ruling;
    }
    law_68::law_68a_tricks(&mut bench, facts.claims(), facts.left());
    law_68::law_68b1_tricks(&mut bench, facts.concedes(), facts.left());
    let what = law_68::claimed_tricks(facts.claims(), facts.concedes());
    if law_68::law_68b2_defender(&mut bench, facts.claimer(), facts.by_defender()) {
        let Some(objection) = law_68::objection(facts) else {
            let rule = |objection| concession(case, &facts.with_objection(objection), effort);
            return law_68::ask_objection(&mut bench, facts.claimer(), &rule);
        };
        if law_68::law_68b2_objection(&mut bench, facts.claimer(), objection == Objection::AtOnce) {
            return law_68b(&mut bench, facts, what);
        }
    }
    bench.decide(Component::What(what));
    law_68d::law_68c(&mut bench, facts);
    let given_up = GivenUpTricks::new(facts, bench.edition(), effort, concession);
    if law_68d::law_68d_disputed(&mut bench, given_up.is_doubted()) {
        if let Some(ruling) = taken_back::rule(&mut bench, &given_up) {
            return ruling;
        }
        law_68d(&mut bench, facts);
        return bench.finish(Outcome::Rectification);
    }
    let declarers = if facts.by_defender() { facts.concedes() } else { facts.claims() };
    stands(&mut bench, facts, declarers, law!("68B"))
}

/// A statement about the trick in progress only, or cards not shown to claim.
fn none_made(
    bench: &mut Bench,
    facts: &ClaimFacts,
    current_only: bool,
    rule_again: &mut dyn FnMut(Act) -> Ruling,
) -> Option<Ruling> {
    if law_68::law_68(bench, current_only) {
        return law_68a::law_68a(bench, facts, rule_again);
    }
    bench.decide(Component::What(ClaimedTricks::Neither));
    bench.decide(Component::Law(law!("68")));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::NotEstablished));
    Some(bench.finish(Outcome::PlayOn))
}

/// 68B: the other defender objects at once, and the concession is withdrawn.
fn law_68b(bench: &mut Bench, facts: &ClaimFacts, what: ClaimedTricks) -> Ruling {
    bench.decide(Component::What(what));
    bench.decide(Component::Law(law!("68B")));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::Cancelled));
    law_68d_cards(bench, facts);
    bench.finish(Outcome::Rectification)
}

/// 68D: it is disputed, and play goes on with the speaker's cards face up.
fn law_68d(bench: &mut Bench, facts: &ClaimFacts) {
    bench.trace.ask(law!("68D"), SocialTest::PlayGoesOn { exposed: facts.claimer() }, true);
    bench.decide(Component::Law(law!("68D")));
    bench.decide(Component::Play(PlayConsequence::On));
    law_68d_cards(bench, facts);
}

/// 68D: the players who may see cards. Cards shown under it are no penalty cards.
fn law_68d_cards(bench: &mut Bench, facts: &ClaimFacts) {
    let declarer = facts.declarer();
    if facts.by_defender() {
        let partner = facts.claimer().partner();
        bench.trace.ask(law!("68D"), SocialTest::MayForbidPartner { declarer, partner }, true);
    } else {
        let defenders = [declarer.lho(), declarer.rho()];
        bench.trace.ask(law!("68D"), SocialTest::DefendersMayShow { defenders }, true);
    }
    // A defender who claims faces the hand, even if that has not been done yet.
    let any = facts.by_defender() || !facts.defenders_shown().is_empty();
    bench.decide(Component::ExposedCards(if any { ExposedCards::NotPenalty } else { ExposedCards::None }));
}

/// An undisputed claim or concession stands.
fn stands(bench: &mut Bench, facts: &ClaimFacts, declarers: u8, clause: Clause) -> Ruling {
    bench.decide(Component::Law(clause));
    bench.decide(Component::Play(PlayConsequence::Ceases));
    bench.decide(Component::Standing(Standing::Stands));
    let (declarer, left) = (facts.declarer().side(), facts.left());
    bench.decide(Component::Tricks(Tricks { declarer, left, least: declarers, most: declarers }));
    bench.finish(Outcome::Rectification)
}
