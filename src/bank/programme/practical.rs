//! Practical and oral requirements: directed sessions and oral examinations.

use crate::reader::ValueNode;

/// The most hours or sessions.
const MOST: u16 = 10_000;

/// Sessions directed, alone or with a co-director.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practical {
    /// Least number
    pub sessions: Option<u16>,
    /// Least total of hours
    pub hours: Option<u16>,
    /// True if only co-signed sessions count
    pub cosigned: bool,
}

/// An oral examination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oral {
    /// Lowest mark, in thousandths
    pub mark: u16,
}

impl Practical {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Practical> {
        let mut table = node.table()?;
        let sessions = table.maybe("sessions", |n| n.number(1, MOST));
        let hours = table.maybe("hours", |n| n.number(1, MOST));
        let cosigned = table.maybe("cosigned", ValueNode::truth);
        if (sessions, hours) == (Some(None), Some(None)) {
            table.need("sessions")?;
        }
        table.close();
        Some(Practical { sessions: sessions?, hours: hours?, cosigned: cosigned?.unwrap_or(true) })
    }
}

impl Oral {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Oral> {
        let mut table = node.table()?;
        let mark = table.need("mark").and_then(|n| n.mark());
        table.close();
        Some(Oral { mark: mark? })
    }
}
