//! Constraints on moved facts: they keep an auction as legal as before and agreements realistic,
//! and admit only one way to reach the same facts.

use super::shift::Shift;
use super::token::TokenChoice;
use rules::bridge::{Bid, Call, Cards, Rank, Strain, Suit, Vulnerable};
use rules::engine::claim::Unseen;
use rules::engine::rotation::meaning::{AskSubject, HandBox, Meaning, Purpose};
use rules::engine::rotation::{AuctionEvent, RotationSetup};
use rules::engine::{Case, Facts};
use rules::law::Edition;

/// The code that is in force.
const IN_FORCE: Edition = Edition::E2017;

/// Most cards in a hand of an ending with variants. A variant is validated by a search while a user
/// waits; beyond five cards a search may take long, and with partial enumeration of layouts two
/// equal endings could be judged differently.
const MOST_CARDS: usize = 5;

/// Most unknown cards of an ending with variants: 20 layouts, each of which is ruled on.
const MOST_UNSEEN: usize = 6;

/// Number of values of [`TokenChoice::more`] for such facts: levels of bids, or ranks of cards.
pub(super) fn more(last: &Case) -> u32 {
    match &last.facts {
        Facts::Rotation(_) => 3,
        Facts::Claim(facts) => facts.setup().cards.map_or(1, |_| 60),
    }
}

/// The shift of a choice; `last` is the case with all facts. `None` if it is not allowed.
pub(super) fn shift(last: &Case, choice: TokenChoice) -> Option<Shift> {
    // Facts that differ only in vulnerability or edition are no fresh variant.
    if (choice.turn, choice.suits, choice.more) == (0, 0, 0) {
        return None;
    }
    match &last.facts {
        Facts::Rotation(facts) => of_auction(&facts.setup(), choice),
        Facts::Claim(facts) => {
            let setup = facts.setup();
            let in_story = setup.contract.is_some();
            match setup.cards {
                Some(cards) => {
                    let lying = setup.trick.iter().copied().collect();
                    of_cards(cards, lying, hidden(&setup.unseen, setup.out())?, in_story, choice)
                }
                None if choice.suits == 0 && choice.more == 0 => at_the_table(in_story, choice),
                None => None,
            }
        }
    }
}

/// The edition of a choice: the case's own, or the code in force if that differs.
pub(super) fn edition(last: &Case, choice: TokenChoice) -> Option<Edition> {
    match (choice.code, last.edition) {
        (false, own) => Some(own),
        (true, Edition::Social | IN_FORCE) => None,
        (true, _) => Some(IN_FORCE),
    }
}

/// Seats and vulnerability; the latter only if the story mentions it.
fn at_the_table(in_story: bool, choice: TokenChoice) -> Option<Shift> {
    let all = [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both];
    let vulnerable = in_story.then(|| all[choice.vulnerable]);
    (in_story || choice.vulnerable == 0).then(|| Shift { vulnerable, ..Shift::turn(choice.turn) })
}

/// An ending: any order of suits, and in each suit other ranks in the same order.
fn of_cards(
    hands: [Cards; 4],
    trick: Cards,
    out: Cards,
    in_story: bool,
    choice: TokenChoice,
) -> Option<Shift> {
    if hands.iter().any(|hand| hand.len() > MOST_CARDS) {
        return None;
    }
    let all = hands.into_iter().fold(trick.and(out), Cards::and);
    let shift = Shift { suits: order(choice.suits), ..at_the_table(in_story, choice)? };
    let used = Suit::DOWN.map(|suit| !all.of(suit).is_empty());
    let used = |suit: Suit| used[3 - suit.index()];
    if !is_first_of_its_kind(choice.suits, used) {
        return None;
    }
    let at = |more| Shift { ranks: ranks(all, more), ..Shift::nothing() }.cards(all);
    let this = at(choice.more);
    let is_first = (0..choice.more).all(|earlier| at(earlier) != this);
    is_first.then(|| Shift { ranks: ranks(all, choice.more), ..shift })
}

/// The unknown cards; `None` if there are so many that each ruling takes long.
fn hidden(unseen: &Unseen, out: Cards) -> Option<Cards> {
    (unseen.is_none() || out.len() <= MOST_UNSEEN).then_some(out)
}

/// Other ranks for the cards left, selected by a number; 0 changes nothing.
fn ranks(cards: Cards, number: usize) -> [[Rank; 13]; 4] {
    let mut ranks = Shift::nothing().ranks;
    for suit in Suit::DOWN.into_iter().filter(|_| number > 0) {
        other_ranks(cards.of(suit), number * 4 + suit.index(), &mut ranks[suit.index()]);
    }
    ranks
}

/// Assigns other ranks in the same order to the cards of a suit, selected by a number.
fn other_ranks(cards: Cards, number: usize, ranks: &mut [Rank; 13]) {
    let mut chance = number as u64;
    let mut free: Vec<usize> = (0..13).collect();
    while free.len() > cards.len() {
        // Knuth's multiplier: any generator would do, as long as it never changes.
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        free.remove((chance >> 33) as usize % free.len());
    }
    for (card, rank) in cards.into_iter().zip(free) {
        ranks[card.rank.index()] = Rank::new(rank as u8).unwrap_or(card.rank);
    }
}

/// An auction: orders of suits in which every bid stays as sufficient as before; other levels if no
/// agreement is given.
fn of_auction(setup: &RotationSetup, choice: TokenChoice) -> Option<Shift> {
    let calls: Vec<(Call, bool, Option<&Meaning>)> = setup
        .events
        .iter()
        .filter_map(|event| match &event.happened {
            AuctionEvent::Called { call, artificial, meaning } => {
                Some((*call, *artificial == Some(true), meaning.as_ref()))
            }
            _ => None,
        })
        .collect();
    let bids: Vec<Bid> = calls
        .iter()
        .filter_map(|(call, ..)| if let Call::Bid(bid) = call { Some(*bid) } else { None })
        .collect();
    let meanings = || calls.iter().filter_map(|(.., meaning)| *meaning);
    let may_go_up = meanings().next().is_none() && calls.iter().all(|(_, artificial, _)| !artificial);
    if choice.more > 2 || (choice.more > 0 && (bids.is_empty() || !may_go_up)) {
        return None;
    }
    let shift = Shift { suits: order(choice.suits), up: choice.more as u8, ..at_the_table(true, choice)? };
    let exposed = setup.events.iter().filter_map(|event| match event.happened {
        AuctionEvent::Exposed { cards, .. } => Some(cards),
        _ => None,
    });
    let exposed = exposed.fold(Cards::EMPTY, Cards::and);
    let used = |suit| {
        !exposed.of(suit).is_empty()
            || bids.iter().any(|bid| bid.strain() == Strain::Suit(suit))
            || meanings().any(|m| speaks_of(m, suit))
    };
    let moved: Vec<Bid> = bids.iter().map(|bid| shift.bid(*bid)).collect::<Option<_>>()?;
    let ordered = |i: usize| (0..i).all(|j| bids[i].cmp(&bids[j]) == moved[i].cmp(&moved[j]));
    let natural =
        calls.iter().all(|(call, artificial, meaning)| !artificial || is_played(*call, *meaning, &shift));
    let good = is_first_of_its_kind(choice.suits, used) && (0..bids.len()).all(ordered) && natural;
    good.then_some(shift)
}

/// True if players also use an artificial call in the moved suits: a suit bid stays that bid,
/// except that a transfer to a major stays a step below its suit; an ask for the majors is about
/// the majors.
fn is_played(call: Call, meaning: Option<&Meaning>, shift: &Shift) -> bool {
    let purpose = meaning.and_then(|meaning| meaning.purpose);
    if purpose == Some(Purpose::Asks(AskSubject::Majors))
        && shift.suit(Suit::C).index() + shift.suit(Suit::D).index() != 1
    {
        return false;
    }
    let Call::Bid(bid) = call else { return true };
    let Some(suit) = bid.strain().suit() else { return true };
    let step = |from: Suit, to: Suit| to.index() as i8 - from.index() as i8;
    match purpose {
        Some(Purpose::Transfer(to @ (Suit::H | Suit::S))) => {
            let (from, leads) = (shift.suit(suit), shift.suit(to));
            step(suit, to) == step(from, leads) && matches!(leads, Suit::H | Suit::S)
        }
        _ => shift.suit(suit) == suit,
    }
}

/// True if a meaning mentions this suit.
fn speaks_of(meaning: &Meaning, suit: Suit) -> bool {
    let purpose = match meaning.purpose {
        Some(Purpose::Transfer(to)) => to == suit,
        Some(Purpose::Asks(AskSubject::Majors)) => matches!(suit, Suit::H | Suit::S),
        Some(Purpose::Asks(asks)) => asks.suit() == Some(suit),
        _ => false,
    };
    let boxes = meaning.boxes.iter().any(|one| one.length(suit) != HandBox::ANY.length(suit));
    let specified = meaning.specifies.iter().flatten().any(|strain| *strain == Strain::Suit(suit));
    purpose || boxes || specified || meaning.marks.iter().any(|mark| mark.suit() == Some(suit))
}

/// The orders of the four suits, by number; 0 changes nothing.
fn order(number: usize) -> [Suit; 4] {
    let mut left = vec![Suit::C, Suit::D, Suit::H, Suit::S];
    let mut take = |at: usize| left.remove(at);
    [take(number / 6 % 4), take(number / 2 % 3), take(number % 2), take(0)]
}

/// True if no earlier order moves the mentioned suits in the same way.
fn is_first_of_its_kind(number: usize, used: impl Fn(Suit) -> bool) -> bool {
    let this = order(number);
    let same =
        |other: [Suit; 4]| Suit::DOWN.into_iter().all(|s| !used(s) || other[s.index()] == this[s.index()]);
    !(0..number).any(|earlier| same(order(earlier)))
}
