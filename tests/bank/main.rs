//! The bank: scenarios, questions, marking, exams, programmes and practice.

mod changes;
mod course;
mod desk;
mod exams;
mod law_trees;
mod premises;
mod programmes;
mod review;
mod scenarios;
mod turned;
mod variants;

#[path = "../rules/rotation/random.rs"]
#[allow(dead_code, reason = "shared with the tests of the rules")]
mod random;
