//! Checks of unknown hands. Faults that do not depend on the layout are found in one layout.

use crate::bridge::{Cards, Seat};
use crate::engine::claim::facts::check;
use crate::engine::claim::facts::claim_setup::ClaimSetup;
use crate::engine::claim::facts::claim_setup::hidden_from;
use crate::engine::claim::facts::fault::{ClaimFault, ClaimFaults};
use crate::engine::claim::facts::known_cards::{KnownCards, MOST_SEPARATED};
use crate::engine::field_fault::FieldFault;

/// The faults of a claim or concession.
pub(in crate::engine::claim) fn all(setup: &ClaimSetup) -> ClaimFaults {
    if setup.cards.is_none() {
        return vec![FieldFault::new("facts.unseen", ClaimFault::UnseenWithoutCards)];
    }
    let table = KnownCards::of(setup);
    let own = of_table(&table, setup.claimer, setup.declarer);
    if !own.is_empty() {
        return own;
    }
    in_all(&table, |cards| check::all(&setup.dealt(cards)))
}

/// The faults that all layouts share; none if the facts are consistent in some layout.
fn in_all(table: &KnownCards, faults: impl Fn([Cards; 4]) -> ClaimFaults) -> ClaimFaults {
    let layouts = table.layouts(MOST_SEPARATED).unwrap_or_else(|| table.sample_layouts());
    let mut shared: Option<ClaimFaults> = None;
    for cards in layouts {
        let found = faults(cards);
        if found.is_empty() {
            return found;
        }
        match &mut shared {
            Some(shared) => shared.retain(|fault| found.contains(fault)),
            None => shared = Some(found),
        }
    }
    let no_layout = || vec![FieldFault::new("facts.unseen", ClaimFault::NoLayoutFits)];
    shared.filter(|shared| !shared.is_empty()).unwrap_or_else(no_layout)
}

/// Faults of the table alone.
fn of_table(table: &KnownCards, speaker: Seat, declarer: Seat) -> ClaimFaults {
    let mut faults = ClaimFaults::new();
    let unseen = table.unseen;
    if unseen.hands.is_empty() {
        faults.push(FieldFault::new("facts.unseen", ClaimFault::NoHandUnseen));
        return faults;
    }
    let hidden = hidden_from(speaker, declarer);
    for (i, seat) in unseen.hands.iter().enumerate() {
        if !hidden.contains(seat) {
            faults.push(FieldFault::new(format!("facts.unseen[{i}]"), ClaimFault::HandNotHidden(*seat)));
        } else if unseen.hands[..i].contains(seat) {
            faults.push(FieldFault::new(format!("facts.unseen[{i}]"), ClaimFault::UnseenTwice(*seat)));
        }
    }
    for (i, (seat, ..)) in unseen.lengths.iter().enumerate().filter(|(_, (seat, ..))| table.is_known(*seat)) {
        faults.push(FieldFault::new(format!("facts.lengths[{i}]"), ClaimFault::HandKnown(*seat)));
    }
    twice(table, &mut faults);
    if table.trick.len() > 3 {
        faults.push(FieldFault::new("facts.trick", ClaimFault::TrickComplete));
    }
    if faults.is_empty() {
        sizes(table, &mut faults);
    }
    faults
}

/// Checks that no hand has too many cards, and that the unseen hands can hold what is left for
/// them.
fn sizes(table: &KnownCards, faults: &mut ClaimFaults) {
    if table.left() == 0 {
        faults.push(FieldFault::new("facts.cards", ClaimFault::NoCards));
        return;
    }
    for seat in Seat::ALL {
        let (has, must) = (table.cards[seat.index()].len() as u8, table.size(seat) as u8);
        if has > must || has < must && table.is_known(seat) {
            faults.push(FieldFault::new("facts.cards", ClaimFault::HandSize { seat, has, must }));
        }
    }
    let (has, must) = (table.out().len() as u8, table.room() as u8);
    if faults.is_empty() && has != must {
        let field = if table.unseen.out.is_some() { "facts.out" } else { "facts.played" };
        faults.push(FieldFault::new(field, ClaimFault::OutDoesNotFill { has, must }));
    }
}

/// Finds cards given in two places.
fn twice(table: &KnownCards, faults: &mut ClaimFaults) {
    let unseen = table.unseen;
    let held = table.cards.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
    let trick: Cards = table.trick.iter().copied().collect();
    for card in unseen.played.common(held.and(trick)) {
        faults.push(FieldFault::new("facts.played", ClaimFault::CardTwice(card)));
    }
    for card in unseen.out.unwrap_or_default().common(table.elsewhere()) {
        faults.push(FieldFault::new("facts.out", ClaimFault::CardTwice(card)));
    }
}
