//! Rows of a list added, copied, moved and removed.

use derive::Word;

/// What is done with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum DraftAct {
    /// Adds one behind the last
    Add,
    /// Adds the same behind it
    Copy,
    /// Moves it up by one
    Up,
    /// Moves it down by one
    Down,
    /// Removes it
    Remove,
    /// Leaves it as it is
    Keep,
}

impl DraftAct {
    /// Carries it out on the row at this index; `new` is added. Returns the index to continue at;
    /// `None` if there is no such row.
    pub(crate) fn carry_out<T>(
        self,
        rows: &mut Vec<T>,
        index: usize,
        new: T,
        copy: impl FnOnce(&T) -> T,
    ) -> Option<usize> {
        match self {
            DraftAct::Add => {
                rows.push(new);
                Some(rows.len() - 1)
            }
            _ if index >= rows.len() => None,
            DraftAct::Copy => {
                rows.insert(index + 1, copy(&rows[index]));
                Some(index + 1)
            }
            DraftAct::Keep => Some(index),
            DraftAct::Up => {
                let above = index.checked_sub(1)?;
                rows.swap(index, above);
                Some(above)
            }
            DraftAct::Down if index + 1 == rows.len() => None,
            DraftAct::Down => {
                rows.swap(index, index + 1);
                Some(index + 1)
            }
            DraftAct::Remove => {
                rows.remove(index);
                Some(index.min(rows.len().checked_sub(1)?))
            }
        }
    }
}
