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
    /// Finds the folders: the builder itself lies in `target/<profile>/`, and Cargo says where the checkout is.
    pub fn find() -> Result<Self, BuildFault> {
        let own = std::env::current_exe().map_err(|cause| BuildFault::file("the builder", cause))?;
        let target = own.ancestors().nth(2).map(Path::to_path_buf).ok_or(BuildFault::Lost)?;
        let checkout = std::env::var_os("CHECKOUT").map(PathBuf::from).ok_or(BuildFault::Lost)?;
        Ok(Self { target, checkout })
    }

    /// The site as it is served: `pkg/` and the list of its names.
    pub fn site(&self) -> PathBuf {
        self.target.join("site")
    }

    /// The browser's half as the compiler leaves it.
    pub fn wasm(&self) -> PathBuf {
        self.target.join(WASM).join("wasm-release").join("islands.wasm")
    }

    /// The server in the given profile's folder.
    pub fn server(&self, profile: &str) -> PathBuf {
        self.target.join(profile).join(format!("director{}", std::env::consts::EXE_SUFFIX))
    }
}
