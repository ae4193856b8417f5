//! Edits of an auction by events other than calls: added at the end or after an earlier call, and
//! taken back by the same button.

use super::action::AuctionAction;
use super::fault::DeskFault;
use super::sheet::CaseSheet;
use crate::FaultKind;
use crate::scenario::event::{self, EXPOSES};
use rules::bridge::{Card, Seat};
use rules::engine::rotation::{AuctionEvent, Event, RotationFault};

impl CaseSheet {
    /// Adds an action after the call with this number, or at the end; an action that is there
    /// already is taken back. Refuses one that the facts do not admit.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: AuctionAction,
        after: Option<usize>,
    ) -> Result<(), DeskFault> {
        let before = self.auction_faults();
        let mut moments: Vec<String> = self.list("facts.auction").into_iter().map(str::to_owned).collect();
        let at = after.map_or(moments.len(), |call| end_of(&moments, call));
        if !take_back(&mut moments, at, seat, action) {
            add(&mut moments, at, seat, action);
        }
        self.set("facts.auction", &moments.join(", ")).map_err(|_| DeskFault::Full)?;
        let mut faults = self.auction_faults();
        // Places of faults move with the events, so only kinds are compared.
        for fault in before {
            faults.iter().position(|new| *new == fault).map(|same| faults.remove(same));
        }
        faults.first().map_or(Ok(()), |fault| Err(DeskFault::Impossible(*fault)))
    }

    /// Faults of the auction, except that it has no call yet.
    fn auction_faults(&self) -> Vec<RotationFault> {
        let all = self.case().err().unwrap_or_default().into_iter();
        all.filter_map(|fault| match fault.kind {
            FaultKind::Rotation(fault) if fault != RotationFault::NoCall => Some(fault),
            _ => None,
        })
        .collect()
    }

    /// Every card that a player has exposed or led in the auction, with the player.
    pub fn cards_seen(&self) -> Vec<(Card, Seat)> {
        let seen = |event: &Event| match event.happened {
            AuctionEvent::Exposed { cards, .. } => cards.into_iter().map(|card| (card, event.seat)).collect(),
            _ => Vec::new(),
        };
        self.events().iter().flat_map(seen).collect()
    }
}

/// The text of the last moment without its last card, if it exposes several.
pub(super) fn without_last_card(moment: &str) -> Option<&str> {
    let (begin, _) = moment.rsplit_once(' ')?;
    let (_, cards) = begin.split_once(EXPOSES)?;
    (!cards.is_empty()).then_some(begin)
}

/// The index behind the call with this number and the events that follow it; behind none, 0.
fn end_of(moments: &[String], call: usize) -> usize {
    let mut before = 0;
    let next = moments.iter().position(|moment| {
        let calls = event::moment(moment).map_or(0, |events| events.iter().filter(|e| e.is_call()).count());
        before += calls;
        calls > 0 && before - calls >= call
    });
    next.unwrap_or(moments.len())
}

/// Takes an action back: a card and an explanation wherever they are, anything else only right
/// before this index. Returns false if it is not there.
fn take_back(moments: &mut Vec<String>, at: usize, seat: Seat, action: AuctionAction) -> bool {
    let text = format!("{seat} {action}");
    match action {
        AuctionAction::Accepts | AuctionAction::Declines | AuctionAction::Acts => false,
        AuctionAction::Director | AuctionAction::Leads => {
            let there = at.checked_sub(1).filter(|last| moments[*last] == text);
            there.map(|last| moments.remove(last)).is_some()
        }
        AuctionAction::LeadsCard(card) | AuctionAction::Exposes(card) => hide(moments, card),
        AuctionAction::Corrects(_) => remove_first(moments, &text),
        AuctionAction::Misexplains(call) => {
            let removed = remove_first(moments, &text);
            // Without the explanation there is nothing to correct.
            let corrects = AuctionAction::Corrects(call).to_string();
            moments.retain(|moment| {
                !removed || moment.split_once(' ').map(|(_, what)| what) != Some(&*corrects)
            });
            removed
        }
    }
}

fn remove_first(moments: &mut Vec<String>, text: &str) -> bool {
    let there = moments.iter().position(|moment| moment == text);
    there.map(|at| moments.remove(at)).is_some()
}

/// Takes back a card, and its event if it was the only one.
fn hide(moments: &mut Vec<String>, card: Card) -> bool {
    let named = card.to_string();
    for at in 0..moments.len() {
        let events = event::moment(&moments[at]).unwrap_or_default();
        if !matches!(events[..], [Event { happened: AuctionEvent::Exposed { cards, .. }, .. }] if cards.has(card))
        {
            continue;
        }
        let words: Vec<&str> = moments[at].split(' ').filter(|word| **word != *named).collect();
        // A seat and a verb alone.
        if words.len() < 3 {
            moments.remove(at);
        } else {
            moments[at] = words.join(" ");
        }
        return true;
    }
    false
}

/// Adds an action at this index. Cards that a player exposes one after another are one event.
fn add(moments: &mut Vec<String>, at: usize, seat: Seat, action: AuctionAction) {
    if let (AuctionAction::Exposes(card), Some(last)) = (action, at.checked_sub(1))
        && moments[last].starts_with(&format!("{seat} {EXPOSES}"))
    {
        moments[last] = format!("{} {card}", moments[last]);
        return;
    }
    moments.insert(at, format!("{seat} {action}"));
}
