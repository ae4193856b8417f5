//! Checks of the facts of a claim or concession. Reports every fault with its field.

pub(crate) mod act;
pub(crate) mod doubt;
pub(crate) mod statement;
pub(crate) mod unseen;

use super::fault::{ClaimFault, ClaimFaults};
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::facts::claim_setup::{Announced, Awareness, ClaimSetup, Objection};
use crate::engine::claim::facts::known_cards::longest;
use crate::engine::field_fault::FieldFault;

/// The faults of the facts of a claim or concession whose hands are all known, or not recorded.
pub(crate) fn all(setup: &ClaimSetup) -> ClaimFaults {
    let mut faults = ClaimFaults::new();
    if let Some(cards) = &setup.cards {
        hands(cards, setup.first_hand(), &setup.trick, &mut faults);
    }
    score(setup, &mut faults);
    match setup.announced {
        Announced::Claim { .. } => claim(setup, &mut faults),
        Announced::Concession { left, concedes, objection } => {
            concession(setup, left, concedes, &mut faults);
            if setup.agreed == Some(true) && matches!(objection, Some(Objection::AtOnce | Objection::Later)) {
                faults.push(FieldFault::new("facts.agreed", ClaimFault::AgreedAndObjected));
            }
        }
    }
    said(setup, &mut faults);
    doubt::all(setup, &mut faults);
    let hands = setup.cards.filter(|_| are_whole(&faults));
    act::act(setup, hands, &mut faults);
    faults
}

/// Checks the number claimed, and that the table is recorded.
fn claim(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    let left = setup.left();
    if setup.as_claim().is_none() {
        faults.push(FieldFault::new("facts.cards", ClaimFault::SaidWithoutCards));
    }
    if setup.claims > left {
        faults.push(FieldFault::new("facts.claims", ClaimFault::TooManyTricks { said: setup.claims, left }));
    }
}

/// Checks the numbers of a concession, and the players whose cards were exposed.
fn concession(setup: &ClaimSetup, left: u8, concedes: u8, faults: &mut ClaimFaults) {
    if let Some(counted) = setup.cards.map(|cards| longest(&cards)).filter(|counted| *counted != left) {
        let fault = ClaimFault::TricksDoNotAddUp { won: 13 - counted.min(13), left };
        faults.push(FieldFault::new("facts.left", fault));
    }
    if left == 0 || left > 13 {
        faults.push(FieldFault::new("facts.left", ClaimFault::NoCards));
    }
    if concedes == 0 && !setup.concerns_current_trick_only {
        faults.push(FieldFault::new("facts.concedes", ClaimFault::NothingConceded));
    }
    let claims = setup.claims;
    let most = u16::from(claims) + u16::from(concedes);
    if most > u16::from(left) || (claims > 0 && most != u16::from(left)) {
        faults
            .push(FieldFault::new("facts.concedes", ClaimFault::SaidDoesNotAddUp { claims, concedes, left }));
    }
    for (i, seat) in setup.exposed.iter().enumerate().filter(|(_, s)| s.side() == setup.declarer.side()) {
        faults.push(FieldFault::new(format!("facts.exposed[{i}]"), ClaimFault::NotADefender(*seat)));
    }
}

/// Checks statement and knowledge against the cards; without cards they are a fault.
fn said(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    match setup.as_claim() {
        Some(as_claim) if !setup.is_concession() || are_whole(faults) => {
            statement::check(&as_claim, faults);
            knowledge(&as_claim, faults);
        }
        Some(_) => {}
        None => {
            let entered = [
                ("facts.statement", !setup.statement.is_empty()),
                ("facts.shown_out", !setup.shown_out.is_empty()),
                ("facts.aware", setup.aware.iter().any(Option::is_some)),
            ];
            let entered = entered.into_iter().filter(|(_, is_entered)| *is_entered);
            faults.extend(entered.map(|(field, _)| FieldFault::new(field, ClaimFault::SaidWithoutCards)));
        }
    }
}

/// True if the hands and the trick in progress are sound enough to follow the play.
fn are_whole(faults: &ClaimFaults) -> bool {
    faults
        .iter()
        .all(|fault| !fault.field.starts_with("facts.cards") && !fault.field.starts_with("facts.trick"))
}

/// Checks the hands and the trick in progress: no card twice, hands of the right size, no revoke.
fn hands(cards: &[Cards; 4], leader: Seat, trick: &[Card], faults: &mut ClaimFaults) {
    let mut placed = Cards::EMPTY;
    for hand in cards {
        for card in placed.common(*hand) {
            faults.push(FieldFault::new("facts.cards", ClaimFault::CardTwice(card)));
        }
        placed = placed.and(*hand);
    }
    for (i, card) in trick.iter().enumerate() {
        if placed.has(*card) {
            faults.push(FieldFault::new(format!("facts.trick[{i}]"), ClaimFault::CardTwice(*card)));
        }
        placed = placed.with(*card);
    }
    if trick.len() > 3 {
        faults.push(FieldFault::new("facts.trick", ClaimFault::TrickComplete));
        return;
    }
    let left = cards.iter().map(|hand| hand.len()).max().unwrap_or(0);
    if left == 0 {
        faults.push(FieldFault::new("facts.cards", ClaimFault::NoCards));
    }
    for (i, seat) in (0..4).map(|i| (i, leader.after(i))) {
        let hand = cards[seat.index()];
        let (has, must) = (hand.len() as u8, left.saturating_sub(usize::from(i < trick.len())) as u8);
        if has != must {
            faults.push(FieldFault::new("facts.cards", ClaimFault::HandSize { seat, has, must }));
        }
        if let (Some(led), Some(played)) = (trick.first(), trick.get(i))
            && played.suit != led.suit
            && !hand.of(led.suit).is_empty()
        {
            faults.push(FieldFault::new(format!("facts.trick[{i}]"), ClaimFault::Revoke(seat)));
        }
    }
}

/// Checks the tricks won, the contract, and that dummy is silent.
fn score(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    let left = setup.left();
    if let Some([ns, ew]) = setup.won {
        let won = ns.saturating_add(ew);
        if u16::from(won) + u16::from(left) != 13 {
            faults.push(FieldFault::new("facts.won", ClaimFault::TricksDoNotAddUp { won, left }));
        }
    }
    if let Some(contract) = setup.contract {
        if setup.trump.is_some_and(|trump| contract.strain() != trump) {
            faults.push(FieldFault::new("facts.contract", ClaimFault::TrumpOfContract(contract.strain())));
        }
        if contract.declarer != setup.declarer {
            faults.push(FieldFault::new("facts.contract", ClaimFault::DeclarerOfContract(contract.declarer)));
        }
    }
    if setup.claimer == setup.declarer.partner() {
        let field = if setup.is_concession() { "facts.conceder" } else { "facts.claimer" };
        faults.push(FieldFault::new(field, ClaimFault::DummyClaims));
    }
}

fn knowledge(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    for (i, (seat, suit)) in setup.shown_out.iter().enumerate() {
        if !setup.hands()[seat.index()].of(*suit).is_empty() {
            faults.push(FieldFault::new(
                format!("facts.shown_out[{i}]"),
                ClaimFault::HoldsWhatHeShowedOut(*seat, *suit),
            ));
        }
    }
    let out = Seat::ALL
        .into_iter()
        .filter(|s| s.side() != setup.claimer.side() && *s != setup.declarer.partner())
        .fold(Cards::EMPTY, |all, s| all.and(setup.hands()[s.index()]));
    for suit in Suit::DOWN {
        if let Some(Awareness::Unaware { forgot: Some(cards) }) = setup.aware[suit.index()] {
            for card in cards.into_iter().filter(|c| c.suit != suit || !out.has(*c)) {
                faults.push(FieldFault::new("facts.forgot", ClaimFault::NotOut(card)));
            }
            if cards.is_empty() {
                faults
                    .push(FieldFault::new(format!("facts.aware.{suit}"), ClaimFault::NothingForgotten(suit)));
            }
        }
    }
}
