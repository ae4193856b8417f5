//! Results of the requests.

use super::connection::ConnectionError;
use std::collections::BTreeMap;
use std::time::Duration;

/// Failure of a request.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// No response.
    ConnectionError(ConnectionError),
    /// An unexpected status.
    Status(u16),
    /// The expected status with unexpected content; what was missing.
    Said(&'static str),
}

impl Fault {
    /// Name in reports.
    pub fn word(&self) -> String {
        match self {
            Fault::ConnectionError(ConnectionError::Refused) => "connection refused".to_owned(),
            Fault::ConnectionError(ConnectionError::Broken) => "connection broken".to_owned(),
            Fault::ConnectionError(ConnectionError::TooLong) => "no answer in time".to_owned(),
            Fault::ConnectionError(ConnectionError::Garbled) => "no HTTP".to_owned(),
            Fault::Status(status) => format!("status {status}"),
            Fault::Said(missed) => (*missed).to_owned(),
        }
    }
}

impl From<ConnectionError> for Fault {
    fn from(lost: ConnectionError) -> Self {
        Fault::ConnectionError(lost)
    }
}

/// All requests, by kind.
#[derive(Debug, Default)]
pub struct Results {
    kinds: BTreeMap<&'static str, Kind>,
    faults: BTreeMap<(&'static str, Fault), u64>,
    /// Number of exam answers confirmed as saved.
    pub kept: u64,
    /// Number of due requests never sent, as no client was free until long after the end.
    pub unasked: u64,
}

/// Durations of one kind of request.
#[derive(Debug, Default)]
struct Kind {
    /// In units of 10 µs, so that an hour of them is small; failures included.
    took: Vec<u32>,
    bytes: u64,
}

/// A line of the report: number and durations in milliseconds.
#[derive(Clone, Debug)]
pub struct KindSummary {
    pub what: &'static str,
    pub count: usize,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub most: f64,
    /// Mean size of a body, in bytes.
    pub bytes: u64,
    pub errors: u64,
}

impl Results {
    /// Records a request.
    pub fn enter(&mut self, what: &'static str, took: Duration, bytes: usize, fault: Option<Fault>) {
        let kind = self.kinds.entry(what).or_default();
        kind.took.push(u32::try_from(took.as_micros() / 10).unwrap_or(u32::MAX));
        kind.bytes += bytes as u64;
        if let Some(fault) = fault {
            *self.faults.entry((what, fault)).or_default() += 1;
        }
    }

    /// A line for each kind.
    pub fn told(&mut self) -> Vec<KindSummary> {
        let faults = &self.faults;
        let told = self.kinds.iter_mut().map(|(what, kind)| {
            kind.took.sort_unstable();
            let took = &kind.took;
            let at = |percent: usize| {
                took.get((took.len() * percent).div_ceil(100).max(1) - 1)
                    .map_or(0.0, |t| f64::from(*t) / 100.0)
            };
            let errors = faults.iter().filter(|((of, _), _)| of == what).map(|(_, n)| n).sum();
            let (p50, p95, p99, most) = (at(50), at(95), at(99), at(100));
            let bytes = kind.bytes / (took.len() as u64).max(1);
            KindSummary { what, count: took.len(), p50, p95, p99, most, bytes, errors }
        });
        told.collect()
    }

    /// Kinds of failures and their numbers.
    pub fn faults(&self) -> impl Iterator<Item = (&'static str, String, u64)> {
        self.faults.iter().map(|((what, fault), n)| (*what, fault.word(), *n))
    }
}
