//! `director credential`: checks that a credential was issued by this site and is valid today.

use super::settings::DatabaseAndSite;
use super::{ProgramError, line, print, query, words};
use server::credentials::check::{CredentialVerdict, MAX_BYTES, read};
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
    pub fn run(self) -> ExitCode {
        let Self::Check { settings, file } = self;
        match check(settings, &file) {
            Ok((answer, site)) => report(&answer, &site),
            Err(error) => error.report(),
        }
    }
}

/// Checks the credential in a file. Returns the result and the site's URL.
fn check(settings: DatabaseAndSite, file: &Path) -> Result<(CredentialVerdict, String), ProgramError> {
    let (database, public_url) = settings.read().map_err(ProgramError::Settings)?;
    let mut bytes = Vec::new();
    let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let read_all = File::open(file).and_then(|open| open.take(limit).read_to_end(&mut bytes));
    read_all.map_err(|cause| ProgramError::Unread(file.display().to_string(), cause))?;
    let mail = MailSettings { public_url, ..MailSettings::default() };
    let (mailing, _) = mail.open(SocketAddr::from(LOCAL))?;
    let site = mailing.public_url.to_string();
    // A file that is no credential is reported without opening a database, which would be created
    // if absent.
    if let Err(fault) = read(&bytes) {
        return Ok((CredentialVerdict::Unreadable(fault), site));
    }
    let answer = query(&database, async |server| {
        server.mail.mails(mailing);
        Ok(server.verification.check_credential(&bytes).await?)
    })?;
    Ok((answer, site))
}

/// Prints the result, with the award of a genuine credential, and returns the exit code.
fn report(answer: &CredentialVerdict, site: &str) -> ExitCode {
    let words = words();
    let mut text = format!(
        "{}\n{}\n",
        words.credential_title(answer.word()),
        words.credential_about(answer.reason(), &answer.args())
    );
    if let Some(award) = answer.award() {
        text.push_str(&line(&[&award.holder.name, &award.name, &award.id]));
    }
    let unknown = matches!(answer, CredentialVerdict::Foreign { .. } | CredentialVerdict::StatusUnknown(_));
    if matches!(answer, CredentialVerdict::Foreign { .. }) {
        text.push_str(&line(&[&words.format("credential-not-fetched", &[("site", site.into())])]));
    }
    match (print(&text), answer.is_valid()) {
        (printed, true) => printed,
        (_, false) => ExitCode::from(if unknown { UNKNOWN } else { 1 }),
    }
}
