//! The files of a bank. Whatever lies in its folders is either read or named as a fault: nothing is
//! passed over in silence but hidden files and `README.md`.

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

/// A file as it was found: its text and where it belongs, or why there is none.
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

/// Everything that lies in a bank, in the order of the paths.
pub(super) fn find(dir: &Path) -> Vec<FoundFile> {
    let mut found = Vec::new();
    match entries(dir) {
        Err(cause) => found.push(faulty(dir, FaultKind::unread(&cause))),
        Ok(entries) => entries.iter().for_each(|entry| at_the_top(entry, &mut found)),
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The files of a bank held in memory, in the order of their paths.
pub(super) fn told(files: Vec<(PathBuf, Vec<u8>)>) -> Vec<FoundFile> {
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

/// In the folder of the bank itself are its folders, and perhaps notes.
fn at_the_top(entry: &DirEntry, found: &mut Vec<FoundFile>) {
    let (path, name) = (entry.path(), entry.file_name());
    let folder = Folder::ALL.into_iter().find(|folder| name == folder.name());
    match (entry.file_type(), folder) {
        (Err(_), _) => found.push(faulty(&path, FaultKind::Unreadable)),
        (Ok(kind), Some(folder)) if kind.is_dir() => inside(&path, folder, found),
        (Ok(_), Some(_)) => found.push(faulty(&path, FaultKind::NotAFile)),
        (Ok(kind), None) if kind.is_dir() => found.push(faulty(&path, FaultKind::UnknownFolder)),
        (Ok(_), None) if is_like_toml(&path) => found.push(faulty(&path, FaultKind::Misplaced)),
        (Ok(_), None) => {}
    }
}

/// In a folder of the bank are its files and folders with more of them. A link to a folder is not
/// followed: it may lead back here.
fn inside(dir: &Path, folder: Folder, found: &mut Vec<FoundFile>) {
    let Ok(entries) = entries(dir) else {
        found.push(faulty(dir, FaultKind::Unreadable));
        return;
    };
    for entry in entries {
        let path = entry.path();
        match entry.file_type() {
            Err(_) => found.push(faulty(&path, FaultKind::Unreadable)),
            Ok(kind) if kind.is_dir() => inside(&path, folder, found),
            Ok(_) if entry.file_name() == "README.md" => {}
            Ok(_) => found.push(FoundFile { text: text(&path).map(|text| (folder, text)), path }),
        }
    }
}

/// The entries of a folder without hidden ones, which editors and systems leave behind.
fn entries(dir: &Path) -> io::Result<Vec<DirEntry>> {
    let entries = fs::read_dir(dir)?.collect::<io::Result<Vec<DirEntry>>>()?;
    Ok(entries.into_iter().filter(|entry| !entry.file_name().as_encoded_bytes().starts_with(b".")).collect())
}

/// The text of a file. A pipe or a device is not opened: reading it might never end.
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
