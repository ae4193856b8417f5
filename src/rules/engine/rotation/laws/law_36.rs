//! Law 36: an inadmissible double or redouble; and what silences partner in the older codes as it does here.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 36A | the next player called over it: that and all that followed is cancelled, back to the proper player | |
//! | 36B1, 36B2 (36B in 2007) | otherwise cancelled; the offender substitutes a legal call, partner passes throughout | |
//! | 36B3 | Laws 26B and 72C | whether the offender could have been aware |
//! | 36B4 | it was out of turn: back to the proper player, the offender is free, partner passes throughout | |
//! | 36C | noticed after the opening lead was faced: the contract is as if it had not been made | |

use super::{law_16, law_17, law_26, law_72};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, MayAccept};
use crate::engine::rotation::asked::RotationTest;
use crate::engine::rotation::hearing::{Hearing, not_tested};
use crate::engine::rotation::irregular::DoubleReaction;
use crate::engine::ruling::{Limit, Ruling};
use crate::law;
use crate::law::Clause;

/// The ruling on an inadmissible double or redouble, in turn or not.
pub(crate) fn rule(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    in_turn: bool,
    upon: &DoubleReaction,
) -> Ruling {
    let (call, lho) = (hearing.call(), hearing.offender().lho());
    bench.decide(Component::InRotation(in_turn));
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    let clause = if in_turn { law!("36") } else { law!("32") };
    bench.trace.ask(clause, RotationTest::Inadmissible { call }, true);
    if let DoubleReaction::LeadFaced { cancelled } = upon {
        return law_36c(bench, hearing, cancelled);
    }
    let (over, call) = match upon {
        DoubleReaction::CalledOver { call, .. } => (true, *call),
        _ => (false, None),
    };
    bench.trace.ask(law!("36A"), RotationTest::CalledOverInadmissible { lho, call }, over);
    match upon {
        DoubleReaction::CalledOver { cancelled, .. } => law_36a(bench, hearing, cancelled),
        _ => law_36b(bench, hearing, in_turn),
    }
}

fn law_36a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, cancelled: &[usize]) -> Ruling {
    bench.decide(Component::Law(law!("36A")));
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    hearing.nothing_further(bench);
    // Calls of the other side were withdrawn as well, and what those told is for neither offender to use.
    law_16::unauthorised(bench, &[hearing.offender(), hearing.partner()]);
    law_17::next_turn(bench, hearing);
    bench.remedies()
}

fn law_36b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, in_turn: bool) -> Ruling {
    let (call, offender) = (hearing.call(), hearing.offender());
    bench.decide(Component::Cancelled(vec![call]));
    bench.trace.ask(
        bench.cite([law!("36B1"), law!("36B")]),
        RotationTest::InadmissibleCancelled { call },
        true,
    );
    let (clause, asked) = if in_turn {
        (bench.cite([law!("36B2"), law!("36B")]), RotationTest::MustSubstitute { offender })
    } else {
        (bench.cite([law!("36B4"), law!("36B")]), RotationTest::InadmissibleOutOfTurn { offender })
    };
    bench.trace.ask(clause, asked, true);
    if law!("36B3").is_in(bench.edition()) {
        bench.trace.ask(law!("36B3"), RotationTest::DamageWatched { offender }, true);
    }
    partner_silenced(bench, hearing, clause)
}

fn law_36c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, cancelled: &[usize]) -> Ruling {
    if !law!("36C").is_in(bench.edition()) {
        return bench.not_covered(Limit::Edition(law!("36C")));
    }
    bench.trace.ask(law!("36C"), RotationTest::LeadFaced { call: hearing.call() }, true);
    bench.decide(Component::Law(law!("36C")));
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    hearing.nothing_further(bench);
    law_17::over(bench, hearing.facts, &hearing.standing.auction);
    bench.remedies()
}

/// The offender is free at his turn, and his partner must pass whenever it is his: Law 36, and Laws
/// 31 and 32 before 2017.
pub(crate) fn partner_silenced(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, law: Clause) -> Ruling {
    let partner = hearing.partner();
    bench.trace.ask(law, RotationTest::MustPassThroughout { player: partner }, true);
    bench.decide(Component::Law(law));
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    not_tested(bench);
    bench.decide(Component::Partner(Duty::MustPassThroughout));
    law_16::unauthorised(bench, &[hearing.offender()]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, hearing.replacement());
    law_72::watched(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.remedies()
}
