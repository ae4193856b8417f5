//! Languages of the program: its output, its help, and its errors.

use super::{bank, director, director_with_input, folder, site_in, stderr, stdout};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};

#[test]
fn follows_lang() {
    let in_language = |lang: &str, words: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
        stdout(&program.args(words).env("LANG", lang).output().expect("the program runs"))
    };
    let bank = concat!(env!("CHECKOUT"), "quizzes");
    assert!(in_language("nb_NO.UTF-8", &["check", bank]).contains("ingen feil"));
    assert!(
        in_language("fr", &["--language", "it", "check", bank]).contains("nessun"),
        "the option comes first"
    );
    for unknown in ["C.UTF-8", "", "de_DE"] {
        assert!(in_language(unknown, &["check", bank]).contains("no faults"), "{unknown}");
    }
}

/// In the pseudo-language, which puts every message between two marks.
fn marked(words: &[&str]) -> Output {
    director(&[&["--language", "qps"], words].concat())
}

/// Text outside the marks.
fn outside(text: &str) -> String {
    let mut left = String::new();
    for (place, piece) in text.split('⟦').enumerate() {
        match piece.split_once('⟧') {
            Some((_, behind)) => left.push_str(behind),
            None if place == 0 => left.push_str(piece),
            None => panic!("a mark without its end: {piece}"),
        }
    }
    left
}

/// Paths of all commands, the program itself first, as listed by their help.
fn commands(path: &[&str]) -> Vec<Vec<String>> {
    let help = director(&[path, &["--help"]].concat());
    assert!(help.status.success(), "{path:?}: {}", stderr(&help));
    let mut found = vec![path.iter().map(|word| (*word).to_owned()).collect()];
    let text = stdout(&help);
    let listed = text.lines().skip_while(|line| *line != "Commands:").skip(1);
    for line in listed.take_while(|line| line.starts_with("  ")) {
        let name = line.split_whitespace().next().expect("a name");
        if name != "help" {
            found.extend(commands(&[path, &[name]].concat()));
        }
    }
    found
}

#[test]
fn help_is_translated() {
    let all = commands(&[]);
    assert!(all.len() >= 30 && all.contains(&vec!["user".to_owned(), "sign-out".to_owned()]), "{all:?}");
    let names: BTreeSet<&str> =
        all.iter().flatten().map(String::as_str).chain(["director", "help"]).collect();
    // Only the brackets remain of a placeholder.
    let is_name = |word: &str| names.contains(word) || word.starts_with(['-', '<', '[']);
    let mut texts = String::new();
    for path in &all {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let help = marked(&[&path[..], &["--help"]].concat());
        assert_eq!((help.status.code(), stderr(&help).as_str()), (Some(0), ""), "{path:?}");
        let asked = marked(&[&["help"], &path[..]].concat());
        assert_eq!(stdout(&asked), stdout(&help), "{path:?}");
        let left = outside(&stdout(&help));
        let english: Vec<&str> = left.split_whitespace().filter(|word| !is_name(word)).collect();
        assert!(english.is_empty(), "{path:?}: {english:?} in\n{}", stdout(&help));
        texts += &stdout(&help);
    }
    let file = Path::new(env!("CHECKOUT")).join("src/words/en/help.ftl");
    let file = std::fs::read_to_string(file).expect("the file of these words");
    for line in file.lines().filter(|line| line.starts_with("help-")) {
        let (id, text) = line.split_once(" = ").expect("a message on a line");
        let begins = text.split('{').next().unwrap_or_default();
        assert!(texts.contains(&format!("⟦{begins}")), "no help mentions {id}");
    }
}

#[test]
fn help_follows_the_option() {
    for (words, says) in [
        (&["--language", "fr", "user", "add", "--help"][..], "Le nom de la personne"),
        (&["user", "--language=it", "add", "-h"], "Il nome della persona"),
        (&["--language", "nb", "help", "user", "add"], "Navnet på personen"),
        (&["user", "add", "--help"], "The person’s name"),
    ] {
        let help = director(words);
        assert!(help.status.success() && stdout(&help).contains(says), "{words:?}: {}", stdout(&help));
    }
}

#[test]
fn list_has_one_sentence_per_command() {
    let (list, own) = (stdout(&director(&["--help"])), stdout(&director(&["move", "--help"])));
    let (first, rest) = ("Copies a site from SQLite to PostgreSQL", "Stop the site first");
    assert!(list.contains(first) && !list.contains(rest), "{list}");
    assert!(own.contains(first) && own.contains(rest), "{own}");
}

#[test]
fn usage_errors_are_translated() {
    for (words, says, usage) in [
        (&["user", "add", "--nonsense"][..], "“--nonsense”", "director user add ["),
        (&["user", "add", "--federatoin", "x"], "--federation", "director user add ["),
        (&["user", "add", "Ada"], "<EMAIL>", "director user add ["),
        (&["user", "ad"], "“ad”", "director user ["),
        (&["nonsense"], "“nonsense”", "director ["),
        (&["reports", "--limit", "many"], "The maximum number", "director reports ["),
        (&["reports", "--limit"], "--limit <LIMIT>", "director reports ["),
        (&["check", "a", "--words", "b"], "--words <DIR>", "director check ["),
        (&["user", "list", "--holds", "add", "--holds", "b"], "only once", "director user list ["),
        (&["audit", "verify", "--federation", "a", "--known", "1:x"], "64", "director audit verify ["),
    ] {
        let refused = marked(words);
        let output = stderr(&refused);
        assert_eq!((refused.status.code(), stdout(&refused).as_str()), (Some(2), ""), "{words:?}");
        assert!(
            output.contains(says) && output.contains(usage) && output.contains("--help"),
            "{words:?}: {output}"
        );
        let left = outside(&output);
        let english: Vec<&str> = left
            .split_whitespace()
            .filter(|word| word.len() > 1 && !word.starts_with(['-', '<', '[']))
            .collect();
        assert_eq!(english.first(), Some(&"director:"), "{words:?}: {output}");
        assert!(usage.starts_with(&english[1..].join(" ")), "{words:?}: {english:?} in\n{output}");
    }
    let lacking = director(&["user", "--language", "qps"]);
    assert_eq!((lacking.status.code(), stdout(&lacking).as_str()), (Some(2), ""));
    assert!(
        stderr(&lacking).starts_with("director: ⟦") && stderr(&lacking).contains("sign-out"),
        "{}",
        stderr(&lacking)
    );
    let none = director(&["user"]);
    assert_eq!((none.status.code(), stdout(&none).as_str()), (Some(2), ""), "{}", stderr(&none));
    assert!(stderr(&none).starts_with("People and their accounts"), "{}", stderr(&none));
    let version = marked(&["--version"]);
    assert_eq!((version.status.code(), stderr(&version).as_str()), (Some(0), ""));
    assert!(stdout(&version).starts_with("director "), "{}", stdout(&version));
    let french = director(&["--language", "fr", "user", "add", "--nonsense"]);
    assert!(stderr(&french).contains("n’est ni une option ni un argument"), "{}", stderr(&french));
}

#[test]
fn errors_are_translated() {
    // No program listens on a port just closed.
    let port =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr()).expect("a port").port();
    let closed = format!("postgres://127.0.0.1:{port}/director");
    let bare = folder("speaking");
    let database = site_in(&bare);
    let (site, bank) = (bare.join("site").display().to_string(), bank());
    std::fs::create_dir_all(bare.join("site")).expect("a folder");
    std::fs::write(bare.join("site/hash.txt"), "css: 1\njs: 2\nwasm: 3\n").expect("a file");
    let place = format!("director (127.0.0.1:{port}) cannot be reached");
    let serve = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--site-root",
        &site,
        "--bank",
        &bank,
        "--database-url",
        &database,
    ];
    let emails = [&serve[..], &["--smtp-url", "smtp://localhost:2525", "--mail-from", "nobody"]].concat();
    let add = ["user", "add", "--database-url", &database, "", "ada"];
    let ada = ["user", "add", "--database-url", &database, "Ada", "ada@example.org"];
    assert!(director_with_input(&ada, "kvart ost regn lykt\n").status.success());
    for (words, says) in [
        (&["reports", "--database-url", "mysql://somewhere"][..], "postgres:"),
        (&["reports", "--database-url", "sqlite::memory:"], "in memory"),
        (&["reports", "--database-url", &closed], &place),
        (&emails, "MAIL_FROM"),
        (
            &["key", "rotate", "demo", "--database-url", &database, "--credential-key", "00"],
            "--credential-key",
        ),
        (&["federation", "add", "N B F", "--database-url", &database], "lower-case letters"),
        (&["federation", "set", "demo", "--edition", "2525", "--database-url", &database], "2017"),
        (&["federation", "set", "nowhere", "--database-url", &database], "nowhere"),
        (&["role", "grant", "trainee", "ada@example.org", "--database-url", &database], "trainee"),
        (&["credential", "check", "no/such/file", "--database-url", &database], "no/such/file"),
        (&["archive", "verify", "no/such/file"], "no/such/file"),
        (&["backup", "/no/such/folder/b.db", "--database-url", &database], "/no/such/folder/b.db"),
        (&["backup", "b.db", "--database-url", &closed], "pg_dump"),
        (&["restore", "no/such/file", "--database-url", &database], "no/such/file"),
        (&["restore", &bank, "--database-url", &database], "quizzes"),
        (&["move", "--database-url", &database, "--to", &database], "postgres://user"),
        (&["move", "--database-url", &closed, "--to", &closed], "SQLite"),
        (&["move", "--database-url", &database, "--to", &closed], &place),
        (&add, "contain a letter"),
    ] {
        let refused = marked(words);
        let output = stderr(&refused);
        assert_eq!((refused.status.code(), stdout(&refused).as_str()), (Some(1), ""), "{words:?}");
        assert!(output.contains(says), "{words:?}: {output}");
        // Apart from translated words there are only the sources of settings.
        let left = outside(&output);
        let mut places = left.split_whitespace();
        assert_eq!(places.next(), Some("director:"), "{words:?}: {output}");
        assert!(places.all(|place| place.starts_with("--") && place.ends_with(':')), "{words:?}: {output}");
    }
    for (words, says) in [
        (&["reports", "--database-url", closed.as_str()][..], "ne peut pas être atteinte"),
        (&emails, "MAIL_FROM doit être une adresse"),
    ] {
        let refused = director(&[words, &["--language", "fr"]].concat());
        assert_eq!(refused.status.code(), Some(1));
        assert!(stderr(&refused).contains(says), "{words:?}: {}", stderr(&refused));
    }
}
