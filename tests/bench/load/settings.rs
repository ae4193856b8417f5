//! Options.

use clap::{Parser, ValueEnum};

/// The kind of benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    /// Pages of practice.
    Practice,
    /// Sign-ins.
    SignIn,
    /// Answers of an exam.
    Saves,
    /// Signed-in candidates who all enter an exam within the time and open its first page.
    Begin,
    /// Everything at once.
    Mixed,
    /// The same for an hour.
    Soak,
    /// Start time.
    Start,
}

/// Settings of a run.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub struct Settings {
    /// Kind of benchmark
    pub mode: Mode,
    /// `sqlite` or `postgres` for a new database, or the URL of one, which is filled and not
    /// removed
    #[arg(long, default_value = "sqlite")]
    pub on: String,
    /// Duration of each phase in seconds; 60, and 3600 for `soak`
    #[arg(long)]
    pub seconds: Option<u64>,
    /// Number of connections that read and practise
    #[arg(long, default_value_t = 64)]
    pub readers: usize,
    /// Number of concurrent candidates, or concurrent sign-ins; 200, and 48 for `sign-in`
    #[arg(long)]
    pub candidates: Option<usize>,
    /// Pages a second in open loop: 750, and 300 beside an exam
    #[arg(long)]
    pub pages: Option<f64>,
    /// Saves a second in open loop: 400, and 200 beside practice
    #[arg(long)]
    pub saves: Option<f64>,
    /// Value of Accept-Encoding, such as `br` or `gzip`; the program then has to compress
    #[arg(long, default_value = "identity")]
    pub encoding: String,
    /// Seed of the clients' choices
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Sampling interval of the program's memory and files, in seconds
    #[arg(long, default_value_t = 5.0)]
    pub look: f64,
    /// Added by `cargo bench`
    #[arg(long, hide = true)]
    pub bench: bool,
}

impl Settings {
    /// Number of candidates.
    pub fn candidates(&self) -> usize {
        self.candidates.unwrap_or(if self.mode == Mode::SignIn { 48 } else { 200 })
    }

    /// Duration of a phase, in seconds.
    pub fn seconds(&self) -> u64 {
        self.seconds.unwrap_or(if self.mode == Mode::Soak { 3600 } else { 60 })
    }
}
