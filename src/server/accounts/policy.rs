//! Rules for names, addresses and passwords, and for who has joined. Every fault is a value with its
//! field and token, which `words` turns into text.

use super::password::Password;
use super::strength::Guessable;
use store::account::AccountRow;

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 100;
/// The longest address, in bytes (RFC 5321).
pub const EMAIL_LIMIT: usize = 254;
/// The shortest password, in characters.
pub const PASSWORD_LEAST: usize = 10;
/// The longest password, in characters.
pub const PASSWORD_LIMIT: usize = 256;

/// True once the person has chosen a password or signed in through a provider; false while they are
/// invited. `store::roster` counts by the same rule.
pub fn has_joined(row: &AccountRow) -> bool {
    !row.password_hash.is_empty() || row.confirmed_at.is_some()
}

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
    /// A name with invisible characters, or ones that change the writing direction.
    NameUnprintable,
    /// No address.
    EmailEmpty,
    /// An address of more than [`EMAIL_LIMIT`] bytes.
    EmailTooLong,
    /// A malformed address.
    EmailMalformed,
    /// The address has an account.
    EmailTaken,
    /// A password of fewer than [`PASSWORD_LEAST`] characters.
    PasswordTooShort,
    /// A password of more than [`PASSWORD_LIMIT`] characters.
    PasswordTooLong,
    /// A password that would be guessed soon.
    PasswordGuessable(Guessable),
}

impl SignUpFault {
    /// Its field.
    pub fn field(self) -> Field {
        match self {
            Self::NameEmpty | Self::NameTooLong | Self::NameUnprintable => Field::Name,
            Self::EmailEmpty | Self::EmailTooLong | Self::EmailMalformed | Self::EmailTaken => Field::Email,
            Self::PasswordTooShort | Self::PasswordTooLong | Self::PasswordGuessable(_) => Field::Password,
        }
    }

    /// The fault's token; the part before the first hyphen is the field.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NameEmpty => "name-empty",
            Self::NameTooLong => "name-too-long",
            Self::NameUnprintable => "name-unprintable",
            Self::EmailEmpty => "email-empty",
            Self::EmailTooLong => "email-too-long",
            Self::EmailMalformed => "email-malformed",
            Self::EmailTaken => "email-taken",
            Self::PasswordTooShort => "password-too-short",
            Self::PasswordTooLong => "password-too-long",
            Self::PasswordGuessable(why) => match why {
                Guessable::Common => "password-common",
                Guessable::Word => "password-word",
                Guessable::Name => "password-name",
                Guessable::Date => "password-date",
                Guessable::Repeated => "password-repeated",
                Guessable::Sequence => "password-sequence",
                Guessable::Keyboard => "password-keyboard",
                Guessable::Simple => "password-simple",
            },
        }
    }
}

/// Normalises and validates a name.
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
    matches!(c, '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}')
        || matches!(c, '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200E}' | '\u{200F}')
        || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}')
        || matches!(c, '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Normalises and validates an address, lower-cased. Only an email can tell whether it exists.
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

/// Checks the length of a password.
pub(super) fn password_length(password: &Password) -> Result<(), SignUpFault> {
    match password.typed().chars().count() {
        0..PASSWORD_LEAST => Err(SignUpFault::PasswordTooShort),
        PASSWORD_LEAST..=PASSWORD_LIMIT => Ok(()),
        _ => Err(SignUpFault::PasswordTooLong),
    }
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
}
