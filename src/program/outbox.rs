//! `director outbox`: queued emails, and the fate of earlier ones.

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
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, limit, waiting } => database.run(async |server| {
                let emails = server.outbox.emails(limit).await?;
                let listed: String = emails
                    .iter()
                    .filter(|email| !waiting || email.due_at.is_some())
                    .map(email_line)
                    .collect();
                let none = || format!("{}\n", words().say("outbox-none"));
                Ok(if emails.is_empty() { none() } else { listed })
            }),
            Self::Retry { database, federation: code, letter } => database.run(async |server| {
                let federation = super::federation(server, &code).await?;
                if server.outbox.retry_from_command_line(By::Program, &federation.code, letter).await? {
                    return Ok(format!("{}\n", words().say("print-letter-hastened")));
                }
                Err(refused(words().say("print-no-letter")))
            }),
        }
    }
}

/// An email on a line: recipient, subject, state and id.
fn email_line(email: &OutboxEmail) -> String {
    let words = words();
    let (id, at) = match (email.sent_at, email.due_at) {
        (Some(at), _) => ("outbox-sent", Some(at)),
        (None, Some(at)) => ("print-letter-waits", Some(at)),
        (None, None) => ("outbox-given-up", None),
    };
    let state = format!("{} {}", words.say(id), at.map(moment).unwrap_or_default());
    let args = |fault: &String| [("attempts", i64::from(email.attempts).into()), ("fault", fault.into())];
    let fault =
        email.fault.as_ref().map(|fault| words.format("outbox-fault", &args(fault))).unwrap_or_default();
    let queued = moment(email.queued_at);
    let id = email.id.to_string();
    line(&[&queued, &email.federation, &email.recipient, &email.subject, state.trim(), &fault, &id])
}
