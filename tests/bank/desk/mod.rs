//! The Director's desk: facts entered field by field, written as a file, and edited by clicks.

mod acts;
mod drafts;
mod pasted;
mod round_trip;
mod sheets;
mod statement;

use bank::Scenario;
use std::path::{Path, PathBuf};

/// Every stage of every scenario of the bank, parsed but not ruled.
fn bank() -> Vec<Scenario> {
    let quizzes = Path::new(env!("CHECKOUT")).join("quizzes");
    let mut files: Vec<PathBuf> = ["rotation", "claims"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(quizzes.join(folder)).expect("a folder"))
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    let read = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).expect("a readable file");
        Scenario::read_stages(&text).unwrap_or_else(|faults| panic!("{}: {faults:?}", file.display()))
    };
    files.iter().flat_map(read).collect()
}
