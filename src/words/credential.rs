//! What a check of a credential came to.

use super::{Arg, Words};

impl Words {
    /// What it came to, in a few words: `answer` is the word of the answer.
    pub fn credential_title(&self, answer: &str) -> String {
        self.say(&format!("credential-title-{answer}"))
    }

    /// Why, in a sentence or two: `reason` is the word of the reason, and `args` what there is to tell beside it.
    pub fn credential_about(&self, reason: &str, args: &[(&str, Arg)]) -> String {
        self.tell(&format!("credential-about-{reason}"), args)
    }
}
