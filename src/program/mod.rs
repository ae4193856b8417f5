//! The operator's commands.
//!
//! - `serve`: the site, with its `settings` and `systemd`
//! - one file per subcommand: `archive`, `audit` (with `anchors`), `backup`, `check_words`,
//!   `credential`, `federation`, `generate`, `key`, `outbox`, `pack`, `report`, `role`, `transfer`, `user`
//! - `database`: running a command on a database; `operator_key`: the key that seals signing keys
//! - `language`: the language of all texts; `help`: help texts; `usage`: faults of the command
//!   line; `error`: all other errors; `messages`: their texts; `chains`: texts on broken hash
//!   chains
//! - `output`: printing
//!
//! Not here: commands on files only (`main.rs`); rules (`server`). The audit log records these
//! actions as the program's.

mod anchors;
pub mod archive;
pub mod audit;
pub mod backup;
mod chains;
pub mod check_words;
pub mod credential;
mod database;
mod error;
pub mod federation;
pub mod generate;
pub mod help;
pub mod key;
mod language;
mod messages;
mod operator_key;
pub mod outbox;
mod output;
pub mod pack;
pub mod report;
pub mod role;
pub mod serve;
pub mod settings;
mod systemd;
pub mod transfer;
mod usage;
pub mod user;

pub use database::{Database, federation, query, run_on};
pub use error::{ProgramError, refused};
pub use language::{set_language, words};
pub use output::{complain, line, list_faults, moment, print, printable};
