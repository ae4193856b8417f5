//! Errors of the program.

use super::language::words;
use super::operator_key::KeyFault;
use super::output::{complain, list_faults};
use super::settings::SettingFault;
use server::accounts::OperatorFault;
use server::accounts::staff_changes::AccountChangeFault;
use server::certificates::FederationKeyFault;
use server::federation::EnterFault;
use server::mail::MailFault;
use server::maintenance::backup::BackupFault;
use server::maintenance::transfer::TransferFault;
use server::roles::GrantFault;
use site::startup::SiteError;
use std::io;
use std::process::ExitCode;
use store::StoreError;

/// The reason a command failed, worded in `messages.rs`.
pub enum ProgramError {
    /// The site cannot run: its database, its files or its settings.
    Site(SiteError),
    /// Settings are faulty.
    Settings(Vec<SettingFault>),
    /// The operator's key cannot be read or created.
    Key(KeyFault),
    /// A federation has no key to sign with.
    Signing(FederationKeyFault),
    /// An account cannot be created or changed.
    Account(OperatorFault),
    /// An account cannot be changed by another person.
    Change(AccountChangeFault),
    /// A federation cannot be added or changed.
    Federation(EnterFault),
    /// A role cannot be granted or revoked.
    Role(GrantFault),
    /// A site cannot be moved to PostgreSQL.
    Move(TransferFault),
    /// A site cannot be backed up or restored.
    Backup(BackupFault),
    /// A file cannot be read.
    Unread(String, io::Error),
    /// No password can be read from standard input.
    NoPassword(io::Error),
    /// Refused; the reason in the user's language.
    Refused(String),
}

/// A refusal with its reason in the user's language.
pub fn refused(why: impl Into<String>) -> ProgramError {
    ProgramError::Refused(why.into())
}

impl ProgramError {
    /// Prints the error and returns the exit code.
    pub fn report(&self) -> ExitCode {
        complain(&format!("director: {}", self.message(words())));
        match self {
            Self::Site(SiteError::Bank { faults, .. }) => list_faults(faults),
            Self::Settings(faults) => {
                faults.iter().for_each(|fault| complain(&fault.message(words())));
                ExitCode::FAILURE
            }
            _ => ExitCode::FAILURE,
        }
    }
}

impl From<SiteError> for ProgramError {
    fn from(cause: SiteError) -> Self {
        Self::Site(cause)
    }
}

impl From<StoreError> for ProgramError {
    fn from(cause: StoreError) -> Self {
        Self::Site(cause.into())
    }
}

impl From<MailFault> for ProgramError {
    fn from(cause: MailFault) -> Self {
        Self::Site(cause.into())
    }
}

impl From<KeyFault> for ProgramError {
    fn from(cause: KeyFault) -> Self {
        Self::Key(cause)
    }
}

impl From<FederationKeyFault> for ProgramError {
    fn from(cause: FederationKeyFault) -> Self {
        Self::Signing(cause)
    }
}

impl From<OperatorFault> for ProgramError {
    fn from(cause: OperatorFault) -> Self {
        Self::Account(cause)
    }
}

impl From<AccountChangeFault> for ProgramError {
    fn from(cause: AccountChangeFault) -> Self {
        Self::Change(cause)
    }
}

impl From<EnterFault> for ProgramError {
    fn from(cause: EnterFault) -> Self {
        Self::Federation(cause)
    }
}

impl From<GrantFault> for ProgramError {
    fn from(cause: GrantFault) -> Self {
        Self::Role(cause)
    }
}

impl From<TransferFault> for ProgramError {
    fn from(cause: TransferFault) -> Self {
        Self::Move(cause)
    }
}

impl From<BackupFault> for ProgramError {
    fn from(cause: BackupFault) -> Self {
        Self::Backup(cause)
    }
}
