//! Every line of a claim, to its end.

use super::judged::{Judged, judged};
use director::bridge::Card;
use director::engine::claim::double_dummy::DoubleDummy;
use director::engine::claim::ending::Ending;
use director::engine::claim::game::Game;
use director::engine::claim::{ClaimFacts, normal_plays};
use director::law::{Edition, OrderWithinSuit};

/// A claim under an edition and an order.
pub struct Claim<'a> {
    pub facts: &'a ClaimFacts,
    pub game: Game<'a>,
    pub solver: DoubleDummy,
}

/// Tricks by each of the three standards, the harshest first.
pub type Numbers = [u8; 3];

impl<'a> Claim<'a> {
    pub fn new(facts: &'a ClaimFacts, edition: Edition, order: OrderWithinSuit) -> Claim<'a> {
        Claim { facts, game: Game::under(facts, edition, order), solver: DoubleDummy::new(facts.trump()) }
    }

    /// The fewest tricks of the claimer's side over all lines from here.
    pub fn fewest(&mut self, at: &Ending) -> Numbers {
        if at.left() == 0 {
            return [0; 3];
        }
        let seat = at.turn();
        if seat.side() != self.facts.claimer().side() {
            let each: Vec<Numbers> = at.legal().into_iter().map(|card| self.after(at, card)).collect();
            return [0, 1, 2].map(|standard| each.iter().map(|numbers| numbers[standard]).min().unwrap());
        }
        let mut here = *at;
        let plays = normal_plays(&self.game, &mut here).normal;
        let judged = if self.facts.plays(seat) {
            judged(self, at, &plays)
        } else {
            let all: Vec<Card> = plays.iter().map(|(card, _)| *card).collect();
            Judged { normal: [all.clone(), all.clone(), all], needed: Vec::new() }
        };
        let followed = at.legal().into_iter().filter(|card| judged.leaves(*card));
        let followed: Vec<(Card, Numbers)> = followed.map(|card| (card, self.after(&here, card))).collect();
        let fewest = |cards: &[Card], standard: usize| {
            let among = followed.iter().filter(|(card, _)| cards.contains(card));
            among.map(|(_, numbers)| numbers[standard]).min()
        };
        let mut numbers = [0, 1, 2].map(|standard| fewest(&judged.normal[standard], standard).unwrap());
        // What he needs to do counts in his favour only.
        numbers[2] = numbers[2].max(fewest(&judged.needed, 2).unwrap_or(0));
        numbers
    }

    /// The numbers once this card is played.
    fn after(&mut self, at: &Ending, card: Card) -> Numbers {
        let (mut next, winner) = at.play(card, self.facts.trump());
        let won = winner.is_some_and(|winner| winner.side() == self.facts.claimer().side());
        let conceded = self.facts.left() - self.facts.claims();
        if winner.is_some() && !won {
            next.lost = (next.lost + 1).min(conceded);
        }
        self.fewest(&next).map(|tricks| tricks + u8::from(won))
    }
}
