//! Results of a check.

use crate::credentials::award::{ADDRESS_LIMIT, Award};
use crate::credentials::moment;
use derive::Word;
use words::Arg;

/// The answer to *is this credential good?*
#[derive(Clone, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum CredentialVerdict {
    /// Not a credential of a kind issued here.
    #[word("nothing")]
    Unreadable(CredentialFormatFault),
    /// Claims an issuer that is not of this site, who can tell whether it is valid.
    Foreign {
        /// The claimed issuer, unverified.
        issuer: String,
    },
    /// Claims an issuer of this site, but is not as signed by it.
    Altered(Alteration),
    /// Claims an issuer of this site, but is signed with a key that was never theirs.
    UnknownKey {
        /// The claimed key, unverified.
        method: String,
    },
    /// Genuine and revoked.
    Revoked(Box<Award>),
    /// Genuine and suspended.
    Suspended(Box<Award>),
    /// Genuine and expired.
    Expired(Box<Award>),
    /// Genuine and not yet valid.
    #[word("not-yet")]
    NotYetValid(Box<Award>),
    /// Genuine, but its revocation status is unavailable.
    StatusUnknown(Box<Award>),
    Valid(Box<Award>),
}

/// The reason data is not a credential of a kind issued here.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum CredentialFormatFault {
    /// There is nothing.
    Empty,
    /// Longer than any credential.
    TooLong,
    NotText,
    /// A PDF. The credential is a separate file.
    Pdf,
    Picture,
    Archive,
    WebPage,
    /// A URL.
    Address,
    /// A signed token, but not a credential of this site.
    Token,
    /// A short text, but no certificate number.
    Line,
    Truncated {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// JSON, but no credential.
    #[word("no-credential")]
    NotACredential,
    /// A credential, but not an Open Badge.
    OtherKind,
    NoIssuer,
}

/// The difference from anything signed here.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum Alteration {
    /// There is no proof in it.
    NoProof,
    /// There are several proofs in it.
    Proofs,
    /// A proof of another kind.
    Suite,
    /// A proof for another purpose.
    Purpose,
    /// Something unknown, missing or repeated at this place.
    At {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// A value unlike in any credential of this site (`/credentialSubject/type`).
    Field(String),
    /// A value that is never certified, such as a name with invisible characters (`holder.name`).
    Value(&'static str),
    /// The signature is not over this.
    Signature,
}

impl CredentialVerdict {
    /// Token of the result, or of the specific reason.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Unreadable(fault) => fault.word(),
            Self::Altered(altered) => altered.word(),
            other => other.word(),
        }
    }

    /// Arguments of the message for [`Self::reason`].
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let place =
            |line: &usize, column: &usize| vec![("line", (*line).into()), ("column", (*column).into())];
        let date = |moment| Arg::from(&moment::write(moment)[..10]);
        match self {
            Self::Foreign { issuer } => vec![("issuer", printable(issuer).into())],
            Self::UnknownKey { method } => vec![("method", printable(method).into())],
            Self::Unreadable(
                CredentialFormatFault::Truncated { line, column }
                | CredentialFormatFault::NotJson { line, column },
            )
            | Self::Altered(Alteration::At { line, column }) => place(line, column),
            Self::Altered(Alteration::Field(path)) => vec![("field", printable(path).into())],
            Self::Altered(Alteration::Value(field)) => vec![("field", (*field).into())],
            Self::Expired(award) => {
                award.valid_until.map(|until| ("date", date(until))).into_iter().collect()
            }
            Self::NotYetValid(award) => vec![("date", date(award.valid_from))],
            _ => Vec::new(),
        }
    }

    /// The certified facts, if genuine.
    pub fn award(&self) -> Option<&Award> {
        match self {
            Self::Revoked(award)
            | Self::Suspended(award)
            | Self::Expired(award)
            | Self::NotYetValid(award)
            | Self::StatusUnknown(award)
            | Self::Valid(award) => Some(award),
            _ => None,
        }
    }

    /// True only for a valid credential.
    pub fn is_valid(&self) -> bool {
        matches!(self, Self::Valid(_))
    }
}

/// A stranger's text, shortened and stripped of unusual characters for display.
fn printable(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(ADDRESS_LIMIT).collect()
}
