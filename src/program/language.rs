//! The language of the program's texts.

use std::ffi::OsString;
use std::sync::OnceLock;
use words::{Language, Words};

/// The language, set once at startup.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language: `--language` on the command line, or else the environment's. Called before
/// the command line is parsed, since faults of the command line are worded too.
pub fn set_language(line: &[OsString], environment: Option<OsString>) {
    let environment = || environment.map(|tag| tag.to_string_lossy().into_owned());
    let tag = language_option(line).or_else(environment).unwrap_or_default();
    LANGUAGE.get_or_init(|| Language::read(&tag).unwrap_or(Language::ENGLISH));
}

/// The value of `--language` on a command line.
fn language_option(line: &[OsString]) -> Option<String> {
    let words = line.iter().skip(1).map(|word| word.to_string_lossy().into_owned());
    let mut options = words.take_while(|word| word != "--");
    while let Some(word) = options.next() {
        match word.strip_prefix("--language") {
            Some("") => return options.next(),
            Some(tag) if tag.starts_with('=') => return tag.strip_prefix('=').map(str::to_owned),
            _ => {}
        }
    }
    None
}

/// The texts in the program's language.
pub fn words() -> &'static Words {
    LANGUAGE.get().copied().unwrap_or(Language::ENGLISH).words()
}
