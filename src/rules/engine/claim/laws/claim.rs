//! A claim before the Director, from the facts to the law that rules on it. What a claim is, and
//! the consequence for the play, is Law 68; a claim that all assent to is Law 69's, a disputed one
//! Law 70's.

use super::{law_68, law_68a, law_68d, law_69, law_70, law_70d3, law_71, social};
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::claim::assess::cache::AssessmentCache;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::component::Component;
use crate::engine::effort::Effort;
use crate::engine::ruling::Ruling;
use crate::law::Edition;

/// The ruling on a claim, within this search budget.
pub(crate) fn rule(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    rule_with(case, facts, &mut AssessmentCache::new(facts, effort))
}

/// The ruling on a claim with cached assessments: the answers to a question are ruled on with the
/// same cache.
pub(crate) fn rule_with(case: &Case, facts: &ClaimFacts, cache: &mut AssessmentCache) -> Ruling {
    if case.edition == Edition::Social {
        return social::claim(case, facts, &cache.budget);
    }
    let mut bench = Bench::new(case);
    if !law_68::law_68(&mut bench, facts.concerns_current_trick_only()) {
        return law_68::current_trick_only(bench, facts.exposed(), facts.declarer());
    }
    if let Some(ruling) =
        law_68a::law_68a(&mut bench, facts, &mut |act| rule_with(case, &facts.with_act(act), cache))
    {
        return ruling;
    }
    let concedes = facts.concedes();
    law_68::law_68a_tricks(&mut bench, facts.claims(), facts.left());
    law_68::law_68b1_tricks(&mut bench, concedes, facts.left());
    let effort = cache.budget.clone();
    let given_up = GivenUpTricks::new(facts, bench.edition(), &effort, rule);
    // A claim of some tricks concedes the rest, and a defender's partner may object to that.
    if concedes > 0 && facts.by_defender() && law_68::law_68b2_defender(&mut bench, facts.claimer(), true) {
        let at_once = given_up.is_doubted_by_partner() && given_up.doubted_when() == Some(Doubted::AtOnce);
        if law_68::law_68b2_objection(&mut bench, facts.claimer(), at_once) {
            return law_68::law_68b2(bench, facts, facts.claims());
        }
    }
    bench.decide(Component::What(law_68::claimed_tricks(facts.claims(), concedes)));
    law_68::law_68d_play(&mut bench);
    law_68d::law_68c(&mut bench, facts);
    law_68d::law_68c_statement(&mut bench, facts.statement().len());
    if !law_68d::law_68d_disputed(&mut bench, facts.disputed()) {
        law_68d::law_68d1(&mut bench, facts);
        return law_69::law_69a(bench, facts);
    }
    if let Some(ruling) = law_69::rule(&mut bench, &given_up) {
        return ruling;
    }
    if let Some(ruling) =
        law_68d::law_68d2(&mut bench, facts, &mut |act| rule_with(case, &facts.with_act(act), cache))
    {
        return ruling;
    }
    if facts.claims() == 0 {
        return law_71::at_once(&mut bench, &given_up);
    }
    law_70::law_70b(&mut bench);
    let ruling = law_70::rule(bench, facts, cache, rule_with);
    law_70d3::law_70d3(ruling, case, facts, cache)
}
