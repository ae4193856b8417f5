//! `director serve`: the site, its log, and its shutdown.

use super::settings::{Log, LogFormat, ServeConfig, Serving};
use super::{ProgramError, print, systemd, words};
use site::startup::{self, SiteError};
use std::io::IsTerminal;
use std::process::ExitCode;
use tokio::runtime::Builder;

/// Options of serving.
#[derive(clap::Args)]
pub struct Serve {
    #[command(flatten)]
    settings: Serving,
    #[arg(long)]
    check: bool,
}

impl Serve {
    /// Does it.
    pub fn run(self) -> ExitCode {
        let run = match self.settings.read() {
            Ok(run) => run,
            Err(faults) => return ProgramError::Settings(faults).told(),
        };
        if self.check {
            return check(run);
        }
        serve(run).unwrap_or_else(|cause| cause.told())
    }
}

/// Says what would hold, and whether a site could be built of it as far as that can be known without changing anything.
fn check(run: ServeConfig) -> ExitCode {
    let faults = startup::preflight(&run.config);
    let mut text: String = run.told.iter().map(|line| format!("{line}\n")).collect();
    if faults.is_empty() {
        text += &format!("{}\n", words().say("print-settings-sound"));
        return print(&text);
    }
    print(&text);
    faults.into_iter().map(|fault| ProgramError::Site(fault).told()).fold(ExitCode::FAILURE, |_, ended| ended)
}

/// Serves until shutdown.
fn serve(run: ServeConfig) -> Result<ExitCode, ProgramError> {
    let ServeConfig { mut config, key, log, workers, .. } = run;
    tell(log);
    let operation = &mut config.operation;
    operation.max_clients = operation.max_clients.min(room_for_people(operation.connections));
    let mut threads = Builder::new_multi_thread();
    if let Some(workers) = workers {
        threads.worker_threads(workers);
    }
    let runtime = threads.enable_all().build().map_err(SiteError::Serve)?;
    let ended = runtime.block_on(async {
        let database_url = config.database_url.clone();
        let site = startup::build(config).await?;
        // A key is made only for a site that could be built.
        if let Some(key) = key.key(&database_url)? {
            site.signs_with(key).await?;
        }
        // A script that reads the listening message may send a signal at once.
        let mut told = interrupts();
        tracing::info!("listening on http://{}", site.addr());
        if let Some(addr) = site.metrics_addr() {
            tracing::info!("figures at http://{addr}/metrics");
        }
        site.prepare();
        systemd::tell("READY=1");
        drop(tokio::spawn(systemd::keep_telling()));
        let (stopping, stops) = tokio::sync::oneshot::channel();
        let stop = async move {
            told.recv().await;
            // Installed only now: two signals before the first was handled would count as one. A
            // second signal after the stopping message stops at once.
            drop(stopping.send(interrupts()));
            systemd::tell("STOPPING=1");
            tracing::info!("stopping");
        };
        let at_once = async {
            match stops.await {
                Ok(mut again) => again.recv().await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            () = site.run(stop) => Ok(ExitCode::SUCCESS),
            () = at_once => {
                tracing::warn!("told once more to stop: what is under way is cut off");
                Ok(ExitCode::FAILURE)
            }
        }
    });
    // A search under way holds up nothing: what it finds is kept in memory only.
    runtime.shutdown_background();
    ended
}

/// File descriptors besides client and database connections: files, the program's own sockets, and
/// a reserve.
const BESIDE: u64 = 128;
/// Number of connections below which a warning is logged: each browser opens several.
const FEW: usize = 4_096;

/// Number of client connections the system allows, after raising the limit as far as permitted.
fn room_for_people(database: u32) -> usize {
    // Where it tells nothing it has no such limit.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    let room = files.saturating_sub(BESIDE).saturating_sub(u64::from(database) * 3);
    let room = usize::try_from(room).unwrap_or(usize::MAX).max(1);
    if room < FEW {
        tracing::warn!(files, "the system lets few files be open, so few people can be connected at once");
    }
    room
}

/// Logs to standard error, panics included.
fn tell(log: Log) {
    let Log { format, filter } = log;
    // A log that cannot be written is no reason to stop.
    let log = tracing_subscriber::fmt().with_env_filter(filter).log_internal_errors(false);
    let log = log.with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => {
            log.json().flatten_event(true).with_current_span(true).with_span_list(false).init()
        }
    }
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let said = panic.payload_as_str().unwrap_or_default();
        tracing::error!(place, said, "panic");
    }));
}

/// Ctrl-C, and the system's word that the program is to stop.
struct Interrupts {
    #[cfg(unix)]
    terminate: Option<tokio::signal::unix::Signal>,
}

fn interrupts() -> Interrupts {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        Interrupts { terminate: signal(SignalKind::terminate()).ok() }
    }
    #[cfg(not(unix))]
    Interrupts {}
}

impl Interrupts {
    /// Waits for the next of either.
    async fn recv(&mut self) {
        let by_hand = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
        #[cfg(unix)]
        let by_system = async {
            match &mut self.terminate {
                Some(signal) => drop(signal.recv().await),
                None => std::future::pending().await,
            }
        };
        #[cfg(not(unix))]
        let by_system = std::future::pending::<()>();
        tokio::select! {
            () = by_hand => {}
            () = by_system => {}
        }
    }
}
