//! The calls that one player makes in the place of an insufficient bid, one after another.

use crate::engine::bench::Bench;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::{BidReaction, CallFate, Irregular};
use crate::law;

/// The same player's first insufficient bid in this place: before 2007 the call that replaces it
/// decides, however many others were withdrawn.
pub(super) fn of_first_bid<'h, 'a>(hearing: &Hearing<'h, 'a>) -> Hearing<'h, 'a> {
    let all = &hearing.docket.irregularities;
    let index = all.iter().position(|other| is_of_law_27(&other.fate) && is_in_its_place(hearing, other));
    let index = index.unwrap_or(hearing.index);
    Hearing { index, irregular: &all[index], ..*hearing }
}

/// The next irregular call that the offender made in the place of this one.
pub(super) fn second_attempt<'h, 'a>(
    bench: &Bench<'_>,
    hearing: &Hearing<'h, 'a>,
) -> Option<&'h Irregular<'a>> {
    let counts = |fate: &CallFate<'_>| match fate {
        // While LHO may still accept another insufficient bid, nothing has replaced this one. In
        // 1997 no law is on one that was not accepted.
        CallFate::Insufficient(BidReaction::Open) => false,
        CallFate::Insufficient(BidReaction::Declined { .. }) => law!("27B4").is_in(bench.edition()),
        fate => is_of_law_27(fate),
    };
    let later = hearing.docket.irregularities.iter().skip(hearing.index + 1);
    later.filter(|other| is_in_its_place(hearing, other)).find(|other| counts(&other.fate))
}

const fn is_of_law_27(fate: &CallFate<'_>) -> bool {
    matches!(fate, CallFate::Insufficient(_) | CallFate::DoubleInstead)
}

fn is_in_its_place(hearing: &Hearing<'_, '_>, other: &Irregular<'_>) -> bool {
    other.offender() == hearing.offender() && other.before.made.len() == hearing.irregular.before.made.len()
}

/// The numbers of all calls that the offender has made in this place and that are cancelled.
pub(super) fn cancelled(hearing: &Hearing<'_, '_>) -> Vec<usize> {
    let made = hearing.docket.irregularities.iter().take(hearing.index + 1);
    let made = made.filter(|other| is_of_law_27(&other.fate) && is_in_its_place(hearing, other));
    let numbers = made.flat_map(|other| {
        let withdrawn = match &other.fate {
            CallFate::Insufficient(BidReaction::Declined { withdrawn, .. }) => *withdrawn,
            _ => None,
        };
        std::iter::once(other.out.number).chain(withdrawn.map(|made| made.number))
    });
    numbers.collect()
}
