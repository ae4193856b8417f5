//! A test of the trace as JSON: the clause, the question, its result, and the facts that decided
//! it.

use crate::bridge::{Card, Cards, Seat, Strain, Suit};
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::test::ClaimTest;
use crate::engine::claim::test::act::ActTest;
use crate::engine::claim::test::doubt::DoubtTest;
use crate::engine::claim::test::social::SocialTest;
use crate::engine::rotation::meaning::HandShare;
use crate::engine::rotation::test::RotationTest;
use crate::engine::trace::{Test, TraceStep};
use crate::law::Edition;
use serde_json::{Value, json};

/// One test: the four keys that all tests have, and the facts of its question.
pub(super) fn step(step: &TraceStep, edition: Edition) -> Value {
    let (word, mut value) = match &step.test {
        Test::Rotation(test) => (test.word(), rotation(test)),
        Test::Claim(test) => (test.word(), claim(test)),
    };
    value["law"] = step.clause.citation().into();
    value["id"] = step.clause.id(edition).into();
    value["asked"] = word.into();
    value["held"] = step.holds.into();
    value
}

fn letters(seats: &[Seat]) -> Vec<&'static str> {
    seats.iter().map(|s| s.letter()).collect()
}

fn cards(cards: &Cards) -> Vec<String> {
    cards.into_iter().map(|c| c.to_string()).collect()
}

fn rotation(test: &RotationTest) -> Value {
    match test {
        RotationTest::OutOfTurn { call, by, turn } => {
            json!({"call": call, "by": by.letter(), "turn": turn.letter()})
        }
        RotationTest::ProperPlayerCalled { proper, call } => {
            json!({"proper": proper.letter(), "call": call})
        }
        RotationTest::NextHandAccepted { lho, call } => json!({"lho": lho.letter(), "call": call}),
        RotationTest::Declined { lho, call } => json!({"lho": lho.letter(), "call": call}),
        RotationTest::ArtificialPass { call } => json!({"call": call}),
        RotationTest::PassOfPartnersArtificial { partners } => json!({"partners": partners}),
        RotationTest::PassOfOpponentsArtificial { theirs } => json!({"theirs": theirs}),
        RotationTest::AtRhosTurn { turn } | RotationTest::AtPartnersTurn { turn } => {
            json!({"turn": turn.letter()})
        }
        RotationTest::AtPartnersOrFirstAtLhos { turn, earlier }
        | RotationTest::LaterAtLhos { turn, earlier } => {
            json!({"turn": turn.letter(), "earlier": earlier})
        }
        RotationTest::PartnerIsFree { partner }
        | RotationTest::MayNotDoubleNow { partner }
        | RotationTest::LeadIsFree { partner }
        | RotationTest::ReplacementNotComparable { partner } => {
            json!({"partner": partner.letter()})
        }
        RotationTest::Unauthorised { seat } => json!({"seat": seat.letter()}),
        RotationTest::RhoPassed { rho, call } | RotationTest::RhoActed { rho, call } => {
            json!({"rho": rho.letter(), "call": call})
        }
        RotationTest::Similar { replacement, share: counted, from } => {
            let mut value = share(*replacement, *counted);
            value["from"] = json!(from);
            value
        }
        RotationTest::Subset { replacement, share: counted } => share(*replacement, *counted),
        RotationTest::SamePurpose { replacement } => json!({"replacement": replacement}),
        RotationTest::ReplacementComparable { offender }
        | RotationTest::OffenderIsFree { offender }
        | RotationTest::MustSubstitute { offender }
        | RotationTest::InadmissibleOutOfTurn { offender }
        | RotationTest::HelpWatched { offender }
        | RotationTest::DamageWatched { offender } => json!({"offender": offender.letter()}),
        RotationTest::LeadRestricted { binds, suits } | RotationTest::SuitWasSpecified { binds, suits } => {
            let suits: Vec<&str> = suits.iter().map(|s: &Suit| s.letter()).collect();
            json!({"binds": binds.letter(), "suits": suits})
        }
        RotationTest::UnintendedCall { earlier } | RotationTest::FirstCallStands { earlier } => {
            json!({"earlier": earlier})
        }
        RotationTest::ChangeAccepted { lho } => json!({"lho": lho.letter()}),
        RotationTest::ThreePassesOneOutOfTurn { passes } => json!({"passes": passes}),
        RotationTest::LostHisTurn { player } | RotationTest::MustPassThroughout { player } => {
            json!({"player": player.letter()})
        }
        RotationTest::SameTime { call, with } => json!({"call": call, "with": with}),
        RotationTest::RequiredToPass { rho } | RotationTest::RequiredToRepeat { rho } => {
            json!({"rho": rho.letter()})
        }
        RotationTest::RhoMustCall { rho, call } => {
            json!({"rho": rho.letter(), "must_call": call.to_string()})
        }
        RotationTest::Inadmissible { call }
        | RotationTest::LeadFaced { call }
        | RotationTest::InadmissibleCancelled { call } => json!({"call": call}),
        RotationTest::CalledOverInadmissible { lho, call } => json!({"lho": lho.letter(), "call": call}),
        RotationTest::Specifies { call, strains: named } => json!({"call": call, "strains": strains(named)}),
        RotationTest::AnybodyHadBid { bid } => json!({"bid": bid}),
        RotationTest::RepeatsDenomination { replacement, strains: named } => {
            json!({"replacement": replacement, "strains": strains(named)})
        }
        RotationTest::Authorised { side } => json!({"side": side.letters()}),
        RotationTest::AuctionEnded { declarer } => json!({"declarer": declarer.letter()}),
        RotationTest::AllInTurn
        | RotationTest::FoundComparable
        | RotationTest::NobodyHadBid
        | RotationTest::NoRectification
        | RotationTest::PassedOut => json!({}),
    }
}

/// A share of hands: both counts and the share in thousandths, rounded down.
fn share(replacement: usize, share: HandShare) -> Value {
    json!({"replacement": replacement, "permille": share.permille(), "both": share.both, "new": share.new})
}

fn strains(strains: &[Strain]) -> Vec<String> {
    strains.iter().map(Strain::to_string).collect()
}

fn claim(test: &ClaimTest) -> Value {
    match test {
        ClaimTest::Act(test) => act(test),
        ClaimTest::Doubt(test) => doubt(test),
        ClaimTest::Social(test) => social(*test),
        ClaimTest::ClaimsTricks { claims, left } => json!({"claims": claims, "left": left}),
        ClaimTest::ConcedesTricks { concedes, left } => json!({"concedes": concedes, "left": left}),
        ClaimTest::DefenderConcedes { conceder } => json!({"conceder": conceder.letter()}),
        ClaimTest::PartnerObjected { partner } => json!({"partner": partner.letter()}),
        ClaimTest::ClaimFallsToo { claims } => json!({"claims": claims}),
        ClaimTest::CardsExposed { seats } => json!({"seats": letters(seats)}),
        ClaimTest::Unauthorised { seat } => json!({"seat": seat.letter()}),
        ClaimTest::LineStated { steps } => json!({"steps": steps}),
        ClaimTest::StatementHeard { must_face } => json!({"must_face": must_face}),
        ClaimTest::IrrationalKeptOut { guess } => json!({"guess": guess}),
        ClaimTest::TrumpOut { cards: out } => json!({"cards": cards(out)}),
        ClaimTest::TrumpNotMentioned { step } => json!({"step": step}),
        ClaimTest::TrumpForgotten { found, cards: forgot } => {
            json!({"found": found.as_ref().map(finding), "cards": cards(forgot)})
        }
        ClaimTest::TrickLostToTrump { tricks, aware } => json!({"tricks": tricks, "aware": aware}),
        ClaimTest::CardsForgotten { suit, found, cards: forgot } => {
            json!({"suit": suit.letter(), "found": found.as_ref().map(finding), "cards": cards(forgot)})
        }
        ClaimTest::NormalLineLoses { standard, tricks, best } => {
            json!({"standard": standard.word(), "tricks": tricks, "best": best})
        }
        ClaimTest::MoreLines { standard, least } => json!({"standard": standard.word(), "least": least}),
        ClaimTest::RestsOnPartner { partner, tricks, found } => {
            json!({"partner": partner.letter(), "tricks": tricks, "found": found})
        }
        ClaimTest::RestsOnLocation { tricks, located } => json!({"tricks": tricks, "located": located}),
        ClaimTest::RestsOnShowingOut { suit, before, tricks, otherwise } => {
            json!({"suit": suit.letter(), "before": before, "tricks": tricks, "otherwise": otherwise})
        }
        ClaimTest::RestsOnIrrational { tricks, otherwise } => {
            json!({"tricks": tricks, "otherwise": otherwise})
        }
        ClaimTest::RestsOnOrder { order, tricks, otherwise } => {
            json!({"order": order.word(), "tricks": tricks, "otherwise": otherwise})
        }
        ClaimTest::RestsOnPresumption { presumption, tricks, otherwise } => {
            json!({"presumption": presumption.word(), "tricks": tricks, "otherwise": otherwise})
        }
        ClaimTest::ClaimGood { claims, tricks } => json!({"claims": claims, "tricks": tricks}),
        ClaimTest::SearchStopped { least, most } => json!({"least": least, "most": most}),
        ClaimTest::SameInAllLayouts { layouts } => json!({"layouts": layouts}),
        ClaimTest::ConcededTrickSure { conceded, sure } => json!({"conceded": conceded, "sure": sure}),
        ClaimTest::OtherTricks | ClaimTest::Disputed | ClaimTest::Agreed => json!({}),
    }
}

fn act(test: &ActTest) -> Value {
    let played = |all: &[Card]| all.iter().map(Card::to_string).collect::<Vec<_>>();
    match test {
        ActTest::Done { how } => json!({"how": how.word()}),
        ActTest::MeantToClaim { by, how } => json!({"by": by.letter(), "how": how.word()}),
        ActTest::FacesHand { seat, faced } => json!({"seat": seat.letter(), "faced": faced}),
        ActTest::AsksToPlayOn { by, known } => json!({"by": by.letter(), "known": known}),
        ActTest::VoidByAgreement { made } => json!({"made": made}),
        ActTest::PlayedOn { cards } => json!({"cards": played(cards)}),
        ActTest::PlayIsEvidence { cards, without, with } => {
            json!({"cards": played(cards), "without": without, "with": with})
        }
        ActTest::AllAgree | ActTest::DirectorCalled | ActTest::LeadsToAgreement => json!({}),
    }
}

fn doubt(test: &DoubtTest) -> Value {
    match test {
        DoubtTest::Assented { side } => json!({"side": side.letters()}),
        DoubtTest::DoubtedBeforeNextCall { side, when } => {
            json!({"side": side.letters(), "when": when.word()})
        }
        DoubtTest::InCorrectionPeriod { when } => json!({"when": when.word()}),
        DoubtTest::TrickWon { side, tricks } => json!({"side": side.letters(), "tricks": tricks}),
        DoubtTest::NoLegalPlayLoses { side, given_up, tricks } => {
            json!({"side": side.letters(), "given_up": given_up, "tricks": tricks})
        }
        DoubtTest::NoNormalPlayLoses { side, given_up, tricks, standard } => json!({
            "side": side.letters(), "given_up": given_up, "tricks": tricks,
            "standard": standard.map(|standard| standard.word()),
        }),
        DoubtTest::ContractDecided { declares, won, takes, conceded_to } => {
            json!({"declares": declares, "won": won, "takes": takes, "conceded_to": conceded_to})
        }
        DoubtTest::LikelyWon { side, found, tricks, least, most, best } => json!({
            "side": side.letters(), "found": found, "tricks": tricks,
            "least": least, "most": most, "best": best,
        }),
    }
}

fn social(test: SocialTest) -> Value {
    match test {
        SocialTest::PlayGoesOn { exposed } => json!({"exposed": exposed.letter()}),
        SocialTest::BoundByStatement { steps } => json!({"steps": steps}),
        SocialTest::NoUnannouncedFinesse { announced } => json!({"announced": announced}),
        SocialTest::MayRequireTrumps { opponents } => json!({"opponents": letters(&opponents)}),
        SocialTest::DefendersMayShow { defenders } => json!({"defenders": letters(&defenders)}),
        SocialTest::BeforeAllCalled { when } | SocialTest::BeforeMixed { when } => {
            json!({"when": when.word()})
        }
        SocialTest::MayForbidPartner { declarer, partner } => {
            json!({"declarer": declarer.letter(), "partner": partner.letter()})
        }
    }
}

/// The Director's finding as files write it: `yes`, `no` or `doubtful`.
fn finding(found: &Awareness) -> &'static str {
    match found {
        Awareness::Aware => "yes",
        Awareness::Unaware { .. } => "no",
        Awareness::Doubtful => "doubtful",
    }
}
