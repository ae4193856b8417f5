//! A claimer's statement in words.

use super::facts::yes_or_no;
use super::{Arg, Words};
use rules::bridge::{Card, Seat, Suit};
use rules::engine::claim::{Condition, RuffWith, StatementStep, SuitTricks};

impl Words {
    /// The claimer's statement as a sentence without its full stop; `None` if empty.
    pub fn statement(&self, steps: &[StatementStep]) -> Option<String> {
        let (first, rest) = steps.split_first()?;
        let mut text = self.stated(first);
        let mut before = first;
        for step in rest {
            // A tally of tricks has no order, so no "then" joins it.
            text.push_str(&self.say(match (before, step) {
                (_, StatementStep::Tally(_)) => "statement-tally-before",
                (StatementStep::Tally(_), _) => "statement-tally-after",
                (_, StatementStep::Top(None)) | (StatementStep::Top(None), _) => "statement-beside",
                (_, StatementStep::Else(_)) => "statement-else-before",
                _ => "statement-then",
            }));
            text.push_str(&self.stated(step));
            before = step;
        }
        Some(text)
    }

    /// One step of it.
    pub fn stated(&self, step: &StatementStep) -> String {
        match step {
            StatementStep::Draw => self.say("statement-draw"),
            StatementStep::DrawRounds(n) => self.format("statement-draw-rounds", &self.number_of(*n)),
            StatementStep::DrawOut(n) => self.format("statement-draw-out", &self.number_of(*n)),
            StatementStep::Top(None) => self.say("statement-top"),
            StatementStep::Top(Some(suit)) => {
                self.format("statement-top-suit", &[("suit", self.suit_spoken(*suit).into())])
            }
            StatementStep::Cash(suit) => {
                self.format("statement-cash", &[("suit", self.suit_spoken(*suit).into())])
            }
            StatementStep::Play(cards) => {
                self.format("statement-play", &[("cards", self.in_order(cards).into())])
            }
            StatementStep::Ruff { suit, hand, times, with } => self.ruff(*suit, *hand, *times, *with),
            StatementStep::Crossruff { suits, high } => {
                let high = ("high", yes_or_no(*high).into());
                let named: Vec<String> = suits.iter().map(|suit| self.suit_spoken(*suit)).collect();
                if named.is_empty() {
                    self.format("statement-crossruff", &[high])
                } else {
                    self.format("statement-crossruff-suits", &[high, ("suits", self.list(&named).into())])
                }
            }
            StatementStep::Cross { to, suit: None } => {
                self.format("statement-cross", &[("hand", self.seat(*to).into())])
            }
            StatementStep::Cross { to, suit: Some(suit) } => {
                let args = [("hand", self.seat(*to).into()), ("suit", self.suit_spoken(*suit).into())];
                self.format("statement-cross-in", &args)
            }
            StatementStep::Good(hand) => self.format("statement-good", &[("hand", self.seat(*hand).into())]),
            StatementStep::Finesse { card, through } => {
                let args = [("card", self.card(*card).into()), ("seat", self.seat(*through).into())];
                self.format("statement-finesse", &args)
            }
            StatementStep::Concede(suit) => {
                self.format("statement-concede", &[("suit", self.say(&format!("suit-one-{suit}")).into())])
            }
            StatementStep::Tally(lists) => {
                let phrases: Vec<String> = lists.iter().map(|list| self.tally(list)).collect();
                phrases.join(&self.say("statement-then"))
            }
            StatementStep::Discard { hand, card } => self.format(
                "statement-discard",
                &[("hand", self.seat(*hand).into()), ("card", self.card(*card).into())],
            ),
            StatementStep::If { condition, met, then } => {
                let id = if *met { "statement-if" } else { "statement-unless" };
                let args =
                    [("condition", self.condition(condition).into()), ("step", self.stated(then).into())];
                self.format(id, &args)
            }
            StatementStep::Else(then) => self.format("statement-else", &[("step", self.stated(then).into())]),
        }
    }

    fn number_of(&self, n: u8) -> [(&'static str, Arg); 2] {
        [("n", n.into()), ("number", self.number(n).into())]
    }

    fn ruff(&self, suit: Suit, hand: Seat, times: u8, with: RuffWith) -> String {
        let number = if times == 1 { "suit-one" } else { "suit" };
        let [n, word] = self.number_of(times);
        let mut args = vec![
            n,
            word,
            ("suit", self.say(&format!("{number}-{suit}")).into()),
            ("hand", self.seat(hand).into()),
        ];
        let id = match with {
            RuffWith::Low => "statement-ruff",
            RuffWith::High => "statement-ruff-high",
            RuffWith::Card(card) => {
                args.push(("card", self.card(card).into()));
                "statement-ruff-with"
            }
        };
        self.format(id, &args)
    }

    /// The condition of a step.
    fn condition(&self, condition: &Condition) -> String {
        let suit = ("suit", self.suit_spoken(condition.suit()).into());
        match *condition {
            Condition::Breaks { split: [long, short], .. } => {
                self.format("condition-breaks", &[suit, ("long", long.into()), ("short", short.into())])
            }
            Condition::ShowsOut { seat: None, .. } => self.format("condition-anyone-shows-out", &[suit]),
            Condition::ShowsOut { seat: Some(seat), .. } => {
                self.format("condition-shows-out", &[suit, ("seat", self.seat(seat).into())])
            }
            Condition::Falls(card) => self.format("condition-falls", &[("card", self.card(card).into())]),
        }
    }

    /// Cards in the order given.
    pub(super) fn in_order(&self, cards: &[Card]) -> String {
        self.list(&cards.iter().map(|c| self.card(*c)).collect::<Vec<_>>())
    }

    /// `two spades and one heart`.
    fn tally(&self, list: &[SuitTricks]) -> String {
        let phrases = list.iter().map(|&SuitTricks { suit, tricks: n }| {
            let word = self.say(&format!("{}-{suit}", if n == 1 { "suit-one" } else { "suit" }));
            self.format("statement-tally-suit", &[("number", self.number(n).into()), ("suit", word.into())])
        });
        self.list(&phrases.collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use crate::english;

    #[test]
    fn words_a_statement_step_by_step() {
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
    fn states_conditions_with_steps() {
        let phrases = |steps: &[&str]| {
            let steps: Vec<_> = steps.iter().map(|s| s.parse().unwrap()).collect();
            english().statement(&steps).unwrap()
        };
        assert_eq!(
            phrases(&["draw 1 round", "if S breaks 3-2: cash S", "else: finesse HQ through W"]),
            "draw one round of trumps, then if spades break 3-2, run the spades; otherwise finesse \
             ♥\u{fe0e}Q through West"
        );
        assert_eq!(
            phrases(&["unless anyone shows out of H: crossruff H C high", "if E shows out of D: good N"]),
            "unless anyone shows out of hearts, crossruff hearts and clubs high, then if East shows out of \
             diamonds, the North hand is good"
        );
        assert_eq!(
            phrases(&["if SQ falls: top S", "top"]),
            "if ♠\u{fe0e}Q falls, run the spades from the top, everything from the top"
        );
        assert_eq!(phrases(&["draw out 2", "crossruff"]), "draw the two outstanding trumps, then crossruff");
        assert_eq!(
            phrases(&["ruff H high in N 2", "ruff C with SK in N", "tally 1S then 2D"]),
            "ruff two hearts high in the North hand, then ruff a club with ♠\u{fe0e}K in the North hand: one \
             spade, then two diamonds"
        );
    }

    #[test]
    fn tally_is_a_list_of_tricks() {
        let tally = ["draw", "tally 2S 1H"].map(|s| s.parse().unwrap());
        assert_eq!(english().statement(&tally).unwrap(), "draw trumps: two spades and one heart");
        assert_eq!(english().statement(&[]), None);
    }
}
