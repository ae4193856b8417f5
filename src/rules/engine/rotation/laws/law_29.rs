//! Law 29: first steps after a call out of rotation.
//!
//! | clause | decided here | left to the players |
//! |---|---|---|
//! | 29A | LHO accepted: the call stands | whether LHO accepts |
//! | 29B | otherwise cancelled, back to the proper player, on to Laws 30, 31 and 32 | |
//! | 29C | an artificial call counts for the denominations it specifies | |
//!
//! In 1997 a double or redouble is accepted or cancelled by Law 32 itself, the only law of that
//! edition whose text was available.

use super::{law_17, law_30, law_31, law_32, law_36};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, MayAccept};
use crate::engine::rotation::asked::RotationTest;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallFate;
use crate::engine::ruling::{Answer, Question, Ruling};
use crate::law;

/// The ruling on a call out of rotation that the player whose turn it was has not undone by calling.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (lho, call) = (hearing.offender().lho(), hearing.call());
    let accepts = bench.cite([law!("29A"), law!("32")]);
    match &hearing.irregular.fate {
        CallFate::Inadmissible { upon, .. } => law_36::rule(bench, hearing, false, upon),
        // What is put to the next player then is Law 25B1, and not whether he accepts it under 29A.
        CallFate::Change { .. } => cancelled(bench, hearing),
        CallFate::Open => hearing
            .fork(bench, Question::Accepts { seat: lho, call }, [Answer::Accepts, Answer::Declines])
            .saying(Component::MayAccept(MayAccept::Seat(lho))),
        CallFate::Accepted(over) => {
            bench.trace.ask(accepts, RotationTest::NextHandAccepted { lho, call: *over }, true);
            bench.decide(Component::Law(accepts));
            accepted(bench, hearing, *over)
        }
        _ => {
            bench.trace.ask(accepts, RotationTest::NextHandAccepted { lho, call: None }, false);
            let asked = RotationTest::Declined { lho, call };
            bench.trace.ask(bench.cite([law!("29B"), law!("32")]), asked, true);
            cancelled(bench, hearing)
        }
    }
}

fn accepted(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: Option<usize>) -> Ruling {
    bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
    bench.decide(Component::Cancelled(Vec::new()));
    hearing.nothing_further(bench);
    let said_only = over.is_none() && hearing.since_by(hearing.offender().lho()).is_none();
    if said_only && hearing.untold.is_none() {
        // He accepts by a call that is not told: the turn is his, and nothing has ended.
        bench.decide(Component::Auction(AuctionConsequence::On));
        bench.decide(Component::Turn(hearing.offender().lho()));
        return bench.remedies();
    }
    if law!("34").is_in(bench.edition()) {
        law_17::look(bench, hearing);
    }
    law_17::next_turn(bench, hearing);
    bench.remedies()
}

/// Which of Laws 30, 31 and 32 says what becomes of the offending side.
fn cancelled(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.decide(Component::Cancelled(vec![hearing.call()]));
    let out = &hearing.irregular.out;
    if out.artificial == Some(true) && law!("29C").is_in(bench.edition()) {
        let asked = RotationTest::Specifies { call: out.number, strains: out.specifies() };
        bench.trace.ask(law!("29C"), asked, true);
    }
    match out.call {
        Call::Pass => law_30::rule(bench, hearing),
        Call::Bid(_) => law_31::rule(bench, hearing),
        Call::Double | Call::Redouble => law_32::rule(bench, hearing),
    }
}
