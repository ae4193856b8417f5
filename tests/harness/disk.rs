//! A small file system of a test's own, which it can fill and free.

use super::running::Folder;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A `tmpfs`, unmounted when this is dropped.
pub struct Disk {
    folder: Folder,
}

impl Disk {
    /// A file system of this many MB. `None` where the machine cannot mount (no root, no
    /// namespace), which is printed, since the test then proves less.
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

    /// Where it is.
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

    /// Removes what filled it.
    pub fn free(&self) {
        std::fs::remove_file(self.filler()).expect("it is there");
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
