//! One fact told otherwise: what changes there are of a case, how they are written, and what changes with them.

mod compared;
mod every;
mod random;
mod said;

use bank::Bank;
use std::path::Path;
use std::sync::OnceLock;

/// The bank of this repository, read once.
fn loaded() -> &'static Bank {
    static BANK: OnceLock<Bank> = OnceLock::new();
    BANK.get_or_init(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"))
}
