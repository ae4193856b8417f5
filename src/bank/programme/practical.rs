//! Practical and oral requirements: directed sessions and oral examinations.

use super::permille;
use super::progress::{Counts, MissingPart};
use super::records::{Evidence, OralRecord, PracticalRecord};
use crate::reader::ValueNode;

/// The most hours or sessions.
const MOST: u16 = 10_000;

/// Sessions directed, alone or with a co-director.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practical {
    /// At least so many
    pub sessions: Option<u16>,
    /// At least so many hours together
    pub hours: Option<u16>,
    /// True if only co-signed sessions count
    pub cosigned: bool,
}

/// An oral examination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oral {
    /// Mark at least this, in thousandths
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

    pub(super) fn progress<'a>(&self, evidence: Evidence<'a>) -> (Counts<'a>, Vec<MissingPart>) {
        let all = &evidence.records.practical;
        let mut counts: Vec<&PracticalRecord> =
            all.iter().filter(|one| one.cosigned || !self.cosigned).collect();
        counts.sort_by_key(|one| (one.date, one.minutes, one.cosigned));
        let minutes: u64 = counts.iter().map(|one| u64::from(one.minutes)).sum();
        let mut missing = Vec::new();
        let sessions = usize::from(self.sessions.unwrap_or(0)).saturating_sub(counts.len());
        if sessions > 0 {
            missing.push(MissingPart::Sessions(sessions));
        }
        let short = (u64::from(self.hours.unwrap_or(0)) * 60).saturating_sub(minutes);
        if short > 0 {
            missing.push(MissingPart::Minutes(short));
        }
        (Counts::Practical(counts), missing)
    }
}

impl Oral {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Oral> {
        let mut table = node.table()?;
        let mark = table.need("mark").and_then(|n| permille(&n));
        table.close();
        Some(Oral { mark: mark? })
    }

    pub(super) fn progress<'a>(&self, evidence: Evidence<'a>) -> (Counts<'a>, Vec<MissingPart>) {
        let best: Option<&OralRecord> =
            evidence.records.orals.iter().max_by_key(|one| (one.permille, one.date));
        let missing = match best {
            None => vec![MissingPart::Oral],
            Some(one) if one.permille < self.mark => {
                vec![MissingPart::Mark { have: one.permille, need: self.mark }]
            }
            Some(_) => Vec::new(),
        };
        (Counts::Oral(best), missing)
    }
}
