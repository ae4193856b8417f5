//! Answers on paper: the signs before the choices of a question, the field of the answer sheet in
//! which a candidate marks them, and both directions between signs and tokens.
//!
//! | choices | signs | field |
//! |---|---|---|
//! | a number | the numbers | one bubble each |
//! | up to 16, or up to 26 of which several may be marked | letters | one bubble each |
//! | up to 99 | two digits | ten bubbles for each digit |
//! | more | numbers | a box to write into |

use crate::question::{AnswerForm, ComponentQuestion, NONE};
use derive::Word;

/// Bubbles in a row of the sheet.
pub const ROW: usize = 16;
/// Letters of the alphabet.
const LETTERS: usize = 26;
/// The highest number of two digits.
const TWO_DIGITS: usize = 99;

/// A field of the answer sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetField {
    /// A bubble for each choice, with these signs; `many` may be marked
    Bubbles { signs: Vec<String>, many: bool },
    /// A row of bubbles from 0 to 9 for each digit of a number up to `last`
    Digits { last: usize },
    /// A box to write into, which a person types in
    Box,
}

/// The reason signs are not an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum SignFault {
    /// A sign that no choice has
    Unknown,
    /// Several signs where one is allowed
    Several,
    /// The sign of `none` together with others
    NoneAndOthers,
}

impl SheetField {
    /// The field of a question.
    pub fn of(ask: &ComponentQuestion) -> SheetField {
        let (n, many) = (ask.choices.len(), ask.kind == AnswerForm::Many);
        let bubbles = || SheetField::Bubbles { signs: (0..n).map(|at| sign(ask, at)).collect(), many };
        match ask.kind {
            AnswerForm::Number { .. } if n <= ROW => bubbles(),
            AnswerForm::One if n <= ROW => bubbles(),
            AnswerForm::Many if n <= LETTERS => bubbles(),
            AnswerForm::One | AnswerForm::Number { .. } if n <= TWO_DIGITS => SheetField::Digits { last: n },
            _ => SheetField::Box,
        }
    }
}

/// The sign of the choice with this index.
pub fn sign(ask: &ComponentQuestion, index: usize) -> String {
    match (ask.kind, ask.choices.len()) {
        (AnswerForm::Number { .. }, _) => ask.choices.get(index).cloned().unwrap_or_default(),
        (AnswerForm::One, n) if n <= ROW => letter(index),
        (AnswerForm::Many, n) if n <= LETTERS => letter(index),
        (_, n) if n <= TWO_DIGITS => format!("{:02}", index + 1),
        _ => (index + 1).to_string(),
    }
}

fn letter(index: usize) -> String {
    let letter = u8::try_from(index).ok().filter(|at| usize::from(*at) < LETTERS);
    letter.map_or_else(String::new, |at| char::from(b'A' + at).to_string())
}

/// The signs of an answer, as they are typed: `B`, `ACD`, `17`.
pub fn signs_of(ask: &ComponentQuestion, tokens: &[String]) -> String {
    let places = tokens.iter().filter_map(|token| ask.choices.iter().position(|choice| choice == token));
    let mut places: Vec<usize> = places.collect();
    places.sort_unstable();
    let signs: Vec<String> = places.into_iter().map(|at| sign(ask, at)).collect();
    signs.join(if are_letters(ask) { "" } else { " " })
}

/// The tokens of signs as they are typed, in any case and with any spaces; none if nothing is
/// typed, or a hyphen.
pub fn tokens_of(ask: &ComponentQuestion, typed: &str) -> Result<Vec<String>, SignFault> {
    let typed = typed.trim();
    if typed.chars().all(|c| c == '-' || c == '–') {
        return Ok(Vec::new());
    }
    let parts: Vec<String> = if are_letters(ask) {
        typed.chars().filter(|c| !is_between(*c)).map(|c| c.to_ascii_uppercase().to_string()).collect()
    } else {
        typed.split(is_between).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    let mut tokens = Vec::new();
    for part in parts {
        let same = |at: &usize| {
            let sign = sign(ask, *at);
            sign == part || sign.parse::<u32>().is_ok_and(|n| part.parse() == Ok(n))
        };
        let at = (0..ask.choices.len()).find(same).ok_or(SignFault::Unknown)?;
        if !tokens.contains(&ask.choices[at]) {
            tokens.push(ask.choices[at].clone());
        }
    }
    if tokens.len() > 1 && ask.kind != AnswerForm::Many {
        return Err(SignFault::Several);
    }
    if tokens.len() > 1 && tokens.iter().any(|token| token == NONE) {
        return Err(SignFault::NoneAndOthers);
    }
    Ok(tokens)
}

fn are_letters(ask: &ComponentQuestion) -> bool {
    sign(ask, 0).starts_with('A')
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '.' | '/' | '+')
}
