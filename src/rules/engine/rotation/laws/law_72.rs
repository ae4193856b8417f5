//! Law 72C, Law 23 before 2017: an offender who could have been aware that the irregularity would
//! damage the other side.
//!
//! Whether the offender could, and whether it did, is for the Director to judge when the hand has
//! been played.

use crate::engine::bench::Bench;
use crate::engine::component::Component;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::test::RotationTest;
use crate::law;

/// 72C: the Director watches for damage.
pub(crate) fn law_72c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let clause = bench.cite([law!("72C"), law!("23")]);
    bench.trace.ask(clause, RotationTest::DamageWatched { offender: hearing.offender() }, true);
    bench.decide(Component::Watch(vec![clause]));
}
