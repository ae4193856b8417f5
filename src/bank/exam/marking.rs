//! Rules for several marks of one page: the mark that counts, and the turn of the next examiner.
//!
//! The engine marks pages it decides alone. Pages that leave a matter to judgement, or are
//! contested, go to two examiners who do not see each other's mark; their mean counts unless they
//! differ by more than [`APART`], in which case a third decides. A later regrade overrides all
//! earlier marks.

use super::result::PageMark;
use derive::Word;

/// Largest difference of two examiners' marks without a third, in thousandths.
pub const APART: u16 = 150;

/// Origin of a mark: the engine, or an examiner in a certain turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum MarkKind {
    Engine,
    /// One of two examiners
    Examiner,
    /// A third examiner, because the two differed
    Third,
    /// From a regrade: after an appeal, or by a newer engine
    #[word("remark")]
    Regrade,
    /// Points of a practical or oral part
    Rubric,
}

/// A mark of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardedMark<W> {
    /// Origin
    pub kind: MarkKind,
    /// The examiner; `None` for the engine
    pub by: Option<W>,
    /// The mark, in thousandths
    pub permille: u16,
}

/// Marking status of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkingStatus {
    /// Unmarked
    Unmarked,
    /// Marked by one of two examiners
    Once,
    /// Marked by two examiners, who differ by more than [`APART`]
    Apart,
    /// A mark counts
    Counts {
        /// The mark, in thousandths
        permille: u16,
        /// Origin of the mark; for two examiners, their mean
        kind: MarkKind,
    },
}

impl MarkKind {
    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<MarkKind> {
        MarkKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl MarkingStatus {
    /// True while no mark counts yet.
    pub const fn waits(self) -> bool {
        !matches!(self, MarkingStatus::Counts { .. })
    }

    /// The page's mark for the result.
    pub const fn page(self) -> PageMark {
        match self {
            MarkingStatus::Counts { permille, .. } => PageMark::Marked(permille),
            MarkingStatus::Unmarked | MarkingStatus::Once | MarkingStatus::Apart => PageMark::Waits,
        }
    }
}

/// Marking status of a page with these marks, in chronological order.
pub fn marking_status<W: PartialEq>(marks: &[AwardedMark<W>]) -> MarkingStatus {
    let last = |kind: MarkKind| marks.iter().rev().find(|mark| mark.kind == kind);
    for kind in [MarkKind::Regrade, MarkKind::Third] {
        if let Some(mark) = last(kind) {
            return MarkingStatus::Counts { permille: mark.permille, kind };
        }
    }
    let mut examiners = marks.iter().filter(|mark| mark.kind == MarkKind::Examiner);
    let first = examiners.next();
    let second = first.and_then(|first| examiners.find(|other| other.by != first.by));
    match (first, second) {
        (Some(one), Some(other)) if one.permille.abs_diff(other.permille) <= APART => {
            let permille = one.permille.midpoint(other.permille);
            MarkingStatus::Counts { permille, kind: MarkKind::Examiner }
        }
        (Some(_), Some(_)) => MarkingStatus::Apart,
        (Some(_), None) => MarkingStatus::Once,
        (None, _) => match last(MarkKind::Engine) {
            Some(mark) => MarkingStatus::Counts { permille: mark.permille, kind: MarkKind::Engine },
            None => MarkingStatus::Unmarked,
        },
    }
}

/// The turn in which an examiner may mark a page; `None` if it needs no more marks or the examiner
/// has marked it already.
pub fn turn_of<W: PartialEq>(marks: &[AwardedMark<W>], who: &W) -> Option<MarkKind> {
    if marks.iter().any(|mark| mark.by.as_ref() == Some(who)) {
        return None;
    }
    match marking_status(marks) {
        MarkingStatus::Unmarked | MarkingStatus::Once => Some(MarkKind::Examiner),
        MarkingStatus::Apart => Some(MarkKind::Third),
        MarkingStatus::Counts { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn awarded(marks: &[(MarkKind, &'static str, u16)]) -> Vec<AwardedMark<&'static str>> {
        marks
            .iter()
            .map(|(kind, by, permille)| AwardedMark {
                kind: *kind,
                by: Some(*by).filter(|by| !by.is_empty()),
                permille: *permille,
            })
            .collect()
    }

    use MarkKind::{Engine, Examiner, Regrade, Third};

    #[test]
    fn final_mark_follows_from_all_marks() {
        let counts = |permille, kind| MarkingStatus::Counts { permille, kind };
        for (marks, expected) in [
            (vec![], MarkingStatus::Unmarked),
            (vec![(Engine, "", 700)], counts(700, Engine)),
            (vec![(Examiner, "ada", 700)], MarkingStatus::Once),
            (vec![(Examiner, "ada", 700), (Examiner, "ada", 700)], MarkingStatus::Once),
            (vec![(Examiner, "ada", 700), (Examiner, "grace", 550)], counts(625, Examiner)),
            (vec![(Examiner, "ada", 1000), (Examiner, "grace", 999)], counts(999, Examiner)),
            (vec![(Examiner, "ada", 700), (Examiner, "grace", 549)], MarkingStatus::Apart),
            (vec![(Examiner, "ada", 700), (Examiner, "grace", 0), (Third, "mary", 300)], counts(300, Third)),
            (vec![(Engine, "", 700), (Regrade, "", 800)], counts(800, Regrade)),
            (vec![(Examiner, "ada", 1), (Third, "mary", 300), (Regrade, "ada", 900)], counts(900, Regrade)),
            (vec![(Regrade, "ada", 900), (Regrade, "", 850)], counts(850, Regrade)),
        ] {
            assert_eq!(marking_status(&awarded(&marks)), expected, "{marks:?}");
        }
    }

    #[test]
    fn no_examiner_marks_twice() {
        let apart = awarded(&[(Examiner, "ada", 700), (Examiner, "grace", 0)]);
        assert_eq!(turn_of(&apart, &"ada"), None);
        assert_eq!(turn_of(&apart, &"grace"), None);
        assert_eq!(turn_of(&apart, &"mary"), Some(Third));
        assert_eq!(turn_of(&apart[..1], &"ada"), None);
        assert_eq!(turn_of(&apart[..1], &"grace"), Some(Examiner));
        assert_eq!(turn_of(&awarded(&[]), &"ada"), Some(Examiner));
        assert_eq!(turn_of(&awarded(&[(Engine, "", 10)]), &"ada"), None);
    }

    #[test]
    fn pending_page_leaves_result_open() {
        for standing in [MarkingStatus::Unmarked, MarkingStatus::Once, MarkingStatus::Apart] {
            assert_eq!(standing.page(), PageMark::Waits);
        }
        assert_eq!(MarkingStatus::Counts { permille: 5, kind: Engine }.page(), PageMark::Marked(5));
    }

    #[test]
    fn round_trips_mark_kinds() {
        for kind in MarkKind::ALL {
            assert_eq!(MarkKind::from_word(kind.word()), Some(kind));
        }
    }
}
