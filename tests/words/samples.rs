//! A sample of every question that the engine may ask.

use rules::bridge::{Cards, Seat, Side, Strain, Suit};
use rules::engine::claim::{
    ActTest, Awareness, ClaimAct, ClaimTest, DoubtTest, Doubted, SocialTest, Standard,
};
use rules::engine::rotation::{HandShare, RotationTest};
use rules::law::{OrderWithinSuit, Presumption};

/// Every question about an auction, with existing and missing call numbers.
pub fn rotation() -> Vec<RotationTest> {
    let (n, e, s, w) = (Seat::N, Seat::E, Seat::S, Seat::W);
    let mut all = vec![
        RotationTest::OutOfTurn { call: 1, by: s, turn: n },
        RotationTest::AllInTurn,
        RotationTest::Declined { lho: w, call: 1 },
        RotationTest::ArtificialPass { call: 1 },
        RotationTest::PassOfOpponentsArtificial { theirs: 2 },
        RotationTest::PartnerIsFree { partner: n },
        RotationTest::Unauthorised { seat: n },
        RotationTest::Similar { replacement: 4, share: HandShare { both: 973, new: 1000 }, from: 900 },
        RotationTest::Similar { replacement: 4, share: HandShare { both: 45_000, new: 100_000 }, from: 900 },
        RotationTest::Subset { replacement: 4, share: HandShare { both: 7, new: 7 } },
        RotationTest::Subset { replacement: 4, share: HandShare { both: 999, new: 1000 } },
        RotationTest::SamePurpose { replacement: 4 },
        RotationTest::FoundComparable,
        RotationTest::ReplacementComparable { offender: s },
        RotationTest::ReplacementNotComparable { partner: n },
        RotationTest::UnintendedCall { earlier: 1 },
        RotationTest::ChangeAccepted { lho: w },
        RotationTest::FirstCallStands { earlier: 1 },
        RotationTest::LostHisTurn { player: n },
        RotationTest::SameTime { call: 1, with: 2 },
        RotationTest::RequiredToPass { rho: e },
        RotationTest::RequiredToRepeat { rho: e },
        RotationTest::RhoMustCall { rho: e, call: "1H".parse().expect("a call") },
        RotationTest::Inadmissible { call: 1 },
        RotationTest::LeadFaced { call: 1 },
        RotationTest::InadmissibleCancelled { call: 1 },
        RotationTest::MustSubstitute { offender: s },
        RotationTest::InadmissibleOutOfTurn { offender: s },
        RotationTest::OffenderIsFree { offender: s },
        RotationTest::MustPassThroughout { player: n },
        RotationTest::MayNotDoubleNow { partner: n },
        RotationTest::LeadIsFree { partner: n },
        RotationTest::Authorised { side: Side::EW },
        RotationTest::NoRectification,
        RotationTest::HelpWatched { offender: s },
        RotationTest::DamageWatched { offender: s },
        RotationTest::AuctionEnded { declarer: n },
        RotationTest::PassedOut,
        RotationTest::NobodyHadBid,
    ];
    for turn in [n, e, w] {
        all.push(RotationTest::AtRhosTurn { turn });
        all.push(RotationTest::AtPartnersTurn { turn });
        for earlier in [None, Some(1)] {
            all.push(RotationTest::AtPartnersOrFirstAtLhos { turn, earlier });
            all.push(RotationTest::LaterAtLhos { turn, earlier });
        }
    }
    for call in [None, Some(2), Some(99)] {
        all.push(RotationTest::ProperPlayerCalled { proper: n, call });
        all.push(RotationTest::NextHandAccepted { lho: w, call });
        all.push(RotationTest::PassOfPartnersArtificial { partners: call });
        all.push(RotationTest::RhoPassed { rho: e, call });
        all.push(RotationTest::RhoActed { rho: e, call });
        all.push(RotationTest::AnybodyHadBid { bid: call });
        all.push(RotationTest::CalledOverInadmissible { lho: w, call });
        for strains in [vec![], vec![Strain::Suit(Suit::H)], vec![Strain::Suit(Suit::S), Strain::Notrump]] {
            all.push(RotationTest::RepeatsDenomination { replacement: call, strains: strains.clone() });
            all.push(RotationTest::Specifies { call: 1, strains });
        }
    }
    for suits in [&[][..], &[Suit::H], &Suit::DOWN] {
        all.push(RotationTest::LeadRestricted { binds: n, suits: suits.to_vec() });
        all.push(RotationTest::SuitWasSpecified { binds: n, suits: suits.to_vec() });
    }
    all.extend([0, 1, 3].map(|passes| RotationTest::ThreePassesOneOutOfTurn { passes }));
    all
}

/// Every question about a claim or concession.
pub fn claim() -> Vec<ClaimTest> {
    let cards: Cards = ["C2", "C9"].iter().map(|c| c.parse().expect("a card")).collect();
    let mut all = vec![
        ClaimTest::OtherTricks,
        ClaimTest::DefenderConcedes { conceder: Seat::E },
        ClaimTest::PartnerObjected { partner: Seat::W },
        ClaimTest::ClaimFallsToo { claims: 2 },
        ClaimTest::CardsExposed { seats: vec![Seat::E, Seat::W] },
        ClaimTest::CardsExposed { seats: vec![] },
        ClaimTest::Unauthorised { seat: Seat::W },
        ClaimTest::Disputed,
        ClaimTest::Agreed,
        ClaimTest::TrickLostToTrump { tricks: 2, aware: 3 },
        ClaimTest::RestsOnPartner { partner: Seat::N, tricks: 1, found: 2 },
        ClaimTest::RestsOnLocation { tricks: 2, located: 3 },
        ClaimTest::ClaimGood { claims: 4, tricks: 3 },
        ClaimTest::StatementHeard { must_face: true },
        ClaimTest::StatementHeard { must_face: false },
        ClaimTest::IrrationalKeptOut { guess: true },
        ClaimTest::IrrationalKeptOut { guess: false },
        ClaimTest::RestsOnPresumption { presumption: Presumption::KeepsTrumps, tricks: 2, otherwise: 1 },
        ClaimTest::SearchStopped { least: 7, most: 9 },
        ClaimTest::SameInAllLayouts { layouts: 12 },
        ClaimTest::ConcededTrickSure { conceded: 2, sure: 1 },
    ];
    for tricks in [0, 1, 4] {
        all.push(ClaimTest::ClaimsTricks { claims: tricks, left: 4 });
        all.push(ClaimTest::ConcedesTricks { concedes: tricks, left: 4 });
        all.push(ClaimTest::LineStated { steps: tricks.into() });
    }
    for cards in [Cards::EMPTY, Cards::one("C2".parse().expect("a card")), cards] {
        all.push(ClaimTest::TrumpOut { cards });
        for found in [
            None,
            Some(Awareness::Aware),
            Some(Awareness::Doubtful),
            Some(Awareness::Unaware { forgot: Some(cards) }),
        ] {
            all.push(ClaimTest::TrumpForgotten { found, cards });
            all.push(ClaimTest::CardsForgotten { suit: Suit::C, found, cards });
        }
    }
    all.push(ClaimTest::TrickLostToTrump { tricks: 0, aware: 0 });
    all.push(ClaimTest::RestsOnPartner { partner: Seat::N, tricks: 0, found: 0 });
    all.push(ClaimTest::RestsOnLocation { tricks: 0, located: 0 });
    all.push(ClaimTest::RestsOnOrder { order: OrderWithinSuit::Any, tricks: 0, otherwise: 0 });
    for before in [true, false] {
        all.push(ClaimTest::RestsOnShowingOut { suit: Suit::H, before, tricks: 3, otherwise: 2 });
    }
    all.push(ClaimTest::RestsOnIrrational { tricks: 2, otherwise: 1 });
    for standard in [Standard::Careless, Standard::Inferior] {
        all.push(ClaimTest::MoreLines { standard, least: 3 });
    }
    all.push(ClaimTest::NormalLineLoses { standard: Standard::Considered, tricks: 0, best: 0 });
    all.extend([None, Some(1), Some(9)].map(|step| ClaimTest::TrumpNotMentioned { step }));
    for standard in Standard::ALL {
        all.push(ClaimTest::NormalLineLoses { standard, tricks: 3, best: 4 });
    }
    for order in [OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu] {
        all.push(ClaimTest::RestsOnOrder { order, tricks: 3, otherwise: 4 });
    }
    all.extend(act().into_iter().map(ClaimTest::Act));
    all.extend(doubt().into_iter().map(ClaimTest::Doubt));
    all.extend(social().into_iter().map(ClaimTest::Social));
    all
}

/// Every question about how a claim was made and the play since.
fn act() -> Vec<ActTest> {
    let cards = ["S5", "S9"].map(|c| c.parse().expect("a card")).to_vec();
    let mut all = vec![
        ActTest::AllAgree,
        ActTest::DirectorCalled,
        ActTest::LeadsToAgreement,
        ActTest::PlayedOn { cards: cards.clone() },
        ActTest::PlayIsEvidence { cards, without: 2, with: 3 },
        ActTest::VoidByAgreement { made: None },
        ActTest::VoidByAgreement { made: Some(3) },
    ];
    for how in ClaimAct::ALL {
        all.push(ActTest::Done { how });
        all.push(ActTest::MeantToClaim { by: Seat::S, how });
    }
    for yes in [false, true] {
        all.push(ActTest::FacesHand { seat: Seat::S, faced: yes });
        all.push(ActTest::AsksToPlayOn { by: Seat::W, known: yes });
    }
    all
}

/// Every question that only social bridge asks.
fn doubt() -> Vec<DoubtTest> {
    let mut all = vec![DoubtTest::Assented { side: Side::NS }];
    for when in Doubted::ALL {
        all.push(DoubtTest::DoubtedBeforeNextCall { side: Side::NS, when });
        all.push(DoubtTest::InCorrectionPeriod { when });
    }
    for tricks in [0, 1, 4] {
        let side = Side::EW;
        all.push(DoubtTest::TrickWon { side, tricks });
        all.push(DoubtTest::NoLegalPlayLoses { side, given_up: 4, tricks });
        for standard in Standard::ALL.into_iter().map(Some).chain([None]) {
            all.push(DoubtTest::NoNormalPlayLoses { side, given_up: 4, tricks, standard });
        }
        all.push(DoubtTest::ContractDecided { declares: true, won: 9, takes: 9, conceded_to: tricks });
        all.push(DoubtTest::ContractDecided { declares: false, won: 5, takes: 5, conceded_to: tricks });
        all.push(DoubtTest::LikelyWon { side, found: None, tricks, least: tricks, most: 4, best: None });
        let found = Some(tricks);
        all.push(DoubtTest::LikelyWon { side, found, tricks, least: 0, most: 4, best: Some(2) });
    }
    all
}

fn social() -> Vec<SocialTest> {
    let both = [Seat::W, Seat::E];
    let mut all = vec![
        SocialTest::PlayGoesOn { exposed: Seat::S },
        SocialTest::MayRequireTrumps { opponents: both },
        SocialTest::DefendersMayShow { defenders: both },
        SocialTest::MayForbidPartner { declarer: Seat::S, partner: Seat::W },
        SocialTest::BeforeAllCalled { when: Doubted::BeforeMixed },
        SocialTest::BeforeAllCalled { when: Doubted::AllCalled },
        SocialTest::BeforeMixed { when: Doubted::BeforeMixed },
    ];
    for n in [0, 1, 3] {
        all.push(SocialTest::BoundByStatement { steps: n });
        all.push(SocialTest::NoUnannouncedFinesse { announced: n });
    }
    all
}
