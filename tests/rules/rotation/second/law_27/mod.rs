//! A second opinion on insufficient bids in turn (Law 27), written from the texts of 1997, 2007 and
//! 2017 and from nothing of the engine's: an event by event account of a story, compared with the
//! engine at every step of all short stories and of random long ones.
//!
//! Sources: the 2007 text as amended in March 2008 (blml, 2008-March/038920), that of 2017
//! (south-waikato.bridge-club.org/node/574), that of 1997 from excerpts only.
//!
//! Not here, because the texts are silent:
//!
//! - a call over a replacement that is cancelled anyway (a double under 27B3), a second premature
//!   replacement, and the lead when a withdrawn replacement precedes an accepted bid;
//! - in 1997, a double attempted before the penalties were stated, and another insufficient bid;
//! - in 2017, a natural bid above the cheapest one in its denomination, without a finding: it is the
//!   lowest that specifies it if the cheapest one is artificial.
//!
//! Nor is a redouble of unknown meaning after a cancelled double. An insufficient bid out of
//! rotation is for Law 31.

mod compare;
mod every;
mod expected;
mod matter;
mod opinion;
mod properties;
mod replacement;
mod story;
