//! Settings on the command line and in the environment.

use super::source::{SettingSource, SourcedValue};
use super::table::{ALL, DATABASE, DATABASE_AND_KEY, DATABASE_AND_SITE, Setting};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The option for the settings file.
const CONFIG: &str = "config";

/// Settings on the command line and in the environment.
pub(super) struct Arguments {
    /// The settings of the command.
    pub(super) settings: &'static [Setting],
    /// Values by the name of the setting.
    pub(super) values: BTreeMap<&'static str, SourcedValue>,
    /// The settings file, which has lower priority.
    pub(super) file: Option<PathBuf>,
}

impl Arguments {
    fn read(settings: &'static [Setting], matches: &ArgMatches) -> Self {
        let mut values = BTreeMap::new();
        for setting in settings {
            let source = match matches.value_source(setting.name) {
                Some(ValueSource::CommandLine) => SettingSource::CommandLine(setting.name),
                Some(ValueSource::EnvVariable) => SettingSource::Variable(setting.variable),
                _ => continue,
            };
            // An empty variable counts as unset, as in many container files.
            if let Some(text) = matches.get_one::<String>(setting.name).filter(|text| !text.trim().is_empty())
            {
                values.insert(setting.name, SourcedValue { text: text.trim().to_owned(), source });
            }
        }
        let file = matches.get_one::<PathBuf>(CONFIG).filter(|path| !path.as_os_str().is_empty());
        Self { settings, values, file: file.cloned() }
    }
}

/// The options for some settings.
fn options(settings: &'static [Setting], command: Command) -> Command {
    let file = Arg::new(CONFIG).long(CONFIG).env("CONFIG").value_name("FILE");
    let command = command.arg(file.value_parser(clap::value_parser!(PathBuf)));
    settings.iter().fold(command, |command, setting| {
        let option = Arg::new(setting.name).long(setting.name.replace('_', "-")).env(setting.variable);
        let option = option.value_name(setting.variable);
        command.arg(match setting.default {
            Some(default) => option.default_value(default),
            None => option,
        })
    })
}

/// Defines the settings of a command.
macro_rules! takes {
    ($(#[$doc:meta] $name:ident: $settings:expr;)*) => { $(
        #[$doc]
        pub struct $name(pub(super) Arguments);

        impl FromArgMatches for $name {
            fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
                Ok(Self(Arguments::read($settings, matches)))
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
                self.0 = Arguments::read($settings, matches);
                Ok(())
            }
        }

        impl Args for $name {
            fn augment_args(command: Command) -> Command {
                options($settings, command)
            }

            fn augment_args_for_update(command: Command) -> Command {
                options($settings, command)
            }
        }
    )* };
}

takes! {
    /// Selection of the database.
    DatabaseOnly: DATABASE;
    /// Selection of the database, and the operator's key.
    DatabaseAndKey: DATABASE_AND_KEY;
    /// Selection of the database, and the site's URL.
    DatabaseAndSite: DATABASE_AND_SITE;
    /// All settings.
    Serving: &ALL;
}
