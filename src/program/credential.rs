//! `director credential`: checks that a credential is one of this site, and valid today.

use super::settings::DatabaseAndSite;
use super::{ProgramError, ask_of, line, print, words};
use server::credentials::check::{Answer, LONGEST, read};
use server::mail::MailSettings;
use std::fs::File;
use std::io::Read;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Exit code if the validity cannot be determined.
const UNKNOWN: u8 = 3;
/// Default address of a site.
const LOCAL: (Ipv4Addr, u16) = (Ipv4Addr::LOCALHOST, 3000);

/// Credential commands.
#[derive(clap::Subcommand)]
pub enum CredentialCommand {
    Check {
        #[command(flatten)]
        settings: DatabaseAndSite,
        file: PathBuf,
    },
}

impl CredentialCommand {
    /// Does it.
    pub fn run(self) -> ExitCode {
        let Self::Check { settings, file } = self;
        match checked(settings, &file) {
            Ok((answer, site)) => told(&answer, &site),
            Err(trouble) => trouble.told(),
        }
    }
}

/// Result of checking the credential in a file, and its site.
fn checked(settings: DatabaseAndSite, file: &Path) -> Result<(Answer, String), ProgramError> {
    let (database, public_url) = settings.read().map_err(ProgramError::Settings)?;
    let mut bytes = Vec::new();
    let most = u64::try_from(LONGEST).unwrap_or(u64::MAX).saturating_add(1);
    let all = File::open(file).and_then(|open| open.take(most).read_to_end(&mut bytes));
    all.map_err(|cause| ProgramError::Unread(file.display().to_string(), cause))?;
    let mail = MailSettings { public_url, ..MailSettings::default() };
    let (mailing, _) = mail.open(SocketAddr::from(LOCAL))?;
    let site = mailing.public_url.to_string();
    // A file that is no credential is reported without opening a database, which would be created
    // if absent.
    if let Err(nothing) = read(&bytes) {
        return Ok((Answer::Nothing(nothing), site));
    }
    let answer = ask_of(&database, async |server| {
        server.mails(mailing);
        Ok(server.check_credential(&bytes).await?)
    })?;
    Ok((answer, site))
}

/// Says it, with what it certifies where it is genuine.
fn told(answer: &Answer, site: &str) -> ExitCode {
    let words = words();
    let mut text = format!(
        "{}\n{}\n",
        words.credential_title(answer.word()),
        words.credential_about(answer.reason(), &answer.args())
    );
    if let Some(award) = answer.award() {
        text.push_str(&line(&[&award.holder.name, &award.name, &award.id]));
    }
    let unknown = matches!(answer, Answer::Foreign { .. } | Answer::StatusUnknown(_));
    if matches!(answer, Answer::Foreign { .. }) {
        text.push_str(&line(&[&words.tell("credential-not-fetched", &[("site", site.into())])]));
    }
    match (print(&text), answer.is_valid()) {
        (printed, true) => printed,
        (_, false) => ExitCode::from(if unknown { UNKNOWN } else { 1 }),
    }
}
