//! A small file system for a test, to be filled and freed.

use super::running::Folder;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A `tmpfs`; unmounted on drop.
pub struct Disk {
    folder: Folder,
}

impl Disk {
    /// Mounts a file system of this many MB. Prints a note and returns `None` if the machine cannot
    /// mount (no root, no namespace), since the test then proves less.
    pub fn mount(what: &str, megabytes: u32) -> Option<Self> {
        let disk = Self { folder: Folder::new(what) };
        let options = format!("size={megabytes}m,mode=0777");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &options, "tmpfs"]).arg(disk.path());
        match mount.stdin(Stdio::null()).output() {
            Ok(done) if done.status.success() => Some(disk),
            failed => {
                eprintln!("SKIPPED: {what}: no file system can be mounted here: {failed:?}");
                None
            }
        }
    }

    /// Mount point.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Writes until nothing more fits.
    pub fn fill(&self) {
        let mut filler = File::create(self.filler()).expect("a file");
        for size in [1 << 20, 4096, 1] {
            while filler.write_all(&vec![1; size]).is_ok() {}
        }
    }

    /// Removes the file that filled it.
    pub fn free(&self) {
        std::fs::remove_file(self.filler()).expect("exists");
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: open files stay usable until closed.
        let _ = Command::new("umount").arg("-l").arg(self.path()).stderr(Stdio::null()).status();
    }
}
