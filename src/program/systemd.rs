//! Notifications to systemd, if requested: readiness (`Type=notify`) and watchdog (`WatchdogSec=`).

use std::time::Duration;

/// Tells systemd a state, such as `READY=1`, where it listens.
#[cfg(target_os = "linux")]
pub(super) fn tell(state: &str) {
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
        tracing::warn!(%error, "systemd could not be told: {state}");
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn tell(_state: &str) {}

/// Sends watchdog notifications. A hanging program cannot, and is restarted.
pub(super) async fn keep_telling() {
    let setting = |name| std::env::var_os(name)?.into_string().ok();
    let (time, meant) = (setting("WATCHDOG_USEC"), setting("WATCHDOG_PID"));
    let Some(patience) = patience(time.as_deref(), meant.as_deref(), std::process::id()) else { return };
    // Twice as often as it must be: one word may be late.
    let mut times = tokio::time::interval(patience / 2);
    loop {
        times.tick().await;
        tell("WATCHDOG=1");
    }
}

/// The watchdog timeout from the environment: microseconds, and the process meant. Child processes
/// inherit the variables without being meant.
fn patience(time: Option<&str>, meant: Option<&str>, own: u32) -> Option<Duration> {
    if meant.is_some_and(|meant| meant.parse() != Ok(own)) {
        return None;
    }
    Some(Duration::from_micros(time?.parse().ok()?)).filter(|patience| !patience.is_zero())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_not_watched_says_nothing() {
        let second = Some("1000000");
        assert_eq!(patience(second, None, 7), Some(Duration::from_secs(1)));
        assert_eq!(patience(second, Some("7"), 7), Some(Duration::from_secs(1)));
        let not_watched = [
            (None, None),
            (Some(""), None),
            (Some("0"), None),
            (Some("soon"), None),
            (second, Some("8")),
            (second, Some("")),
        ];
        for (time, meant) in not_watched {
            assert_eq!(patience(time, meant, 7), None, "{time:?} {meant:?}");
        }
    }
}
