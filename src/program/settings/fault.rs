//! What may be wrong with a setting. What is said of it stands in `program/faults.rs`.

use super::Place;
use server::credentials::keys::OperatorKeyFault;
use server::mail::MailFault;
use std::io;
use std::path::PathBuf;
use store::UrlFault;
use tracing_subscriber::filter::ParseError;

/// Something wrong with the settings.
#[derive(Debug)]
pub struct SettingFault {
    pub place: Place,
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Debug)]
pub enum Wrong {
    /// A file cannot be read
    Unread(PathBuf, io::Error),
    /// A file is no text
    NotUtf8,
    /// This line is no TOML
    Syntax,
    /// There is no setting of this name
    Unknown,
    /// It is neither a text nor a whole number
    NoText,
    /// This one is made as well, and means the same
    Both(&'static str),
    /// It is no address to listen on
    Listen(String),
    /// It is no name of a header
    Header(String),
    /// It is no whole number within these bounds
    Number {
        /// As it is written.
        value: String,
        /// The least that it may be.
        least: u32,
        most: u32,
    },
    /// It does not say what is logged
    Log(ParseError),
    /// It is none of these
    Choice(String, &'static str),
    /// There is no such folder
    Folder(PathBuf),
    /// It is no address of a database
    Database(UrlFault),
    /// Letters cannot be sent so
    Mail(MailFault),
    /// It is no key
    Key(OperatorKeyFault),
}
