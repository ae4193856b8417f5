//! Paths of build outputs, all below Cargo's target folder.

use std::path::{Path, PathBuf};

use crate::run::BuildFault;

/// The browser's target triple.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The folders the builder works with.
pub struct Paths {
    /// Cargo's target folder.
    pub target: PathBuf,
    /// The checkout, where `Cargo.toml` is.
    pub checkout: PathBuf,
}

impl Paths {
    /// Finds the folders: the builder is in `target/<profile>/`, and Cargo sets the path of the
    /// checkout.
    pub fn find() -> Result<Self, BuildFault> {
        let builder = std::env::current_exe().map_err(|cause| BuildFault::file("the builder", cause))?;
        let target = builder.ancestors().nth(2).map(Path::to_path_buf).ok_or(BuildFault::Lost)?;
        let checkout = std::env::var_os("CHECKOUT").map(PathBuf::from).ok_or(BuildFault::Lost)?;
        Ok(Self { target, checkout })
    }

    /// The site folder: `pkg/` and the list of its names.
    pub fn site(&self) -> PathBuf {
        self.target.join("site")
    }

    /// The browser bundle as compiled.
    pub fn wasm(&self) -> PathBuf {
        self.target.join(WASM).join("wasm-release").join("islands.wasm")
    }

    /// The server built with a profile.
    pub fn server(&self, profile: &str) -> PathBuf {
        self.target.join(profile).join(format!("director{}", std::env::consts::EXE_SUFFIX))
    }
}
