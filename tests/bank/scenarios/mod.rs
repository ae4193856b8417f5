//! The bank: its files, faults of bad ones, and marks of answers.

mod agreements;
mod auctions;
mod breadth;
mod comparing;
mod counting;
mod coverage;
mod doubts;
mod elections;
mod events;
mod every_scenario;
mod faults;
mod faults_act;
mod idle;
mod json;
mod marking;
mod offered;
mod progress;
mod published;
mod published_insufficient;
mod published_rotation;
mod rules;
mod stages;

use bank::{Bank, FileFault};
use std::path::{Path, PathBuf};

/// The folder of the bank.
fn quizzes() -> PathBuf {
    Path::new(env!("CHECKOUT")).join("quizzes")
}

/// The bank of this repository.
fn loaded() -> Bank {
    Bank::load(&quizzes()).unwrap_or_else(|faults| panic!("the bank has faults:\n{}", told(&faults)))
}

fn told(faults: &[FileFault]) -> String {
    let line = |f: &FileFault| {
        format!("{}:{}: {}: {:?}", f.file.display(), f.fault.line, f.fault.field, f.fault.kind)
    };
    faults.iter().map(line).collect::<Vec<_>>().join("\n")
}
