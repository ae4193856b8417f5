//! `director check --words`: checks the texts of every language in a folder against the English.

use super::{complain, print, words};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Words;
use words::check::{WordsFault, check as check_text};

/// Prints every fault with file and line, or the number of languages if there is none.
pub fn check(dir: &Path) -> ExitCode {
    let words = words();
    let mut faults = Vec::new();
    let english = files(&dir.join("en"));
    if english.is_empty() {
        faults.push(words.placed(
            &dir.join("en").display().to_string(),
            None,
            "",
            &words.say("words-no-file"),
        ));
    }
    let others: Vec<PathBuf> = folders(dir).into_iter().filter(|folder| !folder.ends_with("en")).collect();
    for folder in &others {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (name, text) in &english {
            faults.extend(check_file(words, &folder.join(name), text, &tag));
        }
    }
    if faults.is_empty() {
        return print(&format!(
            "{}\n",
            words.format("print-words-whole", &[("n", (others.len() + 1).into())])
        ));
    }
    faults.iter().for_each(|fault| complain(fault));
    complain(&words.format("print-faults", &[("n", faults.len().into())]));
    ExitCode::FAILURE
}

fn check_file(words: &Words, path: &Path, english: &str, tag: &str) -> Vec<String> {
    let place = path.display().to_string();
    let Ok(text) = fs::read_to_string(path) else {
        return vec![words.placed(&place, None, "", &words.say("words-no-file"))];
    };
    let message =
        |fault: WordsFault| words.placed(&place, Some(fault.line), "", &words.words_fault(&fault.kind));
    check_text(english, &text, tag).into_iter().map(message).collect()
}

/// The Fluent files of a folder, by name.
fn files(dir: &Path) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = entries(dir)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .filter_map(|path| {
            Some((path.file_name()?.to_string_lossy().into_owned(), fs::read_to_string(&path).ok()?))
        })
        .collect();
    found.sort();
    found
}

fn folders(dir: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = entries(dir).into_iter().filter(|path| path.is_dir()).collect();
    found.sort();
    found
}

fn entries(dir: &Path) -> Vec<PathBuf> {
    fs::read_dir(dir).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect()
}
