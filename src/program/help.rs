//! Help texts: the messages of `help.ftl`, inserted into clap's commands.
//!
//! A message is found by its place: `help-user-add` for the command `user add`,
//! `help-user-add-name` for its argument `name`. Shared arguments have `help-arg-…`;
//! `help-command-…` are for the program itself and clap's built-in command.

use super::{usage, words};
use clap::{Arg, Command, Parser};
use std::ffi::OsString;
use std::process::ExitCode;
use words::Words;

/// Reads a command line; how the program ends where something was asked about it, or where it cannot be read.
pub fn read<P: Parser>(line: &[OsString]) -> Result<P, ExitCode> {
    let mut command = P::command();
    // After building, clap's own `help` and `--version` exist and are translated like the rest.
    command.build();
    let words = words();
    let command = told(words, command, "help", "help");
    let matches = command.clone().try_get_matches_from(line);
    let read = matches.and_then(|matches| P::from_arg_matches(&matches));
    read.map_err(|fault| usage::end(words, &command, line, &fault))
}

/// A command with its texts, and those of everything below it. `path` is its place, `above` that of
/// the command it belongs to.
fn told(words: &Words, command: Command, path: &str, above: &str) -> Command {
    let name = command.get_name().to_owned();
    // Below `help` clap has the commands once more that stand beside it.
    let below = if name == "help" { above } else { path };
    let command = command
        .about(text(words, path, format!("help-command-{name}")))
        .mut_args(|arg| argument(words, arg, path))
        .mut_subcommands(|inner| {
            let path = format!("{below}-{}", inner.get_name());
            told(words, inner, &path, below)
        });
    let template = template(words, &command);
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
    let mut told = vec![text(words, &format!("{path}-{name}"), format!("help-arg-{name}"))];
    if arg.get_action().takes_values() {
        let possible = arg.get_possible_values();
        let values: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
        let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        for (id, value) in [("help-values", values.join(", ")), ("help-default", default.join(" "))] {
            if !value.is_empty() {
                told.push(words.tell(id, &[("value", value.into())]));
            }
        }
    }
    if let Some(variable) = arg.get_env() {
        told.push(words.tell("help-environment", &[("name", variable.to_string_lossy().as_ref().into())]));
    }
    // Clap would say the same in English.
    arg.help(told.join(" ")).hide_possible_values(true).hide_default_value(true).hide_env(true)
}

/// Layout of a command's help: clap's, with translated headings.
fn template(words: &Words, command: &Command) -> String {
    let style = command.get_styles().get_header();
    let heading = |id: &str| format!("{style}{}{style:#}", words.say(id));
    let mut text = format!("{{about}}\n\n{} {}", heading("help-usage"), usage(words, command));
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

/// Usage of a command: `director user add [OPTIONS] <NAME> <EMAIL>`.
pub fn usage(words: &Words, command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    let mut line = vec![name.to_owned()];
    let (required, others): (Vec<&Arg>, Vec<&Arg>) =
        command.get_arguments().filter(|arg| !arg.is_positional()).partition(|arg| arg.is_required_set());
    if !others.is_empty() {
        line.push(format!("[{}]", words.say("help-some-options")));
    }
    line.extend(required.into_iter().chain(command.get_positionals()).map(Arg::to_string));
    if command.has_subcommands() {
        line.push(format!("<{}>", words.say("help-one-command")));
    }
    line.join(" ")
}
