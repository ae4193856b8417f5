//! The table: seats, cards, calls, auctions as they happened, hands, tricks, contracts, score, and how they are
//! written down. It knows no law: what an irregular call leads to is the engine's business, not the table's.

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
pub use call::{Bid, Call};
pub use card::{Card, Rank, Strain, Suit};
pub use contract::{Contract, Doubled};
pub use game::RecordedDeal;
pub use hand::Cards;
pub use seat::{Seat, Side, Vulnerable};
pub use trick::Trick;
