//! Digests of scenario files.

use bank::Bank;
use sha2::{Digest, Sha256};

/// The SHA-256 of a scenario's file, so that it is seen later when the file was another one.
pub(super) fn digest(bank: &Bank, scenario: &str) -> String {
    hex::encode(Sha256::digest(bank.text_of(scenario).unwrap_or_default()))
}
