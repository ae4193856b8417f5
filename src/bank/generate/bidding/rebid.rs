//! A player's later bids.

use super::choice::{CallChoice, bid, cheapest};
use super::view::{View, bid_of};
use rules::bridge::{Bid, Call, Strain, Suit};

/// Highest level to which a pair competes on its own.
const HIGHEST: u8 = 4;

/// A pass, a raise of partner, a rebid of the own suit, a new suit, or a notrump.
pub(super) fn choices(view: &View) -> Vec<CallChoice> {
    let own = view.own.first().and_then(bid_of);
    let partners = view.partners.last().and_then(bid_of);
    let pass = match (is_forcing(view, own, partners), view.is_partners) {
        (true, _) => 0,
        (false, true) => 4,
        (false, false) => 10,
    };
    let mut found = vec![CallChoice::natural(Call::Pass, pass)];
    let Some(own) = own.filter(|_| view.own.len() == 1) else { return found };
    let undisturbed = view.theirs.is_empty();
    match (own.level(), own.strain(), partners) {
        (1 | 2, Strain::Notrump, Some(asked)) if undisturbed => return answers(own, asked).unwrap_or(found),
        (2, Strain::Suit(Suit::C), Some(_)) if undisturbed => found.extend(strong(view)),
        (2, Strain::Suit(suit), Some(_)) if view.is_partners => {
            let call = cheapest(view.last, Strain::Suit(suit)).filter(|call| call.level() == 3);
            found.extend(call.map(|call| CallChoice::showing(Call::Bid(call), (6, 8), &[(suit, (6, 6))], 1)));
        }
        (1, strain, _) => found.extend(after_one(view, strain, partners)),
        _ => {}
    }
    found
}

/// Later bids of a player who bid one of a suit.
fn after_one(view: &View, own: Strain, partners: Option<Bid>) -> Vec<CallChoice> {
    let mut found = Vec::new();
    for suit in [partners.map(Bid::strain), Some(own)].into_iter().flatten().filter_map(Strain::suit) {
        let call = cheapest(view.last, Strain::Suit(suit)).filter(|call| call.level() <= HIGHEST);
        let length = if own == Strain::Suit(suit) { 6 } else { 4 };
        let show = |call| CallChoice::showing(Call::Bid(call), (12, 15), &[(suit, (length, 13))], 3);
        found.extend(call.map(show));
        let is_major = matches!(suit, Suit::H | Suit::S) && own == Strain::Suit(suit);
        found.extend(bid(4, own).filter(|_| is_major).map(|game| CallChoice::natural(game, 1)));
    }
    if view.theirs.is_empty() && partners.is_some() {
        let low = |suit| cheapest(view.last, Strain::Suit(suit)).filter(|call| call.level() <= 2);
        let new = view.unbid().filter_map(|suit| Some((suit, low(suit)?)));
        let show = |(suit, call)| CallChoice::showing(Call::Bid(call), (12, 17), &[(suit, (4, 13))], 2);
        found.extend(new.map(show));
        let one = bid(1, Strain::Notrump);
        found.extend(one.map(|call| CallChoice::showing(call, (12, 14), &[], 3)));
    }
    found
}

/// The strong two club opener's rebids.
fn strong(view: &View) -> Vec<CallChoice> {
    let suits = view.unbid().filter_map(|suit| {
        let call = cheapest(view.last, Strain::Suit(suit)).filter(|call| call.level() <= 3)?;
        Some(CallChoice::showing(Call::Bid(call), (22, 37), &[(suit, (5, 13))], 2))
    });
    let two = bid(2, Strain::Notrump);
    suits.chain(two.map(|call| CallChoice::showing(call, (22, 24), &[], 2))).collect()
}

/// True if the player should not pass partner's last bid: a new suit or an ask by a player who has not
/// passed, over which the opponents have done nothing.
fn is_forcing(view: &View, own: Option<Bid>, partners: Option<Bid>) -> bool {
    let (Some(own), Some(partners)) = (own, partners) else { return false };
    let is_new = match partners.strain() {
        Strain::Notrump => partners.level() == 2 && own.strain().suit().is_some_and(is_major_or_weak(own)),
        strain => strain != own.strain() && partners.level() <= 3,
    };
    view.is_partners && view.own.len() == 1 && !view.partner_passed && is_new
}

/// True for a suit over whose bid partner's two notrump asks: a major, or a weak two.
fn is_major_or_weak(own: Bid) -> impl Fn(Suit) -> bool {
    move |suit| own.level() == 2 || matches!(suit, Suit::H | Suit::S)
}

/// The notrump opener's answer to Stayman or a transfer.
fn answers(own: Bid, asked: Bid) -> Option<Vec<CallChoice>> {
    let level = own.level() + 1;
    let suit = asked.strain().suit().filter(|_| asked.level() == level)?;
    let show = |suit, points, least, weight| {
        let call = bid(level, Strain::Suit(suit))?;
        Some(CallChoice::showing(call, points, &[(suit, (least, 5))], weight))
    };
    let points = if own.level() == 1 { (15, 17) } else { (20, 21) };
    let found = match suit {
        Suit::C => {
            let shown = [(Suit::H, (2, 3)), (Suit::S, (2, 3))];
            let denies = bid(level, Strain::Suit(Suit::D));
            let denies = denies.map(|call| CallChoice::showing(call, points, &shown, 2).made_artificial());
            vec![show(Suit::H, points, 4, 2), show(Suit::S, points, 4, 2), denies]
        }
        Suit::D => vec![show(Suit::H, points, 2, 1)],
        Suit::H => vec![show(Suit::S, points, 2, 1)],
        Suit::S => return None,
    };
    Some(found.into_iter().flatten().collect())
}
