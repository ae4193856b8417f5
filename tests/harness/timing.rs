//! Durations, as benchmarks print them.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// Runs a function and measures its duration.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
pub fn timed<T>(does: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let done = does();
    (began.elapsed(), done)
}

/// Formats the median, the 95th and 99th percentiles and the maximum.
pub fn quantiles(took: &mut [Duration]) -> String {
    if took.is_empty() {
        return "nothing was measured".to_owned();
    }
    took.sort_unstable();
    let at = |percent: usize| took[(took.len() * percent).div_ceil(100).max(1) - 1];
    format!("median {:.1?}, p95 {:.1?}, p99 {:.1?}, slowest {:.1?}", at(50), at(95), at(99), at(100))
}

/// Synced writes of 4 KiB per second, in sequence, on the disk of a folder.
pub fn disk(folder: &Path, lasts: Duration) -> u64 {
    let mut file = std::fs::File::create(folder.join("disk")).expect("a file");
    let mut writes = 0;
    let mut took = Duration::ZERO;
    while took < lasts {
        let (one, ()) = timed(|| {
            file.write_all(&[writes as u8; 4096]).expect("written");
            file.sync_data().expect("synced");
        });
        took += one;
        writes += 1;
    }
    writes / lasts.as_secs().max(1)
}
