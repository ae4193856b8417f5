//! Settings from options, variables and a file, with all faults at once and no secrets in them. And
//! the program as a service: its log, and its exit.

use super::{bank, folder, site_in, stderr, stdout};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// The program with only these environment variables.
fn program(words: &[&str], environment: &[(&str, &str)]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
    program.args(words).env_clear().envs(environment.iter().copied());
    program
}

pub fn run(words: &[&str], environment: &[(&str, &str)]) -> Output {
    program(words, environment).output().expect("the program runs")
}

/// A browser bundle of empty files, which these tests do not read.
pub fn site_root(of: &Path) -> String {
    let root = of.join("site");
    std::fs::create_dir_all(root.join("pkg")).expect("a folder");
    std::fs::write(root.join("hash.txt"), "css: 1\njs: 2\nwasm: 3\n").expect("a file");
    for part in ["1.css", "2.js", "3.wasm"] {
        for form in ["", ".gz", ".br"] {
            std::fs::write(root.join(format!("pkg/director.{part}{form}")), "").expect("a file");
        }
    }
    root.display().to_string()
}

#[test]
fn options_override_variables_and_file() {
    let folder = folder("settings");
    let (file, root) = (folder.join("director.toml"), site_root(&folder));
    let url = format!("sqlite:{}", folder.join("director.db").display());
    let text = format!(
        "listen = \"127.0.0.1:1\"\ndrain = 7\nbank = \"{}\"\nsite_root = \"{root}\"\n\
         smtp_url = \"smtps://ada:hush@mail.example.org\"\nmail_from = \"Director <director@example.org>\"\n",
        bank()
    );
    std::fs::write(&file, text).expect("a file");
    let file = file.display().to_string();
    let key = "ab".repeat(32);
    let environment = [
        ("CONFIG", file.as_str()),
        ("DRAIN", "8"),
        ("LISTEN", "127.0.0.1:2"),
        ("PUBLIC_URL", ""),
        ("DATABASE_URL", &url),
        ("CREDENTIAL_KEY", &key),
    ];
    let check = run(&["serve", "--check", "--listen", "127.0.0.1:3"], &environment);
    assert_eq!(check.status.code(), Some(0), "{}", stderr(&check));
    let output = stdout(&check);
    for line in [
        "listen = 127.0.0.1:3 · --listen\n".to_owned(),
        "drain = 8 · DRAIN\n".to_owned(),
        format!("bank = {} · {file}:3: bank\n", bank()),
        format!("smtp_url = smtps://mail.example.org · {file}:5: smtp_url\n"),
        "credential_key = … · CREDENTIAL_KEY\n".to_owned(),
        "log_format = text · log_format\n".to_owned(),
    ] {
        assert!(output.contains(&line), "{line} is not in\n{output}");
    }
    assert!(!output.contains("public_url"), "an empty value is unset:\n{output}");
    assert!(!output.contains("hush") && !output.contains(&key), "{output}");
    assert!(!folder.join("director.db").exists(), "nothing is made");
}

#[test]
fn reports_faults_of_every_source() {
    let folder = folder("settings-faulty");
    let file = folder.join("director.toml");
    let text =
        "listne = \"127.0.0.1:1\"\nlog_format = \"xml\"\ndrain = 601\nmail_from = true\nthis is none\n";
    std::fs::write(&file, text).expect("a file");
    let place = file.display().to_string();
    let nothing = folder.join("nothing").display().to_string();
    let environment = [
        ("LISTEN", "nowhere:at:all"),
        ("PUBLIC_URL", "director"),
        ("SMTP_URL", "imap://ada:hush@example.org"),
        ("CLIENT_ADDRESS_HEADER", "x forwarded"),
        ("WORKERS", "0"),
        ("RUST_LOG", "director=loud"),
        ("CREDENTIAL_KEY", "00"),
        ("DATABASE_URL_FILE", &nothing),
        ("LANG", "qps"),
    ];
    let refused = run(&["serve", "--config", &place, "--bank", &nothing], &environment);
    assert_eq!(refused.status.code(), Some(1));
    let output = stderr(&refused);
    for (at, what) in [
        (format!("{place}:1: listne: "), "setting"),
        (format!("{place}:2: log_format: "), "xml"),
        (format!("{place}:5: "), "TOML"),
        (format!("{place}:3: drain: "), "601"),
        (format!("{place}:4: mail_from: "), "text"),
        ("LISTEN: ".to_owned(), "nowhere:at:all"),
        ("PUBLIC_URL: ".to_owned(), "web"),
        ("SMTP_URL: ".to_owned(), "smtps://"),
        ("CLIENT_ADDRESS_HEADER: ".to_owned(), "x forwarded"),
        ("WORKERS: ".to_owned(), "1024"),
        ("RUST_LOG: ".to_owned(), "not a valid log filter"),
        ("DATABASE_URL_FILE: ".to_owned(), nothing.as_str()),
        ("--bank: ".to_owned(), nothing.as_str()),
    ] {
        let line = output.lines().find(|line| line.starts_with(&at));
        let line = line.unwrap_or_else(|| panic!("{at} is not in\n{output}"));
        assert!(line.contains(what), "{line}");
        let behind = line.strip_prefix(&at).expect("the prefix");
        assert!(behind.starts_with('⟦') && behind.ends_with('⟧'), "{line}");
    }
    assert!(output.contains("⟦CREDENTIAL_KEY: ") && !output.contains("hush"), "{output}");
}

#[test]
fn secret_files_are_exclusive() {
    let folder = folder("settings-secret");
    let secret = folder.join("url");
    let url = site_in(&folder);
    std::fs::write(&secret, format!("{url}\n")).expect("a file");
    let secret = secret.display().to_string();
    let listed = run(&["federation", "list"], &[("DATABASE_URL_FILE", &secret)]);
    assert!(listed.status.success() && stdout(&listed).contains("demo"), "{}", stderr(&listed));
    let both = run(&["federation", "list"], &[("DATABASE_URL_FILE", &secret), ("DATABASE_URL", &url)]);
    assert_eq!(both.status.code(), Some(1));
    assert!(
        stderr(&both).contains("DATABASE_URL_FILE: ") && stderr(&both).contains("database_url"),
        "{}",
        stderr(&both)
    );
    let config = folder.join("director.toml");
    std::fs::write(&config, format!("database_url = \"{url}\"\nlisten = \"x:1\"\n")).expect("a file");
    let listed = run(&["user", "list", "--config", &config.display().to_string()], &[]);
    assert!(listed.status.success(), "{}", stderr(&listed));
}

/// The serving program, with its log read line by line.
struct Service {
    program: Child,
    lines: std::io::Lines<BufReader<std::process::ChildStderr>>,
}

impl Service {
    /// Waits until it listens; returns the address.
    fn start(name: &str, more: &[(&str, &str)]) -> (Self, String) {
        let folder = folder(name);
        let (url, root) = (format!("sqlite:{}", folder.join("director.db").display()), site_root(&folder));
        let bank = bank();
        let environment =
            [("LISTEN", "127.0.0.1:0"), ("DATABASE_URL", &url), ("SITE_ROOT", &root), ("BANK", &bank)];
        let mut program = program(&["serve"], &environment);
        program.envs(more.iter().copied()).env("LOG_FORMAT", "json").stderr(Stdio::piped());
        let mut program = program.spawn().expect("the program runs");
        let lines = BufReader::new(program.stderr.take().expect("a pipe")).lines();
        let mut service = Self { program, lines };
        let said = service.until("listening on ");
        let url = said.split_once("listening on http://").expect("its address").1.to_owned();
        (service, url)
    }

    /// Reads the log until a message appears; every line must be an object.
    fn until(&mut self, says: &str) -> String {
        loop {
            let line = self.lines.next().unwrap_or_else(|| panic!("{says:?} never appears")).expect("text");
            let entry: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("no object: {line}"));
            let message = entry["message"].as_str().unwrap_or_default().to_owned();
            if message.contains(says) {
                return if message == says { line } else { message };
            }
        }
    }

    fn signal(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.program.id().to_string()]).status();
        assert!(sent.expect("a kill").success());
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[cfg(unix)]
#[test]
fn json_log_has_request_ids() {
    let (mut service, at) = Service::start("service", &[]);
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let answer = agent.get(format!("http://{at}/scenario/r001?secret=4711")).call().expect("a response");
    let id = answer.headers()["x-request-id"].to_str().expect("an id").to_owned();
    let line = service.until("answered");
    let entry: Value = serde_json::from_str(&line).expect("an object");
    assert_eq!(entry["span"]["id"], id.as_str(), "{line}");
    assert_eq!(
        (&entry["span"]["route"], &entry["status"]),
        (&"/scenario/{id}".into(), &200.into()),
        "{line}"
    );
    assert!(entry["ms"].is_u64() && !line.contains("4711") && !line.contains("r001"), "{line}");
    drop(answer);
    service.signal();
    service.until("stopping");
    assert_eq!(service.program.wait().expect("an end").code(), Some(0));
}

#[cfg(unix)]
#[test]
fn second_signal_exits_at_once() {
    let (mut service, _) = Service::start("service-twice", &[("DRAIN", "600")]);
    service.signal();
    service.until("stopping");
    service.signal();
    service.until("stopping at once");
    assert_eq!(service.program.wait().expect("an end").code(), Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn notifies_systemd() {
    use std::os::unix::net::UnixDatagram;
    // The path of a socket must be short.
    let place = std::env::temp_dir().join(format!("director-notify-{}", std::process::id()));
    let socket = UnixDatagram::bind(&place).expect("a socket");
    socket.set_read_timeout(Some(std::time::Duration::from_secs(60))).expect("a limit");
    let told = [("NOTIFY_SOCKET", place.to_str().expect("a name")), ("WATCHDOG_USEC", "200000")];
    let (service, _) = Service::start("service-told", &told);
    let hear = || {
        let mut word = [0; 64];
        let n = socket.recv(&mut word).expect("output");
        String::from_utf8_lossy(&word[..n]).into_owned()
    };
    assert_eq!([hear(), hear(), hear()], ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]);
    service.signal();
    let last = std::iter::repeat_with(hear).find(|word| word != "WATCHDOG=1");
    assert_eq!(last.as_deref(), Some("STOPPING=1"));
    std::fs::remove_file(place).expect("exists");
}
