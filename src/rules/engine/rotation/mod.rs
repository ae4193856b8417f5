//! Calls out of rotation (Laws 28–34) with insufficient bids (Law 27), inadmissible calls (Laws 35–39),
//! exposed cards (Law 24), mistaken explanations of calls (Laws 20F and 21) and calls on cards from a
//! wrong board (Law 15A, 17D before 2017).
//!
//! `replay` goes through the auction event by event and enters each irregularity in the `docket`
//! with its fate (`reaction`, `several_calls`, `declined_change`, `insufficient`, `inadmissible`,
//! `unintended`, `breach`, `above_seven`, `after_the_end`, `exposed`, `explanation`, `wrong_board`).
//! Each irregularity gets a `hearing`, and the laws (`laws`, one file each) rule on it from the calls
//! before and since. `duties` derives what a player must do from the rulings so far, and `rule`
//! combines the rulings.
//!
//! Covered: 2017, 2007 and 1997, but for Laws 20F and 21 of 1997. Where authorities differ (`views`), the
//! ruling under the other view accompanies the one given. `as_if` gives counterfactual rulings, from
//! wrong answers to a question. `table_turn` is the turn as the players see it.
//!
//! Not here: a call in breach of another duty than to pass, of which the Laws do not speak. It is
//! reported as a limit, and the ruling holds up to there.

mod above_seven;
mod after_the_end;
mod as_if;
mod breach;
mod call_over;
mod declined_change;
mod docket;
mod duties;
mod explanation;
mod exposed;
pub mod facts;
pub(super) mod finding;
mod hearing;
mod inadmissible;
mod insufficient;
mod irregular;
mod laws;
pub mod meaning;
mod obligation;
mod prompted;
mod reaction;
mod replay;
mod rule;
mod several_calls;
mod standing_calls;
mod table_turn;
pub(super) mod test;
mod unintended;
mod views;
mod wrong_board;

pub use as_if::{AsIf, Suppositions};
pub use facts::{AuctionEvent, Event, RotationFacts, RotationFault, RotationSetup};
pub use finding::{Finding, FindingKind, Findings};
pub use meaning::{HandBox, HandShare, Meaning, Purpose};
pub use rule::rule;
pub use table_turn::{SeenCall, TableTurn};
pub use test::RotationTest;
