//! The program in its own process, for benchmarks and for tests that kill it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The serving program; ended on drop.
pub struct Served {
    program: Child,
    url: String,
}

impl Served {
    /// Serves a database on a free port, and waits until it listens.
    pub fn start(database_url: &str) -> Self {
        Self::start_with(database_url, &[])
    }

    /// Serves a database with additional environment variables.
    pub fn start_with(database_url: &str, more: &[(&str, &str)]) -> Self {
        let site_root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
        // Without it, a write beyond the file limit would kill the program instead of failing.
        let mut program = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" serve", env!("CARGO_BIN_EXE_director")])
            .current_dir(env!("CHECKOUT"))
            .env("LISTEN", "127.0.0.1:0")
            .env("DATABASE_URL", database_url)
            .env("SITE_ROOT", site_root)
            .env("RUST_LOG", "director=info")
            .envs(more.iter().copied())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let log = BufReader::new(program.stderr.take().expect("its log"));
        let mut lines = log.lines().map_while(Result::ok);
        let url = lines.find_map(|line| Some(line.split_once("listening on ")?.1.trim().to_owned()));
        // The rest of the log is read and discarded, so that the program never waits for it.
        std::thread::spawn(move || lines.for_each(drop));
        Self { program, url: url.expect("it says where it listens: is there a bundle (`cargo serve`)?") }
    }

    /// Kills it as a power failure would.
    pub fn kill(&mut self) {
        self.program.kill().expect("a running program");
        self.program.wait().expect("an end");
    }

    /// Limits the size of its files, in bytes; `None` lifts the limit.
    pub fn limit_files(&self, bytes: Option<u64>) {
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        let (process, limit) = (self.program.id().to_string(), format!("--fsize={limit}:"));
        let set = Command::new("prlimit").args(["--pid", &process, &limit]).status();
        assert!(set.is_ok_and(|set| set.success()), "prlimit (util-linux) sets a limit");
    }

    /// URL of the site.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Peak memory, in MB.
    pub fn peak_memory(&self) -> u64 {
        self.kilobytes("VmHWM:") / 1024
    }

    /// Current memory, in kB.
    pub fn memory(&self) -> u64 {
        self.kilobytes("VmRSS:")
    }

    /// Number of open files and connections.
    pub fn files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.program.id())).map_or(0, Iterator::count)
    }

    fn kilobytes(&self, of: &str) -> u64 {
        let status = self.proc_file("status");
        let proc_file = status.lines().find_map(|line| line.strip_prefix(of));
        let kilobytes = proc_file.and_then(|proc_file| proc_file.trim().trim_end_matches(" kB").parse().ok());
        kilobytes.expect("the system tells the memory of a process")
    }

    /// CPU time used, in seconds.
    pub fn cpu_time(&self) -> f64 {
        cpu_seconds(&self.proc_file("stat"))
    }

    fn proc_file(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.program.id())).unwrap_or_default()
    }
}

/// CPU time used by this process, in seconds.
pub fn own_cpu_time() -> f64 {
    cpu_seconds(&std::fs::read_to_string("/proc/self/stat").unwrap_or_default())
}

/// CPU time used by a process and its children, ended ones included, in seconds; `None` if it does
/// not exist.
pub fn cpu_time_with_children(parent: u32) -> Option<f64> {
    let stat = |process: &str| std::fs::read_to_string(format!("/proc/{process}/stat")).ok();
    let own = stat(&parent.to_string())?;
    let fields: Vec<&str> = own.rsplit(')').next()?.split_whitespace().collect();
    // Fields 16 and 17: the ended children.
    let ended = fields.get(13..15)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / 100.0;
    let processes =
        std::fs::read_dir("/proc").ok()?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let parent = parent.to_string();
    let children = processes.filter_map(|process| stat(&process)).filter(|stat| {
        stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)) == Some(parent.as_str())
    });
    Some(cpu_seconds(&own) + ended + children.map(|stat| cpu_seconds(&stat)).sum::<f64>())
}

/// Fields 14 and 15 of `stat`, counted from behind the name in brackets, in hundredths of a second.
fn cpu_seconds(stat: &str) -> f64 {
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let hundredths = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
    (hundredths(11).unwrap_or_default() + hundredths(12).unwrap_or_default()) / 100.0
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
