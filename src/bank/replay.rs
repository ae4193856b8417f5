//! A line of play in its ending: its tricks, and the visible state at each moment. A moment is the
//! number of cards played so far.

use rules::bridge::{Card, Cards, Seat, Side, Strain, Trick};
use rules::engine::Facts;
use rules::engine::component::LineCard;
use std::ops::RangeInclusive;

/// A line in its ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Hands before the line, by [`Seat::index`]
    pub hands: [Cards; 4],
    /// The tricks in order
    pub tricks: Vec<PlayedTrick>,
    /// Trumps
    pub trump: Strain,
    /// Number of cards in the line
    pub cards: usize,
    /// Tricks of North-South and East-West before the line, if both are known
    pub won: Option<[u8; 2]>,
}

/// A trick of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTrick {
    /// Cards in order, the lead first, each with the moments at which it is on the table
    pub cards: Vec<(Seat, Card, RangeInclusive<usize>)>,
    /// Winner
    pub winner: Seat,
    /// Moment of completion
    pub end: usize,
}

impl Replay {
    /// The line in the ending of these facts; `None` if they have no cards.
    pub fn of(facts: &Facts, line: &[LineCard]) -> Option<Replay> {
        // An unknown hand has no cards to play.
        let Facts::Claim(facts) = facts else { return None };
        let (hands, trump, leader) = facts.table().filter(|_| facts.unseen().is_none())?;
        let (begun, won) = (facts.trick(), |side| facts.won(side));
        let won = won(Side::NS).zip(won(Side::EW)).map(|(ns, ew)| [ns, ew]);
        Some(Replay { hands, tricks: tricks(trump, leader, begun, line), trump, cards: line.len(), won })
    }

    /// The moment at which this card leaves its hand; `None` if the line ends before.
    pub fn leaves(&self, card: Card) -> Option<usize> {
        let played = self.tricks.iter().flat_map(|trick| &trick.cards);
        played.filter(|(_, one, _)| *one == card).map(|(_, _, at)| *at.start()).next()
    }

    /// True if this card of a trick is a trump on another suit.
    pub fn is_ruff(&self, trick: &PlayedTrick, card: Card) -> bool {
        let led = trick.cards.first().map(|(_, led, _)| led.suit);
        self.trump == Strain::Suit(card.suit) && led != Some(card.suit)
    }

    /// The moments between tricks: the first, each complete trick, and the last.
    pub fn stops(&self) -> Vec<usize> {
        let mut stops: Vec<usize> = self.tricks.iter().map(|trick| trick.end).collect();
        stops.insert(0, 0);
        stops.dedup();
        stops
    }

    /// Tricks of North-South and East-West in the line up to this moment.
    pub fn tally(&self, moment: usize) -> [usize; 2] {
        [Side::NS, Side::EW].map(|side| {
            let done = self.tricks.iter().filter(|trick| trick.end <= moment && trick.is_complete());
            done.filter(|trick| trick.winner.side() == side).count()
        })
    }
}

impl PlayedTrick {
    /// True if all four players have played.
    pub fn is_complete(&self) -> bool {
        self.cards.len() == 4
    }
}

fn tricks(trump: Strain, leader: Seat, begun: &[Card], line: &[LineCard]) -> Vec<PlayedTrick> {
    let lying = begun.iter().map(|card| (*card, 0));
    let all: Vec<(Card, usize)> = lying.chain(line.iter().map(|p| p.card).zip(1..)).collect();
    let mut leader = leader;
    let mut tricks = Vec::new();
    for four in all.chunks(4) {
        let end = four.last().map_or(0, |(_, moment)| *moment);
        let mut trick = Trick::new(leader);
        let mut cards = Vec::new();
        for (card, moment) in four {
            cards.push((trick.turn(), *card, *moment..=end));
            trick = trick.play(*card);
        }
        leader = trick.winning(trump).map_or(leader, |(seat, _)| seat);
        tricks.push(PlayedTrick { cards, winner: leader, end });
    }
    tricks
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::engine::claim::PlayReason;
    use rules::engine::{Component, Key, Outcome, Ruling};

    fn played(cards: &[&str]) -> Vec<LineCard> {
        let one = |card: &&str| LineCard {
            seat: Seat::N,
            card: card.parse().unwrap(),
            why: PlayReason::Forced,
            others: Vec::new(),
        };
        cards.iter().map(one).collect()
    }

    #[test]
    fn trick_winner_leads_next() {
        let begun = ["S5", "SJ"].map(|card| card.parse().unwrap());
        let line = played(&["H2", "SK", "DA", "C3", "D2", "D3"]);
        let tricks = tricks(Strain::Suit(rules::bridge::Suit::C), Seat::W, &begun, &line);
        let [first, second] = &tricks[..] else { panic!("two tricks: {tricks:?}") };
        assert_eq!((first.winner, first.end), (Seat::S, 2));
        assert_eq!(first.cards[0], (Seat::W, begun[0], 0..=2), "it lay there from the start");
        assert_eq!(first.cards[3].2, 2..=2);
        assert_eq!((second.cards[0].0, second.winner, second.end), (Seat::S, Seat::W, 6));
        let trump = Strain::Suit(rules::bridge::Suit::C);
        let replay = Replay { hands: [Cards::EMPTY; 4], trump, tricks, cards: 6, won: None };
        let second = &replay.tricks[1];
        assert!(replay.is_ruff(second, "C3".parse().unwrap()), "clubs are trumps");
        assert!(!replay.is_ruff(second, "D2".parse().unwrap()));
        assert_eq!(replay.stops(), [0, 2, 6]);
        assert_eq!([0, 1, 2, 5, 6].map(|at| replay.tally(at)), [[0, 0], [0, 0], [1, 0], [1, 0], [1, 1]]);
        assert_eq!(replay.leaves("C3".parse().unwrap()), Some(4));
        assert_eq!(replay.leaves("C2".parse().unwrap()), None);
    }

    /// Every ruling with a line, in any branch.
    fn with_line(ruling: Ruling, found: &mut Vec<Ruling>) {
        if let Outcome::Fork { branches, .. } = ruling.outcome {
            return branches.into_iter().for_each(|branch| with_line(branch.ruling, found));
        }
        if ruling.component(Key::Line).is_some() {
            found.push(ruling);
        }
    }

    #[test]
    fn every_line_replays_to_its_tricks() {
        let folder = std::path::Path::new(env!("CHECKOUT")).join("quizzes");
        let bank = crate::Bank::load(&folder).expect("a sound bank");
        let mut lines = 0;
        for (case, ruling) in bank.rulings() {
            let mut found = Vec::new();
            with_line((*ruling).clone(), &mut found);
            for ruling in found {
                let Some(Component::Line(line)) = ruling.component(Key::Line) else { continue };
                let Some(Component::Tricks(tricks)) = ruling.component(Key::Tricks) else { continue };
                let Some(replay) = Replay::of(&case.facts, line) else {
                    // Hands that are hidden have no cards to play.
                    let hides = matches!(&case.facts, Facts::Claim(facts) if !facts.unseen().is_none());
                    assert!(hides, "a line has its ending: {case:?}");
                    continue;
                };
                let seats: Vec<Seat> =
                    replay.tricks.iter().flat_map(|t| t.cards.iter().map(|c| c.0)).collect();
                let begun = seats.len() - line.len();
                let played: Vec<Seat> = line.iter().map(|p| p.seat).collect();
                assert_eq!(seats[begun..], played, "{case:?}");
                let won = replay.tally(replay.cards)[tricks.declarer as usize];
                assert_eq!((won, tricks.least), (usize::from(tricks.least), tricks.most), "{case:?}");
                lines += 1;
            }
        }
        assert!(lines > 20, "{lines} lines");
    }
}
