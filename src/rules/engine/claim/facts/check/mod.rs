//! Checks of the facts of a claim or concession. Reports every fault with its field.

pub(crate) mod act;
pub(crate) mod doubt;
pub(crate) mod statement;
pub(crate) mod unseen;

use super::fault::{ClaimFault, ClaimFaults};
use crate::bridge::{Card, Cards, Contract, Seat, Strain, Suit};
use crate::engine::claim::facts::claim_setup::{Awareness, ClaimSetup};
use crate::engine::claim::facts::concession_setup::{ConcessionSetup, Objection};
use crate::engine::field_fault::FieldFault;
use act::ActTable;

/// The faults of the facts of a claim.
pub(crate) fn claim(setup: &ClaimSetup) -> ClaimFaults {
    let mut faults = ClaimFaults::new();
    hands(&setup.cards, setup.leader, &setup.trick, &mut faults);
    score(setup, &mut faults);
    statement::check(setup, &mut faults);
    knowledge(setup, &mut faults);
    doubt::claim(setup, &mut faults);
    let act_table = ActTable {
        declarer: setup.declarer,
        speaker: setup.claimer,
        left: setup.left(),
        claims: setup.claims,
        disputed: Some(setup.disputed),
        hands: are_whole(&faults).then_some(setup.cards),
        trump: Some(setup.trump),
        leader: Some(setup.leader),
        trick: &setup.trick,
    };
    act::act(&setup.act, &act_table, &mut faults);
    faults
}

/// The faults of the facts of a concession.
pub(crate) fn concession(setup: &ConcessionSetup) -> ClaimFaults {
    let mut faults = ClaimFaults::new();
    if let Some(cards) = &setup.cards {
        hands(cards, setup.leader.unwrap_or(setup.declarer), &setup.trick, &mut faults);
        let left = cards.iter().map(|hand| hand.len()).max().unwrap_or(0) as u8;
        if left != setup.left {
            faults.push(FieldFault::new(
                "facts.left",
                ClaimFault::TricksDoNotAddUp { won: 13 - left.min(13), left: setup.left },
            ));
        }
    }
    if setup.left == 0 || setup.left > 13 {
        faults.push(FieldFault::new("facts.left", ClaimFault::NoCards));
    }
    if setup.concedes == 0 && !setup.concerns_current_trick_only {
        faults.push(FieldFault::new("facts.concedes", ClaimFault::NothingConceded));
    }
    let (claims, concedes, left) = (setup.claims, setup.concedes, setup.left);
    let most = u16::from(claims) + u16::from(concedes);
    if most > u16::from(left) || (claims > 0 && most != u16::from(left)) {
        faults
            .push(FieldFault::new("facts.concedes", ClaimFault::SaidDoesNotAddUp { claims, concedes, left }));
    }
    for (i, seat) in setup.exposed.iter().enumerate().filter(|(_, s)| s.side() == setup.declarer.side()) {
        faults.push(FieldFault::new(format!("facts.exposed[{i}]"), ClaimFault::NotADefender(*seat)));
    }
    if setup.conceder == setup.declarer.partner() {
        faults.push(FieldFault::new("facts.conceder", ClaimFault::DummyClaims));
    }
    conceder_statement(setup, &mut faults);
    let act_table = ActTable {
        declarer: setup.declarer,
        speaker: setup.conceder,
        left: setup.left,
        claims: setup.left.saturating_sub(setup.concedes),
        disputed: setup.agreed.then_some(false),
        hands: setup.cards.filter(|_| are_whole(&faults)),
        trump: setup.trump,
        leader: setup.leader,
        trick: &setup.trick,
    };
    act::act(&setup.act, &act_table, &mut faults);
    if setup.agreed && matches!(setup.objection, Some(Objection::AtOnce | Objection::Later)) {
        faults.push(FieldFault::new("facts.agreed", ClaimFault::AgreedAndObjected));
    }
    table(setup.won, setup.left, setup.contract, setup.trump, setup.declarer, &mut faults);
    doubt::concession(setup, &mut faults);
    faults
}

/// Checks the conceder's statement and knowledge against the cards, as for a claimer; without cards
/// they are a fault.
fn conceder_statement(setup: &ConcessionSetup, faults: &mut ClaimFaults) {
    let said = &setup.said;
    match setup.as_claim() {
        Some(as_claim) if are_whole(faults) => {
            statement::check(&as_claim, faults);
            knowledge(&as_claim, faults);
        }
        Some(_) => {}
        None => {
            let entered = [
                ("facts.statement", !said.statement.is_empty()),
                ("facts.shown_out", !said.shown_out.is_empty()),
                ("facts.aware", said.aware.iter().any(Option::is_some)),
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

/// Checks the tricks won and the contract.
fn table(
    won: Option<[u8; 2]>,
    left: u8,
    contract: Option<Contract>,
    trump: Option<Strain>,
    declarer: Seat,
    faults: &mut ClaimFaults,
) {
    if let Some([ns, ew]) = won {
        let won = ns.saturating_add(ew);
        if u16::from(won) + u16::from(left) != 13 {
            faults.push(FieldFault::new("facts.won", ClaimFault::TricksDoNotAddUp { won, left }));
        }
    }
    if let Some(contract) = contract {
        if trump.is_some_and(|trump| contract.strain() != trump) {
            faults.push(FieldFault::new("facts.contract", ClaimFault::TrumpOfContract(contract.strain())));
        }
        if contract.declarer != declarer {
            faults.push(FieldFault::new("facts.contract", ClaimFault::DeclarerOfContract(contract.declarer)));
        }
    }
}

fn score(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    let left = setup.left();
    table(setup.won, left, setup.contract, Some(setup.trump), setup.declarer, faults);
    if setup.claimer == setup.declarer.partner() {
        faults.push(FieldFault::new("facts.claimer", ClaimFault::DummyClaims));
    }
    if setup.claims > left {
        faults.push(FieldFault::new("facts.claims", ClaimFault::TooManyTricks { said: setup.claims, left }));
    }
}

fn knowledge(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    for (i, (seat, suit)) in setup.shown_out.iter().enumerate() {
        if !setup.cards[seat.index()].of(*suit).is_empty() {
            faults.push(FieldFault::new(
                format!("facts.shown_out[{i}]"),
                ClaimFault::HoldsWhatHeShowedOut(*seat, *suit),
            ));
        }
    }
    let out = Seat::ALL
        .into_iter()
        .filter(|s| s.side() != setup.claimer.side() && *s != setup.declarer.partner())
        .fold(Cards::EMPTY, |all, s| all.and(setup.cards[s.index()]));
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
