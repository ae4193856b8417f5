//! `director role`: who holds which role.

use super::people::{account, told};
use super::{Database, Trouble, federation, line, refused, words};
use director::server::audit::By;
use director::server::federation::DEMONSTRATION;
use director::server::roles::Role;
use std::process::ExitCode;

/// What is done with roles.
#[derive(clap::Subcommand)]
pub enum RoleOf {
    /// Lists who holds which role in a federation
    List {
        #[command(flatten)]
        database: Database,
        /// The code of the federation
        #[arg(long, default_value = DEMONSTRATION)]
        federation: String,
    },
    /// Gives somebody a role, and signs them out everywhere
    Grant(Held),
    /// Takes a role back from somebody, and signs them out everywhere
    Revoke(Held),
}

/// Which role, and whose.
#[derive(clap::Args)]
pub struct Held {
    #[command(flatten)]
    database: Database,
    /// The code of the federation in which the role is held
    #[arg(long, default_value = DEMONSTRATION)]
    federation: String,
    /// The code of the federation in which they have their account, where that is another
    #[arg(long)]
    home: Option<String>,
    /// `course_leader`, `examiner`, `admin` or `operator`
    role: String,
    /// Their e-mail address
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
            let changed = server.set_role_of(By::Program, &at, &who, role, held).await.map_err(refused)?;
            if changed {
                return Ok(told(&home, &who));
            }
            Ok(format!("{}\n", words().say("print-role-unchanged")))
        })
    }
}

fn read(word: &str) -> Result<Role, Trouble> {
    let all: Vec<&str> = Role::ALL.iter().skip(1).map(|role| role.word()).collect();
    Role::read(word)
        .ok_or_else(|| refused(words().tell("print-no-role", &[("roles", all.join(", ").into())])))
}
