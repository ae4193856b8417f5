//! Help texts: the messages of `help.ftl`, inserted into clap's commands.
//!
//! A message is found by its place: `help-user-add` for the command `user add`,
//! `help-user-add-name` for its argument `name`. Shared arguments have `help-arg-…`;
//! `help-command-…` are for the program itself and clap's built-in command. The list of commands
//! has one sentence for each; a command's own help goes on with `help-move-more`.

use super::usage::{end, usage};
use super::words;
use clap::{Arg, Command, Parser};
use std::ffi::OsString;
use std::process::ExitCode;
use words::Words;

/// Parses a command line. Otherwise prints help, version or faults, and returns the exit code.
pub fn read<P: Parser>(line: &[OsString]) -> Result<P, ExitCode> {
    let mut command = P::command();
    // After building, clap's own `help` and `--version` exist and are translated like the rest.
    command.build();
    let words = words();
    let command = with_texts(words, command, "help", "help");
    let matches = command.clone().try_get_matches_from(line);
    let read = matches.and_then(|matches| P::from_arg_matches(&matches));
    read.map_err(|fault| end(words, &command, line, &fault))
}

/// A command and its subcommands with their texts. `path` and `parent` are prefixes of message ids:
/// its own, and its parent command's.
fn with_texts(words: &Words, command: Command, path: &str, parent: &str) -> Command {
    let name = command.get_name().to_owned();
    // Clap repeats the commands beside `help` below it.
    let prefix = if name == "help" { parent } else { path };
    let command = command
        .about(text(words, path, format!("help-command-{name}")))
        .mut_args(|arg| argument(words, arg, path))
        .mut_subcommands(|inner| {
            let path = format!("{prefix}-{}", inner.get_name());
            with_texts(words, inner, &path, prefix)
        });
    let template = template(words, &command, &format!("{path}-more"));
    command.help_template(template)
}

/// The message under the item's own id, or else under the shared one.
fn text(words: &Words, own: &str, shared: String) -> String {
    if words.knows(own) { words.say(own) } else { words.say(&shared) }
}

/// An argument with its help, default and environment variable. Only the name of the variable is
/// shown, since its value may be secret.
fn argument(words: &Words, arg: Arg, path: &str) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let mut sentences = vec![text(words, &format!("{path}-{name}"), format!("help-arg-{name}"))];
    if arg.get_action().takes_values() {
        let possible = arg.get_possible_values();
        let values: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
        let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        for (id, value) in [("help-values", values.join(", ")), ("help-default", default.join(" "))] {
            if !value.is_empty() {
                sentences.push(words.format(id, &[("value", value.into())]));
            }
        }
    }
    if let Some(variable) = arg.get_env() {
        sentences
            .push(words.format("help-environment", &[("name", variable.to_string_lossy().as_ref().into())]));
    }
    // Clap's own texts for these would be in English.
    arg.help(sentences.join(" ")).hide_possible_values(true).hide_default_value(true).hide_env(true)
}

/// Layout of a command's help: clap's, with translated headings and the message `more`, if any.
fn template(words: &Words, command: &Command, more: &str) -> String {
    let style = command.get_styles().get_header();
    let heading = |id: &str| format!("{style}{}{style:#}", words.say(id));
    let mut text = "{about}\n\n".to_owned();
    if words.knows(more) {
        text.push_str(&format!("{}\n\n", words.say(more)));
    }
    text.push_str(&format!("{} {}", heading("help-usage"), usage(words, command)));
    for (id, any, tag) in [
        ("help-commands", command.has_subcommands(), "{subcommands}"),
        ("help-arguments", command.get_positionals().next().is_some(), "{positionals}"),
        ("help-options", command.get_arguments().any(|arg| !arg.is_positional()), "{options}"),
    ] {
        if any {
            text.push_str(&format!("\n\n{}\n{tag}", heading(id)));
        }
    }
    text
}
