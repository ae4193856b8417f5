//! `director user`: people and their accounts.

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
        whose: Whose,
    },
    SignOut {
        #[command(flatten)]
        whose: Whose,
    },
    SecondFactor {
        #[command(flatten)]
        whose: Whose,
    },
    Correct {
        #[command(flatten)]
        whose: Whose,
        #[arg(long)]
        name: Option<String>,
        #[arg(long)]
        new_email: Option<String>,
        #[arg(long)]
        member_number: Option<String>,
    },
    Delete {
        #[command(flatten)]
        whose: Whose,
    },
}

/// Selection of an account.
#[derive(clap::Args)]
pub struct Whose {
    #[command(flatten)]
    database: Database,
    #[arg(long, default_value = DEMONSTRATION)]
    federation: String,
    email: String,
}

impl User {
    /// Does it.
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, federation, holds } => {
                database.work(async |server| list(server, &federation, &holds).await)
            }
            Self::Add { database, federation: code, name, email } => database.work(async |server| {
                let federation = federation(server, &code).await?;
                let password = typed()?;
                let made = server.enter_account(&federation, &name, &email, password).await;
                Ok(told(&federation, &made?))
            }),
            Self::Password { whose } => {
                whose.work(async |server, who| Ok(server.replace_password(who, typed()?).await?))
            }
            Self::SignOut { whose } => {
                whose.work(async |server, who| Ok(server.end_sessions_of(who).await?))
            }
            Self::SecondFactor { whose } => {
                whose.work(async |server, who| change(server, who, AccountChange::SecondFactor).await)
            }
            Self::Correct { whose, name, new_email, member_number } => whose.work(async |server, who| {
                let number = server.member_number(who).await?;
                let corrected = AccountChange::Correct {
                    name: name.unwrap_or_else(|| who.name.clone()),
                    email: new_email.unwrap_or_else(|| who.email.clone()),
                    number: member_number.or(number).unwrap_or_default(),
                };
                change(server, who, corrected).await
            }),
            Self::Delete { whose } => {
                whose.work(async |server, who| change(server, who, AccountChange::Delete).await)
            }
        }
    }
}

async fn change(server: &Server, who: &Account, change: AccountChange) -> Result<(), ProgramError> {
    Ok(server.change_account_by_hand(who, change).await?)
}

impl Whose {
    fn work(self, does: impl AsyncFnOnce(&Server, &Account) -> Result<(), ProgramError>) -> ExitCode {
        let Self { database, federation: code, email } = self;
        database.work(async |server| {
            let federation = federation(server, &code).await?;
            let who = account(server, &federation, &email).await?;
            does(server, &who).await?;
            Ok(told(&federation, &who))
        })
    }
}

/// The account with this address.
pub async fn account(server: &Server, federation: &Federation, email: &str) -> Result<Account, ProgramError> {
    let found = server.account_with(federation, email).await?;
    found.ok_or_else(|| {
        refused(words().tell("print-no-account", &[("federation", (&federation.code).into())]))
    })
}

/// An account as it is printed.
pub fn told(federation: &Federation, account: &Account) -> String {
    line(&[&federation.code, &account.name, &account.email, &account.id.0.to_string()])
}

async fn list(server: &Server, code: &str, holds: &str) -> Result<String, ProgramError> {
    let federation = federation(server, code).await?;
    let words = words();
    let mut text = String::new();
    let mut after = None;
    loop {
        let (members, more) =
            server.people_of(&federation, holds, words.language().alphabet(), after.as_ref()).await?;
        for member in members {
            let account = &member.account;
            let roles: Vec<&str> = member.roles.iter().map(|role| role.word()).collect();
            let invited = if member.has_joined { String::new() } else { words.say("people-invited") };
            let (id, number) = (account.id.0.to_string(), member.number.clone().unwrap_or_default());
            text += &line(&[&account.name, &account.email, &number, &roles.join(", "), &invited, &id]);
        }
        match more {
            Some(last) => after = Some(last),
            None => return Ok(text),
        }
    }
}

/// The password on the first line of standard input, which no list of processes shows.
fn typed() -> Result<Password, ProgramError> {
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).map_err(ProgramError::NoPassword)?;
    Ok(Password::new(line.trim_end_matches(['\r', '\n'])))
}
