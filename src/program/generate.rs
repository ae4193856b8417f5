//! `director generate`: new scenarios on a clause, for review.

use super::{ProgramError, complain, list_faults, print, refused, words};
use bank::generate::{Difficulty, Draft, Generated, Generator, LeftOut, Request, Shortfall};
use bank::{Bank, Scenario};
use rules::law::{Clause, Edition};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Arg;

/// Longest line of a comment in a file.
const LINE: usize = 118;

/// A request on the command line.
#[derive(clap::Args)]
pub struct Generate {
    clause: String,
    #[arg(long)]
    like: Option<String>,
    #[arg(long, default_value_t = 20)]
    count: u16,
    #[arg(long, default_value = "2017", value_delimiter = ',', value_parser = edition)]
    edition: Vec<Edition>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=3))]
    level: Option<u8>,
    #[arg(long)]
    judgement: bool,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[arg(long, env = "BANK", default_value = "quizzes")]
    bank: PathBuf,
}

/// Clap shows the help of the argument in place of the reason.
fn edition(text: &str) -> Result<Edition, String> {
    text.parse().map_err(|_| text.to_owned())
}

impl Generate {
    /// Writes the scenarios, or prints them, and reports what was proven; fails if there are fewer than
    /// asked for.
    pub fn run(self) -> ExitCode {
        let bank = match Bank::load(&self.bank) {
            Ok(bank) => bank,
            Err(faults) => return list_faults(&faults),
        };
        self.generate(&bank).unwrap_or_else(|fault| fault.report())
    }

    fn generate(&self, bank: &Bank) -> Result<ExitCode, ProgramError> {
        let words = words();
        let unknown = || refused(words.format("print-generate-no-clause", &[text("clause", &self.clause)]));
        let clause: Clause = self.clause.parse().map_err(|_| unknown())?;
        let like = self.like.as_deref().map(|id| given(bank, id)).transpose()?;
        let generator = Generator::new(bank);
        let mut code = ExitCode::SUCCESS;
        for edition in &self.edition {
            let generated = generator.generate(&Request {
                edition: *edition,
                clause,
                like,
                difficulty: self.level.and_then(Difficulty::new),
                judgement: self.judgement,
                count: self.count.into(),
                seed: self.seed,
            });
            for draft in &generated.drafts {
                self.put(draft)?;
            }
            print(&report(*edition, clause, &generated));
            if let Some(shortfall) = generated.shortfall {
                complain(&reason(shortfall));
                code = ExitCode::FAILURE;
            }
        }
        Ok(code)
    }

    /// Writes a draft as a new file of the folder, or prints it.
    fn put(&self, draft: &Draft) -> Result<(), ProgramError> {
        let file = format!("{}{}", comment(&draft.scenario), draft.text);
        let Some(folder) = &self.out else {
            print(&format!("{file}\n"));
            return Ok(());
        };
        let place = folder.join(format!("{}.toml", draft.scenario.id));
        write(folder, &place, &file).map_err(|cause| {
            let place = place.display().to_string();
            let args = [text("place", &place), text("cause", &cause.to_string())];
            refused(words().format("print-generate-unwritten", &args))
        })
    }
}

/// Writes a new file; one that exists may have been reviewed, and is not replaced.
fn write(folder: &Path, place: &Path, file: &str) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    OpenOptions::new().write(true).create_new(true).open(place)?.write_all(file.as_bytes())
}

fn given<'a>(bank: &'a Bank, id: &str) -> Result<&'a Scenario, ProgramError> {
    let unknown = || refused(words().format("print-generate-no-scenario", &[text("id", id)]));
    bank.scenario(id).ok_or_else(unknown)
}

fn text(name: &'static str, value: &str) -> (&'static str, Arg) {
    (name, value.to_owned().into())
}

/// The story as a comment at the head of the file, for those who review it.
fn comment(scenario: &Scenario) -> String {
    let mut comment = String::new();
    for paragraph in words().story(&scenario.case) {
        let mut line = "#".to_owned();
        for word in paragraph.split(' ') {
            if line.chars().count() + word.chars().count() > LINE {
                comment.push_str(&format!("{line}\n"));
                line = "#".to_owned();
            }
            line.push_str(&format!(" {word}"));
        }
        comment.push_str(&format!("{line}\n"));
    }
    comment
}

/// What was made, and proven of each.
fn report(edition: Edition, clause: Clause, generated: &Generated) -> String {
    let words = words();
    let cited = [("edition", edition.to_string().into()), ("law", words.cite(clause).into())];
    let mut lines: Vec<String> = Vec::new();
    for draft in &generated.drafts {
        let args = [
            text("id", &draft.scenario.id),
            ("level", usize::from(draft.difficulty.number()).into()),
            ("tests", draft.tests.into()),
        ];
        lines.push(words.format("print-generate-draft", &args));
    }
    let counts = [("n", generated.drafts.len().into()), ("tried", generated.tried.into())];
    lines.push(words.format("print-generate-made", &[&cited[..], &counts[..]].concat()));
    for (why, n) in &generated.left_out {
        lines.push(words.format(left_out(*why), &[("n", (*n).into())]));
    }
    if !generated.drafts.is_empty() {
        lines.push(words.say("print-generate-proven"));
    }
    lines.into_iter().map(|line| format!("{line}\n")).collect()
}

fn left_out(why: LeftOut) -> &'static str {
    match why {
        LeftOut::OtherPath => "print-generate-other-path",
        LeftOut::Unsettled => "print-generate-unsettled",
        LeftOut::OtherLevel => "print-generate-other-level",
        LeftOut::Faulty => "print-generate-faulty",
        LeftOut::Twin => "print-generate-twin",
    }
}

fn reason(shortfall: Shortfall) -> String {
    words().say(match shortfall {
        Shortfall::NotInEdition => "print-generate-not-in-edition",
        Shortfall::NotAboutCallsOrClaims => "print-generate-not-about-calls-or-claims",
        Shortfall::NotRuled => "print-generate-not-ruled",
        Shortfall::GivenElsewhere => "print-generate-given-elsewhere",
        Shortfall::GivenUnsettled => "print-generate-given-unsettled",
        Shortfall::NotReached => "print-generate-not-reached",
        Shortfall::Bound => "print-generate-bound",
    })
}
