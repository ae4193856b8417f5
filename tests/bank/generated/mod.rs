//! Generated scenarios: proven, without twins, and as many as each clause allows.

mod clauses;
mod proofs;
mod requests;
mod twins;

use crate::loaded;
use bank::generate::{Generated, Generator, Request};
use bank::{OF_CALLS, OF_ENDINGS};
use rules::law::{Clause, Edition};
use std::sync::LazyLock;

/// The generator for the bank of this repository.
fn generator() -> &'static Generator {
    static GENERATOR: LazyLock<Generator> = LazyLock::new(|| Generator::new(loaded()));
    &GENERATOR
}

/// The clauses that dispose of cases on calls.
fn disposing(edition: Edition) -> impl Iterator<Item = Clause> {
    Clause::all().filter(move |clause| OF_CALLS.into_iter().any(|kind| clause.disposes_of(kind, edition)))
}

/// The clauses that dispose of claims and concessions.
fn disposing_of_endings(edition: Edition) -> impl Iterator<Item = Clause> {
    let disposes =
        move |clause: &Clause| OF_ENDINGS.into_iter().any(|kind| clause.disposes_of(kind, edition));
    Clause::all().filter(disposes)
}

/// A request for so many settled scenarios of any level.
fn request(edition: Edition, clause: Clause, count: usize) -> Request<'static> {
    Request { edition, clause, like: None, difficulty: None, judgement: false, count, seed: 1 }
}

fn generate(edition: Edition, clause: Clause, count: usize) -> Generated {
    generator().generate(&request(edition, clause, count))
}
