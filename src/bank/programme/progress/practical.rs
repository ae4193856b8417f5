//! Progress with directed sessions and oral examinations.

use super::{Counts, MissingPart};
use crate::programme::practical::{Oral, Practical};
use crate::programme::records::{Evidence, OralRecord, PracticalRecord};

impl Practical {
    pub(in crate::programme) fn progress<'a>(
        &self,
        evidence: Evidence<'a>,
    ) -> (Counts<'a>, Vec<MissingPart>) {
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
    pub(in crate::programme) fn progress<'a>(
        &self,
        evidence: Evidence<'a>,
    ) -> (Counts<'a>, Vec<MissingPart>) {
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
