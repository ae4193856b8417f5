//! The card of a simulated table: what is staged there, and the ruling on a page of its own.

use super::booklet::{story, table as pictured};
use crate::api::attachment::{PDF, private_attachment};
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use crate::words;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::exam::RubricTable;
use bank::{Bank, Scenario};
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Ruling};
use server::Server;
use server::audit::Deed;
use server::exams::ExamTables;
use server::exams::marking::rulings::{RuledScenario, find_ruled};
use server::exams::sitting::sitting_id;
use server::hall_pdf::{self, PrintedPaper, PrintedPiece};
use server::roles::{Action, Whose};
use server::rulings::Rulings;
use std::sync::Arc;
use words::Words;

/// The card of the table in the URL, in the reader's language. It is in the audit log.
pub async fn table_card_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id, number)): UrlPath<(String, String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let here = format!("/federation/{code}/exams/{id}/tables/{number}");
    let made = card(&context, (&bank, &rulings), [&code, &id, &number]).await;
    let card = match made {
        Ok(card) => card,
        Err(why) => return why.file_response(&here),
    };
    // Typesetting takes a while, off the serving threads.
    match tokio::task::spawn_blocking(move || hall_pdf::papers(&[card])).await {
        Ok(Ok(file)) => {
            let name = format!("table-card-{number}-{}.pdf", words().language().tag());
            private_attachment(PDF, &name, file)
        }
        fault => {
            tracing::error!(fault = ?fault.map(|made| made.map(|_| ())), "table card cannot be printed");
            Refused::Database.file_response(&here)
        }
    }
}

async fn card(
    context: &RequestContext,
    (bank, rulings): (&Arc<Bank>, &Rulings),
    [code, id, number]: [&str; 3],
) -> Result<PrintedPaper, Refused> {
    let allowed = context.allowed(Action::HoldExams, code, Whose::Others).await?;
    let sitting = sitting_id(id).ok_or(Refused::NotFound)?;
    let server = server(context)?;
    let found = or_refuse(server.marking.tables(&allowed, sitting).await)?.ok_or(Refused::NotFound)?;
    let table = found.table(number).filter(|_| !found.is_candidate).ok_or(Refused::NotFound)?;
    let mut staged = Vec::new();
    for id in table.scenarios() {
        staged.push(find_ruled(bank, rulings, id).await.ok_or(Refused::NotFound)?);
    }
    if staged.is_empty() {
        return Err(Refused::NotFound);
    }
    or_refuse(server.halls.record(&allowed, &found.sitting, Deed::TableCardPrinted).await)?;
    Ok(printed(words(), &found, table, &staged))
}

/// What each player needs first, then the rulings and what earns points.
fn printed(
    words: &'static Words,
    found: &ExamTables,
    table: &RubricTable,
    staged: &[RuledScenario],
) -> PrintedPaper {
    let mut pieces = vec![PrintedPiece::Paragraph(words.say("tables-card-about"))];
    for (scenario, _) in staged {
        pieces.push(PrintedPiece::Heading(words.scenario_name(scenario)));
        pieces.push(PrintedPiece::Note(words.edition(scenario.case.edition)));
        pieces.push(pictured(words, scenario));
        pieces.extend(story(words, scenario, None).into_iter().map(PrintedPiece::Paragraph));
    }
    pieces.push(PrintedPiece::Part(words.say("tables-card-examiner")));
    for (scenario, ruling) in staged {
        of_examiner(words, scenario, ruling, &mut pieces);
    }
    pieces.push(PrintedPiece::Heading(words.say("tables-card-points")));
    pieces.extend(table.lines.iter().map(|line| {
        let args = [("line", (&line.name).into()), ("n", i64::from(line.points).into())];
        PrintedPiece::Paragraph(words.format("tables-card-line", &args))
    }));
    let title = table.name.clone().unwrap_or_else(|| words.say("tables-others"));
    PrintedPaper { words, about: vec![found.sitting.name.clone()], foot: title.clone(), title, pieces }
}

fn of_examiner(words: &Words, scenario: &Scenario, ruling: &Ruling, pieces: &mut Vec<PrintedPiece>) {
    let case = &scenario.case;
    pieces.push(PrintedPiece::Heading(words.scenario_name(scenario)));
    let several = !ruling.earlier.is_empty();
    let all = ruling.earlier.iter().chain([ruling]);
    for (one, number) in all.zip(1..) {
        if several {
            pieces.push(PrintedPiece::Note(words.irregularity(case, number, one)));
        }
        pieces.extend(words.summary(case, one).into_iter().map(PrintedPiece::Paragraph));
        let reasons = words.reasons(case, one).into_iter();
        pieces.extend(reasons.map(|reason| {
            let args = [("cite", words.cite(reason.clause).into()), ("text", reason.text.into())];
            PrintedPiece::Note(words.format("tables-card-reason", &args))
        }));
    }
    open(words, case, ruling, pieces);
    let judged = ruling.judgement.iter().map(|one| words.judgement(case, one));
    pieces.extend(judged.map(PrintedPiece::Note));
}

/// An open question, and what the ruling on each answer adds.
fn open(words: &Words, case: &Case, ruling: &Ruling, pieces: &mut Vec<PrintedPiece>) {
    let Outcome::Fork { question, branches } = &ruling.outcome else { return };
    pieces.push(PrintedPiece::Paragraph(words.open_question(case, *question)));
    for branch in branches {
        pieces.push(PrintedPiece::Heading(words.answer(case, *question, branch.answer)));
        let added = words.added(case, ruling, &branch.ruling).into_sentences();
        pieces.extend(added.into_iter().map(PrintedPiece::Paragraph));
        open(words, case, &branch.ruling, pieces);
    }
}
