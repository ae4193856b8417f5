//! Calls out of rotation and insufficient bids: the effect of each clause, a second opinion on every
//! single irregularity, and properties of every auction.

mod amendments;
mod auction_goes_on;
mod changes;
mod clauses;
mod code_of_1997;
mod consistent;
mod contested;
mod director_came;
mod explanation;
mod exposed;
mod insufficient;
mod million;
mod properties;
mod random;
mod second;
mod suppositions;
mod wrong_board;

use rules::bridge::{Call, Card, Seat, Strain};
use rules::engine::case::{Case, Facts};
use rules::engine::rotation::{
    AuctionEvent, Event, FindingKind, HandBox, Meaning, RotationFacts, RotationSetup,
};
use rules::engine::ruling::{Answer, Outcome, Question};
use rules::engine::{Key, Ruling, rule};
use rules::law::{Edition, Elections};

/// An auction written as `S P`, `W declines`, …; a trailing `*` marks an artificial call, `?` one
/// that may be.
struct Table(RotationSetup);

impl Table {
    fn new(dealer: Seat, events: &[&str]) -> Table {
        let events = events.iter().flat_map(|text| together(text)).collect();
        Table(RotationSetup { dealer, events, ..RotationSetup::default() })
    }

    /// Sets the points that call `number` shows.
    fn points(mut self, number: usize, low: u8, high: u8) -> Table {
        let b = HandBox { points: (low, high), ..HandBox::ANY };
        *self.meaning(number) = Some(Meaning::showing(vec![b]));
        self
    }

    /// Sets the denomination that call `number`, an artificial one, specifies (Law 29C).
    fn specifies(mut self, number: usize, strain: Strain) -> Table {
        let meaning = Meaning { specifies: Some(vec![strain]), ..Meaning::showing(vec![HandBox::ANY]) };
        *self.meaning(number) = Some(meaning);
        self
    }

    fn meaning(&mut self, number: usize) -> &mut Option<Meaning> {
        let calls = self.0.events.iter_mut().filter_map(|e| match &mut e.happened {
            AuctionEvent::Called { meaning, .. } => Some(meaning),
            _ => None,
        });
        calls.into_iter().nth(number - 1).expect("such a call")
    }

    fn comparable(self, found: bool) -> Table {
        self.found(FindingKind::Comparable, found)
    }

    fn unintended(self, found: bool) -> Table {
        self.found(FindingKind::Unintended, found)
    }

    fn repeats(self, found: bool) -> Table {
        self.found(FindingKind::Repeats, found)
    }

    fn lowest(self, found: bool) -> Table {
        self.found(FindingKind::Lowest, found)
    }

    fn found(mut self, kind: FindingKind, found: bool) -> Table {
        self.0.findings[kind].all = Some(found);
        self
    }

    fn facts(self) -> RotationFacts {
        self.0.check().expect("consistent facts")
    }

    fn ruling(self) -> Ruling {
        self.ruling_under(Edition::E2017)
    }

    fn ruling_under(self, edition: Edition) -> Ruling {
        rule(&Case { edition, ..case(self.facts()) })
    }
}

fn case(facts: RotationFacts) -> Case {
    Case {
        edition: Edition::E2017,
        elections: Elections::default(),
        date: None,
        facts: Facts::Rotation(facts),
    }
}

/// Calls joined by ` + ` were simultaneous.
fn together(text: &str) -> Vec<Event> {
    let at_once = |(i, text)| Event { together: i > 0, ..event(text) };
    text.split(" + ").enumerate().map(at_once).collect()
}

fn event(text: &str) -> Event {
    let (seat, did) = text.split_once(' ').expect("a seat and what it did");
    let plain = did.trim_end_matches(['*', '?']);
    let artificial = match did.chars().last() {
        Some('*') => Some(true),
        Some('?') => None,
        _ => Some(false),
    };
    let happened = match plain {
        "accepts" => AuctionEvent::Accepted,
        "declines" => AuctionEvent::Declined,
        "acts" => AuctionEvent::Acted,
        "director" => AuctionEvent::Director,
        "leads" => AuctionEvent::Led,
        "wrong_board" => AuctionEvent::WrongBoard,
        shown if shown.starts_with("exposes ") => exposed(shown.trim_start_matches("exposes "), false),
        led if led.starts_with("leads ") => exposed(led.trim_start_matches("leads "), true),
        about if about.starts_with("misexplains ") => AuctionEvent::Misexplained(number(about)),
        about if about.starts_with("corrects ") => AuctionEvent::Corrected(number(about)),
        call => {
            AuctionEvent::Called { call: call.parse::<Call>().expect("a call"), artificial, meaning: None }
        }
    };
    Event::new(seat.parse().expect("a seat"), happened)
}

fn exposed(cards: &str, led: bool) -> AuctionEvent {
    let cards = cards.split(' ').map(|card| card.parse::<Card>().expect("a card")).collect();
    AuctionEvent::Exposed { cards, led }
}

/// The number of the call that an explanation is about.
fn number(text: &str) -> usize {
    text.split_once(' ').and_then(|(_, n)| n.parse().ok()).expect("the number of a call")
}

/// The value of a component as text, or `-` if the law does not decide it here.
fn value(ruling: &Ruling, key: Key) -> String {
    ruling.component(key).map_or("-".to_owned(), |c| c.tokens().join(" "))
}

/// Asserts that these components have these values.
fn expect(ruling: &Ruling, wanted: &[(Key, &str)]) {
    for (key, tokens) in wanted {
        assert_eq!(value(ruling, *key), *tokens, "{key:?} of {ruling:#?}");
    }
}

/// The ruling on this answer.
fn branch(ruling: &Ruling, answer: Answer) -> &Ruling {
    let Outcome::Fork { branches, .. } = &ruling.outcome else { panic!("no fork: {ruling:#?}") };
    &branches.iter().find(|b| b.answer == answer).expect("such an answer").ruling
}

/// The open question.
fn question(ruling: &Ruling) -> Question {
    match &ruling.outcome {
        Outcome::Fork { question, .. } => *question,
        other => panic!("no fork: {other:?}"),
    }
}

/// The clauses that apply.
fn cites(ruling: &Ruling) -> Vec<&'static str> {
    ruling.laws().iter().map(|c| c.citation()).collect()
}
