//! A claim before the Director: from what was said and done to the law that rules on it. What a
//! claim is, and what becomes of the play, is Law 68; a claim that all assent to is Law 69's, a
//! disputed one Law 70's.

use super::{law_68, law_68a, law_68d, law_69, law_70, law_70d3, law_71, social};
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::claim::assess::work::AssessmentCache;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::facts::told::Announcement;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::test::ClaimTest;
use crate::engine::component::{Component, Standing};
use crate::engine::effort::Effort;
use crate::engine::ruling::{Outcome, Ruling};
use crate::law;
use crate::law::Edition;

/// The ruling on a claim, by so much search.
pub(crate) fn rule(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    rule_with(case, facts, &mut AssessmentCache::new(facts, effort))
}

/// The same, with what has been worked out already: the answers to a question come back here.
pub(crate) fn rule_with(case: &Case, facts: &ClaimFacts, work: &mut AssessmentCache) -> Ruling {
    if case.edition == Edition::Social {
        return social::claim(case, facts, &work.given);
    }
    let mut bench = Bench::new(case);
    if !law_68::other_tricks(&mut bench, facts.concerns_current_trick_only()) {
        return law_68::current_trick_only(bench, facts.exposed(), facts.declarer());
    }
    let told = Announcement::of_claim(facts);
    if let Some(ruling) =
        law_68a::not_a_claim(&mut bench, &told, &mut |act| rule_with(case, &facts.with_act(act), work))
    {
        return ruling;
    }
    let concedes = facts.left() - facts.claims();
    law_68::what(&mut bench, facts.claims(), concedes, facts.left());
    let effort = work.given.clone();
    let given = GivenUpTricks::in_claim(facts, bench.edition(), &effort, rule);
    // Who claims some tricks concedes the rest, and a defender's partner may object to that.
    if concedes > 0 && told.by_defender() && law_68::defender_concedes(&mut bench, facts.claimer(), true) {
        let at_once = given.by_partner() && given.when() == Some(Doubted::AtOnce);
        if law_68::partner_objected(&mut bench, facts.claimer(), at_once) {
            return law_68::partner_objects(bench, &told, facts.claims());
        }
    }
    bench.decide(Component::What(law_68::said(facts.claims(), concedes)));
    law_68::play_stops(&mut bench);
    law_68d::faces_hand(&mut bench, &told);
    let steps = facts.statement().len();
    bench.trace.ask(law!("68C"), ClaimTest::LineStated { steps }, steps > 0);
    if !law_68d::is_disputed(&mut bench, facts.disputed()) {
        law_68d::undisputed(&mut bench, &told);
        return agreed(bench, facts);
    }
    if let Some(ruling) = law_69::doubted(&mut bench, &given) {
        return ruling;
    }
    if let Some(ruling) =
        law_68d::disputed(&mut bench, &told, &mut |act| rule_with(case, &facts.with_act(act), work))
    {
        return ruling;
    }
    if facts.claims() == 0 {
        return law_71::at_once(&mut bench, &given);
    }
    let must_face = matches!(bench.edition(), Edition::E1987 | Edition::E1997);
    bench.trace.ask(law!("70B"), ClaimTest::StatementHeard { must_face }, true);
    let ruling = law_70::contested(bench, facts, work, rule_with);
    law_70d3::evidence(ruling, case, facts, work)
}

/// 69A: undisputed, so it stands.
fn agreed(mut bench: Bench, facts: &ClaimFacts) -> Ruling {
    bench.trace.ask(law!("69A"), ClaimTest::Agreed, true);
    bench.decide(Component::Law(law!("69A")));
    bench.decide(Component::Standing(Standing::Stands));
    for component in law_70::score(facts, facts.claims()) {
        bench.decide(component);
    }
    bench.finish(Outcome::Rectification)
}
