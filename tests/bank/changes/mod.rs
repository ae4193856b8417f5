//! Single changes of a case: which there are, their tokens, their words, and their effect on the
//! ruling.

mod diff;
mod every;
mod present;
mod random;
mod words;

use bank::Bank;
use std::path::Path;
use std::sync::OnceLock;

/// The bank of this repository, loaded once.
fn loaded() -> &'static Bank {
    static BANK: OnceLock<Bank> = OnceLock::new();
    BANK.get_or_init(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"))
}
