//! The laws that recognise irregular calls and rule on them: the only list of them in the engine.
//!
//! A law that disposes of a call in turn has a method of the docket, which recognises the call by
//! the auction and the reactions to it. For a call out of turn the turn is enough: its disposal is
//! in `reaction`, its ruling begins at Law 28.

use super::{law_15, law_21, law_24, law_25, law_27, law_28, law_36, law_37, law_38, law_39};
use crate::engine::bench::Bench;
use crate::engine::rotation::docket::{Docket, EventQueue, Replayed};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallFate;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::ruling::{Limit, Ruling};

/// Disposes of a call by the player in turn under the first law by which it is irregular. `None`
/// for a regular call.
pub(in crate::engine::rotation) fn dispose_in_turn<'a>(
    docket: &mut Docket<'a>,
    made: MadeCall<'a>,
    queue: &mut EventQueue<'a>,
) -> Option<Replayed> {
    docket
        .above_seven_in_turn(made, queue)
        .or_else(|| docket.breach_in_turn(made, queue))
        .or_else(|| docket.double_instead(made))
        .or_else(|| docket.insufficient(made, queue))
        .or_else(|| docket.inadmissible_in_turn(made, queue))
}

/// The ruling on one irregularity, under the law that its fate belongs to.
pub(in crate::engine::rotation) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let irregular = hearing.irregular;
    let clause = irregular.clause();
    if !clause.is_of_ruled_law(bench.edition()) {
        return bench.not_covered(Limit::Edition(clause));
    }
    if matches!(irregular.fate, CallFate::Insufficient(_)) && !bench.case.is_amended(clause) {
        return bench.not_covered(Limit::EarlierText(clause));
    }
    irregular.disputed.iter().for_each(|point| hearing.contest(bench, *point));
    law_28::law_33(bench, irregular.same_time.map(|with| (irregular.out.number, with)));
    match &irregular.fate {
        CallFate::Exposed(exposure) => law_24::rule(bench, hearing, exposure),
        CallFate::Insufficient(reaction) => law_27::rule(bench, hearing, reaction),
        CallFate::DoubleInstead => law_27::law_27b3(bench, hearing),
        CallFate::Misexplained(explanation) => law_21::rule(bench, hearing, explanation),
        CallFate::WrongBoard(wrong) => law_15::rule(bench, hearing, wrong),
        CallFate::Inadmissible { in_turn: true, reaction } => law_36::rule(bench, hearing, true, reaction),
        CallFate::Breach { in_turn, reaction } => law_37::rule(bench, hearing, *in_turn, *reaction),
        CallFate::AboveSeven { in_turn, over, cancelled } => {
            law_38::rule(bench, hearing, *in_turn, *over, cancelled)
        }
        CallFate::AfterTheEnd { over, cancelled } => law_39::rule(bench, hearing, *over, cancelled),
        CallFate::Change { .. } if irregular.is_replaced_at_once() || irregular.is_late_substitution() => {
            law_25::replaced_in_turn(bench, hearing)
        }
        CallFate::InRotation
        | CallFate::ProperPlayerCalled { .. }
        | CallFate::Open
        | CallFate::Accepted(_)
        | CallFate::Declined
        | CallFate::Change { .. }
        | CallFate::Inadmissible { in_turn: false, .. } => law_28::rule(bench, hearing),
    }
}
