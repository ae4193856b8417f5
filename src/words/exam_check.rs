//! The checklist of a sitting and its results.

use super::{Arg, Words};
use bank::exam::{Check, PaperTable, Shortage};

/// Minutes in a day, and minutes from which hours are shown.
const DAY: i64 = 1440;
const LONG: i64 = 180;

impl Words {
    /// A check of a sitting, with its result.
    pub fn exam_check(&self, check: &Check) -> String {
        let id = format!("check-{}-{}", check.word(), check.finding().word());
        let args: Vec<(&str, Arg)> = match check {
            Check::Enough(short) => {
                let rows: Vec<String> = short.iter().map(|one| self.shortage(one)).collect();
                vec![("rows", self.joined(&rows).into())]
            }
            Check::Spare(rows) => {
                let named: Vec<String> = rows.iter().map(|path| self.paper_row_at(path)).collect();
                vec![("rows", self.joined(&named).into()), ("n", rows.len().into())]
            }
            Check::Fixed => Vec::new(),
            Check::Rule(pass) => vec![("pass", self.percent(pass.unwrap_or_default()).into())],
            Check::Variants(ids) | Check::Judged(ids) | Check::Contested(ids) => {
                vec![("n", ids.len().into())]
            }
            Check::Clauses { covered, missing } => {
                let clauses: Vec<&str> = missing.iter().map(|clause| clause.citation()).collect();
                let all = covered + missing.len();
                vec![
                    ("covered", (*covered).into()),
                    ("all", all.into()),
                    ("clauses", clauses.join(", ").into()),
                ]
            }
            Check::Part { part, minutes, pages } => {
                let part = self.say(&format!("check-of-{}", part.word()));
                vec![("part", part.into()), ("minutes", (*minutes).into()), ("pages", (*pages).into())]
            }
            Check::Window { minutes, over } => {
                vec![("time", self.time_span(*minutes).into()), ("over", i64::from(*over).into())]
            }
            Check::Fits { window, needs } => {
                vec![("window", self.time_span(*window).into()), ("needs", self.time_span(*needs).into())]
            }
        };
        self.format(&id, &args)
    }

    /// A time in minutes, in hours or in days.
    fn time_span(&self, minutes: i64) -> String {
        match (minutes / DAY, minutes % DAY) {
            (days, 0) if days > 1 => self.format("check-days", &[("n", days.into())]),
            _ if minutes < LONG => self.format("check-minutes", &[("n", minutes.into())]),
            _ => {
                let parts = [("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())];
                self.format("directed-length", &parts)
            }
        }
    }

    /// A row of a paper with too few items.
    pub fn shortage(&self, shortage: &Shortage) -> String {
        let args = [
            ("field", Arg::from(self.paper_row_at(&shortage.field))),
            ("need", shortage.need.into()),
            ("have", shortage.have.into()),
        ];
        self.format("check-shortage", &args)
    }

    /// A row of a paper: its list and number, as `Drawn row 3`; of another table its name.
    pub fn paper_row(&self, table: PaperTable, index: usize) -> String {
        self.format(&format!("exam-paper-row-{}", table.word()), &[("n", (index + 1).into())])
    }

    /// The row of a path in a paper's file, such as `draw[2].count`; `None` if it is in no row.
    pub fn paper_place(&self, path: &str) -> Option<String> {
        let (table, rest) = path.split_once('[')?;
        let index = rest.split_once(']')?.0.parse().ok()?;
        Some(self.paper_row(PaperTable::read(table).filter(|table| table.is_list())?, index))
    }

    fn paper_row_at(&self, path: &str) -> String {
        self.paper_place(path).unwrap_or_else(|| path.to_owned())
    }
}
