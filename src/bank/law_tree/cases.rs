//! The cases from which the trees are drawn: calls out of rotation and inadmissible doubles, each
//! kind at each player's turn in each position, with each course of the auction after it.
//!
//! What is unknown in a case need not be enumerated here: the engine rules on each answer.

use crate::scenario::event;
use rules::bridge::{Auction, Call, Seat, Strain, Suit, Vulnerable};
use rules::engine::rotation::meaning::AskSubject;
use rules::engine::rotation::{
    AuctionEvent, Event, Finding, FindingKind, Findings, HandBox, Meaning, Purpose, RotationSetup,
};
use rules::engine::{Case, Facts};
use rules::law::{Edition, Elections};

/// A case, and whether it ends with the irregularity, the first of its auction.
pub(super) struct TreeCase {
    pub case: Case,
    pub is_fresh: bool,
}

/// The dealer of every case.
const DEALER: Seat = Seat::N;

/// What has happened before the irregular call. In the last three the player in turn has a duty: to
/// pass by Law 30, to pass by Law 31, to repeat a call by Law 31.
const BEFORE: [&str; 15] = [
    "",
    "N P",
    "N P, E P, S P",
    "N 1C",
    "N 1C*",
    "N 1C, E P",
    "N 1C*, E P",
    "N 1C, E X",
    "N 1C, E 1D",
    "N 1C, E P, S P",
    "N 1C, E P, S 1D",
    "N 1C, E 1D, S P, W P",
    "N P, E P, W P, N declines, S P",
    "N 1C, W 1H, N declines, E P, S P, W 2H, N P",
    "N P, S 1H, W declines, E P",
];

/// The irregular call: `*` marks an artificial one, `/` gives its meaning.
const CALLS: [&str; 8] = ["P", "P*", "2S/five", "2S*", "2S*/hearts", "2S*/asks", "X", "XX"];

/// What happens next. The first letter names the player: `o`ffender, `l`eft-hand opponent,
/// `p`artner, `r`ight-hand opponent, `t` for the one in turn; `~` has the players in turn pass up to
/// the offender's turn, and `=` to the end of the auction; `x` has the Director find no call
/// comparable.
const AFTER: [&str; 27] = [
    "",
    "l accepts",
    "l accepts, =",
    "l accepts, l P, =",
    "l P",
    "l P, =",
    "l P, =, l leads",
    "l 3C",
    "t P",
    "t 3C",
    "t director, t P",
    "t director, t 3C, ~",
    "l declines",
    "l declines, =",
    "l declines, ~, o 3C",
    "l declines, t 3C, ~, o 3S/six",
    "l declines, t 3C, ~, o 3S/six, =",
    "l declines, t 3C, ~, o 3S/more",
    "l declines, t 3C, ~, o 3S/more, =",
    "l declines, t 3C, ~, o 3H/hearts, =",
    "l declines, t 3C, ~, o 3H/also-asks",
    "l declines, t 3C, ~, o P",
    "l declines, t 3C, ~, o 3D, =",
    "l declines, t 3C, ~, o 3S/five, =",
    "l declines, l 3C, p declines",
    "x, l declines, l 3C, p declines, l 3D, p accepts",
    "r P, o P, p acts, t P",
];

/// The cases of an edition; those whose facts are inconsistent are left out.
pub(super) fn of(edition: Edition) -> Vec<TreeCase> {
    let mut cases = Vec::new();
    for (before, is_first) in BEFORE.map(|text| (Course::before(text), !text.contains("declines"))) {
        for (offender, call) in Seat::ALL.into_iter().flat_map(|seat| CALLS.map(|call| (seat, call))) {
            for after in AFTER {
                let facts = before.clone().through(offender, call, after).check();
                cases.extend(facts.ok().map(|facts| TreeCase {
                    case: Case { edition, elections: Elections::default(), facts: Facts::Rotation(facts) },
                    is_fresh: is_first && after.is_empty(),
                }));
            }
        }
    }
    cases
}

/// An auction under construction.
#[derive(Clone)]
struct Course {
    /// The calls that stand
    auction: Auction,
    /// The calls that stood before the last call out of rotation, until LHO has answered
    pending: Option<Auction>,
    events: Vec<Event>,
}

impl Course {
    fn before(events: &str) -> Course {
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

    fn through(mut self, offender: Seat, call: &str, after: &str) -> RotationSetup {
        let turn = self.auction.turn();
        let mut findings = Findings::default();
        self.add(offender, call);
        for text in after.split(", ") {
            match (text, text.split_once(' ')) {
                ("~", _) => self.pass_until(|auction| auction.turn() == offender || auction.is_over()),
                ("=", _) => self.pass_until(Auction::is_over),
                ("x", _) => findings[FindingKind::Comparable] = Finding::all(Some(false)),
                (_, Some(("o", what))) => self.add(offender, what),
                (_, Some(("l", what))) => self.add(offender.lho(), what),
                (_, Some(("r", what))) => self.add(offender.rho(), what),
                (_, Some(("p", what))) => self.add(offender.partner(), what),
                (_, Some((_, what))) => self.add(turn, what),
                (_, None) => {}
            }
        }
        RotationSetup {
            dealer: DEALER,
            vulnerable: Vulnerable::None,
            events: self.events,
            findings,
            made: None,
        }
    }

    fn pass_until(&mut self, there: impl Fn(&Auction) -> bool) {
        while !there(&self.auction) {
            self.add(self.auction.turn(), "P");
        }
    }

    fn add(&mut self, seat: Seat, what: &str) {
        let (what, meaning) = what.split_once('/').unwrap_or((what, ""));
        let Some([mut event]) = event::moment(&format!("{seat} {}", what.trim_end_matches('*')))
            .and_then(|events| <[Event; 1]>::try_from(events).ok())
        else {
            return;
        };
        match &mut event.happened {
            AuctionEvent::Called { call, artificial, meaning: of_call } => {
                *artificial = Some(what.ends_with('*'));
                *of_call = self::meaning(meaning);
                self.call(seat, *call);
            }
            AuctionEvent::Declined => self.auction = self.pending.take().unwrap_or(self.auction.clone()),
            _ => {}
        }
        self.events.push(event);
    }

    /// Takes a call as made out of rotation, or as the reaction to one.
    fn call(&mut self, seat: Seat, call: Call) {
        let undone = self.pending.take().filter(|before| before.turn() == seat);
        self.auction = undone.unwrap_or(self.auction.clone());
        if seat != self.auction.turn() {
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
