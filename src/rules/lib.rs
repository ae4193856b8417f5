//! The bridge table, the Laws, and the engine that computes a ruling from facts.
//!
//! ```
//! use rules::bridge::{Seat, Vulnerable};
//! use rules::engine::rotation::{AuctionEvent, Event, Findings, RotationSetup};
//! use rules::engine::{Case, Facts, rule};
//! use rules::law::{Edition, Elections};
//!
//! let called = |seat, call: &str| {
//!     let call = call.parse().expect("a call");
//!     Event::new(seat, AuctionEvent::Called { call, artificial: Some(false), meaning: None })
//! };
//! // North opens 1♣. South passes at East's turn, and West declines that.
//! let setup = RotationSetup {
//!     dealer: Seat::N,
//!     vulnerable: Vulnerable::None,
//!     events: vec![
//!         called(Seat::N, "1C"),
//!         called(Seat::S, "P"),
//!         Event::new(Seat::W, AuctionEvent::Declined),
//!     ],
//!     findings: Findings::default(),
//!     made: None,
//! };
//! let facts = Facts::Rotation(setup.check().expect("consistent facts"));
//! let ruling = rule(&Case { edition: Edition::E2017, elections: Elections::default(), date: None, facts });
//! assert!(ruling.laws().iter().any(|clause| clause.citation() == "30A"));
//! ```

#![warn(missing_docs)]

pub mod bridge;
pub mod engine;
pub mod law;
