//! Seats, calls, cards and contracts, written and spoken.
//!
//! The written form has the suit's symbol, with U+FE0E so that it is never drawn as a picture, and
//! `10`; the spoken form has words only.

use super::{Arg, Words};
use rules::bridge::contract::Bidding;
use rules::bridge::{Bid, Call, Card, Cards, Contract, Doubled, Rank, Seat, Side, Strain, Suit, Vulnerable};

impl Words {
    /// `North`.
    pub fn seat(&self, seat: Seat) -> String {
        self.say(&format!("seat-{seat}"))
    }

    /// Several seats: `North and South`.
    pub fn seats(&self, seats: &[Seat]) -> String {
        self.list(&seats.iter().map(|s| self.seat(*s)).collect::<Vec<_>>())
    }

    /// `North–South`.
    pub fn side(&self, side: Side) -> String {
        self.say(&format!("side-{side}"))
    }

    /// `North–South vulnerable`.
    pub fn vulnerable(&self, vulnerable: Vulnerable) -> String {
        self.say(&format!("vulnerable-{}", vulnerable.word()))
    }

    /// The symbol: `♠︎`.
    pub fn suit(&self, suit: Suit) -> String {
        self.say(&format!("symbol-{suit}"))
    }

    /// The word: `spades`.
    pub fn suit_spoken(&self, suit: Suit) -> String {
        self.say(&format!("suit-{suit}"))
    }

    /// Several suits in words: `spades and hearts`.
    pub fn suits(&self, suits: &[Suit]) -> String {
        self.list(&suits.iter().map(|s| self.suit_spoken(*s)).collect::<Vec<_>>())
    }

    /// The symbol, or `NT`.
    pub fn strain(&self, strain: Strain) -> String {
        self.say(&format!("symbol-{strain}"))
    }

    /// The word: `hearts`, `notrump`.
    pub fn strain_spoken(&self, strain: Strain) -> String {
        self.say(&format!("suit-{strain}"))
    }

    /// `A`, `10`, `2`.
    pub fn rank(&self, rank: Rank) -> String {
        self.say(&format!("rank-{}", rank.letter()))
    }

    /// `♠︎9`, `♥︎10`.
    pub fn card(&self, card: Card) -> String {
        format!("{}{}", self.suit(card.suit), self.rank(card.rank))
    }

    /// `the nine of spades`.
    pub fn card_spoken(&self, card: Card) -> String {
        let rank = self.say(&format!("rank-spoken-{}", card.rank.letter()));
        self.format(
            "card-spoken",
            &[("rank", rank.into()), ("suit", self.say(&format!("suit-{}", card.suit)).into())],
        )
    }

    /// The cards of one suit, highest first: `A 10 9`, or a dash for none.
    pub fn holding(&self, cards: Cards, suit: Suit) -> String {
        let ranks: Vec<String> = cards.of(suit).into_iter().rev().map(|c| self.rank(c.rank)).collect();
        if ranks.is_empty() { self.say("void") } else { ranks.join(" ") }
    }

    /// A list of cards, highest first: `♠︎A, ♠︎K and ♥︎2`.
    pub fn cards(&self, cards: Cards) -> String {
        let all = Suit::DOWN.into_iter().flat_map(|s| cards.of(s).into_iter().rev());
        self.list(&all.map(|c| self.card(c)).collect::<Vec<_>>())
    }

    /// `2♥︎`, `3NT`, `Pass`, `X`.
    pub fn call(&self, call: Call) -> String {
        match call {
            Call::Bid(bid) => format!("{}{}", bid.level(), self.strain(bid.strain())),
            Call::AboveSeven(bid) => format!("{}{}", bid.level(), self.strain(bid.strain())),
            Call::Pass | Call::Double | Call::Redouble => self.say(&format!("call-{call}")),
        }
    }

    /// `two hearts`, `pass`, `double`.
    pub fn call_spoken(&self, call: Call) -> String {
        match call {
            Call::Bid(bid) => {
                let level: Arg = self.say(&format!("level-{}", bid.level())).into();
                let singular = bid.level() == 1;
                let strain = format!("{}-{}", if singular { "suit-one" } else { "suit" }, bid.strain());
                self.format("bid-spoken", &[("level", level), ("strain", self.say(&strain).into())])
            }
            Call::AboveSeven(bid) => {
                let strain = self.say(&format!("suit-{}", bid.strain()));
                let level = bid.level().to_string();
                self.format("bid-spoken", &[("level", level.into()), ("strain", strain.into())])
            }
            Call::Pass | Call::Double | Call::Redouble => self.say(&format!("call-spoken-{call}")),
        }
    }

    /// `4♠︎ doubled, by South`.
    pub fn contract(&self, contract: Contract) -> String {
        let [bid, doubled] = self.bid_and_doubled(contract.bid, contract.doubled);
        self.format("contract", &[bid, doubled, ("declarer", self.seat(contract.declarer).into())])
    }

    fn bid_and_doubled(&self, bid: Bid, doubled: Doubled) -> [(&'static str, Arg); 2] {
        let doubled = match doubled {
            Doubled::No => "no",
            Doubled::Doubled => "doubled",
            Doubled::Redoubled => "redoubled",
        };
        [("bid", self.call(Call::Bid(bid)).into()), ("doubled", doubled.into())]
    }

    /// `4♠︎ doubled, one down`, `3NT made exactly`.
    pub fn result(&self, contract: Contract, tricks: i32) -> String {
        self.result_of(self.contract(contract), tricks - contract.tricks_needed())
    }

    /// A result without declarer: `4♠︎ doubled, one down`.
    pub(super) fn result_undeclared(&self, bidding: Bidding, over: i32) -> String {
        let contract = self.format("bidding", &self.bid_and_doubled(bidding.bid, bidding.doubled));
        self.result_of(contract, over)
    }

    fn result_of(&self, contract: String, over: i32) -> String {
        let n = over.unsigned_abs() as usize;
        let way = match over {
            0 => "exact",
            1.. => "over",
            _ => "down",
        };
        let args = [
            ("contract", contract.into()),
            ("way", way.into()),
            ("n", n.into()),
            ("number", self.count(n).into()),
        ];
        self.format("result", &args)
    }

    /// A score with its sign: `+620`, `−50`.
    pub fn score(&self, score: i32) -> String {
        let sign = if score < 0 { "minus" } else { "plus" };
        self.format("score", &[("sign", sign.into()), ("n", score.unsigned_abs().to_string().into())])
    }
}

#[cfg(test)]
mod tests {
    use crate::english;
    use rules::bridge::Seat;
    use rules::bridge::contract::Bidding;

    #[test]
    fn shows_symbols_speaks_words() {
        let words = english();
        for (call, shown, spoken) in [
            ("2H", "2♥\u{fe0e}", "two hearts"),
            ("1S", "1♠\u{fe0e}", "one spade"),
            ("3NT", "3NT", "three notrump"),
            ("P", "Pass", "pass"),
            ("X", "X", "double"),
        ] {
            let call = call.parse().unwrap();
            assert_eq!((words.call(call), words.call_spoken(call)), (shown.to_owned(), spoken.to_owned()));
        }
    }

    #[test]
    fn the_ten_is_10_on_screen() {
        let words = english();
        let ten = "HT".parse().unwrap();
        assert_eq!(words.card(ten), "♥\u{fe0e}10");
        assert_eq!(words.card_spoken(ten), "the ten of hearts");
    }

    #[test]
    fn states_over_and_undertricks() {
        let words = english();
        let contract = "4SX".parse::<Bidding>().unwrap().by(Seat::S);
        assert_eq!(words.result(contract, 9), "4♠\u{fe0e} doubled by South, one down");
        assert_eq!(words.result(contract, 10), "4♠\u{fe0e} doubled by South, made exactly");
        assert_eq!(words.result(contract, 12), "4♠\u{fe0e} doubled by South, made with two overtricks");
        assert_eq!(words.score(-50), "−50");
    }
}
