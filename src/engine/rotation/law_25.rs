//! Law 25, as far as a call out of rotation at left-hand opponent's turn is treated as a change of call.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 25A | an unintended call is replaced, partner not having called | whether it was unintended |
//! | 25B1 | left-hand opponent accepts: the second call stands | whether he accepts |
//! | 25B2 | otherwise the first call stands | |

use super::asked::RotationAsked;
use super::facts::{Happened, RotationFacts};
use super::law_16;
use super::law_26;
use super::replay::{Irregular, Made, Standing};
use super::{fork, goes_on, nothing_further};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, MayAccept};
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
    nothing_further(bench);
    bench.decide(Component::Offender(Duty::ChangeOfCall));
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
        return stand(bench, irregular, changed(irregular, &first), Withdrawn::Unintended);
    }
    let Some(answer) = irregular.after.first() else {
        let answers = [(Answer::Accepts, Happened::Accepted), (Answer::Declines, Happened::Declined)];
        return fork(
            bench,
            Question::Accepts(lho),
            answers.map(|(answer, did)| (answer, facts.and_then(lho, did))),
        )
        .saying(Component::MayAccept(MayAccept::Seat(lho)));
    };
    let withdrawn = if first.call == irregular.out.call { Withdrawn::Repeated } else { Withdrawn::Changed };
    if bench.trace.ask(
        law!("25B1"),
        RotationAsked::ChangeAccepted { lho },
        answer.happened == Happened::Accepted,
    ) {
        bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
        bench.decide(Component::Cancelled(vec![earlier]));
        return stand(bench, irregular, changed(irregular, &first), withdrawn);
    }
    bench.trace.ask(law!("25B2"), RotationAsked::FirstCallStands { earlier }, true);
    stand(bench, irregular, Ok(irregular.before.clone()), withdrawn)
}

/// What the withdrawn call was to the one that stands.
enum Withdrawn {
    /// It was not meant, or the one that replaces it was: nothing follows from it (25A)
    Unintended,
    /// It is the same call (26A)
    Repeated,
    /// It is another call: Laws 16C2 and 26B may apply
    Changed,
}

/// The auction with the second call in place of the first.
fn changed(irregular: &Irregular<'_>, first: &Made) -> Result<Standing, Limit> {
    let mut standing = Standing::new(irregular.before.auction.dealer());
    let calls = irregular.before.made.iter();
    standing
        .play_on(calls.map(|call| if call.number == first.number { &irregular.out } else { call }.clone()))?;
    Ok(standing)
}

/// The auction goes on from what stands, with the calls made since.
fn stand(
    bench: &mut Bench<'_>,
    irregular: &Irregular<'_>,
    standing: Result<Standing, Limit>,
    withdrawn: Withdrawn,
) -> Ruling {
    let played = standing.and_then(|mut standing| {
        standing.play_on(irregular.calls())?;
        Ok(standing)
    });
    let standing = match played {
        Ok(standing) => standing,
        Err(limit) => return bench.not_covered(limit),
    };
    match withdrawn {
        Withdrawn::Unintended => {}
        Withdrawn::Repeated => {
            let binds = irregular.offender().partner();
            bench.trace.ask(law!("26B"), RotationAsked::LeadRestricted { binds, suits: Vec::new() }, false);
        }
        Withdrawn::Changed => {
            law_16::unauthorised(bench, irregular);
            law_26::restrict(bench, irregular, &standing);
        }
    }
    goes_on(bench, &standing.auction);
    bench.remedies()
}
