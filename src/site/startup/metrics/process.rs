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
    /// Resident memory in bytes.
    resident: u64,
    /// Open files and connections.
    open: u64,
    /// Limit on open files.
    most_open: Option<u64>,
    /// CPU time in seconds.
    cpu_seconds: f64,
    /// Start time in seconds since 1970.
    started: f64,
}

/// Registers the metrics the system provides.
pub(super) fn register(registry: &mut Registry) {
    let Some(process) = Process::this() else { return };
    let gauge = |registry: &mut Registry, name: &str, help: &str, value: f64| {
        let gauge = Gauge::<f64, AtomicU64>::default();
        gauge.set(value);
        registry.register(name, help, gauge);
    };
    let whole = |n: u64| u32::try_from(n).map_or(f64::from(u32::MAX), f64::from);
    // In kilobytes the size fits a u32, which converts to a float without loss.
    gauge(
        registry,
        "process_resident_memory_bytes",
        "Resident memory",
        whole(process.resident / 1024) * 1024.0,
    );
    gauge(registry, "process_open_fds", "Open files and connections", whole(process.open));
    if let Some(most) = process.most_open {
        gauge(registry, "process_max_fds", "Limit on open files", whole(most));
    }
    gauge(registry, "process_start_time_seconds", "Start time since 1970", process.started);
    let cpu = Counter::<f64, AtomicU64>::default();
    cpu.inc_by(process.cpu_seconds.max(0.0));
    registry.register("process_cpu_seconds", "CPU time used", cpu);
}

impl Process {
    fn this() -> Option<Self> {
        let read = |file: &str| fs::read_to_string(file).ok();
        let number = |text: &str, name: &str| -> Option<u64> {
            let line = text.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse().ok()
        };
        let (cpu_seconds, since_boot) = times(&read("/proc/self/stat")?)?;
        let boot = number(&read("/proc/stat")?, "btime ")?;
        let open = fs::read_dir("/proc/self/fd").ok()?.count();
        Some(Self {
            resident: number(&read("/proc/self/status")?, "VmRSS:")? * 1024,
            open: u64::try_from(open).ok()?,
            most_open: number(&read("/proc/self/limits")?, "Max open files"),
            cpu_seconds,
            started: u32::try_from(boot).map(f64::from).ok()? + since_boot,
        })
    }
}

/// CPU time, and start time after boot, in seconds: fields 14, 15 and 22 of `stat`, counted after
/// the command name, which is in parentheses and may contain anything.
fn times(stat: &str) -> Option<(f64, f64)> {
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let seconds = |index: usize| fields.get(index)?.parse::<f64>().ok().map(|ticks| ticks / TICKS);
    Some((seconds(11)? + seconds(12)?, seconds(19)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_stat_with_any_command_name() {
        let stat = "42 (a) b (c)) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 9 0 12345 1 1";
        assert_eq!(times(stat), Some((3.0, 123.45)));
        assert_eq!(times("42 (a"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_holds_memory_and_files() {
        let process = Process::this().expect("Linux has process metrics");
        assert!(process.resident > 1_000_000 && process.open >= 3 && process.started > 1e9, "{process:?}");
        assert!(process.most_open.is_some_and(|most| most >= process.open), "{process:?}");
    }
}
