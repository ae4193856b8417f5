//! A person's name as examiners see it.

use crate::words;

/// A name, or the notice that the account was deleted.
pub fn person_name(name: &str) -> String {
    if name.is_empty() { words().say("audit-gone") } else { name.to_owned() }
}
