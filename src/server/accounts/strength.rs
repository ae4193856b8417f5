//! Password strength: the reason a password is easily guessed.

use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

/// Characters of a password judged: first a short piece, and more only if that is easily guessed.
/// Judging long or unusual texts is slow, and a password is at least as hard to guess as its
/// beginning.
const JUDGED: [usize; 2] = [24, 72];
/// Limits on personal words for the judgement, and on their length in characters.
const ABOUT_WORDS: usize = 12;
const ABOUT_LENGTH: usize = 40;

/// The reason a password is easily guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guessable {
    /// Common, or similar to a common one.
    Common,
    /// A word by itself.
    Word,
    /// A name, or other personal data.
    Name,
    /// A date or a year.
    Date,
    /// Repetition.
    Repeated,
    /// Consecutive letters or digits.
    Sequence,
    /// Adjacent keys.
    Keyboard,
    /// Too simple for no specific reason.
    Simple,
}

/// The reason the password is easily guessed (within about a million guesses), if it is.
pub(super) fn guessable(password: &str, about: &[String]) -> Option<Guessable> {
    let about: Vec<&str> = about.iter().map(String::as_str).collect();
    let length = password.chars().count();
    let mut found = None;
    for (n, judged) in JUDGED.into_iter().enumerate() {
        if n > 0 && length <= JUDGED[n - 1] {
            break;
        }
        let piece: String = password.chars().take(judged).collect();
        let estimate = zxcvbn(&piece, &about);
        if estimate.score() >= Score::Two {
            return None;
        }
        found = Some(reason(estimate.feedback().and_then(|feedback| feedback.warning())));
    }
    found
}

fn reason(warning: Option<Warning>) -> Guessable {
    match warning {
        Some(
            Warning::ThisIsATop10Password
            | Warning::ThisIsATop100Password
            | Warning::ThisIsACommonPassword
            | Warning::ThisIsSimilarToACommonlyUsedPassword,
        ) => Guessable::Common,
        Some(Warning::AWordByItselfIsEasyToGuess) => Guessable::Word,
        Some(
            Warning::NamesAndSurnamesByThemselvesAreEasyToGuess
            | Warning::CommonNamesAndSurnamesAreEasyToGuess,
        ) => Guessable::Name,
        Some(Warning::RecentYearsAreEasyToGuess | Warning::DatesAreOftenEasyToGuess) => Guessable::Date,
        Some(
            Warning::RepeatsLikeAaaAreEasyToGuess | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess,
        ) => Guessable::Repeated,
        Some(Warning::SequencesLikeAbcAreEasyToGuess) => Guessable::Sequence,
        Some(Warning::StraightRowsOfKeysAreEasyToGuess | Warning::ShortKeyboardPatternsAreEasyToGuess) => {
            Guessable::Keyboard
        }
        None => Guessable::Simple,
    }
}

/// Personal words for [`guessable`]: a password made of them is easily guessed. At most
/// [`ABOUT_WORDS`].
pub(super) fn about(name: &str, email: &str) -> Vec<String> {
    let mailbox = email.split('@').next().unwrap_or_default();
    let words = name.split_whitespace();
    let known = ["director", "bridge", mailbox, name, email].into_iter().chain(words).take(ABOUT_WORDS);
    known.map(|word| word.chars().take(ABOUT_LENGTH).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judges_a_bounded_prefix() {
        let judged = |typed: String| guessable(&typed, &[]);
        assert_eq!(judged(format!("{}{}", "kvart ost regn lykt ".repeat(4), "a".repeat(160))), None);
        assert_eq!(judged(format!("{}kvart ost regn lykt", "a".repeat(24))), None, "the rest is judged, too");
        assert_eq!(judged(format!("{}kvart ost regn lykt", "a".repeat(72))), Some(Guessable::Repeated));
        let about = about(&"Berit ".repeat(1000), &format!("{}@example.org", "x".repeat(5000)));
        assert!(about.len() <= ABOUT_WORDS);
        assert!(about.iter().all(|word| word.chars().count() <= ABOUT_LENGTH));
    }
}
