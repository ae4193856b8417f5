//! `director role`: who holds which role.

use super::people::{account, told};
use super::{Database, ProgramError, federation, line, refused, words};
use server::audit::By;
use server::federation::DEMONSTRATION;
use server::roles::Role;
use std::process::ExitCode;

/// Role commands.
#[derive(clap::Subcommand)]
pub enum RoleOf {
    List {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value = DEMONSTRATION)]
        federation: String,
    },
    Grant(Held),
    Revoke(Held),
}

/// Which role, and whose.
#[derive(clap::Args)]
pub struct Held {
    #[command(flatten)]
    database: Database,
    #[arg(long, default_value = DEMONSTRATION)]
    federation: String,
    #[arg(long)]
    home: Option<String>,
    role: String,
    email: String,
}

impl RoleOf {
    /// Does it.
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, federation: code } => database.work(async |server| {
                let federation = federation(server, &code).await?;
                let holders = server.holders_of(&federation).await?;
                let told = holders.iter().map(|holder| {
                    let (who, role) = (&holder.account, holder.role.word());
                    line(&[role, &who.name, &who.email, &who.id.0.to_string()])
                });
                Ok(told.collect())
            }),
            Self::Grant(held) => held.set(true),
            Self::Revoke(held) => held.set(false),
        }
    }
}

impl Held {
    fn set(self, held: bool) -> ExitCode {
        let Self { database, federation: code, home, role, email } = self;
        database.work(async |server| {
            let at = federation(server, &code).await?;
            let home = federation(server, home.as_deref().unwrap_or(&code)).await?;
            let role = read(&role)?;
            let who = account(server, &home, &email).await?;
            let changed = server.set_role_of(By::Program, &at, &who, role, held).await?;
            if changed {
                return Ok(told(&home, &who));
            }
            Ok(format!("{}\n", words().say("print-role-unchanged")))
        })
    }
}

fn read(word: &str) -> Result<Role, ProgramError> {
    let all: Vec<&str> = Role::ALL.iter().skip(1).map(|role| role.word()).collect();
    Role::read(word)
        .ok_or_else(|| refused(words().tell("print-no-role", &[("roles", all.join(", ").into())])))
}
