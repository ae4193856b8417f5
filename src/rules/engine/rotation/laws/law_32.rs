//! Law 32: a double or redouble out of rotation that has been cancelled; an inadmissible one goes
//! to Law 36.
//!
//! | clause | decided here | left to the players or the Director |
//! |---|---|---|
//! | 32A1 (2017) | at RHO's turn, who passes: the offender repeats it | what RHO does |
//! | 32A2 (2017) | RHO bids, doubles or redoubles: any legal call, then Law 23A | which call replaces it |
//! | 32B (2017) | at partner's turn: both free, then as 32A2 | the same |
//! | 32C (2017) | at LHO's turn later: a change of call, Law 25 | |
//! | 32A (2007, 1997) | at partner's turn: partner passes throughout, Law 26B | |
//! | 32B1 (2007, 1997) | at RHO's turn, who passes: the offender repeats it | what RHO does |
//! | 32B2 (2007, 1997) | RHO bids (2007: or doubles, redoubles): any legal call, partner passes throughout, 26B | |
//!
//! The paragraphs of 2017 are those of Law 31, and decided there. The older codes do not speak of
//! LHO's turn: it is a change of call by Law 25 itself. That 1997 speaks of a bid only makes no
//! difference: after a double or redouble that was admissible RHO can do nothing else but pass.

use super::law_23::ReplacementClauses;
use super::law_31::{self, LawParagraphs, law_31a1};
use super::{law_25, law_36};
use crate::engine::bench::Bench;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::Ruling;
use crate::law;
use crate::law::Edition;

const LAW_32: LawParagraphs = LawParagraphs {
    at_rhos: law!("32A"),
    rho_passes: law!("32A1"),
    rho_acts: ReplacementClauses {
        comparable: law!("32A2(a)"),
        not_comparable: law!("32A2(b)"),
        ..ReplacementClauses::ONCE
    },
    at_partners: law!("32B"),
    partner_free: law!("32B1"),
    offender_free: law!("32B2"),
    later_at_lhos: law!("32C"),
};

/// The ruling on a cancelled double or redouble out of rotation.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    if bench.edition() == Edition::E2017 {
        law_31::rule_2017(bench, hearing, &LAW_32)
    } else {
        rule_before_2017(bench, hearing)
    }
}

fn rule_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (offender, turn) = (hearing.offender(), hearing.irregular.turn);
    // In 1997 Law 32 is asked whether LHO accepts; Law 25 takes the rest as it does for a bid.
    if bench.edition() == Edition::E1997 && hearing.irregular.at_lhos_turn() {
        return law_25::change_at_lhos(bench, hearing, law!("25"));
    }
    if bench.trace.ask(law!("32A"), RotationTest::AtPartnersTurn { turn }, turn == offender.partner()) {
        return law_32a_before_2017(bench, hearing);
    }
    if bench.trace.ask(law!("32B"), RotationTest::AtRhosTurn { turn }, turn == offender.rho()) {
        return match law_32b1_before_2017(bench, hearing) {
            Err(ruling) => *ruling,
            Ok(call) => law_32b2_before_2017(bench, hearing, call),
        };
    }
    // The older codes do not speak of a double at LHO's turn.
    law_25::change_at_lhos(bench, hearing, law!("25"))
}

/// 32A before 2017: at partner's turn, partner must pass throughout.
fn law_32a_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_36::partner_passes_throughout(bench, hearing, law!("32A"))
}

/// 32B1 before 2017: RHO passes, and the offender repeats the call; as 31A1.
fn law_32b1_before_2017(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
) -> Result<Option<usize>, Box<Ruling>> {
    law_31a1(bench, hearing, law!("32B1"))
}

/// 32B2 before 2017: RHO has acted, and partner must pass throughout.
fn law_32b2_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, call: Option<usize>) -> Ruling {
    let rho = hearing.irregular.turn;
    bench.trace.ask(law!("32B2"), RotationTest::RhoActed { rho, call }, true);
    law_36::partner_passes_throughout(bench, hearing, law!("32B2"))
}
