//! `director user`: accounts.

use super::{Database, ProgramError, federation, line, refused, words};
use server::accounts::staff_changes::AccountChange;
use server::accounts::{Account, Password};
use server::federation::Federation;
use server::{Server, federation::DEMONSTRATION};
use std::io::BufRead;
use std::process::ExitCode;

/// Account commands.
#[derive(clap::Subcommand)]
pub enum User {
    List {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value = DEMONSTRATION)]
        federation: String,
        #[arg(long, default_value = "")]
        holds: String,
    },
    Add {
        #[command(flatten)]
        database: Database,
        #[arg(long, default_value = DEMONSTRATION)]
        federation: String,
        name: String,
        email: String,
    },
    Password {
        #[command(flatten)]
        account: AccountArgs,
    },
    SignOut {
        #[command(flatten)]
        account: AccountArgs,
    },
    SecondFactor {
        #[command(flatten)]
        account: AccountArgs,
    },
    Unlink {
        #[command(flatten)]
        account: AccountArgs,
    },
    Correct {
        #[command(flatten)]
        account: AccountArgs,
        #[arg(long)]
        name: Option<String>,
        #[arg(long)]
        new_email: Option<String>,
        #[arg(long)]
        member_number: Option<String>,
    },
    Delete {
        #[command(flatten)]
        account: AccountArgs,
    },
}

/// Selection of an account.
#[derive(clap::Args)]
pub struct AccountArgs {
    #[command(flatten)]
    database: Database,
    #[arg(long, default_value = DEMONSTRATION)]
    federation: String,
    email: String,
}

impl User {
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, federation, holds } => {
                database.run(async |server| list(server, &federation, &holds).await)
            }
            Self::Add { database, federation: code, name, email } => database.run(async |server| {
                let federation = federation(server, &code).await?;
                let password = read_password()?;
                let account = server.accounts.enter_account(&federation, &name, &email, password).await;
                Ok(account_line(&federation, &account?))
            }),
            Self::Password { account } => account
                .run(async |server, who| Ok(server.accounts.replace_password(who, read_password()?).await?)),
            Self::SignOut { account } => {
                account.run(async |server, who| Ok(server.accounts.end_sessions_of(who).await?))
            }
            Self::SecondFactor { account } => {
                account.run(async |server, who| change(server, who, AccountChange::SecondFactor).await)
            }
            Self::Unlink { account } => {
                account.run(async |server, who| change(server, who, AccountChange::Unlink).await)
            }
            Self::Correct { account, name, new_email, member_number } => account.run(async |server, who| {
                let number = server.staff_changes.member_number(who).await?;
                let corrected = AccountChange::Correct {
                    name: name.unwrap_or_else(|| who.name.clone()),
                    email: new_email.unwrap_or_else(|| who.email.clone()),
                    number: member_number.or(number).unwrap_or_default(),
                };
                change(server, who, corrected).await
            }),
            Self::Delete { account } => {
                account.run(async |server, who| change(server, who, AccountChange::Delete).await)
            }
        }
    }
}

async fn change(server: &Server, who: &Account, change: AccountChange) -> Result<(), ProgramError> {
    Ok(server.staff_changes.change_from_command_line(who, change).await?)
}

impl AccountArgs {
    fn run(self, command: impl AsyncFnOnce(&Server, &Account) -> Result<(), ProgramError>) -> ExitCode {
        let Self { database, federation: code, email } = self;
        database.run(async |server| {
            let federation = federation(server, &code).await?;
            let who = account(server, &federation, &email).await?;
            command(server, &who).await?;
            Ok(account_line(&federation, &who))
        })
    }
}

/// The account with this address.
pub async fn account(server: &Server, federation: &Federation, email: &str) -> Result<Account, ProgramError> {
    let found = server.people.account_with(federation, email).await?;
    found.ok_or_else(|| {
        refused(words().format("print-no-account", &[("federation", (&federation.code).into())]))
    })
}

/// An account on a line.
pub fn account_line(federation: &Federation, account: &Account) -> String {
    line(&[&federation.code, &account.name, &account.email, &account.id.0.to_string()])
}

async fn list(server: &Server, code: &str, holds: &str) -> Result<String, ProgramError> {
    let federation = federation(server, code).await?;
    let words = words();
    let mut text = String::new();
    let mut after = None;
    loop {
        let (members, next) =
            server.people.list_of(&federation, holds, words.language().alphabet(), after.as_ref()).await?;
        for member in members {
            let account = &member.account;
            let roles: Vec<&str> = member.roles.iter().map(|role| role.word()).collect();
            let invited = if member.has_joined { String::new() } else { words.say("people-invited") };
            let (id, number) = (account.id.0.to_string(), member.number.clone().unwrap_or_default());
            text += &line(&[&account.name, &account.email, &number, &roles.join(", "), &invited, &id]);
        }
        match next {
            Some(cursor) => after = Some(cursor),
            None => return Ok(text),
        }
    }
}

/// Reads a password from standard input, as process lists show arguments.
fn read_password() -> Result<Password, ProgramError> {
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).map_err(ProgramError::NoPassword)?;
    Ok(Password::new(line.trim_end_matches(['\r', '\n'])))
}
