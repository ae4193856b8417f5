//! Messages for errors, from `trouble.ftl`, with the unchanged text of the system, the database or
//! a library.
//!
//! The log has the same errors in the English of the error types.

use super::error::ProgramError;
use super::operator_key::KeyFault;
use super::settings::{SettingFault, SettingFaultKind};
use rules::law::Edition;
use server::accounts::staff_changes::AccountChangeFault;
use server::accounts::{OperatorFault, SignUpFault};
use server::certificates::FederationKeyFault;
use server::credentials::keys::{OperatorKeyFault, SealFault};
use server::federation::EnterFault;
use server::mail::{MailFault, SenderFault};
use server::maintenance::backup::BackupFault;
use server::maintenance::transfer::TransferFault;
use server::roles::GrantFault;
use site::startup::SiteError;
use std::path::Path;
use store::{ConnectFault, StoreError, UrlFault};
use words::{Arg, Words};

impl ProgramError {
    /// The message.
    pub(super) fn message(&self, words: &Words) -> String {
        match self {
            Self::Site(fault) => site(words, fault),
            Self::Settings(faults) => words.format("setting-faults", &[("n", faults.len().into())]),
            Self::Key(fault) => key(words, fault),
            Self::Signing(fault) => signing(words, fault),
            Self::Account(fault) => account(words, fault),
            Self::Change(fault) => change(words, fault),
            Self::Federation(fault) => federation(words, fault),
            Self::Role(GrantFault::Nobody) => words.say("trouble-role-nobody"),
            Self::Role(GrantFault::Trainee) => words.say("trouble-role-trainee"),
            Self::Role(GrantFault::Store(fault)) => store(words, fault),
            Self::Move(fault) => transfer(words, fault),
            Self::Backup(fault) => backup(words, fault),
            Self::Unread(place, why) => {
                words.format("trouble-unread", &[text("place", place), text("cause", why)])
            }
            Self::NoPassword(why) => words.format("trouble-no-password", &[text("cause", why)]),
            Self::Refused(why) => why.clone(),
        }
    }
}

impl SettingFault {
    /// The message, after the source of the setting.
    pub(super) fn message(&self, words: &Words) -> String {
        let source = self.source.to_string();
        let source = source.trim_end_matches([':', ' ']);
        match &self.kind {
            // These messages name the source themselves, as a key may also come from a file.
            SettingFaultKind::Key(fault) => operator_key(words, source, fault),
            kind => format!("{source}: {}", setting(words, kind)),
        }
    }
}

fn setting(words: &Words, kind: &SettingFaultKind) -> String {
    match kind {
        SettingFaultKind::Unread(file, cause) => {
            words.format("trouble-unread", &[path("place", file), text("cause", cause)])
        }
        SettingFaultKind::NotUtf8 => words.say("setting-not-utf8"),
        SettingFaultKind::Syntax => words.say("setting-syntax"),
        SettingFaultKind::Unknown => words.say("setting-unknown"),
        SettingFaultKind::NoText => words.say("setting-no-text"),
        SettingFaultKind::Both(other) => words.format("setting-both", &[text("other", other)]),
        SettingFaultKind::Hosts(value) => words.format("setting-hosts", &[text("value", value)]),
        SettingFaultKind::Listen(value) => words.format("setting-listen", &[text("value", value)]),
        SettingFaultKind::Header(value) => words.format("setting-header", &[text("value", value)]),
        SettingFaultKind::Log(cause) => words.format("setting-log", &[text("cause", cause)]),
        SettingFaultKind::Number { value, least, most } => {
            let args = [text("value", value), text("least", least), text("most", most)];
            words.format("setting-number", &args)
        }
        SettingFaultKind::Choice(value, values) => {
            words.format("setting-choice", &[text("value", value), text("values", values)])
        }
        SettingFaultKind::Folder(folder) => words.format("setting-folder", &[path("value", folder)]),
        SettingFaultKind::Database(fault) => url(words, fault),
        SettingFaultKind::Mail(fault) => mail(words, *fault),
        SettingFaultKind::Key(fault) => operator_key(words, "", fault),
    }
}

/// A named argument.
fn text(name: &'static str, value: impl ToString) -> (&'static str, Arg) {
    (name, value.to_string().into())
}

fn path(name: &'static str, value: &Path) -> (&'static str, Arg) {
    text(name, value.display())
}

fn site(words: &Words, fault: &SiteError) -> String {
    match fault {
        SiteError::Listen { address, cause } => {
            words.format("trouble-listen", &[text("address", address), text("cause", cause)])
        }
        SiteError::Store(fault) => store(words, fault),
        SiteError::Bank { dir, faults } => {
            words.format("trouble-bank", &[path("dir", dir), ("n", faults.len().into())])
        }
        SiteError::Bundle { path: file, cause } => {
            words.format("trouble-bundle", &[path("path", file), text("cause", cause)])
        }
        SiteError::Unlisted { path: file } => words.format("trouble-unlisted", &[path("path", file)]),
        SiteError::Packed { path: file, cause } => {
            words.format("trouble-packed", &[path("path", file), text("cause", cause)])
        }
        SiteError::Mail(fault) => mail(words, *fault),
        SiteError::Serve(cause) => words.format("trouble-serve", &[text("cause", cause)]),
    }
}

fn mail(words: &Words, fault: MailFault) -> String {
    words.say(match fault {
        MailFault::PublicUrl => "trouble-public-url",
        MailFault::Sender(SenderFault::Url) => "trouble-smtp-url",
        MailFault::Sender(SenderFault::From) => "trouble-mail-from",
    })
}

fn url(words: &Words, fault: &UrlFault) -> String {
    words.say(match fault {
        UrlFault::Scheme => "trouble-url-scheme",
        UrlFault::NoFile => "trouble-url-no-file",
        UrlFault::InMemory => "trouble-url-memory",
        UrlFault::Options => "trouble-url-options",
        UrlFault::Postgres => "trouble-url-postgres",
    })
}

fn store(words: &Words, fault: &StoreError) -> String {
    match fault {
        StoreError::Url(fault) => url(words, fault),
        StoreError::Folder { place, cause } => {
            words.format("trouble-folder", &[text("place", place), text("cause", cause)])
        }
        StoreError::File { place, cause } => {
            words.format("trouble-file", &[text("place", place), text("cause", cause)])
        }
        StoreError::Connect { place, why } => connect(words, place, why),
        StoreError::Open { place, cause } => {
            words.format("trouble-open", &[text("place", place), text("cause", cause)])
        }
        StoreError::Migration { place, cause } => {
            words.format("trouble-migration", &[text("place", place), text("cause", cause)])
        }
        StoreError::Newer { place, schema, floor, program } => words.format(
            "trouble-newer",
            &[
                text("place", place),
                ("schema", (*schema).into()),
                ("floor", (*floor).into()),
                ("program", (*program).into()),
            ],
        ),
        StoreError::UnfinishedTransfer { place } => {
            words.format("trouble-half-moved", &[text("place", place)])
        }
        StoreError::Absent { place } => words.format("trouble-absent", &[text("place", place)]),
        StoreError::NoSite { place } => words.format("trouble-no-site", &[text("place", place)]),
        StoreError::Unique(key) => words.format("trouble-unique", &[text("key", key.name())]),
        StoreError::Reference => words.say("trouble-reference"),
        StoreError::Value(cause) => words.format("trouble-value", &[text("cause", cause)]),
        StoreError::Row(cause) => words.format("trouble-row", &[text("cause", cause)]),
        StoreError::Unavailable(cause) => words.format("trouble-unavailable", &[text("cause", cause)]),
        StoreError::Stopping => words.say("trouble-stopping"),
        StoreError::Refused(cause) => words.format("trouble-database", &[text("cause", cause)]),
    }
}

fn connect(words: &Words, place: &str, fault: &ConnectFault) -> String {
    let (id, cause) = match fault {
        ConnectFault::Unreachable(cause) => ("trouble-connect-unreachable", cause.as_str()),
        ConnectFault::Silent => ("trouble-connect-silent", ""),
        ConnectFault::Tls(cause) => ("trouble-connect-tls", cause.as_str()),
        ConnectFault::NotListed => ("trouble-connect-not-listed", ""),
        ConnectFault::Password => ("trouble-connect-password", ""),
        ConnectFault::NoDatabase => ("trouble-connect-no-database", ""),
        ConnectFault::NotNow(code) => ("trouble-connect-not-now", code.as_str()),
        ConnectFault::Refused(code) => ("trouble-connect-refused", code.as_str()),
        ConnectFault::Protocol => ("trouble-connect-protocol", ""),
    };
    words.format(id, &[text("place", place), text("cause", cause)])
}

fn transfer(words: &Words, fault: &TransferFault) -> String {
    match fault {
        TransferFault::NotFromSqlite => words.say("trouble-move-from"),
        TransferFault::NotToPostgres => words.say("trouble-move-to"),
        TransferFault::NoFile(place) => words.format("trouble-no-file", &[text("place", place)]),
        TransferFault::Schema { place, schema, program } => words.format(
            "trouble-move-schema",
            &[text("place", place), ("schema", (*schema).into()), ("program", (*program).into())],
        ),
        TransferFault::Columns(table) => words.format("trouble-move-columns", &[text("table", table)]),
        TransferFault::OtherSite(federations) => {
            words.format("trouble-move-other", &[text("federations", federations.join(", "))])
        }
        TransferFault::Locked => words.say("trouble-move-under-way"),
        TransferFault::Rows { table, cause } => {
            words.format("trouble-move-rows", &[text("table", table), text("cause", store(words, cause))])
        }
        TransferFault::Store(fault) => store(words, fault),
    }
}

fn backup(words: &Words, fault: &BackupFault) -> String {
    match fault {
        BackupFault::NotSqlite => words.say("trouble-backup-sqlite"),
        BackupFault::NoFile(place) => words.format("trouble-no-file", &[text("place", place)]),
        BackupFault::Taken(place) => words.format("trouble-taken", &[text("place", place)]),
        BackupFault::File { place, cause } => {
            words.format("trouble-backup-file", &[text("place", place), text("cause", cause)])
        }
        BackupFault::Damaged { place, found } => {
            words.format("trouble-damaged", &[text("place", place), text("cause", found.join("; "))])
        }
        BackupFault::Store(fault) => store(words, fault),
    }
}

fn key(words: &Words, fault: &KeyFault) -> String {
    match fault {
        KeyFault::NoKey { place, cause } => operator_key(words, place, cause),
        KeyFault::File { place, cause } => {
            words.format("trouble-key-file", &[text("place", place), text("cause", cause)])
        }
    }
}

fn operator_key(words: &Words, place: &str, fault: &OperatorKeyFault) -> String {
    match fault {
        OperatorKeyFault::Empty => words.format("trouble-key-empty", &[text("place", place)]),
        OperatorKeyFault::Encoding => words.format("trouble-key-encoding", &[text("place", place)]),
        OperatorKeyFault::Length(n) => {
            words.format("trouble-key-length", &[text("place", place), ("n", (*n).into())])
        }
    }
}

fn signing(words: &Words, fault: &FederationKeyFault) -> String {
    match fault {
        FederationKeyFault::NoOperatorKey => words.say("trouble-no-operator-key"),
        FederationKeyFault::Sealed(SealFault::NoSeal) => words.say("trouble-no-seal"),
        FederationKeyFault::Sealed(SealFault::Closed) => words.say("trouble-sealed"),
        FederationKeyFault::Store(fault) => store(words, fault),
    }
}

fn account(words: &Words, fault: &OperatorFault) -> String {
    match fault {
        OperatorFault::Faults(faults) => {
            let messages: Vec<String> = faults.iter().map(|fault| account_fault(words, *fault)).collect();
            messages.join(" ")
        }
        OperatorFault::Busy(_) => words.say("trouble-busy"),
        OperatorFault::Store(fault) => store(words, fault),
    }
}

/// Worded as on the person's page.
fn change(words: &Words, fault: &AccountChangeFault) -> String {
    match fault {
        AccountChangeFault::Field(fault) => account_fault(words, *fault),
        AccountChangeFault::Store(fault) => store(words, fault),
        AccountChangeFault::Number => words.say("keep-fault-number"),
        AccountChangeFault::NumberTaken => words.say("keep-fault-number-taken"),
        AccountChangeFault::NoChange => words.say("keep-fault-nothing"),
        // Never returned on the command line, which has no permission checks.
        AccountChangeFault::NoSuchAccount
        | AccountChangeFault::OwnAccount
        | AccountChangeFault::OperatorAccount
        | AccountChangeFault::NeedsSecondPerson
        | AccountChangeFault::NotPending => words.say("keep-fault-not-waiting"),
    }
}

/// Worded as on the sign-up page, except where that addresses the account's owner.
fn account_fault(words: &Words, fault: SignUpFault) -> String {
    let own = format!("trouble-account-{}", fault.word());
    words.say(&if words.knows(&own) { own } else { format!("account-fault-{}", fault.word()) })
}

fn federation(words: &Words, fault: &EnterFault) -> String {
    match fault {
        EnterFault::Code => words.say("trouble-federation-code"),
        EnterFault::Taken => words.say("trouble-federation-taken"),
        EnterFault::Settings(faults) => {
            let messages: Vec<String> = faults.tokens.iter().map(|one| settings_fault(words, one)).collect();
            messages.join(" ")
        }
        EnterFault::Store(fault) => store(words, fault),
    }
}

/// Worded as on the settings page, except where that has a list to choose from.
fn settings_fault(words: &Words, fault: &str) -> String {
    let own = format!("trouble-settings-{fault}");
    let editions: Vec<&str> = Edition::ALL.iter().map(|edition| edition.word()).collect();
    let id = if words.knows(&own) { own } else { format!("settings-fault-{fault}") };
    words.format(&id, &[text("editions", editions.join(", "))])
}
