//! The program. `serve` is the site; what works on files needs neither network nor database; what the operator does with a database
//! stands in `program/`.

mod program;

use std::ffi::OsString;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use axum::http::HeaderName;
use clap::{Parser, Subcommand};
use director::engine;
use director::quiz::{Bank, Fault, FaultKind, FileFault, Scenario};
use director::server::accounts::password::Cost;
use director::server::clock::Clock;
use director::server::entropy::Entropy;
use director::server::mail::MailSettings;
use director::server::rulings::{Limits, Rulings};
use director::startup::packed::{self, Files, Packed};
use director::startup::{self, ClientAddress, Config, SiteError};
use program::{Database, Trouble, help, list, print, words};

/// What each command and argument is, is told in the words of `help.ftl` (`program/help.rs`).
#[derive(Parser)]
#[command(version)]
struct Program {
    /// Looked for before anything else is read (`program::speak`), and here so that it may be given
    #[arg(long, global = true)]
    language: Option<String>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Serve(Serve),
    Ruling {
        file: PathBuf,
        #[arg(long)]
        json: bool,
    },
    Check {
        #[arg(default_value = "quizzes")]
        dir: PathBuf,
        #[arg(long, value_name = "DIR", conflicts_with = "dir")]
        words: Option<PathBuf>,
    },
    Pack(program::pack::Pack),
    Reports {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
    #[command(subcommand)]
    User(program::people::User),
    #[command(subcommand)]
    Federation(program::federation::Federation),
    #[command(subcommand)]
    Role(program::roles::RoleOf),
    #[command(subcommand)]
    Outbox(program::outbox::Outbox),
    #[command(subcommand)]
    Audit(program::audit::Audit),
    #[command(subcommand)]
    Archive(program::archive::Archive),
    #[command(subcommand)]
    Key(program::key::Key),
    #[command(subcommand)]
    Credential(program::credential::Credential),
    Backup(program::backup::Backup),
    Restore(program::backup::Restore),
    Move(program::moving::Move),
}

/// The one place where the environment is read.
#[derive(clap::Args)]
struct Serve {
    #[arg(long, env = "LISTEN", default_value = "127.0.0.1:3000")]
    listen: String,
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite:director.db")]
    database_url: String,
    #[arg(long, env = "SITE_ROOT")]
    site_root: Option<PathBuf>,
    #[arg(long, env = "BANK")]
    bank: Option<PathBuf>,
    #[arg(long, env = "PUBLIC_URL", default_value = "")]
    public_url: String,
    #[arg(long, env = "SMTP_URL", default_value = "")]
    smtp_url: String,
    #[arg(long, env = "MAIL_FROM", default_value = "")]
    mail_from: String,
    #[arg(long, env = "CLIENT_ADDRESS_HEADER")]
    client_address_header: Option<HeaderName>,
    #[command(flatten)]
    operator: program::key::OperatorKeyArgs,
}

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    program::speak(&line, std::env::var_os("LANG"));
    let program = match help::read::<Program>(&line) {
        Ok(program) => program,
        Err(ended) => return ended,
    };
    match program.task {
        Task::Serve(serve) => serve.run().map_or_else(|cause| cause.told(), |()| ExitCode::SUCCESS),
        Task::Ruling { file, json } => ruling(&file, json).unwrap_or_else(|faults| list(&faults)),
        Task::Pack(pack) => pack.run(),
        Task::Reports { database, limit } => program::reports::list(database, limit),
        Task::User(user) => user.run(),
        Task::Federation(federation) => federation.run(),
        Task::Role(role) => role.run(),
        Task::Outbox(outbox) => outbox.run(),
        Task::Audit(audit) => audit.run(),
        Task::Archive(archive) => archive.run(),
        Task::Key(key) => key.run(),
        Task::Credential(credential) => credential.run(),
        Task::Backup(backup) => backup.run(),
        Task::Restore(restore) => restore.run(),
        Task::Move(moving) => moving.run(),
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

impl Serve {
    fn run(self) -> Result<(), Trouble> {
        trace_to_standard_error();
        let (operator, database_url) = (self.operator, self.database_url.clone());
        let packed = Packed::of_this_program()?.map(Arc::new);
        let config = Config {
            listen: self.listen,
            database_url: self.database_url,
            site_root: Some(Files::of(self.site_root, packed.as_ref(), packed::SITE)),
            bank: Files::of(self.bank, packed.as_ref(), packed::BANK),
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
            if let Some(key) = operator.key(&database_url)? {
                site.signs_with(key).await?;
            }
            tracing::info!("listening on http://{}", site.addr());
            site.prepare();
            Ok(site.run(interrupted()).await?)
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
