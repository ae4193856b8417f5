//! Every single irregularity: each auction before it, each call out of rotation, each answer, and
//! each continuation, up to the length at which nothing new can happen.

use super::situation::{Answer, KINDS, Kind, LHO, Later, OFFENDER, PARTNER, Situation};
use rules::bridge::{Auction, Bid, Call, Seat, Strain, Suit};
use rules::law::Edition;

/// Maximum number of calls before the irregular one: after four, every condition of the tables can
/// be met.
const BEFORE: usize = 4;

/// All situations under this edition.
pub fn every(edition: Edition, mut of: impl FnMut(&Situation)) {
    for before in auctions(BEFORE).into_iter().filter(|auction| auction.turn() != OFFENDER) {
        for kind in KINDS {
            for call in irregular(&before, kind) {
                situations(edition, &before, kind, call).iter().for_each(&mut of);
            }
        }
    }
}

/// Every answer to this irregular call, with every continuation of the auction.
fn situations(edition: Edition, before: &Auction, kind: Kind, call: Call) -> Vec<Situation> {
    let plain = Situation {
        before: before.clone(),
        kind,
        call,
        answer: Answer::Open,
        later: Vec::new(),
        comparable: None,
        repeats: None,
        unintended: None,
    };
    let change = plain.at() == "lho_later"
        && !(edition != Edition::E2017 && kind == Kind::Pass && before.last_bid().is_none());
    if plain.at() == "lho_later"
        && (kind == Kind::Inadmissible || edition != Edition::E2017 && kind == Kind::Double)
    {
        return Vec::new();
    }
    if change {
        // A pass in place of the call may end the auction, and with it all duties.
        let mut changed = Auction::new(before.dealer());
        for (_, first) in before.calls().take(before.calls().len() - 1) {
            changed.call(first).expect("a legal call");
        }
        return if call == Call::Pass && changed.call(call).is_ok() && changed.is_over() {
            Vec::new()
        } else {
            changes(&plain)
        };
    }
    let mut all = vec![plain.clone()];
    if kind == Kind::Inadmissible {
        let over = calls(before).into_iter().filter(|_| plain.proper() != LHO);
        all.extend(over.map(|c| plain.and(Answer::AcceptedByCall, vec![c])));
    } else {
        let mut accepted = before.clone();
        accepted.accept(OFFENDER, call).expect("legal but for the turn");
        if !accepted.is_over() {
            all.push(plain.and(Answer::AcceptedByWord, Vec::new()));
            // A third pass is for Law 34, which asks who has lost his turn.
            let third = |call: &Call| *call == Call::Pass && accepted.passes() >= 2;
            let over = calls(&accepted).into_iter().filter(|call| plain.proper() != LHO && !third(call));
            all.extend(over.map(|c| plain.and(Answer::AcceptedByCall, vec![c])));
        }
        if plain.proper() == OFFENDER.rho() {
            all.extend(calls(before).into_iter().map(|c| plain.and(Answer::Overtaken, vec![c])));
        }
    }
    // Up to partner's call after the offender's next.
    let steps = (1..).find(|n| plain.proper().after(n - 1) == PARTNER && *n > 2).unwrap_or(0);
    let steps = if plain.proper() == PARTNER { 5 } else { steps };
    for later in later(before, call, steps) {
        let declined = plain.with_later_calls(Answer::Declined, later);
        let findings: &[Option<bool>] = match kind {
            Kind::Inadmissible => &[None],
            _ if edition == Edition::E2017 => &[None, Some(true), Some(false)],
            Kind::Transfer => &[None, Some(true), Some(false)],
            _ => &[None],
        };
        all.extend(findings.iter().map(|found| match edition {
            Edition::E2017 => Situation { comparable: *found, ..declined.clone() },
            _ => Situation { repeats: *found, ..declined.clone() },
        }));
    }
    all
}

/// Outcomes of a change of call.
fn changes(plain: &Situation) -> Vec<Situation> {
    let meant = Situation { unintended: Some(false), ..plain.clone() };
    vec![
        plain.clone(),
        Situation { unintended: Some(true), ..plain.clone() },
        meant.clone(),
        Situation { answer: Answer::Declined, ..meant.clone() },
        Situation { answer: Answer::AcceptedByWord, ..meant },
    ]
}

/// A bid, and a pass unless it ends the auction.
fn calls(auction: &Auction) -> Vec<Call> {
    let bid = lowest(auction, Strain::Suit(Suit::S));
    let last = if auction.last_bid().is_some() { 2 } else { 3 };
    let pass = (auction.passes() < last).then_some(Call::Pass);
    pass.into_iter().chain(bid).collect()
}

/// All auctions of at most `most` legal calls: passes, doubles, and each time the lowest bid in the
/// caller's own strain.
pub fn auctions(most: usize) -> Vec<Auction> {
    let mut all: Vec<Auction> = Seat::ALL.map(Auction::new).into();
    let mut from = 0;
    for _ in 0..most {
        let until = all.len();
        for i in from..until {
            let auction = all[i].clone();
            for call in choices(&auction) {
                let mut longer = auction.clone();
                longer.call(call).expect("a legal call");
                all.push(longer);
            }
        }
        from = until;
    }
    all.retain(|auction| !auction.is_over());
    all
}

fn choices(auction: &Auction) -> Vec<Call> {
    let strain = [Strain::Notrump, Strain::Suit(Suit::C), Strain::Suit(Suit::S), Strain::Suit(Suit::D)];
    let bid = lowest(auction, strain[auction.turn().index()]);
    let all = [Some(Call::Pass), bid, Some(Call::Double), Some(Call::Redouble)];
    all.into_iter().flatten().filter(|call| auction.legality(*call).is_ok()).collect()
}

/// The lowest sufficient bid in this strain.
pub fn lowest(auction: &Auction, strain: Strain) -> Option<Call> {
    let sufficient = |bid: &Bid| auction.last_bid().is_none_or(|(_, last)| *bid > last);
    (1..=7).filter_map(|level| Bid::new(level, strain)).find(sufficient).map(Call::Bid)
}

/// The calls of this kind that the offender can make out of rotation after this auction.
fn irregular(before: &Auction, kind: Kind) -> Vec<Call> {
    let legal = |call: Call| before.legality_by(OFFENDER, call).is_ok();
    let above = |bids: [&str; 2]| {
        let bid = bids.into_iter().map(|b| b.parse::<Call>().expect("a bid")).find(|b| legal(*b));
        bid.into_iter().collect()
    };
    let admissible = |wanted: bool| {
        [Call::Double, Call::Redouble].into_iter().filter(|call| legal(*call) == wanted).collect()
    };
    let last = before.last_action();
    match kind {
        Kind::Pass | Kind::ArtificialPass => vec![Call::Pass],
        Kind::PassOfPartnersArtificial if last.is_some_and(|(by, c)| by == PARTNER && c.is_bid()) => {
            vec![Call::Pass]
        }
        Kind::PassOfPartnersArtificial => Vec::new(),
        Kind::Bid => above(["2H", "3H"]),
        Kind::NotrumpBid => above(["1NT", "2NT"]),
        Kind::Transfer => above(["2D", "3D"]),
        Kind::Double => admissible(true),
        Kind::Inadmissible => admissible(false),
    }
}

/// Every continuation of at most `most` calls in rotation. Right-hand opponent may be known only to
/// have acted; the offender may pass, double, repeat the cancelled call, bid its strain higher, or
/// bid another.
fn later(before: &Auction, cancelled: Call, most: usize) -> Vec<Vec<Later>> {
    let mut all = vec![(Vec::new(), before.clone())];
    let mut from = 0;
    for step in 0..most {
        let until = all.len();
        for i in from..until {
            let (told, auction) = all[i].clone();
            for call in next(&auction, cancelled, step == 0) {
                let mut longer = auction.clone();
                if longer.call(call).is_ok() && !longer.is_over() {
                    all.push(([told.clone(), vec![Later::Called(call)]].concat(), longer));
                }
            }
        }
        from = until;
    }
    let acted = (before.turn() == OFFENDER.rho()).then(|| vec![Later::Acted]);
    all.into_iter().map(|(told, _)| told).chain(acted).collect()
}

fn next(auction: &Auction, cancelled: Call, first: bool) -> Vec<Call> {
    let mut calls = choices(auction);
    if auction.turn() == OFFENDER {
        calls.push(cancelled);
        if let Call::Bid(bid) = cancelled {
            calls.extend(lowest(auction, bid.strain()));
        }
    } else if !first {
        calls.retain(|call| !matches!(call, Call::Double | Call::Redouble));
    }
    calls.sort_by_key(Call::to_string);
    calls.dedup();
    calls
}
