//! Simulated tables of an exam, for its examiners. Each function checks the permission first.

use super::cookies::tell_with;
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use super::ruling::ruling_on;
use super::variant::find;
use crate::alphabet;
use bank::exam::RubricTable;
use bank::{Bank, Scenario};
use rules::engine::Ruling;
use server::exams::FilledSheet;
use server::exams::marking::examiner::parse_attempt_id;
use server::exams::sitting::sitting_id;
pub use server::exams::{ExamTables, TableCandidate};
use server::roles::{Action, Allowed, Whose};
use std::sync::Arc;

/// The tables of the sitting in the URL, with its candidates.
pub async fn exam_tables(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &str,
) -> Result<ExamTables, Refused> {
    let id = sitting_id(sitting).ok_or(Refused::NotFound)?;
    let mut found =
        or_refuse(server(context)?.marking.tables(allowed, id).await)?.ok_or(Refused::NotFound)?;
    let alike = |a: &TableCandidate, b: &TableCandidate| a.number == b.number;
    alphabet().sort_within(&mut found.candidates, alike, |one| &one.who.account.name);
    Ok(found)
}

/// A scenario staged at a table, with the ruling on it; `None` while there is none.
pub struct StagedScenario {
    pub id: String,
    pub ruled: Option<(Arc<Scenario>, Arc<Ruling>)>,
}

/// The scenarios staged at a table; none for a caller who is a candidate.
pub async fn staged(bank: &Arc<Bank>, found: &ExamTables, table: &RubricTable) -> Vec<StagedScenario> {
    let mut staged = Vec::new();
    for id in table.scenarios().into_iter().filter(|_| !found.is_candidate) {
        let ruled = match find(bank, id).await {
            Ok(Some(scenario)) => {
                let ruling = ruling_on(&scenario.case).await.ok();
                ruling.map(|ruling| (scenario, ruling))
            }
            _ => None,
        };
        staged.push(StagedScenario { id: id.to_owned(), ruled });
    }
    staged
}

form! {
    /// Stores a candidate's points at a table, and leads to the next candidate.
    "exam-table" TablePost at "/federation/{federation}/exams/{sitting}/tables/{table}/{attempt}"
    labels "sheet-{}" faults "marking-fault-{}" {
        federation: hidden,
        sitting: hidden,
        table: hidden,
        attempt: hidden,
        base: hidden,
        points: keyed,
        text: lines(2) = "tables-remark",
    }
}

impl Posted for TablePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let sitting = sitting_id(&self.sitting).ok_or(Refused::NotFound)?;
        let attempt = parse_attempt_id(&self.attempt).ok_or(Refused::NotFound)?;
        let found = exam_tables(context, &allowed, &self.sitting).await?;
        let table = found.table(&self.table).ok_or(Refused::NotFound)?;
        let mut points = self.points.clone();
        points.retain(|id, _| table.lines.iter().any(|line| line.id == *id));
        let filled = FilledSheet {
            // Without a number no version was shown.
            base: self.base.parse().unwrap_or_default(),
            points,
            remark: self.text.clone(),
            table: table.name.clone(),
        };
        server(context)?.marking.keep_sheet(&allowed, sitting, attempt, &filled).await?;
        // Others may have given points meanwhile.
        let found = exam_tables(context, &allowed, &self.sitting).await?;
        let here = format!("/federation/{}/exams/{}/tables/{}", self.federation, self.sitting, self.table);
        let next = found.table(&self.table).and_then(|table| found.next(table, attempt));
        let saved = attempt.0;
        Ok(match next {
            Some(next) => format!("{here}/{}?saved={saved}", next.attempt.0),
            None => format!("{here}?saved={saved}"),
        })
    }
}

form! {
    /// Draws a paper for each person on the list who has no attempt, so that points can be given.
    "table-draw" TableDrawPost at "/federation/{federation}/exams/{sitting}/tables"
    labels "hall-{}" {
        federation: hidden,
        sitting: hidden,
    }
}

impl Posted for TableDrawPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = exam_tables(context, &allowed, &self.sitting).await?;
        let drawn = server(context)?.halls.draw(&allowed, &found.sitting, alphabet()).await?;
        let counts = [("drawn", &*drawn.drawn.to_string()), ("refused", &drawn.refused.to_string())];
        tell_with("table-draw", "drawn", counts);
        Ok(self.page())
    }
}
