//! A temporary folder.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder; removed on drop.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("director-store-{}-{number}", std::process::id()));
            if !path.exists() {
                std::fs::create_dir(&path).unwrap();
                return Self(path);
            }
        }
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The system removes leftovers with its temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
