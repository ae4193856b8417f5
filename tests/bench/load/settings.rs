//! Options.

use clap::{Parser, ValueEnum};

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    /// Pages of practice
    Practice,
    /// How many sign in
    SignIn,
    /// Answers of an exam
    Saves,
    /// Candidates who are signed in, and all begin an exam within the time and look at its first page
    Begin,
    /// Everything at once
    Mixed,
    /// The same for an hour
    Soak,
    /// How soon it listens
    Start,
}

/// The settings of a run.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub struct Settings {
    /// What is measured
    pub mode: Mode,
    /// `sqlite` or `postgres` for a database of its own, or the address of one, which is filled and left so
    #[arg(long, default_value = "sqlite")]
    pub on: String,
    /// How long each phase lasts; 60, and 3600 for `soak`
    #[arg(long)]
    pub seconds: Option<u64>,
    /// How many connections read and practise
    #[arg(long, default_value_t = 64)]
    pub readers: usize,
    /// How many candidates sit the exam at once, or sign in at once; 200, and 48 for `sign-in`
    #[arg(long)]
    pub candidates: Option<usize>,
    /// Pages asked for a second, where they come at a rate: 750, and 300 beside an exam
    #[arg(long)]
    pub pages: Option<f64>,
    /// Saves a second, where they come at a rate: 400, and 200 beside practice
    #[arg(long)]
    pub saves: Option<f64>,
    /// What a browser says that it takes, such as `br` or `gzip`; compressing is then work of the program's
    #[arg(long, default_value = "identity")]
    pub encoding: String,
    /// The seed of what people choose
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How often the program's memory and files are looked at, in seconds
    #[arg(long, default_value_t = 5.0)]
    pub look: f64,
    /// What `cargo bench` adds
    #[arg(long, hide = true)]
    pub bench: bool,
}

impl Settings {
    /// How many candidates there are.
    pub fn candidates(&self) -> usize {
        self.candidates.unwrap_or(if self.mode == Mode::SignIn { 48 } else { 200 })
    }

    /// How long a phase lasts, in seconds.
    pub fn seconds(&self) -> u64 {
        self.seconds.unwrap_or(if self.mode == Mode::Soak { 3600 } else { 60 })
    }
}
