//! For each premise a wrong answer to a scenario of the bank, as a trainee with that premise would
//! give it.

use super::{Marker, answer, bank, rows_of_facts, rows_of_slips};
use bank::premise::Premise;
use bank::{MarkedComponent, Verdict};
use rules::engine::Key;

/// An expected premise: scenario, answer, premise, and the components that follow from it.
pub(super) struct Row {
    scenario: &'static str,
    answered: &'static str,
    premise: Premise,
    /// The first wrong component, which reveals the premise.
    first: Key,
    /// The later components that follow.
    follows: &'static [Key],
}

pub(super) const fn row(
    scenario: &'static str,
    premise: Premise,
    answered: &'static str,
    first: Key,
    follows: &'static [Key],
) -> Row {
    Row { scenario, answered, premise, first, follows }
}

use Key::*;

#[rustfmt::skip]
const TABLE: &[Row] = &[
    // A change of call taken as a call at partner's turn, so that the turn goes back to partner.
    row("r010", Premise::PartnersTurn,
        "law=30B1&cancelled=2&turn=N&auction=back_to:N&offender=any_legal_call&unauthorised_for=N",
        Law, &[Turn, Auction, Offender]),
    row("r001", Premise::RhosTurn,
        "law=30A&may_accept=nobody&cancelled=1&turn=W&offender=any_legal_call\
         &replacement=not_tested&partner=any_legal_call&lead=none&watch=72C",
        Law, &[Replacement, Watch]),
    row("r016", Premise::LhosTurn,
        "in_rotation=no&may_accept=nobody&cancelled=2&turn=W&auction=back_to:W",
        Turn, &[Auction]),
    row("r010", Premise::FirstCall,
        "law=30B1&cancelled=2&turn=W&auction=back_to:W&offender=any_legal_call&unauthorised_for=N",
        Law, &[Auction, Offender]),
    row("r011", Premise::InRotation,
        "law=28A&may_accept=nobody&cancelled=2&turn=S&offender=must_repeat&replacement=not_tested\
         &partner=any_legal_call&lead=none&watch=none",
        Law, &[]),
    row("r048", Premise::OutOfRotation, "in_rotation=no&law=29A&turn=E&auction=goes_on", Key::InRotation, &[]),
    row("r026", Premise::ProperPlayerCalled,
        "law=28B&replacement=not_tested&partner=any_legal_call&lead=none&unauthorised_for=N\
         &watch=none",
        Law, &[Replacement, UnauthorisedFor, Watch]),
    row("r002", Premise::Accepted,
        "law=29A&may_accept=already_accepted&cancelled=none&turn=W&offender=any_legal_call\
         &replacement=not_tested&partner=any_legal_call&lead=none&watch=none",
        Law, &[MayAccept, Cancelled, Turn, Offender, Watch]),
    row("r005", Premise::Declined,
        "law=30A&may_accept=nobody&cancelled=2&turn=E&auction=back_to:E&offender=must_pass_next\
         &replacement=not_tested&partner=any_legal_call&lead=none",
        Law, &[MayAccept, Cancelled, Turn, Auction, Offender]),
    row("r016", Premise::Unanswered,
        "in_rotation=no&may_accept=W&cancelled=2&turn=E&auction=back_to:E",
        MayAccept, &[]),
    row("r046", Premise::Admissible,
        "law=29A&may_accept=already_accepted&cancelled=none&turn=S&auction=goes_on\
         &partner=any_legal_call&lead=none",
        Law, &[MayAccept, Cancelled, Auction]),
    row("r012", Premise::RhoPassed,
        "law=31A1&turn=W&offender=any_legal_call&replacement=not_tested&partner=any_legal_call\
         &lead=none&unauthorised_for=N&watch=none",
        Law, &[Replacement, Partner, Lead, Watch]),
    row("r085", Premise::RhoActed,
        "law=32B2&turn=E&offender=any_legal_call&partner=must_pass_throughout&lead=S&lead=H&lead=D\
         &lead=C&watch=23",
        Law, &[Offender, Partner, Lead, Watch]),
    // The same in 2017, where it depends on a call not yet made.
    row("r060.3", Premise::RhoActed,
        "law=31A2(b)&offender=any_legal_call&replacement=not_tested&partner=any_legal_call\
         &lead=none",
        Law, &[Offender]),
    row("r006", Premise::Artificial,
        "law=30B1&turn=W&offender=any_legal_call&replacement=not_comparable&partner=must_pass_next\
         &lead=S&lead=H&lead=D&lead=C&unauthorised_for=N&watch=72C",
        Lead, &[]),
    row("r011", Premise::Natural,
        "law=30A&may_accept=nobody&cancelled=2&turn=S&offender=must_pass_next\
         &replacement=not_tested&partner=any_legal_call&lead=none&watch=72C",
        Law, &[Offender, Watch]),
    row("r030", Premise::Comparable,
        "law=31B&turn=N&offender=any_legal_call&replacement=comparable&partner=any_legal_call\
         &lead=none&unauthorised_for=none&watch=23C",
        Replacement, &[Partner, Lead, UnauthorisedFor, Watch]),
    row("r014", Premise::NotComparable,
        "law=31B&may_accept=nobody&cancelled=1&turn=W&offender=any_legal_call\
         &replacement=not_comparable&partner=must_pass_next&lead=S&lead=H&lead=D&watch=72C",
        Replacement, &[Partner, Lead, Watch]),
    row("r041", Premise::Unintended,
        "law=32C&cancelled=2&turn=W&auction=goes_on&offender=change_of_call&lead=none\
         &unauthorised_for=N",
        Cancelled, &[Lead]),
    row("r008", Premise::Intended,
        "law=30B2&cancelled=2&turn=W&auction=goes_on&offender=change_of_call&partner=any_legal_call\
         &lead=S&lead=D&lead=C",
        Cancelled, &[Lead]),
    row("c004", Premise::CurrentTrickOnly,
        "what=neither&play=goes_on&standing=not_established&tricks=2",
        What, &[Play, Standing]),
    row("c040", Premise::OtherTricksToo,
        "what=both&law=71&play=suspended&exposed_cards=none&standing=adjudicated",
        What, &[Law, Play, Standing]),
    row("c068", Premise::MeantToClaim,
        "what=both&law=70A&play=suspended&standing=adjudicated",
        What, &[Law, Play, Standing]),
    row("d005", Premise::PartnerObjected,
        "what=neither&law=68B2&play=goes_on&standing=not_established",
        What, &[Law, Play, Standing]),
    row("d003", Premise::PartnerDidNotObject,
        "what=both&law=68B1&play=suspended&unauthorised_for=W&exposed_cards=not_penalty\
         &standing=stands",
        What, &[Law, Play, Standing]),
    row("c075", Premise::AllAgreed,
        "what=claim:3&law=68D2(b)(ii)&play=goes_on&standing=void&tricks=2",
        Law, &[Play, Standing]),
    row("c072", Premise::NotAllAgreed,
        "what=claim:3&law=70E1&play=suspended&unauthorised_for=none&exposed_cards=none\
         &standing=adjudicated&tricks=2",
        Law, &[Play, Standing, Tricks]),
    row("c001", Premise::Undisputed,
        "what=claim:4&law=69A&play=suspended&standing=stands&tricks=4&result=3C%3D",
        Law, &[Standing, Tricks, Result]),
    row("d004", Premise::Agreed, "what=both&law=69A&play=suspended&standing=stands&tricks=3", Law, &[]),
    row("c065", Premise::NotAgreed,
        "what=claim:2&law=70C&play=suspended&standing=adjudicated&tricks=0\
         &period=correction_period:open",
        Law, &[Standing, Tricks]),
    row("c065", Premise::InTime,
        "what=claim:2&law=70C&play=suspended&standing=adjudicated&tricks=0\
         &period=until_next_call:open",
        Law, &[Standing, Tricks, Period]),
    row("c065", Premise::TooLate,
        "what=claim:2&law=69B&play=suspended&standing=stands&tricks=2&period=correction_period:over",
        Law, &[Standing, Tricks, Period]),
    row("d104", Premise::OtherDoubter,
        "law=69B&standing=stands&tricks=2&result=3NT-1&period=correction_period:open",
        Law, &[Standing, Tricks, Result]),
    row("d018", Premise::NotWonBefore,
        "what=concession:1&law=71&play=ceases&standing=stands&tricks=0\
         &period=correction_period:open",
        Law, &[Standing]),
    row("c020", Premise::Aware, "what=claim:5&law=70A&play=suspended&standing=adjudicated&tricks=5", Law, &[Tricks]),
    row("c002", Premise::Unaware,
        "what=claim:4&law=70C&play=suspended&standing=adjudicated&tricks=3&result=3C-1",
        Law, &[Tricks, Result]),
    row("c001", Premise::DoubtForClaimer,
        "what=claim:4&law=70A&play=suspended&standing=adjudicated&tricks=4&result=3C%3D",
        Law, &[Tricks, Result]),
    row("c015", Premise::Silent, "what=claim:2&law=70E1&play=suspended&standing=adjudicated&tricks=1", Law, &[Tricks]),
    row("c028", Premise::TrickForgotten,
        "what=claim:3&law=70D1&play=suspended&standing=adjudicated&tricks=1",
        Law, &[Tricks]),
    row("c020", Premise::FromTheTop,
        "what=claim:5&law=70E2&play=suspended&standing=adjudicated&tricks=5",
        Law, &[Tricks]),
    row("c021", Premise::AnyOrder,
        "what=claim:5&law=70D1&play=suspended&standing=adjudicated&tricks=2",
        Law, &[Tricks]),
    row("r002", Premise::PartnerForOffender,
        "law=30A&may_accept=nobody&cancelled=2&turn=S&offender=any_legal_call\
         &replacement=not_tested&partner=must_pass_next&lead=none&watch=72C",
        Offender, &[Partner]),
    row("r015", Premise::OtherOpponent, "in_rotation=no&may_accept=E", MayAccept, &[]),
    row("r006", Premise::LeadTurned,
        "law=30B1&turn=W&offender=any_legal_call&replacement=not_comparable&partner=must_pass_next\
         &lead=S&unauthorised_for=N&watch=72C",
        Lead, &[]),
    row("r031", Premise::PassesOnce,
        "in_rotation=no&law=36B4&may_accept=nobody&cancelled=2&turn=N&offender=any_legal_call\
         &partner=must_pass_next&lead=S&lead=H&lead=D&lead=C&watch=72C",
        Partner, &[]),
    row("r030", Premise::PassesThroughout,
        "law=31B&turn=N&offender=any_legal_call&replacement=not_comparable\
         &partner=must_pass_throughout&lead=S&lead=H&lead=C&unauthorised_for=E&watch=72C",
        Partner, &[]),
    row("c032", Premise::ConcessionOverlooked,
        "what=claim:2&law=71&play=suspended&standing=adjudicated&tricks=3",
        What, &[]),
    row("c010", Premise::AsClaimed, "what=claim:3&law=70A&play=suspended&standing=adjudicated&tricks=3", Tricks, &[]),
    row("c056", Premise::BestPlay, "what=claim:3&law=70C&play=suspended&standing=adjudicated&tricks=1", Tricks, &[]),
    row("c004", Premise::OtherSide, "what=claim:3&play=suspended&standing=adjudicated&tricks=1", Tricks, &[]),
    row("d003", Premise::PenaltyCards,
        "what=neither&law=68B2&play=goes_on&unauthorised_for=W&exposed_cards=penalty\
         &standing=not_established",
        ExposedCards, &[]),
    // A finding forgotten after one question: the rest of the answer contradicts it.
    row("r403", Premise::Lowest,
        "cancelled=2&law=27B1%28a%29&offender=any_legal_call&partner=must_pass_throughout\
         &replacement=not_comparable&turn=S&unauthorised_for=W&watch=72C",
        Law, &[]),
    row("r415.2", Premise::NotLowest,
        "cancelled=3&law=27B1%28b%29&lead=none&offender=any_legal_call&partner=any_legal_call\
         &turn=W&unauthorised_for=none&watch=27D",
        Law, &[]),
    // Slips: the rest of the answer is right.
    row("r001", Premise::ChangeLaw,
        "cancelled=1&law=30B1%28b%29%28i%29&lead=none&may_accept=nobody\
         &offender=change_of_call&partner=any_legal_call&replacement=comparable&turn=W\
         &watch=23C",
        Offender, &[]),
    row("r423.2", Premise::InsufficientLaw, "cancelled=2&law=27A1&offender=must_repeat&turn=S", Law, &[]),
    row("r020", Premise::PassLaw,
        "auction=goes_on&cancelled=none&in_rotation=no&law=30A&lead=none\
         &may_accept=already_accepted&offender=any_legal_call&partner=any_legal_call&turn=E",
        Law, &[]),
    row("r001", Premise::BidLaw,
        "cancelled=1&law=31A1&lead=none&may_accept=nobody&offender=any_legal_call\
         &partner=any_legal_call&replacement=comparable&turn=W&watch=23C",
        Law, &[]),
    row("r001", Premise::DoubleLaw,
        "cancelled=1&law=32A1&lead=none&may_accept=nobody&offender=any_legal_call\
         &partner=any_legal_call&replacement=comparable&turn=W&watch=23C",
        Law, &[]),
    row("r001", Premise::LostTurnLaw,
        "cancelled=1&law=34&lead=none&may_accept=nobody&offender=any_legal_call\
         &partner=any_legal_call&replacement=comparable&turn=W&watch=23C",
        Law, &[]),
    row("r001", Premise::InadmissibleLaw,
        "cancelled=1&law=36A&lead=none&may_accept=nobody&offender=any_legal_call\
         &partner=any_legal_call&replacement=comparable&turn=W&watch=23C",
        Law, &[]),
    row("r001", Premise::FreePlayerBound,
        "cancelled=1&law=30B1%28b%29%28i%29&lead=none&may_accept=nobody\
         &offender=must_pass_throughout&partner=any_legal_call&replacement=comparable\
         &turn=W&watch=23C",
        Offender, &[]),
    row("r450", Premise::BoundPlayerFree,
        "cancelled=6&law=37B2&lead=C&lead=D&lead=S&offender=must_pass_throughout\
         &partner=any_legal_call&turn=E&unauthorised_for=S&watch=72C",
        Partner, &[]),
    row("r001", Premise::OwnSideAccepts,
        "cancelled=1&law=30B1%28b%29%28i%29&lead=none&may_accept=N&offender=any_legal_call\
         &partner=any_legal_call&replacement=comparable&turn=W&watch=23C",
        MayAccept, &[]),
    row("r003", Premise::TurnOfOffender,
        "auction=back_to%3AW&cancelled=5&cancelled=6&law=34&may_accept=already_accepted\
         &turn=N&unauthorised_for=S",
        Turn, &[]),
    row("r001", Premise::LegalCallCancelled,
        "cancelled=2&law=30B1%28b%29%28i%29&lead=none&may_accept=nobody\
         &offender=any_legal_call&partner=any_legal_call&replacement=comparable&turn=W\
         &watch=23C",
        Cancelled, &[]),
    row("r003", Premise::CallLeftStanding,
        "auction=back_to%3AW&cancelled=6&law=34&may_accept=already_accepted&turn=W\
         &unauthorised_for=S",
        Cancelled, &[]),
    row("r001", Premise::LeadImposed,
        "cancelled=1&law=30B1%28b%29%28i%29&lead=S&may_accept=nobody\
         &offender=any_legal_call&partner=any_legal_call&replacement=comparable&turn=W\
         &watch=23C",
        Lead, &[]),
    row("r042", Premise::LeadForgotten,
        "auction=back_to%3AE&cancelled=2&in_rotation=no&law=36B4&lead=none\
         &may_accept=nobody&offender=any_legal_call&partner=must_pass_throughout&turn=E\
         &watch=72C",
        Lead, &[]),
    row("r006", Premise::LeadSuitMissing,
        "law=30B1%28b%29%28ii%29&lead=H&offender=any_legal_call&partner=must_pass_next\
         &replacement=not_comparable&turn=W&unauthorised_for=N&watch=72C",
        Lead, &[]),
    row("c072", Premise::InformationBarred,
        "exposed_cards=none&law=68D2%28b%29%28ii%29&play=goes_on&standing=void&tricks=3\
         &unauthorised_for=N&what=claim%3A3",
        UnauthorisedFor, &[]),
    row("c006", Premise::InformationForgotten,
        "exposed_cards=not_penalty&law=68&play=goes_on&standing=not_established\
         &unauthorised_for=none&what=neither",
        UnauthorisedFor, &[]),
    row("r003", Premise::InformationForOthers,
        "auction=back_to%3AW&cancelled=5&cancelled=6&law=34&may_accept=already_accepted\
         &turn=W&unauthorised_for=E",
        UnauthorisedFor, &[]),
    row("c001", Premise::DefinitionLaw,
        "law=68A&play=suspended&result=3C-1&standing=adjudicated&tricks=3&what=claim%3A4",
        Law, &[]),
    row("c001", Premise::ConcessionForClaim,
        "law=70C&play=suspended&result=3C-1&standing=adjudicated&tricks=3\
         &what=concession%3A4",
        What, &[]),
    row("d010", Premise::ClaimForConcession,
        "law=71C&period=until_next_call%3Aover&play=ceases&standing=stands&tricks=0\
         &what=claim%3A2",
        What, &[]),
    row("c001", Premise::ConcessionAdded,
        "law=70C&play=suspended&result=3C-1&standing=adjudicated&tricks=3&what=both",
        What, &[]),
    row("c007", Premise::TrumpLaw, "law=70C&play=suspended&standing=adjudicated&tricks=2&what=claim%3A3", Law, &[]),
    row("c002", Premise::NewLineLaw,
        "law=70D1&play=suspended&result=3C%3D&standing=adjudicated&tricks=4&what=claim%3A4",
        Law, &[]),
    row("c001", Premise::DefenderLaw,
        "law=70D2&play=suspended&result=3C-1&standing=adjudicated&tricks=3&what=claim%3A4",
        Law, &[]),
    row("c001", Premise::OpponentsCardLaw,
        "law=70E1&play=suspended&result=3C-1&standing=adjudicated&tricks=3&what=claim%3A4",
        Law, &[]),
    row("c001", Premise::RankLaw,
        "law=70E2&play=suspended&result=3C-1&standing=adjudicated&tricks=3&what=claim%3A4",
        Law, &[]),
    row("c020", Premise::TooManyTricks,
        "law=70D1&play=suspended&standing=adjudicated&tricks=4&what=claim%3A5",
        Tricks, &[]),
    row("c001", Premise::TooFewTricks,
        "law=70C&play=suspended&result=3C-1&standing=adjudicated&tricks=0&what=claim%3A4",
        Tricks, &[]),
    row("r006", Premise::OlderCode,
        "law=30A&turn=S&offender=must_pass_next&replacement=not_comparable&partner=any_legal_call\
         &lead=none&unauthorised_for=N&watch=72C",
        Law, &[Turn, Offender, Partner, Lead]),
    row("d010", Premise::NewerCode,
        "what=concession:2&law=71B&play=suspended&standing=cancelled&tricks=2\
         &period=correction_period:open",
        Law, &[Play, Standing, Tricks, Period]),
    row("d002", Premise::SocialBridge,
        "what=both&law=68B2&play=goes_on&unauthorised_for=W&exposed_cards=not_penalty\
         &standing=cancelled",
        What, &[ExposedCards, Standing]),
    row("c077", Premise::Duplicate, "what=claim:3&law=68D&play=suspended&exposed_cards=none", Play, &[]),
];

/// All rows.
fn rows() -> impl Iterator<Item = &'static Row> {
    TABLE.iter().chain(rows_of_facts::ROWS).chain(rows_of_slips::ROWS)
}

#[test]
fn diagnoses_plausible_answers() {
    let mut marker = Marker::new();
    let mut wrong = Vec::new();
    for row in rows() {
        let scenario = bank().scenario(row.scenario).expect("a scenario of the bank");
        let marked = marker.mark(scenario, &answer(scenario, row.answered));
        let found = marked.diagnosis.as_ref().map(|d| (d.premise, d.first_wrong, &d.follows[..]));
        if found != Some((row.premise, row.first, row.follows)) {
            wrong.push(format!("{} {:?}: found {found:?}", row.scenario, row.premise));
            continue;
        }
        let verdict = |key: Key| {
            let of_key = |c: &&MarkedComponent| c.key == key;
            marked.components.iter().find(of_key).map(|c| c.verdict)
        };
        assert_eq!(verdict(row.first), Some(Verdict::Wrong), "{}", row.scenario);
        for key in row.follows {
            assert_eq!(verdict(*key), Some(Verdict::FollowsThrough), "{} {key:?}", row.scenario);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn table_covers_every_premise() {
    let missing: Vec<Premise> =
        Premise::ALL.iter().filter(|p| rows().all(|row| row.premise != **p)).copied().collect();
    assert!(missing.is_empty(), "{missing:?}");
}
