//! Results of checking a credential.

use super::{Arg, Words};

impl Words {
    /// Title of a result: `answer` is its token.
    pub fn credential_title(&self, answer: &str) -> String {
        self.say(&format!("credential-title-{answer}"))
    }

    /// Explanation of a result: `reason` is the token of the reason, `args` its arguments.
    pub fn credential_about(&self, reason: &str, args: &[(&str, Arg)]) -> String {
        self.format(&format!("credential-about-{reason}"), args)
    }
}
