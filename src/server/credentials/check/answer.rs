//! What a check can come to.

use crate::credentials::award::{ADDRESS_LIMIT, Award};
use crate::credentials::moment;
use words::Arg;

/// The answer to *is this credential good?*
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is no credential of a kind that is issued here.
    Nothing(Nothing),
    /// It says it is of somebody who is no issuer of this site. Whether it is good they can tell.
    Foreign {
        /// Who, in their own words: nothing of it is checked.
        issuer: String,
    },
    /// It says it is of an issuer of this site, and is not as that has signed it.
    Altered(Altered),
    /// It says it is of an issuer of this site, and is signed with a key that was never theirs.
    UnknownKey {
        /// What the key is called in it: nothing of that is checked.
        method: String,
    },
    /// It is genuine and was revoked.
    Revoked(Box<Award>),
    /// It is genuine and suspended.
    Suspended(Box<Award>),
    /// It is genuine, and its time is over.
    Expired(Box<Award>),
    /// It is genuine, and its time has not come.
    NotYetValid(Box<Award>),
    /// It is genuine, and whether it was revoked cannot be told now.
    StatusUnknown(Box<Award>),
    /// It is good.
    Valid(Box<Award>),
}

/// Why something is no credential of a kind that is issued here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// There is nothing.
    Empty,
    /// It is longer than any credential.
    TooLong,
    /// It is no text.
    NotText,
    /// It is a PDF. The credential is a file of its own.
    Pdf,
    /// It is a picture.
    Picture,
    /// It is an archive.
    Archive,
    /// It is a web page.
    WebPage,
    /// It is an address.
    Address,
    /// It is a signed token, which no credential of this site is.
    Token,
    /// It is a short text, and no number of a certificate.
    Line,
    /// It ends in the middle.
    Truncated {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is no JSON.
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON, and no credential.
    NotACredential,
    /// It is a credential, and no Open Badge.
    OtherKind,
    /// It does not say who issued it.
    NoIssuer,
}

/// In what something differs from all that was signed here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Altered {
    /// There is no proof in it.
    NoProof,
    /// There are several proofs in it.
    Proofs,
    /// Its proof is of another kind.
    Suite,
    /// Its proof was made for another purpose.
    Purpose,
    /// At this place stands something that no credential of this site has, or something is missing or stands there twice.
    At {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// Here something is written as in no credential of this site (`/credentialSubject/type`).
    Field(String),
    /// Here stands what is never certified, such as a name with signs that nobody sees (`holder.name`).
    Value(&'static str),
    /// The signature is not over this.
    Signature,
}

impl Answer {
    /// What it comes to, in a word: one for each answer that has a name of its own.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Nothing(_) => "nothing",
            Self::Foreign { .. } => "foreign",
            Self::Altered(_) => "altered",
            Self::UnknownKey { .. } => "unknown-key",
            Self::Revoked(_) => "revoked",
            Self::Suspended(_) => "suspended",
            Self::Expired(_) => "expired",
            Self::NotYetValid(_) => "not-yet",
            Self::StatusUnknown(_) => "status-unknown",
            Self::Valid(_) => "valid",
        }
    }

    /// Why, in a word: that of the answer, or of the reason where there are several.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Nothing(nothing) => nothing.word(),
            Self::Altered(altered) => altered.word(),
            other => other.word(),
        }
    }

    /// What there is to tell beside [`Self::reason`].
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let place =
            |line: &usize, column: &usize| vec![("line", (*line).into()), ("column", (*column).into())];
        let date = |moment| Arg::from(&moment::write(moment)[..10]);
        match self {
            Self::Foreign { issuer } => vec![("issuer", printable(issuer).into())],
            Self::UnknownKey { method } => vec![("method", printable(method).into())],
            Self::Nothing(Nothing::Truncated { line, column } | Nothing::NotJson { line, column })
            | Self::Altered(Altered::At { line, column }) => place(line, column),
            Self::Altered(Altered::Field(path)) => vec![("field", printable(path).into())],
            Self::Altered(Altered::Value(field)) => vec![("field", (*field).into())],
            Self::Expired(award) => {
                award.valid_until.map(|until| ("date", date(until))).into_iter().collect()
            }
            Self::NotYetValid(award) => vec![("date", date(award.valid_from))],
            _ => Vec::new(),
        }
    }

    /// What it certifies, where it is genuine.
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

    /// Whether it is good. Whatever else is the matter, it is not.
    pub fn is_valid(&self) -> bool {
        matches!(self, Self::Valid(_))
    }
}

/// What a stranger has written, fit to be shown: signs beyond plain ones are left out, and it is not long.
fn printable(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(ADDRESS_LIMIT).collect()
}

impl Nothing {
    fn word(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLong => "too-long",
            Self::NotText => "not-text",
            Self::Pdf => "pdf",
            Self::Picture => "picture",
            Self::Archive => "archive",
            Self::WebPage => "web-page",
            Self::Address => "address",
            Self::Token => "token",
            Self::Line => "line",
            Self::Truncated { .. } => "truncated",
            Self::NotJson { .. } => "not-json",
            Self::NotACredential => "no-credential",
            Self::OtherKind => "other-kind",
            Self::NoIssuer => "no-issuer",
        }
    }
}

impl Altered {
    fn word(&self) -> &'static str {
        match self {
            Self::NoProof => "no-proof",
            Self::Proofs => "proofs",
            Self::Suite => "suite",
            Self::Purpose => "purpose",
            Self::At { .. } => "at",
            Self::Field(_) => "field",
            Self::Value(_) => "value",
            Self::Signature => "signature",
        }
    }
}
