//! Law 70, contested claims.

use super::asked::ClaimAsked;
use super::bench::Bench;
use super::facts::ClaimFacts;
use super::law_68;
use crate::engine::case::{Case, Family};
use crate::engine::component::Component;
use crate::engine::ruling::{Limit, Ruling};
use crate::law;

/// The ruling on a claim.
pub(super) fn rule(case: &Case, facts: &ClaimFacts) -> Ruling {
    let mut bench = Bench::new(case, Family::Claim);
    if !law_68::covered(case.edition) {
        return bench.not_covered(Limit::Edition);
    }
    if !law_68::other_tricks(&mut bench, facts.concerns_current_trick_only()) {
        return law_68::current_trick_only(bench, facts.exposed(), facts.declarer());
    }
    let concedes = facts.left() - facts.claims();
    law_68::what(&mut bench, facts.claims(), concedes, facts.left());
    bench.decide(Component::What(law_68::said(facts.claims(), concedes)));
    bench.play_stops();
    let steps = facts.statement().len();
    bench.trace.ask(law!("68C"), ClaimAsked::LineStated { steps }, steps > 0);
    bench.not_covered(Limit::SearchBound)
}
