//! Practical and oral parts: a candidate's sheet, on which an examiner gives points for the lines
//! of the paper's rubric.

use super::Marking;
use crate::accounts::Account;
use crate::audit::Deed;
use crate::exams::attempt::load::is_own;
use crate::exams::marks::{next, per_mille, points, remark_name, table_remarks};
use crate::exams::sitting::Sitting;
use crate::exams::sitting::event::sitting_event;
use crate::forms::{Faults, Rejection};
use crate::roles::Allowed;
use crate::texts;
use bank::exam::{MarkKind, Points, RubricLine};
use rules::engine;
use serde_json::json;
use std::collections::BTreeMap;
use store::attempt::{self, AttemptId};
use store::attempt_mark::{self, AttemptMarkRow};
use store::sitting::SittingId;
use store::{StoreError, account};

/// The page number under which points are stored.
const SHEET: i32 = 0;

/// A candidate's sheet.
#[derive(Clone)]
pub struct RubricSheet {
    pub sitting: Sitting,
    pub who: Account,
    pub lines: Vec<RubricLine>,
    /// The points so far.
    pub points: Points,
    /// The latest remark on the whole.
    pub remark: String,
    /// The latest remark of each table, by its name.
    pub remarks: BTreeMap<String, String>,
    /// Number of the latest change; 0 if never filled in.
    pub base: i32,
}

/// The form of a sheet.
#[derive(Clone, Debug, Default)]
pub struct FilledSheet {
    /// Number of the latest change when the sheet was shown: unchanged values of the form are not
    /// stored again.
    pub base: i32,
    /// Points by line id; an empty value clears a line, an absent one leaves it unchanged.
    pub points: BTreeMap<String, String>,
    pub remark: String,
    /// The table that the remark is of; the whole without one.
    pub table: Option<String>,
}

impl Marking {
    /// The sheet of an attempt, if its paper has a rubric; not of one's own. It can be filled in
    /// before the attempt is over.
    pub async fn sheet(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        id: AttemptId,
    ) -> Result<Option<RubricSheet>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let row = attempt::by_id(store, federation, id).await?;
        let row = row.filter(|row| row.sitting_id == sitting && !is_own(row, allowed));
        let Some(row) = row else { return Ok(None) };
        let Some(sitting) = self.sittings.of(federation, sitting).await? else { return Ok(None) };
        let lines = self.results.terms(&sitting).await?.rubric;
        let Some(who) = account::by_id(store, federation, row.account_id).await? else { return Ok(None) };
        let marks = attempt_mark::of_attempt(store, federation, id).await?;
        let base = next(&marks, SHEET) - 1;
        let sheet = RubricSheet {
            sitting,
            who: who.into(),
            points: points(&marks),
            lines,
            remark: remark(&marks, None),
            remarks: table_remarks(&marks),
            base,
        };
        Ok(Some(sheet).filter(|sheet| !sheet.lines.is_empty()))
    }

    /// Stores an examiner's changes since the sheet was shown. Other examiners' changes stay; if
    /// both changed a line, nothing is stored.
    pub async fn keep_sheet(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        id: AttemptId,
        filled: &FilledSheet,
    ) -> Result<(), Rejection> {
        let sheet = self.sheet(allowed, sitting, id).await?.ok_or(Rejection::NotFound)?;
        let given = read(&sheet.lines, &filled.points).map_err(|lines| faults("points", lines))?;
        let typed = texts::text(&filled.remark).map_err(|_| "long")?;
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let locked = attempt::lock(&mut write, federation, id).await?;
        let marks = attempt_mark::of_attempt_within(&mut write, federation, id).await?;
        let shown: Vec<AttemptMarkRow> =
            marks.iter().filter(|mark| mark.number <= filled.base).cloned().collect();
        let (before, mut now) = (points(&shown), points(&marks));
        let changed = changed(given, &before, &now).map_err(|lines| faults("since", lines))?;
        let table = filled.table.as_deref();
        let latest = remark(&marks, table);
        let said = if typed == remark(&shown, table) { latest.clone() } else { typed };
        if changed.is_empty() && said == latest {
            return Ok(());
        }
        set(&mut now, &changed);
        let mut components: BTreeMap<String, String> =
            changed.into_iter().map(|(line, points)| (line, written(points))).collect();
        let reason = match table {
            None => said,
            Some(table) => {
                if said != latest {
                    components.insert(remark_name(table), said);
                }
                remark(&marks, None)
            }
        };
        let row = AttemptMarkRow {
            federation_id: federation,
            attempt_id: id,
            page: SHEET,
            number: next(&marks, SHEET),
            kind: MarkKind::Rubric.word().to_owned(),
            by_federation_id: Some(allowed.by().federation),
            by_account_id: Some(allowed.by().id),
            mark: per_mille(share(&sheet.lines, &now)),
            components,
            engine: engine::VERSION.to_owned(),
            reason,
            marked_at: self.clock.now(),
            withdraws: false,
        };
        attempt_mark::insert(&mut write, &row).await?;
        if let Some(attempt) = locked.filter(|_| !now.is_empty()) {
            self.finish_at_tables(&mut write, attempt).await?;
        }
        self.sittings.announce_change(&mut write, federation, sitting).await?;
        let detail = json!({ "attempt": id.0.to_string() });
        self.audit
            .record(&mut write, &sitting_event(allowed, sitting, Deed::SheetSaved).with(detail))
            .await?;
        write.commit().await?;
        Ok(())
    }
}

/// Points by line id; `None` clears a line.
type RubricPoints = BTreeMap<String, Option<u16>>;

/// The faults of these lines.
fn faults(kind: &str, lines: Vec<String>) -> Faults {
    lines.into_iter().map(|line| format!("{kind}:{line}")).collect()
}

/// Parses the points; or the ids of lines with invalid ones.
fn read(lines: &[RubricLine], filled: &BTreeMap<String, String>) -> Result<RubricPoints, Vec<String>> {
    let (mut given, mut faults) = (RubricPoints::new(), Vec::new());
    for line in lines {
        let Some(text) = filled.get(&line.id).map(|text| text.trim()) else { continue };
        let points = text.parse::<u16>().ok().filter(|points| *points <= line.points);
        if points.is_none() && !text.is_empty() {
            faults.push(line.id.clone());
        } else {
            given.insert(line.id.clone(), points);
        }
    }
    if faults.is_empty() { Ok(given) } else { Err(faults) }
}

/// The lines changed relative to the values shown; or the ids of those that another examiner has
/// since changed to other values.
fn changed(given: RubricPoints, before: &Points, now: &Points) -> Result<RubricPoints, Vec<String>> {
    let was = |line: &String, points: &Points| points.get(line).copied();
    let mut changed = given;
    changed.retain(|line, points| *points != was(line, before) && *points != was(line, now));
    let since = changed.keys().filter(|line| was(line, before) != was(line, now));
    let since: Vec<String> = since.cloned().collect();
    if since.is_empty() { Ok(changed) } else { Err(since) }
}

fn set(points: &mut Points, changed: &RubricPoints) {
    for (line, given) in changed {
        match given {
            Some(given) => drop(points.insert(line.clone(), *given)),
            None => drop(points.remove(line)),
        }
    }
}

/// Points as stored; empty if cleared.
fn written(points: Option<u16>) -> String {
    points.map(|points| points.to_string()).unwrap_or_default()
}

/// The latest remark of a table, or on the whole.
fn remark(marks: &[AttemptMarkRow], table: Option<&str>) -> String {
    if let Some(table) = table {
        return table_remarks(marks).remove(table).unwrap_or_default();
    }
    let last = marks.iter().rev().find(|mark| mark.kind == MarkKind::Rubric.word());
    last.map(|last| last.reason.clone()).unwrap_or_default()
}

/// Points given, as a share of the maximum of the lines with points, in thousandths, rounded down.
fn share(lines: &[RubricLine], given: &Points) -> u16 {
    let of = lines.iter().filter(|line| given.contains_key(&line.id));
    let most: u32 = of.map(|line| u32::from(line.points)).sum();
    let sum: u32 = given.values().map(|points| u32::from(*points)).sum();
    (sum * 1000).checked_div(most).and_then(|share| u16::try_from(share).ok()).unwrap_or(0)
}
