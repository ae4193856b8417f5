//! The program: what works on files, and needs neither network nor database. What the operator
//! does, the site and what works on a database, stands in `program/`. The environment is read here:
//! each variable by the option that it stands for.

mod program;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bank::{Bank, FaultKind, FileFault, LocatedFault, Scenario};
use clap::{Parser, Subcommand};
use program::{Database, help, list, print, words};
use rules::engine;

/// A page is made of thousands of small pieces that are thrown away together: a third of the time
/// of one goes to the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What each command and argument is, is told in the words of `help.ftl` (`program/help.rs`).
#[derive(Parser)]
#[command(version)]
struct Program {
    /// Looked for before anything else is read (`program::speak`), and here so that it may be given
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
    Federation(program::federation::FederationCommand),
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
    Credential(program::credential::CredentialCommand),
    Backup(program::backup::Backup),
    Restore(program::backup::Restore),
    Move(program::moving::Move),
}

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    program::speak(&line, std::env::var_os("LANG"));
    let program = match help::read::<Program>(&line) {
        Ok(program) => program,
        Err(ended) => return ended,
    };
    match program.task {
        ProgramCommand::Serve(serve) => serve.run(),
        ProgramCommand::Ruling { file, json } => ruling(&file, json).unwrap_or_else(|faults| list(&faults)),
        ProgramCommand::Pack(pack) => pack.run(),
        ProgramCommand::Reports { database, limit } => program::reports::list(database, limit),
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
        ProgramCommand::Check { words: Some(dir), .. } => program::languages::check(&dir),
        ProgramCommand::Check { dir, words: None } => {
            Bank::load(&dir).map_or_else(|faults| list(&faults), |bank| sound(&bank))
        }
    }
}

/// Prints the ruling on the case of a scenario file.
fn ruling(file: &Path, json: bool) -> Result<ExitCode, Vec<FileFault>> {
    let placed = |faults: Vec<LocatedFault>| -> Vec<FileFault> {
        faults.into_iter().map(|fault| FileFault { file: file.to_owned(), fault }).collect()
    };
    let unread = |kind| placed(vec![LocatedFault { line: 1, field: String::new(), kind }]);
    let bytes = fs::read(file).map_err(|cause| unread(FaultKind::unread(&cause)))?;
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
