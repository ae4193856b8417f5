//! URLs of the browser bundle.

use leptos::config::LeptosOptions;

/// URLs of the browser bundle.
#[derive(Clone, Debug)]
pub struct AssetUrls {
    /// URL of the styles.
    pub styles: String,
    /// Leptos' options for finding the scripts.
    pub options: LeptosOptions,
}
