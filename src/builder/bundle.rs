//! The browser's half: compiled, bound, styled, named after its content and compressed.
//!
//! What lies in `site/pkg/` afterwards never changes under its name, so the server lets browsers
//! keep it for ever; `site/hash.txt` lists the names of now in the form Leptos reads. Nothing is
//! written again while what it is made of stays the same.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::place::{Paths, WASM};
use crate::run::{BuildFault, cargo, run, say};

/// Raised when this file makes something else of the same input.
const FORMAT: &str = "1";

/// The styles that come first, in this order; any other follows by name.
const STYLES: [&str; 6] = ["tokens", "layout", "table", "forms", "ruling", "print"];

/// Builds whatever of the browser's half is out of date.
pub fn bundle(place: &Paths) -> Result<(), BuildFault> {
    wasm_target()?;
    say("building the browser's half (WebAssembly, optimised for size)");
    let words = ["build", "--package", "islands", "--lib", "--target", WASM, "--features", "hydrate"];
    run(cargo(&place.checkout, &words).args(["--profile", "wasm-release"]))?;

    let wasm = read(&place.wasm())?;
    let styles = styles(&place.checkout.join("style"))?;
    let made_of = format!("{FORMAT} {} {}", hash(&wasm), hash(&styles));
    let stamp = place.site().join("made-of.txt");
    if fs::read_to_string(&stamp).is_ok_and(|before| before == made_of) {
        say("the browser's half is up to date");
        return Ok(());
    }
    say("binding and compressing the browser's half");
    let (script, wasm) = bind(&wasm)?;
    write_site(place, &[("js", script.as_bytes()), ("wasm", &wasm), ("css", &styles)])?;
    write(&stamp, made_of.as_bytes())
}

/// Brings the browser's standard library when this toolchain lacks it.
fn wasm_target() -> Result<(), BuildFault> {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output();
    let asked = asked.map_err(|cause| BuildFault::Start { program: "rustc".into(), cause })?;
    if Path::new(String::from_utf8_lossy(&asked.stdout).trim()).is_dir() {
        return Ok(());
    }
    say("this Rust cannot yet build for browsers: adding the target wasm32-unknown-unknown");
    run(Command::new("rustup").args(["target", "add", WASM]))
}

/// The script and the module that wasm-bindgen makes of the compiler's output.
fn bind(wasm: &[u8]) -> Result<(String, Vec<u8>), BuildFault> {
    let refused = |cause| BuildFault::Bindgen(format!("{cause:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("director", wasm.to_vec()).typescript(false).remove_name_section(true);
    // The page says where the module is: its name carries its hash.
    bindgen.remove_producers_section(true).omit_default_module_path(true);
    let mut bound = bindgen.web(true).map_err(refused)?.generate_output().map_err(refused)?;
    let scripts = bound.snippets().values().map(Vec::len).sum::<usize>() + bound.local_modules().len();
    if scripts > 0 {
        return Err(BuildFault::Bindgen(
            "a crate brings scripts of its own, which this builder does not copy".into(),
        ));
    }
    let script = bound.js().to_owned();
    Ok((script, bound.wasm_mut().emit_wasm()))
}

/// All styles as one text.
fn styles(folder: &Path) -> Result<Vec<u8>, BuildFault> {
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(|cause| BuildFault::file(folder, cause))? {
        let path = entry.map_err(|cause| BuildFault::file(folder, cause))?.path();
        if path.extension().is_some_and(|ending| ending == "css") {
            files.push(path);
        }
    }
    let place = |path: &Path| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        (STYLES.iter().position(|first| *first == name).unwrap_or(STYLES.len()), name)
    };
    files.sort_by_key(|path| place(path));
    let mut all = Vec::new();
    for file in files {
        all.extend(read(&file)?);
        all.push(b'\n');
    }
    Ok(all)
}

/// Writes each part under its hashed name with its compressed forms, then the list of names, then
/// clears what the list no longer has.
fn write_site(place: &Paths, parts: &[(&str, &[u8])]) -> Result<(), BuildFault> {
    let pkg = place.site().join("pkg");
    fs::create_dir_all(&pkg).map_err(|cause| BuildFault::file(&pkg, cause))?;
    let mut list = String::new();
    let mut kept = BTreeSet::new();
    for (kind, bytes) in parts {
        let name = format!("director.{}.{kind}", &hash(bytes)[..16]);
        list.push_str(&format!("{kind}: {}\n", &hash(bytes)[..16]));
        for (ending, squeeze) in FORMS {
            let file = format!("{name}{ending}");
            if !pkg.join(&file).exists() {
                write(&pkg.join(&file), &squeeze(bytes).map_err(|cause| BuildFault::file(&file, cause))?)?;
            }
            kept.insert(file);
        }
        let size =
            |ending: &str| fs::metadata(pkg.join(format!("{name}{ending}"))).map_or(0, |file| file.len());
        say(&format!("  {name}: {} bytes, gzip {}, brotli {}", size(""), size(".gz"), size(".br")));
    }
    write(&place.site().join("hash.txt"), list.as_bytes())?;
    for entry in fs::read_dir(&pkg).map_err(|cause| BuildFault::file(&pkg, cause))?.flatten() {
        if !kept.contains(&*entry.file_name().to_string_lossy()) {
            fs::remove_file(entry.path()).map_err(|cause| BuildFault::file(entry.path(), cause))?;
        }
    }
    Ok(())
}

/// A way of storing a part.
type Squeeze = fn(&[u8]) -> std::io::Result<Vec<u8>>;

/// The forms in which a part is stored, by the ending of its name.
const FORMS: [(&str, Squeeze); 3] = [("", plain), (".gz", gzip), (".br", brotli)];

fn plain(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    Ok(bytes.to_vec())
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes)?;
    writer.finish()
}

fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut small = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut small, &settings)?;
    Ok(small)
}

fn hash(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

fn read(path: &Path) -> Result<Vec<u8>, BuildFault> {
    fs::read(path).map_err(|cause| BuildFault::file(path, cause))
}

/// Writes beside and renames, so that a server that runs meanwhile never sees half a file.
fn write(path: &Path, bytes: &[u8]) -> Result<(), BuildFault> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|cause| BuildFault::file(path, cause))
}
