//! A second opinion on Laws 37 to 39, written from their texts and from nothing of the engine's: what
//! follows a call by a player required to pass, a bid of more than seven, and a call after the final
//! pass, for every reaction to it, in turn and out of turn.

use super::every::auctions;
use crate::rotation::{Table, value};
use rules::bridge::{Auction, Call, Seat};
use rules::engine::Key;
use rules::engine::ruling::Outcome;
use rules::law::Edition;

const CODES: [Edition; 3] = [Edition::E2017, Edition::E2007, Edition::E1997];

/// A reaction to the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reaction {
    /// None is recorded.
    Nothing,
    /// The Director came at once.
    Director,
    /// Left-hand opponent passed over it, and then the Director came.
    CalledOver,
    /// All passed after it.
    PassedOut,
}

const REACTIONS: [Reaction; 4] =
    [Reaction::Nothing, Reaction::Director, Reaction::CalledOver, Reaction::PassedOut];

impl Reaction {
    fn told(self, offender: Seat) -> Vec<String> {
        let lho = offender.lho();
        match self {
            Reaction::Nothing => Vec::new(),
            Reaction::Director => vec![format!("{lho} director")],
            Reaction::CalledOver => vec![format!("{lho} P"), format!("{lho} director")],
            Reaction::PassedOut => (1..=3).map(|n| format!("{} P", offender.after(n))).collect(),
        }
    }

    /// True if left-hand opponent called before it was rectified.
    fn is_over(self) -> bool {
        matches!(self, Reaction::CalledOver | Reaction::PassedOut)
    }

    /// Calls that followed it.
    fn calls(self) -> usize {
        match self {
            Reaction::Nothing | Reaction::Director => 0,
            Reaction::CalledOver => 1,
            Reaction::PassedOut => 3,
        }
    }
}

/// What the Laws say of a call, in the engine's words; `?` where they leave it to another law.
#[derive(Debug)]
struct Opinion {
    law: &'static str,
    cancelled: Vec<usize>,
    /// Both members of the side must pass throughout
    silent: bool,
    /// The lead may be restricted
    lead: bool,
    watch: &'static str,
}

fn events(auction: &Auction) -> Vec<String> {
    auction.calls().map(|(seat, call)| format!("{seat} {call}")).collect()
}

fn numbers(from: usize, how_many: usize) -> Vec<usize> {
    (from..from + how_many).collect()
}

/// Compares an opinion with the ruling on these events.
fn agree(edition: Edition, dealer: Seat, told: &[String], opinion: &Opinion, over: bool) {
    let told: Vec<&str> = told.iter().map(String::as_str).collect();
    let ruling = Table::new(dealer, &told).ruling_under(edition);
    let about = format!("{edition}, {dealer} dealt: {told:?}");
    assert_eq!(ruling.outcome, Outcome::Rectification, "{about}");
    assert_eq!(ruling.beyond, None, "{about}");
    assert_eq!(value(&ruling, Key::Law), opinion.law, "{about}");
    let mut cancelled: Vec<String> = opinion.cancelled.iter().map(ToString::to_string).collect();
    cancelled.sort();
    let cancelled = if cancelled.is_empty() { "none".to_owned() } else { cancelled.join(" ") };
    assert_eq!(value(&ruling, Key::Cancelled), cancelled, "{about}");
    let duty = match (over, opinion.silent) {
        (true, _) => "-",
        (false, true) => "must_pass_throughout",
        (false, false) => "any_legal_call",
    };
    assert_eq!(value(&ruling, Key::Offender), duty, "{about}");
    assert_eq!(value(&ruling, Key::Partner), duty, "{about}");
    assert_eq!(value(&ruling, Key::Watch), opinion.watch, "{about}");
    assert_eq!(value(&ruling, Key::Lead) != "none", opinion.lead, "{about}");
    assert_eq!(value(&ruling, Key::MayAccept), "nobody", "{about}");
}

/// Law 38, with 35C of 1997.
fn of_bid(edition: Edition, number: usize, reaction: Reaction) -> Opinion {
    let (over, cancelled) = (reaction.is_over(), numbers(number, 1 + reaction.calls()));
    let watch = if edition == Edition::E2017 { "72C" } else { "23" };
    match edition {
        Edition::E1997 if over => {
            Opinion { law: "35C", cancelled, silent: false, lead: false, watch: "none" }
        }
        Edition::E1997 => Opinion { law: "38", cancelled, silent: true, lead: true, watch },
        _ if over => Opinion { law: "38C", cancelled, silent: true, lead: false, watch: "none" },
        _ => Opinion { law: "38C", cancelled, silent: true, lead: true, watch },
    }
}

#[test]
fn bids_above_seven_match_law_38() {
    let mut met = 0;
    for before in auctions(3) {
        for (edition, reaction) in CODES.into_iter().flat_map(|e| REACTIONS.map(|r| (e, r))) {
            let offender = before.turn();
            let mut told = events(&before);
            told.push(format!("{offender} 8C"));
            told.extend(reaction.told(offender));
            let mut after = before.clone();
            after.call(Call::Pass).expect("a legal pass");
            let declares =
                after.contract().is_some_and(|contract| contract.declarer.side() == offender.side());
            let mut opinion = of_bid(edition, before.calls().len() + 1, reaction);
            // What the offender's legal calls specified cannot be named before 2017.
            let specified = before.calls().any(|(seat, call)| seat == offender && is_clubs(call));
            opinion.lead &= !after.is_over() || after.contract().is_some() && !declares;
            opinion.lead &= edition == Edition::E2017 || !specified;
            agree(edition, before.dealer(), &told, &opinion, after.is_over());
            met += 1;
        }
    }
    assert!(met > 1_000, "only {met}");
}

fn is_clubs(call: Call) -> bool {
    matches!(call, Call::Bid(bid) if bid.strain().to_string() == "C")
}

#[test]
fn bids_above_seven_go_back_to_the_player_in_turn() {
    for before in auctions(2) {
        for (edition, steps) in CODES.into_iter().flat_map(|e| [1, 2, 3].map(|s| (e, s))) {
            let (turn, offender) = (before.turn(), before.turn().after(steps));
            let mut told = events(&before);
            told.extend([format!("{offender} 8NT"), format!("{} director", offender.lho())]);
            let told: Vec<&str> = told.iter().map(String::as_str).collect();
            let ruling = Table::new(before.dealer(), &told).ruling_under(edition);
            let about = format!("{edition}: {told:?}");
            assert_eq!(value(&ruling, Key::InRotation), "no", "{about}");
            assert_eq!(value(&ruling, Key::Turn), turn.letter(), "{about}");
            assert_eq!(value(&ruling, Key::Auction), format!("back_to:{turn}"), "{about}");
            assert_eq!(value(&ruling, Key::Offender), "must_pass_throughout", "{about}");
            assert_eq!(value(&ruling, Key::Partner), "must_pass_throughout", "{about}");
        }
    }
}

/// Law 39, with 35D of 1997; `None` for the clause after four passes.
fn after_final_pass(edition: Edition, auction: &Auction, offender: Seat, call: Call, over: bool) -> Opinion {
    let old = edition == Edition::E1997;
    let either = |since, before| if old { before } else { since };
    let defends = auction.contract().map(|contract| contract.declarer.side() != offender.side());
    let (law, lead) = match defends {
        _ if over => (either("39B", "35D"), false),
        None => (either("39A", "39"), false),
        Some(true) if call != Call::Pass => (either("39C", "39B"), true),
        Some(_) => (either("39B", "39A"), false),
    };
    Opinion { law, cancelled: Vec::new(), silent: false, lead, watch: "none" }
}

#[test]
fn calls_after_the_final_pass_match_law_39() {
    let mut met = 0;
    for mut auction in auctions(3) {
        while !auction.is_over() {
            auction.call(Call::Pass).expect("a legal pass");
        }
        let last = auction.calls().last().map(|(seat, _)| seat);
        for offender in Seat::ALL.into_iter().filter(|seat| Some(*seat) != last) {
            for call in ["P", "X", "7NT", "8S"].map(|text| text.parse::<Call>().expect("a call")) {
                for (edition, reaction) in CODES.into_iter().flat_map(|e| REACTIONS.map(|r| (e, r))) {
                    let mut told = events(&auction);
                    let number = told.len() + 1;
                    told.push(format!("{offender} {call}"));
                    told.extend(reaction.told(offender));
                    let mut opinion = after_final_pass(edition, &auction, offender, call, reaction.is_over());
                    opinion.cancelled = numbers(number, 1 + reaction.calls());
                    // Before 2017 a suit that he has specified cannot be named, nor notrump.
                    let spades = auction.calls().any(|(seat, made)| {
                        seat == offender && matches!(made, Call::Bid(bid) if bid.strain().to_string() == "S")
                    });
                    if edition != Edition::E2017 && call.to_string() == "8S" && spades {
                        opinion.lead = false;
                    }
                    agree(edition, auction.dealer(), &told, &opinion, true);
                    met += 1;
                }
            }
        }
    }
    assert!(met > 5_000, "only {met}");
}

/// North must pass once (30A since 2007), or throughout (27B2 in every code), and does not.
const DUTIES: [(&[&str], bool); 2] = [
    (&["S 1H", "N P", "E declines", "W 1S"], false),
    (&["S 1S", "W P", "N P", "E 2C", "S 1H", "W declines", "S 3S", "W P"], true),
];

#[test]
fn breaches_match_law_37() {
    for ((before, throughout), reaction) in DUTIES.into_iter().flat_map(|d| REACTIONS.map(|r| (d, r))) {
        for edition in CODES.into_iter().filter(|edition| throughout || *edition != Edition::E1997) {
            let (offender, old) = (Seat::N, edition == Edition::E1997);
            let number = before.iter().filter(|text| !text.ends_with("declines")).count() + 1;
            let mut told: Vec<String> = before.iter().map(|text| (*text).to_owned()).collect();
            told.push(format!("{offender} 4S"));
            told.extend(reaction.told(offender));
            let told: Vec<&str> = told.iter().map(String::as_str).collect();
            let ruling = Table::new(Seat::S, &told).comparable(false).lowest(false).ruling_under(edition);
            let about = format!("{edition}: {told:?}");
            assert_eq!((ruling.call, ruling.beyond), (Some(number), None), "{about}");
            let stands = reaction.is_over();
            let law = match (stands, old) {
                (true, false) => "37A",
                (true, true) => "35B",
                (false, false) => "37B2",
                (false, true) => "37",
            };
            assert_eq!(value(&ruling, Key::Law), law, "{about}");
            let cancelled = if stands { "none".to_owned() } else { number.to_string() };
            assert_eq!(value(&ruling, Key::Cancelled), cancelled, "{about}");
            if reaction == Reaction::PassedOut {
                assert!(value(&ruling, Key::Contract).starts_with("4S:"), "{about}");
                continue;
            }
            let must = if !stands || throughout { "must_pass_throughout" } else { "any_legal_call" };
            assert_eq!(value(&ruling, Key::Offender), must, "{about}");
            let partner = if stands { "any_legal_call" } else { "must_pass_throughout" };
            assert_eq!(value(&ruling, Key::Partner), partner, "{about}");
            let turn = if stands { Seat::S } else { Seat::E };
            assert_eq!(value(&ruling, Key::Turn), turn.letter(), "{about}");
            let watch = match (stands, edition) {
                (true, _) => "none",
                (false, Edition::E2017) => "72C",
                (false, _) => "23",
            };
            assert_eq!(value(&ruling, Key::Watch), watch, "{about}");
        }
    }
}
