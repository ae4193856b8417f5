//! Generated scenarios: proven, without twins, and as many as each clause allows.

mod clauses;

use crate::loaded;
use bank::generate::Generator;
use std::sync::LazyLock;

/// The generator for the bank of this repository.
fn generator() -> &'static Generator {
    static GENERATOR: LazyLock<Generator> = LazyLock::new(|| Generator::new(loaded()));
    &GENERATOR
}
