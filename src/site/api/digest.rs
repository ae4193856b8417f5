//! Digests of scenario files.

use bank::Bank;
use sha2::{Digest, Sha256};

/// SHA-256 of a scenario's file, to detect later that it has changed.
pub(super) fn digest(bank: &Bank, scenario: &str) -> String {
    hex::encode(Sha256::digest(bank.text_of(scenario).unwrap_or_default()))
}
