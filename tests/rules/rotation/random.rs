//! Random auctions: mostly as at a table, with calls by any player, reactions, findings and
//! meanings mixed in. The same seed gives the same auction, and a shorter one is its beginning.
//! Three in five have many insufficient bids, and some bids of more than seven and calls after the
//! final pass. In one of four, cards are exposed, and calls explained mistakenly and corrected.

use rules::bridge::{
    Auction, Bid, BidAboveSeven, Call, Card, Cards, Illegal, Rank, Seat, Strain, Suit, Vulnerable,
};
use rules::engine::case::{Case, Facts};
use rules::engine::rotation::meaning::AskSubject;
use rules::engine::rotation::{AuctionEvent, Event, HandBox, Meaning, Purpose, RotationSetup};
use rules::engine::rotation::{Finding, FindingKind, Findings};
use rules::law::{Edition, Elections};

/// Maximum number of calls of a random auction.
pub const MOST: usize = 40;

/// A small random generator.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        // Spreads neighbouring seeds, and avoids zero, which would stay zero.
        Chance((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    pub fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }

    fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn found(&mut self) -> Option<bool> {
        self.one_of(&[None, None, Some(true), Some(false)])
    }
}

/// An auction under construction, with many `low` bids or few, and the call that awaits an answer.
struct PartialAuction {
    auction: Auction,
    low: bool,
    pending: Option<(Auction, Seat)>,
    events: Vec<Event>,
    calls: usize,
}

/// The auction of this seed with at most this many calls, under one of the codes.
pub fn auction(seed: u64, most: usize) -> (Edition, RotationSetup) {
    let mut chance = Chance::new(seed);
    let edition =
        chance.one_of(&[Edition::E2017, Edition::E2017, Edition::E2007, Edition::E2007, Edition::E1997]);
    let dealer = chance.one_of(&Seat::ALL);
    // The others have the auctions of a time before Law 27, by whose seeds tests name them.
    let low = matches!(seed % 5, 0 | 2 | 4);
    let mut findings = findings(&mut chance);
    findings[FindingKind::Lowest].all = if low { chance.found() } else { None };
    let made = chance.percent(10).then(|| chance.below(14) as u8);
    // Wild auctions meet a limit early; tame ones run long.
    let wild = chance.one_of(&[8, 20, 40]);
    let long = chance.below(MOST) + 1;
    let auction = Auction::new(dealer);
    let mut so_far = PartialAuction { auction, low, pending: None, events: Vec::new(), calls: 0 };
    while so_far.calls < long.min(most) && so_far.events.len() < 2 * MOST {
        if so_far.pending.is_some() {
            so_far.answer(&mut chance);
        } else if so_far.auction.is_over() {
            if low && chance.percent(40) {
                let calls = chance.below(4) + 1;
                (0..calls).for_each(|_| so_far.irregular(&mut chance));
            }
            if chance.percent(30) {
                so_far.push(
                    Seat::N.after(chance.below(4)),
                    chance.one_of(&[&AuctionEvent::Led, &AuctionEvent::Director]).clone(),
                );
            }
            break;
        } else if chance.percent(wild) {
            so_far.irregular(&mut chance);
        } else {
            let turn = so_far.auction.turn();
            so_far.call(turn, &mut chance);
        }
    }
    let mut events = so_far.events;
    if seed % 4 == 3 {
        events = with_cards_and_explanations(events, &mut Chance::new(!seed));
        for kind in [FindingKind::Influenced, FindingKind::MistakenCall] {
            findings[kind].all = chance.found();
        }
    }
    (edition, RotationSetup { dealer, vulnerable: Vulnerable::None, events, findings, made })
}

fn rank(index: usize) -> Rank {
    Rank::new(index as u8).expect("one of thirteen")
}

/// The events with exposed cards, mistaken explanations and corrections between them.
fn with_cards_and_explanations(events: Vec<Event>, chance: &mut Chance) -> Vec<Event> {
    let mut all: Vec<Event> = Vec::new();
    let mut shown = Cards::EMPTY;
    // Each call's player; the calls explained mistakenly.
    let (mut players, mut explained) = (Vec::new(), Vec::new());
    for event in events {
        // What is in between would part two simultaneous calls.
        if !event.together {
            let seat = Seat::N.after(chance.below(4));
            match chance.below(20) {
                0 => {
                    let mut card = || Card::new(chance.one_of(&Suit::DOWN), rank(chance.below(13)));
                    let cards = [card(), card()].into_iter().take(chance.below(2) + 1);
                    let cards = cards.collect::<Cards>().minus(shown);
                    shown = shown.and(cards);
                    let led = cards.len() == 1 && chance.percent(20);
                    if !cards.is_empty() {
                        all.push(Event::new(seat, AuctionEvent::Exposed { cards, led }));
                    }
                }
                1 | 2 => {
                    if let Some(number) = players.iter().rposition(|player| *player == seat.partner()) {
                        all.push(Event::new(seat, AuctionEvent::Misexplained(number + 1)));
                        explained.push((seat, number + 1));
                    }
                }
                3..=5 => {
                    if let Some((by, number)) = explained.pop() {
                        let by = chance.one_of(&[by, by.partner()]);
                        all.push(Event::new(by, AuctionEvent::Corrected(number)));
                    }
                }
                _ => {}
            }
        }
        players.extend(event.is_call().then_some(event.seat));
        all.push(event);
    }
    all
}

impl PartialAuction {
    fn push(&mut self, seat: Seat, happened: AuctionEvent) {
        self.events.push(Event::new(seat, happened));
    }

    /// A call by this player; one out of turn awaits its answer.
    fn call(&mut self, seat: Seat, chance: &mut Chance) {
        let call = call(&self.auction, self.low, chance);
        let artificial =
            chance.one_of(&[Some(false), Some(false), Some(false), Some(false), Some(true), None]);
        let meaning = chance.percent(20).then(|| meaning(chance));
        self.push(seat, AuctionEvent::Called { call, artificial, meaning });
        self.calls += 1;
        let answered = self.low && self.auction.legality(call) == Err(Illegal::Insufficient);
        if matches!(call, Call::AboveSeven(_)) && seat == self.auction.turn() {
            // A pass takes its place.
            let _ = self.auction.call(Call::Pass);
            return;
        }
        if seat == self.auction.turn() && !answered {
            // The engine must handle illegal calls, too.
            let _ = self.auction.call(call);
        } else {
            let before = self.auction.clone();
            let _ = self.auction.accept(seat, call);
            self.pending = Some((before, seat));
        }
    }

    fn irregular(&mut self, chance: &mut Chance) {
        let anybody = Seat::N.after(chance.below(4));
        match chance.below(12) {
            0 => self.push(anybody, AuctionEvent::Director),
            1 => self.push(anybody, AuctionEvent::Acted),
            2 => self.push(
                anybody,
                chance
                    .one_of(&[&AuctionEvent::Accepted, &AuctionEvent::Declined, &AuctionEvent::Led])
                    .clone(),
            ),
            _ => self.call(anybody, chance),
        }
        let two_calls =
            self.events.len() >= 2 && self.events[self.events.len() - 2..].iter().all(Event::is_call);
        if let [.., first, second] = &mut self.events[..]
            && two_calls
            && first.seat != second.seat
        {
            second.together = chance.percent(15);
        }
    }

    /// The reaction to the call.
    fn answer(&mut self, chance: &mut Chance) {
        let Some((before, offender)) = self.pending.take() else { return };
        if chance.percent(15) {
            self.push(Seat::N.after(chance.below(4)), AuctionEvent::Director);
        }
        match chance.below(10) {
            0..=4 => {
                self.push(offender.lho(), AuctionEvent::Declined);
                self.auction = before;
                if self.auction.turn() == offender.rho() && chance.percent(20) {
                    self.push(offender.rho(), AuctionEvent::Acted);
                }
            }
            5 => self.push(offender.lho(), AuctionEvent::Accepted),
            6 | 7 => self.call(offender.lho(), chance),
            8 => {
                let proper = before.turn();
                self.auction = before;
                self.call(proper, chance);
                // 27C: it may replace an insufficient bid, which can still be accepted.
                if proper == offender && chance.percent(60) {
                    let answer = chance.one_of(&[&AuctionEvent::Accepted, &AuctionEvent::Declined]);
                    self.push(offender.lho(), answer.clone());
                }
            }
            _ => self.irregular(chance),
        }
    }
}

/// A call that is legal more often than not.
fn call(auction: &Auction, low: bool, chance: &mut Chance) -> Call {
    if low && chance.percent(2) {
        let strain = chance.one_of(&[Strain::Notrump, Strain::Suit(Suit::S), Strain::Suit(Suit::C)]);
        return Call::AboveSeven(BidAboveSeven::new(8, strain).expect("of more than seven"));
    }
    let call = match chance.below(20) {
        0..=9 => Call::Pass,
        10 | 11 => Call::Double,
        12 => Call::Redouble,
        _ => Call::Bid(bid(auction, low, chance)),
    };
    let meant = low && auction.legality(call) == Err(Illegal::Insufficient);
    let wrong = !meant && auction.legality(call).is_err() && chance.percent(80);
    if wrong { Call::Pass } else { call }
}

fn bid(auction: &Auction, low: bool, chance: &mut Chance) -> Bid {
    let strains = Suit::DOWN.into_iter().rev().map(Strain::Suit).chain([Strain::Notrump]);
    let bids: Vec<Bid> =
        (1..=7).flat_map(|level| strains.clone().filter_map(move |s| Bid::new(level, s))).collect();
    let last = auction.last_bid().map_or(0, |(_, last)| bids.iter().filter(|b| **b <= last).count());
    if low && last > 0 && chance.percent(30) {
        return bids[last - 1 - chance.below(last.min(6))];
    }
    let from = if chance.percent(5) { 0 } else { last };
    bids[(from + chance.below(5)).min(bids.len() - 1)]
}

fn findings(chance: &mut Chance) -> Findings {
    let mut findings = Findings::default();
    for kind in [FindingKind::Comparable, FindingKind::Unintended, FindingKind::Repeats] {
        let of =
            if chance.percent(20) { vec![(chance.below(10) + 1, chance.percent(50))] } else { Vec::new() };
        findings[kind] = Finding { all: chance.found(), of };
    }
    findings
}

/// A possible meaning, with one hand type or two.
fn meaning(chance: &mut Chance) -> Meaning {
    let mut kind = || {
        let low = chance.below(20) as u8;
        let mut kind = HandBox { points: (low, low + chance.below(18) as u8), ..HandBox::ANY };
        kind.lengths[chance.below(4)] = (chance.below(6) as u8, 13);
        kind
    };
    let mut boxes = vec![kind(), kind()];
    boxes.truncate(chance.below(2) + 1);
    let transfer = Purpose::Transfer(chance.one_of(&Suit::DOWN));
    Meaning {
        purpose: chance.one_of(&[
            None,
            None,
            None,
            Some(Purpose::Asks(AskSubject::Strength)),
            Some(Purpose::Relay),
            Some(transfer),
        ]),
        specifies: chance.percent(30).then(|| vec![Strain::Suit(chance.one_of(&Suit::DOWN))]),
        more: chance.percent(10),
        ..Meaning::showing(boxes)
    }
}

/// The case of this seed, if its facts are consistent.
pub fn case(seed: u64, most: usize) -> Option<Case> {
    let (edition, setup) = auction(seed, most);
    Some(Case { edition, elections: Elections::default(), facts: Facts::Rotation(setup.check().ok()?) })
}

/// An auction in the notation of the tests and of the bank.
pub fn text(setup: &RotationSetup) -> String {
    let told = setup.events.iter().map(|event| {
        let happened = match &event.happened {
            AuctionEvent::Called { call, artificial: Some(false), .. } => call.to_string(),
            AuctionEvent::Called { call, artificial, .. } => {
                format!("{call}{}", if artificial.is_some() { "*" } else { "?" })
            }
            AuctionEvent::Accepted => "accepts".to_owned(),
            AuctionEvent::Declined => "declines".to_owned(),
            AuctionEvent::Acted => "acts".to_owned(),
            AuctionEvent::Director => "director".to_owned(),
            AuctionEvent::Led => "leads".to_owned(),
            AuctionEvent::Exposed { cards, led } => {
                let cards: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
                format!("{} {}", if *led { "leads" } else { "exposes" }, cards.join(" "))
            }
            AuctionEvent::Misexplained(call) => format!("misexplains {call}"),
            AuctionEvent::Corrected(call) => format!("corrects {call}"),
        };
        format!("{}{} {happened}", if event.together { "+ " } else { "" }, event.seat)
    });
    format!("{} dealt, {}; {:?}", setup.dealer, told.collect::<Vec<_>>().join(", "), setup.findings)
}
