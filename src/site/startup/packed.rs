//! Files embedded in the program: a ZIP archive of the browser bundle and the bank, appended to the
//! executable, followed by its length and a marker. Such a program needs no other files.
//!
//! The loader reads only what the executable's header names, so appended data is harmless, and a
//! program without any is as compiled.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use zip::ZipArchive;

/// Marker at the end of a program with embedded files, after the archive's length in eight bytes,
/// little-endian.
pub(super) const MARK: &[u8; 16] = b"director carries";
/// Bytes after the archive: its length and the marker.
pub(super) const TAIL: u64 = 8 + MARK.len() as u64;

/// Folder of the browser bundle.
pub const SITE: &str = "site";
/// Folder of the bank.
pub const BANK: &str = "bank";

/// Source of files.
#[derive(Clone, Debug)]
pub enum SiteFiles {
    /// A folder.
    Folder(PathBuf),
    /// A folder of the embedded files.
    Packed(Arc<Packed>, &'static str),
}

impl SiteFiles {
    /// Reads a file by its path below the folder.
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
    pub fn display_path(&self, path: &str) -> PathBuf {
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
        let Some((_, length)) = embedded(&mut program)? else { return Ok(None) };
        let mut bytes = vec![0; usize::try_from(length).map_err(io::Error::other)?];
        program.read_exact(&mut bytes)?;
        Self::unpack(bytes).map(Some)
    }

    fn unpack(bytes: Vec<u8>) -> io::Result<Self> {
        let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(io::Error::other)?;
        let mut files = BTreeMap::new();
        for index in 0..archive.len() {
            let mut file = archive.by_index(index).map_err(io::Error::other)?;
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

/// Lengths of the program and of its archive, with the file positioned at the archive; `None`
/// without embedded files.
pub(super) fn embedded(program: &mut File) -> io::Result<Option<(u64, u64)>> {
    let size = program.seek(SeekFrom::End(0))?;
    let Some(end) = size.checked_sub(TAIL) else { return Ok(None) };
    program.seek(SeekFrom::Start(end))?;
    let (mut length, mut mark) = ([0; 8], [0; MARK.len()]);
    program.read_exact(&mut length)?;
    program.read_exact(&mut mark)?;
    let length = u64::from_le_bytes(length);
    let Some(bare) = end.checked_sub(length).filter(|_| mark == *MARK) else { return Ok(None) };
    program.seek(SeekFrom::Start(bare))?;
    Ok(Some((bare, length)))
}
