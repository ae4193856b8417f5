//! The form: a question and a help text for each component.

use super::Words;
use rules::engine::{Family, Key};

impl Words {
    /// The component as a question, as a Director asks it: `Which law decides the case?`
    pub fn question(&self, key: Key, family: Family) -> String {
        self.of_family("question", key, family)
    }

    /// A help text, which does not reveal the answer.
    pub fn help(&self, key: Key, family: Family) -> String {
        self.of_family("help", key, family)
    }

    /// The component as the head of a row: `Law`, `Turn to call`.
    pub fn label(&self, key: Key) -> String {
        self.say(&format!("label-{}", key.word()))
    }

    /// The kind of case: `A call out of rotation`.
    pub fn family(&self, family: Family) -> String {
        self.say(&format!("case-{}", family.word()))
    }

    /// The message for this family, with a suffix such as `-claim`; otherwise the one under the id
    /// itself.
    fn of_family(&self, what: &str, key: Key, family: Family) -> String {
        let id = format!("{what}-{}", key.word());
        let own = format!("{id}-{}", family.word());
        self.say(if self.knows(&own) { &own } else { &id })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    #[test]
    fn every_component_has_its_texts() {
        let words = english();
        for key in Key::ALL {
            assert!(words.knows(&format!("label-{}", key.word())), "{}", key.word());
            for family in Family::ALL {
                assert!(words.question(key, family).ends_with('?'), "{} {}", key.word(), family.word());
                assert!(words.help(key, family).ends_with('.'), "{} {}", key.word(), family.word());
            }
        }
    }
}
