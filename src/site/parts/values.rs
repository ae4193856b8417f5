//! Values of a marked answer in words.

use crate::words;
use bank::MarkedComponent;
use rules::engine::{Case, Key};
use rules::law::Clause;

/// The answer given and the right ones.
pub fn values(case: &Case, marked: &MarkedComponent) -> [String; 2] {
    let words = words();
    let right: Vec<String> = marked.right.iter().map(|one| tokens(case, marked.key, one)).collect();
    let right =
        if right.is_empty() { words.say("marks-not-decided") } else { right.join(&words.say("marks-or")) };
    [tokens(case, marked.key, &marked.given), right]
}

/// Tokens in the words of the form; laws as citations.
pub fn tokens(case: &Case, key: Key, tokens: &[String]) -> String {
    let words = words();
    if matches!(key, Key::Law | Key::Watch) {
        let clauses: Result<Vec<Clause>, _> = tokens.iter().map(|token| token.parse::<Clause>()).collect();
        if let Ok(clauses) = clauses
            && !clauses.is_empty()
        {
            return words.list(&clauses.into_iter().map(|clause| words.cite(clause)).collect::<Vec<_>>());
        }
    }
    words.answer_text(case, key, tokens)
}
