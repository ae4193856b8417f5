//! The browser bundle: compiled, bound by wasm-bindgen, named by content hash and compressed.
//!
//! Files in `site/pkg/` never change under their name, so that browsers can cache them for ever;
//! `site/hash.txt` lists the current names. Nothing is written while the inputs stay the same.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::paths::{Paths, WASM};
use crate::run::{BuildFault, cargo, run, say};

/// Incremented when this file changes the output for the same input.
const FORMAT: &str = "3";

/// The first style sheets, in order; the others follow by name.
const STYLES: [&str; 6] = ["tokens", "layout", "table", "forms", "ruling", "print"];

/// Builds the browser bundle if it is out of date.
pub fn bundle(paths: &Paths) -> Result<(), BuildFault> {
    install_wasm_target()?;
    say("building the browser bundle (WebAssembly, optimised for size)");
    let args = ["build", "--package", "islands", "--lib", "--target", WASM, "--features", "browser"];
    run(cargo(&paths.checkout, &args).args(["--profile", "wasm-release"]))?;

    let wasm = read(&paths.wasm())?;
    let styles = styles(&paths.checkout.join("style"))?;
    let inputs = format!("{FORMAT} {} {}", hash(&wasm), hash(&styles));
    let stamp = paths.site().join("made-of.txt");
    if fs::read_to_string(&stamp).is_ok_and(|before| before == inputs) {
        say("the browser bundle is up to date");
        return Ok(());
    }
    say("binding and compressing the browser bundle");
    let (script, wasm) = bind(&wasm)?;
    write_site(paths, &[("js", script.as_bytes()), ("wasm", &wasm), ("css", &styles)])?;
    write(&stamp, inputs.as_bytes())
}

/// Installs the target `wasm32-unknown-unknown` if this toolchain lacks it.
fn install_wasm_target() -> Result<(), BuildFault> {
    let libdir = Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output();
    let libdir = libdir.map_err(|cause| BuildFault::Start { program: "rustc".into(), cause })?;
    if Path::new(String::from_utf8_lossy(&libdir.stdout).trim()).is_dir() {
        return Ok(());
    }
    say("this Rust cannot yet build for browsers: adding the target wasm32-unknown-unknown");
    run(Command::new("rustup").args(["target", "add", WASM]))
}

/// Generates the script and the module by wasm-bindgen.
fn bind(wasm: &[u8]) -> Result<(String, Vec<u8>), BuildFault> {
    let refused = |cause| BuildFault::Bindgen(format!("{cause:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("director", wasm.to_vec()).typescript(false).remove_name_section(true);
    // The page sets the path of the module, whose name contains its hash.
    bindgen.remove_producers_section(true).omit_default_module_path(true);
    let mut bound = bindgen.web(true).map_err(refused)?.generate_output().map_err(refused)?;
    let scripts = bound.snippets().values().map(Vec::len).sum::<usize>() + bound.local_modules().len();
    if scripts > 0 {
        return Err(BuildFault::Bindgen(
            "a crate has scripts of its own, which this builder does not copy".into(),
        ));
    }
    let mut script = without_indentation(bound.js());
    let module = bound.wasm_mut();
    // The names that bindgen gives to imports end in a hash, which hardly compresses.
    for (index, import) in module.imports.iter_mut().enumerate() {
        let short = format!("_{index}");
        let renamed = script.replacen(&format!("\n{}: ", import.name), &format!("\n{short}: "), 1);
        if renamed != script {
            script = renamed;
            import.name = short;
        }
    }
    Ok((script, module.emit_wasm()))
}

/// A script as browsers need it. Bindgen's has no text of several lines.
fn without_indentation(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// All styles as one text, without comments and indentation.
fn styles(folder: &Path) -> Result<Vec<u8>, BuildFault> {
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(|cause| BuildFault::file(folder, cause))? {
        let path = entry.map_err(|cause| BuildFault::file(folder, cause))?.path();
        if path.extension().is_some_and(|ending| ending == "css") {
            files.push(path);
        }
    }
    let sort_key = |path: &Path| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        (STYLES.iter().position(|first| *first == name).unwrap_or(STYLES.len()), name)
    };
    files.sort_by_key(|path| sort_key(path));
    let mut all = Vec::new();
    for file in files {
        all.extend(minified(&String::from_utf8_lossy(&read(&file)?)).into_bytes());
    }
    Ok(all)
}

/// A style sheet as browsers need it. None of ours has a comment's marks within a string, and each
/// declaration stands on a line of its own.
fn minified(css: &str) -> String {
    let (mut plain, mut left) = (String::with_capacity(css.len()), css);
    while let Some((before, comment)) = left.split_once("/*") {
        plain.push_str(before);
        left = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(left);
    let mut small = String::with_capacity(plain.len());
    for line in plain.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.split_once(": ") {
            Some((property, value)) if line.ends_with(';') => {
                small.extend([property, ":", value]);
            }
            _ => small.push_str(line.strip_suffix(" {").unwrap_or(line)),
        }
        if line.ends_with(" {") {
            small.push('{');
        } else if !line.ends_with(['{', '}', ';', ',']) {
            small.push(' ');
        }
    }
    small.replace(";}", "}")
}

/// Writes each part under its hashed name with its compressed forms, then the list of names, and
/// removes old files.
fn write_site(paths: &Paths, parts: &[(&str, &[u8])]) -> Result<(), BuildFault> {
    let pkg = paths.site().join("pkg");
    fs::create_dir_all(&pkg).map_err(|cause| BuildFault::file(&pkg, cause))?;
    let mut list = String::new();
    let mut current = BTreeSet::new();
    for (kind, bytes) in parts {
        let name = format!("director.{}.{kind}", &hash(bytes)[..16]);
        list.push_str(&format!("{kind}: {}\n", &hash(bytes)[..16]));
        for (ending, compress) in FORMS {
            let file = format!("{name}{ending}");
            if !pkg.join(&file).exists() {
                write(&pkg.join(&file), &compress(bytes).map_err(|cause| BuildFault::file(&file, cause))?)?;
            }
            current.insert(file);
        }
        let size =
            |ending: &str| fs::metadata(pkg.join(format!("{name}{ending}"))).map_or(0, |file| file.len());
        say(&format!("  {name}: {} bytes, gzip {}, brotli {}", size(""), size(".gz"), size(".br")));
    }
    write(&paths.site().join("hash.txt"), list.as_bytes())?;
    for entry in fs::read_dir(&pkg).map_err(|cause| BuildFault::file(&pkg, cause))?.flatten() {
        if !current.contains(&*entry.file_name().to_string_lossy()) {
            fs::remove_file(entry.path()).map_err(|cause| BuildFault::file(entry.path(), cause))?;
        }
    }
    Ok(())
}

/// A compression.
type Compress = fn(&[u8]) -> std::io::Result<Vec<u8>>;

/// The stored forms of a part, by file extension.
const FORMS: [(&str, Compress); 3] = [("", plain), (".gz", gzip), (".br", brotli)];

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

/// Replaces a file atomically, so that a running server never reads half of it.
fn write(path: &Path, bytes: &[u8]) -> Result<(), BuildFault> {
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".new");
    fs::write(&temporary, bytes)
        .and_then(|()| fs::rename(&temporary, path))
        .map_err(|cause| BuildFault::file(path, cause))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_comments_and_spaces() {
        let css = "/* Head,\n   of two lines. */\n.a,\n.b :hover {\n  /* why */\n  color: var(--ink); /* so */\n}\n";
        assert_eq!(minified(css), ".a,.b :hover{color:var(--ink)}");
        let css = ".c {\n  grid:\n    \"a b\"\n    \"c d\";\n  margin: 0 1px;\n}\n";
        assert_eq!(minified(css), ".c{grid: \"a b\" \"c d\";margin:0 1px}");
    }
}
