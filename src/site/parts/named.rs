//! A person's name as examiners see it.

use crate::words;

/// A name; of an account that was deleted there is none, and that is said.
pub fn named(name: &str) -> String {
    if name.is_empty() { words().say("audit-gone") } else { name.to_owned() }
}
