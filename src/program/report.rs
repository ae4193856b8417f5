//! `director reports`: what people have reported of scenarios.

use super::{Database, moment, printable, words};
use server::reports::Report;
use std::process::ExitCode;

/// Lists the latest, the latest first.
pub fn list(database: Database, limit: u16) -> ExitCode {
    database.work(async |server| {
        let reports = server.reports(limit).await?;
        if reports.is_empty() {
            return Ok(format!("{}\n", words().say("print-no-reports")));
        }
        Ok(reports.iter().map(report).collect())
    })
}

/// A report as it is printed: when, by whom, about what, with what was answered.
fn report(report: &Report) -> String {
    let words = words();
    let by = match report.account {
        Some(account) => words.tell("print-report-account", &[("id", account.to_string().into())]),
        None => words.say("print-report-visitor"),
    };
    let reported = &report.reported;
    let args = [
        ("at", moment(report.at).into()),
        ("scenario", printable(&reported.scenario).into()),
        ("by", by.into()),
        ("engine", printable(&reported.engine).into()),
    ];
    let mut text = format!("{}\n", words.tell("print-report", &args));
    for line in reported.text.lines() {
        text.push_str(&format!("    {}\n", printable(line)));
    }
    let answered = reported.answer.iter().flatten();
    let answered: Vec<String> = answered.map(|(key, tokens)| format!("{key}={}", tokens.join(","))).collect();
    if !answered.is_empty() {
        let told = words.tell("print-report-answer", &[("answer", printable(&answered.join(" ")).into())]);
        text.push_str(&format!("    {told}\n"));
    }
    text.push('\n');
    text
}
