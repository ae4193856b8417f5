//! Errors of the program.

use super::key::KeyFault;
use super::settings::SettingFault;
use super::{complain, list, words};
use server::accounts::OperatorFault;
use server::accounts::staff_changes::AccountChangeFault;
use server::certificates::FederationKeyFault;
use server::federation::EnterFault;
use server::mail::MailFault;
use server::roles::GrantFault;
use server::upkeep::backup::BackupFault;
use server::upkeep::moving::MoveFault;
use site::startup::SiteError;
use std::io;
use std::process::ExitCode;
use store::StoreError;

/// The reason a command failed. `faults.rs` words it.
pub enum ProgramError {
    /// The site cannot run, or its database or its settings are out of order.
    Site(SiteError),
    /// Settings are not as they must be.
    Settings(Vec<SettingFault>),
    /// The operator's key is not to be had.
    Key(KeyFault),
    /// A federation has no key to sign with.
    Signing(FederationKeyFault),
    /// An account is not made or changed so.
    Account(OperatorFault),
    /// An account is not changed so.
    Change(AccountChangeFault),
    /// A federation is not entered or changed so.
    Federation(EnterFault),
    /// A role is not given or taken so.
    Role(GrantFault),
    /// A site is not moved.
    Move(MoveFault),
    /// A site is not backed up or restored.
    Backup(BackupFault),
    /// This file cannot be read.
    Unread(String, io::Error),
    /// No password can be read from standard input.
    NoPassword(io::Error),
    /// Refused; the reason in the user's language.
    Refused(String),
}

/// Another reason, in the reader's words.
pub fn refused(why: impl Into<String>) -> ProgramError {
    ProgramError::Refused(why.into())
}

impl ProgramError {
    /// Says what it is; how the program ends then.
    pub fn told(&self) -> ExitCode {
        complain(&format!("director: {}", self.said(words())));
        match self {
            Self::Site(SiteError::Bank { faults, .. }) => list(faults),
            Self::Settings(faults) => {
                faults.iter().for_each(|fault| complain(&fault.said(words())));
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

impl From<MoveFault> for ProgramError {
    fn from(cause: MoveFault) -> Self {
        Self::Move(cause)
    }
}

impl From<BackupFault> for ProgramError {
    fn from(cause: BackupFault) -> Self {
        Self::Backup(cause)
    }
}
