//! `director federation`: federations and what they have decided.

use super::{Database, ProgramError, federation, line};
use server::Server;
use server::audit::By;
use server::federation::{Federation as Entered, Settings};
use std::process::ExitCode;

/// Federation commands.
#[derive(clap::Subcommand)]
pub enum FederationCommand {
    List {
        #[command(flatten)]
        database: Database,
    },
    Add {
        #[command(flatten)]
        database: Database,
        code: String,
        #[command(flatten)]
        decided: SettingsArgs,
    },
    Set {
        #[command(flatten)]
        database: Database,
        code: String,
        #[command(flatten)]
        decided: SettingsArgs,
    },
}

/// Settings of a federation.
#[derive(clap::Args)]
pub struct SettingsArgs {
    #[arg(long)]
    name: Option<String>,
    #[arg(long)]
    languages: Option<String>,
    #[arg(long)]
    edition: Option<String>,
    #[arg(long)]
    edition_from: Option<String>,
    #[arg(long = "elect", value_name = "NAME=VALUE", value_parser = election)]
    elections: Vec<(String, String)>,
    #[arg(long)]
    zone: Option<String>,
    #[arg(long = "level")]
    levels: Vec<String>,
    #[arg(long)]
    sign_up: Option<String>,
    #[arg(long)]
    keeps_record: Option<bool>,
    #[arg(long)]
    disclosure: Option<String>,
}

impl FederationCommand {
    /// Does it.
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database } => {
                database.work(async |server| Ok(server.federations().await?.iter().map(told).collect()))
            }
            Self::Add { database, code, decided } => database.work(async |server| {
                let begun = Settings {
                    languages: "en".to_owned(),
                    edition: "2017".to_owned(),
                    zone: "UTC".to_owned(),
                    sign_up: "invited".to_owned(),
                    keeps_record: true,
                    disclosure: "all".to_owned(),
                    ..Settings::default()
                };
                let entered = server.enter_federation(&code, &decided.over(begun)).await;
                Ok(told(&entered?))
            }),
            Self::Set { database, code, decided } => {
                database.work(async |server| set(server, &code, decided).await)
            }
        }
    }
}

async fn set(server: &Server, code: &str, decided: SettingsArgs) -> Result<String, ProgramError> {
    let found = federation(server, code).await?;
    let settings = decided.over(Settings::of(&found));
    let changed = server.change_federation(By::Program, &found, &settings).await?;
    Ok(told(&changed))
}

/// A federation as it is printed.
fn told(federation: &Entered) -> String {
    let Settings { name, languages, edition, edition_from, zone, levels, sign_up, .. } =
        Settings::of(federation);
    let levels = levels.replace('\n', ", ");
    line(&[&federation.code, &name, &languages, &edition, &edition_from, &zone, &levels, &sign_up])
}

/// Reads `order=top`.
fn election(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("a name, the sign = and a value")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl SettingsArgs {
    /// These settings, with what is given instead.
    fn over(self, settings: Settings) -> Settings {
        Settings {
            name: self.name.unwrap_or(settings.name),
            languages: self.languages.unwrap_or(settings.languages),
            edition: self.edition.unwrap_or(settings.edition),
            edition_from: self.edition_from.unwrap_or(settings.edition_from),
            elections: settings.elections.into_iter().chain(self.elections).collect(),
            zone: self.zone.unwrap_or(settings.zone),
            levels: if self.levels.is_empty() { settings.levels } else { self.levels.join("\n") },
            sign_up: self.sign_up.unwrap_or(settings.sign_up),
            keeps_record: self.keeps_record.unwrap_or(settings.keeps_record),
            disclosure: self.disclosure.unwrap_or(settings.disclosure),
        }
    }
}
