//! The bank: scenarios, questions, marking, exams, programmes and practice.

mod changes;
mod course;
mod desk;
mod exams;
mod generated;
mod law_trees;
mod premises;
mod programmes;
mod review;
mod scenarios;
mod studio;
mod turned;
mod variants;

#[path = "../rules/rotation/random.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod random;

use bank::Bank;
use std::path::Path;
use std::sync::LazyLock;

/// The bank of this repository.
fn loaded() -> &'static Bank {
    static BANK: LazyLock<Bank> =
        LazyLock::new(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"));
    &BANK
}
