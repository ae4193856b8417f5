//! An auction as seen at the table: calls out of turn, insufficient bids, and the player whose turn
//! it was. Makes no ruling.

use rules::bridge::{Bid, Call, Cards, Seat};
use rules::engine::Key;
use rules::engine::rotation::{AuctionEvent, Event, Meaning, RotationFacts, SeenCall, TableTurn};

/// A cell of the auction's columns.
#[derive(Clone, Debug, PartialEq)]
pub struct AuctionCell {
    pub seat: Seat,
    pub shown: Shown,
    /// How the call looked
    pub seen: SeenCall,
    /// Meaning by agreement
    pub meaning: Option<Meaning>,
    /// True if artificial; `None` if unknown
    pub artificial: Option<bool>,
    /// Simultaneous with the previous call
    pub together: bool,
    /// True if it happened since the previous stage
    pub new: bool,
    /// Its number among the events, counted from 1
    pub at: usize,
}

/// Content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A call, with its number counted from 1
    Call(Call, usize),
    /// An unrecorded call
    Unknown,
}

/// An event shown beneath the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Accepted the call out of rotation
    Accepted(Seat),
    /// Declined it
    Declined(Seat),
    /// Drew attention to it; the Director came
    Director(Seat),
    /// Made the opening lead
    Led(Seat),
    /// Exposed these cards
    Exposed(Seat, Cards),
    /// Led this card before the auction had ended
    LedEarly(Seat, Cards),
    /// Explained this call wrongly
    Misexplained(Seat, ExplainedCall),
    /// Corrected the explanation of this call
    Corrected(Seat, ExplainedCall),
    /// Held cards from a wrong board
    WrongBoard(Seat),
}

/// A call that was explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplainedCall {
    /// Its number, counted from 1
    pub number: usize,
    /// The call and its player; `None` if the facts have no call with this number
    pub made: Option<(Seat, Call)>,
}

/// An event beneath the columns, and its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuctionNote {
    pub aside: Aside,
    /// True if it happened since the previous stage
    pub new: bool,
    /// Its number among the events, counted from 1
    pub at: usize,
}

/// An auction as seen at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AuctionView {
    /// Calls in order
    pub calls: Vec<AuctionCell>,
    /// Other events
    pub asides: Vec<AuctionNote>,
    /// The player in turn at the end, if clear
    pub next: Option<Seat>,
    /// The player whose turn was taken by a call not yet dealt with
    pub robbed: Option<Seat>,
    /// The last bid that stands so far
    pub last_bid: Option<Bid>,
}

impl AuctionView {
    /// The view of these facts.
    pub fn of(facts: &RotationFacts) -> AuctionView {
        AuctionView::since(facts, 0)
    }

    /// The view of these facts; the first `text` events belong to earlier stages.
    pub fn since(facts: &RotationFacts, text: usize) -> AuctionView {
        AuctionView::watch(facts.dealer(), facts.events(), text)
    }

    /// The view of these events, consistent or not.
    pub fn watch(dealer: Seat, events: &[Event], text: usize) -> AuctionView {
        let mut auction = AuctionView::default();
        let mut table = TableTurn::new(dealer);
        for (event, at) in events.iter().zip(1..) {
            let new = text > 0 && at > text;
            if let Some(seen) = table.see(event) {
                let cell = AuctionCell::of(event, seen, auction.numbered());
                auction.calls.push(AuctionCell { new, at, ..cell });
                continue;
            }
            let aside = match event.happened {
                AuctionEvent::Director => Aside::Director(event.seat),
                AuctionEvent::Led => Aside::Led(event.seat),
                AuctionEvent::Exposed { cards, led: false } => Aside::Exposed(event.seat, cards),
                AuctionEvent::Exposed { cards, led: true } => Aside::LedEarly(event.seat, cards),
                AuctionEvent::Accepted => Aside::Accepted(event.seat),
                AuctionEvent::Misexplained(call) => Aside::Misexplained(event.seat, auction.explained(call)),
                AuctionEvent::Corrected(call) => Aside::Corrected(event.seat, auction.explained(call)),
                AuctionEvent::WrongBoard => Aside::WrongBoard(event.seat),
                _ => Aside::Declined(event.seat),
            };
            auction.asides.push(AuctionNote { aside, new, at });
        }
        auction.next = (table.robbed.is_none() && !table.is_over()).then_some(table.turn);
        (auction.robbed, auction.last_bid) = (table.robbed, table.last_bid);
        auction
    }

    /// The view without marks that answer one of the components asked: every call looks alike if
    /// it is asked whether one was in rotation, and no player is in turn if the turn is asked.
    pub fn asking(mut self, asked: &[Key]) -> AuctionView {
        if asked.contains(&Key::InRotation) {
            self.calls.iter_mut().for_each(|cell| cell.seen = SeenCall::InTurn);
            self.robbed = None;
        }
        if asked.contains(&Key::InRotation) || asked.contains(&Key::Turn) {
            self.next = None;
        }
        self
    }

    /// The last call out of turn, or the last insufficient bid.
    pub fn irregular(&self) -> Option<&AuctionCell> {
        self.calls.iter().rev().find(|cell| cell.seen != SeenCall::InTurn)
    }

    /// The player in turn, in an auction without an irregular call. After one the ruling decides
    /// it: a mark would answer the question or contradict the ruling.
    pub fn to_call(&self) -> Option<Seat> {
        self.next.filter(|_| self.irregular().is_none())
    }

    /// Calls in rows of four columns beginning with `first`; a call that goes back begins a new
    /// row.
    pub fn rows(&self, first: Seat) -> Vec<[Option<&AuctionCell>; 4]> {
        let mut rows: Vec<[Option<&AuctionCell>; 4]> = vec![[None; 4]];
        let mut free = 0;
        for seen in &self.calls {
            let column = (seen.seat.index() + 4 - first.index()) % 4;
            if column < free {
                rows.push([None; 4]);
            }
            if let Some(row) = rows.last_mut() {
                row[column] = Some(seen);
            }
            free = column + 1;
        }
        rows
    }

    /// The call with this number, as explained.
    pub fn explained(&self, number: usize) -> ExplainedCall {
        let made = self.calls.iter().find_map(|cell| match cell.shown {
            Shown::Call(call, at) if at == number => Some((cell.seat, call)),
            _ => None,
        });
        ExplainedCall { number, made }
    }

    fn numbered(&self) -> usize {
        self.calls.iter().filter(|seen| matches!(seen.shown, Shown::Call(..))).count()
    }
}

impl AuctionCell {
    fn of(event: &Event, seen: SeenCall, before: usize) -> AuctionCell {
        let (shown, meaning, artificial) = match &event.happened {
            AuctionEvent::Called { call, artificial, meaning } => {
                (Shown::Call(*call, before + 1), meaning.clone(), *artificial)
            }
            _ => (Shown::Unknown, None, None),
        };
        AuctionCell {
            seat: event.seat,
            shown,
            seen,
            meaning,
            artificial,
            together: event.together,
            new: false,
            at: 0,
        }
    }

    /// The player in turn, if another called.
    pub fn turn(&self) -> Option<Seat> {
        if let SeenCall::OutOfTurn(turn) = self.seen { Some(turn) } else { None }
    }

    /// The call's number, if it has one.
    pub fn number(&self) -> Option<usize> {
        match self.shown {
            Shown::Call(_, number) => Some(number),
            Shown::Unknown => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::bridge::Vulnerable;
    use rules::engine::rotation::RotationSetup;

    fn seen(dealer: Seat, events: &[(Seat, Option<&str>)]) -> AuctionView {
        let events = events
            .iter()
            .map(|(seat, call)| {
                let called = |call: &str| AuctionEvent::Called {
                    call: call.parse().unwrap(),
                    artificial: None,
                    meaning: None,
                };
                Event::new(*seat, call.map_or(AuctionEvent::Declined, called))
            })
            .collect();
        let setup = RotationSetup {
            dealer,
            events,
            findings: rules::engine::rotation::Findings::default(),
            ..RotationSetup::default()
        };
        AuctionView::of(&setup.check().unwrap())
    }

    #[test]
    fn marks_calls_out_of_rotation() {
        let auction = seen(Seat::N, &[(Seat::E, Some("P")), (Seat::S, None), (Seat::N, Some("1H"))]);
        assert_eq!(auction.calls.iter().map(|c| c.turn()).collect::<Vec<_>>(), [Some(Seat::N), None]);
        assert_eq!((auction.asides.len(), auction.next), (1, Some(Seat::E)));
    }

    #[test]
    fn directors_word_makes_it_in_turn() {
        let event = |(seat, call): &(Seat, &str)| {
            let call = call.parse().unwrap();
            Event::new(*seat, AuctionEvent::Called { call, artificial: None, meaning: None })
        };
        let mut events: Vec<Event> =
            [(Seat::W, "1H"), (Seat::N, "X"), (Seat::E, "P"), (Seat::S, "X")].iter().map(event).collect();
        events.push(Event::new(Seat::N, AuctionEvent::Director));
        events.push(event(&(Seat::S, "1S")));
        let findings = rules::engine::rotation::Findings::default();
        let vulnerable = Vulnerable::None;
        let setup = RotationSetup { dealer: Seat::W, vulnerable, events, findings, made: None };
        let auction = AuctionView::of(&setup.check().unwrap());
        assert!(auction.irregular().is_none(), "{auction:?}");
        assert_eq!(auction.next, Some(Seat::W));
    }

    #[test]
    fn robbed_player_may_still_call() {
        let auction = seen(Seat::N, &[(Seat::E, Some("P")), (Seat::N, Some("1H"))]);
        assert_eq!(auction.calls[1].seen, SeenCall::InTurn);
    }

    #[test]
    fn marks_no_turn_after_disposal() {
        let open = seen(Seat::N, &[(Seat::S, Some("P"))]);
        assert_eq!((open.to_call(), open.robbed), (None, Some(Seat::N)));
        let declined = seen(Seat::N, &[(Seat::S, Some("P")), (Seat::W, None)]);
        assert_eq!((declined.to_call(), declined.robbed), (None, None));
        assert_eq!(seen(Seat::N, &[(Seat::N, Some("P"))]).to_call(), Some(Seat::E));
    }

    #[test]
    fn insufficient_bid_waits_for_an_answer() {
        let bids = [(Seat::N, Some("1S")), (Seat::E, Some("1H")), (Seat::S, None), (Seat::E, Some("2H"))];
        let open = seen(Seat::N, &bids[..2]);
        assert_eq!((open.irregular().map(|cell| cell.seen), open.next), (Some(SeenCall::Insufficient), None));
        assert_eq!((open.calls[1].turn(), open.robbed), (None, Some(Seat::E)));
        let replaced = seen(Seat::N, &bids);
        assert_eq!((replaced.calls[2].seen, replaced.next), (SeenCall::InTurn, Some(Seat::S)));
    }

    #[test]
    fn returning_call_starts_a_row() {
        let auction = seen(Seat::N, &[(Seat::E, Some("P")), (Seat::S, None), (Seat::N, Some("1H"))]);
        let rows = auction.rows(Seat::W);
        assert_eq!(rows.len(), 2);
        assert!(rows[0][2].is_some() && rows[1][1].is_some());
    }
}
