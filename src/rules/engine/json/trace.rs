//! A test of the trace: the clause, what was asked, whether it held, and the facts that decided it.

use crate::bridge::{Card, Cards, Seat, Strain, Suit};
use crate::engine::claim::Awareness;
use crate::engine::claim::{ActAsked, ClaimAsked, DoubtAsked, SocialAsked};
use crate::engine::rotation::{RotationAsked, Share};
use crate::engine::trace::{Asked, Step};
use crate::law::Edition;
use serde_json::{Value, json};

/// One test. The facts of its question stand beside the four keys that all tests have.
pub(super) fn step(step: &Step, edition: Edition) -> Value {
    let (word, mut value) = match &step.asked {
        Asked::Rotation(asked) => (asked.word(), rotation(asked)),
        Asked::Claim(asked) => (asked.word(), claim(asked)),
    };
    value["law"] = step.clause.citation().into();
    value["id"] = step.clause.id(edition).into();
    value["asked"] = word.into();
    value["held"] = step.held.into();
    value
}

fn letters(seats: &[Seat]) -> Vec<&'static str> {
    seats.iter().map(|s| s.letter()).collect()
}

fn cards(cards: &Cards) -> Vec<String> {
    cards.into_iter().map(|c| c.to_string()).collect()
}

fn rotation(asked: &RotationAsked) -> Value {
    match asked {
        RotationAsked::OutOfTurn { call, by, turn } => {
            json!({"call": call, "by": by.letter(), "turn": turn.letter()})
        }
        RotationAsked::ProperPlayerCalled { proper, call } => {
            json!({"proper": proper.letter(), "call": call})
        }
        RotationAsked::NextHandAccepted { lho, call } => json!({"lho": lho.letter(), "call": call}),
        RotationAsked::Declined { lho, call } => json!({"lho": lho.letter(), "call": call}),
        RotationAsked::ArtificialPass { call } => json!({"call": call}),
        RotationAsked::PassOfPartnersArtificial { partners } => json!({"partners": partners}),
        RotationAsked::PassOfOpponentsArtificial { theirs } => json!({"theirs": theirs}),
        RotationAsked::AtRhosTurn { turn } | RotationAsked::AtPartnersTurn { turn } => {
            json!({"turn": turn.letter()})
        }
        RotationAsked::AtPartnersOrFirstAtLhos { turn, earlier }
        | RotationAsked::LaterAtLhos { turn, earlier } => {
            json!({"turn": turn.letter(), "earlier": earlier})
        }
        RotationAsked::PartnerIsFree { partner }
        | RotationAsked::MayNotDoubleNow { partner }
        | RotationAsked::LeadIsFree { partner }
        | RotationAsked::ReplacementNotComparable { partner } => {
            json!({"partner": partner.letter()})
        }
        RotationAsked::Unauthorised { seat } => json!({"seat": seat.letter()}),
        RotationAsked::RhoPassed { rho, call } | RotationAsked::RhoActed { rho, call } => {
            json!({"rho": rho.letter(), "call": call})
        }
        RotationAsked::Similar { replacement, share: counted, from } => {
            let mut value = share(*replacement, *counted);
            value["from"] = json!(from);
            value
        }
        RotationAsked::Subset { replacement, share: counted } => share(*replacement, *counted),
        RotationAsked::SamePurpose { replacement } => json!({"replacement": replacement}),
        RotationAsked::ReplacementComparable { offender }
        | RotationAsked::OffenderIsFree { offender }
        | RotationAsked::MustSubstitute { offender }
        | RotationAsked::InadmissibleOutOfTurn { offender }
        | RotationAsked::HelpWatched { offender }
        | RotationAsked::DamageWatched { offender } => json!({"offender": offender.letter()}),
        RotationAsked::LeadRestricted { binds, suits } | RotationAsked::SuitWasSpecified { binds, suits } => {
            let suits: Vec<&str> = suits.iter().map(|s: &Suit| s.letter()).collect();
            json!({"binds": binds.letter(), "suits": suits})
        }
        RotationAsked::UnintendedCall { earlier } | RotationAsked::FirstCallStands { earlier } => {
            json!({"earlier": earlier})
        }
        RotationAsked::ChangeAccepted { lho } => json!({"lho": lho.letter()}),
        RotationAsked::ThreePassesOneOutOfTurn { passes } => json!({"passes": passes}),
        RotationAsked::LostHisTurn { player } | RotationAsked::MustPassThroughout { player } => {
            json!({"player": player.letter()})
        }
        RotationAsked::SameTime { call, with } => json!({"call": call, "with": with}),
        RotationAsked::RequiredToPass { rho } | RotationAsked::RequiredToRepeat { rho } => {
            json!({"rho": rho.letter()})
        }
        RotationAsked::RhoMustCall { rho, call } => {
            json!({"rho": rho.letter(), "must_call": call.to_string()})
        }
        RotationAsked::Inadmissible { call }
        | RotationAsked::LeadFaced { call }
        | RotationAsked::InadmissibleCancelled { call } => json!({"call": call}),
        RotationAsked::CalledOverInadmissible { lho, call } => json!({"lho": lho.letter(), "call": call}),
        RotationAsked::Specifies { call, strains: named } => json!({"call": call, "strains": strains(named)}),
        RotationAsked::AnybodyHadBid { bid } => json!({"bid": bid}),
        RotationAsked::RepeatsDenomination { replacement, strains: named } => {
            json!({"replacement": replacement, "strains": strains(named)})
        }
        RotationAsked::Authorised { side } => json!({"side": side.letters()}),
        RotationAsked::AuctionEnded { declarer } => json!({"declarer": declarer.letter()}),
        RotationAsked::AllInTurn
        | RotationAsked::FoundComparable
        | RotationAsked::NobodyHadBid
        | RotationAsked::NoRectification
        | RotationAsked::PassedOut => json!({}),
    }
}

/// A share of hands: both counts, and the share in thousandths, rounded down.
fn share(replacement: usize, share: Share) -> Value {
    json!({"replacement": replacement, "permille": share.permille(), "both": share.both, "new": share.new})
}

fn strains(strains: &[Strain]) -> Vec<String> {
    strains.iter().map(Strain::to_string).collect()
}

fn claim(asked: &ClaimAsked) -> Value {
    match asked {
        ClaimAsked::Act(asked) => act(asked),
        ClaimAsked::Doubt(asked) => doubt(asked),
        ClaimAsked::Social(asked) => social(*asked),
        ClaimAsked::ClaimsTricks { claims, left } => json!({"claims": claims, "left": left}),
        ClaimAsked::ConcedesTricks { concedes, left } => json!({"concedes": concedes, "left": left}),
        ClaimAsked::DefenderConcedes { conceder } => json!({"conceder": conceder.letter()}),
        ClaimAsked::PartnerObjected { partner } => json!({"partner": partner.letter()}),
        ClaimAsked::ClaimFallsToo { claims } => json!({"claims": claims}),
        ClaimAsked::CardsExposed { seats } => json!({"seats": letters(seats)}),
        ClaimAsked::Unauthorised { seat } => json!({"seat": seat.letter()}),
        ClaimAsked::LineStated { steps } => json!({"steps": steps}),
        ClaimAsked::StatementHeard { must_face } => json!({"must_face": must_face}),
        ClaimAsked::IrrationalKeptOut { guess } => json!({"guess": guess}),
        ClaimAsked::TrumpOut { cards: out } => json!({"cards": cards(out)}),
        ClaimAsked::TrumpNotMentioned { step } => json!({"step": step}),
        ClaimAsked::TrumpForgotten { found, cards: forgot } => {
            json!({"found": found.as_ref().map(finding), "cards": cards(forgot)})
        }
        ClaimAsked::TrickLostToTrump { tricks, aware } => json!({"tricks": tricks, "aware": aware}),
        ClaimAsked::CardsForgotten { suit, found, cards: forgot } => {
            json!({"suit": suit.letter(), "found": found.as_ref().map(finding), "cards": cards(forgot)})
        }
        ClaimAsked::NormalLineLoses { standard, tricks, best } => {
            json!({"standard": standard.word(), "tricks": tricks, "best": best})
        }
        ClaimAsked::MoreLines { standard, least } => json!({"standard": standard.word(), "least": least}),
        ClaimAsked::RestsOnPartner { partner, tricks, found } => {
            json!({"partner": partner.letter(), "tricks": tricks, "found": found})
        }
        ClaimAsked::RestsOnLocation { tricks, located } => json!({"tricks": tricks, "located": located}),
        ClaimAsked::RestsOnShowingOut { suit, before, tricks, otherwise } => {
            json!({"suit": suit.letter(), "before": before, "tricks": tricks, "otherwise": otherwise})
        }
        ClaimAsked::RestsOnIrrational { tricks, otherwise } => {
            json!({"tricks": tricks, "otherwise": otherwise})
        }
        ClaimAsked::RestsOnOrder { order, tricks, otherwise } => {
            json!({"order": order.word(), "tricks": tricks, "otherwise": otherwise})
        }
        ClaimAsked::RestsOnPresumption { presumption, tricks, otherwise } => {
            json!({"presumption": presumption.word(), "tricks": tricks, "otherwise": otherwise})
        }
        ClaimAsked::ClaimGood { claims, tricks } => json!({"claims": claims, "tricks": tricks}),
        ClaimAsked::SearchStopped { least, most } => json!({"least": least, "most": most}),
        ClaimAsked::SameInAllLayouts { layouts } => json!({"layouts": layouts}),
        ClaimAsked::ConcededTrickSure { conceded, sure } => json!({"conceded": conceded, "sure": sure}),
        ClaimAsked::OtherTricks | ClaimAsked::Disputed | ClaimAsked::Agreed => json!({}),
    }
}

fn act(asked: &ActAsked) -> Value {
    let played = |all: &[Card]| all.iter().map(Card::to_string).collect::<Vec<_>>();
    match asked {
        ActAsked::Done { how } => json!({"how": how.word()}),
        ActAsked::MeantToClaim { by, how } => json!({"by": by.letter(), "how": how.word()}),
        ActAsked::FacesHand { seat, faced } => json!({"seat": seat.letter(), "faced": faced}),
        ActAsked::AsksToPlayOn { by, known } => json!({"by": by.letter(), "known": known}),
        ActAsked::VoidByAgreement { made } => json!({"made": made}),
        ActAsked::PlayedOn { cards } => json!({"cards": played(cards)}),
        ActAsked::PlayIsEvidence { cards, without, with } => {
            json!({"cards": played(cards), "without": without, "with": with})
        }
        ActAsked::AllAgree | ActAsked::DirectorCalled | ActAsked::LeadsToAgreement => json!({}),
    }
}

fn doubt(asked: &DoubtAsked) -> Value {
    match asked {
        DoubtAsked::Assented { side } => json!({"side": side.letters()}),
        DoubtAsked::DoubtedBeforeNextCall { side, when } => {
            json!({"side": side.letters(), "when": when.word()})
        }
        DoubtAsked::InCorrectionPeriod { when } => json!({"when": when.word()}),
        DoubtAsked::TrickWon { side, tricks } => json!({"side": side.letters(), "tricks": tricks}),
        DoubtAsked::NoLegalPlayLoses { side, given_up, tricks } => {
            json!({"side": side.letters(), "given_up": given_up, "tricks": tricks})
        }
        DoubtAsked::NoNormalPlayLoses { side, given_up, tricks, standard } => json!({
            "side": side.letters(), "given_up": given_up, "tricks": tricks,
            "standard": standard.map(|standard| standard.word()),
        }),
        DoubtAsked::ContractDecided { declares, won, takes, conceded_to } => {
            json!({"declares": declares, "won": won, "takes": takes, "conceded_to": conceded_to})
        }
        DoubtAsked::LikelyWon { side, found, tricks, least, most, best } => json!({
            "side": side.letters(), "found": found, "tricks": tricks,
            "least": least, "most": most, "best": best,
        }),
    }
}

fn social(asked: SocialAsked) -> Value {
    match asked {
        SocialAsked::PlayGoesOn { exposed } => json!({"exposed": exposed.letter()}),
        SocialAsked::BoundByStatement { steps } => json!({"steps": steps}),
        SocialAsked::NoUnannouncedFinesse { announced } => json!({"announced": announced}),
        SocialAsked::MayRequireTrumps { opponents } => json!({"opponents": letters(&opponents)}),
        SocialAsked::DefendersMayShow { defenders } => json!({"defenders": letters(&defenders)}),
        SocialAsked::BeforeAllCalled { when } | SocialAsked::BeforeMixed { when } => {
            json!({"when": when.word()})
        }
        SocialAsked::MayForbidPartner { declarer, partner } => {
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
