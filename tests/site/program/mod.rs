//! The program's command line: output and exit codes. `language.rs` has its languages.

mod deploy;
mod language;
mod packed;
mod settings;

use server::Server;
use server::accounts::Cost;
use server::clock::Clock;
use server::entropy::Entropy;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use store::Store;

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};

#[test]
fn check_accepts_the_bank() {
    let check = director(&["check", &bank()]);
    assert!(check.status.success(), "{}", stderr(&check));
    assert!(stdout(&check).contains("no faults"));
}

#[test]
fn check_lists_every_fault() {
    let folder = folder("faulty-bank");
    let rotation = folder.join("rotation");
    std::fs::create_dir_all(&rotation).expect("a folder");
    std::fs::write(rotation.join("one.toml"), "id = 7\nfamily = \"rotation\"\n").expect("a file");
    std::fs::write(rotation.join("two.toml"), "this is no TOML").expect("a file");
    std::fs::write(rotation.join("three.toml"), [0xff, 0xfe]).expect("a file");
    let check = director(&["check", &folder.to_string_lossy()]);
    assert_eq!(check.status.code(), Some(1));
    for place in ["one.toml:1: id: ", "one.toml:1: edition: ", "two.toml:1: ", "three.toml:1: "] {
        assert!(stderr(&check).contains(place), "{place:?} is missing from\n{}", stderr(&check));
    }
}

#[test]
fn check_refuses_a_missing_folder() {
    let check = director(&["check", "no/such/folder"]);
    assert_eq!(check.status.code(), Some(1));
    assert!(stderr(&check).contains("no/such/folder: no such file or folder"), "{}", stderr(&check));
}

#[test]
fn generates_scenarios_for_review() {
    let folder = folder("generated").join("new");
    let out = folder.to_string_lossy().into_owned();
    let bank = bank();
    let command = ["generate", "36A", "--count", "3", "--seed", "7", "--bank", &bank, "--out", &out];
    let made = director(&command);
    assert!(made.status.success(), "{}", stderr(&made));
    assert!(stdout(&made).contains("Law 36A (2017): 3 scenarios"), "{}", stdout(&made));
    let files: Vec<PathBuf> =
        std::fs::read_dir(&folder).expect("the folder").map(|file| file.expect("a file").path()).collect();
    assert_eq!(files.len(), 3);
    for file in &files {
        let ruling = director(&["ruling", &file.to_string_lossy()]);
        assert!(ruling.status.success() && stdout(&ruling).contains("36A"), "{}", stderr(&ruling));
    }
    // A file may have been reviewed since.
    let again = director(&command);
    assert_eq!(again.status.code(), Some(1));
    assert!(stderr(&again).contains("cannot be written"), "{}", stderr(&again));
    for (words, says) in [
        (&["generate", "30B9", "--bank", &bank][..], "30B9 is not a clause"),
        (&["generate", "57A", "--bank", &bank], "neither calls nor claims"),
        (&["generate", "30B1", "--like", "r000", "--bank", &bank], "no scenario r000"),
    ] {
        let refused = director(words);
        assert_eq!(refused.status.code(), Some(1), "{words:?}");
        assert!(stderr(&refused).contains(says), "{words:?}: {}", stderr(&refused));
    }
}

#[test]
fn missing_file_has_no_line() {
    let ruling = director(&["ruling", "nofile.toml"]);
    assert_eq!(ruling.status.code(), Some(1));
    assert!(stderr(&ruling).starts_with("nofile.toml: no such file or folder\n"), "{}", stderr(&ruling));
}

#[test]
fn prints_a_ruling_as_text() {
    let ruling = director(&["ruling", &scenario()]);
    assert!(ruling.status.success(), "{}", stderr(&ruling));
    assert!(stdout(&ruling).contains("Law 30"), "{}", stdout(&ruling));
}

#[test]
fn prints_a_ruling_as_json() {
    let ruling = director(&["ruling", &scenario(), "--json"]);
    assert!(ruling.status.success(), "{}", stderr(&ruling));
    let ruling: Value = serde_json::from_slice(&ruling.stdout).expect("JSON");
    for key in ["edition", "family", "laws", "components", "trace", "judgement", "contested", "engine"] {
        assert!(!ruling[key].is_null(), "{key} is missing");
    }
    assert_eq!(ruling["edition"], "2017");
    assert!(ruling["trace"].as_array().is_some_and(|steps| !steps.is_empty()));
}

#[test]
fn refuses_a_bad_file_silently() {
    let folder = folder("no-scenario");
    let bad = folder.join("bad.toml");
    std::fs::write(&bad, "edition = \"2017\"\nfacts = 3\n").expect("a file");
    for file in ["no/such/file.toml".to_owned(), bad.to_string_lossy().into_owned()] {
        let ruling = director(&["ruling", &file]);
        assert_eq!(ruling.status.code(), Some(1));
        assert!(stderr(&ruling).contains(&file), "{}", stderr(&ruling));
        assert!(ruling.stdout.is_empty());
    }
}

#[test]
fn lists_reports() {
    let database = site_in(&folder("reported"));
    let reports = director(&["reports", "--database-url", &database]);
    assert!(reports.status.success(), "{}", stderr(&reports));
    assert!(stdout(&reports).contains("No reports"), "{}", stdout(&reports));
    let nowhere = director(&["reports", "--database-url", "mysql://somewhere"]);
    assert_eq!(nowhere.status.code(), Some(1));
}

#[test]
fn operator_actions_are_audited() {
    let database = site_in(&folder("operated"));
    let operate = |words: &[&str], typed: &str| {
        let done = director_with_input(&[words, &["--database-url", &database]].concat(), typed);
        (done.status.success(), format!("{}{}", stdout(&done), stderr(&done)))
    };
    let good = "kvart ost regn lykt\n";
    for (words, typed, works, says) in [
        (
            &["federation", "add", "nbf", "--name", "Norges Bridgeforbund", "--zone", "Europe/Oslo"][..],
            "",
            true,
            "Norges Bridgeforbund",
        ),
        (&["federation", "add", "nbf", "--name", "Again"], "", false, "already"),
        (&["federation", "add", "N B F", "--name", "Again"], "", false, "lower-case letters"),
        (&["federation", "set", "nbf", "--level", "Club", "--level", "National"], "", true, "Club, National"),
        (&["federation", "set", "nbf", "--zone", "Nowhere"], "", false, "zone"),
        (&["federation", "set", "nowhere"], "", false, "nowhere"),
        (&["federation", "list"], "", true, "nbf"),
        (&["user", "add", "--federation", "nbf", "Ada", "Ada@example.org"], good, true, "ada@example.org"),
        (&["user", "add", "--federation", "nbf", "Ada", "ada@example.org"], good, false, "already"),
        (
            &["user", "add", "--federation", "nbf", "Grace", "grace@example.org"],
            "short\n",
            false,
            "at least 10 characters",
        ),
        (&["user", "list", "--federation", "nbf", "--holds", "ADA"], "", true, "ada@example.org"),
        (&["role", "grant", "--federation", "nbf", "admin", "ada@example.org"], "", true, "Ada"),
        (
            &["role", "grant", "--federation", "nbf", "admin", "ada@example.org"],
            "",
            true,
            "Nothing to change",
        ),
        (&["role", "grant", "--home", "nbf", "examiner", "ada@example.org"], "", true, "Ada"),
        (&["role", "grant", "--federation", "nbf", "emperor", "ada@example.org"], "", false, "course_leader"),
        (&["role", "grant", "--federation", "nbf", "admin", "nobody@example.org"], "", false, "no account"),
        (&["role", "list", "--federation", "nbf"], "", true, "admin · Ada"),
        (&["role", "list"], "", true, "examiner · Ada"),
        (&["role", "revoke", "--federation", "nbf", "admin", "ada@example.org"], "", true, "Ada"),
        (&["user", "password", "--federation", "nbf", "ada@example.org"], good, true, "Ada"),
        (&["user", "sign-out", "--federation", "nbf", "ada@example.org"], "", true, "Ada"),
        (&["audit", "verify"], "", true, "nbf: 7 entries, intact"),
        (&["user", "second-factor", "--federation", "nbf", "ada@example.org"], "", false, "nothing"),
        (&["user", "unlink", "--federation", "nbf", "ada@example.org"], "", false, "nothing"),
        (
            &[
                "user",
                "correct",
                "--federation",
                "nbf",
                "ada@example.org",
                "--name",
                "Ada B",
                "--member-number",
                "17",
            ],
            "",
            true,
            "Ada",
        ),
        (
            &["user", "correct", "--federation", "nbf", "ada@example.org", "--new-email", "ada"],
            "",
            false,
            "address",
        ),
        (
            &["user", "correct", "--federation", "nbf", "ada@example.org", "--new-email", "b@example.org"],
            "",
            true,
            "nbf",
        ),
        (&["user", "list", "--federation", "nbf"], "", true, "Ada B · b@example.org · 17"),
        (&["user", "delete", "--federation", "nbf", "b@example.org"], "", true, "Ada B"),
        (&["user", "delete", "--federation", "nbf", "b@example.org"], "", false, "no account"),
        (&["audit", "verify"], "", true, "nbf: 11 entries, intact"),
    ] {
        let (worked, said) = operate(words, typed);
        assert!(worked == works && said.contains(says), "{words:?}: {said}");
    }
    let (_, said) = operate(&["audit", "verify", "--federation", "nbf"], "");
    let known = said.rsplit(' ').next().unwrap_or_default().trim().to_owned();
    assert!(operate(&["audit", "verify", "--federation", "nbf", "--known", &known], "").0, "{known}");
    let other = format!("11:{}", "ab".repeat(32));
    let (whole, said) = operate(&["audit", "verify", "--federation", "nbf", "--known", &other], "");
    assert!(!whole && said.contains("the hash of entry 11 differs"), "{said}");
}

/// Truncates a log as a user with write access to the database could, without a trace in it.
fn cut_log(database: &str, entries: i64) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let path = database.strip_prefix("sqlite:").expect("a path");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.expect("an open database");
        for statement in [
            "DROP TRIGGER audit_is_not_removed".to_owned(),
            "DROP TRIGGER audit_head_goes_on".to_owned(),
            format!("DELETE FROM audit WHERE number > {entries}"),
            "UPDATE audit_head SET (number, hash) = (SELECT a.number, a.hash FROM audit a
                WHERE a.federation_id = audit_head.federation_id ORDER BY a.number DESC LIMIT 1)
             WHERE number > 0"
                .to_owned(),
        ] {
            let done = sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await;
            done.expect("done");
        }
        sqlx::Connection::close(connection).await.expect("closing");
    });
}

#[test]
fn anchors_reveal_a_rewound_log() {
    let folder = folder("anchors");
    let database = site_in(&folder);
    let anchors = folder.join("anchors").display().to_string();
    let verify = |more: &[&str]| {
        let done = director(&[&["audit", "verify", "--database-url", &database], more].concat());
        (done.status.success(), format!("{}{}", stdout(&done), stderr(&done)))
    };
    let enter = |name: &str, email: &str| {
        let entered = ["user", "add", name, email, "--database-url", &database];
        assert!(director_with_input(&entered, "kvart ost regn lykt\n").status.success());
    };
    enter("Ada", "ada@example.org");
    let (whole, said) = verify(&["--anchors", &anchors]);
    assert!(whole && said.contains(&anchors), "{said}");
    let first = std::fs::read_to_string(&anchors).expect("written");
    enter("Berit", "berit@example.org");
    assert!(verify(&["--anchors", &anchors]).0, "it has grown, and is whole");
    let stored = std::fs::read_to_string(&anchors).expect("written");
    assert_ne!(stored, first, "and the new anchor is saved");
    cut_log(&database, 1);
    let (whole, said) = verify(&[]);
    assert!(whole, "the database alone does not show it: {said}");
    let (whole, said) = verify(&["--anchors", &anchors]);
    assert!(!whole && said.contains("entry 2"), "{said}");
    assert_eq!(std::fs::read_to_string(&anchors).expect("exists"), stored, "no anchor is saved");
    std::fs::write(&anchors, "no anchors").expect("written");
    assert!(!verify(&["--anchors", &anchors]).0);
}

#[test]
fn retries_pending_emails() {
    let database = site_in(&folder("outbox"));
    let outbox = |words: &[&str]| {
        let done = director(&[&["outbox"], words, &["--database-url", &database]].concat());
        (done.status.success(), format!("{}{}", stdout(&done), stderr(&done)))
    };
    assert_eq!(outbox(&["list"]), (true, "There is no email yet.\n".to_owned()));
    let entered = ["user", "add", "Ada", "ada@example.org", "--database-url", &database];
    assert!(director_with_input(&entered, "kvart ost regn lykt\n").status.success());
    request_password_reset(&database, "ada@example.org");
    let (_, listed) = outbox(&["list", "--waiting"]);
    assert!(listed.contains("ada@example.org") && !listed.contains("http"), "{listed}");
    let email = listed.trim().rsplit(" · ").next().unwrap_or_default();
    assert!(outbox(&["retry", email]).0, "{email}");
    let (done, said) = outbox(&["retry", "00000000-0000-0000-0000-000000000000"]);
    assert!(!done && said.contains("No waiting email"), "{said}");
    let log = director(&["audit", "verify", "--database-url", &database]);
    assert!(stdout(&log).contains("intact"), "{}", stderr(&log));
}

/// Requests a password reset email.
fn request_password_reset(database: &str, email: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let server = site::startup::open_server(database).await.expect("a database connection");
        server.accounts.ask_for_reset(None, server.federation(), email).await.expect("the email is queued");
        server.close().await;
    });
}

#[test]
fn backs_up_and_restores() {
    let folder = folder("kept");
    let at = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (here, there) = (site_in(&folder), format!("sqlite:{}", at("there/director.db")));
    let run = |words: &[&str]| {
        let done = director(words);
        (done.status.code(), format!("{}{}", stdout(&done), stderr(&done)))
    };
    assert!(
        director_with_input(
            &["user", "add", "Ada", "ada@example.org", "--database-url", &here],
            "kvart ost regn lykt\n"
        )
        .status
        .success()
    );
    let backup = |file: &str| run(&["backup", file, "--database-url", &here]);
    let (code, said) = backup(&at("unsigned.db"));
    assert!(code == Some(0) && said.contains("none was found"), "{said}");
    // From now on there is a key.
    assert!(director(&["key", "rotate", "demo", "--database-url", &here]).status.success());
    let (code, said) = backup(&at("signed.db"));
    assert!(
        code == Some(0) && said.contains("not included; it is in") && said.contains("director.db.key"),
        "{said}"
    );
    assert!(said.contains("SQLite finds no errors") && said.contains("kB"), "{said}");
    let (code, said) = backup(&at("signed.db"));
    assert!(code == Some(1) && said.contains("already exists"), "{said}");
    let restore = |file: &str, more: &[&str]| {
        let _ = std::fs::remove_dir_all(folder.join("there"));
        run(&[&["restore", file, "--database-url", &there], more].concat())
    };
    let (code, said) = restore(&at("unsigned.db"), &[]);
    assert!(code == Some(0) && said.contains("not have a signing key yet"), "{said}");
    let (code, said) = restore(&at("signed.db"), &[]);
    assert!(code == Some(3) && said.contains("There is no operator’s key"), "{said}");
    assert!(!folder.join("there/director.db.key").exists(), "none is made");
    let (code, said) = restore(&at("signed.db"), &["--credential-key", &"07".repeat(32)]);
    assert!(code == Some(3) && said.contains("CREDENTIAL_KEY is not that of this site"), "{said}");
    let (code, said) = restore(&at("signed.db"), &["--credential-key-file", &at("director.db.key")]);
    assert!(code == Some(0) && said.contains("opens the site’s signing keys"), "{said}");
    let (code, said) = run(&["restore", &at("signed.db"), "--database-url", &there]);
    assert!(code == Some(1) && said.contains("already exists"), "{said}");
    let (code, said) = run(&["user", "list", "--database-url", &there]);
    assert!(code == Some(0) && said.contains("ada@example.org"), "{said}");
    // Earlier tampering is restored, and reported.
    tamper(&there);
    let (code, said) = run(&["backup", &at("tampered.db"), "--database-url", &there]);
    assert!(code == Some(1) && said.contains("entry 1 does not match its hash"), "{said}");
    assert!(folder.join("tampered.db").exists());
}

/// Tampers with the log.
fn tamper(database: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut connection = SqliteConnection::connect(database).await.expect("a database connection");
        for sql in
            ["DROP TRIGGER audit_is_not_changed", "UPDATE audit SET deed = 'name-changed' WHERE number = 1"]
        {
            connection.execute(sql).await.expect("changed");
        }
    });
}

#[test]
fn incomplete_archive_says_so() {
    let path = folder("archives").join("archive.zip");
    let verify = |changes: Value, more: &[&str]| {
        let mut manifest = json!({
            "format": "director-exam-archive", "version": 1, "engine": "0.0.1", "federation": "demo", "sitting": "one",
            "made_at": "2026-03-01T09:00:00Z", "attempts": 0, "provisional": false, "waiting": [], "missing": [],
            "changed": [], "files": [],
        });
        manifest.as_object_mut().expect("an object").extend(changes.as_object().cloned().unwrap_or_default());
        let mut zip = zip::ZipWriter::new(std::fs::File::create(&path).expect("a file"));
        zip.start_file("manifest.json", zip::write::SimpleFileOptions::default()).expect("a file in it");
        zip.write_all(manifest.to_string().as_bytes()).expect("its content");
        zip.finish().expect("a whole ZIP");
        director(&[&["archive", "verify", &path.to_string_lossy()], more].concat())
    };
    let whole = verify(json!({}), &[]);
    assert_eq!(
        (whole.status.code(), stdout(&whole).starts_with("Complete and unaltered.")),
        (Some(0), true),
        "{}",
        stderr(&whole)
    );
    for (changes, says) in [
        (json!({ "missing": ["r001"] }), "r001"),
        (json!({ "changed": ["r002"] }), "r002"),
        (
            json!({ "provisional": true, "waiting": [{ "attempt": "ada", "pages": [3, 7] }] }),
            "ada: no mark for question 3, 7",
        ),
    ] {
        let lacks = verify(changes.clone(), &[]);
        let output = stdout(&lacks);
        assert_eq!(lacks.status.code(), Some(3), "{changes}: {output}");
        assert!(
            output.starts_with("Unaltered, but incomplete.") && output.contains(says),
            "{changes}: {output}"
        );
    }
    let other = "0".repeat(64);
    assert_eq!(verify(json!({}), &["--manifest", &other]).status.code(), Some(1));
    assert_eq!(verify(json!({}), &["--receipt", "6"]).status.code(), Some(2), "that is of any answer");
}

#[test]
fn non_credential_needs_no_database() {
    let folder = folder("credentials");
    let (database, file) = (folder.join("director.db"), folder.join("credential.json"));
    std::fs::write(&file, "{}").expect("a file");
    let url = format!("sqlite:{}", database.display());
    let check =
        |file: &Path| director(&["credential", "check", "--database-url", &url, &file.to_string_lossy()]);
    let nothing = check(&file);
    assert_eq!(nothing.status.code(), Some(1));
    assert!(stdout(&nothing).starts_with("This is not a credential\n"), "{}", stdout(&nothing));
    let lost = check(&folder.join("lost.json"));
    assert_eq!(lost.status.code(), Some(1));
    assert!(stderr(&lost).contains("lost.json") && lost.stdout.is_empty(), "{}", stderr(&lost));
    assert!(!database.exists());
}

#[test]
fn failed_start_gives_a_reason() {
    let folder = folder("unserved");
    let database = format!("sqlite:{}", folder.join("director.db").display());
    let serve = |words: &[&str]| director(&[&["serve", "--database-url", &database], words].concat());
    let nowhere = serve(&["--listen", "nowhere:at:all", "--bank", &bank()]);
    let bare = folder.to_string_lossy().into_owned();
    let unbundled = serve(&["--listen", "127.0.0.1:0", "--bank", &bank(), "--site-root", &bare]);
    let elsewhere = director(&["serve", "--database-url", "mysql://somewhere", "--bank", &bank()]);
    for (refused, why) in [(&nowhere, "nowhere:at:all"), (&unbundled, "hash.txt"), (&elsewhere, "postgres")] {
        assert_eq!(refused.status.code(), Some(1));
        assert!(stderr(refused).contains(why), "{why:?} is missing from\n{}", stderr(refused));
    }
}

#[test]
fn failed_listen_leaves_database() {
    let folder = folder("unheard");
    let file = folder.join("director.db");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let listen = taken.local_addr().expect("an address").to_string();
    let database = format!("sqlite:{}", file.display());
    let refused = director(&["serve", "--listen", &listen, "--database-url", &database, "--bank", &bank()]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains(&listen), "{}", stderr(&refused));
    assert!(!file.exists());
}

#[test]
fn unlisted_bundle_is_named() {
    let folder = folder("unlisted");
    let list = folder.join("hash.txt");
    let root = folder.to_string_lossy().into_owned();
    for odd in ["", "nonsense", "css: 1\njs: \nwasm: 3\n", "css: ../1\njs: 2\nwasm: 3\n"] {
        std::fs::write(&list, odd).expect("a file");
        let refused =
            director(&["serve", "--listen", "127.0.0.1:0", "--site-root", &root, "--bank", &bank()]);
        assert_eq!(refused.status.code(), Some(1), "{odd:?}");
        assert!(stderr(&refused).contains("hash.txt"), "{odd:?}: {}", stderr(&refused));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn closed_pipe_is_no_panic() {
    for words in [&["check", "no/such/folder"][..], &["serve", "--listen", "nowhere:at:all", "--bank", "no"]]
    {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
        let ended = program.args(words).stderr(full).status().expect("the program runs");
        assert_eq!(ended.code(), Some(1), "{words:?}");
    }
}

#[test]
fn only_serve_and_restore_create() {
    let folder = folder("mistyped");
    let (database, file) = (folder.join("there/direktor.db"), folder.join("backup.db"));
    let file = file.to_string_lossy().into_owned();
    let key = "07".repeat(32);
    for words in [
        &["audit", "verify"][..],
        &["federation", "list"],
        &["federation", "add", "nbf", "--name", "Norges Bridgeforbund"],
        &["federation", "set", "demo"],
        &["user", "list"],
        &["user", "add", "Ada", "ada@example.org"],
        &["user", "password", "ada@example.org"],
        &["user", "sign-out", "ada@example.org"],
        &["user", "second-factor", "ada@example.org"],
        &["user", "unlink", "ada@example.org"],
        &["user", "correct", "ada@example.org", "--name", "Ada L."],
        &["user", "delete", "ada@example.org"],
        &["role", "list"],
        &["role", "grant", "admin", "ada@example.org"],
        &["role", "revoke", "admin", "ada@example.org"],
        &["reports"],
        &["outbox", "list"],
        &["key", "list", "demo"],
        &["key", "rotate", "demo", "--credential-key", &key],
        &["backup", &file],
    ] {
        let url = format!("sqlite:{}", database.display());
        let refused =
            director_with_input(&[words, &["--database-url", &url]].concat(), "kvart ost regn lykt\n");
        assert_eq!((refused.status.code(), stdout(&refused).as_str()), (Some(1), ""), "{words:?}");
        assert!(stderr(&refused).contains("direktor.db"), "{words:?}: {}", stderr(&refused));
        assert!(!folder.join("there").exists() && !Path::new(&file).exists(), "{words:?} made something");
    }
    // Nor does it create a key for a database that does not exist, where its folder does not.
    let (beside, kept) = (folder.join("direktor.db"), folder.join("direktor.db.key"));
    let url = format!("sqlite:{}", beside.display());
    let refused = director(&["key", "rotate", "demo", "--database-url", &url]);
    assert!(stderr(&refused).contains("direktor.db") && !beside.exists() && !kept.exists());
    // Nor does it restore over an existing site.
    for (name, bytes) in
        [("empty.db", &b""[..]), ("text.db", b"Somebody's own notes, longer than the head of a file.\n")]
    {
        let file = folder.join(name);
        std::fs::write(&file, bytes).expect("a file");
        let refused = director(&["user", "list", "--database-url", &format!("sqlite:{}", file.display())]);
        assert_eq!(refused.status.code(), Some(1), "{name}");
        assert!(stderr(&refused).contains("not the database of a site"), "{name}: {}", stderr(&refused));
        assert_eq!(std::fs::read(&file).expect("exists"), bytes, "{name}");
    }
}

/// Database URL of a new site in this folder.
fn site_in(folder: &Path) -> String {
    let url = format!("sqlite:{}", folder.join("director.db").display());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&url).await.expect("made");
        let server = Server::new(store, Clock::system(), Entropy::system(), Cost::RECOMMENDED).await;
        server.expect("a site").close().await;
    });
    url
}

/// Runs the program with this standard input.
fn director_with_input(words: &[&str], typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
    program.args(words).env_remove("DATABASE_URL").env_remove("LANG").stdin(Stdio::piped());
    let mut running =
        program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    // A command without a password does not read it.
    let _ = running.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    running.wait_with_output().expect("the program ends")
}

fn director(words: &[&str]) -> Output {
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
    let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
    program
        .args(words)
        .env_remove("LISTEN")
        .env_remove("DATABASE_URL")
        .env_remove("BANK")
        .env_remove("PUBLIC_URL")
        .env_remove("LANG")
        .env("SITE_ROOT", site);
    program.output().expect("the program runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

fn bank() -> String {
    Path::new(env!("CHECKOUT")).join("quizzes").to_string_lossy().into_owned()
}

fn scenario() -> String {
    Path::new(&bank()).join("rotation/r001.toml").to_string_lossy().into_owned()
}

/// An empty folder for this test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("program-{name}"));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

#[test]
fn word_faults_name_their_line() {
    let words = Path::new(env!("CHECKOUT")).join("src/words");
    let whole = director(&["check", "--words", &words.display().to_string()]);
    assert_eq!((whole.status.code(), stdout(&whole).as_str()), (Some(0), "4 languages, complete\n"));
    let dir = std::env::temp_dir().join(format!("director-words-{}", std::process::id()));
    for (folder, text) in [("en", "a = A { $n }\nb = B\n"), ("sv", "a = A { $m }\nc = C\n")] {
        std::fs::create_dir_all(dir.join(folder)).expect("a folder");
        std::fs::write(dir.join(folder).join("ui.ftl"), text).expect("a file");
    }
    let faulty = director(&["check", "--words", &dir.display().to_string()]);
    std::fs::remove_dir_all(&dir).expect("a folder");
    let output = String::from_utf8(faulty.stderr).expect("text");
    assert_eq!(faulty.status.code(), Some(1));
    for line in [
        "sv/ui.ftl:1: “a” has no argument m",
        "sv/ui.ftl:2: “b” is missing",
        "sv/ui.ftl:2: the English file has no “c”",
    ] {
        assert!(output.contains(line), "{output}");
    }
}
