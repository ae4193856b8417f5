//! Levels, requirements and lessons of a draft added, copied, moved and removed.

use super::fields::{ALL_OF, ANY_OF, LESSONS, ProgrammeTable, REQUIRES, SCENARIOS, SCOPE};
use super::path::NodePath;
use super::{DraftNode, ProgrammeDraft};
use crate::draft::DraftAct;
use rules::engine::Family;
use std::fmt;
use std::str::FromStr;

/// An edit of a draft: `up levels.0.requires.2`, or `add levels.0.requires.0 exam`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgrammeEdit {
    pub act: DraftAct,
    /// The table; one that is added comes last in the list
    pub at: NodePath,
    /// Kind of the requirement that is added
    pub kind: Option<ProgrammeTable>,
}

impl fmt::Display for ProgrammeEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.act.word(), self.at)?;
        self.kind.map_or(Ok(()), |kind| write!(f, " {}", kind.word()))
    }
}

impl FromStr for ProgrammeEdit {
    type Err = ();

    fn from_str(text: &str) -> Result<ProgrammeEdit, ()> {
        let mut parts = text.split(' ');
        let act = parts.next().and_then(DraftAct::read).ok_or(())?;
        let at: NodePath = parts.next().ok_or(())?.parse()?;
        let is_kind = |kind: &ProgrammeTable| ProgrammeTable::REQUIREMENTS.contains(kind);
        let kind = match parts.next() {
            None => None,
            Some(kind) => Some(ProgrammeTable::read(kind).filter(is_kind).ok_or(())?),
        };
        if at.steps().is_empty() || parts.next().is_some() {
            return Err(());
        }
        Ok(ProgrammeEdit { act, at, kind })
    }
}

impl ProgrammeDraft {
    /// Edits a list; a new level gets a number from `fresh` on, so that no removed one comes back
    /// under its id. Returns the table to continue at; `None` if there is no such table.
    pub fn edit(&mut self, edit: &ProgrammeEdit, fresh: u32) -> Option<NodePath> {
        let (around, list, index) = edit.at.split()?;
        let id = self.free_id(fresh);
        let node = self.node_mut(&around)?;
        let list = node.table.lists().iter().find(|one| one.name == list)?;
        let new = new_row(list.of.or(edit.kind).unwrap_or(ProgrammeTable::Exam), &id);
        let copy = |row: &DraftNode| match row.table {
            ProgrammeTable::Level => row.clone().with("id", &id),
            _ => row.clone(),
        };
        let rows = node.lists.entry(list.name).or_default();
        if !list.is_list && !rows.is_empty() && matches!(edit.act, DraftAct::Add | DraftAct::Copy) {
            return None;
        }
        let at = edit.act.carry_out(rows, index, new, copy);
        if rows.is_empty() && matches!(node.table, ProgrammeTable::Level | ProgrammeTable::Programme) {
            node.lists.remove(list.name);
        }
        Some(around.in_list(list.name, at?))
    }

    /// An id that no level has.
    fn free_id(&self, fresh: u32) -> String {
        let is_free = |id: &String| self.level_keys().all(|key| key != id);
        (fresh..).map(|n| format!("level-{n}")).find(is_free).unwrap_or_default()
    }
}

/// A new table, with what is usual.
fn new_row(table: ProgrammeTable, id: &str) -> DraftNode {
    let new = DraftNode::new(table);
    let lesson = |table| {
        let of = DraftNode::new(table).with(SCOPE.name, Family::ALL[0].word());
        of.with(SCENARIOS.name, "4")
    };
    let exam = || [DraftNode::new(ProgrammeTable::Exam)];
    match table {
        ProgrammeTable::Level => new.with("id", id).with_rows(REQUIRES.name, exam()),
        ProgrammeTable::Practice => lesson(table).with("mean", "70"),
        ProgrammeTable::Lessons => {
            let lessons = [lesson(ProgrammeTable::Lesson)];
            new.with("mean", "70").with("floor", "50").with_rows(LESSONS.name, lessons)
        }
        ProgrammeTable::Lesson => lesson(table),
        ProgrammeTable::Practical => new.with("practical.sessions", "5"),
        ProgrammeTable::Oral => new.with("oral.mark", "60"),
        ProgrammeTable::All => new.with_rows(ALL_OF.name, exam()),
        ProgrammeTable::Any => new.with_rows(ANY_OF.name, exam()),
        ProgrammeTable::Exam
        | ProgrammeTable::Renewal
        | ProgrammeTable::Unknown
        | ProgrammeTable::Programme => new,
    }
}
