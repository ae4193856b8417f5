//! One-click edits of a case sheet: adding or undoing a call, dealing and playing cards, choosing
//! the family, clearing a field.

use super::action::AuctionAction;
use super::fault::DeskFault;
use super::happened::without_last_card;
use super::sheet::CaseSheet;
use crate::FaultKind;
use crate::scenario::event;
use rules::bridge::trick::Trick;
use rules::bridge::{Call, Card, Seat, Side};
use rules::engine::Family;
use rules::engine::claim::StatementStep;
use rules::engine::rotation::FindingKind;

/// A one-click edit of a case sheet. A button sends its token: `call:N:1H`, `undo`, `put:S:HQ`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetEdit {
    /// `call:N:1H` – a player calls next, in or out of turn
    Call(Seat, Call),
    /// `with:S:P` – a player calls at the same time as the call before (Law 33)
    With(Seat, Call),
    /// `did:W:declines`, `did:E:exposes HQ:3` – a player acts other than by a call, at the end or
    /// after the call with this number. A card, an explanation or a summons that is there already is
    /// taken back
    Did(Seat, AuctionAction, Option<usize>),
    /// `undo` – the last event of the auction is taken back, with the facts about that call; of
    /// several exposed cards, the last
    Undo,
    /// `put:S:HQ` – a card is put into this hand and taken out of any other
    Put(Seat, Card),
    /// `take:HQ` – a card is taken out of the hand that holds it
    Take(Card),
    /// `play:HQ` – the next card to the trick in progress is played, out of the hand of the player
    /// whose turn it is. The fourth ends the trick
    Play(Card),
    /// `unplay` – the last card of the trick in progress goes back to its hand
    Unplay,
    /// `say:cash S` – a step is added to the statement
    Say(StatementStep),
    /// `unsay:2` – the second step of the statement is removed
    Unsay(usize),
    /// `earlier:2` – the second step of the statement changes places with the first
    Earlier(usize),
    /// `family:claim` – the family is set; fields of other families are removed
    Family(Family),
    /// `clear:facts.meaning.2` – a field is removed, and all fields under it
    Clear(String),
}

impl CaseSheet {
    /// The sheet after an edit.
    pub fn apply(&self, edit: &SheetEdit) -> Result<CaseSheet, DeskFault> {
        let mut sheet = self.clone();
        match edit {
            SheetEdit::Call(seat, call) => sheet.append_event(&format!("{seat} {call}"))?,
            SheetEdit::With(seat, call) => sheet.append_simultaneous_call(*seat, *call)?,
            SheetEdit::Did(seat, action, after) => sheet.act(*seat, *action, *after)?,
            SheetEdit::Undo => sheet.undo_last_event()?,
            SheetEdit::Put(seat, card) => sheet.put_card(*seat, *card)?,
            SheetEdit::Take(card) => sheet.take_card(*card)?,
            SheetEdit::Play(card) => sheet.play(*card)?,
            SheetEdit::Unplay => sheet.unplay()?,
            SheetEdit::Say(step) => sheet.add_step(step)?,
            SheetEdit::Unsay(n) => sheet.remove_step(*n)?,
            SheetEdit::Earlier(n) => sheet.move_step_up(*n)?,
            SheetEdit::Family(family) => sheet.set_family(*family),
            SheetEdit::Clear(path) => sheet.clear(path),
        }
        Ok(sheet)
    }

    /// Sets a field that the format has, to a text within the length limit.
    pub(super) fn put(&mut self, path: &str, text: &str) {
        let result = self.set(path, text);
        debug_assert!(result.is_ok(), "{result:?}");
    }

    fn append_event(&mut self, event: &str) -> Result<(), DeskFault> {
        let before = self.get("facts.auction");
        let text = if before.is_empty() { event.to_owned() } else { format!("{before}, {event}") };
        self.set("facts.auction", &text).map_err(|_| DeskFault::Full)
    }

    fn append_simultaneous_call(&mut self, seat: Seat, call: Call) -> Result<(), DeskFault> {
        let before = self.list("facts.auction").last().copied().and_then(event::moment);
        match before.as_deref() {
            Some([one]) if one.is_call() && one.seat != seat => {}
            _ => return Err(DeskFault::NoCallBefore),
        }
        let text = format!("{}{}{seat} {call}", self.get("facts.auction"), event::TOGETHER);
        self.set("facts.auction", &text).map_err(|_| DeskFault::Full)
    }

    fn undo_last_event(&mut self) -> Result<(), DeskFault> {
        let moments = self.list("facts.auction");
        let (last, before) = moments.split_last().ok_or(DeskFault::Nothing)?;
        let number = self.calls();
        let mut remaining: Vec<&str> = before.to_vec();
        remaining.extend(without_last_card(last));
        let mut is_call = event::moment(last).is_some_and(|events| events[0].is_call());
        if let Some((first, _)) = last.rsplit_once(event::TOGETHER) {
            remaining.push(first);
            is_call = true;
        }
        self.put("facts.auction", &remaining.join(", "));
        if is_call {
            for field in FindingKind::fields().map(FindingKind::word).chain(["meaning"]) {
                self.clear(&format!("facts.{field}.{number}"));
            }
        }
        Ok(())
    }

    fn put_card(&mut self, seat: Seat, card: Card) -> Result<(), DeskFault> {
        let mut hands = self.hands().ok_or(DeskFault::Unreadable("facts.cards"))?;
        if self.trick().contains(&card) {
            return Err(DeskFault::InTheTrick(card));
        }
        for hand in &mut hands {
            *hand = hand.without(card);
        }
        let hand = &mut hands[seat.index()];
        if hand.len() >= 13 {
            return Err(DeskFault::HandFull(seat));
        }
        *hand = hand.with(card);
        self.put_hands(&hands);
        Ok(())
    }

    fn take_card(&mut self, card: Card) -> Result<(), DeskFault> {
        let mut hands = self.hands().ok_or(DeskFault::Unreadable("facts.cards"))?;
        let holder = self.holder(card).ok_or(DeskFault::Nothing)?;
        hands[holder.index()] = hands[holder.index()].without(card);
        self.put_hands(&hands);
        Ok(())
    }

    fn play(&mut self, card: Card) -> Result<(), DeskFault> {
        let mut hands = self.hands().ok_or(DeskFault::Unreadable("facts.cards"))?;
        let mut trick = self.trick();
        if trick.contains(&card) {
            return Err(DeskFault::InTheTrick(card));
        }
        let holder = self.holder(card);
        let leader = self
            .seat("facts.leader")
            .or(holder.filter(|_| trick.is_empty()))
            .ok_or(DeskFault::LeaderUnknown)?;
        let turn = leader.after(trick.len());
        if holder.is_some_and(|holder| holder != turn) {
            return Err(DeskFault::NotOnTurn(card, turn));
        }
        self.remove_from_outstanding(card);
        trick.push(card);
        let played = Trick::of(leader, trick.iter().copied());
        let mut next = leader;
        if trick.len() > 3 {
            let trump = self.trump().ok_or(DeskFault::TrumpUnknown)?;
            next = played.winning(trump).map_or(leader, |(seat, _)| seat);
            self.add_trick_won(next.side());
            self.add_to_played(&trick);
            trick.clear();
        }
        hands[turn.index()] = hands[turn.index()].without(card);
        self.put_hands(&hands);
        self.put_trick(&trick);
        self.put("facts.leader", next.letter());
        Ok(())
    }

    /// Removes a played card from the outstanding cards.
    fn remove_from_outstanding(&mut self, card: Card) {
        let out: Vec<String> = self
            .list("facts.out")
            .into_iter()
            .filter(|text| **text != card.to_string())
            .map(str::to_owned)
            .collect();
        self.put("facts.out", &out.join(", "));
    }

    /// Adds the cards of a completed trick to the cards played, if the sheet lists any.
    fn add_to_played(&mut self, trick: &[Card]) {
        if self.get("facts.played").is_empty() {
            return;
        }
        let cards = trick.iter().map(Card::to_string);
        let all: Vec<String> =
            self.list("facts.played").into_iter().map(str::to_owned).chain(cards).collect();
        self.put("facts.played", &all.join(", "));
    }

    /// Adds a trick to this side's total, if the sheet has one.
    fn add_trick_won(&mut self, side: Side) {
        let path = format!("facts.won.{side}");
        if let Ok(won @ 0..13) = self.get(&path).parse::<u8>() {
            self.put(&path, &(won + 1).to_string());
        }
    }

    fn unplay(&mut self) -> Result<(), DeskFault> {
        let mut hands = self.hands().ok_or(DeskFault::Unreadable("facts.cards"))?;
        let mut trick = self.trick();
        let card = trick.pop().ok_or(DeskFault::Nothing)?;
        let seat = self.seat("facts.leader").ok_or(DeskFault::LeaderUnknown)?.after(trick.len());
        hands[seat.index()] = hands[seat.index()].with(card);
        self.put_hands(&hands);
        self.put_trick(&trick);
        Ok(())
    }

    /// Sets the family, and removes the fields that the file reader then finds unknown.
    fn set_family(&mut self, family: Family) {
        self.put("family", family.word());
        let faults = self.case().err().unwrap_or_default();
        for fault in faults.into_iter().filter(|fault| fault.kind == FaultKind::UnknownField) {
            self.clear(&fault.field);
        }
    }
}
