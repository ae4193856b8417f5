//! A PostgreSQL server for the tests: one for the whole program, with a database for each test; or
//! one for a single test, which may break it.
//!
//! It listens on a socket in a temporary folder and, unless a test requests more, nowhere else. A
//! small shell stops it as soon as this program ends, even by a panic, an abort or a kill: each
//! closes the pipe between them.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Advice if PostgreSQL is missing.
const MISSING: &str = "apt-get install postgresql";

/// URL of a new, empty database, for tests.
#[allow(dead_code, reason = "benchmarks measure the other one")]
pub async fn fresh_database() -> String {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    // Nothing here outlives the program, so nothing must reach the disk.
    database_of(CLUSTER.get_or_init(|| Cluster::start("-c fsync=off -c full_page_writes=off"))).await
}

/// URL of a new database on a server with durable commits, for benchmarks.
#[allow(dead_code, reason = "tests have no need of the disk")]
pub async fn durable_database() -> String {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    database_of(CLUSTER.get_or_init(|| Cluster::start(""))).await
}

async fn database_of(cluster: &Result<Cluster, String>) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let cluster = match cluster {
        Ok(cluster) => cluster,
        Err(reason) => panic!("{reason}"),
    };
    let name = format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let mut admin = PgConnection::connect(&cluster.url("postgres")).await.unwrap();
    admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0"))).await.unwrap();
    admin.close().await.unwrap();
    cluster.url(&name)
}

/// A server; stopped on drop.
pub struct Cluster {
    folder: PathBuf,
    binaries: PathBuf,
    /// Start options.
    options: String,
    /// Pipe to the reaper, closed when this program ends.
    _reaper: Child,
}

#[allow(dead_code, reason = "few tests break it")]
impl Cluster {
    /// Starts a server with additional options.
    pub fn start(more: &str) -> Result<Self, String> {
        let binaries = binaries().ok_or(MISSING)?;
        let folder = unused();
        let reaper = reaper(&binaries, &folder).map_err(|error| format!("no reaper: {error}"))?;
        let data = folder.to_str().ok_or("the temporary folder has a name that is no text")?;
        run(
            &binaries.join("initdb"),
            &[
                "-D",
                data,
                "-U",
                "director",
                "--auth=trust",
                "--no-sync",
                "--encoding=UTF8",
                "--locale=C.UTF-8",
            ],
        )?;
        let options = format!("-k '{data}' -c listen_addresses='' -c max_connections=300 {more}");
        let cluster = Self { folder, binaries, options, _reaper: reaper };
        cluster.restart()?;
        Ok(cluster)
    }

    /// Starts it again, and waits until it accepts connections.
    pub fn restart(&self) -> Result<(), String> {
        let log = self.folder.join("log").display().to_string();
        self.control(&["start", "-w", "-l", &log, "-o", &self.options])
    }

    /// Stops it as a power failure would, at once and losing what is not on disk.
    pub fn crash(&self) -> Result<(), String> {
        self.control(&["stop", "-m", "immediate", "-w"])
    }

    /// Suspends or resumes all its processes.
    pub fn suspend(&self, still: bool) -> Result<(), String> {
        let pid = std::fs::read_to_string(self.folder.join("postmaster.pid"));
        let pid = pid.map_err(|error| format!("it does not run: {error}"))?;
        let pid = pid.lines().next().unwrap_or_default().trim();
        // The first process first, so that it starts no more of them.
        signal(still, &[pid])?;
        let others = Command::new("pgrep").args(["-P", pid]).output();
        let others = others.map_err(|error| format!("pgrep: {error}"))?;
        let others = String::from_utf8_lossy(&others.stdout).into_owned();
        signal(still, &others.split_whitespace().collect::<Vec<_>>())
    }

    /// Its folder, for relative file names.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Runs another program that writes to the server's folder; the server owns the result.
    pub fn run_as_owner(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
        let mut making = command(Path::new(program));
        let made = making.current_dir(&self.folder).args(arguments).stdin(Stdio::null()).output();
        let made = made.map_err(|error| format!("{program}: {error}"))?;
        match made.status.success() {
            true => Ok(()),
            false => Err(format!("{program} failed: {}", String::from_utf8_lossy(&made.stderr))),
        }
    }

    /// Gives the server ownership of a folder.
    pub fn take_ownership(&self, folder: &Path) -> Result<(), String> {
        let given = Command::new("chown").arg("--reference").arg(&self.folder).arg(folder).output();
        let given = given.map_err(|error| format!("chown: {error}"))?;
        match given.status.success() {
            true => Ok(()),
            false => Err(format!("chown failed: {}", String::from_utf8_lossy(&given.stderr))),
        }
    }

    /// URL of a new database whose tables are in a folder of the server.
    pub async fn database_at(&self, name: &str, folder: &Path) -> String {
        let mut admin = PgConnection::connect(&self.url("postgres")).await.unwrap();
        let place = format!("CREATE TABLESPACE {name} LOCATION '{}'", folder.display());
        admin.execute(AssertSqlSafe(place)).await.unwrap();
        let database = format!("CREATE DATABASE {name} TEMPLATE template0 TABLESPACE {name}");
        admin.execute(AssertSqlSafe(database)).await.unwrap();
        admin.close().await.unwrap();
        self.url(name)
    }

    /// Folder of its socket.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    fn control(&self, arguments: &[&str]) -> Result<(), String> {
        let data = self.folder.to_str().ok_or("the temporary folder has a name that is no text")?;
        let arguments: Vec<&str> = arguments.iter().copied().chain(["-D", data]).collect();
        run(&self.binaries.join("pg_ctl"), &arguments)
    }

    /// URL of one of its databases, by its socket.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://director@localhost/{database}?host={}", self.folder.display())
    }
}

/// Suspends or resumes processes.
fn signal(still: bool, processes: &[&str]) -> Result<(), String> {
    let signal = if still { "-STOP" } else { "-CONT" };
    let status = Command::new("kill").arg(signal).args(processes).stderr(Stdio::null()).status();
    // One of them may have ended meanwhile.
    status.map(drop).map_err(|error| format!("kill: {error}"))
}

/// Path of a folder that does not exist yet.
fn unused() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let name =
            format!("director-postgres-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        if !path.exists() {
            return path;
        }
    }
}

/// Folder of the newest PostgreSQL that Debian installed, else of one on the path.
fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = versions.into_iter().rev().map(|(_, place)| place).chain(std::env::split_paths(&path));
    let mut complete = places.filter(|place| place.join("initdb").exists() && place.join("pg_ctl").exists());
    complete.next()
}

/// The command, as the user `postgres` under root: PostgreSQL refuses to run as root.
fn command(program: &Path) -> Command {
    let id = Command::new("id").arg("-u").output();
    let root = id.is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    let mut command = if root { Command::new("setpriv") } else { Command::new(program) };
    if root {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    }
    // That user may have no access to the current folder.
    command.current_dir("/");
    command
}

/// Runs one of PostgreSQL's programs with this standard input; returns its standard output.
pub fn tool(name: &str, arguments: &[&str], typed: &[u8]) -> Result<Vec<u8>, String> {
    let program = binaries().ok_or(MISSING)?.join(name);
    let mut running = command(&program);
    let running = running.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = running.spawn().map_err(|error| format!("{name}: {error}"))?;
    let (mut input, typed) = (running.stdin.take().ok_or("no input")?, typed.to_vec());
    let writes = std::thread::spawn(move || input.write_all(&typed));
    let done = running.wait_with_output().map_err(|error| format!("{name}: {error}"))?;
    let written = writes.join().is_ok_and(|written| written.is_ok());
    match done.status.success() && written {
        true => Ok(done.stdout),
        false => Err(format!("{name} failed: {}", String::from_utf8_lossy(&done.stderr))),
    }
}

fn run(program: &Path, arguments: &[&str]) -> Result<(), String> {
    let done = command(program).args(arguments).stdin(Stdio::null()).output();
    let done = done.map_err(|error| format!("{}: {error}", program.display()))?;
    if done.status.success() {
        return Ok(());
    }
    let output = String::from_utf8_lossy(&done.stderr);
    Err(format!("{} failed: {output}", program.display()))
}

/// Waits until its input closes, then stops the server and removes its folder. It has its own
/// process group and ignores interrupts, so that Ctrl-C ends the tests and not the cleaning.
fn reaper(binaries: &Path, folder: &Path) -> std::io::Result<Child> {
    const SCRIPT: &str =
        r#"trap '' INT TERM HUP; cat >/dev/null; "$0" stop -D "$1" -m immediate -w; rm -rf "$1""#;
    let pg_ctl = binaries.join("pg_ctl");
    let mut reaper = command(Path::new("/bin/sh"));
    reaper.arg("-c").arg(SCRIPT).arg(pg_ctl).arg(folder);
    reaper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0).spawn()
}
