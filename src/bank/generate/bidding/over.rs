//! The first bid of a side over the other's.

use super::choice::{CallChoice, bid, cheapest};
use super::view::{View, bid_of};
use rules::bridge::{Bid, Call, Strain, Suit};

/// Strength of an overcall, and of one that could also have been an opening bid.
const OVERCALL: (u8, u8) = (8, 16);
const SOUND: (u8, u8) = (11, 16);

/// A pass, an overcall or a double.
pub(super) fn choices(view: &View) -> Vec<CallChoice> {
    let Some(last) = view.last else { return Vec::new() };
    let first = view.theirs.first().and_then(bid_of);
    let direct = view.theirs.len() == 1;
    let mut choices = match (last.level(), last.strain()) {
        (1, Strain::Notrump) if direct => over_notrump(),
        (1, Strain::Suit(suit)) if direct => over_one(suit),
        (2 | 3, Strain::Suit(suit)) if direct && last != STRONG => over_preempt(suit, last),
        (1 | 2, Strain::Suit(_)) if view.theirs.len() == 2 => {
            view.unbid().filter_map(|suit| overcall(last, suit)).collect()
        }
        _ => Vec::new(),
    };
    let pass = match first {
        Some(opening) if direct => CallChoice::agreed(Call::Pass, &format!("pass-over-{opening}"), 12),
        _ => None,
    };
    choices.push(pass.unwrap_or(CallChoice::natural(Call::Pass, 12)));
    choices
}

/// Two clubs, which opens a strong hand.
const STRONG: Bid = match Bid::new(2, Strain::Suit(Suit::C)) {
    Some(bid) => bid,
    None => panic!("a bid"),
};

/// Over one of a suit.
fn over_one(suit: Suit) -> Vec<CallChoice> {
    let mut found = Vec::new();
    let opening = Bid::new(1, Strain::Suit(suit));
    for other in Suit::DOWN.into_iter().filter(|other| *other != suit) {
        let Some(call) = cheapest(opening, Strain::Suit(other)) else { continue };
        if let Some(listed) = CallChoice::agreed(Call::Bid(call), &format!("overcall-{call}"), 3) {
            found.push(CallChoice { weight: 2, ..listed.clone().with_points(SOUND) });
            found.push(listed);
        }
        let jump = Bid::new(call.level() + 1, call.strain());
        let named = |jump: Bid| CallChoice::agreed(Call::Bid(jump), &format!("weak-jump-overcall-{jump}"), 1);
        found.extend(jump.and_then(named));
    }
    let letter = suit.letter();
    let one = bid(1, Strain::Notrump);
    let listed = one.and_then(|call| CallChoice::agreed(call, &format!("notrump-overcall-{letter}"), 2));
    found.extend(listed.clone().map(|choice| choice.with_points((15, 17))));
    found.extend(listed);
    found.extend(CallChoice::agreed(Call::Double, &format!("takeout-double-{letter}"), 4));
    let michaels = bid(2, Strain::Suit(suit));
    found.extend(michaels.and_then(|call| CallChoice::agreed(call, &format!("michaels-{letter}"), 1)));
    let unusual = bid(2, Strain::Notrump);
    found.extend(unusual.and_then(|call| CallChoice::agreed(call, &format!("unusual-notrump-{letter}"), 1)));
    found
}

/// Over one notrump.
fn over_notrump() -> Vec<CallChoice> {
    let mut found: Vec<CallChoice> = [Suit::D, Suit::H, Suit::S]
        .into_iter()
        .filter_map(|suit| {
            let call = bid(2, Strain::Suit(suit))?;
            Some(CallChoice::showing(call, (9, 15), &[(suit, (5, 13))], 2))
        })
        .collect();
    found.extend(bid(2, Strain::Suit(Suit::C)).and_then(|call| CallChoice::agreed(call, "landy-2C", 2)));
    found.extend(CallChoice::agreed(Call::Double, "penalty-double-1NT", 2));
    found
}

/// Over a preempt or a weak two.
fn over_preempt(suit: Suit, last: Bid) -> Vec<CallChoice> {
    let others = Suit::DOWN.into_iter().filter(|other| *other != suit);
    let bids = others.filter_map(|other| {
        let call = cheapest(Some(last), Strain::Suit(other))?;
        (call.level() <= 4).then(|| CallChoice::showing(Call::Bid(call), (12, 17), &[(other, (5, 13))], 2))
    });
    let double = CallChoice::agreed(Call::Double, &format!("takeout-double-{}", suit.letter()), 4);
    bids.chain(double).collect()
}

/// An overcall after both opponents have bid.
fn overcall(last: Bid, suit: Suit) -> Option<CallChoice> {
    let call = cheapest(Some(last), Strain::Suit(suit)).filter(|call| call.level() <= 2)?;
    let points = if call.level() == 1 { OVERCALL } else { SOUND };
    Some(CallChoice::showing(Call::Bid(call), points, &[(suit, (5, 13))], 1))
}
