//! Quick tricks: those that one side can cash at once, and the cards that they rest on.

use super::position::{Position, in_suit, lane, top};
use super::trick::OpenedTrick;

/// The seats relative to the leader.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    pub leader: usize,
    pub next: usize,
    pub partner: usize,
    pub last: usize,
}

impl Seats {
    pub fn of(leader: usize) -> Seats {
        Seats { leader, next: (leader + 1) % 4, partner: (leader + 2) % 4, last: (leader + 3) % 4 }
    }
}

/// Tricks cashed so far, and the lowest cards that they rest on.
#[derive(Default)]
struct Cashed {
    trumps: u8,
    sides: u8,
    rests: u64,
}

/// The cards that the result rests on if the side on lead can take `want` tricks before it loses
/// one.
pub(super) fn cashes(position: &Position, trump: Option<usize>, leader: usize, want: u8) -> Option<u64> {
    let seats = Seats::of(leader);
    let mut cashed = Cashed::default();
    // Trumps of the two opponents after the leader has cashed theirs.
    let mut against = [0, 0];
    if let Some(trump) = trump {
        let (tricks, rests) = run_of(position, leader, trump, u8::MAX);
        cashed = Cashed { trumps: tricks, sides: 0, rests };
        if tricks >= want {
            return Some(rests);
        }
        against = [seats.next, seats.last].map(|seat| position.length(seat, trump).saturating_sub(tricks));
    }
    // With opposing trumps left, leader and partner may not be forced to ruff, which changes the
    // lead.
    let left = position.left();
    let room = match trump {
        Some(trump) if against != [0, 0] => {
            let plain = |seat| left - position.length(seat, trump).max(cashed.trumps);
            plain(seats.leader).min(plain(seats.partner))
        }
        _ => left,
    };
    let plain = (0..4).filter(|suit| Some(*suit) != trump);
    for suit in plain {
        let (tricks, rests) = run_of(position, leader, suit, rounds(position, seats, suit, against));
        if tricks > 0 && cashed.sides < room {
            cashed.sides += tricks.min(room - cashed.sides);
            cashed.rests |= rests;
            if cashed.trumps + cashed.sides >= want {
                return Some(cashed.rests);
            }
        }
    }
    across(position, trump, seats, against, room, cashed, want)
}

/// Number of rounds of a suit before an opponent may ruff.
fn rounds(position: &Position, seats: Seats, suit: usize, against: [u8; 2]) -> u8 {
    let [next, last] = against.map(|trumps| trumps > 0);
    let until = |may: bool, seat| if may { position.length(seat, suit) } else { u8::MAX };
    until(next, seats.next).min(until(last, seats.last))
}

/// The tricks a seat can cash of a suit by itself, and the lowest card they rest on.
fn run_of(position: &Position, seat: usize, suit: usize, rounds: u8) -> (u8, u64) {
    let length = position.length(seat, suit);
    if length == 0 || rounds == 0 {
        return (0, 0);
    }
    let longest = (1..4).map(|n| position.length((seat + n) % 4, suit)).max().unwrap_or(0);
    let run = if position.holder(suit, 0) == Some(seat) { position.run(suit) } else { 0 };
    let needed = if run >= longest { longest } else { run };
    let tricks = if run >= longest { length } else { run }.min(rounds);
    let needed = needed.min(tricks);
    (tricks, if needed == 0 { 0 } else { position.nth(suit, needed) })
}

/// Continues with partner's winners, reached by a low card in a suit where partner holds the top
/// card, or the next one below the leader's.
fn across(
    position: &Position,
    trump: Option<usize>,
    seats: Seats,
    against: [u8; 2],
    room: u8,
    cashed: Cashed,
    want: u8,
) -> Option<u64> {
    let trumped = against != [0, 0];
    let entry = entry(position, trump, seats, against)?;
    let mut sides = cashed.sides;
    let mut trumps = cashed.trumps;
    let mut rests = cashed.rests | position.nth(entry.suit, entry.count);
    for suit in 0..4 {
        if trumped && trump == Some(suit) && suit != entry.suit {
            continue;
        }
        let rounds = if trump == Some(suit) { u8::MAX } else { rounds(position, seats, suit, against) };
        let (tricks, lowest) = if suit == entry.suit && entry.after > 0 {
            after(position, seats, suit, entry.after, rounds)
        } else {
            run_of(position, seats.partner, suit, rounds)
        };
        if tricks == 0 {
            continue;
        }
        if trump == Some(suit) {
            trumps += tricks
        } else {
            sides += tricks
        }
        rests |= lowest;
    }
    (trumps + sides.min(room) >= want).then_some(rests)
}

/// A way to partner's hand.
struct Crossing {
    suit: usize,
    /// Rounds the leader wins first
    after: u8,
    /// Number of highest cards that the result depends on
    count: u8,
}

fn entry(position: &Position, trump: Option<usize>, seats: Seats, against: [u8; 2]) -> Option<Crossing> {
    let open =
        |suit: usize, round: u8| trump == Some(suit) || rounds(position, seats, suit, against) >= round;
    let own = |suit: usize| position.length(seats.leader, suit);
    let direct =
        |suit: &usize| own(*suit) > 0 && position.holder(*suit, 0) == Some(seats.partner) && open(*suit, 1);
    if let Some(suit) = (0..4).find(direct) {
        return Some(Crossing { suit, after: 0, count: 1 });
    }
    (0..4).find_map(|suit| {
        if position.holder(suit, 0) != Some(seats.leader) {
            return None;
        }
        let run = position.run(suit);
        let beyond = position.holder(suit, u32::from(run)) == Some(seats.partner);
        let small = own(suit) > run && position.length(seats.partner, suit) > run;
        (beyond && small && open(suit, run + 1)).then_some(Crossing { suit, after: run, count: run + 1 })
    })
}

/// Partner's tricks after the leader's in the suit that is the way across.
fn after(position: &Position, seats: Seats, suit: usize, after: u8, rounds: u8) -> (u8, u64) {
    let run = position.run_after(suit, after);
    let tricks = run.min(position.length(seats.partner, suit) - after).min(rounds - after);
    (tricks, position.nth(suit, after + tricks))
}

/// The cards that the result rests on if the side of second hand wins the trick in progress and
/// then cashes the rest of `want` tricks.
pub(super) fn second_hand(
    position: &Position,
    trump: Option<usize>,
    at: &OpenedTrick,
    want: u8,
) -> Option<u64> {
    let seat = at.seat();
    let (third, partner) = ((seat + 1) % 4, (seat + 2) % 4);
    let led = at.led;
    let ruffs = |seat: usize| {
        position.length(seat, led) == 0 && trump.is_some_and(|t| t != led && position.length(seat, t) > 0)
    };
    if ruffs(third) {
        return None;
    }
    if ruffs(seat) || ruffs(partner) {
        return (want == 1).then_some(0);
    }
    let [mine, his] = [seat, partner].map(|seat| position.suit(seat, led));
    let (winner, best) = if mine > his { (seat, top(mine)) } else { (partner, top(his)) };
    if best <= in_suit(at.winning.1, led) || best <= position.suit(third, led) {
        return None;
    }
    let rests = best << lane(led);
    if want == 1 {
        return Some(rests);
    }
    if trump.is_some_and(|t| in_suit(position.all, t) != 0) {
        return None;
    }
    let (mut tricks, mut on) = (1, rests);
    if position.holder(led, 0) == Some(winner) && position.run(led) > 1 {
        tricks = position.run(led);
        on |= position.nth(led, tricks);
    }
    for suit in (0..4).filter(|suit| *suit != led) {
        let (more, lowest) = run_of(position, winner, suit, u8::MAX);
        tricks += more;
        on |= lowest;
    }
    (tricks >= want).then_some(on)
}
