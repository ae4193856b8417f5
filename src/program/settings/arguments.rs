//! Settings on the command line and in the environment.

use super::table::{ALL, DATABASE, DATABASE_AND_KEY, DATABASE_AND_SITE, Setting};
use super::{SettingSource, SourcedValue};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The file in which settings stand.
const CONFIG: &str = "config";

/// Settings from one source.
pub(super) struct SourceSettings {
    /// Which a command asks for.
    pub(super) asked: &'static [Setting],
    /// Values by setting.
    pub(super) said: BTreeMap<&'static str, SourcedValue>,
    /// The file that says the rest.
    pub(super) file: Option<PathBuf>,
}

impl SourceSettings {
    fn read(asked: &'static [Setting], matches: &ArgMatches) -> Self {
        let mut said = BTreeMap::new();
        for setting in asked {
            let place = match matches.value_source(setting.name) {
                Some(ValueSource::CommandLine) => SettingSource::Line(setting.name),
                Some(ValueSource::EnvVariable) => SettingSource::Variable(setting.variable),
                _ => continue,
            };
            // An empty variable counts as unset, as in many container files.
            if let Some(text) = matches.get_one::<String>(setting.name).filter(|text| !text.trim().is_empty())
            {
                said.insert(setting.name, SourcedValue { text: text.trim().to_owned(), place });
            }
        }
        let file = matches.get_one::<PathBuf>(CONFIG).filter(|path| !path.as_os_str().is_empty());
        Self { asked, said, file: file.cloned() }
    }
}

/// The options for some settings.
fn options(asked: &'static [Setting], command: Command) -> Command {
    let file = Arg::new(CONFIG).long(CONFIG).env("CONFIG").value_name("FILE");
    let command = command.arg(file.value_parser(clap::value_parser!(PathBuf)));
    asked.iter().fold(command, |command, setting| {
        let option = Arg::new(setting.name).long(setting.name.replace('_', "-")).env(setting.variable);
        let option = option.value_name(setting.variable);
        command.arg(match setting.usual {
            Some(usual) => option.default_value(usual),
            None => option,
        })
    })
}

/// Defines the settings of a command.
macro_rules! takes {
    ($(#[$what:meta] $name:ident: $asked:expr;)*) => { $(
        #[$what]
        pub struct $name(pub(super) SourceSettings);

        impl FromArgMatches for $name {
            fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
                Ok(Self(SourceSettings::read($asked, matches)))
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
                self.0 = SourceSettings::read($asked, matches);
                Ok(())
            }
        }

        impl Args for $name {
            fn augment_args(command: Command) -> Command {
                options($asked, command)
            }

            fn augment_args_for_update(command: Command) -> Command {
                options($asked, command)
            }
        }
    )* };
}

takes! {
    /// Which database.
    DatabaseOnly: DATABASE;
    /// Which database, and the operator's key.
    DatabaseAndKey: DATABASE_AND_KEY;
    /// Which database, and where the site is found.
    DatabaseAndSite: DATABASE_AND_SITE;
    /// Everything.
    Serving: &ALL;
}
