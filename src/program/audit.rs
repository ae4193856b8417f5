//! `director audit`: verification of the audit logs.

use super::anchors::Anchors;
use super::chains::log;
use super::{Database, ProgramError, federation, printable, refused, words};
use server::Server;
use server::audit::AuditAnchor;
use server::federation::Federation;
use std::path::PathBuf;
use std::process::ExitCode;

/// Audit log commands.
#[derive(clap::Subcommand)]
pub enum Audit {
    Verify {
        #[command(flatten)]
        database: Database,
        #[arg(long)]
        federation: Option<String>,
        #[arg(long, requires = "federation", value_name = "NUMBER:HASH")]
        known: Option<AuditAnchor>,
        #[arg(long, conflicts_with = "known", value_name = "FILE")]
        anchors: Option<PathBuf>,
    },
}

impl Audit {
    pub fn run(self) -> ExitCode {
        let Self::Verify { database, federation: code, known, anchors } = self;
        database.run(async |server| {
            let mut anchors = anchors.clone().map(Anchors::read).transpose()?;
            let federations = match &code {
                Some(code) => vec![federation(server, code).await?],
                None => server.federations.all().await?,
            };
            let (mut whole, mut broken) = (String::new(), String::new());
            for federation in federations.iter() {
                let stored = anchors.as_ref().and_then(|anchors| anchors.get(&federation.code));
                match verify(server, federation, known.as_ref().or(stored)).await? {
                    Ok((report, end)) => {
                        whole.push_str(&report);
                        if let Some(anchors) = &mut anchors {
                            anchors.set(&federation.code, end);
                        }
                    }
                    Err(report) => broken.push_str(&report),
                }
            }
            if let (Some(anchors), None) = (&anchors, &code) {
                let existing: Vec<&str> =
                    federations.iter().map(|federation| federation.code.as_str()).collect();
                for code in anchors.missing(&existing) {
                    let report = words().format("print-no-federation", &[("code", printable(code).into())]);
                    broken.push_str(&format!("{report}\n"));
                }
            }
            if !broken.is_empty() {
                return Err(refused(format!("{whole}{broken}").trim_end()));
            }
            Ok(match anchors {
                Some(anchors) => whole + &anchors.write()?,
                None => whole,
            })
        })
    }
}

/// Verifies a log. `Ok` is the report on an intact log with its last entry, `Err` that on a broken
/// one.
async fn verify(
    server: &Server,
    federation: &Federation,
    anchor: Option<&AuditAnchor>,
) -> Result<Result<(String, AuditAnchor), String>, ProgramError> {
    let found = server.audit.check(federation.id, anchor).await?;
    let args = [
        ("federation", federation.code.clone().into()),
        ("n", found.entries.into()),
        ("hash", found.hash.clone().into()),
    ];
    Ok(match found.broken {
        Some(broken) => Err(format!("{}\n", log(&federation.code, broken))),
        None => {
            let end = AuditAnchor { number: found.entries, hash: found.hash };
            Ok((format!("{}\n", words().format("print-audit-whole", &args)), end))
        }
    })
}
