//! A federation's own programmes: the template, and the checks before one is published.

use super::Programme;
use crate::bank::Bank;
use crate::fault::{FaultKind, LocatedFault};
use crate::id;
use std::collections::BTreeSet;

/// The template of a level: an exam passed by the rule of its paper.
const LEVEL: &str =
    "\n[[levels]]\nid = \"club\"\nname = \"Club Director\"\n\n[[levels.requires]]\nexam = {}\n";

impl Programme {
    /// True for a valid programme id: lower-case letters, digits and hyphens.
    pub fn is_word(text: &str) -> bool {
        id::is_valid(text)
    }

    /// The file of a new programme with one level.
    pub fn template(word: &str, name: &str) -> String {
        let text = |text: &str| toml::Value::String(text.to_owned());
        format!("id = {}\nname = {}\n{LEVEL}", text(word), text(name))
    }

    /// The file of a new programme with one level of the same name: the exam with this code, at this
    /// mark in per cent.
    pub fn of_exam(word: &str, name: &str, code: &str, percent: i16) -> String {
        let text = |text: &str| toml::Value::String(text.to_owned());
        let (word, name) = (text(word), text(name));
        let exam = format!("{{ paper = {}, mark = \"{percent} %\" }}", text(code));
        format!(
            "id = {word}\nname = {name}\n\n[[levels]]\nid = {word}\nname = {name}\n\n\
             [[levels.requires]]\nexam = {exam}\n"
        )
    }

    /// Faults that keep a federation from publishing it, in line order: scenarios missing from the
    /// bank, an id other than its registered one, and an example. It may name exams that the
    /// federation does not hold yet: [`Programme::not_held`].
    pub fn check_own(&self, bank: &Bank, word: &str) -> Vec<LocatedFault> {
        let mut faults = self.check(bank);
        let fault = |field: String, kind| LocatedFault::new(self.line(&field), field, kind);
        if self.id != word {
            faults.push(fault("id".to_owned(), FaultKind::CalledOtherwise(word.to_owned())));
        }
        if self.example {
            faults.push(fault("example".to_owned(), FaultKind::NoExample));
        }
        faults.sort_by_key(|fault| fault.line);
        faults
    }

    /// Faults for exams that it names and the federation does not hold: yet to come, or mistyped.
    pub fn not_held(&self, exams: &BTreeSet<String>) -> Vec<LocatedFault> {
        let unknown = self.papers().into_iter().filter(|(_, code)| !exams.contains(*code));
        let fault = |(field, code): (String, &str)| {
            LocatedFault::new(self.line(&field), field, FaultKind::UnknownExam(code.to_owned()))
        };
        unknown.map(fault).collect()
    }
}
