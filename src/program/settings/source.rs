//! Values of settings, and where they come from.

use std::fmt;
use std::path::PathBuf;

/// The source of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingSource {
    /// An option on the command line.
    CommandLine(&'static str),
    /// An environment variable.
    Variable(&'static str),
    /// A line of the settings file, with the name there.
    FileLine(PathBuf, usize, String),
    /// The settings file as a whole.
    File(PathBuf),
    /// A file that contains only this secret.
    SecretFile(PathBuf),
    /// The default.
    Default(&'static str),
}

impl fmt::Display for SettingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CommandLine(name) => write!(f, "--{}", name.replace('_', "-")),
            Self::Variable(name) | Self::Default(name) => f.write_str(name),
            Self::FileLine(path, line, name) => write!(f, "{}:{line}: {name}", path.display()),
            Self::File(path) | Self::SecretFile(path) => write!(f, "{}", path.display()),
        }
    }
}

/// Value and source of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SourcedValue {
    pub(super) text: String,
    pub(super) source: SettingSource,
}
