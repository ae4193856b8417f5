//! Law 25, as far as a call out of rotation at left-hand opponent's turn is treated as a change of call.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 25A | an unintended call is replaced, partner not having called | whether it was unintended |
//! | 25B1 | left-hand opponent accepts: the second call stands | whether he accepts |
//! | 25B2 | otherwise the first call stands | |

use super::asked::RotationAsked;
use super::facts::{Event, Happened, RotationFacts};
use super::fork;
use super::law_26;
use super::replay::{Irregular, Made, Standing, made};
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionGoes, Component, Duty, Lead, MayAccept, Replacement};
use crate::engine::ruling::{Answer, Limit, Question, Ruling};
use crate::law;

/// The ruling when the call out of rotation is a change of the offender's last call.
pub(super) fn change_of_call(
    bench: &mut Bench<'_>,
    facts: &RotationFacts,
    irregular: &Irregular<'_>,
) -> Ruling {
    let (offender, lho) = (irregular.offender(), irregular.turn);
    let Some(first) = irregular.before.last_of(offender).cloned() else {
        return bench.not_covered(Limit::SecondIrregularity(irregular.out.number));
    };
    bench.decide(Component::Offender(Duty::ChangeOfCall));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    bench.decide(Component::Replacement(Replacement::NotTested));
    bench.decide(Component::Watch(Vec::new()));
    let Some(unintended) = facts.unintended() else {
        let answers = [(Answer::Yes, true), (Answer::No, false)];
        return fork(
            bench,
            Question::Unintended(offender),
            answers.map(|(answer, found)| (answer, facts.with_unintended(found))),
        );
    };
    let earlier = first.number;
    if bench.trace.ask(law!("25A"), RotationAsked::UnintendedCall { earlier }, unintended) {
        bench.decide(Component::Cancelled(vec![earlier]));
        bench.decide(Component::Lead(Lead::None));
        return stand(bench, irregular, changed(irregular, &first));
    }
    let accepted =
        matches!(irregular.after.first(), Some(Event { seat, happened: Happened::Accepted }) if *seat == lho);
    if bench.trace.ask(law!("25B1"), RotationAsked::ChangeAccepted { lho }, accepted) {
        bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
        bench.decide(Component::Cancelled(vec![earlier]));
        unauthorised(bench, irregular);
        let standing = changed(irregular, &first);
        if let Ok(standing) = &standing {
            law_26::restrict(bench, irregular, standing);
        }
        return stand(bench, irregular, standing);
    }
    bench.trace.ask(law!("25B2"), RotationAsked::FirstCallStands { earlier }, true);
    unauthorised(bench, irregular);
    law_26::restrict(bench, irregular, &irregular.before);
    stand(bench, irregular, Ok(irregular.before.clone()))
}

fn unauthorised(bench: &mut Bench<'_>, irregular: &Irregular<'_>) {
    let seats = vec![irregular.offender().partner()];
    bench.decide(Component::UnauthorisedFor { seats, clause: law!("16C2") });
}

/// The auction with the second call in place of the first.
fn changed(irregular: &Irregular<'_>, first: &Made) -> Result<Standing, Limit> {
    let mut standing = Standing {
        auction: crate::bridge::Auction::new(irregular.before.auction.dealer()),
        made: Vec::new(),
    };
    for earlier in &irregular.before.made {
        let call = if earlier.number == first.number { irregular.out.clone() } else { earlier.clone() };
        standing.add(call)?;
    }
    Ok(standing)
}

/// The auction goes on from what stands, with the calls made since.
fn stand(bench: &mut Bench<'_>, irregular: &Irregular<'_>, standing: Result<Standing, Limit>) -> Ruling {
    let played = standing.and_then(|mut standing| {
        for (n, event) in irregular.numbered() {
            if let Some(made) = made(event, n) {
                standing.add(made)?;
            }
        }
        Ok(standing)
    });
    match played {
        Err(limit) => bench.not_covered(limit),
        Ok(standing) if standing.auction.is_over() => {
            bench.decide(Component::Auction(AuctionGoes::Over));
            bench.remedies()
        }
        Ok(standing) => {
            bench.decide(Component::Auction(AuctionGoes::On));
            bench.decide(Component::Turn(standing.auction.turn()));
            bench.remedies()
        }
    }
}
