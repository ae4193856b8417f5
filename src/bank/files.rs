//! The files of a bank. Every file in its folders is either read or reported as a fault, except
//! hidden files and `README.md`.

use super::fault::FaultKind;
use rules::engine::Family;
use std::fs::{self, DirEntry, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes; a scenario has about one thousand.
pub const FILE_LIMIT: u64 = 1024 * 1024;

/// A folder of the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Folder {
    Rotation,
    Claims,
    Programmes,
    Papers,
}

/// A file that was found: its folder and text, or the reason it has none.
pub(super) struct FoundFile {
    pub path: PathBuf,
    pub text: Result<(Folder, String), FaultKind>,
}

impl Folder {
    const ALL: [Folder; 4] = [Folder::Rotation, Folder::Claims, Folder::Programmes, Folder::Papers];

    const fn name(self) -> &'static str {
        match self {
            Folder::Rotation => "rotation",
            Folder::Claims => "claims",
            Folder::Programmes => "programmes",
            Folder::Papers => "papers",
        }
    }

    /// The folder with the scenarios of a family.
    pub const fn of(family: Family) -> Folder {
        match family {
            Family::Rotation => Folder::Rotation,
            Family::Claim | Family::Concession => Folder::Claims,
        }
    }
}

/// All files of a bank, ordered by path.
pub(super) fn find(dir: &Path) -> Vec<FoundFile> {
    let mut found = Vec::new();
    match entries(dir) {
        Err(cause) => found.push(faulty(dir, FaultKind::unread(&cause))),
        Ok(entries) => entries.iter().for_each(|entry| add_top_level(entry, &mut found)),
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The files of a bank in memory, ordered by path.
pub(super) fn in_memory(files: Vec<(PathBuf, Vec<u8>)>) -> Vec<FoundFile> {
    let mut found: Vec<FoundFile> = files
        .into_iter()
        .filter(|(path, _)| path.file_name().is_none_or(|name| name != "README.md"))
        .map(|(path, bytes)| {
            let folder = Folder::ALL.into_iter().find(|folder| path.starts_with(folder.name()));
            let text =
                folder.ok_or(FaultKind::Misplaced).and_then(|folder| Ok((folder, read(&path, bytes)?)));
            FoundFile { path, text }
        })
        .collect();
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// Takes an entry of the bank's own folder: its folders, and perhaps notes.
fn add_top_level(entry: &DirEntry, found: &mut Vec<FoundFile>) {
    let (path, name) = (entry.path(), entry.file_name());
    let folder = Folder::ALL.into_iter().find(|folder| name == folder.name());
    match (entry.file_type(), folder) {
        (Err(_), _) => found.push(faulty(&path, FaultKind::Unreadable)),
        (Ok(kind), Some(folder)) if kind.is_dir() => add_folder(&path, folder, found),
        (Ok(_), Some(_)) => found.push(faulty(&path, FaultKind::NotAFile)),
        (Ok(kind), None) if kind.is_dir() => found.push(faulty(&path, FaultKind::UnknownFolder)),
        (Ok(_), None) if is_like_toml(&path) => found.push(faulty(&path, FaultKind::Misplaced)),
        (Ok(_), None) => {}
    }
}

/// Takes the files of a folder and its subfolders. Links to folders are not followed: they may form
/// a loop.
fn add_folder(dir: &Path, folder: Folder, found: &mut Vec<FoundFile>) {
    let Ok(entries) = entries(dir) else {
        found.push(faulty(dir, FaultKind::Unreadable));
        return;
    };
    for entry in entries {
        let path = entry.path();
        match entry.file_type() {
            Err(_) => found.push(faulty(&path, FaultKind::Unreadable)),
            Ok(kind) if kind.is_dir() => add_folder(&path, folder, found),
            Ok(_) if entry.file_name() == "README.md" => {}
            Ok(_) => found.push(FoundFile { text: text(&path).map(|text| (folder, text)), path }),
        }
    }
}

/// The entries of a folder without hidden ones, which editors and systems create.
fn entries(dir: &Path) -> io::Result<Vec<DirEntry>> {
    let entries = fs::read_dir(dir)?.collect::<io::Result<Vec<DirEntry>>>()?;
    Ok(entries.into_iter().filter(|entry| !entry.file_name().as_encoded_bytes().starts_with(b".")).collect())
}

/// The text of a file. Pipes and devices are not opened: reading one might never end.
fn text(path: &Path) -> Result<String, FaultKind> {
    let about = fs::metadata(path).map_err(|_| FaultKind::Unreadable)?;
    if !about.is_file() {
        return Err(FaultKind::NotAFile);
    }
    let mut bytes = Vec::new();
    let opened = File::open(path).and_then(|file| file.take(FILE_LIMIT + 1).read_to_end(&mut bytes));
    opened.map_err(|_| FaultKind::Unreadable)?;
    read(path, bytes)
}

/// The text of a file that has been read.
fn read(path: &Path, bytes: Vec<u8>) -> Result<String, FaultKind> {
    if path.extension().is_none_or(|end| end != "toml") {
        return Err(FaultKind::WrongEnding);
    }
    if bytes.len() as u64 > FILE_LIMIT {
        return Err(FaultKind::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| FaultKind::NotUtf8)
}

fn is_like_toml(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("toml"))
}

fn faulty(path: &Path, kind: FaultKind) -> FoundFile {
    FoundFile { path: path.to_owned(), text: Err(kind) }
}
