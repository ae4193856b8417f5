//! URLs of the browser bundle.

/// URLs of the browser bundle.
#[derive(Clone, Debug)]
pub struct AssetUrls {
    /// URL of the styles.
    pub styles: String,
    /// URL of the script, which loads the module.
    pub script: String,
    /// URL of the WebAssembly module.
    pub module: String,
}
