//! `director key`: the signing keys of federations.

use super::settings::DatabaseAndKey;
use super::{Database, ProgramError, federation, line, run_on};
use server::certificates::FederationKeyFault;
use std::process::ExitCode;

/// Commands for federations' signing keys.
#[derive(clap::Subcommand)]
pub enum Key {
    List {
        #[command(flatten)]
        database: Database,
        federation: String,
    },
    Rotate {
        #[command(flatten)]
        settings: DatabaseAndKey,
        federation: String,
    },
}

impl Key {
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, federation: code } => database.run(async |server| {
                let federation = federation(server, &code).await?;
                let keys = server.signing_keys.keys_of(&federation).await?;
                Ok((1..).zip(keys).map(|(n, key)| line(&[&format!("{n}"), &key.multikey()])).collect())
            }),
            Self::Rotate { settings, federation: code } => match settings.read() {
                Err(faults) => ProgramError::Settings(faults).report(),
                Ok((url, source)) => run_on(&url, async |server| {
                    let federation = federation(server, &code).await?;
                    // A key is created only beside an existing database.
                    server
                        .signing_keys
                        .certifies_with(source.key(&url)?.ok_or(FederationKeyFault::NoOperatorKey)?);
                    let number = server.signing_keys.rotate_key(&federation).await?;
                    Ok(line(&[&federation.code, &number.to_string()]))
                }),
            },
        }
    }
}
