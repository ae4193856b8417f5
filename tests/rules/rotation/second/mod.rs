//! A second opinion on every single call out of rotation: who may accept it, who must pass and
//! when, who must repeat, who is free, which lead may be forbidden, for whom its information is
//! unauthorised. It is one table for each edition, written from the Laws and from nothing of the
//! engine's; all single irregularities are compared with it.
//!
//! Not here: what the sources leave open (`?` in the tables), a call by partner, whose turn it was,
//! before the Director has ruled, left-hand opponent's call at his own turn (28B and 29A both speak
//! of it), and an inadmissible double at left-hand opponent's turn, which might as well be a change
//! of call. Opinions of their own: `law_25` on an unintended call that is replaced late, `law_27` on
//! insufficient bids in turn, `inadmissible` on the calls of Laws 37 to 39, `explained` on mistaken
//! explanations, `dates` on amended texts.

mod code_1997;
mod code_2007;
mod code_2017;
mod compare;
mod dates;
mod every;
mod expected;
mod explained;
mod inadmissible;
mod law_25;
mod law_27;
mod situation;
mod table;
