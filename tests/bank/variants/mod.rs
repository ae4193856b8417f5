//! Variants of scenarios: the same pattern, and the same path through the Laws.

mod lookup;
mod many;
mod moved;

use bank::Bank;
use std::path::Path;
use std::sync::LazyLock;

/// The bank of this repository.
fn loaded() -> &'static Bank {
    static BANK: LazyLock<Bank> =
        LazyLock::new(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"));
    &BANK
}
