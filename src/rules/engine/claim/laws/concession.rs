//! A concession before the Director, from the facts of the act to the law that rules on it. What a
//! concession is, and the consequence for the play, is Law 68; one that all assent to is Law 69's,
//! a disputed one Law 71's.

use super::{law_68, law_68a, law_68d, law_69, law_71, social};
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::act::Act;
use crate::engine::claim::facts::claim_setup::Objection;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::test::ClaimTest;
use crate::engine::component::{Component, Standing, Tricks};
use crate::engine::effort::Effort;
use crate::engine::ruling::{Outcome, Ruling};
use crate::law;
use crate::law::Edition;

/// The ruling on a concession, within this search budget.
pub(crate) fn rule(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    if case.edition == Edition::Social {
        return social::concession(case, facts, effort);
    }
    let mut bench = Bench::new(case);
    if !law_68::law_68(&mut bench, facts.concerns_current_trick_only()) {
        return law_68::current_trick_only(bench, facts.exposed(), facts.declarer());
    }
    let rule_again = &mut |act: Act| rule(case, &facts.with_act(act), effort);
    if let Some(ruling) = law_68a::law_68a(&mut bench, facts, rule_again) {
        return ruling;
    }
    law_68::law_68a_tricks(&mut bench, facts.claims(), facts.left());
    law_68::law_68b1_tricks(&mut bench, facts.concedes(), facts.left());
    if law_68::law_68b2_defender(&mut bench, facts.claimer(), facts.by_defender()) {
        let Some(objection) = law_68::objection(facts) else {
            let rule = |objection| rule(case, &facts.with_objection(objection), effort);
            return law_68::ask_objection(&mut bench, facts.claimer(), &rule);
        };
        if law_68::law_68b2_objection(&mut bench, facts.claimer(), objection == Objection::AtOnce) {
            return law_68::law_68b2(bench, facts, facts.claims());
        }
    }
    no_objection(bench, facts, effort)
}

/// A concession without an effective objection: play stops, and the concession stands or the
/// Director adjudicates.
fn no_objection(mut bench: Bench, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    bench.decide(Component::What(law_68::claimed_tricks(facts.claims(), facts.concedes())));
    law_68::law_68d_play(&mut bench);
    law_68d::law_68c(&mut bench, facts);
    // Any player may dispute it, dummy too, at once or later.
    let given_up = GivenUpTricks::new(facts, bench.edition(), effort, rule);
    if law_68d::law_68d_disputed(&mut bench, given_up.is_doubted()) {
        if let Some(ruling) = law_69::rule(&mut bench, &given_up) {
            return ruling;
        }
        let case = bench.case;
        let rule_again = &mut |act: Act| rule(case, &facts.with_act(act), effort);
        if let Some(ruling) = law_68d::law_68d2(&mut bench, facts, rule_again) {
            return ruling;
        }
        return match facts.claims() {
            0 => law_71::at_once(&mut bench, &given_up),
            _ => law_71::law_70(&mut bench, &given_up),
        };
    }
    law_68d::law_68d1(&mut bench, facts);
    law_69a(&mut bench, facts.agreed() == Some(true));
    bench.decide(Component::Standing(Standing::Stands));
    let declarers = if facts.by_defender() { facts.concedes() } else { facts.claims() };
    let declarer = facts.declarer().side();
    bench.decide(Component::Tricks(Tricks {
        declarer,
        left: facts.left(),
        least: declarers,
        most: declarers,
    }));
    bench.finish(Outcome::Rectification)
}

/// 69A: all assented; otherwise the concession stands by 68B1 (68B in 1997).
fn law_69a(bench: &mut Bench, agreed: bool) {
    let clause = if bench.trace.ask(law!("69A"), ClaimTest::Agreed, agreed) {
        law!("69A")
    } else {
        bench.cite([law!("68B1"), law!("68B")])
    };
    bench.decide(Component::Law(clause));
}
