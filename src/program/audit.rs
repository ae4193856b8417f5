//! `director audit`: whether the audit logs are whole.

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
    /// Does it.
    pub fn run(self) -> ExitCode {
        let Self::Verify { database, federation: code, known, anchors } = self;
        database.work(async |server| {
            let mut anchors = anchors.clone().map(Anchors::read).transpose()?;
            let federations = match &code {
                Some(code) => vec![federation(server, code).await?],
                None => server.federations().await?,
            };
            let (mut whole, mut broken) = (String::new(), String::new());
            for federation in federations.iter() {
                let kept = anchors.as_ref().and_then(|anchors| anchors.of(&federation.code));
                match verify(server, federation, known.as_ref().or(kept)).await? {
                    Ok((told, end)) => {
                        whole.push_str(&told);
                        if let Some(anchors) = &mut anchors {
                            anchors.keep(&federation.code, end);
                        }
                    }
                    Err(told) => broken.push_str(&told),
                }
            }
            if let (Some(anchors), None) = (&anchors, &code) {
                let there: Vec<&str> = federations.iter().map(|one| one.code.as_str()).collect();
                for gone in anchors.gone(&there) {
                    let told = words().tell("print-no-federation", &[("code", printable(gone).into())]);
                    broken.push_str(&format!("{told}\n"));
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

/// Report on a valid log, with its end; or on a broken one.
async fn verify(
    server: &Server,
    federation: &Federation,
    known: Option<&AuditAnchor>,
) -> Result<Result<(String, AuditAnchor), String>, ProgramError> {
    let found = server.check_audit(federation.id, known).await?;
    let args = [
        ("federation", federation.code.clone().into()),
        ("n", found.entries.into()),
        ("hash", found.hash.clone().into()),
    ];
    Ok(match found.broken {
        Some(broken) => Err(format!("{}\n", log(&federation.code, broken))),
        None => {
            let end = AuditAnchor { number: found.entries, hash: found.hash };
            Ok((format!("{}\n", words().tell("print-audit-whole", &args)), end))
        }
    })
}
