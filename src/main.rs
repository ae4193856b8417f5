//! The program. `serve` is the site; what works on files needs neither network nor database; what the operator does with a database
//! stands in `program/`.

mod program;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use axum::http::HeaderName;
use clap::{Parser, Subcommand};
use director::engine;
use director::quiz::{Bank, Fault, FaultKind, FileFault, Scenario};
use director::server::accounts::password::Cost;
use director::server::clock::Clock;
use director::server::entropy::Entropy;
use director::server::mail::MailSettings;
use director::server::rulings::{Limits, Rulings};
use director::startup::{self, ClientAddress, Config, SiteError};
use program::{Database, complain, print, words};

/// Director, please! Computes the ruling in bridge, and trains and examines the people who give it.
#[derive(Parser)]
#[command(version)]
struct Program {
    /// The language in which it speaks: en, fr, it or nb
    #[arg(long, global = true, env = "LANG", default_value = "en", hide_default_value = true)]
    language: String,
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
        /// Holds the words of every language in this folder against the English ones instead: `src/words`
        #[arg(long, value_name = "DIR", conflicts_with = "dir")]
        words: Option<PathBuf>,
    },
    /// Lists what people have reported of scenarios, the latest first
    Reports {
        #[command(flatten)]
        database: Database,
        /// How many at most
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
    /// People and their accounts
    #[command(subcommand)]
    User(program::people::User),
    /// Federations and what they have decided
    #[command(subcommand)]
    Federation(program::federation::Federation),
    /// Who holds which role
    #[command(subcommand)]
    Role(program::roles::RoleOf),
    /// Letters that wait to be sent, and what became of the others
    #[command(subcommand)]
    Outbox(program::outbox::Outbox),
    /// The audit log
    #[command(subcommand)]
    Audit(program::audit::Audit),
    /// The archives of sittings
    #[command(subcommand)]
    Archive(program::archive::Archive),
    /// The keys by which federations sign certificates
    #[command(subcommand)]
    Key(program::key::Key),
    /// Credentials, as federations sign them
    #[command(subcommand)]
    Credential(program::credential::Credential),
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
    /// The header in which a proxy in front names who asks, such as `x-forwarded-for`; without it the connection tells
    #[arg(long, env = "CLIENT_ADDRESS_HEADER")]
    client_address_header: Option<HeaderName>,
    #[command(flatten)]
    operator: program::key::OperatorKeyArgs,
}

fn main() -> ExitCode {
    let program = Program::parse();
    program::speak(&program.language);
    match program.task {
        Task::Serve(serve) => serve.run().map_or_else(|cause| refuse(&cause), |()| ExitCode::SUCCESS),
        Task::Ruling { file, json } => ruling(&file, json).unwrap_or_else(|faults| list(&faults)),
        Task::Reports { database, limit } => program::reports::list(database, limit),
        Task::User(user) => user.run(),
        Task::Federation(federation) => federation.run(),
        Task::Role(role) => role.run(),
        Task::Outbox(outbox) => outbox.run(),
        Task::Audit(audit) => audit.run(),
        Task::Archive(archive) => archive.run(),
        Task::Key(key) => key.run(),
        Task::Credential(credential) => credential.run(),
        Task::Check { words: Some(dir), .. } => program::languages::check(&dir),
        Task::Check { dir, words: None } => {
            Bank::load(&dir).map_or_else(|faults| list(&faults), |bank| sound(&bank))
        }
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
        words().ruling(&case, &ruling)
    }))
}

/// Says that a bank has no faults.
fn sound(bank: &Bank) -> ExitCode {
    let counts = [
        ("scenarios", bank.firsts().count().into()),
        ("programmes", bank.programmes().len().into()),
        ("papers", bank.papers().len().into()),
    ];
    print(&format!("{}\n", words().tell("print-bank-sound", &counts)))
}

/// Lists what is wrong with files, each fault with its place.
fn list(faults: &[FileFault]) -> ExitCode {
    for fault in faults {
        complain(&words().file_fault(fault));
    }
    complain(&words().tell("print-faults", &[("n", faults.len().into())]));
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

impl Serve {
    fn run(self) -> Result<(), SiteError> {
        trace_to_standard_error();
        let (operator, database_url) = (self.operator, self.database_url.clone());
        let config = Config {
            listen: self.listen,
            database_url: self.database_url,
            site_root: Some(self.site_root),
            bank: self.bank,
            clock: Clock::system(),
            entropy: Entropy::system(),
            password_cost: Cost::of_this_machine(),
            rulings: Rulings::new(engine::rule, Limits::of_this_machine()),
            mail: MailSettings { public_url: self.public_url, smtp_url: self.smtp_url, from: self.mail_from },
            client_address: self
                .client_address_header
                .map_or(ClientAddress::Connection, ClientAddress::Header),
        };
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let ended = runtime.block_on(async {
            let site = startup::build(config).await?;
            // A key is made only for a site that could be built.
            let key =
                operator.key(&database_url).map_err(|cause| SiteError::OperatorKey(cause.to_string()))?;
            if let Some(key) = key {
                site.signs_with(key).await?;
            }
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
