//! Tricks that can be counted without playing: those the side on lead can cash at once, and those the other side cannot
//! be kept from. Both tell which cards they rest on.

use super::position::Position;

/// The seats as seen by whose lead it is.
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

/// The cards that it rests on if the side on lead can take so many tricks before it loses one.
pub(super) fn cashes(position: &Position, trump: Option<usize>, leader: usize, want: u8) -> Option<u64> {
    let seats = Seats::of(leader);
    let mut cashed = Cashed::default();
    // Trumps the two opponents have once the leader has cashed his.
    let mut against = [0, 0];
    if let Some(trump) = trump {
        let (tricks, rests) = own(position, seats, trump, u8::MAX);
        cashed = Cashed { trumps: tricks, sides: 0, rests };
        if tricks >= want {
            return Some(rests);
        }
        against = [seats.next, seats.last].map(|seat| position.length(seat, trump).saturating_sub(tricks));
    }
    // With trumps against them, neither may be forced to ruff: he would be on lead.
    let left = position.left();
    let room = match trump {
        Some(trump) if against != [0, 0] => {
            let plain = |seat| left - position.length(seat, trump).max(cashed.trumps);
            plain(seats.leader).min(plain(seats.partner))
        }
        _ => left,
    };
    let plain = (0..4).filter(|suit| Some(*suit) != trump);
    for suit in plain.clone() {
        let (tricks, rests) = own(position, seats, suit, rounds(position, seats, suit, against));
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

/// How often a suit can be led before an opponent may ruff.
fn rounds(position: &Position, seats: Seats, suit: usize, against: [u8; 2]) -> u8 {
    let [next, last] = against.map(|trumps| trumps > 0);
    let until = |may: bool, seat| if may { position.length(seat, suit) } else { u8::MAX };
    until(next, seats.next).min(until(last, seats.last))
}

/// What the leader can cash of one suit from the top while partner plays low.
fn own(position: &Position, seats: Seats, suit: usize, rounds: u8) -> (u8, u64) {
    run_of(position, seats.leader, suit, rounds)
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

/// Goes on with partner's winners, reached by a low card in a suit of which he holds the top, or the second-best card
/// under the leader's own.
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
        let (tricks, lowest) = if entry.count > entry.after && suit == entry.suit && entry.after > 0 {
            second(position, seats, suit, entry.after, rounds)
        } else if position.length(seats.leader, suit) > 0 && position.holder(suit, 0) != Some(seats.partner) {
            (0, 0)
        } else {
            run_of(position, seats.partner, suit, rounds)
        };
        if tricks == 0 {
            continue;
        }
        if trump == Some(suit) { trumps += tricks } else { sides += tricks }
        rests |= lowest;
    }
    (trumps + sides.min(room) >= want).then_some(rests)
}

/// A way to partner's hand.
struct Entry {
    suit: usize,
    /// Rounds the leader wins first
    after: u8,
    /// It rests on so many of the highest cards
    count: u8,
}

fn entry(position: &Position, trump: Option<usize>, seats: Seats, against: [u8; 2]) -> Option<Entry> {
    let open = |suit: usize, round: u8| {
        trump == Some(suit) || rounds(position, seats, suit, against) >= round
    };
    let own = |suit: usize| position.length(seats.leader, suit);
    let direct = |suit: &usize| {
        own(*suit) > 0 && position.holder(*suit, 0) == Some(seats.partner) && open(*suit, 1)
    };
    if let Some(suit) = (0..4).find(direct) {
        return Some(Entry { suit, after: 0, count: 1 });
    }
    (0..4).find_map(|suit| {
        if position.holder(suit, 0) != Some(seats.leader) {
            return None;
        }
        let run = position.run(suit);
        let beyond = position.holder(suit, u32::from(run)) == Some(seats.partner);
        let small = own(suit) > run && position.length(seats.partner, suit) > run;
        (beyond && small && open(suit, run + 1)).then_some(Entry { suit, after: run, count: run + 1 })
    })
}

/// Partner's tricks after the leader's in the suit that is the way across.
fn second(position: &Position, seats: Seats, suit: usize, after: u8, rounds: u8) -> (u8, u64) {
    let run = position.run_after(suit, after);
    let tricks = run.min(position.length(seats.partner, suit) - after).min(rounds - after);
    (tricks, position.nth(suit, after + tricks))
}

/// The cards that it rests on if the side not on lead will take so many tricks whatever happens.
pub(super) fn is_owed(position: &Position, trump: Option<usize>, leader: usize, want: u8) -> Option<u64> {
    let seats = Seats::of(leader);
    match trump.filter(|trump| position.holder(*trump, 0).is_some()) {
        Some(trump) => owed_trumps(position, trump, seats, want),
        None if want == 1 => owed_one(position, seats),
        None => None,
    }
}

fn owed_trumps(position: &Position, trump: usize, seats: Seats, want: u8) -> Option<u64> {
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

/// At notrump the side on lead cannot take every trick when its suits run out first, or when it has no top to lead to.
fn owed_one(position: &Position, seats: Seats) -> Option<u64> {
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
