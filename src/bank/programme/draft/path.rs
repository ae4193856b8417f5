//! The place of a table in a draft: `levels.0.requires.2`.

use super::fields::{LISTS, ProgrammeList};
use std::fmt;
use std::str::FromStr;

/// The place of a table: of each table around it the list and the index, then its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodePath(Vec<(&'static str, usize)>);

impl NodePath {
    /// The table of this index in a list of the table here.
    pub fn in_list(&self, list: &'static str, index: usize) -> NodePath {
        let mut steps = self.0.clone();
        steps.push((list, index));
        NodePath(steps)
    }

    /// Of each table around it the list and the index, then its own.
    pub fn steps(&self) -> &[(&'static str, usize)] {
        &self.0
    }

    /// The table around it, and its list and index there; `None` for the whole programme.
    pub fn split(&self) -> Option<(NodePath, &'static str, usize)> {
        let ((list, index), around) = self.0.split_last()?;
        Some((NodePath(around.to_vec()), list, *index))
    }

    /// The id of the table on a page: `levels-0-requires-2`.
    pub fn id(&self) -> String {
        self.to_string().replace('.', "-")
    }

    /// The name of a field of this table in a form: `levels.0.validity.years`.
    pub fn key(&self, field: &str) -> String {
        match self.0.is_empty() {
            true => field.to_owned(),
            false => format!("{self}.{field}"),
        }
    }
}

impl fmt::Display for NodePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (list, index)) in self.0.iter().enumerate() {
            let joint = if place == 0 { "" } else { "." };
            write!(f, "{joint}{list}.{index}")?;
        }
        Ok(())
    }
}

impl FromStr for NodePath {
    type Err = ();

    fn from_str(text: &str) -> Result<NodePath, ()> {
        let (mut steps, mut rest) = (Vec::new(), text);
        while !rest.is_empty() {
            let (list, after) = LISTS.iter().find_map(|list| Some((list, after(rest, list)?))).ok_or(())?;
            let (index, further) = after.split_once('.').unwrap_or((after, ""));
            steps.push((list.name, index.parse().map_err(|_| ())?));
            rest = further;
        }
        Ok(NodePath(steps))
    }
}

/// What follows the name of a list and a point.
fn after<'t>(text: &'t str, list: &ProgrammeList) -> Option<&'t str> {
    text.strip_prefix(list.name)?.strip_prefix('.')
}
