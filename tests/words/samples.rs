//! A sample of every question that the engine may ask.

use rules::bridge::{Cards, Seat, Side, Strain, Suit};
use rules::engine::claim::{
    ActAsked, Awareness, ClaimAsked, DoubtAsked, Doubted, How, SocialAsked, Standard,
};
use rules::engine::rotation::{RotationAsked, Share};
use rules::law::{OrderWithinSuit, Presumption};

/// Every question put to an auction, with numbers of calls that are there and that are not.
pub fn rotation() -> Vec<RotationAsked> {
    let (n, e, s, w) = (Seat::N, Seat::E, Seat::S, Seat::W);
    let mut all = vec![
        RotationAsked::OutOfTurn { call: 1, by: s, turn: n },
        RotationAsked::AllInTurn,
        RotationAsked::Declined { lho: w, call: 1 },
        RotationAsked::ArtificialPass { call: 1 },
        RotationAsked::PassOfOpponentsArtificial { theirs: 2 },
        RotationAsked::PartnerIsFree { partner: n },
        RotationAsked::Unauthorised { seat: n },
        RotationAsked::Similar { replacement: 4, share: Share { both: 973, new: 1000 }, from: 900 },
        RotationAsked::Similar { replacement: 4, share: Share { both: 45_000, new: 100_000 }, from: 900 },
        RotationAsked::Subset { replacement: 4, share: Share { both: 7, new: 7 } },
        RotationAsked::Subset { replacement: 4, share: Share { both: 999, new: 1000 } },
        RotationAsked::SamePurpose { replacement: 4 },
        RotationAsked::FoundComparable,
        RotationAsked::ReplacementComparable { offender: s },
        RotationAsked::ReplacementNotComparable { partner: n },
        RotationAsked::UnintendedCall { earlier: 1 },
        RotationAsked::ChangeAccepted { lho: w },
        RotationAsked::FirstCallStands { earlier: 1 },
        RotationAsked::LostHisTurn { player: n },
        RotationAsked::SameTime { call: 1, with: 2 },
        RotationAsked::RequiredToPass { rho: e },
        RotationAsked::RequiredToRepeat { rho: e },
        RotationAsked::RhoMustCall { rho: e, call: "1H".parse().expect("a call") },
        RotationAsked::Inadmissible { call: 1 },
        RotationAsked::LeadFaced { call: 1 },
        RotationAsked::InadmissibleCancelled { call: 1 },
        RotationAsked::MustSubstitute { offender: s },
        RotationAsked::InadmissibleOutOfTurn { offender: s },
        RotationAsked::OffenderIsFree { offender: s },
        RotationAsked::MustPassThroughout { player: n },
        RotationAsked::MayNotDoubleNow { partner: n },
        RotationAsked::LeadIsFree { partner: n },
        RotationAsked::Authorised { side: Side::EW },
        RotationAsked::NoRectification,
        RotationAsked::HelpWatched { offender: s },
        RotationAsked::DamageWatched { offender: s },
        RotationAsked::AuctionEnded { declarer: n },
        RotationAsked::PassedOut,
        RotationAsked::NobodyHadBid,
    ];
    for turn in [n, e, w] {
        all.push(RotationAsked::AtRhosTurn { turn });
        all.push(RotationAsked::AtPartnersTurn { turn });
        for earlier in [None, Some(1)] {
            all.push(RotationAsked::AtPartnersOrFirstAtLhos { turn, earlier });
            all.push(RotationAsked::LaterAtLhos { turn, earlier });
        }
    }
    for call in [None, Some(2), Some(99)] {
        all.push(RotationAsked::ProperPlayerCalled { proper: n, call });
        all.push(RotationAsked::NextHandAccepted { lho: w, call });
        all.push(RotationAsked::PassOfPartnersArtificial { partners: call });
        all.push(RotationAsked::RhoPassed { rho: e, call });
        all.push(RotationAsked::RhoActed { rho: e, call });
        all.push(RotationAsked::AnybodyHadBid { bid: call });
        all.push(RotationAsked::CalledOverInadmissible { lho: w, call });
        for strains in [vec![], vec![Strain::Suit(Suit::H)], vec![Strain::Suit(Suit::S), Strain::Notrump]] {
            all.push(RotationAsked::RepeatsDenomination { replacement: call, strains: strains.clone() });
            all.push(RotationAsked::Specifies { call: 1, strains });
        }
    }
    for suits in [&[][..], &[Suit::H], &Suit::DOWN] {
        all.push(RotationAsked::LeadRestricted { binds: n, suits: suits.to_vec() });
        all.push(RotationAsked::SuitWasSpecified { binds: n, suits: suits.to_vec() });
    }
    all.extend([0, 1, 3].map(|passes| RotationAsked::ThreePassesOneOutOfTurn { passes }));
    all
}

/// Every question put to a claim or concession.
pub fn claim() -> Vec<ClaimAsked> {
    let cards: Cards = ["C2", "C9"].iter().map(|c| c.parse().expect("a card")).collect();
    let mut all = vec![
        ClaimAsked::OtherTricks,
        ClaimAsked::DefenderConcedes { conceder: Seat::E },
        ClaimAsked::PartnerObjected { partner: Seat::W },
        ClaimAsked::ClaimFallsToo { claims: 2 },
        ClaimAsked::CardsExposed { seats: vec![Seat::E, Seat::W] },
        ClaimAsked::CardsExposed { seats: vec![] },
        ClaimAsked::Unauthorised { seat: Seat::W },
        ClaimAsked::Disputed,
        ClaimAsked::Agreed,
        ClaimAsked::TrickLostToTrump { tricks: 2, aware: 3 },
        ClaimAsked::RestsOnPartner { partner: Seat::N, tricks: 1, found: 2 },
        ClaimAsked::RestsOnLocation { tricks: 2, located: 3 },
        ClaimAsked::ClaimGood { claims: 4, tricks: 3 },
        ClaimAsked::StatementHeard { must_face: true },
        ClaimAsked::StatementHeard { must_face: false },
        ClaimAsked::IrrationalKeptOut { guess: true },
        ClaimAsked::IrrationalKeptOut { guess: false },
        ClaimAsked::RestsOnPresumption { presumption: Presumption::KeepsTrumps, tricks: 2, otherwise: 1 },
        ClaimAsked::SearchStopped { least: 7, most: 9 },
        ClaimAsked::SameInAllLayouts { layouts: 12 },
        ClaimAsked::ConcededTrickSure { conceded: 2, sure: 1 },
    ];
    for tricks in [0, 1, 4] {
        all.push(ClaimAsked::ClaimsTricks { claims: tricks, left: 4 });
        all.push(ClaimAsked::ConcedesTricks { concedes: tricks, left: 4 });
        all.push(ClaimAsked::LineStated { steps: tricks.into() });
    }
    for cards in [Cards::EMPTY, Cards::one("C2".parse().expect("a card")), cards] {
        all.push(ClaimAsked::TrumpOut { cards });
        for found in [
            None,
            Some(Awareness::Aware),
            Some(Awareness::Doubtful),
            Some(Awareness::Unaware { forgot: Some(cards) }),
        ] {
            all.push(ClaimAsked::TrumpForgotten { found, cards });
            all.push(ClaimAsked::CardsForgotten { suit: Suit::C, found, cards });
        }
    }
    all.push(ClaimAsked::TrickLostToTrump { tricks: 0, aware: 0 });
    all.push(ClaimAsked::RestsOnPartner { partner: Seat::N, tricks: 0, found: 0 });
    all.push(ClaimAsked::RestsOnLocation { tricks: 0, located: 0 });
    all.push(ClaimAsked::RestsOnOrder { order: OrderWithinSuit::Any, tricks: 0, otherwise: 0 });
    for before in [true, false] {
        all.push(ClaimAsked::RestsOnShowingOut { suit: Suit::H, before, tricks: 3, otherwise: 2 });
    }
    all.push(ClaimAsked::RestsOnIrrational { tricks: 2, otherwise: 1 });
    for standard in [Standard::Careless, Standard::Inferior] {
        all.push(ClaimAsked::MoreLines { standard, least: 3 });
    }
    all.push(ClaimAsked::NormalLineLoses { standard: Standard::Considered, tricks: 0, best: 0 });
    all.extend([None, Some(1), Some(9)].map(|step| ClaimAsked::TrumpNotMentioned { step }));
    for standard in Standard::ALL {
        all.push(ClaimAsked::NormalLineLoses { standard, tricks: 3, best: 4 });
    }
    for order in [OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu] {
        all.push(ClaimAsked::RestsOnOrder { order, tricks: 3, otherwise: 4 });
    }
    all.extend(act().into_iter().map(ClaimAsked::Act));
    all.extend(doubt().into_iter().map(ClaimAsked::Doubt));
    all.extend(social().into_iter().map(ClaimAsked::Social));
    all
}

/// Every question about how a claim was made and the play since.
fn act() -> Vec<ActAsked> {
    let cards = ["S5", "S9"].map(|c| c.parse().expect("a card")).to_vec();
    let mut all = vec![
        ActAsked::AllAgree,
        ActAsked::DirectorCalled,
        ActAsked::LeadsToAgreement,
        ActAsked::PlayedOn { cards: cards.clone() },
        ActAsked::PlayIsEvidence { cards, without: 2, with: 3 },
        ActAsked::VoidByAgreement { made: None },
        ActAsked::VoidByAgreement { made: Some(3) },
    ];
    for how in How::ALL {
        all.push(ActAsked::Done { how });
        all.push(ActAsked::MeantToClaim { by: Seat::S, how });
    }
    for yes in [false, true] {
        all.push(ActAsked::FacesHand { seat: Seat::S, faced: yes });
        all.push(ActAsked::AsksToPlayOn { by: Seat::W, known: yes });
    }
    all
}

/// Every question that only the rules of social bridge put.
fn doubt() -> Vec<DoubtAsked> {
    let mut all = vec![DoubtAsked::Assented { side: Side::NS }];
    for when in Doubted::ALL {
        all.push(DoubtAsked::DoubtedBeforeNextCall { side: Side::NS, when });
        all.push(DoubtAsked::InCorrectionPeriod { when });
    }
    for tricks in [0, 1, 4] {
        let side = Side::EW;
        all.push(DoubtAsked::TrickWon { side, tricks });
        all.push(DoubtAsked::NoLegalPlayLoses { side, given_up: 4, tricks });
        for standard in Standard::ALL.into_iter().map(Some).chain([None]) {
            all.push(DoubtAsked::NoNormalPlayLoses { side, given_up: 4, tricks, standard });
        }
        all.push(DoubtAsked::ContractDecided { declares: true, won: 9, takes: 9, conceded_to: tricks });
        all.push(DoubtAsked::ContractDecided { declares: false, won: 5, takes: 5, conceded_to: tricks });
        all.push(DoubtAsked::LikelyWon { side, found: None, tricks, least: tricks, most: 4, best: None });
        let found = Some(tricks);
        all.push(DoubtAsked::LikelyWon { side, found, tricks, least: 0, most: 4, best: Some(2) });
    }
    all
}

fn social() -> Vec<SocialAsked> {
    let both = [Seat::W, Seat::E];
    let mut all = vec![
        SocialAsked::PlayGoesOn { exposed: Seat::S },
        SocialAsked::MayRequireTrumps { opponents: both },
        SocialAsked::DefendersMayShow { defenders: both },
        SocialAsked::MayForbidPartner { declarer: Seat::S, partner: Seat::W },
        SocialAsked::BeforeAllCalled { when: Doubted::BeforeMixed },
        SocialAsked::BeforeAllCalled { when: Doubted::AllCalled },
        SocialAsked::BeforeMixed { when: Doubted::BeforeMixed },
    ];
    for n in [0, 1, 3] {
        all.push(SocialAsked::BoundByStatement { steps: n });
        all.push(SocialAsked::NoUnannouncedFinesse { announced: n });
    }
    all
}
