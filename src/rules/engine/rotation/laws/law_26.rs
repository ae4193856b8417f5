//! Law 26: what declarer may demand of a defender's lead when the other defender has withdrawn a
//! call.
//!
//! | clause | decided here | left to declarer |
//! |---|---|---|
//! | 26A (2017) | a comparable call has replaced it: nothing; see Law 23 | |
//! | 26B (2017) | otherwise one suit may be forbidden that the offender's legal calls have not specified | which |
//! | 26A1 (2007, 1997) | it specified suits, and the offender's legal calls have specified them all: nothing | |
//! | 26A2 (2007, 1997) | otherwise a suit that they have not may be required or forbidden | which |
//! | 26B (2007, 1997) | it specified no suit: any one suit may be forbidden | which |

use crate::bridge::{Call, Strain, Suit};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, LeadRestriction};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::{Edition, Permille};

/// Decides whether declarer may restrict the first lead of the offender's partner.
///
/// The suits are those as the auction stands now; when it is over and the offenders do not defend,
/// nothing is restricted. Before 2017 the law speaks of an offender who chooses a different call in
/// the end: `instead` is the replacement, if it has been made.
pub(crate) fn restrict(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    withdrawn: &MadeCall<'_>,
    instead: Option<&MadeCall<'_>>,
) {
    let lead = restriction(bench, hearing, withdrawn, instead);
    bench.decide(Component::Lead(lead));
}

/// The restriction that this withdrawn call leads to.
pub(crate) fn restriction(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    withdrawn: &MadeCall<'_>,
    instead: Option<&MadeCall<'_>>,
) -> LeadRestriction {
    let threshold = bench.case.elections.dissimilar_below;
    let same = |made: &MadeCall<'_>| is_the_same(made, withdrawn, threshold);
    if bench.edition() == Edition::E2017 {
        let suits = unspecified(hearing, Suit::DOWN);
        law_26b(bench, hearing, suits)
    } else if instead.is_some_and(same) {
        law_26b(bench, hearing, Vec::new())
    } else {
        before_2017(bench, hearing, withdrawn)
    }
}

/// True if the final call is the same. A call repeated with a much different meaning is another
/// call: with both meanings known, one for which fewer hands than the lower threshold would have
/// made the first.
fn is_the_same(made: &MadeCall<'_>, withdrawn: &MadeCall<'_>, threshold: Permille) -> bool {
    let share = made.meaning.zip(withdrawn.meaning).and_then(|(new, old)| new.share_in(old));
    made.call == withdrawn.call
        && made.specifies() == withdrawn.specifies()
        && share.is_none_or(|share| share.permille() >= threshold.0)
}

fn before_2017(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    withdrawn: &MadeCall<'_>,
) -> LeadRestriction {
    let named = withdrawn.specifies();
    let named = Suit::DOWN.into_iter().filter(|suit| named.contains(&Strain::Suit(*suit)));
    let named: Vec<Suit> = named.collect();
    // Law 32 names 26B for a double or redouble, whatever it shows.
    let doubled = matches!(withdrawn.call, Call::Double | Call::Redouble);
    if named.is_empty() || doubled {
        law_26b(bench, hearing, Suit::DOWN.into())
    } else {
        law_26a_before_2017(bench, hearing, named)
    }
}

/// 26A of 2017: the lead is free after a comparable call.
pub(crate) fn law_26a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    bench.trace.ask(law!("26A"), RotationTest::LeadIsFree { partner: hearing.partner() }, true);
}

/// 26A before 2017: the withdrawn call specified suits. 26A1: no restriction if the offender's legal
/// calls have specified them all.
fn law_26a_before_2017(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    named: Vec<Suit>,
) -> LeadRestriction {
    let suits = unspecified(hearing, named);
    let test = RotationTest::EachSuitSpecified { offender: hearing.offender() };
    if bench.trace.ask(law!("26A1"), test, suits.is_empty()) {
        return LeadRestriction::None;
    }
    law_26a2(bench, hearing, suits)
}

/// 26A2 before 2017: declarer may require or forbid the lead of a suit that the offender has not
/// specified.
fn law_26a2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, suits: Vec<Suit>) -> LeadRestriction {
    let binds = hearing.partner();
    let test = RotationTest::SuitWasSpecified { binds, suits: suits.clone() };
    if bench.trace.ask(law!("26A2"), test, may_defend(hearing)) {
        LeadRestriction::RequireOrForbid { suits, binds }
    } else {
        LeadRestriction::None
    }
}

/// 26B: declarer may forbid the lead of one of these suits.
fn law_26b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, suits: Vec<Suit>) -> LeadRestriction {
    let binds = hearing.partner();
    let restricted = !suits.is_empty() && may_defend(hearing);
    let test = RotationTest::LeadRestricted { binds, suits: suits.clone() };
    if bench.trace.ask(law!("26B"), test, restricted) {
        LeadRestriction::ForbidOneOf { suits, binds }
    } else {
        LeadRestriction::None
    }
}

/// Those of these suits that the offender has not specified in the legal auction.
fn unspecified(hearing: &Hearing<'_, '_>, suits: impl IntoIterator<Item = Suit>) -> Vec<Suit> {
    let offender = hearing.offender();
    suits.into_iter().filter(|suit| !hearing.standing.has_specified(offender, *suit)).collect()
}

/// True if the offenders may still become defenders.
fn may_defend(hearing: &Hearing<'_, '_>) -> bool {
    !hearing.standing.is_over()
        || hearing.standing.auction.contract().is_some_and(|c| c.declarer.side() != hearing.offender().side())
}
