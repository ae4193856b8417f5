//! `director audit`: whether the audit logs are whole.

use super::chains::log;
use super::{Database, Trouble, federation, refused, words};
use director::server::Server;
use director::server::audit::Known;
use director::server::federation::Federation;
use std::process::ExitCode;

/// What is done with audit logs.
#[derive(clap::Subcommand)]
pub enum Audit {
    Verify {
        #[command(flatten)]
        database: Database,
        #[arg(long)]
        federation: Option<String>,
        #[arg(long, requires = "federation", value_name = "NUMBER:HASH")]
        known: Option<Known>,
    },
}

impl Audit {
    /// Does it.
    pub fn run(self) -> ExitCode {
        let Self::Verify { database, federation: code, known } = self;
        database.work(async |server| {
            let federations = match code {
                Some(code) => vec![federation(server, &code).await?],
                None => server.federations().await?,
            };
            let mut whole = String::new();
            let mut broken = String::new();
            for federation in federations {
                match verify(server, &federation, known.as_ref()).await? {
                    Ok(told) => whole.push_str(&told),
                    Err(told) => broken.push_str(&told),
                }
            }
            if broken.is_empty() { Ok(whole) } else { Err(refused(format!("{whole}{broken}").trim_end())) }
        })
    }
}

/// What is said of a whole log, or of one that is not.
async fn verify(
    server: &Server,
    federation: &Federation,
    known: Option<&Known>,
) -> Result<Result<String, String>, Trouble> {
    let found = server.check_audit(federation.id, known).await?;
    let args = [
        ("federation", federation.code.clone().into()),
        ("n", found.entries.into()),
        ("hash", found.hash.clone().into()),
    ];
    Ok(match found.broken {
        Some(broken) => Err(format!("{}\n", log(&federation.code, broken))),
        None => Ok(format!("{}\n", words().tell("print-audit-whole", &args))),
    })
}
