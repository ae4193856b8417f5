//! Law 15A, and 17D before 2017: calls on cards from a wrong board.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 15A1, 17D1 in 2007, 17D in 1997 | the call is cancelled, in 2017 with all that followed | |
//! | 15A2(a), 17D2 in 2007 | partner has called since: an adjusted score, an artificial one in 2007 | the score (Law 12) |
//! | 15A2(b), 17D2, 17D | the player looks at the right hand and calls again | |
//! | 15A2(c), 16D in 2007 | Law 16C on the calls withdrawn | what they suggested |
//! | 17D2, 17D | LHO has called over it, and repeats that call: an artificial score if the new call differs | whether it differs (2007: much in meaning, or psychic) |
//! | 15A3, 17D3, 17D | the Director keeps in mind the board that the cards came from | whether the call made there differs |
//! | 15A4, 17D4 | a procedural penalty is possible | whether to impose one |
//!
//! Decisions:
//!
//! - Neither law names Law 26, so nothing of a lead is decided.
//!
//! Not here: a whole table that plays a board not meant for it (15B, 15 before 2017).
//!
//! Texts: 2017 and 2007 complete. 1997 has one paragraph, which does not speak of partner's call.

use super::{law_16, law_17};
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component};
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::WrongBoard;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// The ruling on a player who held cards from a wrong board.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, wrong: &WrongBoard<'_>) -> Ruling {
    let player = hearing.offender();
    bench.decide(Component::InRotation(true));
    bench.decide(Component::Watch(Vec::new()));
    bench.decide(Component::Cancelled(wrong.cancelled.clone()));
    let (call, first) = (wrong.has_called.then(|| hearing.call()), first_paragraph(bench));
    bench.decide(Component::Law(first));
    if !bench.trace.ask(first, RotationTest::CalledOnWrongCards { player, call }, wrong.has_called) {
        bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause: first });
        law_17::next_turn(bench, hearing);
        return bench.rectification();
    }
    if partner_called(bench, hearing, wrong) {
        return adjusted(bench, hearing);
    }
    let repeats = lho_must_repeat(bench, hearing, wrong);
    if let Some(substitute) = wrong.substitute.filter(|_| repeats) {
        let call = hearing.call();
        let Some(differs) = hearing.facts.findings().of(FindingKind::Differs, call) else {
            return hearing.fork_on_finding(bench, Question::Differs { seat: player, call });
        };
        let test = RotationTest::SubstituteDiffers { call, substitute: substitute.number };
        if bench.trace.ask(second_paragraph(bench), test, differs) {
            bench.decide(Component::Law(second_paragraph(bench)));
            return adjusted(bench, hearing);
        }
    }
    calls_again(bench, hearing, wrong)
}

/// 15A2(a), 17D2 in 2007: partner has called since. 1997 does not ask.
fn partner_called(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, wrong: &WrongBoard<'_>) -> bool {
    if bench.edition() == Edition::E1997 {
        return false;
    }
    let clause = bench.cite([law!("15A2(a)"), law!("17D2")]);
    let call = wrong.partners.as_ref().and_then(MadeCall::recorded_number);
    let test = RotationTest::PartnerCalledAfter { partner: hearing.partner(), call };
    let called = bench.trace.ask(clause, test, wrong.partners.is_some());
    if called {
        bench.decide(Component::Law(clause));
    }
    called
}

/// 17D2, 17D in 1997: LHO has called over it, and must repeat that call.
fn lho_must_repeat(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, wrong: &WrongBoard<'_>) -> bool {
    if bench.edition() == Edition::E2017 {
        return false;
    }
    let call = wrong.over.as_ref().and_then(MadeCall::recorded_number);
    let test = RotationTest::LhoMustRepeat { lho: hearing.offender().lho(), call };
    bench.trace.ask(second_paragraph(bench), test, wrong.over.is_some())
}

/// The board is not played on: the Director awards a score.
fn adjusted(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let artificial = bench.edition() != Edition::E2017;
    bench.decide(Component::Auction(if artificial {
        AuctionConsequence::ArtificialScore
    } else {
        AuctionConsequence::AdjustedScore
    }));
    afterwards(bench, hearing);
    bench.rectification()
}

/// 15A2(b) and (c): the player calls again with the right cards.
fn calls_again(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, wrong: &WrongBoard<'_>) -> Ruling {
    let player = hearing.offender();
    let clause = bench.cite([law!("15A2(b)"), law!("17D2"), law!("17D")]);
    bench.trace.ask(clause, RotationTest::CallsAgain { player }, true);
    bench.decide(Component::Law(clause));
    // In 2017 LHO's call is withdrawn as well, which tells both players of the side something.
    let lho_withdrawn = wrong.over.is_some() && bench.edition() == Edition::E2017;
    let offenders = [player, player.partner()];
    law_16::law_16c(bench, if lho_withdrawn { &offenders } else { &offenders[..1] });
    afterwards(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 15A3 and 15A4: the other board, and a procedural penalty.
fn afterwards(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let player = hearing.offender();
    let other_board = bench.cite([law!("15A3"), law!("17D3"), law!("17D")]);
    bench.trace.ask(other_board, RotationTest::OtherBoardWatched { player }, true);
    bench.decide(Component::Watch(vec![other_board]));
    let penalty = bench.cite([law!("15A4"), law!("17D4")]);
    if penalty.is_in(bench.edition()) {
        bench.trace.ask(penalty, RotationTest::MayPenalise { player }, true);
    }
}

fn first_paragraph(bench: &Bench<'_>) -> Clause {
    // 17D1 of 2017 is on the end of the auction.
    bench.cite([law!("15A1"), law!("17D1"), law!("17D")])
}

fn second_paragraph(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("17D2"), law!("17D")])
}
