//! `director archive`: verification of a sitting's archive.

use super::{ProgramError, complain, print, printable, words};
use server::exams::archive::verify::SavedAnswer;
use server::exams::archive::{ArchiveFault, Checksum, ReceiptDigits, Verified, verify};
use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;

/// Exit code for an archive that is sound but incomplete.
const NOT_WHOLE: u8 = 3;

/// Archive commands.
#[derive(clap::Subcommand)]
pub enum Archive {
    Verify {
        file: PathBuf,
        #[arg(long, value_name = "RECEIPT")]
        receipt: Vec<ReceiptDigits>,
        #[arg(long, value_name = "HASH")]
        manifest: Option<Checksum>,
    },
}

impl Archive {
    pub fn run(self) -> ExitCode {
        let Self::Verify { file, receipt, manifest } = self;
        let words = words();
        let open = match File::open(&file) {
            Ok(open) => open,
            Err(cause) => return ProgramError::Unread(file.display().to_string(), cause).report(),
        };
        let found = match verify(open, &receipt, manifest.as_ref()) {
            Ok(found) => found,
            Err(fault) => {
                complain(&words.say(&format!("archive-fault-{}", fault.word())));
                return ExitCode::FAILURE;
            }
        };
        for fault in &found.faults {
            let number = match fault {
                ArchiveFault::Receipt { number, .. } => i64::from(*number),
                _ => 0,
            };
            let args = [("what", printable(fault.about()).into()), ("number", number.into())];
            complain(&words.format(&format!("archive-fault-{}", fault.word()), &args));
        }
        for (receipt, saved) in receipt.iter().zip(&found.saved) {
            for saved in saved {
                print(&receipt_report(receipt.digits(), saved));
            }
            if saved.is_empty() {
                complain(&words.format("archive-no-receipt", &[("receipt", receipt.digits().into())]));
            }
        }
        match (found.is_sound(), found.is_whole()) {
            (false, _) => ExitCode::FAILURE,
            (true, true) => print(&report(&found, "archive-whole")),
            (true, false) => {
                print(&report(&found, "archive-not-whole"));
                print(&missing_parts(&found));
                ExitCode::from(NOT_WHOLE)
            }
        }
    }
}

/// Report on the answer of a receipt.
fn receipt_report(receipt: &str, saved: &SavedAnswer) -> String {
    let id = if saved.counts { "archive-receipt-counts" } else { "archive-receipt-changed" };
    let args = [
        ("receipt", receipt.into()),
        ("attempt", printable(&saved.attempt).into()),
        ("page", i64::from(saved.page).into()),
        ("at", printable(&saved.saved_at).into()),
        ("answer", printable(&saved.answer).into()),
    ];
    format!("{}\n", words().format(id, &args))
}

/// Report on a sound archive.
fn report(found: &Verified, id: &str) -> String {
    let manifest = &found.manifest;
    let words = words();
    let args = [
        ("federation", printable(&manifest.federation).into()),
        ("sitting", printable(&manifest.sitting).into()),
        ("at", printable(&manifest.made_at).into()),
        ("engine", printable(&manifest.engine).into()),
        ("attempts", manifest.attempts.into()),
        ("answers", found.answers.into()),
        ("hash", found.sha256.clone().into()),
    ];
    format!("{} {}\n", words.say(id), words.format("archive-of", &args))
}

/// The missing parts of an archive.
fn missing_parts(found: &Verified) -> String {
    let (manifest, words) = (&found.manifest, words());
    let mut text = String::new();
    for (id, scenarios) in [("archive-missing", &manifest.missing), ("archive-changed", &manifest.changed)] {
        if !scenarios.is_empty() {
            let scenarios = printable(&scenarios.join(", "));
            text.push_str(&format!("{}\n", words.format(id, &[("scenarios", scenarios.into())])));
        }
    }
    if manifest.is_provisional() {
        text.push_str(&format!("{}\n", words.say("archive-provisional")));
    }
    for waiting in &manifest.waiting {
        let pages: Vec<String> = waiting.pages.iter().map(i32::to_string).collect();
        let args = [("attempt", printable(&waiting.attempt).into()), ("pages", pages.join(", ").into())];
        text.push_str(&format!("{}\n", words.format("archive-waits", &args)));
    }
    text
}
