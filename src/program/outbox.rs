//! `director outbox`: letters that wait, and what became of the others.

use super::{Database, line, moment, refused, words};
use server::audit::By;
use server::federation::DEMONSTRATION;
use server::mail::OutboxEmail;
use std::process::ExitCode;
use uuid::Uuid;

/// Outbox commands.
#[derive(clap::Subcommand)]
pub enum Outbox {
    List {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value_t = 50)]
        limit: u16,
        #[arg(long)]
        waiting: bool,
    },
    Retry {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value = DEMONSTRATION)]
        federation: String,
        letter: Uuid,
    },
}

impl Outbox {
    /// Does it.
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, limit, waiting } => database.work(async |server| {
                let letters = server.letters(limit).await?;
                let listed: String =
                    letters.iter().filter(|letter| !waiting || letter.due_at.is_some()).map(told).collect();
                let none = || format!("{}\n", words().say("outbox-none"));
                Ok(if letters.is_empty() { none() } else { listed })
            }),
            Self::Retry { database, federation: code, letter } => database.work(async |server| {
                let federation = super::federation(server, &code).await?;
                if server.hasten_letter(By::Program, &federation.code, letter).await? {
                    return Ok(format!("{}\n", words().say("print-letter-hastened")));
                }
                Err(refused(words().say("print-no-letter")))
            }),
        }
    }
}

/// A letter as it is printed: for whom and about what, what became of it, and its id.
fn told(letter: &OutboxEmail) -> String {
    let words = words();
    let (id, at) = match (letter.sent_at, letter.due_at) {
        (Some(at), _) => ("outbox-sent", Some(at)),
        (None, Some(at)) => ("print-letter-waits", Some(at)),
        (None, None) => ("outbox-given-up", None),
    };
    let state = format!("{} {}", words.say(id), at.map(moment).unwrap_or_default());
    let args = |fault: &String| [("attempts", i64::from(letter.attempts).into()), ("fault", fault.into())];
    let fault =
        letter.fault.as_ref().map(|fault| words.tell("outbox-fault", &args(fault))).unwrap_or_default();
    let queued = moment(letter.queued_at);
    let id = letter.id.to_string();
    line(&[&queued, &letter.federation, &letter.recipient, &letter.subject, state.trim(), &fault, &id])
}
