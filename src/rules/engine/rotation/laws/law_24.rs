//! Law 24: cards exposed or led before play begins, with Laws 48A, 49 and 50 as they follow.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 24 | the cards stay face up until the auction ends; information (2007, 2017) | whether partner could have seen them, and whose error it was |
//! | 24A | one card below an honour, not led: no rectification in the auction | |
//! | 24B, 24C | an honour, a card led, or several cards: partner passes once, Law 72C (23) | whether the offender could have been aware |
//! | 24D (24 in 2007) | declaring side: the cards are picked up | |
//! | 24E (24 in 2007 and 1997) | defenders: penalty cards; in 1997 declarer may treat them so | |
//! | 48A, 49 | exposed between the end of the auction and the opening lead (2017, 1997) | |
//! | 50B | minor or major | |
//! | 50D1, 50D2 | the opening lead with a major penalty card | declarer's choice |
//!
//! Decisions:
//!
//! - A card led before play is exposed by deliberate play, so it is a major penalty card whatever
//!   its rank (50B).
//! - Law 24 of 2007 holds until the opening lead is faced. In 2017 and 1997 it speaks of the auction;
//!   from its end on, Law 49 takes a defender's card and 48A one of the declaring side.
//! - Law 24 of 1997 says nothing about information, and nothing of it is decided.

use super::law_17;
use crate::bridge::{Cards, Seat, Suit};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, LeadRestriction, PenaltyStatus};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::Exposure;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::Ruling;
use crate::law;
use crate::law::{Clause, Edition};

/// The ten is the lowest honour.
const LOWEST_HONOUR: u8 = 8;

/// The ruling on exposed cards.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, exposure: &Exposure) -> Ruling {
    let (player, cards) = (hearing.offender(), exposure.cards);
    let in_auction = !exposure.ended || bench.edition() == Edition::E2007;
    bench.trace.ask(law!("24"), RotationTest::ExposedInAuction { player, cards }, in_auction);
    if !in_auction {
        law_17::next_turn(bench, hearing);
        law_49(bench, hearing);
        return bench.rectification();
    }
    let partner = hearing.partner();
    let duty = if law_24a(bench, exposure) {
        Duty::AnyLegalCall
    } else {
        law_24b_or_24c(bench, exposure, partner);
        match hearing.since_by(partner) {
            // A call that was no pass is ruled on under Law 37.
            Some(_) => Duty::AnyLegalCall,
            None => Duty::MustPassNext,
        }
    };
    bench.decide(Component::Partner(duty));
    if law!("16C2").is_in(bench.edition()) || law!("16D2").is_in(bench.edition()) {
        bench.trace.ask(law!("24"), RotationTest::ExposedInformation { partner }, true);
        bench.decide(Component::UnauthorisedFor { seats: vec![partner], clause: law!("24") });
    }
    law_17::next_turn(bench, hearing);
    cards_afterwards(bench, hearing);
    bench.rectification()
}

/// 24A: one card below an honour, not led. Returns whether that is so.
fn law_24a(bench: &mut Bench<'_>, exposure: &Exposure) -> bool {
    let cards = exposure.cards;
    let low = is_one_low_card(cards) && !exposure.led;
    if bench.trace.ask(law!("24A"), RotationTest::LowCardNotLed { cards }, low) {
        bench.decide(Component::Law(law!("24A")));
        bench.decide(Component::Watch(Vec::new()));
    }
    low
}

/// 24B and 24C: an honour, a card led, or several cards. Partner passes once.
fn law_24b_or_24c(bench: &mut Bench<'_>, exposure: &Exposure, partner: Seat) {
    let cards = exposure.cards;
    let of_24b = cards.len() == 1 || exposure.led;
    let mut law = law!("24B");
    if !bench.trace.ask(law, RotationTest::HonourOrLed { cards, partner }, of_24b) {
        law = law!("24C");
        bench.trace.ask(law, RotationTest::TwoOrMoreCards { cards, partner }, true);
    }
    bench.decide(Component::Law(law));
    let clause = bench.cite([law!("72C"), law!("23")]);
    bench.trace.ask(clause, RotationTest::DamageWatched { offender: partner.partner() }, true);
    bench.decide(Component::Watch(vec![clause]));
}

/// 24D and 24E: what becomes of the cards when the auction ends, or would if it ended so.
fn cards_afterwards(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let by_choice = bench.edition() == Edition::E1997;
    if !hearing.standing.is_over() || hearing.unrecorded.is_some() {
        let minor = law_50b(bench, hearing);
        return decide(bench, hearing, penalty_status(minor, by_choice, false));
    }
    let (declaring, defending) =
        (bench.cite([law!("24D"), law!("24")]), bench.cite([law!("24E"), law!("24")]));
    at_the_end(bench, hearing, declaring, defending, by_choice);
}

/// 48A and 49: exposed after the end of the auction.
fn law_49(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let Some(contract) = hearing.standing.auction.contract() else { return };
    let declaring = contract.declarer.side() == hearing.offender().side();
    bench.decide(Component::Law(if declaring { law!("48A") } else { law!("49") }));
    bench.decide(Component::Watch(Vec::new()));
    at_the_end(bench, hearing, law!("48A"), law!("49"), false);
}

/// The cards once the contract is known; nothing of a board that was passed out.
fn at_the_end(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    declaring: Clause,
    defending: Clause,
    by_choice: bool,
) {
    let Some(contract) = hearing.standing.auction.contract() else { return };
    let (player, cards) = (hearing.offender(), all_cards(hearing));
    let declares = contract.declarer.side() == player.side();
    bench.decide(Component::Lead(LeadRestriction::None));
    if bench.trace.ask(declaring, RotationTest::DeclaringSide { player, cards }, declares) {
        return decide(bench, hearing, PenaltyStatus::PickedUp);
    }
    bench.trace.ask(defending, RotationTest::BecomesPenaltyCard { player, cards }, true);
    let minor = law_50b(bench, hearing);
    decide(bench, hearing, penalty_status(minor, by_choice, true));
    if !minor {
        law_50d(bench, hearing, contract.declarer.lho());
    }
}

/// The status of a penalty card: by declarer's choice in 1997, and only if the offender defends while
/// the auction goes on.
const fn penalty_status(minor: bool, by_choice: bool, defends: bool) -> PenaltyStatus {
    match (minor, by_choice, defends) {
        (true, true, _) => PenaltyStatus::MinorAtChoice,
        (false, true, _) => PenaltyStatus::MajorAtChoice,
        (true, false, true) => PenaltyStatus::Minor,
        (false, false, true) => PenaltyStatus::Major,
        (true, false, false) => PenaltyStatus::MinorIfDefending,
        (false, false, false) => PenaltyStatus::MajorIfDefending,
    }
}

/// 50B: a minor penalty card is a single one below an honour that was not led.
fn law_50b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> bool {
    let cards = all_cards(hearing);
    let minor = is_one_low_card(cards) && !hearing.docket.has_led_early(hearing.offender());
    bench.trace.ask(law!("50B"), RotationTest::MinorPenaltyCard { cards }, minor)
}

/// 50D: the opening lead, by the offender (50D1) or by partner (50D2).
fn law_50d(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, leader: Seat) {
    let (player, cards) = (hearing.offender(), all_cards(hearing));
    if leader == player {
        bench.trace.ask(law!("50D1"), RotationTest::MustLeadPenaltyCard { player, cards }, true);
        return;
    }
    let suits: Vec<Suit> = Suit::DOWN.into_iter().filter(|suit| !cards.of(*suit).is_empty()).collect();
    let test = RotationTest::PartnersPenaltyCard { binds: leader, suits: suits.clone() };
    bench.trace.ask(law!("50D2"), test, true);
    bench.decide(Component::Lead(LeadRestriction::RequireOrForbid { suits, binds: leader }));
}

fn decide(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, status: PenaltyStatus) {
    let (seat, cards) = (hearing.offender(), all_cards(hearing));
    bench.decide(Component::PenaltyCards { status, seat, cards });
}

/// All cards that the player exposed before play.
fn all_cards(hearing: &Hearing<'_, '_>) -> Cards {
    hearing.docket.cards_exposed_by(hearing.offender())
}

/// True for a single card below the rank of an honour.
fn is_one_low_card(cards: Cards) -> bool {
    let mut cards = cards.into_iter();
    let one = cards.next().filter(|_| cards.next().is_none());
    one.is_some_and(|card| card.rank.index() < usize::from(LOWEST_HONOUR))
}
