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
    pub fn run(self) -> ExitCode {
        let config = match self.settings.read() {
            Ok(config) => config,
            Err(faults) => return ProgramError::Settings(faults).report(),
        };
        if self.check {
            return check(config);
        }
        serve(config).unwrap_or_else(|error| error.report())
    }
}

/// Lists the settings, and validates them as far as possible without changing anything.
fn check(serve: ServeConfig) -> ExitCode {
    let faults = startup::preflight(&serve.config);
    let mut text: String = serve.listed.iter().map(|line| format!("{line}\n")).collect();
    if faults.is_empty() {
        text += &format!("{}\n", words().say("print-settings-sound"));
        return print(&text);
    }
    print(&text);
    faults.into_iter().map(|fault| ProgramError::Site(fault).report()).fold(ExitCode::FAILURE, |_, exit| exit)
}

/// Serves until shutdown.
fn serve(config: ServeConfig) -> Result<ExitCode, ProgramError> {
    let ServeConfig { mut config, key, log, workers, .. } = config;
    start_log(log);
    let operation = &mut config.operation;
    operation.max_clients = operation.max_clients.min(max_clients(operation.connections));
    let mut threads = Builder::new_multi_thread();
    if let Some(workers) = workers {
        threads.worker_threads(workers);
    }
    let runtime = threads.enable_all().build().map_err(SiteError::Serve)?;
    let exit = runtime.block_on(async {
        let database_url = config.database_url.clone();
        let site = startup::build(config).await?;
        // A key is created only once the site could be built.
        if let Some(key) = key.key(&database_url)? {
            site.signs_with(key).await?;
        }
        // A script that reads the listening message may send a signal at once.
        let mut signals = stop_signals();
        tracing::info!("listening on http://{}", site.addr());
        if let Some(addr) = site.metrics_addr() {
            tracing::info!("figures at http://{addr}/metrics");
        }
        if let Some(address) = site.first_steps().await? {
            tracing::info!("this site has no operator yet: begin at {address}");
        }
        site.prepare();
        systemd::notify("READY=1");
        drop(tokio::spawn(systemd::run_watchdog()));
        let (stopping, stops) = tokio::sync::oneshot::channel();
        let stop = async move {
            signals.recv().await;
            // Installed only now: two signals before the first was handled would count as one. A
            // second signal after the stopping message stops at once.
            drop(stopping.send(stop_signals()));
            systemd::notify("STOPPING=1");
            tracing::info!("stopping");
        };
        let second_signal = async {
            match stops.await {
                Ok(mut signals) => signals.recv().await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            () = site.run(stop) => Ok(ExitCode::SUCCESS),
            () = second_signal => {
                tracing::warn!("stopping at once: second signal, open requests are aborted");
                Ok(ExitCode::FAILURE)
            }
        }
    });
    // Does not wait for a running search, whose results are in memory only.
    runtime.shutdown_background();
    exit
}

/// File descriptors besides client and database connections: files, the program's own sockets, and
/// a reserve.
const RESERVED_FILES: u64 = 128;
/// Number of connections below which a warning is logged: each browser opens several.
const FEW_CLIENTS: usize = 4_096;

/// Number of client connections the system allows, after raising the limit as far as permitted.
fn max_clients(database: u32) -> usize {
    // An error means that the system has no such limit.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    let max = files.saturating_sub(RESERVED_FILES).saturating_sub(u64::from(database) * 3);
    let max = usize::try_from(max).unwrap_or(usize::MAX).max(1);
    if max < FEW_CLIENTS {
        tracing::warn!(files, "low limit on open files: few clients can be connected at once");
    }
    max
}

/// Starts the log to standard error, panics included.
fn start_log(log: Log) {
    let Log { format, filter } = log;
    // A failing log must not stop the site.
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
        let payload = panic.payload_as_str().unwrap_or_default();
        tracing::error!(place, payload, "panic");
    }));
}

/// Signals to stop: Ctrl-C, and SIGTERM on Unix.
struct StopSignals {
    #[cfg(unix)]
    terminate: Option<tokio::signal::unix::Signal>,
}

fn stop_signals() -> StopSignals {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        StopSignals { terminate: signal(SignalKind::terminate()).ok() }
    }
    #[cfg(not(unix))]
    StopSignals {}
}

impl StopSignals {
    /// Waits for the next signal.
    async fn recv(&mut self) {
        let ctrl_c = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
        #[cfg(unix)]
        let terminate = async {
            match &mut self.terminate {
                Some(signal) => drop(signal.recv().await),
                None => std::future::pending().await,
            }
        };
        #[cfg(not(unix))]
        let terminate = std::future::pending::<()>();
        tokio::select! {
            () = ctrl_c => {}
            () = terminate => {}
        }
    }
}
