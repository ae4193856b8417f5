//! Sources of scenario facts.

use crate::fault::FaultKind;
use crate::reader::ValueNode;
use derive::Word;

/// Source of the facts of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
pub enum ScenarioSource {
    /// A case with a published ruling, with the facts as printed
    Published {
        /// Publication
        publication: String,
        /// URL
        url: String,
        /// Name in our list of cases
        case: Option<String>,
    },
    /// An example of a course or a commentary
    Textbook {
        /// Publication
        publication: String,
        /// URL
        url: Option<String>,
        /// Name in our list of cases
        case: Option<String>,
    },
    /// Constructed for this bank, freely or after a published case that leaves facts open
    Constructed {
        /// Publication of the case it follows
        publication: Option<String>,
        /// URL
        url: Option<String>,
        /// Name in our list of cases
        case: Option<String>,
    },
}

impl ScenarioSource {
    /// The source of facts derived from these.
    pub(super) fn followed(&self) -> ScenarioSource {
        ScenarioSource::Constructed {
            publication: self.publication().map(str::to_owned),
            url: self.url().map(str::to_owned),
            case: self.case().map(str::to_owned),
        }
    }

    /// The publication of this case, or of the one it follows.
    pub fn publication(&self) -> Option<&str> {
        match self {
            ScenarioSource::Published { publication, .. } | ScenarioSource::Textbook { publication, .. } => {
                Some(publication)
            }
            ScenarioSource::Constructed { publication, .. } => publication.as_deref(),
        }
    }

    /// URL.
    pub fn url(&self) -> Option<&str> {
        match self {
            ScenarioSource::Published { url, .. } => Some(url),
            ScenarioSource::Textbook { url, .. } | ScenarioSource::Constructed { url, .. } => url.as_deref(),
        }
    }

    /// Name in our list of cases.
    pub fn case(&self) -> Option<&str> {
        match self {
            ScenarioSource::Published { case, .. }
            | ScenarioSource::Textbook { case, .. }
            | ScenarioSource::Constructed { case, .. } => case.as_deref(),
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum SourceKind {
    Published,
    Textbook,
    Constructed,
}

/// Reads the table `source`. Published cases need a publication and a URL, textbook examples a
/// publication.
pub(super) fn read(node: &ValueNode<'_>) -> Option<ScenarioSource> {
    let mut table = node.table()?;
    let words = [
        ("published", SourceKind::Published),
        ("textbook", SourceKind::Textbook),
        ("constructed", SourceKind::Constructed),
    ];
    let kind = table.need("kind").and_then(|n| n.word(words));
    if kind.is_some_and(|kind| kind != SourceKind::Constructed) {
        table.need("publication");
    }
    if kind == Some(SourceKind::Published) {
        table.need("url");
    }
    let text = |n: &ValueNode<'_>| n.non_empty_text().map(str::to_owned);
    let publication = table.maybe("publication", text);
    let url = table.maybe("url", address);
    let case = table.maybe("case", text);
    table.close();
    let (publication, url, case) = (publication?, url?, case?);
    Some(match kind? {
        SourceKind::Published => ScenarioSource::Published { publication: publication?, url: url?, case },
        SourceKind::Textbook => ScenarioSource::Textbook { publication: publication?, url, case },
        SourceKind::Constructed => ScenarioSource::Constructed { publication, url, case },
    })
}

/// A web address; it becomes a link, so no other scheme is accepted.
fn address(node: &ValueNode<'_>) -> Option<String> {
    let text = node.text()?;
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(rest) if !rest.is_empty() && !text.contains(char::is_whitespace) => Some(text.to_owned()),
        _ => node.fault(FaultKind::NotAnAddress),
    }
}
