//! Law 68A: acts that are claims.
//!
//! | act | decided here | left to the Director |
//! |---|---|---|
//! | a number of tricks was named, or curtailing play was suggested | a claim | |
//! | cards were shown | a claim, unless it demonstrably was not meant as one | whether it was meant |
//! | declarer faced the hand after an opening lead out of turn | no claim; Law 54 decides, reported as a limit | |
//! | the hand was abandoned | all tricks are conceded (68B1) | |
//!
//! A hand that declarer faced after an opening lead out of turn is the Laws' own example, since
//! 2007, of cards shown without a claim. Cards that a defender showed without meaning to claim fall
//! under Law 49, reported as a limit too. Shown cards of declarer's side bind no player.

use crate::engine::bench::Bench;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::act::{Act, ClaimAct};
use crate::engine::claim::test::act::ActTest;
use crate::engine::component::{ClaimedTricks, Component, PlayConsequence, Standing};
use crate::engine::ruling::{Answer, Branch, Limit, Outcome, Question, Ruling};
use crate::law;

/// 68A: the act is a claim. Returns the ruling when it was none, or when its intent is unknown.
pub(crate) fn law_68a(
    bench: &mut Bench,
    facts: &ClaimFacts,
    rule_again: &mut dyn FnMut(Act) -> Ruling,
) -> Option<Ruling> {
    let how = facts.act().how?;
    let clause = match how {
        ClaimAct::Abandoned => bench.cite([law!("68B1"), law!("68B")]),
        _ => law!("68A"),
    };
    bench.trace.ask(clause, ActTest::Done { how }, true);
    let meant = match how {
        ClaimAct::FacedAfterLead => false,
        ClaimAct::Shown => match facts.act().meant {
            Some(meant) => meant,
            None => return Some(ask_meant(bench, facts, rule_again)),
        },
        ClaimAct::Named | ClaimAct::Curtailed | ClaimAct::Abandoned => return None,
    };
    let test = ActTest::MeantToClaim { by: facts.claimer(), how };
    if bench.trace.ask(law!("68A"), test, meant) { None } else { Some(no_claim(bench, facts, how)) }
}

/// No claim was made: play goes on.
fn no_claim(bench: &mut Bench, facts: &ClaimFacts, how: ClaimAct) -> Ruling {
    bench.decide(Component::What(ClaimedTricks::Neither));
    bench.decide(Component::Law(law!("68A")));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::NotEstablished));
    let beyond = match how {
        ClaimAct::FacedAfterLead => Some(Limit::LeadOutOfTurn),
        _ if facts.by_defender() => Some(Limit::DefendersCards),
        _ => None,
    };
    Ruling { beyond, ..bench.finish(Outcome::PlayOn) }
}

/// Asks whether the player meant to claim: a ruling for each answer.
fn ask_meant(bench: &mut Bench, facts: &ClaimFacts, rule_again: &mut dyn FnMut(Act) -> Ruling) -> Ruling {
    let branches = [(Answer::Yes, true), (Answer::No, false)]
        .map(|(answer, meant)| Branch { answer, ruling: rule_again(facts.act().with_meant(meant)) });
    bench.fork(Question::MeantToClaim(facts.claimer()), branches.into())
}
