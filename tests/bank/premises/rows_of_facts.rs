//! Wrong answers under an assumption about an inadmissible call, exposed cards, or an explanation, or
//! under one about what follows from an irregular call.

use super::table::{Row, row};
use bank::premise::Premise;
use rules::engine::Key::*;

#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    row("r031", Premise::OwnTurn,
        "in_rotation=yes&law=36B2&may_accept=nobody&cancelled=2&turn=N\
         &offender=any_legal_call&partner=must_pass_throughout&lead=C&lead=D&lead=H\
         &lead=S&watch=72C",
        InRotation, &[Law]),
    row("r453", Premise::CalledOver,
        "in_rotation=no&law=37A&may_accept=nobody&cancelled=none&turn=E\
         &auction=goes_on&offender=any_legal_call&partner=any_legal_call",
        Law, &[Cancelled, Turn, Auction, Offender, Partner]),
    row("r466", Premise::NotCalledOver,
        "law=38&cancelled=5&turn=E&auction=goes_on&offender=must_pass_throughout\
         &partner=must_pass_throughout&lead=require_or_forbid%3AH&watch=23",
        Law, &[Cancelled, Auction, Offender, Partner, Lead, Watch]),
    row("r542", Premise::LowCard,
        "law=24A&turn=E&partner=any_legal_call&penalty_cards=minor_at_choice\
         &watch=none",
        Law, &[Partner, PenaltyCards, Watch]),
    row("r539", Premise::HonourCard,
        "law=24B&turn=S&partner=must_pass_next&penalty_cards=major_if_defending\
         &watch=23",
        Law, &[Partner, PenaltyCards, Watch]),
    row("r526", Premise::SeveralCards,
        "law=24C&turn=E&partner=must_pass_next&penalty_cards=major_if_defending\
         &watch=72C",
        Law, &[Partner, PenaltyCards, Watch]),
    row("r544", Premise::DuringAuction,
        "law=24B&lead=none&penalty_cards=major_at_choice",
        Law, &[PenaltyCards]),
    row("r543", Premise::AfterAuction,
        "law=49&lead=none&penalty_cards=minor&contract=4H%3AN",
        Law, &[PenaltyCards]),
    row("r564", Premise::Uncorrected,
        "law=20F5%28a%29&may_change=nobody&turn=W&watch=none",
        Law, &[MayChange, Watch]),
    row("r556", Premise::ChangeInTime,
        "law=21B1%28a%29&may_change=W&turn=S&watch=none",
        Law, &[MayChange, Watch]),
    row("r558", Premise::ChangeTooLate,
        "law=21B3&may_change=nobody&turn=E",
        Law, &[MayChange]),
    row("r500", Premise::Repeats,
        "law=31A2%28a%29&turn=W&offender=any_legal_call&partner=must_pass_next\
         &lead=none&watch=23",
        Law, &[Partner, Lead]),
    row("r081.2", Premise::NotRepeats,
        "law=31A2%28b%29&partner=must_pass_throughout&lead=none&watch=23",
        Law, &[Partner]),
    row("r554", Premise::Influenced,
        "law=21B1%28a%29&may_change=N&cancelled=none&turn=E",
        MayChange, &[]),
    row("r558.2", Premise::NotInfluenced,
        "law=21B1%28a%29&may_change=nobody&cancelled=none&turn=E&unauthorised_for=S",
        Law, &[MayChange, Cancelled, Turn, UnauthorisedFor]),
    row("r566", Premise::MistakenCall,
        "law=21B1%28b%29&may_change=nobody&cancelled=none&turn=W&unauthorised_for=N",
        Law, &[MayChange, Cancelled, Turn, UnauthorisedFor]),
    row("r560", Premise::MistakenExplanation,
        "law=21B1%28a%29&may_change=nobody&corrects=never&turn=W",
        Law, &[]),
    row("r040", Premise::OnlyCancelled,
        "law=32B&cancelled=2&turn=E&replacement=not_tested&partner=any_legal_call\
         &lead=none&unauthorised_for=none&watch=none",
        Replacement, &[Partner, Lead, UnauthorisedFor, Watch]),
    row("r450", Premise::StandsAsLegal,
        "law=37B2&cancelled=none&turn=E&offender=any_legal_call\
         &partner=any_legal_call&lead=none&unauthorised_for=none&watch=none",
        Cancelled, &[Offender, Partner, Lead, UnauthorisedFor, Watch]),
];
