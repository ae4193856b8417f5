//! Writes a program with embedded files; see [`super::packed`].

use super::assets::Bundle;
use super::error::SiteError;
use super::packed::{BANK, MARK, SITE, SiteFiles, TAIL, embedded};
use bank::Bank;
use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek, Write};
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// Writes a copy of this program with the files of these folders embedded, and returns its size in
/// bytes. `to` is replaced only once all is written. Fails if the files could not be served.
pub fn pack(site_root: &Path, bank: &Path, to: &Path) -> Result<u64, SiteError> {
    Bundle::load(&SiteFiles::Folder(site_root.to_owned()))?;
    Bank::load(bank).map_err(|faults| SiteError::Bank { dir: bank.to_owned(), faults })?;
    let path = to.to_owned();
    write(site_root, bank, to).map_err(|cause| SiteError::Packed { path, cause })
}

fn write(site_root: &Path, bank: &Path, to: &Path) -> io::Result<u64> {
    let own = std::env::current_exe()?;
    let mut program = File::open(&own)?;
    let bare = embedded(&mut program)?.map_or(fs::metadata(&own)?.len(), |(bare, _)| bare);
    program.rewind()?;
    let mut temporary = to.as_os_str().to_owned();
    temporary.push(".new");
    let temporary = PathBuf::from(temporary);
    let written = (|| {
        let mut out = File::create(&temporary)?;
        io::copy(&mut program.take(bare), &mut out)?;
        let archive = archive(&[(SITE, site_root), (BANK, bank)])?;
        out.write_all(&archive)?;
        out.write_all(&(archive.len() as u64).to_le_bytes())?;
        out.write_all(MARK)?;
        out.set_permissions(fs::metadata(&own)?.permissions())?;
        out.sync_all()?;
        fs::rename(&temporary, to)?;
        Ok(bare + archive.len() as u64 + TAIL)
    })();
    if written.is_err() {
        // Created here, so it is safe to remove.
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// Archive of these folders, each under its name.
fn archive(folders: &[(&str, &Path)]) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // Without timestamps: the same files make the same archive.
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, folder) in folders {
        for path in files(folder)? {
            let below = path.strip_prefix(folder).map_err(io::Error::other)?;
            let parts: Vec<_> = below.components().map(|part| part.as_os_str().to_string_lossy()).collect();
            zip.start_file(format!("{name}/{}", parts.join("/")), options).map_err(io::Error::other)?;
            zip.write_all(&fs::read(&path)?)?;
        }
    }
    Ok(zip.finish().map_err(io::Error::other)?.into_inner())
}

/// Every file below a folder except hidden ones, sorted by path.
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
