//! Slips about a claim or concession.
//!
//! | component | slips |
//! |---|---|
//! | the law | the law of a definition, of an agreement, of the other act, of another reason why a line fails |
//! | what it is, what becomes of it | a claim and a concession exchanged; agreement, or play going on, assumed |
//! | tricks, result | more or fewer than the worst normal line gives |

use super::wrong_value::WrongValue;
use crate::Scenario;
use crate::premise::Premise;
use crate::question::RulingForm;
use rules::engine::claim::ClaimFacts;
use rules::engine::component::Standing;
use rules::engine::{Component, Key};
use rules::law;
use rules::law::Edition;

/// The slip behind a wrong component of a ruling on a claim or concession.
pub(super) fn slip(scenario: &Scenario, facts: &ClaimFacts, wrong: &WrongValue<'_>) -> Option<Premise> {
    match wrong.component.key {
        Key::Law => law(facts, wrong),
        Key::What => what(facts, wrong),
        Key::Standing => standing(scenario.case.edition, facts, wrong),
        Key::Tricks | Key::Result => tricks(scenario, facts, wrong),
        Key::UnauthorisedFor if wrong.right.is_empty() => Some(Premise::InformationBarred),
        Key::UnauthorisedFor if wrong.given.is_empty() => Some(Premise::InformationForgotten),
        _ => None,
    }
}

fn agreed(facts: &ClaimFacts) -> bool {
    facts.agreed() == Some(true)
}

fn all_agreed(facts: &ClaimFacts) -> bool {
    facts.act().play_on.is_some_and(|asked| asked.all_agree == Some(true))
}

fn law(facts: &ClaimFacts, wrong: &WrongValue<'_>) -> Option<Premise> {
    let named = wrong.clause()?;
    let (citation, law) = (named.citation(), wrong.law());
    let held = wrong.ruling.trace.steps().iter().any(|step| step.holds && step.clause == named);
    let disposed = matches!(law, "69" | "70" | "71");
    let adjudicated = law == "70" && !held && !facts.is_concession();
    match (named.law(), citation) {
        _ if citation.starts_with("68D2(b)") => (!all_agreed(facts)).then_some(Premise::AllAgreed),
        ("68", _) if citation.starts_with("68D") => None,
        ("68", "68B2") => None,
        ("68", _) if disposed => Some(Premise::DefinitionLaw),
        ("69", _) if law != "69" && !agreed(facts) => Some(Premise::Agreed),
        ("71", _) if law != "71" && !facts.is_concession() => Some(Premise::ConcessionForClaim),
        ("70", _) if law != "70" && facts.claims() == 0 => Some(Premise::ClaimForConcession),
        ("70", _) if law != "70" && (agreed(facts) || facts.doubt().is_later()) => Some(Premise::NotAgreed),
        ("70", "70C") if adjudicated => Some(Premise::TrumpLaw),
        ("70", "70D1") if adjudicated => Some(Premise::NewLineLaw),
        ("70", "70D2") if facts.claimer().side() == facts.declarer().side() => Some(Premise::DefenderLaw),
        ("70", "70E1") if adjudicated => Some(Premise::OpponentsCardLaw),
        ("70", "70E2") if adjudicated => Some(Premise::RankLaw),
        _ => None,
    }
}

fn what(facts: &ClaimFacts, wrong: &WrongValue<'_>) -> Option<Premise> {
    let (given, right) = (wrong.token(), wrong.right.iter().next().copied()?);
    let word = |token: &str| token.split(':').next().unwrap_or_default().to_owned();
    match (&*word(given), &*word(right)) {
        ("neither", "claim" | "concession" | "both") if !facts.concerns_current_trick_only() => {
            Some(Premise::CurrentTrickOnly)
        }
        ("concession", "claim" | "both") => Some(Premise::ConcessionForClaim),
        ("claim", "concession") => Some(Premise::ClaimForConcession),
        ("both", "claim") => Some(Premise::ConcessionAdded),
        _ => None,
    }
}

fn standing(edition: Edition, facts: &ClaimFacts, wrong: &WrongValue<'_>) -> Option<Premise> {
    let is = |standing: Standing| wrong.token() == standing.word();
    let right = wrong.ruling.component(Key::Standing)?;
    let truly = |standing: Standing| *right == Component::Standing(standing);
    if is(Standing::Void) && law!("68D2(b)").is_in(edition) && !all_agreed(facts) {
        Some(Premise::AllAgreed)
    } else if is(Standing::Withdrawn) && !agreed(facts) {
        Some(Premise::Agreed)
    } else if is(Standing::NotEstablished) && !facts.concerns_current_trick_only() {
        Some(Premise::CurrentTrickOnly)
    } else if is(Standing::Cancelled) && truly(Standing::Adjudicated) && !facts.is_concession() {
        Some(Premise::ConcessionForClaim)
    } else if is(Standing::Adjudicated) && facts.claims() == 0 {
        Some(Premise::ClaimForConcession)
    } else {
        None
    }
}

/// More tricks for the claimer than the worst normal line gives, or fewer.
fn tricks(scenario: &Scenario, facts: &ClaimFacts, wrong: &WrongValue<'_>) -> Option<Premise> {
    if wrong.ruling.component(Key::Standing) != Some(&Component::Standing(Standing::Adjudicated)) {
        return None;
    }
    // Choices are in the order of declarer's tricks.
    let form = RulingForm::of(scenario);
    let choices = &form.ask(wrong.component.key)?.choices;
    let place = |token: &str| choices.iter().position(|choice| choice == token);
    let given = place(wrong.token())?;
    let right: Vec<usize> = wrong.component.right.iter().flatten().filter_map(|token| place(token)).collect();
    let (least, most) = (right.iter().min()?, right.iter().max()?);
    let declares = facts.claimer().side() == facts.declarer().side();
    let more = given > *most;
    (more || given < *least).then_some(match more == declares {
        true => Premise::TooManyTricks,
        false => Premise::TooFewTricks,
    })
}
