//! The field of a draft that a fault of its file is about.

use super::ProgrammeDraft;
use super::path::NodePath;
use crate::draft::{DraftField, FieldValues};

/// The place of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftPlace {
    /// The table
    pub node: NodePath,
    /// Its field, if the fault is about one
    pub field: Option<&'static str>,
}

impl ProgrammeDraft {
    /// The field that a path in the file leads to, such as `levels[0].requires[1].exam.mark`; for a
    /// table within, the first field of it.
    pub fn place(&self, path: &str) -> DraftPlace {
        let (mut at, mut rest) = (NodePath::default(), path);
        while let Some((within, further)) = self.step(&at, rest) {
            (at, rest) = (within, further);
        }
        let fields = self.node(&at).map_or(&[][..], |node| node.table.fields());
        let exactly = fields.iter().find(|field| is_about(field, rest));
        let in_table = |field: &&DraftField| {
            !rest.is_empty() && field.name.strip_prefix(rest).is_some_and(|rest| rest.starts_with('.'))
        };
        let field = exactly.or_else(|| fields.iter().find(in_table)).map(|field| field.name);
        DraftPlace { node: at, field }
    }

    /// The table that a path leads to from one, and the rest of the path.
    fn step<'p>(&self, at: &NodePath, path: &'p str) -> Option<(NodePath, &'p str)> {
        let node = self.node(at)?;
        node.table.lists().iter().find_map(|list| {
            let rest = path.strip_prefix(list.name)?;
            let (index, rest) = match list.is_list {
                true => {
                    let (index, rest) = rest.strip_prefix('[')?.split_once(']')?;
                    (index.parse().ok()?, rest)
                }
                false => (0, rest),
            };
            let is_whole = rest.is_empty() || rest.starts_with('.');
            (is_whole && index < node.rows(list.name).len())
                .then(|| (at.in_list(list.name, index), rest.trim_start_matches('.')))
        })
    }
}

fn is_about(field: &DraftField, path: &str) -> bool {
    match field.values {
        FieldValues::Scope => ["family", "law"].contains(&path),
        _ => {
            path.strip_prefix(field.name).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']))
        }
    }
}
