//! `director reports`: reports on scenarios.

use super::{Database, moment, printable, words};
use server::reports::Report;
use std::process::ExitCode;

/// Lists the latest reports, newest first.
pub fn list(database: Database, limit: u16) -> ExitCode {
    database.run(async |server| {
        let reports = server.reports.list(limit).await?;
        if reports.is_empty() {
            return Ok(format!("{}\n", words().say("print-no-reports")));
        }
        Ok(reports.iter().map(text_of).collect())
    })
}

/// A report: time, reporter, scenario, text and answer.
fn text_of(report: &Report) -> String {
    let words = words();
    let by = match report.account {
        Some(account) => words.format("print-report-account", &[("id", account.to_string().into())]),
        None => words.say("print-report-visitor"),
    };
    let reported = &report.reported;
    let args = [
        ("at", moment(report.at).into()),
        ("scenario", printable(&reported.scenario).into()),
        ("by", by.into()),
        ("engine", printable(&reported.engine).into()),
    ];
    let mut text = format!("{}\n", words.format("print-report", &args));
    for line in reported.text.lines() {
        text.push_str(&format!("    {}\n", printable(line)));
    }
    let answer = reported.answer.iter().flatten();
    let answer: Vec<String> = answer.map(|(key, tokens)| format!("{key}={}", tokens.join(","))).collect();
    if !answer.is_empty() {
        let line = words.format("print-report-answer", &[("answer", printable(&answer.join(" ")).into())]);
        text.push_str(&format!("    {line}\n"));
    }
    text.push('\n');
    text
}
