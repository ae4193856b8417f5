//! Comparison of a language's files with the English ones: messages that are missing, unused, or
//! have other arguments. For translators and tests.

use super::elision::function_names;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// Something that is wrong with a file of a language, with its line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WordsFault {
    /// The line; that of the English file where the message is missing
    pub line: usize,
    pub kind: WordsFaultKind,
}

/// Kind of fault.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WordsFaultKind {
    /// Unreadable from here on
    Syntax,
    /// This message of English is missing
    Missing(String),
    /// English has no such message
    Extra(String),
    /// Duplicate message
    Twice(String),
    /// The message has no such parameter
    Parameter(String, String),
    /// The language has no such function
    Function(String, String),
    /// An apostrophe is not a typographic one
    Apostrophe,
}

impl WordsFaultKind {
    /// The word of the Fluent files, and the arguments.
    pub fn word(&self) -> (&'static str, Vec<(&'static str, &str)>) {
        match self {
            Self::Syntax => ("syntax", Vec::new()),
            Self::Missing(id) => ("missing", vec![("id", id)]),
            Self::Extra(id) => ("extra", vec![("id", id)]),
            Self::Twice(id) => ("twice", vec![("id", id)]),
            Self::Parameter(id, name) => ("parameter", vec![("id", id), ("name", name)]),
            Self::Function(id, name) => ("function", vec![("id", id), ("name", name)]),
            Self::Apostrophe => ("apostrophe", Vec::new()),
        }
    }
}

/// The parts of a message.
#[derive(Debug, Default)]
struct Parts {
    line: usize,
    parameters: BTreeSet<String>,
    functions: BTreeSet<String>,
}

/// Compares a file of the language with this tag with the English one of the same name. Returns
/// each fault once, in line order.
pub fn check(english: &str, text: &str, tag: &str) -> Vec<WordsFault> {
    let fault = |line, kind| WordsFault { line, kind };
    let mut faults = BTreeSet::new();
    let (reference, _) = messages(english);
    let (own, others) = messages(text);
    faults.extend(others);
    for (id, parts) in &reference {
        if !own.contains_key(id) {
            faults.insert(fault(parts.line, WordsFaultKind::Missing(id.clone())));
        }
    }
    for (id, parts) in &own {
        let Some(english) = reference.get(id) else {
            faults.insert(fault(parts.line, WordsFaultKind::Extra(id.clone())));
            continue;
        };
        for name in parts.parameters.difference(&english.parameters) {
            faults.insert(fault(parts.line, WordsFaultKind::Parameter(id.clone(), name.clone())));
        }
        for name in parts.functions.iter().filter(|name| !function_names(tag).contains(&name.as_str())) {
            faults.insert(fault(parts.line, WordsFaultKind::Function(id.clone(), name.clone())));
        }
    }
    let straight = text.lines().zip(1..).filter(|(line, _)| line.contains('\''));
    faults.extend(straight.map(|(_, line)| fault(line, WordsFaultKind::Apostrophe)));
    faults.into_iter().collect()
}

/// The messages of a file by id, and the file's own faults.
fn messages(text: &str) -> (BTreeMap<String, Parts>, Vec<WordsFault>) {
    let file = parser::parse(text).unwrap_or_else(|(readable, _)| readable);
    let line = |piece: &str| {
        let at = (piece.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        text.get(..at).map_or(1, |before| before.matches('\n').count() + 1)
    };
    let (mut found, mut faults) = (BTreeMap::new(), Vec::new());
    for entry in &file.body {
        match entry {
            Entry::Message(message) => {
                let (id, line) = (message.id.name.to_owned(), line(message.id.name));
                if found.insert(id.clone(), parts(message, line)).is_some() {
                    faults.push(WordsFault { line, kind: WordsFaultKind::Twice(id) });
                }
            }
            Entry::Term(term) => {
                faults.push(WordsFault { line: line(term.id.name), kind: WordsFaultKind::Syntax });
            }
            Entry::Junk { content } => {
                faults.push(WordsFault { line: line(content), kind: WordsFaultKind::Syntax });
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    (found, faults)
}

fn parts(message: &Message<&str>, line: usize) -> Parts {
    let mut parts = Parts { line, ..Parts::default() };
    message.value.iter().for_each(|pattern| of_pattern(pattern, &mut parts));
    parts
}

fn of_pattern(pattern: &Pattern<&str>, parts: &mut Parts) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => of_expression(expression, parts),
        }
    }
}

fn of_expression(expression: &Expression<&str>, parts: &mut Parts) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, parts),
        Expression::Select { selector, variants } => {
            of_inline(selector, parts);
            variants.iter().for_each(|variant| of_pattern(&variant.value, parts));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, parts: &mut Parts) {
    match inline {
        InlineExpression::VariableReference { id } => drop(parts.parameters.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { id, arguments } => {
            parts.functions.insert(id.name.to_owned());
            arguments.positional.iter().for_each(|one| of_inline(one, parts));
            arguments.named.iter().for_each(|one| of_inline(&one.value, parts));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, parts),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_every_fault_with_its_line() {
        let english =
            "one = One\ntwo = { $n ->\n    [1] one\n   *[other] { $n } of { $what }\n}\nthree = Three\n";
        let text = "# l’autre\none = Un { $n }\none = Uno\nfour = { QUE($what) } d'or\n\
            two = { DE($what) }{ LA($n) }\n??? = no\n";
        let found: Vec<(usize, &str)> =
            check(english, text, "fr").iter().map(|fault| (fault.line, fault.kind.word().0)).collect();
        let expected =
            [(3, "twice"), (4, "extra"), (4, "apostrophe"), (5, "function"), (6, "syntax"), (6, "missing")];
        assert_eq!(found, expected);
        let parameter = check("a = { $x }\n", "a = { $y }\n", "it");
        assert_eq!(parameter[0].kind, WordsFaultKind::Parameter("a".to_owned(), "y".to_owned()));
        assert_eq!(check(english, english, "it"), []);
        assert_eq!(check("a = { $x }\n", "a = { DE($x) }\n", "it")[0].kind.word().0, "function");
    }
}
