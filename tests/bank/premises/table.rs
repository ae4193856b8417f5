//! For each premise a wrong answer to a scenario of the bank, as a trainee with that premise would
//! give it.

use super::{Marker, answer, bank};
use bank::premise::Premise;
use bank::{MarkedComponent, Verdict};
use rules::engine::Key;

/// An expected premise: scenario, answer, premise, and the components that follow from it.
struct Row {
    scenario: &'static str,
    answered: &'static str,
    premise: Premise,
    /// The first wrong component, which reveals the premise.
    first: Key,
    /// The later components that follow.
    follows: &'static [Key],
}

const fn row(
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

#[test]
fn diagnoses_plausible_answers() {
    let mut marker = Marker::new();
    let mut wrong = Vec::new();
    for row in TABLE {
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

/// The premises of laws under which the bank has no scenario yet.
const WITHOUT_SCENARIO: [Premise; 2] = [Premise::Lowest, Premise::NotLowest];

#[test]
fn table_covers_every_premise() {
    let missing: Vec<Premise> =
        Premise::ALL.iter().filter(|p| TABLE.iter().all(|row| row.premise != **p)).copied().collect();
    assert_eq!(missing, WITHOUT_SCENARIO);
}
