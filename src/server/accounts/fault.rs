//! The word of each fault of a name, an address or a password, under which it is said.

use super::policy::{Guessable, SignUpFault};

impl SignUpFault {
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
