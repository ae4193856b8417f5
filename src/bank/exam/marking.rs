//! Rules for several marks of one page: the mark that counts, and the examiner who marks next.
//!
//! The engine marks pages it decides alone. Pages that leave a matter to judgement, or are
//! contested, go to two examiners who do not see each other's mark; their mean counts unless they
//! differ by more than [`APART`], in which case a third decides. A later regrade overrides all
//! earlier marks.

use super::PageMark;
use super::pool::{has_contested, opens};
use crate::bank::Bank;
use crate::scenario::Scenario;
use crate::variant;
use rules::engine::Ruling;

/// By how much, in thousandths, the marks of two examiners may differ without a third.
pub const APART: u16 = 150;

/// Origin of a mark: the engine, or an examiner in a certain turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkKind {
    Engine,
    /// One of two examiners
    Examiner,
    /// A third, because these differed
    Third,
    /// From a regrade: after an appeal, or by a newer engine
    Remark,
    /// Points for what was done at the table, or said
    Rubric,
}

/// A mark of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenMark<W> {
    /// In which turn it was given
    pub kind: MarkKind,
    /// The examiner; `None` for the engine
    pub by: Option<W>,
    /// The mark, in thousandths
    pub permille: u16,
}

/// Marking status of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Unmarked
    Unmarked,
    /// One examiner has, and another has not
    Once,
    /// Two examiners have, and differ by more than [`APART`]
    Apart,
    /// This counts
    Counts {
        /// The mark, in thousandths
        permille: u16,
        /// Origin of the mark; for two examiners, their mean
        kind: MarkKind,
    },
}

impl MarkKind {
    /// All of them.
    pub const ALL: [MarkKind; 5] =
        [MarkKind::Engine, MarkKind::Examiner, MarkKind::Third, MarkKind::Remark, MarkKind::Rubric];

    /// The word of tables and Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            MarkKind::Engine => "engine",
            MarkKind::Examiner => "examiner",
            MarkKind::Third => "third",
            MarkKind::Remark => "remark",
            MarkKind::Rubric => "rubric",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<MarkKind> {
        MarkKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl Standing {
    /// True while no mark counts yet.
    pub const fn waits(self) -> bool {
        !matches!(self, Standing::Counts { .. })
    }

    /// The page's mark for the result.
    pub const fn page(self) -> PageMark {
        match self {
            Standing::Counts { permille, .. } => PageMark::Marked(permille),
            Standing::Unmarked | Standing::Once | Standing::Apart => PageMark::Waits,
        }
    }
}

/// Marking status of a page with these marks, given in order.
pub fn standing<W: PartialEq>(given: &[GivenMark<W>]) -> Standing {
    let last = |kind: MarkKind| given.iter().rev().find(|mark| mark.kind == kind);
    for kind in [MarkKind::Remark, MarkKind::Third] {
        if let Some(mark) = last(kind) {
            return Standing::Counts { permille: mark.permille, kind };
        }
    }
    let mut examiners = given.iter().filter(|mark| mark.kind == MarkKind::Examiner);
    let first = examiners.next();
    let second = first.and_then(|first| examiners.find(|other| other.by != first.by));
    match (first, second) {
        (Some(one), Some(other)) if one.permille.abs_diff(other.permille) <= APART => {
            let permille = one.permille.midpoint(other.permille);
            Standing::Counts { permille, kind: MarkKind::Examiner }
        }
        (Some(_), Some(_)) => Standing::Apart,
        (Some(_), None) => Standing::Once,
        (None, _) => match last(MarkKind::Engine) {
            Some(mark) => Standing::Counts { permille: mark.permille, kind: MarkKind::Engine },
            None => Standing::Unmarked,
        },
    }
}

/// The turn in which an examiner may mark a page; `None` if it needs no more marks or the examiner
/// has marked it already.
pub fn turn_of<W: PartialEq>(given: &[GivenMark<W>], who: &W) -> Option<MarkKind> {
    if given.iter().any(|mark| mark.by.as_ref() == Some(who)) {
        return None;
    }
    match standing(given) {
        Standing::Unmarked | Standing::Once => Some(MarkKind::Examiner),
        Standing::Apart => Some(MarkKind::Third),
        Standing::Counts { .. } => None,
    }
}

/// True if a page with this id is for examiners: a stage of a scenario, a variant of one, which
/// takes the same path, or one under another code, which exists only if nothing more is left to
/// judgement.
pub fn is_for_examiners(bank: &Bank, id: &str) -> bool {
    bank.ruled(variant::origin(id)).is_some_and(|(stage, ruling)| leaves_open(stage, ruling))
}

/// True if a ruling leaves a component asked for to the Director, or is contested.
pub(crate) fn leaves_open(stage: &Scenario, ruling: &Ruling) -> bool {
    opens(stage, ruling) || has_contested(ruling)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(marks: &[(MarkKind, &'static str, u16)]) -> Vec<GivenMark<&'static str>> {
        marks
            .iter()
            .map(|(kind, by, permille)| GivenMark {
                kind: *kind,
                by: Some(*by).filter(|by| !by.is_empty()),
                permille: *permille,
            })
            .collect()
    }

    use MarkKind::{Engine, Examiner, Remark, Third};

    #[test]
    fn final_mark_follows_from_all_marks() {
        let counts = |permille, kind| Standing::Counts { permille, kind };
        for (marks, expected) in [
            (vec![], Standing::Unmarked),
            (vec![(Engine, "", 700)], counts(700, Engine)),
            (vec![(Examiner, "ada", 700)], Standing::Once),
            (vec![(Examiner, "ada", 700), (Examiner, "ada", 700)], Standing::Once),
            (vec![(Examiner, "ada", 700), (Examiner, "grace", 550)], counts(625, Examiner)),
            (vec![(Examiner, "ada", 1000), (Examiner, "grace", 999)], counts(999, Examiner)),
            (vec![(Examiner, "ada", 700), (Examiner, "grace", 549)], Standing::Apart),
            (vec![(Examiner, "ada", 700), (Examiner, "grace", 0), (Third, "mary", 300)], counts(300, Third)),
            (vec![(Engine, "", 700), (Remark, "", 800)], counts(800, Remark)),
            (vec![(Examiner, "ada", 1), (Third, "mary", 300), (Remark, "ada", 900)], counts(900, Remark)),
            (vec![(Remark, "ada", 900), (Remark, "", 850)], counts(850, Remark)),
        ] {
            assert_eq!(standing(&given(&marks)), expected, "{marks:?}");
        }
    }

    #[test]
    fn no_examiner_marks_twice() {
        let apart = given(&[(Examiner, "ada", 700), (Examiner, "grace", 0)]);
        assert_eq!(turn_of(&apart, &"ada"), None);
        assert_eq!(turn_of(&apart, &"grace"), None);
        assert_eq!(turn_of(&apart, &"mary"), Some(Third));
        assert_eq!(turn_of(&apart[..1], &"ada"), None);
        assert_eq!(turn_of(&apart[..1], &"grace"), Some(Examiner));
        assert_eq!(turn_of(&given(&[]), &"ada"), Some(Examiner));
        assert_eq!(turn_of(&given(&[(Engine, "", 10)]), &"ada"), None);
    }

    #[test]
    fn pending_page_leaves_result_open() {
        for standing in [Standing::Unmarked, Standing::Once, Standing::Apart] {
            assert_eq!(standing.page(), PageMark::Waits);
        }
        assert_eq!(Standing::Counts { permille: 5, kind: Engine }.page(), PageMark::Marked(5));
    }

    #[test]
    fn round_trips_mark_kinds() {
        for kind in MarkKind::ALL {
            assert_eq!(MarkKind::from_word(kind.word()), Some(kind));
        }
    }
}
