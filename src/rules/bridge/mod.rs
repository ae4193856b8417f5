//! The table: seats, cards, calls, auctions as they happened, hands, tricks, contracts, score, and
//! their notation. It knows no law: the consequences of an irregular call are for the engine.

pub mod auction;
pub mod call;
pub mod card;
pub mod contract;
pub mod game;
pub mod hand;
pub mod lin;
pub mod pbn;
pub mod score;
pub mod seat;
pub mod shape;
pub mod trick;

pub use auction::{Auction, Illegal};
pub use call::{Bid, BidAboveSeven, Call};
pub use card::{Card, Rank, Strain, Suit};
pub use contract::{Contract, Doubled};
pub use game::RecordedDeal;
pub use hand::Cards;
pub use seat::{Seat, Side, Vulnerable};
pub use trick::Trick;
