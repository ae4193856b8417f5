//! The title of an auction: its last irregular call, or the last call.

use super::Words;
use rules::bridge::{Bid, Call, Seat};
use rules::engine::rotation::{AuctionEvent, Event, RotationFacts, SeenCall, TableTurn};

/// Calls named before and after the one of the title.
const NAMED: usize = 3;

/// The calls of an auction as seen at the table.
pub(super) struct AuctionTitle<'a> {
    words: &'a Words,
    calls: Vec<TitleCall>,
    /// The last event that is irregular and no call, with the number of calls before it
    other: Option<(usize, &'a Event)>,
}

struct TitleCall {
    seat: Seat,
    /// `None` for an unrecorded call
    call: Option<Call>,
    seen: SeenCall,
    /// The last bid before
    over: Option<Bid>,
    /// The reaction to it: accepted or not
    accepted: Option<bool>,
}

impl<'a> AuctionTitle<'a> {
    pub(super) fn of(words: &'a Words, facts: &'a RotationFacts) -> AuctionTitle<'a> {
        let mut calls: Vec<TitleCall> = Vec::new();
        let mut other = None;
        let mut table = TableTurn::new(facts.dealer());
        for event in facts.events() {
            let over = table.last_bid;
            let seen = table.see(event);
            let call = match event.happened {
                AuctionEvent::Called { call, .. } => Some(call),
                _ => None,
            };
            let answer = match event.happened {
                AuctionEvent::Accepted => Some(true),
                AuctionEvent::Declined => Some(false),
                _ => None,
            };
            if let Some(seen) = seen {
                calls.push(TitleCall { seat: event.seat, call, seen, over, accepted: None });
            } else if let (Some(last), true) = (calls.last_mut(), answer.is_some()) {
                last.accepted = answer;
            }
            let is_other = matches!(
                event.happened,
                AuctionEvent::Exposed { .. } | AuctionEvent::Misexplained(_) | AuctionEvent::WrongBoard
            );
            if is_other {
                other = Some((calls.len(), event));
            }
        }
        AuctionTitle { words, calls, other }
    }

    /// `East passes at North’s turn, after 1♥ – 2♣; accepted`.
    pub(super) fn irregular(&self) -> String {
        let irregular = self.calls.iter().rposition(|one| one.seen != SeenCall::InTurn);
        let Some((place, one)) = irregular.and_then(|place| Some((place, self.calls.get(place)?))) else {
            return self.without_irregular_call();
        };
        let title = self.after(self.what(one), place);
        let title = match one.accepted {
            None => title,
            Some(true) => self.words.format("title-accepted", &[("title", title.into())]),
            Some(false) => self.words.format("title-declined", &[("title", title.into())]),
        };
        self.then(title, place + 1)
    }

    /// `West exposes ♦4, after 1♥ – Pass – 2♥; then Pass – 4♥`, or the last call.
    fn without_irregular_call(&self) -> String {
        let Some((place, event)) = self.other else { return self.neutral() };
        let player = ("player", self.words.seat(event.seat).into());
        let what = match event.happened {
            AuctionEvent::Exposed { cards, led } => {
                let id = if led { "title-leads-early" } else { "title-exposes" };
                self.words.format(id, &[player, ("cards", self.words.cards(cards).into())])
            }
            AuctionEvent::Misexplained(number) => {
                let explained = number.checked_sub(1).and_then(|at| self.calls.get(at)?.call);
                let call = explained.map_or_else(String::new, |call| self.words.call(call));
                self.words.format("title-misexplains", &[player, ("call", call.into())])
            }
            AuctionEvent::WrongBoard => self.words.format("title-wrong-board", &[player]),
            _ => return self.neutral(),
        };
        self.then(self.after(what, place), place)
    }

    /// The title with the calls from this place on.
    fn then(&self, title: String, place: usize) -> String {
        let then = self.calls.get(place..).unwrap_or_default();
        if then.is_empty() {
            return title;
        }
        let more = then.len() > NAMED;
        let then = self.named(&then[..then.len().min(NAMED)]);
        let args = [("title", title.into()), ("calls", then.into())];
        self.words.format(if more { "title-then-more" } else { "title-then" }, &args)
    }

    /// The last call, without saying whose turn it was: `East passes, after 1♥ – 2♣`.
    pub(super) fn neutral(&self) -> String {
        let Some(last) = self.calls.last() else { return self.words.say("title-no-call") };
        self.after(self.made(last), self.calls.len() - 1)
    }

    fn what(&self, one: &TitleCall) -> String {
        let makes = ("makes", self.made(one).into());
        match (one.seen, one.over) {
            (SeenCall::OutOfTurn(turn), _) => {
                self.words.format("title-out-of-turn", &[makes, ("turn", self.words.seat(turn).into())])
            }
            (_, Some(over)) => {
                let over = self.words.call(Call::Bid(over)).into();
                self.words.format("title-insufficient", &[makes, ("over", over)])
            }
            (_, None) => self.made(one),
        }
    }

    fn made(&self, one: &TitleCall) -> String {
        match one.call {
            Some(call) => self.words.makes(one.seat, call),
            None => self.words.format("title-call", &[("player", self.words.seat(one.seat).into())]),
        }
    }

    /// The title with the calls before this place.
    fn after(&self, title: String, place: usize) -> String {
        let before = &self.calls[..place];
        if before.is_empty() {
            return title;
        }
        let more = before.len() > NAMED;
        let calls = self.named(&before[before.len().saturating_sub(NAMED)..]);
        let args = [("title", title.into()), ("calls", calls.into())];
        self.words.format(if more { "title-after-more" } else { "title-after" }, &args)
    }

    fn named(&self, calls: &[TitleCall]) -> String {
        let name = |one: &TitleCall| match one.call {
            Some(call) => self.words.call(call),
            None => self.words.say("title-unknown"),
        };
        calls.iter().map(name).collect::<Vec<_>>().join(&self.words.say("title-next-call"))
    }
}
