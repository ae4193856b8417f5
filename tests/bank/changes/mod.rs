//! Single changes of a case: which there are, their tokens, their words, and their effect on the
//! ruling.

mod dates;
mod diff;
mod every;
mod present;
mod random;
mod words;

use crate::loaded;
