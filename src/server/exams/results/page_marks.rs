//! Common parts of everything after an exam: marks of pages.

use super::given;
use crate::Server;
use crate::exams::sitting::{Sitting, SittingState, sitting_id};
use crate::roles::Allowed;
use bank::exam::PageMark;
use bank::exam::marking::{MarkKind, MarkingStatus, marking_status};
use std::collections::BTreeMap;
use store::StoreError;
use store::attempt_mark::AttemptMarkRow;

impl Server {
    /// A sitting of the federation in which it is allowed that was opened, by the id in an address.
    pub async fn held_sitting(&self, allowed: &Allowed, id: &str) -> Result<Option<Sitting>, StoreError> {
        let Some(id) = sitting_id(id) else { return Ok(None) };
        let found = self.sitting_of(allowed.federation().id, id).await?;
        Ok(found.filter(|sitting| sitting.state != SittingState::Draft))
    }
}

/// The mark of each page of a paper with this many pages.
pub(crate) fn page_marks(
    pages: usize,
    marks: &BTreeMap<i32, Vec<AttemptMarkRow>>,
    answered: impl Fn(i32) -> bool,
) -> Vec<PageMark> {
    let rows = |page: i32| marks.get(&page).map_or(&[][..], Vec::as_slice);
    let of = |page: i32| page_mark(marking_status(&given(rows(page), page)), answered(page));
    (1..).take(pages).map(of).collect()
}

/// The mark of a page in this status: an unanswered page earns nothing, even before it is marked.
pub(crate) fn page_mark(standing: MarkingStatus, answered: bool) -> PageMark {
    match standing {
        MarkingStatus::Unmarked if !answered => PageMark::Unanswered,
        standing => standing.page(),
    }
}

/// The engine's mark of a page, if it is the one that counts, original or regraded.
pub(crate) fn of_engine(rows: &[AttemptMarkRow]) -> Option<&AttemptMarkRow> {
    let page = rows.first()?.page;
    let MarkingStatus::Counts { kind, .. } = marking_status(&given(rows, page)) else { return None };
    let last = rows.iter().rev().find(|row| row.kind == kind.word())?;
    let engines = matches!(kind, MarkKind::Engine | MarkKind::Regrade) && last.by_account_id.is_none();
    engines.then_some(last)
}
