//! The program `director`: its command line, and the commands on files only. The operator's
//! commands, on the site and on a database, are in `program/`. Environment variables are read as
//! defaults of the options here.

mod program;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::words::PrintedTests;
use bank::{Bank, FaultKind, FileFault, LocatedFault, Scenario};
use clap::{Parser, Subcommand};
use program::{Database, help, list_faults, print, words};
use rules::engine;

/// Rendering a page allocates thousands of short-lived strings: a third of its time is spent in the
/// system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line; help texts are in `help.ftl` (`program/help.rs`).
#[derive(Parser)]
#[command(version)]
struct Program {
    /// Read before parsing (`program::set_language`); declared here so that clap accepts it
    #[arg(long, global = true)]
    language: Option<String>,
    #[command(subcommand)]
    task: ProgramCommand,
}

#[derive(Subcommand)]
enum ProgramCommand {
    Serve(program::serve::Serve),
    Ruling {
        file: PathBuf,
        #[arg(long)]
        json: bool,
        #[arg(long, conflicts_with = "json")]
        all_tests: bool,
    },
    Check {
        #[arg(default_value = "quizzes")]
        dir: PathBuf,
        #[arg(long, value_name = "DIR", conflicts_with = "dir")]
        words: Option<PathBuf>,
    },
    Generate(program::generate::Generate),
    Pack(program::pack::Pack),
    Reports {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
    #[command(subcommand)]
    User(program::user::User),
    #[command(subcommand)]
    Federation(program::federation::FederationCommand),
    #[command(subcommand)]
    Role(program::role::RoleCommand),
    #[command(subcommand)]
    Outbox(program::outbox::Outbox),
    #[command(subcommand)]
    Audit(program::audit::Audit),
    #[command(subcommand)]
    Archive(program::archive::Archive),
    #[command(subcommand)]
    Key(program::key::Key),
    #[command(subcommand)]
    Credential(program::credential::CredentialCommand),
    Backup(program::backup::Backup),
    Restore(program::backup::Restore),
    Move(program::transfer::Move),
}

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    program::set_language(&line, std::env::var_os("LANG"));
    let program = match help::read::<Program>(&line) {
        Ok(program) => program,
        Err(exit) => return exit,
    };
    match program.task {
        ProgramCommand::Serve(serve) => serve.run(),
        ProgramCommand::Ruling { file, json, all_tests } => {
            let tests = if all_tests { PrintedTests::All } else { PrintedTests::Deciding };
            ruling(&file, json, tests).unwrap_or_else(|faults| list_faults(&faults))
        }
        ProgramCommand::Generate(generate) => generate.run(),
        ProgramCommand::Pack(pack) => pack.run(),
        ProgramCommand::Reports { database, limit } => program::report::list(database, limit),
        ProgramCommand::User(user) => user.run(),
        ProgramCommand::Federation(federation) => federation.run(),
        ProgramCommand::Role(role) => role.run(),
        ProgramCommand::Outbox(outbox) => outbox.run(),
        ProgramCommand::Audit(audit) => audit.run(),
        ProgramCommand::Archive(archive) => archive.run(),
        ProgramCommand::Key(key) => key.run(),
        ProgramCommand::Credential(credential) => credential.run(),
        ProgramCommand::Backup(backup) => backup.run(),
        ProgramCommand::Restore(restore) => restore.run(),
        ProgramCommand::Move(moving) => moving.run(),
        ProgramCommand::Check { words: Some(dir), .. } => program::check_words::check(&dir),
        ProgramCommand::Check { dir, words: None } => {
            Bank::load(&dir).map_or_else(|faults| list_faults(&faults), |bank| report_sound(&bank))
        }
    }
}

/// Prints the ruling on the case of a scenario file.
fn ruling(file: &Path, json: bool, tests: PrintedTests) -> Result<ExitCode, Vec<FileFault>> {
    let located = |faults: Vec<LocatedFault>| -> Vec<FileFault> {
        faults.into_iter().map(|fault| FileFault { file: file.to_owned(), fault }).collect()
    };
    let unreadable = |kind| located(vec![LocatedFault { line: 1, field: String::new(), kind }]);
    let bytes = fs::read(file).map_err(|cause| unreadable(FaultKind::unread(&cause)))?;
    let text = String::from_utf8(bytes).map_err(|_| unreadable(FaultKind::NotUtf8))?;
    let case = Scenario::read(&text).map_err(located)?.case;
    let ruling = engine::rule(&case);
    Ok(print(&if json {
        format!("{:#}\n", engine::json::ruling(&ruling))
    } else {
        words().ruling(&case, &ruling, tests)
    }))
}

/// Reports a bank without faults.
fn report_sound(bank: &Bank) -> ExitCode {
    let counts = [
        ("scenarios", bank.firsts().count().into()),
        ("programmes", bank.programmes().len().into()),
        ("papers", bank.papers().len().into()),
    ];
    print(&format!("{}\n", words().format("print-bank-sound", &counts)))
}
