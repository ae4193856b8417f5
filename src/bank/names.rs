//! Translations of the name of a programme, level or paper: a certificate goes by the name, pages
//! show a reader's translation.

use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use std::collections::BTreeMap;

/// The languages that a name may be translated into, those of the site.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "it", "nb"];

/// Translations of a name, by language tag.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BTreeMap<String, String>);

impl Names {
    /// The name in this language, if there is one.
    pub fn of(&self, language: &str) -> Option<&str> {
        self.0.get(language).map(String::as_str)
    }

    /// Reads the field `names` of a table: `{ fr = "Arbitre de club" }`.
    pub(crate) fn read(table: &mut TableReader<'_>) -> Option<Names> {
        table.maybe("names", names).map(Option::unwrap_or_default)
    }
}

fn names(node: &ValueNode<'_>) -> Option<Names> {
    let table = node.table()?;
    let one = |(tag, node): (&str, ValueNode<'_>)| match LANGUAGES.contains(&tag) {
        true => Some((tag.to_owned(), node.non_empty_text()?.to_owned())),
        false => node.fault(FaultKind::UnknownLanguage),
    };
    let all: Vec<Option<(String, String)>> = table.all().into_iter().map(one).collect();
    all.into_iter().collect::<Option<_>>().map(Names)
}

impl FromIterator<(String, String)> for Names {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(names: T) -> Names {
        Names(names.into_iter().collect())
    }
}
