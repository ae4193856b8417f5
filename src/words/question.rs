//! The form: a question and a help text for each component.

use super::Words;
use rules::engine::{Case, Facts, Family, Key};

impl Words {
    /// The component as a question, as a Director asks it: `Which law decides the case?`
    pub fn question(&self, key: Key, case: &Case) -> String {
        self.on_matter("question", key, matter(case))
    }

    /// A help text, which does not reveal the answer.
    pub fn help(&self, key: Key, family: Family) -> String {
        self.on_matter("help", key, family.word())
    }

    /// The component as the head of a row: `Law`, `Turn to call`.
    pub fn label(&self, key: Key) -> String {
        self.say(&format!("label-{}", key.word()))
    }

    /// The kind of case: `A call out of rotation`.
    pub fn family(&self, family: Family) -> String {
        self.say(&format!("case-{}", family.word()))
    }

    /// The message for this matter, with a suffix such as `-claim`; otherwise the one under the id
    /// itself.
    fn on_matter(&self, what: &str, key: Key, matter: &str) -> String {
        let id = format!("{what}-{}", key.word());
        let own = format!("{id}-{matter}");
        self.say(if self.knows(&own) { &own } else { &id })
    }
}

/// The matter of a case: its family, unless it is an auction about more than calls.
fn matter(case: &Case) -> &'static str {
    match &case.facts {
        Facts::Rotation(facts) if facts.has_explanations() => "explanation",
        Facts::Rotation(facts) if facts.has_exposed_cards() => "exposed",
        facts => facts.family().word(),
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
            for matter in Family::ALL.map(Family::word).into_iter().chain(["explanation", "exposed"]) {
                assert!(words.on_matter("question", key, matter).ends_with('?'), "{} {matter}", key.word());
            }
            for family in Family::ALL {
                assert!(words.help(key, family).ends_with('.'), "{} {}", key.word(), family.word());
            }
        }
    }
}
