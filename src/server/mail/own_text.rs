//! A federation's own text of an email: subject and body with placeholders in braces. Pure.

use crate::forms::Faults;
use derive::Word;
use sha2::{Digest, Sha256};
use words::Arg;

/// The longest subject, and the longest body, in characters.
const SUBJECT_LIMIT: usize = 150;
const BODY_LIMIT: usize = 5_000;

/// Subject and body of an email.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailText {
    pub subject: String,
    pub body: String,
}

impl EmailText {
    /// Identifies it among the versions of a text.
    pub fn version(&self) -> String {
        hex::encode(&Sha256::digest(self.one().as_bytes())[..8])
    }

    /// Subject and body as one text. A subject has one line.
    pub(super) fn one(&self) -> String {
        format!("{}\n{}", self.subject, self.body)
    }

    pub(super) fn of_one(text: &str) -> Option<Self> {
        let (subject, body) = text.split_once('\n')?;
        Some(Self { subject: subject.to_owned(), body: body.to_owned() })
    }
}

/// The emails whose text a federation may write: not those that protect an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum EditableEmail {
    Invitation,
    Exam,
    #[word("exam-tomorrow")]
    ExamTomorrow,
    Review,
    #[word("appeal-decided")]
    AppealDecided,
    Remarked,
    #[word("certificate-issued")]
    CertificateIssued,
    #[word("certificate-suspended")]
    CertificateSuspended,
    #[word("certificate-reinstated")]
    CertificateReinstated,
    #[word("certificate-revoked")]
    CertificateRevoked,
    #[word("runs-out")]
    RunsOut,
}

impl EditableEmail {
    /// Names of its placeholders, those that the body has to contain first.
    pub const fn placeholders(self) -> &'static [&'static str] {
        match self {
            Self::Invitation => &["link", "name", "span", "federation"],
            Self::Exam | Self::ExamTomorrow => {
                &["link", "opens", "entry", "name", "closes", "minutes", "federation"]
            }
            Self::Review | Self::AppealDecided | Self::Remarked => &["link", "federation"],
            Self::CertificateIssued => &["link", "level", "federation"],
            Self::CertificateSuspended | Self::CertificateReinstated | Self::CertificateRevoked => {
                &["link", "reason", "level", "federation"]
            }
            Self::RunsOut => &["link", "on", "level", "federation"],
        }
    }

    /// Those that the body has to contain.
    pub fn required(self) -> &'static [&'static str] {
        let needed = match self {
            Self::Exam | Self::ExamTomorrow => 3,
            Self::CertificateSuspended | Self::CertificateReinstated | Self::CertificateRevoked => 2,
            Self::RunsOut => 2,
            _ => 1,
        };
        &self.placeholders()[..needed]
    }
}

impl EmailText {
    /// The text with normal line ends, or its faults for this email.
    pub fn checked(&self, kind: EditableEmail) -> Result<Self, Faults> {
        let text = Self {
            subject: self.subject.trim().to_owned(),
            body: self.body.replace("\r\n", "\n").trim().to_owned(),
        };
        let mut faults = Faults::default();
        let is_line = !text.subject.chars().any(char::is_control);
        faults.unless(is_line && is_length(&text.subject, SUBJECT_LIMIT), "subject");
        let is_text = !text.body.chars().any(|one| one.is_control() && one != '\n');
        faults.unless(is_text && is_length(&text.body, BODY_LIMIT), "body");
        for (part, written) in [("subject", &text.subject), ("body", &text.body)] {
            if let Some(unknown) = unknown(written, kind.placeholders()) {
                faults.unless(false, format!("{part}-unknown"));
                faults.with.push(("unknown", unknown));
            }
        }
        let has = |name: &&&str| text.body.contains(&format!("{{{name}}}"));
        if let Some(missing) = kind.required().iter().find(|name| !has(name)) {
            faults.unless(false, "body-missing");
            faults.with.push(("missing", format!("{{{missing}}}")));
        }
        if faults.tokens.is_empty() { Ok(text) } else { Err(faults) }
    }

    /// The text with values for its placeholders. A line of the body whose placeholders all have
    /// empty values is left out, such as that of an entry code where none is needed.
    pub fn filled(&self, args: &[(&'static str, Arg)]) -> Self {
        let values: Vec<(String, String)> = args
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Arg::Text(text) => text.clone(),
                    Arg::Number(number) => number.to_string(),
                };
                (format!("{{{name}}}"), value)
            })
            .collect();
        let lines = self.body.lines().filter(|line| {
            let mut used = values.iter().filter(|(place, _)| line.contains(place)).peekable();
            used.peek().is_none() || used.any(|(_, value)| !value.is_empty())
        });
        let lines: Vec<String> = lines.map(|line| fill(line, &values)).collect();
        Self { subject: fill(&self.subject, &values), body: lines.join("\n") }
    }
}

fn is_length(text: &str, limit: usize) -> bool {
    (1..=limit).contains(&text.chars().count())
}

/// The first placeholder of a text that is none of these, or its first lone brace.
fn unknown(text: &str, names: &[&str]) -> Option<String> {
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let from = &rest[at..];
        let Some(end) = from.find('}').filter(|_| from.starts_with('{')) else {
            return Some(from.chars().take(1).collect());
        };
        if !names.contains(&&from[1..end]) {
            return Some(from.chars().take(end.min(40) + 1).collect());
        }
        rest = &from[end + 1..];
    }
    None
}

/// A line with its placeholders replaced, once: braces in a value stay.
fn fill(line: &str, values: &[(String, String)]) -> String {
    let (mut filled, mut rest) = (String::new(), line);
    while let Some(at) = rest.find('{') {
        filled.push_str(&rest[..at]);
        rest = &rest[at..];
        match values.iter().find(|(place, _)| rest.starts_with(place.as_str())) {
            Some((place, value)) => {
                filled.push_str(value);
                rest = &rest[place.len()..];
            }
            None => {
                filled.push('{');
                rest = &rest[1..];
            }
        }
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(subject: &str, body: &str) -> EmailText {
        EmailText { subject: subject.to_owned(), body: body.to_owned() }
    }

    #[test]
    fn fills_each_placeholder_once() {
        let own = text("{federation}: {name}", "Dear {name},\n\ncode: {entry}\n{link} {opens}");
        let args = [
            ("federation", Arg::from("NBF".to_owned())),
            ("name", Arg::from("{link}".to_owned())),
            ("entry", Arg::from(String::new())),
            ("link", Arg::from("https://example.org/exam".to_owned())),
            ("opens", Arg::from(String::new())),
        ];
        let filled = own.filled(&args);
        assert_eq!(filled.subject, "NBF: {link}");
        assert_eq!(filled.body, "Dear {link},\n\nhttps://example.org/exam ");
    }

    #[test]
    fn names_what_is_wrong() {
        let faults = |subject: &str, body: &str| {
            let wrong = text(subject, body).checked(EditableEmail::Exam).expect_err("a fault");
            (wrong.tokens.join(" "), wrong.with)
        };
        assert_eq!(faults("", "{link} {opens} {entry}"), ("subject".to_owned(), vec![]));
        assert_eq!(faults("a\nb", "{link} {opens} {entry}").0, "subject");
        let unknown = |what: &str| vec![("unknown", what.to_owned())];
        assert_eq!(
            faults("a {level}", "{link} {opens} {entry}"),
            ("subject-unknown".to_owned(), unknown("{level}"))
        );
        assert_eq!(faults("a", "{link} } {opens} {entry}"), ("body-unknown".to_owned(), unknown("}")));
        let missing = vec![("missing", "{opens}".to_owned())];
        assert_eq!(faults("a", "{link} {entry}"), ("body-missing".to_owned(), missing));
        assert_eq!(faults("a", &"ø".repeat(5_001)).0, "body body-missing");
    }
}
