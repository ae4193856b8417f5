//! The right answers to a component, taken from a ruling.

use rules::engine::{Key, Ruling};
use rules::law;
use rules::law::Clause;

/// The answers any of which is right: one when it is settled, several when the law leaves it to the Director, none when
/// it is not decided. A range of tricks is each number in it.
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

/// The clauses that say of a case what one of their paragraphs says more exactly: who names the
/// whole is right as well. It is offered because the paragraph may be open, and was the answer
/// before the ruling named paragraphs.
const WHOLE: [Clause; 1] = [law!("30B1")];

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
    let whole = clause(given).filter(|whole| WHOLE.contains(whole));
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
