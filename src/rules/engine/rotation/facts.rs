//! The facts of an auction: the events in order, and the findings of the Director.

use super::finding::Findings;
use super::meaning::Meaning;
use crate::bridge::{Auction, Call, Cards, Seat, Vulnerable};
use crate::engine::field_fault::FieldFault;
use crate::engine::ruling::question::{Answer, Question};

/// An event at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// The player
    pub seat: Seat,
    /// The event
    pub happened: AuctionEvent,
    /// Simultaneous with the event before it (Law 33)
    pub together: bool,
    /// The call that it answers an open question about; a call of this kind has no number
    pub assumed: Option<usize>,
}

/// An action at the table.
#[derive(Clone, Debug, PartialEq)]
pub enum AuctionEvent {
    /// A call. A call out of rotation needs no mark; it follows from the seat.
    Called {
        /// The call
        call: Call,
        /// True if artificial; `None` if unknown
        artificial: Option<bool>,
        /// Meaning by agreement; `None` if unknown
        meaning: Option<Meaning>,
    },
    /// Accepted the irregular call.
    Accepted,
    /// Declined to accept it, after the Director had come and explained.
    Declined,
    /// Bid, doubled or redoubled legally, by a call that is not recorded.
    Acted,
    /// Drew attention to an irregularity; the Director came.
    Director,
    /// Made and faced the opening lead.
    Led,
    /// Let partner see the face of these cards, before play began.
    Exposed {
        /// The cards
        cards: Cards,
        /// True for a card that was led
        led: bool,
    },
    /// Gave the other side a mistaken explanation of partner's call with this number, or alerted it
    /// wrongly or not at all (Law 20F5(a)). The hand does not fit the explanation; the presumption of
    /// Law 21B1(b) or a finding says which of the two was mistaken.
    Misexplained(usize),
    /// Called the Director and corrected the explanation of the call with this number, by this player
    /// or by partner.
    Corrected(usize),
    /// Was found to hold cards from a wrong board, on which every call of theirs so far was made; the
    /// Director came, and the player looked at the right hand (Law 15A, 17D before 2017).
    WrongBoard,
}

/// Unchecked facts of an auction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RotationSetup {
    /// Dealer, the first to call
    pub dealer: Seat,
    /// Vulnerability; it affects the score only
    pub vulnerable: Vulnerable,
    /// Events in order
    pub events: Vec<Event>,
    /// Findings of the Director
    pub findings: Findings,
    /// Tricks declarer's side took in all; `None` if not played yet, or not recorded
    pub made: Option<u8>,
}

/// Consistent facts: see [`RotationSetup::check`].
#[derive(Clone, Debug, PartialEq)]
pub struct RotationFacts(RotationSetup);

/// A fault of the facts of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RotationFault {
    /// No call made
    NoCall,
    /// A player accepts, declines, acts or summons the Director with nothing to react to
    NothingToAnswer,
    /// A player explains a call that partner has not made
    NotPartnersCall,
    /// A player corrects an explanation that neither this player nor partner has given
    NothingToCorrect,
    /// A lead before the end of the auction
    LedTooEarly,
    /// A card exposed a second time, or by a second player
    ExposedTwice,
    /// Cards exposed after the opening lead was faced
    ExposedInPlay,
    /// A player found with cards from a wrong board a second time
    WrongBoardTwice,
    /// Simultaneous events that are not two calls by two players
    NotTwoCalls,
    /// No hand fits the meaning of this call
    EmptyMeaning,
    /// More tricks than there are
    TooManyTricks,
}

impl Event {
    /// An event at a moment of its own.
    pub const fn new(seat: Seat, happened: AuctionEvent) -> Event {
        Event { seat, happened, together: false, assumed: None }
    }

    /// True for a recorded call.
    pub const fn is_call(&self) -> bool {
        matches!(self.happened, AuctionEvent::Called { .. })
    }

    /// True if it accepts or declines this call, as far as that is known.
    pub fn answers(&self, call: usize) -> bool {
        matches!(self.happened, AuctionEvent::Accepted | AuctionEvent::Declined)
            && self.assumed.is_none_or(|about| about == call)
    }

    /// True if the event has a call number.
    pub const fn is_numbered(&self) -> bool {
        self.is_call() && self.assumed.is_none()
    }
}

impl RotationSetup {
    /// Checks that the facts are consistent; otherwise every fault with its field.
    pub fn check(self) -> Result<RotationFacts, Vec<FieldFault<RotationFault>>> {
        let mut faults = Vec::new();
        if !self.events.iter().any(Event::is_call) {
            faults.push(FieldFault::new("facts.auction", RotationFault::NoCall));
        }
        if self.made.is_some_and(|tricks| tricks > 13) {
            faults.push(FieldFault::new("facts.made", RotationFault::TooManyTricks));
        }
        // The auction for as long as every call is legal and in turn; beyond that the Laws decide.
        let mut regular = Some(Auction::new(self.dealer));
        let (mut number, mut exposed, mut led) = (0, Cards::EMPTY, false);
        for (i, event) in self.events.iter().enumerate() {
            let mut fault = |kind| faults.push(FieldFault::new(format!("facts.auction[{i}]"), kind));
            let before = i.checked_sub(1).map(|i| &self.events[i]);
            let two_calls = before.is_some_and(|b| b.is_call() && b.seat != event.seat) && event.is_call();
            if event.together && !two_calls {
                fault(RotationFault::NotTwoCalls);
            }
            let AuctionEvent::Called { call, meaning, .. } = &event.happened else {
                let ended = regular.as_ref().is_some_and(Auction::is_over);
                match event.happened {
                    AuctionEvent::Led if regular.is_some() && !ended => fault(RotationFault::LedTooEarly),
                    AuctionEvent::Led => led = true,
                    AuctionEvent::Exposed { .. } if led => fault(RotationFault::ExposedInPlay),
                    AuctionEvent::Exposed { cards, .. } => {
                        if !exposed.common(cards).is_empty() {
                            fault(RotationFault::ExposedTwice);
                        }
                        exposed = exposed.and(cards);
                    }
                    AuctionEvent::WrongBoard if self.events[..i].contains(event) => {
                        fault(RotationFault::WrongBoardTwice);
                    }
                    AuctionEvent::Director if number == 0 => fault(RotationFault::NothingToAnswer),
                    AuctionEvent::Accepted | AuctionEvent::Declined | AuctionEvent::Acted
                        if regular.is_some() =>
                    {
                        fault(RotationFault::NothingToAnswer);
                    }
                    AuctionEvent::Misexplained(call) if !self.is_call_of(i, call, event.seat.partner()) => {
                        fault(RotationFault::NotPartnersCall);
                    }
                    AuctionEvent::Corrected(call) if !self.is_explained_by_side(i, call, event.seat) => {
                        fault(RotationFault::NothingToCorrect);
                    }
                    _ => {}
                }
                continue;
            };
            number += 1;
            regular = regular.filter(|a| a.turn() == event.seat).and_then(|mut auction| {
                auction.call(*call).ok()?;
                Some(auction)
            });
            if meaning.as_ref().is_some_and(|m| !m.is_possible()) {
                faults.push(FieldFault::new(format!("facts.meaning.{number}"), RotationFault::EmptyMeaning));
            }
        }
        if faults.is_empty() { Ok(RotationFacts(self)) } else { Err(faults) }
    }

    /// True if this player made the call with this number before the event at this index.
    fn is_call_of(&self, before: usize, call: usize, seat: Seat) -> bool {
        let mut calls = self.events[..before].iter().filter(|event| event.is_numbered());
        call.checked_sub(1).and_then(|call| calls.nth(call)).is_some_and(|event| event.seat == seat)
    }

    /// True if the last word of this player's side on the call with this number, before the event at
    /// this index, was a mistaken explanation.
    fn is_explained_by_side(&self, before: usize, call: usize, seat: Seat) -> bool {
        let about = |event: &&Event| match event.happened {
            AuctionEvent::Misexplained(of) | AuctionEvent::Corrected(of) => of == call,
            _ => false,
        };
        let last = self.events[..before].iter().rfind(about);
        last.is_some_and(|event| {
            event.seat.side() == seat.side() && matches!(event.happened, AuctionEvent::Misexplained(_))
        })
    }
}

impl RotationFacts {
    /// A copy of the unchecked facts, to be changed and checked again.
    pub fn setup(&self) -> RotationSetup {
        self.0.clone()
    }

    /// Dealer.
    pub fn dealer(&self) -> Seat {
        self.0.dealer
    }

    /// Which sides are vulnerable.
    pub fn vulnerable(&self) -> Vulnerable {
        self.0.vulnerable
    }

    /// Events in order.
    pub fn events(&self) -> &[Event] {
        &self.0.events
    }

    /// Findings of the Director.
    pub fn findings(&self) -> &Findings {
        &self.0.findings
    }

    /// Tricks that declarer's side took, where recorded.
    pub fn made(&self) -> Option<u8> {
        self.0.made
    }

    /// True if a player exposed a card.
    pub fn has_exposed_cards(&self) -> bool {
        self.0.events.iter().any(|event| matches!(event.happened, AuctionEvent::Exposed { .. }))
    }

    /// True if a player held cards from a wrong board.
    pub fn has_wrong_board(&self) -> bool {
        self.0.events.iter().any(|event| event.happened == AuctionEvent::WrongBoard)
    }

    /// True if a player explained a call wrongly.
    pub fn has_explanations(&self) -> bool {
        self.0.events.iter().any(|event| matches!(event.happened, AuctionEvent::Misexplained(_)))
    }

    /// Every recorded call with its seat, in order.
    pub fn calls(&self) -> impl Iterator<Item = (Seat, Call)> + '_ {
        self.0.events.iter().filter_map(|event| match event.happened {
            AuctionEvent::Called { call, .. } => Some((event.seat, call)),
            _ => None,
        })
    }

    /// The facts with this answer to an open question. An answer that does not fit the question
    /// changes nothing.
    pub fn answered(&self, question: Question, answer: Answer) -> RotationFacts {
        let mut facts = self.clone();
        let mut happens = |call, seat, happened| {
            facts.0.events.push(Event { assumed: Some(call), ..Event::new(seat, happened) });
        };
        let pass = AuctionEvent::Called { call: Call::Pass, artificial: Some(false), meaning: None };
        match (question, answer) {
            (Question::Accepts { seat, call }, Answer::Accepts) => {
                happens(call, seat, AuctionEvent::Accepted);
            }
            (Question::Accepts { seat, call }, Answer::Declines) => {
                happens(call, seat, AuctionEvent::Declined);
            }
            (Question::PassesOrActs { seat, call }, Answer::Passes) => happens(call, seat, pass),
            (Question::PassesOrActs { seat, call }, Answer::Acts) => happens(call, seat, AuctionEvent::Acted),
            // Any call of the offender that answers this lets the first call stand: see `declined_change`.
            (Question::LetsStand { seat, call }, Answer::Yes) => happens(call, seat, pass),
            (Question::LetsStand { seat, call }, Answer::No) => happens(call, seat, AuctionEvent::Acted),
            (_, Answer::Yes | Answer::No) => {
                if let Some((kind, call)) = question.finding() {
                    facts.0.findings[kind].of.push((call, answer == Answer::Yes));
                }
            }
            _ => {}
        }
        facts
    }
}
