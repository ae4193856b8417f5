//! A player's first bid after partner's.

use super::choice::{CallChoice, bid, cheapest};
use super::view::{View, bid_of};
use crate::agreements;
use rules::bridge::{Bid, Call, Strain, Suit};

/// Responses to strong, notrump and weak openings: the opening, the response, its agreement.
const LISTED: [(&str, &str, &str, usize); 18] = [
    ("1NT", "P", "pass-response-1NT", 4),
    ("1NT", "2C", "stayman-1NT", 4),
    ("1NT", "2D", "transfer-1NT-H", 4),
    ("1NT", "2H", "transfer-1NT-S", 4),
    ("1NT", "2NT", "response-1NT-2NT", 2),
    ("1NT", "3NT", "response-1NT-3NT", 3),
    ("2C", "2D", "negative-response-2D", 8),
    ("2C", "2H", "positive-response-2H", 3),
    ("2C", "2S", "positive-response-2S", 3),
    ("2C", "2NT", "positive-response-2NT", 1),
    ("2D", "2NT", "ogust-D", 2),
    ("2H", "2NT", "ogust-H", 2),
    ("2S", "2NT", "ogust-S", 2),
    ("2NT", "3C", "stayman-2NT", 4),
    ("2NT", "3D", "transfer-2NT-H", 4),
    ("2NT", "3H", "transfer-2NT-S", 4),
    ("2H", "P", "pass-response", 0),
    ("2S", "P", "pass-response", 0),
];

/// A response, a raise, or a new suit.
pub(super) fn choices(view: &View) -> Vec<CallChoice> {
    match view.partners.first() {
        Some(Call::Bid(first)) if view.partners.len() == 1 => to_bid(view, *first),
        Some(Call::Double) if view.partners.len() == 1 => to_double(view),
        _ => Vec::new(),
    }
}

fn to_bid(view: &View, first: Bid) -> Vec<CallChoice> {
    let is_opening = view.theirs.iter().all(|call| bid_of(call).is_none_or(|bid| bid > first));
    let undisturbed = view.theirs.is_empty();
    match first.strain().suit() {
        _ if !is_opening && is_artificial(view, first) => two_suits(view),
        _ if undisturbed && (first.level() > 1 || first.strain() == Strain::Notrump) => listed(first),
        Some(suit) if is_opening && undisturbed => to_one(first, suit),
        Some(suit) if first.level() == 1 => disturbed(view, first, suit, is_opening),
        Some(suit) => raise(first, suit, view.last).into_iter().collect(),
        None => Vec::new(),
    }
}

/// True for a bid of an opponent's suit, a jump to two notrump over a suit, and two clubs over one
/// notrump: it shows two suits.
fn is_artificial(view: &View, bid: Bid) -> bool {
    let theirs = view.theirs.first().and_then(bid_of);
    let Some(theirs) = theirs.filter(|theirs| *theirs < bid) else { return false };
    match (bid.level(), bid.strain()) {
        (2, Strain::Notrump) => theirs.level() == 1,
        (2, Strain::Suit(Suit::C)) if theirs.strain() == Strain::Notrump => true,
        (_, strain) => strain == theirs.strain(),
    }
}

/// A preference for one of partner's suits.
fn two_suits(view: &View) -> Vec<CallChoice> {
    let suits = view.unbid().filter_map(|suit| {
        let call = cheapest(view.last, Strain::Suit(suit)).filter(|call| call.level() <= 3)?;
        Some(CallChoice::showing(Call::Bid(call), (0, 11), &[(suit, (3, 13))], 3))
    });
    suits.chain([CallChoice::natural(Call::Pass, if view.is_partners { 0 } else { 4 })]).collect()
}

/// The listed responses, and a raise of a weak two.
fn listed(first: Bid) -> Vec<CallChoice> {
    let opening = first.to_string();
    let of_this = LISTED.iter().filter(|(to, ..)| *to == opening);
    let mut found: Vec<CallChoice> = of_this
        .filter_map(|(_, call, name, weight)| CallChoice::agreed(call.parse().ok()?, name, *weight))
        .collect();
    let major = first.strain().suit().filter(|suit| matches!(suit, Suit::H | Suit::S));
    if let Some(suit) = major.filter(|_| matches!(first.level(), 2 | 3)) {
        let raise = |level, points, weight| {
            let call = bid(level, Strain::Suit(suit))?;
            Some(CallChoice::showing(call, points, &[(suit, (3, 13))], weight))
        };
        found.extend((first.level() == 2).then(|| raise(3, (0, 12), 2)).flatten());
        found.extend(raise(4, (6, 17), 2));
    }
    found
}

/// Responses to one of a suit.
fn to_one(first: Bid, suit: Suit) -> Vec<CallChoice> {
    let prefix = format!("response-{first}-");
    let named = agreements::all().keys().filter_map(|name| {
        let call = name.strip_prefix(&prefix)?.parse().ok()?;
        CallChoice::agreed(call, name, 4)
    });
    let mut found: Vec<CallChoice> = named.collect();
    found.extend(CallChoice::agreed(Call::Pass, "pass-response", 5));
    let letter = suit.letter();
    let raises = [("single-raise", 2, 4), ("limit-raise", 3, 3), ("preemptive-raise", 4, 1)];
    found.extend(raises.iter().filter_map(|(name, level, weight)| {
        CallChoice::agreed(bid(*level, first.strain())?, &format!("{name}-{letter}"), *weight)
    }));
    let two = bid(2, Strain::Notrump);
    found.extend(two.and_then(|call| match CallChoice::agreed(call, &format!("jacoby-raise-{letter}"), 1) {
        Some(raise) => Some(raise),
        None => CallChoice::agreed(call, "natural-response-2NT", 2),
    }));
    for other in Suit::DOWN.into_iter().filter(|other| *other != suit) {
        let jump =
            cheapest(Some(first), Strain::Suit(other)).and_then(|b| Bid::new(b.level() + 1, b.strain()));
        let named = |jump: Bid| CallChoice::agreed(Call::Bid(jump), &format!("jump-shift-{jump}"), 1);
        found.extend(jump.and_then(named));
    }
    found
}

/// A call over an opponent's, after partner's opening or overcall.
fn disturbed(view: &View, first: Bid, suit: Suit, is_opening: bool) -> Vec<CallChoice> {
    let mut found: Vec<CallChoice> = raise(first, suit, view.last).into_iter().collect();
    found.push(CallChoice::showing(Call::Pass, (0, 9), &[], 8));
    let theirs = view.theirs.iter().filter_map(bid_of).next_back();
    if view.over == Some(Call::Double) && is_opening {
        found.push(CallChoice::showing(Call::Redouble, (10, 37), &[], 2));
    }
    for other in view.unbid() {
        let Some(call) = cheapest(view.last, Strain::Suit(other)).filter(|call| call.level() <= 2) else {
            continue;
        };
        let (points, length) = if call.level() == 1 { ((6, 37), 4) } else { ((10, 37), 5) };
        found.push(CallChoice::showing(Call::Bid(call), points, &[(other, (length, 13))], 2));
    }
    // Over a bid of partner's own suit, a double shows no other.
    let their = theirs.and_then(|bid| bid.strain().suit()).filter(|their| *their != suit);
    if let Some(their) = their.filter(|_| is_opening && matches!(view.over, Some(Call::Bid(_)))) {
        let majors: Vec<Suit> = view.unbid().filter(|s| matches!(s, Suit::H | Suit::S)).collect();
        let name = match majors[..] {
            [one] => Some(format!("negative-double-{}", one.letter())),
            [_, _] => Some("negative-double-majors".to_owned()),
            _ => None,
        };
        found.extend(name.and_then(|name| CallChoice::agreed(Call::Double, &name, 3)));
        let cue = cheapest(view.last, Strain::Suit(their)).map(Call::Bid);
        found.extend(
            cue.and_then(|call| CallChoice::agreed(call, &format!("cue-raise-{}", suit.letter()), 1)),
        );
    }
    found
}

/// The cheapest raise of partner's suit, up to the third level.
fn raise(first: Bid, suit: Suit, last: Option<Bid>) -> Option<CallChoice> {
    let call = cheapest(last, first.strain()).filter(|call| call.level() <= 3)?;
    if first.level() == 1 && call.level() == 2 {
        CallChoice::agreed(Call::Bid(call), &format!("single-raise-{}", suit.letter()), 4)
    } else {
        Some(CallChoice::showing(Call::Bid(call), (6, 12), &[(suit, (3, 13))], 2))
    }
}

/// Partner's take-out double asks for a suit.
fn to_double(view: &View) -> Vec<CallChoice> {
    let bids = view.unbid().filter_map(|suit| {
        let call = cheapest(view.last, Strain::Suit(suit)).filter(|call| call.level() <= 3)?;
        Some(CallChoice::showing(Call::Bid(call), (0, 9), &[(suit, (4, 13))], 4))
    });
    bids.collect()
}
