//! Files between a person and a browser: uploads, downloads, and pictures of pages.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::browser::{Browser, DESK, Element, text};
use super::running::Folder;

impl Browser {
    /// Clicks a download link, waits until the file is complete, and returns its name and content.
    pub fn download(&self, which: &str) -> (String, String) {
        let folder = Folder::new("saved");
        let to = json!({ "behavior": "allow", "downloadPath": folder.path() });
        self.driver.devtools("Browser.setDownloadBehavior", to);
        self.one(which).click();
        // An incomplete file has another extension, or is empty.
        let whole = || {
            let found = std::fs::read_dir(folder.path()).expect("a folder");
            let mut paths = found.map(|entry| entry.expect("an entry").path());
            paths.find(|path| {
                path.extension().is_some_and(|kind| kind == "csv")
                    && path.metadata().is_ok_and(|file| file.len() > 0)
            })
        };
        self.wait("a file is saved", || whole().is_some());
        let path: PathBuf = whole().expect("existed");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("text"))
    }

    /// Saves a picture of the whole page as `target/screenshots/<name>.png`.
    pub fn screenshot(&self, name: &str, width: u32, dark: bool) {
        self.set_view(width, dark);
        let picture = json!({ "format": "png", "captureBeyondViewport": true });
        let picture = text(&self.driver.devtools("Page.captureScreenshot", picture)["data"]);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(folder.join(format!("{name}.png")), base64(&picture)).expect("a stored picture");
        self.set_view(DESK, false);
    }
}

impl Element<'_> {
    /// Chooses a file with this name and content. The file exists until the returned folder is
    /// dropped.
    #[must_use]
    pub fn choose_file(&self, name: &str, holds: &str) -> Folder {
        let folder = Folder::new("sent");
        let path = folder.path().join(name);
        std::fs::write(&path, holds).expect("the file is written");
        self.browser.driver.ask(&format!("{}/value", self.path), &json!({ "text": path }));
        folder
    }
}

/// Decodes base64 as the driver writes it: no line breaks, padded.
fn base64(text: &str) -> Vec<u8> {
    let value = |sign: u8| match sign {
        b'A'..=b'Z' => u32::from(sign - b'A'),
        b'a'..=b'z' => u32::from(sign - b'a') + 26,
        b'0'..=b'9' => u32::from(sign - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let signs: Vec<u8> = text.bytes().filter(|sign| *sign != b'=').collect();
    signs
        .chunks(4)
        .flat_map(|four| {
            let bits =
                four.iter().enumerate().fold(0, |bits, (at, sign)| bits | value(*sign) << (18 - 6 * at));
            bits.to_be_bytes()[1..four.len()].to_vec()
        })
        .collect()
}
