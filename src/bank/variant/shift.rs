//! A mapping of facts to other seats, suits, cards and levels.

use rules::bridge::{
    Bid, BidAboveSeven, Call, Card, Cards, Contract, Rank, Seat, Side, Strain, Suit, Vulnerable,
};

/// A mapping of facts to moved facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Number of places that all seats move on, to the left
    pub turn: usize,
    /// New suit of each suit, with [`Suit::index`]
    pub suits: [Suit; 4],
    /// New rank of each rank in each original suit, with [`Rank::index`]
    pub ranks: [[Rank; 13]; 4],
    /// Levels that every bid goes up
    pub up: u8,
    /// The vulnerability, if it does not move with the seats
    pub vulnerable: Option<Vulnerable>,
}

impl Shift {
    /// Nothing moves.
    pub fn nothing() -> Shift {
        let ranks: Vec<Rank> = (0..13).filter_map(Rank::new).collect();
        let ranks = std::array::from_fn(|i| ranks[i]);
        let suits = [Suit::C, Suit::D, Suit::H, Suit::S];
        Shift { turn: 0, suits, ranks: [ranks; 4], up: 0, vulnerable: None }
    }

    /// Moves all seats on by this many places.
    pub fn turn(turn: usize) -> Shift {
        Shift { turn, ..Shift::nothing() }
    }

    /// Clubs, diamonds, hearts and spades become these suits.
    pub fn suits(suits: [Suit; 4]) -> Shift {
        Shift { suits, ..Shift::nothing() }
    }

    /// The moved seat.
    pub fn seat(&self, seat: Seat) -> Seat {
        seat.after(self.turn)
    }

    /// The moved side.
    pub fn side(&self, side: Side) -> Side {
        if self.turn % 2 == 1 { side.other() } else { side }
    }

    /// The moved suit.
    pub fn suit(&self, suit: Suit) -> Suit {
        self.suits[suit.index()]
    }

    /// The moved strain; notrump stays.
    pub fn strain(&self, strain: Strain) -> Strain {
        strain.suit().map_or(Strain::Notrump, |suit| Strain::Suit(self.suit(suit)))
    }

    /// The moved card.
    pub fn card(&self, card: Card) -> Card {
        Card::new(self.suit(card.suit), self.ranks[card.suit.index()][card.rank.index()])
    }

    /// The moved cards.
    pub fn cards(&self, cards: Cards) -> Cards {
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    /// The moved bid; `None` above the seventh level.
    pub fn bid(&self, bid: Bid) -> Option<Bid> {
        Bid::new(bid.level() + self.up, self.strain(bid.strain()))
    }

    /// The moved call.
    pub fn call(&self, call: Call) -> Option<Call> {
        match call {
            Call::Bid(bid) => self.bid(bid).map(Call::Bid),
            Call::AboveSeven(bid) => {
                BidAboveSeven::new(bid.level(), self.strain(bid.strain())).map(Call::AboveSeven)
            }
            other => Some(other),
        }
    }

    /// The moved contract.
    pub fn contract(&self, contract: Contract) -> Option<Contract> {
        let declarer = self.seat(contract.declarer);
        self.bid(contract.bid).map(|bid| Contract { bid, declarer, ..contract })
    }

    /// Values by seat, with [`Seat::index`], moved with their seats.
    pub fn seated<T: Copy>(&self, of: [T; 4]) -> [T; 4] {
        let mut seated = of;
        seated.rotate_right(self.turn % 4);
        seated
    }

    /// Values by side, moved with their sides.
    pub fn sided<T: Copy>(&self, [ns, ew]: [T; 2]) -> [T; 2] {
        if self.turn % 2 == 1 { [ew, ns] } else { [ns, ew] }
    }

    /// The moved vulnerability.
    pub fn vulnerable(&self, vulnerable: Vulnerable) -> Vulnerable {
        self.vulnerable.unwrap_or(match (vulnerable, self.turn % 2) {
            (Vulnerable::NS, 1) => Vulnerable::EW,
            (Vulnerable::EW, 1) => Vulnerable::NS,
            (same, _) => same,
        })
    }
}
