//! Law 72C, Law 23 before 2017: an offender who could have been aware that the irregularity would
//! damage the other side. Law 23 of 1997 is on an enforced pass of partner; on any other irregularity
//! Law 72B1 says the same. Law 23 of 2007 is on any irregularity, so that it is watched also where a
//! paragraph that requires a pass does not name it (30B1).
//!
//! Whether the offender could, and whether it did, is for the Director to judge when the hand has
//! been played.

use crate::engine::bench::Bench;
use crate::engine::component::Component;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::Clause;

/// 72C: the Director watches for damage.
pub(crate) fn law_72c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let clause = bench.cite([law!("72C"), law!("23")]);
    watch(bench, hearing, clause);
}

/// 72C where it is the offender who has to pass, and not partner: 72B1 in 1997.
pub(crate) fn after_own_pass(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let clause = bench.cite([law!("72C"), law!("72B1"), law!("23")]);
    watch(bench, hearing, clause);
}

fn watch(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) {
    bench.trace.ask(clause, RotationTest::DamageWatched { offender: hearing.offender() }, true);
    bench.decide(Component::Watch(vec![clause]));
}
