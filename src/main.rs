//! The program. `serve` is the site; what else it does works on files and needs neither network nor database.

use std::fs;
use std::io::{ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use director::engine;
use director::quiz::{Bank, Fault, FaultKind, FileFault, Scenario};
use director::server::accounts::password::Cost;
use director::server::clock::Clock;
use director::server::entropy::Entropy;
use director::server::mail::MailSettings;
use director::server::reports::Report;
use director::server::rulings::{Limits, Rulings};
use director::startup::{self, Config, SiteError};
use director::words::english;
use time::format_description::well_known::Rfc3339;

/// Director, please! Computes the ruling in bridge, and trains and examines the people who give it.
#[derive(Parser)]
#[command(version)]
struct Program {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Serves the site
    Serve(Serve),
    /// Prints the computed ruling on a scenario file, and how it was reached
    Ruling {
        /// The file, as `quizzes/README.md` describes it
        file: PathBuf,
        /// For programs rather than for people
        #[arg(long)]
        json: bool,
    },
    /// Validates a whole bank and prints every fault of every file
    Check {
        /// Its folder
        #[arg(default_value = "quizzes")]
        dir: PathBuf,
    },
    /// Lists what people have reported of scenarios, the latest first
    Reports {
        /// The database: `sqlite:FILE` or `postgres://…`
        #[arg(long, env = "DATABASE_URL", default_value = "sqlite:director.db", hide_env_values = true)]
        database_url: String,
        /// How many at most
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
}

/// The one place where the environment is read.
#[derive(clap::Args)]
struct Serve {
    /// Where to listen; port 0 takes any free one
    #[arg(long, env = "LISTEN", default_value = "127.0.0.1:3000")]
    listen: String,
    /// The database: `sqlite:FILE` or `postgres://…`
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite:director.db", hide_env_values = true)]
    database_url: String,
    /// Where the builder put the browser's half
    #[arg(long, env = "SITE_ROOT", default_value = "target/site")]
    site_root: PathBuf,
    /// The folder of the bank
    #[arg(long, env = "BANK", default_value = "quizzes")]
    bank: PathBuf,
    /// The address under which people find the site, such as https://director.example.org; without it, the one it listens on
    #[arg(long, env = "PUBLIC_URL", default_value = "", hide_default_value = true)]
    public_url: String,
    /// The mail server: smtps://user:password@host or smtp://host:587?tls=required; without it, letters wait at /outbox
    #[arg(long, env = "SMTP_URL", default_value = "", hide_default_value = true, hide_env_values = true)]
    smtp_url: String,
    /// Who letters come from, such as Director <director@example.org>
    #[arg(long, env = "MAIL_FROM", default_value = "", hide_default_value = true)]
    mail_from: String,
}

fn main() -> ExitCode {
    match Program::parse().task {
        Task::Serve(serve) => serve.run().map_or_else(|cause| refuse(&cause), |()| ExitCode::SUCCESS),
        Task::Ruling { file, json } => ruling(&file, json).unwrap_or_else(|faults| list(&faults)),
        Task::Reports { database_url, limit } => {
            reports(&database_url, limit).unwrap_or_else(|cause| refuse(&cause))
        }
        Task::Check { dir } => Bank::load(&dir).map_or_else(|faults| list(&faults), |bank| sound(&bank)),
    }
}

/// Prints the ruling on the case of a scenario file.
fn ruling(file: &Path, json: bool) -> Result<ExitCode, Vec<FileFault>> {
    let placed = |faults: Vec<Fault>| -> Vec<FileFault> {
        faults.into_iter().map(|fault| FileFault { file: file.to_owned(), fault }).collect()
    };
    let unread = |kind| placed(vec![Fault { line: 1, field: String::new(), kind }]);
    let bytes = fs::read(file).map_err(|_| unread(FaultKind::Unreadable))?;
    let text = String::from_utf8(bytes).map_err(|_| unread(FaultKind::NotUtf8))?;
    let case = Scenario::read(&text).map_err(placed)?.case;
    let ruling = engine::rule(&case);
    Ok(print(&if json {
        format!("{:#}\n", engine::json::ruling(&ruling))
    } else {
        english().ruling(&case, &ruling)
    }))
}

/// Lists the reports that a database holds.
fn reports(database_url: &str, limit: u16) -> Result<ExitCode, SiteError> {
    let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
    let reports = runtime.block_on(startup::reports(database_url, limit))?;
    let words = english();
    if reports.is_empty() {
        return Ok(print(&format!("{}\n", words.say("print-no-reports"))));
    }
    Ok(print(&reports.iter().map(report).collect::<String>()))
}

/// A report as it is printed: when, by whom, about what, with what was answered.
fn report(report: &Report) -> String {
    let words = english();
    let by = match report.account {
        Some(account) => words.tell("print-report-account", &[("id", account.to_string().into())]),
        None => words.say("print-report-visitor"),
    };
    let reported = &report.reported;
    let at = report.at.replace_nanosecond(0).unwrap_or(report.at).format(&Rfc3339).unwrap_or_default();
    let args = [
        ("at", at.into()),
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

/// What people wrote, without what would move the terminal's cursor about.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Says that a bank has no faults.
fn sound(bank: &Bank) -> ExitCode {
    let (scenarios, programmes) = (bank.firsts().count(), bank.programmes().len());
    let counts = [("scenarios", scenarios.into()), ("programmes", programmes.into())];
    print(&format!("{}\n", english().tell("print-bank-sound", &counts)))
}

/// Lists what is wrong with files, each fault with its place.
fn list(faults: &[FileFault]) -> ExitCode {
    for fault in faults {
        complain(&english().file_fault(fault));
    }
    complain(&english().tell("print-faults", &[("n", faults.len().into())]));
    ExitCode::FAILURE
}

/// Says why the site does not run.
fn refuse(cause: &SiteError) -> ExitCode {
    complain(&format!("director: {cause}"));
    match cause {
        SiteError::Bank { faults, .. } => list(faults),
        _ => ExitCode::FAILURE,
    }
}

/// Says what is wrong. When even that cannot be said, how the program ends still tells it.
fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Prints a text. Whoever reads it may stop before its end, as `head` does.
fn print(text: &str) -> ExitCode {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(cause) if cause.kind() != ErrorKind::BrokenPipe => {
            complain(&format!("director: {cause}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

impl Serve {
    fn run(self) -> Result<(), SiteError> {
        trace_to_standard_error();
        let config = Config {
            listen: self.listen,
            database_url: self.database_url,
            site_root: Some(self.site_root),
            bank: self.bank,
            clock: Clock::system(),
            entropy: Entropy::system(),
            password_cost: Cost::RECOMMENDED,
            rulings: Rulings::new(engine::rule, Limits::of_this_machine()),
            mail: MailSettings { public_url: self.public_url, smtp_url: self.smtp_url, from: self.mail_from },
        };
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let ended = runtime.block_on(async {
            let site = startup::build(config).await?;
            tracing::info!("listening on http://{}", site.addr());
            site.prepare();
            site.run(interrupted()).await
        });
        // A search under way holds up nothing: what it finds is kept in memory only.
        runtime.shutdown_background();
        ended
    }
}

/// What the site tells goes to standard error; `RUST_LOG` chooses how much.
fn trace_to_standard_error() {
    let level =
        tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,sqlx=warn".into());
    let colours = std::io::stderr().is_terminal();
    // A log that cannot be written is no reason to stop.
    let log = tracing_subscriber::fmt().with_env_filter(level).with_ansi(colours).log_internal_errors(false);
    log.with_writer(std::io::stderr).init();
}

/// Ends with Ctrl-C, or when the system asks the program to stop.
async fn interrupted() {
    let by_hand = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
    #[cfg(unix)]
    let by_system = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let by_system = std::future::pending::<()>();
    tokio::select! {
        () = by_hand => {}
        () = by_system => {}
    }
}
