//! The same facts elsewhere: at other seats, in other suits, with other cards.

use rules::bridge::{Bid, Call, Card, Cards, Contract, Rank, Seat, Side, Strain, Suit, Vulnerable};

/// Where facts are moved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Places that everybody moves on, to the left
    pub turn: usize,
    /// What each suit becomes, with [`Suit::index`]
    pub suits: [Suit; 4],
    /// What each rank becomes in each suit as it was, with [`Rank::index`]
    pub ranks: [[Rank; 13]; 4],
    /// Levels that every bid goes up
    pub up: u8,
    /// Who is vulnerable, when not whoever sits where they sat
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

    /// Everybody moves on so many places.
    pub fn turn(turn: usize) -> Shift {
        Shift { turn, ..Shift::nothing() }
    }

    /// Clubs, diamonds, hearts and spades become these suits.
    pub fn suits(suits: [Suit; 4]) -> Shift {
        Shift { suits, ..Shift::nothing() }
    }

    /// Where a player sits.
    pub fn seat(&self, seat: Seat) -> Seat {
        seat.after(self.turn)
    }

    /// What a side is called.
    pub fn side(&self, side: Side) -> Side {
        if self.turn % 2 == 1 { side.other() } else { side }
    }

    /// What a suit becomes.
    pub fn suit(&self, suit: Suit) -> Suit {
        self.suits[suit.index()]
    }

    /// What a strain becomes; notrump stays.
    pub fn strain(&self, strain: Strain) -> Strain {
        strain.suit().map_or(Strain::Notrump, |suit| Strain::Suit(self.suit(suit)))
    }

    /// What a card becomes.
    pub fn card(&self, card: Card) -> Card {
        Card::new(self.suit(card.suit), self.ranks[card.suit.index()][card.rank.index()])
    }

    /// What cards become.
    pub fn cards(&self, cards: Cards) -> Cards {
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    /// What a bid becomes; nothing above the seventh level.
    pub fn bid(&self, bid: Bid) -> Option<Bid> {
        Bid::new(bid.level() + self.up, self.strain(bid.strain()))
    }

    /// What a call becomes.
    pub fn call(&self, call: Call) -> Option<Call> {
        match call {
            Call::Bid(bid) => self.bid(bid).map(Call::Bid),
            other => Some(other),
        }
    }

    /// What a contract becomes.
    pub fn contract(&self, contract: Contract) -> Option<Contract> {
        let declarer = self.seat(contract.declarer);
        self.bid(contract.bid).map(|bid| Contract { bid, declarer, ..contract })
    }

    /// What belongs to each seat, with [`Seat::index`], at the seats where they now sit.
    pub fn seated<T: Copy>(&self, of: [T; 4]) -> [T; 4] {
        let mut seated = of;
        seated.rotate_right(self.turn % 4);
        seated
    }

    /// What belongs to each side.
    pub fn sided<T: Copy>(&self, [ns, ew]: [T; 2]) -> [T; 2] {
        if self.turn % 2 == 1 { [ew, ns] } else { [ns, ew] }
    }

    /// Who is vulnerable.
    pub fn vulnerable(&self, vulnerable: Vulnerable) -> Vulnerable {
        self.vulnerable.unwrap_or(match (vulnerable, self.turn % 2) {
            (Vulnerable::NS, 1) => Vulnerable::EW,
            (Vulnerable::EW, 1) => Vulnerable::NS,
            (same, _) => same,
        })
    }
}
