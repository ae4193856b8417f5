//! Progress with a level, and the band in which it is passed.

use super::{LevelProgress, PrerequisiteProgress};
use crate::programme::band::ResultBand;
use crate::programme::level::Level;
use crate::programme::records::Evidence;

impl<'a> LevelProgress<'a> {
    pub(in crate::programme) fn of(
        programme: &str,
        levels: &'a [Level],
        level: &'a Level,
        evidence: Evidence<'a>,
    ) -> LevelProgress<'a> {
        let held = |level: &Level| evidence.held_certificate(programme, &level.id);
        let earlier = level.prerequisites.iter().filter_map(|id| levels.iter().find(|level| level.id == *id));
        let prerequisites: Vec<_> =
            earlier.map(|level| PrerequisiteProgress { level, held: held(level) }).collect();
        let requires: Vec<_> = level.requires.iter().map(|one| one.progress(evidence)).collect();
        let eligible =
            prerequisites.iter().all(|one| one.held.is_some()) && requires.iter().all(|one| one.met);
        let band = eligible.then(|| band(level, evidence));
        LevelProgress { level, prerequisites, requires, eligible, band, held: held(level) }
    }
}

/// The highest band of a passed level: its requirements would be met with the band's mark required
/// of every exam.
fn band(level: &Level, evidence: Evidence<'_>) -> ResultBand {
    let reaches = |mark: Option<u16>| {
        mark.is_some_and(|mark| level.requires.iter().all(|one| one.is_met_at(mark, evidence)))
    };
    match level.bands {
        Some(bands) if reaches(bands.distinction) => ResultBand::Distinction,
        Some(bands) if reaches(bands.merit) => ResultBand::Merit,
        _ => ResultBand::Pass,
    }
}
