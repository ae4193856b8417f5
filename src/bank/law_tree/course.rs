//! The notation of the systematic cases, read into the facts of an auction.
//!
//! A call is written as in files; after it `*` marks an artificial one, `?` one of unknown nature,
//! and `/` gives its meaning. What happens next names the player by a letter: `o`ffender,
//! `l`eft-hand opponent, `p`artner, `r`ight-hand opponent, `t` for the one in turn at the irregular
//! call. `~` has the players in turn pass up to the offender's turn, and `=` to the end of the
//! auction; `yes` and `no` before the word of a finding have the Director find so.

use crate::scenario::event;
use rules::bridge::{Auction, Call, Illegal, Seat, Strain, Suit};
use rules::engine::rotation::meaning::AskSubject;
use rules::engine::rotation::{
    AuctionEvent, Event, Finding, FindingKind, Findings, HandBox, Meaning, Purpose, RotationSetup,
};

/// The dealer of every case.
const DEALER: Seat = Seat::N;

/// An auction under construction.
#[derive(Clone)]
pub(crate) struct Course {
    /// The calls that stand
    auction: Auction,
    /// The calls that stood before the last irregular call, until LHO has answered
    pending: Option<Auction>,
    events: Vec<Event>,
}

impl Course {
    /// The auction after these events.
    pub fn before(events: &str) -> Course {
        let mut course = Course { auction: Auction::new(DEALER), pending: None, events: Vec::new() };
        for text in events.split(", ").filter(|text| !text.is_empty()) {
            if let Some((seat, what)) =
                text.split_once(' ').and_then(|(s, what)| Some((s.parse().ok()?, what)))
            {
                course.add(seat, what);
            }
        }
        course
    }

    /// The calls that stand, the last irregular one among them until LHO has declined it.
    pub fn auction(&self) -> &Auction {
        &self.auction
    }

    /// Everything that has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The player in turn.
    pub fn turn(&self) -> Seat {
        self.auction.turn()
    }

    /// The facts once this player has made this call, and this has happened next.
    pub fn through(mut self, offender: Seat, call: &str, after: &str) -> RotationSetup {
        let turn = self.turn();
        let mut findings = Findings::default();
        self.add(offender, call);
        for text in after.split(", ") {
            match (text, text.split_once(' ')) {
                ("~", _) => self.pass_until(|auction| auction.turn() == offender || auction.is_over()),
                ("=", _) => self.pass_until(Auction::is_over),
                (_, Some((found @ ("yes" | "no"), what))) => {
                    if let Some(kind) = FindingKind::read(what) {
                        findings[kind] = Finding::all(Some(found == "yes"));
                    }
                }
                (_, Some(("o", what))) => self.add(offender, what),
                (_, Some(("l", what))) => self.add(offender.lho(), what),
                (_, Some(("r", what))) => self.add(offender.rho(), what),
                (_, Some(("p", what))) => self.add(offender.partner(), what),
                (_, Some((_, what))) => self.add(turn, what),
                (_, None) => {}
            }
        }
        RotationSetup { dealer: DEALER, events: self.events, findings, ..RotationSetup::default() }
    }

    fn pass_until(&mut self, there: impl Fn(&Auction) -> bool) {
        while !there(&self.auction) {
            self.add(self.auction.turn(), "P");
        }
    }

    fn add(&mut self, seat: Seat, what: &str) {
        let (what, meaning) = what.split_once('/').unwrap_or((what, ""));
        let Some([mut event]) = event::moment(&format!("{seat} {}", what.trim_end_matches(['*', '?'])))
            .and_then(|events| <[Event; 1]>::try_from(events).ok())
        else {
            return;
        };
        if let AuctionEvent::Called { artificial, meaning: of_call, .. } = &mut event.happened {
            *artificial = (!what.ends_with('?')).then_some(what.ends_with('*'));
            *of_call = self::meaning(meaning);
        }
        self.happens(event);
    }

    /// Takes what happens next.
    pub fn happens(&mut self, event: Event) {
        let seat = event.seat;
        match event.happened {
            AuctionEvent::Called { call, .. } => self.call(seat, call),
            AuctionEvent::WrongBoard => {
                let first = self.events.iter().filter(|event| event.is_call()).position(|e| e.seat == seat);
                if let Some(first) = first {
                    self.auction.back_to(first);
                }
            }
            AuctionEvent::Accepted => self.pending = None,
            AuctionEvent::Declined => self.auction = self.pending.take().unwrap_or(self.auction.clone()),
            _ => {}
        }
        self.events.push(event);
    }

    /// Takes a call as made in or out of rotation, or as the reaction to an irregular one.
    fn call(&mut self, seat: Seat, call: Call) {
        let undone = self.pending.take().filter(|before| before.turn() == seat);
        self.auction = undone.unwrap_or(self.auction.clone());
        let is_insufficient = self.auction.legality_by(seat, call) == Err(Illegal::Insufficient);
        if seat != self.auction.turn() || is_insufficient {
            self.pending = Some(self.auction.clone());
        }
        // An illegal call changes nothing, and is an irregularity.
        let _ = self.auction.accept(seat, call);
    }
}

/// The meanings of the calls: five spades; six of them, and a few points more; hearts; and two
/// different hands that ask the same.
fn meaning(name: &str) -> Option<Meaning> {
    let showing = |suit: Suit, least: u8, points: (u8, u8)| {
        let mut shown = HandBox { points, ..HandBox::ANY };
        shown.lengths[suit.index()].0 = least;
        Meaning::showing(vec![shown])
    };
    let asks = Some(Purpose::Asks(AskSubject::Majors));
    Some(match name {
        "five" => showing(Suit::S, 5, (6, 14)),
        "six" => showing(Suit::S, 6, (6, 14)),
        "more" => showing(Suit::S, 5, (6, 15)),
        "hearts" => Meaning { specifies: Some(vec![Strain::Suit(Suit::H)]), ..showing(Suit::H, 5, (6, 14)) },
        "asks" => Meaning { purpose: asks, ..showing(Suit::S, 5, (6, 14)) },
        "also-asks" => Meaning { purpose: asks, ..showing(Suit::H, 6, (6, 14)) },
        _ => return None,
    })
}
