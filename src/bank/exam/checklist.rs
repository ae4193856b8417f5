//! An examiner's checklist before a sitting is opened.

use super::judgement::{is_contested, is_judged};
use super::paper::{Paper, RowContent};
use super::part::Part;
use super::pool::{Pool, PoolRow};
use super::prepare::{Shortage, shortages};
use crate::bank::Bank;
use crate::id::MARK;
use derive::Word;
use jiff::Timestamp;
use rules::law::{Clause, Edition};
use std::collections::BTreeSet;

/// A pass mark below this, in thousandths, is flagged.
const LOW: u16 = 300;

/// Usual minutes for a page.
const USUAL: usize = 5;

/// Fewest seconds for a page; below this a paper is flagged as too long.
pub const PACE: i64 = 60;

/// Window of a sitting and durations of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SittingSchedule {
    /// From when on candidates may begin
    pub opens_at: Timestamp,
    /// The end of the sitting
    pub closes_at: Timestamp,
    /// Duration of the closed part; 0 if there is none
    pub closed_minutes: i64,
    /// Duration of the open part; 0 if there is none
    pub open_minutes: i64,
}

/// Result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum CheckResultKind {
    /// Good
    Good,
    /// To be reviewed by the examiner
    Look,
    /// The sitting cannot be opened
    Bad,
}

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// Enough items: rows with a shortage
    Enough(Vec<Shortage>),
    /// Different papers for candidates: rows that draw all their items, without variants, by their
    /// paths in the file
    Spare(Vec<String>),
    /// The same paper for all candidates: no row is drawn
    Fixed,
    /// A pass mark, in thousandths
    Rule(Option<u16>),
    /// Variants found: scenarios without any, which are asked as in the bank
    Variants(Vec<String>),
    /// Marked by the engine: scenarios that leave a matter to judgement, marked by examiners
    Judged(Vec<String>),
    /// Uncontested: scenarios on which authorities differ
    Contested(Vec<String>),
    /// Coverage of the clauses ruled on in the laws of the paper: the number that may be asked, and
    /// those that may not
    Clauses {
        /// Clauses on which an item turns
        covered: usize,
        /// The others, in order
        missing: Vec<Clause>,
    },
    /// Time and items in this part
    Part {
        /// Which
        part: Part,
        /// Minutes
        minutes: i64,
        /// Most pages a candidate may have
        pages: usize,
    },
    /// Closes after it opens, and has not closed yet
    Window {
        /// Minutes open
        minutes: i64,
        /// True if the close has passed
        over: bool,
    },
    /// A candidate who begins at the opening has the full time before the close
    Fits {
        /// Minutes open
        window: i64,
        /// Minutes for all parts
        needs: i64,
    },
}

impl Check {
    /// Result of the check.
    pub fn finding(&self) -> CheckResultKind {
        let is_good = |good: bool, otherwise| if good { CheckResultKind::Good } else { otherwise };
        match self {
            Check::Enough(short) => is_good(short.is_empty(), CheckResultKind::Bad),
            Check::Fixed => CheckResultKind::Look,
            Check::Rule(pass) => is_good(pass.is_some_and(|pass| pass >= LOW), CheckResultKind::Look),
            Check::Spare(places) => is_good(places.is_empty(), CheckResultKind::Look),
            Check::Variants(ids) | Check::Judged(ids) | Check::Contested(ids) => {
                is_good(ids.is_empty(), CheckResultKind::Look)
            }
            Check::Clauses { missing, .. } => is_good(missing.is_empty(), CheckResultKind::Look),
            Check::Part { minutes, pages, .. } if (*minutes > 0) != (*pages > 0) => CheckResultKind::Bad,
            Check::Part { minutes, pages, .. } => {
                is_good(minutes * 60 >= PACE * *pages as i64, CheckResultKind::Look)
            }
            Check::Window { minutes, over } => is_good(*minutes > 0 && !over, CheckResultKind::Bad),
            Check::Fits { window, needs } => is_good(window >= needs, CheckResultKind::Look),
        }
    }

    /// The scenarios to look at, by their ids.
    pub fn scenarios(&self) -> &[String] {
        match self {
            Check::Variants(ids) | Check::Judged(ids) | Check::Contested(ids) => ids,
            _ => &[],
        }
    }

    /// The word of the Fluent files.
    pub const fn word(&self) -> &'static str {
        match self {
            Check::Enough(_) => "enough",
            Check::Spare(_) => "spare",
            Check::Fixed => "fixed",
            Check::Rule(Some(pass)) if *pass < LOW => "low",
            Check::Rule(_) => "rule",
            Check::Variants(_) => "variants",
            Check::Judged(_) => "judged",
            Check::Contested(_) => "contested",
            Check::Clauses { .. } => "clauses",
            Check::Part { .. } => "part",
            Check::Window { .. } => "window",
            Check::Fits { .. } => "fits",
        }
    }
}

/// All checks of a sitting, with their results. The pool is the prepared one, or
/// [`super::unprepared`].
pub fn checklist(
    bank: &Bank,
    paper: &Paper,
    pool: &Pool,
    schedule: &SittingSchedule,
    now: Timestamp,
) -> Vec<Check> {
    let origins: BTreeSet<&str> =
        pool.rows.iter().flat_map(|row| &row.items).map(|item| &*item.origin).collect();
    let those = |is: fn(&Bank, &str) -> bool| {
        origins.iter().filter(|origin| is(bank, origin)).map(|origin| (*origin).to_owned()).collect()
    };
    let minutes = schedule.closes_at.duration_since(schedule.opens_at).as_secs() / 60;
    let window = Check::Window { minutes, over: schedule.closes_at <= now };
    if !paper.is_written() {
        return vec![Check::Rule(paper.rules.pass), window];
    }
    let mut checks = vec![
        Check::Enough(shortages(paper, pool)),
        if paper.is_fixed() { Check::Fixed } else { Check::Spare(without_spare(paper, pool)) },
        Check::Rule(paper.rules.pass),
        Check::Variants(without_variants(paper, pool)),
        Check::Judged(those(is_judged)),
        Check::Contested(those(is_contested)),
        clauses(bank, paper, &origins),
    ];
    let parts = [(Part::Closed, schedule.closed_minutes), (Part::Open, schedule.open_minutes)];
    let part = |(part, minutes)| Check::Part { part, minutes, pages: pages(pool, part) };
    checks.extend(parts.into_iter().filter(|(part, minutes)| *minutes > 0 || paper.has(*part)).map(part));
    checks.push(window);
    checks.push(Check::Fits { window: minutes, needs: schedule.closed_minutes + schedule.open_minutes });
    checks
}

/// Usual time for a part of a paper, in minutes.
pub fn usual_minutes(pool: &Pool, part: Part) -> usize {
    USUAL * pages(pool, part)
}

/// Rows that draw all their items, none of which has several variants.
fn without_spare(paper: &Paper, pool: &Pool) -> Vec<String> {
    let drawn = paper.rows.iter().zip(&pool.rows).filter(|(row, _)| matches!(row.what, RowContent::Drawn(_)));
    let all = drawn.filter(|(_, of)| {
        of.items.len() <= usize::from(of.count) && of.items.iter().all(|item| item.ids.len() < 2)
    });
    all.map(|(row, _)| row.place.clone()).collect()
}

/// Scenarios without a variant although the row asks for variants; none before the pool is
/// prepared.
fn without_variants(paper: &Paper, pool: &Pool) -> Vec<String> {
    let with_variants = paper
        .rows
        .iter()
        .zip(&pool.rows)
        .filter(|(row, _)| matches!(&row.what, RowContent::Drawn(draw) if draw.variants));
    let items: Vec<_> = with_variants.flat_map(|(_, of)| &of.items).collect();
    let is_variant = |id: &String| id.contains(MARK);
    if !items.iter().any(|item| item.ids.iter().any(is_variant)) {
        return Vec::new();
    }
    let without = items.into_iter().filter(|item| !item.ids.iter().any(is_variant));
    without.map(|item| item.origin.clone()).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Coverage of the clauses ruled on in the laws that dispose of the items.
fn clauses(bank: &Bank, paper: &Paper, origins: &BTreeSet<&str>) -> Check {
    let laws: BTreeSet<&str> = origins.iter().flat_map(|origin| bank.laws_of(origin)).copied().collect();
    let edition = |clause: &Clause| match paper.edition {
        Some(edition) => clause.is_in(edition),
        None => clause.is_in(Edition::E2017),
    };
    let ruled =
        Clause::all().filter(|clause| clause.entry().ruled && laws.contains(clause.law())).filter(edition);
    let turns = |clause: &Clause| bank.by_clause(*clause).any(|one| origins.contains(&*one.stage.of));
    let (covered, missing): (Vec<Clause>, Vec<Clause>) = ruled.partition(turns);
    Check::Clauses { covered: covered.len(), missing }
}

/// Most pages of a part: the items with most stages in each row.
pub fn pages(pool: &Pool, part: Part) -> usize {
    let of_part = pool.rows.iter().filter(|row| row.part == part);
    let of_row = |row: &PoolRow| -> usize {
        let mut stages: Vec<usize> = row.items.iter().map(|item| item.stages.into()).collect();
        stages.sort_by(|a, b| b.cmp(a));
        stages.into_iter().take(row.count.into()).sum()
    };
    of_part.map(of_row).sum()
}
