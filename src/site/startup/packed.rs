//! Files embedded in the program: a ZIP archive of the browser bundle and the bank, appended to the
//! executable, followed by its length and a marker. Such a program needs no other files.
//!
//! The loader reads only what the executable's header names, so appended data is harmless, and a
//! program without any is as compiled.

use super::SiteError;
use super::assets::Bundle;
use bank::Bank;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// Marker at the end of a program with embedded files, after the archive's length in eight bytes,
/// little-endian.
const MARK: &[u8; 16] = b"director carries";
const TAIL: u64 = 8 + MARK.len() as u64;

/// The folders inside: the browser's half and the bank.
pub const SITE: &str = "site";
/// The folder of the bank.
pub const BANK: &str = "bank";

/// Source of files.
#[derive(Clone, Debug)]
pub enum SiteFiles {
    /// In a folder
    Folder(PathBuf),
    /// In this folder of what the program carries
    Packed(Arc<Packed>, &'static str),
}

impl SiteFiles {
    /// One file, by its path below.
    pub fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        match self {
            SiteFiles::Folder(folder) => fs::read(folder.join(path)),
            SiteFiles::Packed(packed, folder) => {
                let found = packed.0.get(&format!("{folder}/{path}"));
                found.cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
            }
        }
    }

    /// Display name of a file.
    pub fn place(&self, path: &str) -> PathBuf {
        match self {
            SiteFiles::Folder(folder) => folder.join(path),
            SiteFiles::Packed(_, folder) => Path::new(folder).join(path),
        }
    }
}

/// Embedded files by path.
#[derive(Debug)]
pub struct Packed(BTreeMap<String, Vec<u8>>);

impl Packed {
    /// The running program's embedded files, if any; or the unreadable file, with the error.
    pub fn of_this_program() -> Result<Option<Self>, (PathBuf, io::Error)> {
        let own = std::env::current_exe().map_err(|cause| (PathBuf::new(), cause))?;
        Self::of(&own).map_err(|cause| (own, cause))
    }

    fn of(program: &Path) -> io::Result<Option<Self>> {
        let mut program = File::open(program)?;
        let Some((_, length)) = carried(&mut program)? else { return Ok(None) };
        let mut bytes = vec![0; usize::try_from(length).map_err(io::Error::other)?];
        program.read_exact(&mut bytes)?;
        Self::unpack(bytes).map(Some)
    }

    fn unpack(bytes: Vec<u8>) -> io::Result<Self> {
        let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(io::Error::other)?;
        let mut files = BTreeMap::new();
        for at in 0..archive.len() {
            let mut file = archive.by_index(at).map_err(io::Error::other)?;
            let (name, mut bytes) = (file.name().map_err(io::Error::other)?.into_owned(), Vec::new());
            file.read_to_end(&mut bytes)?;
            files.insert(name, bytes);
        }
        Ok(Self(files))
    }

    /// The files below a folder, with their paths below it.
    pub fn below(&self, folder: &str) -> Vec<(PathBuf, Vec<u8>)> {
        let below = |path: &str| Some(PathBuf::from(path.strip_prefix(folder)?.strip_prefix('/')?));
        self.0.iter().filter_map(|(path, bytes)| Some((below(path)?, bytes.clone()))).collect()
    }
}

/// Writes this program, without what it carries, and behind it the files of these folders; says how
/// many bytes that is. What stands at `to` is replaced once all is written, and what could not be
/// served is not packed.
pub fn pack(site_root: &Path, bank: &Path, to: &Path) -> Result<u64, SiteError> {
    Bundle::load(&SiteFiles::Folder(site_root.to_owned()))?;
    Bank::load(bank).map_err(|faults| SiteError::Bank { dir: bank.to_owned(), faults })?;
    let path = to.to_owned();
    write(site_root, bank, to).map_err(|cause| SiteError::Packed { path, cause })
}

fn write(site_root: &Path, bank: &Path, to: &Path) -> io::Result<u64> {
    let own = std::env::current_exe()?;
    let mut program = File::open(&own)?;
    let bare = carried(&mut program)?.map_or(fs::metadata(&own)?.len(), |(bare, _)| bare);
    program.rewind()?;
    let mut beside = to.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = (|| {
        let mut out = File::create(&beside)?;
        io::copy(&mut program.take(bare), &mut out)?;
        let archive = archive(&[(SITE, site_root), (BANK, bank)])?;
        out.write_all(&archive)?;
        out.write_all(&(archive.len() as u64).to_le_bytes())?;
        out.write_all(MARK)?;
        out.set_permissions(fs::metadata(&own)?.permissions())?;
        out.sync_all()?;
        fs::rename(&beside, to)?;
        Ok(bare + archive.len() as u64 + TAIL)
    })();
    if written.is_err() {
        // There is nothing to be lost: it was begun here.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Lengths of the program and of its archive, with the file positioned at the archive; `None`
/// without embedded files.
fn carried(program: &mut File) -> io::Result<Option<(u64, u64)>> {
    let all = program.seek(SeekFrom::End(0))?;
    let Some(at) = all.checked_sub(TAIL) else { return Ok(None) };
    program.seek(SeekFrom::Start(at))?;
    let (mut length, mut mark) = ([0; 8], [0; MARK.len()]);
    program.read_exact(&mut length)?;
    program.read_exact(&mut mark)?;
    let length = u64::from_le_bytes(length);
    let Some(bare) = at.checked_sub(length).filter(|_| mark == *MARK) else { return Ok(None) };
    program.seek(SeekFrom::Start(bare))?;
    Ok(Some((bare, length)))
}

/// The files of folders as one archive, each under a name of its own.
fn archive(folders: &[(&str, &Path)]) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // The same files make the same archive.
    let how = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, folder) in folders {
        for path in files(folder)? {
            let below = path.strip_prefix(folder).map_err(io::Error::other)?;
            let parts: Vec<_> = below.components().map(|part| part.as_os_str().to_string_lossy()).collect();
            zip.start_file(format!("{name}/{}", parts.join("/")), how).map_err(io::Error::other)?;
            zip.write_all(&fs::read(&path)?)?;
        }
    }
    Ok(zip.finish().map_err(io::Error::other)?.into_inner())
}

/// Every file below a folder but hidden ones, in the order of the paths.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        match entry.file_type()?.is_dir() {
            true => found.extend(files(&entry.path())?),
            false => found.push(entry.path()),
        }
    }
    found.sort();
    Ok(found)
}
