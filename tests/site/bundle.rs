//! Content of the browser bundle, and what it must not contain.

use std::fs;
use std::path::{Path, PathBuf};

use bank::grade::CANARY;

/// Size limit of script, module and styles in bytes; with the page it must stay under 84 kB.
const LIMIT: u64 = 72_000;

#[test]
fn marking_is_not_in_the_bundle() {
    let server = fs::read(env!("CARGO_BIN_EXE_director")).expect("the server was built");
    assert!(contains(&server, CANARY), "the search fails to find the marking in the server");
    for part in parts("wasm").into_iter().chain(parts("js")) {
        let bytes = fs::read(&part).expect("a part can be read");
        assert!(!contains(&bytes, CANARY), "{} holds the marking", part.display());
    }
}

#[test]
fn the_bundle_is_small() {
    let sizes = ["js.br", "wasm.br", "css.br"].map(|ending| {
        parts(ending).iter().map(|part| fs::metadata(part).expect("a part has a size").len()).sum::<u64>()
    });
    let all: u64 = sizes.iter().sum();
    assert!(all <= LIMIT, "script, module and styles: {sizes:?}, together {all} bytes");
}

/// Files of the bundle with this extension.
fn parts(ending: &str) -> Vec<PathBuf> {
    let pkg = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site").join("pkg");
    let files = fs::read_dir(&pkg).expect("there is a bundle (`cargo serve` and `cargo ci` make it)");
    let found: Vec<PathBuf> = files
        .map(|file| file.expect("a file can be listed").path())
        .filter(|path| path.to_string_lossy().ends_with(&format!(".{ending}")))
        .collect();
    assert!(!found.is_empty(), "no .{ending} in the bundle");
    found
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}
