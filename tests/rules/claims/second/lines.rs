//! Every line of a claim, to its end.

use super::standards::{Judged, judged};
use rules::bridge::Card;
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::{ClaimFacts, normal_plays};
use rules::law::{Edition, Elections};

/// A claim under an edition and elections.
pub struct Claim<'a> {
    pub facts: &'a ClaimFacts,
    pub game: SearchGame<'a>,
    pub solver: DoubleDummy,
}

/// Tricks by each of the three standards, the harshest first.
pub type Numbers = [u8; 3];

impl<'a> Claim<'a> {
    pub fn new(facts: &'a ClaimFacts, edition: Edition, elections: &Elections) -> Claim<'a> {
        Claim {
            facts,
            game: SearchGame::under(facts, edition, elections),
            solver: DoubleDummy::new(facts.trump()),
        }
    }

    /// Other facts of the same ending, under the same code and elections.
    pub fn about<'b>(&self, facts: &'b ClaimFacts) -> Claim<'b> {
        Claim { facts, game: self.game.about(facts), solver: DoubleDummy::new(facts.trump()) }
    }

    /// Fewest tricks of the claimer's side over all lines from here.
    pub fn fewest(&mut self, at: &Ending) -> Numbers {
        if at.left() == 0 {
            return [0; 3];
        }
        let (here, left) = self.plays(at);
        let followed = at.legal().into_iter().filter(|card| left.has(*card));
        let followed: Vec<(Card, Numbers)> = followed.map(|card| (card, self.then(&here, card))).collect();
        let fewest = |cards: &[Card], standard: usize| {
            let among = followed.iter().filter(|(card, _)| cards.contains(card));
            among.map(|(_, numbers)| numbers[standard]).min()
        };
        let mut numbers = [0, 1, 2].map(|standard| fewest(&left.normal[standard], standard).unwrap());
        // Needs count in his favour only.
        numbers[2] = numbers[2].max(fewest(&left.needed, 2).unwrap_or(0));
        numbers
    }

    /// The plays that each standard allows the player on turn, and the position with the statement
    /// advanced to them.
    pub fn plays(&mut self, at: &Ending) -> (Ending, Judged) {
        let (seat, mut here) = (at.turn(), *at);
        if seat.side() != self.facts.claimer().side() {
            return (here, Judged::all(at.legal().into_iter().collect()));
        }
        let plays = normal_plays(&self.game, &mut here).normal;
        if self.facts.plays(seat) {
            (here, judged(self, at, &plays))
        } else {
            (here, Judged::all(plays.into_iter().map(|(card, _)| card).collect()))
        }
    }

    /// The position after this card, and the tricks his side has won by it.
    pub fn after(&self, at: &Ending, card: Card) -> (Ending, u8) {
        let (mut next, winner) = at.play(card, self.facts.trump());
        let won = winner.is_some_and(|winner| winner.side() == self.facts.claimer().side());
        let conceded = self.facts.left() - self.facts.claims();
        if winner.is_some() && !won {
            next.lost = (next.lost + 1).min(conceded);
        }
        (next, u8::from(won))
    }

    /// The numbers once this card is played.
    fn then(&mut self, at: &Ending, card: Card) -> Numbers {
        let (next, won) = self.after(at, card);
        self.fewest(&next).map(|tricks| tricks + won)
    }
}
