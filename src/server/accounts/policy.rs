//! Rules for names, addresses and passwords. Every fault is a value with its field, which `words`
//! turns into text.

use super::password::Password;
use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 100;
/// The longest address, in bytes (RFC 5321).
pub const EMAIL_LIMIT: usize = 254;
/// The shortest password, in characters.
pub const PASSWORD_LEAST: usize = 10;
/// The longest password, in characters.
pub const PASSWORD_LIMIT: usize = 256;

/// Characters of a password judged: first a short piece, and more only if that is easily guessed.
/// Judging long or unusual texts is slow, and a password is at least as hard to guess as its
/// beginning.
const JUDGED: [usize; 2] = [24, 72];
/// Limits on personal words for the judgement, and on their length in characters.
const ABOUT_WORDS: usize = 12;
const ABOUT_LENGTH: usize = 40;

/// A field of the form for signing up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The person's name.
    Name,
    /// The address.
    Email,
    Password,
}

/// A fault of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SignUpFault {
    /// No letter in the name.
    NameEmpty,
    /// A name of more than [`NAME_LIMIT`] characters.
    NameTooLong,
    /// A name with characters that cannot be seen, or that turn the writing round.
    NameUnprintable,
    /// No address.
    EmailEmpty,
    /// An address of more than [`EMAIL_LIMIT`] bytes.
    EmailTooLong,
    /// Not written like an address.
    EmailMalformed,
    /// There is an account with this address.
    EmailTaken,
    /// A password of fewer than [`PASSWORD_LEAST`] characters.
    PasswordTooShort,
    /// A password of more than [`PASSWORD_LIMIT`] characters.
    PasswordTooLong,
    /// A password that would be guessed soon.
    PasswordGuessable(Guessable),
}

/// The reason a password is easily guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guessable {
    /// Common, or similar to a common one.
    Common,
    /// A word by itself.
    Word,
    /// A name, or something else that is known of the person.
    Name,
    /// A date or a year.
    Date,
    /// The same over and over.
    Repeated,
    /// Letters or digits in their order.
    Sequence,
    /// Keys that lie side by side.
    Keyboard,
    /// Nothing in particular: there is too little in it.
    Simple,
}

impl SignUpFault {
    /// The field it is about.
    pub fn field(self) -> Field {
        match self {
            Self::NameEmpty | Self::NameTooLong | Self::NameUnprintable => Field::Name,
            Self::EmailEmpty | Self::EmailTooLong | Self::EmailMalformed | Self::EmailTaken => Field::Email,
            Self::PasswordTooShort | Self::PasswordTooLong | Self::PasswordGuessable(_) => Field::Password,
        }
    }
}

/// The name to keep: without spaces around it.
pub(crate) fn name(typed: &str) -> Result<String, SignUpFault> {
    let name = typed.trim();
    if name.chars().any(|c| c.is_control() || is_unseen(c)) {
        return Err(SignUpFault::NameUnprintable);
    }
    if !name.chars().any(char::is_alphabetic) {
        return Err(SignUpFault::NameEmpty);
    }
    if name.chars().count() > NAME_LIMIT {
        return Err(SignUpFault::NameTooLong);
    }
    Ok(name.to_owned())
}

/// Characters that join or separate letters; useless in an address.
const JOINERS: [char; 2] = ['\u{200C}', '\u{200D}'];

/// Invisible format characters, which can make a name look like another or empty. Without
/// [`JOINERS`], which Persian and some Indian scripts need.
pub(crate) fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// The address to keep: lower-cased, without spaces around it. Whether it exists only a letter to it can tell.
pub(crate) fn email(typed: &str) -> Result<String, SignUpFault> {
    let email = typed.trim().to_lowercase();
    if email.is_empty() {
        return Err(SignUpFault::EmailEmpty);
    }
    if email.len() > EMAIL_LIMIT {
        return Err(SignUpFault::EmailTooLong);
    }
    let (mailbox, domain) = email.split_once('@').ok_or(SignUpFault::EmailMalformed)?;
    let label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|c| (c.is_alphanumeric() && !is_unseen(c)) || c == '-')
    };
    let plain = |c: char| {
        !c.is_whitespace()
            && !c.is_control()
            && !is_unseen(c)
            && !JOINERS.contains(&c)
            && !"\"(),:;<>@[\\]".contains(c)
    };
    let mailbox_good = (1..=64).contains(&mailbox.len()) && mailbox.chars().all(plain);
    if mailbox_good && domain.contains('.') && domain.split('.').all(label) {
        Ok(email)
    } else {
        Err(SignUpFault::EmailMalformed)
    }
}

/// Checks that the password has a length that can be judged.
pub(super) fn password_length(password: &Password) -> Result<(), SignUpFault> {
    match password.typed().chars().count() {
        0..PASSWORD_LEAST => Err(SignUpFault::PasswordTooShort),
        PASSWORD_LEAST..=PASSWORD_LIMIT => Ok(()),
        _ => Err(SignUpFault::PasswordTooLong),
    }
}

/// The reason the password is easily guessed (within about a million guesses), if it is.
pub(super) fn guessable(password: &Password, about: &[String]) -> Option<Guessable> {
    let about: Vec<&str> = about.iter().map(String::as_str).collect();
    let length = password.typed().chars().count();
    let mut found = None;
    for (n, judged) in JUDGED.into_iter().enumerate() {
        if n > 0 && length <= JUDGED[n - 1] {
            break;
        }
        let piece: String = password.typed().chars().take(judged).collect();
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
    fn rejects_invisible_characters() {
        for unseen in
            ['\u{200B}', '\u{FEFF}', '\u{00AD}', '\u{2028}', '\u{2029}', '\u{E0041}', '\u{202E}', '\u{2060}']
        {
            assert_eq!(name(&format!("Be{unseen}rit")), Err(SignUpFault::NameUnprintable), "{unseen:?}");
            assert_eq!(
                email(&format!("be{unseen}rit@example.org")),
                Err(SignUpFault::EmailMalformed),
                "{unseen:?}"
            );
        }
        for seen in ["Berit Ås", "نگار می\u{200C}خوانم", "李 雷", "O’Hara-Smith"] {
            assert_eq!(name(seen).as_deref(), Ok(seen));
        }
    }

    #[test]
    fn judges_a_bounded_prefix() {
        let judged = |typed: String| guessable(&Password::new(typed), &[]);
        assert_eq!(judged(format!("{}{}", "kvart ost regn lykt ".repeat(4), "a".repeat(160))), None);
        assert_eq!(judged(format!("{}kvart ost regn lykt", "a".repeat(24))), None, "the rest is judged, too");
        assert_eq!(judged(format!("{}kvart ost regn lykt", "a".repeat(72))), Some(Guessable::Repeated));
        let about = about(&"Berit ".repeat(1000), &format!("{}@example.org", "x".repeat(5000)));
        assert!(about.len() <= ABOUT_WORDS);
        assert!(about.iter().all(|word| word.chars().count() <= ABOUT_LENGTH));
    }
}
