//! Where the facts of a scenario come from.

use crate::quiz::fault::FaultKind;
use crate::quiz::reader::Node;

/// Where the facts of a scenario come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A case that somebody has ruled on in print
    Published {
        /// Where
        publication: String,
        /// Its address
        url: String,
        /// Its name in our list of cases
        case: Option<String>,
    },
    /// An example of a course or a commentary
    Textbook {
        /// Where
        publication: String,
        /// Its address
        url: Option<String>,
        /// Its name in our list of cases
        case: Option<String>,
    },
    /// Made for this bank
    Constructed,
}

impl Source {
    /// The word of files and of the Fluent files.
    pub const fn word(&self) -> &'static str {
        match self {
            Source::Published { .. } => "published",
            Source::Textbook { .. } => "textbook",
            Source::Constructed => "constructed",
        }
    }

    /// Where it was published.
    pub fn publication(&self) -> Option<&str> {
        match self {
            Source::Published { publication, .. } | Source::Textbook { publication, .. } => Some(publication),
            Source::Constructed => None,
        }
    }

    /// Its address.
    pub fn url(&self) -> Option<&str> {
        match self {
            Source::Published { url, .. } => Some(url),
            Source::Textbook { url, .. } => url.as_deref(),
            Source::Constructed => None,
        }
    }

    /// Its name in our list of cases.
    pub fn case(&self) -> Option<&str> {
        match self {
            Source::Published { case, .. } | Source::Textbook { case, .. } => case.as_deref(),
            Source::Constructed => None,
        }
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Published,
    Textbook,
    Constructed,
}

/// Reads the table `source`.
pub(super) fn read(node: &Node<'_>) -> Option<Source> {
    let mut table = node.table()?;
    let words =
        [("published", Kind::Published), ("textbook", Kind::Textbook), ("constructed", Kind::Constructed)];
    let kind = table.need("kind").and_then(|n| n.word(words));
    let Some(kind) = kind else {
        for field in ["publication", "url", "case"] {
            table.get(field);
        }
        table.close();
        return None;
    };
    let text = |n: &Node<'_>| n.some_text().map(str::to_owned);
    let source = match kind {
        Kind::Published => {
            let publication = table.need("publication").and_then(|n| text(&n));
            let url = table.need("url").and_then(|n| address(&n));
            let case = table.maybe("case", text);
            (|| Some(Source::Published { publication: publication?, url: url?, case: case? }))()
        }
        Kind::Textbook => {
            let publication = table.need("publication").and_then(|n| text(&n));
            let url = table.maybe("url", address);
            let case = table.maybe("case", text);
            (|| Some(Source::Textbook { publication: publication?, url: url?, case: case? }))()
        }
        Kind::Constructed => Some(Source::Constructed),
    };
    table.close();
    source
}

/// An address of the web: it becomes a link, so nothing else will do.
fn address(node: &Node<'_>) -> Option<String> {
    let text = node.text()?;
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(rest) if !rest.is_empty() && !text.contains(char::is_whitespace) => Some(text.to_owned()),
        _ => node.fault(FaultKind::NotAnAddress),
    }
}
