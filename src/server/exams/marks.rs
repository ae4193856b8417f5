//! Marks as rows: the one that counts for a page, the next number, and a rubric's points.

use bank::exam::{AwardedMark, MarkKind, MarkingStatus, PageMark, Points, marking_status};
use std::collections::BTreeMap;
use store::Moment;
use store::account::AccountId;
use store::attempt::AttemptId;
use store::attempt_mark::AttemptMarkRow;
use store::federation::FederationId;

/// The origin of a mark: a person's home federation and account.
pub(crate) type MarkerId = (FederationId, AccountId);

/// Groups marks by attempt.
pub(crate) fn by_attempt(marks: Vec<AttemptMarkRow>) -> BTreeMap<AttemptId, Vec<AttemptMarkRow>> {
    let mut all: BTreeMap<AttemptId, Vec<AttemptMarkRow>> = BTreeMap::new();
    for mark in marks {
        all.entry(mark.attempt_id).or_default().push(mark);
    }
    all
}

/// The marks of a page of its last answer, as input for their status.
pub(crate) fn awarded_marks(marks: &[AttemptMarkRow], page: i32) -> Vec<AwardedMark<MarkerId>> {
    let of_page: Vec<&AttemptMarkRow> = marks.iter().filter(|mark| mark.page == page).collect();
    let counting = of_page.iter().rposition(|mark| mark.withdraws).map_or(0, |at| at + 1);
    let given = |mark: &AttemptMarkRow| {
        Some(AwardedMark {
            // The table allows no other words, and no marks below 0.
            kind: MarkKind::from_word(&mark.kind)?,
            by: mark.by_federation_id.zip(mark.by_account_id),
            permille: mark.mark.unsigned_abs(),
        })
    };
    of_page[counting..].iter().copied().filter_map(given).collect()
}

/// Marking status of each page of a paper with this many pages.
pub(crate) fn standings(pages: usize, marks: &[AttemptMarkRow]) -> Vec<MarkingStatus> {
    (1..).take(pages).map(|page| marking_status(&awarded_marks(marks, page))).collect()
}

/// The mark of each page of a paper with this many pages.
pub(crate) fn page_marks(
    pages: usize,
    marks: &BTreeMap<i32, Vec<AttemptMarkRow>>,
    answered: impl Fn(i32) -> bool,
) -> Vec<PageMark> {
    let rows = |page: i32| marks.get(&page).map_or(&[][..], Vec::as_slice);
    let of = |page: i32| page_mark(marking_status(&awarded_marks(rows(page), page)), answered(page));
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
    let MarkingStatus::Counts { kind, .. } = marking_status(&awarded_marks(rows, page)) else { return None };
    let last = rows.iter().rev().find(|row| row.kind == kind.word())?;
    let engines = matches!(kind, MarkKind::Engine | MarkKind::Regrade) && last.by_account_id.is_none();
    engines.then_some(last)
}

/// Stands before a table's name where its remark is stored among the points: no id of a line has it.
const REMARK: &str = "@";

/// The latest components of a rubric: points by line, and remarks.
fn sheet_components(marks: &[AttemptMarkRow]) -> BTreeMap<&str, &str> {
    let sheets = marks.iter().filter(|mark| mark.kind == MarkKind::Rubric.word());
    sheets.flat_map(|sheet| &sheet.components).map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

/// The latest points of each line of a rubric, unless cleared.
pub(crate) fn points(marks: &[AttemptMarkRow]) -> Points {
    let lines = sheet_components(marks).into_iter().filter(|(name, _)| !name.starts_with(REMARK));
    lines.filter_map(|(line, points)| Some((line.to_owned(), points.parse().ok()?))).collect()
}

/// The component under which the remark of a table is stored.
pub(crate) fn remark_name(table: &str) -> String {
    format!("{REMARK}{table}")
}

/// The latest remark of each table.
pub(crate) fn table_remarks(marks: &[AttemptMarkRow]) -> BTreeMap<String, String> {
    let remark = |(name, text): (&str, &str)| Some((name.strip_prefix(REMARK)?.to_owned(), text.to_owned()));
    sheet_components(marks).into_iter().filter_map(remark).collect()
}

/// The number of the next mark of a page.
pub(crate) fn next(marks: &[AttemptMarkRow], page: i32) -> i32 {
    marks.iter().filter(|mark| mark.page == page).map(|mark| mark.number).max().unwrap_or(0) + 1
}

/// The row that withdraws the marks of a page whose answer on paper is corrected; `None` if it has
/// none.
pub(crate) fn withdrawal(
    marks: &[AttemptMarkRow],
    page: i32,
    by: MarkerId,
    at: Moment,
) -> Option<AttemptMarkRow> {
    let last = marks.iter().rev().find(|mark| mark.page == page)?;
    (!last.withdraws).then(|| AttemptMarkRow {
        number: last.number + 1,
        kind: MarkKind::Engine.word().to_owned(),
        by_federation_id: Some(by.0),
        by_account_id: Some(by.1),
        mark: 0,
        components: BTreeMap::new(),
        reason: String::new(),
        marked_at: at,
        withdraws: true,
        ..last.clone()
    })
}

/// A mark as a column value, at most 1000.
pub(crate) fn per_mille(mark: u16) -> i16 {
    i16::try_from(mark.min(1000)).unwrap_or(1000)
}
