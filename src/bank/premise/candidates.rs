//! The candidate premises of a case.

use super::premise_case::{PremiseCase, PremiseSubject};
use super::{Premise, claim, rotation};
use crate::change::Change;
use rules::engine::{Case, Facts, Ruling};
use rules::law::Edition;

/// All candidate premises of a case, in the order of [`Premise`] and then of their subjects.
pub fn supposed(case: &Case, ruling: &Ruling) -> Vec<PremiseCase> {
    let mut all = match &case.facts {
        Facts::Rotation(facts) => rotation::supposed(case, facts, ruling),
        Facts::Claim(facts) if facts.is_concession() => claim::of_concession(case, facts, ruling),
        Facts::Claim(facts) => claim::of_claim(case, facts, ruling),
    };
    all.extend(codes(case));
    all.sort_by_key(|one| one.premise);
    all
}

/// The case under every other code, the nearest first. The text of 1987 is that of 1997.
fn codes(case: &Case) -> impl Iterator<Item = PremiseCase> {
    let own = case.edition;
    let others = [Edition::E2007, Edition::E1997, Edition::E2017, Edition::Social];
    let others = others.into_iter().filter(move |other| *other != own);
    let others = others.filter(move |other| (own, *other) != (Edition::E1987, Edition::E1997));
    others.filter_map(move |other| {
        let premise = match (own, other) {
            (Edition::Social, _) => Premise::Duplicate,
            (_, Edition::Social) => Premise::SocialBridge,
            _ if other < own => Premise::OlderCode,
            _ => Premise::NewerCode,
        };
        PremiseCase::change(premise, PremiseSubject::Edition(other), Change::Edition(other), case)
    })
}
