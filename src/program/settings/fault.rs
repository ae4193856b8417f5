//! Faults of settings, worded in `program/faults.rs`.

use super::SettingSource;
use server::credentials::keys::OperatorKeyFault;
use server::mail::MailFault;
use std::io;
use std::path::PathBuf;
use store::UrlFault;
use tracing_subscriber::filter::ParseError;

/// Something wrong with the settings.
#[derive(Debug)]
pub struct SettingFault {
    pub place: SettingSource,
    pub wrong: SettingFaultKind,
}

/// Kind of fault.
#[derive(Debug)]
pub enum SettingFaultKind {
    /// A file cannot be read
    Unread(PathBuf, io::Error),
    /// A file is no text
    NotUtf8,
    /// This line is no TOML
    Syntax,
    /// There is no setting of this name
    Unknown,
    /// Neither a text nor a whole number
    NoText,
    /// This one is made as well, and means the same
    Both(&'static str),
    /// Not a listen address
    Listen(String),
    /// Not a header name
    Header(String),
    /// Not a whole number within these bounds
    Number {
        /// As written.
        value: String,
        /// The least that it may be.
        least: u32,
        most: u32,
    },
    /// Not a log filter
    Log(ParseError),
    /// None of these
    Choice(String, &'static str),
    /// There is no such folder
    Folder(PathBuf),
    /// Not a database URL
    Database(UrlFault),
    /// Letters cannot be sent so
    Mail(MailFault),
    /// Not a key
    Key(OperatorKeyFault),
}
