//! Law 27B1: what the call that replaces an insufficient bid specifies and means.

use crate::bridge::{Bid, Call, Strain};
use crate::engine::bench::Bench;
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::laws::law_23;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::{Clause, Edition};

/// The first call of which it matters, and is unknown, whether it is artificial.
pub(super) fn of_unknown_nature(hearing: &Hearing<'_, '_>) -> Option<usize> {
    if hearing.replacement().is_some_and(|made| !made.call.is_bid()) {
        return None;
    }
    let unknown = |made: &&MadeCall<'_>| {
        made.artificial.is_none() && made.call.is_bid() && made.meaning.is_none_or(|m| m.specifies.is_none())
    };
    let calls = std::iter::once(&hearing.irregular.out).chain(hearing.replacement());
    calls.into_iter().find(unknown).map(|made| made.number)
}

/// 27B1(a): is the replacement the lowest sufficient bid that specifies the same denomination, both
/// bids being natural before 2017? `None` if the Director has to find out.
pub(super) fn law_27b1a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Option<bool> {
    let clause = cite_27b1a(bench);
    let (out, replacement) = (&hearing.irregular.out, hearing.replacement());
    let number = replacement.and_then(MadeCall::recorded_number);
    let found = hearing.facts.findings().of(FindingKind::Lowest, hearing.call());
    if let Some(found) = found.filter(|_| replacement.is_none_or(|made| made.call.is_bid())) {
        return Some(bench.trace.ask(clause, RotationTest::FoundLowest, found));
    }
    let artificial = |made: &MadeCall<'_>| made.artificial == Some(true);
    let both_natural = !artificial(out) && !replacement.is_some_and(artificial);
    if bench.edition() != Edition::E2017 {
        let test = RotationTest::BothNatural { call: out.number, replacement: number };
        if !bench.trace.ask(clause, test, both_natural) {
            return Some(false);
        }
    }
    let strains = out.specifies();
    let lowest = match replacement {
        None if strains.is_empty() => Some(false),
        None => None,
        Some(made) => is_lowest(hearing, out, made),
    }?;
    Some(bench.trace.ask(clause, RotationTest::LowestInDenomination { replacement: number, strains }, lowest))
}

pub(super) fn cite_27b1a(bench: &Bench<'_>) -> Clause {
    if bench.edition() == Edition::E1997 { law!("27B1") } else { law!("27B1(a)") }
}

/// True if this bid is the lowest sufficient one that specifies what the insufficient bid did;
/// `None` where that depends on the other bids of the pair.
fn is_lowest(hearing: &Hearing<'_, '_>, out: &MadeCall<'_>, made: &MadeCall<'_>) -> Option<bool> {
    let (Call::Bid(old), Call::Bid(new)) = (out.call, made.call) else { return Some(false) };
    let (before, after) = (out.specifies(), made.specifies());
    let shared = before.iter().filter(|strain| after.contains(strain)).count();
    if shared == 0 {
        return Some(false);
    }
    let lowest = lowest_sufficient(hearing, new.strain())?;
    let natural = made.artificial != Some(true);
    match (shared == before.len() && shared == after.len(), new == lowest) {
        (_, false) if natural => Some(false),
        (true, true) if old.strain() == new.strain() => Some(true),
        _ => None,
    }
}

/// The lowest bid in a denomination that was sufficient when the insufficient bid was made.
fn lowest_sufficient(hearing: &Hearing<'_, '_>, strain: Strain) -> Option<Bid> {
    let last = hearing.irregular.before.auction.last_bid().map(|(_, bid)| bid);
    (1..=7).filter_map(|level| Bid::new(level, strain)).find(|bid| last.is_none_or(|last| *bid > last))
}

/// True if all hands of the replacement belong to the insufficient bid: by the Director's finding,
/// or by their meanings where both are known.
pub(super) fn is_more_precise(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    made: &MadeCall<'_>,
) -> Option<bool> {
    let clause = law!("27B1(b)");
    if let Some(found) = hearing.facts.findings().of(FindingKind::Comparable, hearing.call()) {
        return Some(bench.trace.ask(clause, RotationTest::FoundMorePrecise, found));
    }
    let (old, new) = hearing.irregular.out.meaning.zip(made.meaning)?;
    let share = new.share_in(old)?;
    let certain = !old.promises_beyond(new) && share.is_whole();
    let unlike = share.both == 0
        || !new.promises_beyond(old) && share.permille() < bench.case.elections.similar_from.0;
    let test = RotationTest::MorePrecise { replacement: made.number, share };
    (certain || unlike).then(|| bench.trace.ask(clause, test, certain))
}

/// True if a call in place of the insufficient bid is comparable, or of the same or a more precise
/// meaning (27B1(b)); `None` if the Director has to judge.
pub(crate) fn is_comparable(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    made: &MadeCall<'_>,
) -> Option<bool> {
    match bench.edition() {
        Edition::E2017 => law_23::is_comparable(bench, hearing, &hearing.irregular.out, made),
        Edition::E2007 => is_more_precise(bench, hearing, made),
        _ => Some(false),
    }
}
