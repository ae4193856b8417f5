//! Tricks that the side not on lead is certain to win later, and the cards that they rest on.

use super::position::Position;
use super::quick_tricks::Seats;

/// The cards that the result rests on if the side not on lead takes `want` tricks whatever happens.
pub(super) fn later_tricks(
    position: &Position,
    trump: Option<usize>,
    leader: usize,
    want: u8,
) -> Option<u64> {
    let seats = Seats::of(leader);
    match trump.filter(|trump| position.holder(*trump, 0).is_some()) {
        Some(trump) => later_trump_tricks(position, trump, seats, want),
        None if want == 1 => later_notrump_trick(position, seats),
        None => None,
    }
}

fn later_trump_tricks(position: &Position, trump: usize, seats: Seats, want: u8) -> Option<u64> {
    let length = |seat| position.length(seat, trump);
    let theirs = |seat: usize| seat % 2 != seats.leader % 2;
    let longest = length(seats.next).max(length(seats.last));
    if length(seats.leader) == 0 && length(seats.partner) == 0 {
        return (longest >= want).then_some(0);
    }
    let first = position.holder(trump, 0)?;
    if theirs(first) {
        let run = position.run(trump);
        let mut sure = run;
        if run == 1 && longest > 1 && position.holder(trump, 1).is_some_and(theirs) {
            sure = 2;
        }
        return (sure >= want).then(|| position.nth(trump, want));
    }
    let second = position.holder(trump, 1).filter(|seat| theirs(*seat) && length(*seat) > 1)?;
    if want > 1 {
        return None;
    }
    if first == (second + 3) % 4 {
        return Some(position.nth(trump, 2));
    }
    position.holder(trump, 2).filter(|seat| theirs(*seat)).map(|_| position.nth(trump, 3))
}

/// At notrump, the side on lead cannot take every trick when its suits run out first, or when it
/// has no top card to lead to.
fn later_notrump_trick(position: &Position, seats: Seats) -> Option<u64> {
    let ours = |seat: usize| seat % 2 == seats.leader % 2;
    let (mut good, mut rests) = (0, 0);
    let (mut at_once, mut on_lead) = (true, 0);
    for suit in 0..4 {
        let Some(first) = position.holder(suit, 0) else { continue };
        let mine = position.length(seats.leader, suit);
        if ours(first) {
            good += mine.max(position.length(seats.partner, suit));
            at_once &= mine == 0;
        } else {
            let alone = (1..4).all(|n| position.length((first + n) % 4, suit) == 0);
            let top = if alone { 0 } else { position.nth(suit, 1) };
            rests |= top;
            if mine > 0 {
                on_lead |= top;
            }
        }
    }
    if at_once {
        return Some(on_lead);
    }
    (good < position.left()).then_some(rests)
}
