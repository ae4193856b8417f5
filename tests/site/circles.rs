//! No package has a circle of files: of two files at most one uses the other, directly or through
//! more files.
//!
//! Arrows run from the file that names an item to the file that declares it; a re-export (`pub use`)
//! is looked through. Inline test modules and `tests.rs` do not count.

use crate::architecture::{PACKAGES, code};
use std::collections::{BTreeMap, BTreeSet};

/// A module's path below its crate; empty for the root.
type Module = Vec<String>;

/// A path in the code, and the tokens around it that matter.
struct Use {
    path: Vec<String>,
    /// The name it is known by in its file, if it is imported
    name: Option<String>,
    /// True for `pub use`
    is_reexport: bool,
}

/// A package's files by module.
struct Package {
    files: BTreeMap<Module, Vec<Use>>,
}

/// The module of a file, given its path below the package.
fn module(path: &str) -> Module {
    let mut parts: Vec<String> = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        parts.pop();
    }
    parts
}

/// Identifiers, `::` and other signs, without texts, characters, lifetimes and test modules.
fn tokens(code: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let len = match first {
            c if c.is_alphanumeric() || c == '_' => {
                let len = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                let hashes = rest[len..].len() - rest[len..].trim_start_matches('#').len();
                let is_raw = matches!(&rest[..len], "r" | "br") && rest[len + hashes..].starts_with('"');
                if is_raw {
                    let end = format!("\"{}", "#".repeat(hashes));
                    let begin = len + hashes + 1;
                    begin + rest[begin..].find(&end).map_or(rest.len() - begin, |at| at + end.len())
                } else {
                    found.push(rest[..len].to_owned());
                    len
                }
            }
            '"' => text_len(rest),
            '\'' if rest[1..].starts_with('\\') => 3 + rest[3..].find('\'').unwrap_or(0),
            '\'' => match rest.char_indices().nth(2) {
                Some((at, '\'')) => at + 1,
                _ => 1,
            },
            ':' if rest.starts_with("::") => {
                found.push("::".to_owned());
                2
            }
            c if c.is_whitespace() => c.len_utf8(),
            c => {
                found.push(c.to_string());
                c.len_utf8()
            }
        };
        rest = &rest[len..];
    }
    without_tests(&found)
}

/// Length of the text in quotes at the start.
fn text_len(code: &str) -> usize {
    let mut escaped = false;
    for (at, c) in code.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    code.len()
}

/// Leaves out inline test modules, and what `quote!` writes into other crates.
fn without_tests(all: &[String]) -> Vec<String> {
    let left_out: [&[&str]; 2] = [&["#", "[", "cfg", "(", "test", ")", "]", "mod"], &["quote", "!"]];
    let mut left = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let begins =
            |head: &&[&str]| all.len() >= at + head.len() && all[at..].iter().zip(*head).all(|(a, b)| a == b);
        if let Some(head) = left_out.iter().find(|head| begins(head)) {
            at = end_of_group(all, at + head.len());
        } else {
            left.push(all[at].clone());
            at += 1;
        }
    }
    left
}

/// The position after the next group in brackets, or after a semicolon before it.
fn end_of_group(all: &[String], from: usize) -> usize {
    let mut depth = 0;
    for (at, token) in all.iter().enumerate().skip(from) {
        match token.as_str() {
            "{" | "(" => depth += 1,
            "}" | ")" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => continue,
        }
        if depth == 0 {
            return at + 1;
        }
    }
    all.len()
}

/// The paths of a file.
fn uses(tokens: &[String]) -> Vec<Use> {
    let mut found = Vec::new();
    let mut at = 0;
    let word = |at: usize| tokens.get(at).map_or("", String::as_str);
    while at < tokens.len() {
        let begins = at == 0 || matches!(word(at - 1), ";" | "}" | "{" | "]" | ")" | "pub");
        if word(at) == "use" && begins {
            let before = &tokens[at.saturating_sub(12)..at];
            let is_reexport = before
                .iter()
                .rposition(|token| token == "pub")
                .is_some_and(|pub_at| !before[pub_at..].iter().any(|token| token == ";" || token == "}"));
            at = tree(tokens, at + 1, &[], is_reexport, &mut found);
        } else if word(at + 1) == "::" && is_name(word(at)) && (at == 0 || word(at - 1) != "::") {
            let mut path = vec![tokens[at].clone()];
            while word(at + 1) == "::" && is_name(word(at + 2)) {
                path.push(tokens[at + 2].clone());
                at += 2;
            }
            found.push(Use { path, name: None, is_reexport: false });
        }
        at += 1;
    }
    found
}

fn is_name(token: &str) -> bool {
    token.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_')
}

/// Reads a `use` tree from a token on, and returns the position after it.
fn tree(tokens: &[String], mut at: usize, before: &[String], is_reexport: bool, to: &mut Vec<Use>) -> usize {
    let mut path = before.to_vec();
    let mut name = None;
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            "{" => {
                at += 1;
                while tokens[at] != "}" {
                    at = tree(tokens, at, &path, is_reexport, to);
                    at += usize::from(tokens[at] == ",");
                }
                return at + 1;
            }
            "," | "}" | ";" => break,
            "as" => {
                name = tokens.get(at + 1).cloned();
                at += 1;
            }
            "self" if !before.is_empty() || !path.is_empty() => {}
            "::" => {}
            _ => path.push(token.clone()),
        }
        at += 1;
    }
    let name = name.or_else(|| path.last().cloned());
    to.push(Use { path, name, is_reexport });
    at
}

impl Package {
    /// The package with these files, each by its path below the crate's root file.
    fn new(files: impl IntoIterator<Item = (String, String)>) -> Package {
        let own = files.into_iter().filter(|(path, _)| !path.ends_with("tests.rs"));
        Package { files: own.map(|(path, code)| (module(&path), uses(&tokens(&code)))).collect() }
    }

    /// A package of the workspace, in `src/<name>`.
    fn read(name: &str) -> Package {
        let below = format!("{name}/");
        let path = |file: String| file.strip_prefix(&below).expect("below its package").to_owned();
        Package::new(code(name).into_iter().map(|(file, code)| (path(file), code)))
    }

    /// The root package: `main.rs` and `program/`.
    fn program() -> Package {
        Package::new(
            code("").into_iter().filter(|(file, _)| file == "main.rs" || file.starts_with("program/")),
        )
    }

    /// A path of a module from the root of the crate; `None` if it leaves the crate.
    fn absolute(&self, of: &Module, path: &[String]) -> Option<Vec<String>> {
        match path[0].as_str() {
            "crate" => Some(path[1..].to_vec()),
            "self" => Some([of, &path[1..]].concat()),
            "super" => {
                let up = path.iter().take_while(|part| *part == "super").count();
                Some([of.get(..of.len().checked_sub(up)?)?, &path[up..]].concat())
            }
            first => {
                let child = [&of[..], &[first.to_owned()]].concat();
                if self.files.contains_key(&child) {
                    return Some([of, path].concat());
                }
                let imported = self.files[of].iter().find(|one| one.name.as_deref() == Some(first))?;
                let start = (imported.path[0] != first).then(|| self.absolute(of, &imported.path))??;
                self.files.contains_key(&start).then(|| [&start, &path[1..]].concat())
            }
        }
    }

    /// The file that declares what a path from the root names; `None` for a module itself, and for
    /// another crate's item.
    fn declaring(&self, path: &[String], depth: usize) -> Option<Module> {
        let len = (0..=path.len()).rev().find(|len| self.files.contains_key(&path[..*len]))?;
        let (module, rest) = (path[..len].to_vec(), &path[len..]);
        let first = rest.first()?;
        let is_this = |one: &&Use| one.is_reexport && one.name.as_ref() == Some(first);
        match self.files[&module].iter().find(is_this) {
            Some(one) if depth < 6 => {
                let further = self.absolute(&module, &one.path)?;
                self.declaring(&[&further, &rest[1..]].concat(), depth + 1)
            }
            _ => Some(module),
        }
    }

    fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let to = |of: &Module, uses: &[Use]| {
            let paths = uses.iter().filter(|one| !one.is_reexport);
            let found = paths.filter_map(|one| self.declaring(&self.absolute(of, &one.path)?, 0));
            found.filter(|to| to != of).collect()
        };
        self.files.iter().map(|(module, uses)| (module.clone(), to(module, uses))).collect()
    }
}

/// The files on or between circles, with the arrows among them.
fn circles(mut arrows: BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<Module, BTreeSet<Module>> {
    loop {
        let used: BTreeSet<Module> = arrows.values().flatten().cloned().collect();
        let using: BTreeSet<Module> =
            arrows.iter().filter(|(_, to)| !to.is_empty()).map(|(module, _)| module.clone()).collect();
        let before = arrows.len();
        arrows.retain(|module, _| used.contains(module) && using.contains(module));
        let left: BTreeSet<Module> = arrows.keys().cloned().collect();
        arrows.values_mut().for_each(|to| to.retain(|module| left.contains(module)));
        if arrows.len() == before {
            return arrows;
        }
    }
}

#[test]
fn no_package_has_a_circle_of_files() {
    let packages = PACKAGES.iter().map(|(name, _)| (*name, Package::read(name)));
    for (name, package) in packages.chain([("program", Package::program())]) {
        let arrows = package.arrows();
        let many: usize = arrows.values().map(BTreeSet::len).sum();
        assert!(package.files.len() < 10 || many > package.files.len(), "{name}: only {many} arrows read");
        let listed: Vec<String> = circles(arrows)
            .into_iter()
            .flat_map(|(from, to)| {
                to.into_iter().map(move |to| format!("{} -> {}", from.join("/"), to.join("/")))
            })
            .collect();
        assert!(listed.is_empty(), "src/{name} has a circle of files:\n{}", listed.join("\n"));
    }
}

#[test]
fn reads_arrows_through_reexports_and_names() {
    let package = Package::new(
        [
            ("lib.rs", "pub mod a; mod b; mod c; pub use std::fmt::Display;"),
            ("a/mod.rs", "mod deep; pub(in crate::a) use deep::{Deep as Renamed, other};"),
            ("a/deep.rs", "use super::super::c; fn f() { c::g(\"crate::b::h\", 'x') } pub struct Deep;"),
            (
                "b.rs",
                "use crate::{Display, a::Renamed}; fn q() { quote! { crate::c::g(()) } }
                #[cfg(test)]
                mod tests { use crate::c::g; }",
            ),
            ("c.rs", "fn g() { r#\"use crate::a::x;\"#; crate::b::h::<'static>() }"),
        ]
        .map(|(path, code)| (path.to_owned(), code.to_owned())),
    );
    let named: Vec<String> = circles(package.arrows())
        .into_iter()
        .flat_map(|(from, to)| to.into_iter().map(move |to| format!("{}>{}", from.join("/"), to.join("/"))))
        .collect();
    assert_eq!(named, ["a/deep>c", "b>a/deep", "c>b"]);
}
