//! Notifications to systemd, if requested: readiness (`Type=notify`) and watchdog (`WatchdogSec=`).

use std::time::Duration;

/// Notifies systemd of a state, such as `READY=1`, if it listens.
#[cfg(target_os = "linux")]
pub(super) fn notify(state: &str) {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let Some(place) = std::env::var_os("NOTIFY_SOCKET") else { return };
    let addr = match place.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(&place),
    };
    let sent = addr.and_then(|addr| UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &addr));
    if let Err(error) = sent {
        tracing::warn!(%error, "cannot notify systemd: {state}");
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn notify(_state: &str) {}

/// Sends watchdog notifications. A hanging program cannot, and is restarted.
pub(super) async fn run_watchdog() {
    let setting = |name| std::env::var_os(name)?.into_string().ok();
    let (micros, pid) = (setting("WATCHDOG_USEC"), setting("WATCHDOG_PID"));
    let Some(timeout) = watchdog_timeout(micros.as_deref(), pid.as_deref(), std::process::id()) else {
        return;
    };
    // Twice as often as required, so that one notification may be late.
    let mut interval = tokio::time::interval(timeout / 2);
    loop {
        interval.tick().await;
        notify("WATCHDOG=1");
    }
}

/// The watchdog timeout from the environment: microseconds, and the watched process. Child
/// processes inherit the variables without being watched.
fn watchdog_timeout(micros: Option<&str>, pid: Option<&str>, own: u32) -> Option<Duration> {
    if pid.is_some_and(|pid| pid.parse() != Ok(own)) {
        return None;
    }
    Some(Duration::from_micros(micros?.parse().ok()?)).filter(|timeout| !timeout.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn watchdog_timeout_is_for_own_process() {
        let second = Some("1000000");
        assert_eq!(watchdog_timeout(second, None, 7), Some(Duration::from_secs(1)));
        assert_eq!(watchdog_timeout(second, Some("7"), 7), Some(Duration::from_secs(1)));
        let not_watched = [
            (None, None),
            (Some(""), None),
            (Some("0"), None),
            (Some("soon"), None),
            (second, Some("8")),
            (second, Some("")),
        ];
        for (micros, pid) in not_watched {
            assert_eq!(watchdog_timeout(micros, pid, 7), None, "{micros:?} {pid:?}");
        }
    }
}
