//! `director role`: holders of roles.

use super::user::{account, account_line};
use super::{Database, ProgramError, federation, line, refused, words};
use server::audit::By;
use server::federation::DEMONSTRATION;
use server::roles::Role;
use std::process::ExitCode;

/// Role commands.
#[derive(clap::Subcommand)]
pub enum RoleCommand {
    List {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value = DEMONSTRATION)]
        federation: String,
    },
    Grant(RoleArgs),
    Revoke(RoleArgs),
}

/// A role of an account.
#[derive(clap::Args)]
pub struct RoleArgs {
    #[command(flatten)]
    database: Database,
    #[arg(long, default_value = DEMONSTRATION)]
    federation: String,
    #[arg(long)]
    home: Option<String>,
    role: String,
    email: String,
}

impl RoleCommand {
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, federation: code } => database.run(async |server| {
                let federation = federation(server, &code).await?;
                let holders = server.roles.holders_of(&federation).await?;
                let lines = holders.iter().map(|holder| {
                    let (who, role) = (&holder.account, holder.role.word());
                    line(&[role, &who.name, &who.email, &who.id.0.to_string()])
                });
                Ok(lines.collect())
            }),
            Self::Grant(role) => role.set(true),
            Self::Revoke(role) => role.set(false),
        }
    }
}

impl RoleArgs {
    fn set(self, granted: bool) -> ExitCode {
        let Self { database, federation: code, home, role, email } = self;
        database.run(async |server| {
            let federation_of_role = federation(server, &code).await?;
            let home = federation(server, home.as_deref().unwrap_or(&code)).await?;
            let role = parse_role(&role)?;
            let who = account(server, &home, &email).await?;
            let changed =
                server.roles.set_role_of(By::Program, &federation_of_role, &who, role, granted).await?;
            if changed {
                return Ok(account_line(&home, &who));
            }
            Ok(format!("{}\n", words().say("print-role-unchanged")))
        })
    }
}

fn parse_role(word: &str) -> Result<Role, ProgramError> {
    let all: Vec<&str> = Role::ALL.iter().skip(1).map(|role| role.word()).collect();
    Role::read(word)
        .ok_or_else(|| refused(words().format("print-no-role", &[("roles", all.join(", ").into())])))
}
