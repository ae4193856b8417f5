//! `director federation`: federations and their settings.

use super::{Database, ProgramError, federation, line};
use server::Server;
use server::audit::By;
use server::federation::{Federation, Settings};
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
        settings: SettingsArgs,
    },
    Set {
        #[command(flatten)]
        database: Database,
        code: String,
        #[command(flatten)]
        settings: SettingsArgs,
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
    #[arg(long)]
    awaits_results: Option<bool>,
    #[arg(long)]
    second_issuer: Option<String>,
}

impl FederationCommand {
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database } => database.run(async |server| {
                Ok(server.federations.all().await?.iter().map(federation_line).collect())
            }),
            Self::Add { database, code, settings } => database.run(async |server| {
                let added = server.federations.enter(&code, &settings.over(Settings::usual())).await;
                Ok(federation_line(&added?))
            }),
            Self::Set { database, code, settings } => {
                database.run(async |server| set(server, &code, settings).await)
            }
        }
    }
}

async fn set(server: &Server, code: &str, settings: SettingsArgs) -> Result<String, ProgramError> {
    let found = federation(server, code).await?;
    let settings = settings.over(Settings::of(&found));
    let changed = server.federations.change(By::Program, &found, &settings).await?;
    Ok(federation_line(&changed))
}

/// A federation on a line.
fn federation_line(federation: &Federation) -> String {
    let Settings { name, languages, edition, edition_from, zone, levels, sign_up, .. } =
        Settings::of(federation);
    let levels = levels.replace('\n', ", ");
    line(&[
        &federation.code,
        &name,
        &languages,
        &edition,
        &String::from(edition_from),
        &zone,
        &levels,
        &sign_up,
    ])
}

/// Parses `order=top`.
fn election(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("a name, the sign = and a value")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl SettingsArgs {
    /// These settings over others.
    fn over(self, settings: Settings) -> Settings {
        Settings {
            name: self.name.unwrap_or(settings.name),
            languages: self.languages.unwrap_or(settings.languages),
            edition: self.edition.unwrap_or(settings.edition),
            edition_from: self.edition_from.map_or(settings.edition_from, Into::into),
            elected: settings.elected.into_iter().chain(self.elections).collect(),
            zone: self.zone.unwrap_or(settings.zone),
            levels: if self.levels.is_empty() { settings.levels } else { self.levels.join("\n") },
            sign_up: self.sign_up.unwrap_or(settings.sign_up),
            keeps_record: self.keeps_record.unwrap_or(settings.keeps_record),
            disclosure: self.disclosure.unwrap_or(settings.disclosure),
            awaits_results: self.awaits_results.unwrap_or(settings.awaits_results),
            second_issuer: self.second_issuer.unwrap_or(settings.second_issuer),
        }
    }
}
