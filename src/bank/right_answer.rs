//! The right answers to a component, taken from a ruling.

use rules::engine::{Key, Ruling};
use rules::law::Clause;

/// The right answers: one if the ruling settles the component, several if the law leaves it to the
/// Director, none if it is not decided. A range of tricks becomes one answer for each number.
pub fn right_answers(ruling: &Ruling, key: Key) -> Vec<Vec<String>> {
    let answers = ruling.right_answers(key);
    if key != Key::Tricks {
        return answers;
    }
    let mut tricks: Vec<u8> = answers.iter().flatten().flat_map(|token| numbers(token)).collect();
    tricks.sort();
    tricks.dedup();
    tricks.into_iter().map(|n| vec![n.to_string()]).collect()
}

/// True if an answer is among the right ones, or names the clause that contains one of them.
pub fn is_right(key: Key, given: &[String], right: &[Vec<String>]) -> bool {
    right.iter().any(|right| right == given)
        || key == Key::Law && right.iter().any(|right| names_the_whole(given, right))
}

fn names_the_whole(given: &[String], right: &[String]) -> bool {
    let clause = |tokens: &[String]| match tokens {
        [token] => token.parse::<Clause>().ok(),
        _ => None,
    };
    let whole = clause(given).filter(|whole| whole.answers_for_paragraphs());
    whole.zip(clause(right)).is_some_and(|(whole, right)| right.parents().any(|above| above == whole))
}

/// The numbers of `3`, or of `2-4`.
fn numbers(token: &str) -> Vec<u8> {
    let (least, most) = token.split_once('-').unwrap_or((token, token));
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) => (least..=most).collect(),
        _ => Vec::new(),
    }
}
