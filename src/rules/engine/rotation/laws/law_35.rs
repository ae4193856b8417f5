//! Law 35: inadmissible calls.
//!
//! | clause | decided here | left to |
//! |---|---|---|
//! | 35A | an inadmissible double or redouble: Law 36 | |
//! | 35B | a bid, double or redouble by a player required to pass: Law 37 | |
//! | 35C | a bid of more than seven: Law 38 | |
//! | 35D | a call after the final pass: Law 39 | |
//!
//! In 1997 Law 35 is of the same calls once LHO has called over them (35B to 35D): see the laws
//! they lead to here.

use crate::engine::bench::Bench;
use crate::engine::component::{Component, MayAccept};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallOver;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::{Clause, Edition};

/// A clause since 2007, and the one in its place before.
#[derive(Clone, Copy)]
pub(crate) struct Either(pub Clause, pub Clause);

impl Either {
    /// The clause of this edition.
    pub const fn of(self, edition: Edition) -> Clause {
        if is_since_2007(edition) { self.0 } else { self.1 }
    }
}

/// True for the editions whose Law 35 leads on to Laws 36 to 39.
pub(crate) const fn is_since_2007(edition: Edition) -> bool {
    matches!(edition, Edition::E2017 | Edition::E2007)
}

/// 35A: an inadmissible double or redouble. The clause under which that is asked.
pub(crate) const fn law_35a(edition: Edition) -> Clause {
    Either(law!("35A"), law!("36")).of(edition)
}

/// 35B to 35D: the call is inadmissible, in turn or not, so it cannot be accepted.
pub(crate) fn leads_on(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    in_turn: bool,
    clause: Either,
    test: RotationTest,
) {
    let irregular = hearing.irregular;
    if !in_turn {
        let (call, by, turn) = (irregular.out.number, irregular.offender(), irregular.turn);
        bench.trace.ask(law!("17C"), RotationTest::OutOfTurn { call, by, turn }, true);
    }
    bench.decide(Component::InRotation(in_turn));
    inadmissible(bench, clause, test);
}

/// 35D, or one of the others: a call that cannot be accepted.
pub(crate) fn inadmissible(bench: &mut Bench<'_>, clause: Either, test: RotationTest) {
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.trace.ask(clause.of(bench.edition()), test, true);
}

/// Asks whether LHO called before the call was rectified.
pub(crate) fn called_over(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    clause: Either,
    over: Option<CallOver>,
) -> bool {
    let test = RotationTest::CalledBeforeRectification {
        lho: hearing.offender().lho(),
        call: over.and_then(|CallOver(call)| call),
    };
    bench.trace.ask(clause.of(bench.edition()), test, over.is_some())
}
