//! A claimer's statement in words.

use super::Words;
use crate::bridge::{Card, Suit};
use crate::engine::claim::Step;

impl Words {
    /// What the claimer said, as one sentence without its full stop; none when nothing was said.
    pub fn statement(&self, steps: &[Step]) -> Option<String> {
        let (first, rest) = steps.split_first()?;
        let mut said = self.stated(first);
        let mut before = first;
        for step in rest {
            // A list of tricks is not an order: no "then" stands beside it.
            said.push_str(&self.say(match (before, step) {
                (_, Step::Tally(_)) => "statement-tally-before",
                (Step::Tally(_), _) => "statement-tally-after",
                _ => "statement-then",
            }));
            said.push_str(&self.stated(step));
            before = step;
        }
        Some(said)
    }

    /// One step of it.
    pub fn stated(&self, step: &Step) -> String {
        match step {
            Step::Draw => self.say("statement-draw"),
            Step::Cash(suit) => self.tell("statement-cash", &[("suit", self.suit_spoken(*suit).into())]),
            Step::Play(cards) => self.tell("statement-play", &[("cards", self.in_order(cards).into())]),
            Step::Ruff { suit, hand, times } => {
                let number = if *times == 1 { "suit-one" } else { "suit" };
                let args = [
                    ("n", (*times).into()),
                    ("number", self.number(*times).into()),
                    ("suit", self.say(&format!("{number}-{suit}")).into()),
                    ("hand", self.seat(*hand).into()),
                ];
                self.tell("statement-ruff", &args)
            }
            Step::Cross { to, suit: None } => {
                self.tell("statement-cross", &[("hand", self.seat(*to).into())])
            }
            Step::Cross { to, suit: Some(suit) } => {
                let args = [("hand", self.seat(*to).into()), ("suit", self.suit_spoken(*suit).into())];
                self.tell("statement-cross-in", &args)
            }
            Step::Finesse { card, through } => {
                let args = [("card", self.card(*card).into()), ("seat", self.seat(*through).into())];
                self.tell("statement-finesse", &args)
            }
            Step::Concede(suit) => {
                self.tell("statement-concede", &[("suit", self.say(&format!("suit-one-{suit}")).into())])
            }
            Step::Tally(tricks) => self.tally(tricks),
            Step::Discard { hand, card } => self.tell(
                "statement-discard",
                &[("hand", self.seat(*hand).into()), ("card", self.card(*card).into())],
            ),
        }
    }

    /// Cards in the order given.
    fn in_order(&self, cards: &[Card]) -> String {
        self.list(&cards.iter().map(|c| self.card(*c)).collect::<Vec<_>>())
    }

    /// `two spades and one heart`.
    fn tally(&self, tricks: &[u8; 4]) -> String {
        let named = Suit::DOWN.into_iter().filter(|s| tricks[s.index()] > 0);
        let told = named.map(|suit| {
            let n = tricks[suit.index()];
            let word = self.say(&format!("{}-{suit}", if n == 1 { "suit-one" } else { "suit" }));
            self.tell("statement-tally-suit", &[("number", self.number(n).into()), ("suit", word.into())])
        });
        self.list(&told.collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use crate::words::english;

    #[test]
    fn a_statement_is_told_step_by_step() {
        let steps: Vec<_> = ["draw", "play SA SK", "ruff H in N 2", "finesse HQ through W", "concede C"]
            .map(|s| s.parse().unwrap())
            .into();
        assert_eq!(
            english().statement(&steps).unwrap(),
            "draw trumps, then play ♠\u{fe0e}A and ♠\u{fe0e}K, then ruff two hearts in the North hand, \
             then finesse ♥\u{fe0e}Q through West, then give up a club"
        );
    }

    #[test]
    fn a_tally_is_a_list_of_tricks() {
        let tally = ["draw", "tally 2S 1H"].map(|s| s.parse().unwrap());
        assert_eq!(english().statement(&tally).unwrap(), "draw trumps: two spades and one heart");
        assert_eq!(english().statement(&[]), None);
    }
}
