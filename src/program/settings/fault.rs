//! Faults of settings, worded in `program/messages.rs`.

use super::source::SettingSource;
use server::credentials::keys::OperatorKeyFault;
use server::mail::MailFault;
use std::io;
use std::path::PathBuf;
use store::UrlFault;
use tracing_subscriber::filter::ParseError;

/// Something wrong with the settings.
#[derive(Debug)]
pub struct SettingFault {
    pub source: SettingSource,
    pub kind: SettingFaultKind,
}

/// Kind of fault.
#[derive(Debug)]
pub enum SettingFaultKind {
    /// A file cannot be read.
    Unread(PathBuf, io::Error),
    /// A file is not UTF-8.
    NotUtf8,
    /// A line is not TOML.
    Syntax,
    /// There is no setting of this name.
    Unknown,
    /// Neither a text nor a whole number.
    NoText,
    /// This other setting, with the same meaning, is set as well.
    Both(&'static str),
    /// Not a listen address.
    Listen(String),
    /// Not a list of hosts.
    Hosts(String),
    /// Not a header name.
    Header(String),
    /// Not a whole number within these bounds.
    Number {
        /// As written.
        value: String,
        least: u32,
        most: u32,
    },
    /// Not a log filter.
    Log(ParseError),
    /// None of these values.
    Choice(String, &'static str),
    /// There is no such folder.
    Folder(PathBuf),
    /// Not a database URL.
    Database(UrlFault),
    /// Not usable for sending emails.
    Mail(MailFault),
    /// Not a key.
    Key(OperatorKeyFault),
}
