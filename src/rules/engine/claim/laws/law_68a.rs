//! Law 68A: is the act a claim?
//!
//! | act | decided here | left to the Director |
//! |---|---|---|
//! | a number of tricks was named, or curtailing play was suggested | a claim | |
//! | cards were shown | a claim, unless it demonstrably was not meant as one | whether it was meant |
//! | declarer faced the hand after an opening lead out of turn | no claim: the Laws' own example since 2007; Law 54 decides, reported as a limit | |
//! | the hand was abandoned | all tricks are conceded (68B1) | |
//!
//! Cards that a defender showed without meaning to claim fall under Law 49, reported as a limit
//! too. Shown cards of declarer's side bind no player.

use crate::engine::bench::Bench;
use crate::engine::claim::facts::act::{Act, ClaimAct};
use crate::engine::claim::facts::told::Announcement;
use crate::engine::claim::test::act::ActTest;
use crate::engine::component::{ClaimedTricks, Component, PlayConsequence, Standing};
use crate::engine::ruling::{Answer, Branch, Limit, Outcome, Question, Ruling};
use crate::law;

/// The ruling when it was no claim, or when it is not known whether it was meant as one; nothing when it was one.
pub(crate) fn not_a_claim(
    bench: &mut Bench,
    told: &Announcement<'_>,
    again: &mut dyn FnMut(Act) -> Ruling,
) -> Option<Ruling> {
    let how = told.act.how?;
    let clause = match how {
        ClaimAct::Abandoned => bench.cite([law!("68B1"), law!("68B")]),
        _ => law!("68A"),
    };
    bench.trace.ask(clause, ActTest::Done { how }, true);
    let meant = match how {
        ClaimAct::FacedAfterLead => false,
        ClaimAct::Shown => match told.act.meant {
            Some(meant) => meant,
            None => return Some(fork(bench, told, again)),
        },
        ClaimAct::Named | ClaimAct::Curtailed | ClaimAct::Abandoned => return None,
    };
    let asked = ActTest::MeantToClaim { by: told.speaker, how };
    if bench.trace.ask(law!("68A"), asked, meant) { None } else { Some(not_meant(bench, told, how)) }
}

/// No claim was made: play goes on.
fn not_meant(bench: &mut Bench, told: &Announcement<'_>, how: ClaimAct) -> Ruling {
    bench.decide(Component::What(ClaimedTricks::Neither));
    bench.decide(Component::Law(law!("68A")));
    bench.decide(Component::Play(PlayConsequence::On));
    bench.decide(Component::Standing(Standing::NotEstablished));
    let beyond = match how {
        ClaimAct::FacedAfterLead => Some(Limit::LeadOutOfTurn),
        _ if told.by_defender() => Some(Limit::DefendersCards),
        _ => None,
    };
    Ruling { beyond, ..bench.finish(Outcome::PlayOn) }
}

/// Unknown whether the player meant to claim: a ruling for each answer.
fn fork(bench: &mut Bench, told: &Announcement<'_>, again: &mut dyn FnMut(Act) -> Ruling) -> Ruling {
    let branches = [(Answer::Yes, true), (Answer::No, false)]
        .map(|(answer, meant)| Branch { answer, ruling: again(told.act.with_meant(meant)) });
    bench.fork(Question::MeantToClaim(told.speaker), branches.into())
}
