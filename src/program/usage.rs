//! Messages for malformed command lines: the fault, the usage, and a pointer to the help.

use super::{complain, printable};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use std::ffi::OsString;
use std::process::ExitCode;
use words::Words;

/// Exit code for a malformed command line.
const USAGE_FAULT: u8 = 2;

/// Prints the requested help or version, or the fault, and returns the exit code.
pub fn end(words: &Words, command: &Command, line: &[OsString], fault: &Error) -> ExitCode {
    match fault.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => {
            // The reader may have closed the pipe.
            let _ = fault.print();
        }
        _ => complain(&message(words, subcommand(command, line), fault)),
    }
    ExitCode::from(u8::try_from(fault.exit_code()).unwrap_or(USAGE_FAULT))
}

/// Usage of a command: `director user add [OPTIONS] <NAME> <EMAIL>`.
pub fn usage(words: &Words, command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    let mut line = vec![name.to_owned()];
    let (required, others): (Vec<&clap::Arg>, Vec<&clap::Arg>) =
        command.get_arguments().filter(|arg| !arg.is_positional()).partition(|arg| arg.is_required_set());
    if !others.is_empty() {
        line.push(format!("[{}]", words.say("help-some-options")));
    }
    line.extend(required.into_iter().chain(command.get_positionals()).map(clap::Arg::to_string));
    if command.has_subcommands() {
        line.push(format!("<{}>", words.say("help-one-command")));
    }
    line.join(" ")
}

/// The innermost subcommand on a command line; for `help`, the one it is about.
fn subcommand<'a>(mut command: &'a Command, line: &[OsString]) -> &'a Command {
    let mut line = line.iter().skip(1).map(|word| word.to_string_lossy());
    while let Some(word) = line.next() {
        if let Some(option) = word.strip_prefix("--") {
            // The value of an option is no command, even if it looks like one.
            if command.get_opts().any(|arg| arg.get_long() == Some(option)) {
                line.next();
            }
        } else if let Some(inner) =
            command.find_subcommand(word.as_ref()).filter(|inner| inner.get_name() != "help")
        {
            command = inner;
        }
    }
    command
}

/// The fault, hints and the usage.
fn message(words: &Words, command: &Command, fault: &Error) -> String {
    let mut lines = vec![format!("director: {}", complaint(words, fault))];
    if matches!(fault.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
        let about =
            command.get_arguments().find(|arg| context(fault, ContextKind::InvalidArg) == [arg.to_string()]);
        lines.extend(about.and_then(|arg| arg.get_help()).map(|help| format!("  {help}")));
    }
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue] {
        let similar = context(fault, kind);
        if !similar.is_empty() {
            lines.push(format!(
                "  {}",
                words.format("usage-similar", &[("names", similar.join(", ").into())])
            ));
        }
    }
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    lines.push(format!("\n{} {}", words.say("help-usage"), usage(words, command)));
    lines.push(words.format("usage-help", &[("command", format!("{name} --help").into())]));
    lines.join("\n")
}

/// The fault, as a sentence.
fn complaint(words: &Words, fault: &Error) -> String {
    let arguments = context(fault, ContextKind::InvalidArg);
    let others = context(fault, ContextKind::PriorArg);
    let value = context(fault, ContextKind::InvalidValue);
    let id = match fault.kind() {
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::MissingRequiredArgument => "usage-missing-argument",
        ErrorKind::MissingSubcommand => "usage-missing-command",
        ErrorKind::InvalidValue if value.concat().is_empty() => "usage-missing-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "usage-wrong-value",
        ErrorKind::TooManyValues => "usage-too-many-values",
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => "usage-number-of-values",
        ErrorKind::NoEquals => "usage-no-equals",
        ErrorKind::ArgumentConflict if arguments == others => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::InvalidUtf8 => "usage-not-text",
        _ => "usage-unreadable",
    };
    let joined = |kind| words::Arg::from(context(fault, kind).join(", "));
    let args = [
        ("n", arguments.len().into()),
        ("argument", arguments.join(", ").into()),
        ("others", others.join(", ").into()),
        ("value", value.join(", ").into()),
        ("command", joined(ContextKind::InvalidSubcommand)),
        ("commands", joined(ContextKind::ValidSubcommand)),
        ("given", joined(ContextKind::ActualNumValues)),
        ("cause", fault.kind().to_string().into()),
    ];
    words.format(id, &args)
}

/// A detail of clap's error, without terminal control characters.
fn context(fault: &Error, kind: ContextKind) -> Vec<String> {
    match fault.get(kind) {
        Some(ContextValue::String(text)) => vec![printable(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| printable(text)).collect(),
        Some(ContextValue::Number(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}
