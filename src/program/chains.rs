//! Reports on broken hash chains of a database.

use super::words;
use server::audit::Break;
use server::maintenance::chains::{Broken, Chains};

/// Every break, on a line of its own.
pub fn broken(chains: &Chains) -> String {
    let words = words();
    let lines = chains.broken.iter().map(|broken| match broken {
        Broken::Log(federation, at) => log(federation, *at),
        Broken::Receipts(federation, attempt, number) => words.format(
            "trouble-receipts",
            &[
                ("federation", federation.into()),
                ("attempt", attempt.to_string().into()),
                ("number", i64::from(*number).into()),
            ],
        ),
    });
    let lines: Vec<String> = std::iter::once(words.say("trouble-chains")).chain(lines).collect();
    lines.join("\n")
}

/// The break in a federation's log.
pub fn log(federation: &str, broken: Break) -> String {
    let (id, number) = match broken {
        Break::Missing(number) => ("missing", number),
        Break::Parted(number) => ("parted", number),
        Break::Changed(number) => ("changed", number),
        Break::Beyond(number) => ("beyond", number),
        Break::Replaced(number) => ("replaced", number),
    };
    let args = [("federation", federation.into()), ("number", number.into())];
    words().format(&format!("print-audit-{id}"), &args)
}
