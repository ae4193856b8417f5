//! Candidate premises of a claim or a concession; those of a later doubt are in `doubt`.

use super::Premise;
use super::doubt;
use super::premise_case::{PremiseCase, PremiseSubject};
use super::reading::{self, MistakenTricks, RulingReading};
use crate::change::{Change, Election};
use rules::bridge::{Seat, Suit, Vulnerable};
use rules::engine::claim::{Act, Awareness, ClaimFacts, Objection};
use rules::engine::{Case, Ruling};
use rules::law::OrderWithinSuit;

/// All candidate premises of a claim, with their subjects.
pub(super) fn of_claim(case: &Case, facts: &ClaimFacts, ruling: &Ruling) -> Vec<PremiseCase> {
    let mut all: Vec<PremiseCase> =
        Suit::DOWN.into_iter().filter_map(|suit| aware(case, facts.aware(suit), suit)).collect();
    let mut otherwise =
        |premise, change| all.extend(PremiseCase::change(premise, PremiseSubject::Case, change, case));
    otherwise(Premise::Silent, Change::Silent);
    otherwise(Premise::TrickForgotten, Change::Trick(0));
    otherwise(Premise::Undisputed, Change::set("disputed", "false"));
    match case.elections.order {
        OrderWithinSuit::Any => {
            otherwise(Premise::FromTheTop, Change::Election(Election::Order(OrderWithinSuit::TopDown)));
        }
        _ => otherwise(Premise::AnyOrder, Change::Election(Election::Order(OrderWithinSuit::Any))),
    }
    all.extend(act(case, facts.act(), facts.concerns_current_trick_only()));
    let (speaker, given_up_by) = (facts.claimer(), facts.claimer().side().other());
    // A claim is doubted by the other side unless a player is named.
    let doubter = facts.doubt().by.map_or(given_up_by, Seat::side);
    all.extend(doubt::supposed(case, facts.doubt(), facts.agreed(), speaker, doubter));
    let declares = speaker.side() == facts.declarer().side();
    let declarers = |claimers: u8| if declares { claimers } else { facts.left() - claimers };
    all.extend(readings(ruling, facts.vulnerable(), facts.claims()));
    let reading = |premise, claimers: u8| {
        let good = claimers == facts.claims();
        let mistaken = MistakenTricks { tricks: declarers(claimers), vulnerable: facts.vulnerable(), good };
        PremiseCase::reading(
            premise,
            PremiseSubject::Tricks(mistaken.tricks),
            RulingReading::Tricks(mistaken),
        )
    };
    all.push(reading(Premise::AsClaimed, facts.claims()));
    all.extend(reading::best(ruling).map(|best| reading(Premise::BestPlay, best)));
    all
}

/// All candidate premises of a concession, with their subjects.
pub(super) fn of_concession(case: &Case, facts: &ClaimFacts, ruling: &Ruling) -> Vec<PremiseCase> {
    let mut all = readings(ruling, facts.vulnerable(), facts.claims());
    all.extend(Suit::DOWN.into_iter().filter_map(|suit| aware(case, facts.aware(suit), suit)));
    all.extend(PremiseCase::change(Premise::Silent, PremiseSubject::Case, Change::Silent, case));
    let objected = facts.objection() == Some(Objection::AtOnce);
    let premises = match objected {
        true => vec![
            (Premise::PartnerDidNotObject, Objection::Later),
            (Premise::PartnerDidNotObject, Objection::No),
        ],
        false => vec![(Premise::PartnerObjected, Objection::AtOnce)],
    };
    all.extend(premises.into_iter().filter_map(|(premise, objection)| {
        PremiseCase::change(premise, PremiseSubject::Case, Change::set("objection", objection.word()), case)
    }));
    all.extend(PremiseCase::change(Premise::TrickForgotten, PremiseSubject::Case, Change::Trick(0), case));
    all.extend(act(case, facts.act(), facts.concerns_current_trick_only()));
    let doubter = facts.doubt().by.map_or(facts.claimer().side(), Seat::side);
    all.extend(doubt::supposed(case, facts.doubt(), facts.agreed(), facts.claimer(), doubter));
    all
}

/// Premises about the act and about play afterwards.
fn act(case: &Case, act: &Act, current_only: bool) -> Vec<PremiseCase> {
    let only = if current_only { Premise::OtherTricksToo } else { Premise::CurrentTrickOnly };
    let mut changes =
        vec![(only, Change::set("current_trick_only", if current_only { "false" } else { "true" }))];
    if act.shows() && act.meant != Some(true) {
        changes.push((Premise::MeantToClaim, Change::set("meant", "true")));
    }
    if let Some(asked) = act.play_on {
        if asked.all_agree != Some(true) {
            changes.push((Premise::AllAgreed, Change::set("all_agree", "true")));
        }
        if asked.all_agree != Some(false) {
            changes.push((Premise::NotAllAgreed, Change::set("all_agree", "false")));
        }
    }
    let suppose = |(premise, change)| PremiseCase::change(premise, PremiseSubject::Case, change, case);
    changes.into_iter().filter_map(suppose).collect()
}

/// A premise about the Director's finding on a suit.
fn aware(case: &Case, found: Option<Awareness>, suit: Suit) -> Option<PremiseCase> {
    let (premise, to) = match found? {
        Awareness::Aware => (Premise::Unaware, Awareness::Unaware { forgot: None }),
        Awareness::Unaware { .. } => (Premise::Aware, Awareness::Aware),
        Awareness::Doubtful => (Premise::DoubtForClaimer, Awareness::Aware),
    };
    PremiseCase::change(premise, PremiseSubject::Suit(suit), Change::Aware { suit, to: Some(to) }, case)
}

/// Readings of the ruling that are not about a number.
fn readings(ruling: &Ruling, vulnerable: Vulnerable, claims: u8) -> Vec<PremiseCase> {
    let mut all = vec![
        PremiseCase::reading(Premise::PenaltyCards, PremiseSubject::Case, RulingReading::PenaltyCards),
        PremiseCase::reading(
            Premise::ConcessionOverlooked,
            PremiseSubject::Case,
            RulingReading::ClaimAlone(claims),
        ),
    ];
    if let Some((tricks, left)) = reading::tricks(ruling)
        && tricks != left - tricks
    {
        let mistaken = MistakenTricks { tricks: left - tricks, vulnerable, good: false };
        all.push(PremiseCase::reading(
            Premise::OtherSide,
            PremiseSubject::Tricks(tricks),
            RulingReading::Tricks(mistaken),
        ));
    }
    all
}
