//! The program. `serve` is the site; what else it does works on files and needs neither.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use director::server::accounts::password::Cost;
use director::server::clock::Clock;
use director::server::entropy::Entropy;
use director::startup::{self, Config, SiteError};

/// Director, please! Computes the ruling in bridge, and trains and examines the people who give it.
#[derive(Parser)]
#[command(version)]
struct Program {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Serves the site.
    Serve(Serve),
}

/// The one place where the environment is read.
#[derive(clap::Args)]
struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, env = "LISTEN", default_value = "127.0.0.1:3000")]
    listen: String,
    /// The database: `sqlite:FILE` or `postgres://…`.
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite:director.db")]
    database_url: String,
    /// Where the builder put the browser's half.
    #[arg(long, env = "SITE_ROOT", default_value = "target/site")]
    site_root: PathBuf,
    /// The folder of the bank.
    #[arg(long, env = "BANK", default_value = "quizzes")]
    bank: PathBuf,
}

fn main() -> ExitCode {
    let outcome = match Program::parse().task {
        Task::Serve(serve) => serve.run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(cause) => {
            eprintln!("director: {cause}");
            ExitCode::FAILURE
        }
    }
}

impl Serve {
    fn run(self) -> Result<(), SiteError> {
        listen_to_the_site();
        let config = Config {
            listen: self.listen,
            database_url: self.database_url,
            site_root: Some(self.site_root),
            bank: self.bank,
            clock: Clock::system(),
            entropy: Entropy::system(),
            password_cost: Cost::RECOMMENDED,
        };
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        runtime.block_on(async {
            let site = startup::build(config).await?;
            tracing::info!("listening on http://{}", site.addr());
            site.run(interrupted()).await
        })
    }
}

/// What the site tells goes to standard error; `RUST_LOG` chooses how much.
fn listen_to_the_site() {
    let level =
        tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,sqlx=warn".into());
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(level).with_ansi(colours).with_writer(std::io::stderr).init();
}

/// Ends with Ctrl-C, or when the system asks the program to stop.
async fn interrupted() {
    let by_hand = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
    #[cfg(unix)]
    let by_system = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let by_system = std::future::pending::<()>();
    tokio::select! {
        () = by_hand => {}
        () = by_system => {}
    }
}
