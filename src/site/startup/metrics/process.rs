//! Process metrics from the system, under Prometheus' standard names. Absent where the system has
//! none.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use std::fs;
use std::sync::atomic::AtomicU64;

/// Clock ticks per second: Linux reports hundredths to programs, whatever its internal rate.
const TICKS: f64 = 100.0;

/// Process metrics.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Process {
    /// Memory that it holds, in bytes.
    resident: u64,
    /// Files and connections that are open.
    open: u64,
    /// Limit on open files.
    most_open: Option<u64>,
    /// CPU time in seconds.
    worked: f64,
    /// Start time in seconds since 1970.
    began: f64,
}

/// Puts what is known among the figures.
pub(super) fn register(registry: &mut Registry) {
    let Some(process) = Process::this() else { return };
    let gauge = |registry: &mut Registry, name: &str, help: &str, value: f64| {
        let gauge = Gauge::<f64, AtomicU64>::default();
        gauge.set(value);
        registry.register(name, help, gauge);
    };
    let whole = |n: u64| u32::try_from(n).map_or(f64::from(u32::MAX), f64::from);
    // In kilobytes it fits; a float holds any number of bytes that a machine has.
    gauge(registry, "process_resident_memory_bytes", "Memory held", whole(process.resident / 1024) * 1024.0);
    gauge(registry, "process_open_fds", "Files and connections that are open", whole(process.open));
    if let Some(most) = process.most_open {
        gauge(registry, "process_max_fds", "How many may be open", whole(most));
    }
    gauge(registry, "process_start_time_seconds", "When it began, since 1970", process.began);
    let worked = Counter::<f64, AtomicU64>::default();
    worked.inc_by(process.worked.max(0.0));
    registry.register("process_cpu_seconds", "How long it has kept cores busy", worked);
}

impl Process {
    fn this() -> Option<Self> {
        let read = |file: &str| fs::read_to_string(file).ok();
        let number = |text: &str, name: &str| -> Option<u64> {
            let line = text.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse().ok()
        };
        let (worked, since_boot) = worked(&read("/proc/self/stat")?)?;
        let boot = number(&read("/proc/stat")?, "btime ")?;
        let open = fs::read_dir("/proc/self/fd").ok()?.count();
        Some(Self {
            resident: number(&read("/proc/self/status")?, "VmRSS:")? * 1024,
            open: u64::try_from(open).ok()?,
            most_open: number(&read("/proc/self/limits")?, "Max open files"),
            worked,
            began: u32::try_from(boot).map(f64::from).ok()? + since_boot,
        })
    }
}

/// CPU time, and start time after boot, in seconds: fields 14, 15 and 22 of `stat`, counted after
/// the command name, which is in parentheses and may contain anything.
fn worked(stat: &str) -> Option<(f64, f64)> {
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let seconds = |at: usize| fields.get(at)?.parse::<f64>().ok().map(|ticks| ticks / TICKS);
    Some((seconds(11)? + seconds(12)?, seconds(19)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_stat_with_any_command_name() {
        let stat = "42 (a) b (c)) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 9 0 12345 1 1";
        assert_eq!(worked(stat), Some((3.0, 123.45)));
        assert_eq!(worked("42 (a"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_holds_memory_and_files() {
        let process = Process::this().expect("Linux tells of it");
        assert!(process.resident > 1_000_000 && process.open >= 3 && process.began > 1e9, "{process:?}");
        assert!(process.most_open.is_some_and(|most| most >= process.open), "{process:?}");
    }
}
