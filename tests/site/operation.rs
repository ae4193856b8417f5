//! Operation of the site: health, request ids, metrics, load shedding, shutdown.

use crate::attempt::{CHANGE, begin};
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Visitor, agent};
use rules::engine::{self, Facts};
use server::rulings::{Limits, Rulings};
use site::startup::{ConcurrencyLimits, Operation};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// One concurrent request per class, except for exams and sign-in.
fn tiny() -> ConcurrencyLimits {
    ConcurrencyLimits { exam: 64, sign_in: 64, pages: 1, long: 1, practice: 1, search: 1 }
}

/// Rulings that block on claims until the lock is released.
fn blocked_rulings() -> (Rulings, Arc<Mutex<()>>) {
    let gate = Arc::new(Mutex::new(()));
    let stop = gate.clone();
    let rule = move |case: &engine::Case| {
        if !matches!(case.facts, Facts::Rotation(_)) {
            drop(stop.lock());
        }
        engine::rule(case)
    };
    let limits = Limits { at_once: 1, waiting: 4, timeout: Duration::from_secs(20), capacity: 8 };
    (Rulings::new(rule, limits), gate)
}

#[test]
fn refuses_malformed_paths() {
    let site = RunningSite::plain();
    for head in ["CONNECT example.org:443 HTTP/1.1", "CONNECT x HTTP/1.1", "OPTIONS * HTTP/1.1"] {
        let mut stream = TcpStream::connect(site.addr()).expect("listening");
        write!(stream, "{head}\r\nhost: example.org\r\nconnection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 400 "), "{head}: {answer}");
    }
    assert_eq!(Visitor::new(&site).get("/").status, 200);
}

#[test]
fn request_ids_are_unique() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let mut ids = BTreeSet::new();
    for path in ["/", "/no-such-page", "/healthz", "/pkg/none.js"] {
        let answer = visitor.get_with(path, &[("x-request-id", "chosen")]);
        assert!(ids.insert(answer.header("x-request-id").to_owned()), "{path}");
    }
    assert!(ids.iter().all(|id| id.len() == 36), "{ids:?}");
}

#[test]
fn readiness_reveals_nothing() {
    let site = RunningSite::plain();
    let ready = Visitor::new(&site).get("/readyz");
    let told = (ready.status, ready.body.as_str());
    assert_eq!(told, (200, r#"{"ready":true,"database":"ok","stopping":false}"#));
}

#[test]
fn exam_survives_practice_flood() {
    let operation = Operation { limits: tiny(), ..Operation::default() };
    let site = RunningSite::plain_with_settings(operation);
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    let line = format!("answer 1 {CHANGE} law=30A");
    let (refused, served) = (Mutex::new(Vec::new()), Mutex::new(0));
    std::thread::scope(|scope| {
        for _ in 0..120 {
            scope.spawn(|| {
                let mut crowd = Visitor::new(&site);
                let answer =
                    crowd.get_with("/practice", &[("accept", "text/html"), ("accept-language", "fr")]);
                match answer.status {
                    200 => *served.lock().expect("no panic") += 1,
                    _ => refused.lock().expect("no panic").push(answer),
                }
            });
        }
        // In the middle of it: the duration is unknown, but it finishes before the crowd's
        // requests.
        let saved = ada.post_text(&format!("{at}/save"), &line);
        assert_eq!(saved.status, 200, "{saved:?}");
        assert_eq!(ada.get(&format!("{at}/1")).status, 200);
    });
    let (refused, served) = (refused.into_inner().expect("no lock"), served.into_inner().expect("no lock"));
    assert!(served > 0 && !refused.is_empty(), "{served} served, {} turned away", refused.len());
    for answer in &refused {
        assert_eq!((answer.status, answer.header("retry-after")), (503, "5"));
        assert!(
            answer.body.contains("lang=\"fr\"") && answer.body.contains("très occupé"),
            "{}",
            answer.body
        );
        assert!(answer.body.contains("href=\"/practice\""), "{}", answer.body);
    }
    assert_eq!(ada.get("/healthz").status, 200);
    assert_eq!(Visitor::new(&site).get("/practice").status, 200, "and afterwards all is as before");
}

#[test]
fn slow_senders_block_no_exam() {
    let operation =
        Operation { limits: ConcurrencyLimits { exam: 1, sign_in: 1, ..tiny() }, ..Operation::default() };
    let site = RunningSite::plain_with_settings(operation);
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let at = begin(&mut ada, &exam);
    let mut slow: Vec<TcpStream> =
        ["/attempt/x/save", "/api/attempt", "/api/sign-in", "/api/answer", "/account"]
            .into_iter()
            .flat_map(|path| {
                ["content-length: 100", "transfer-encoding: chunked"].map(|length| (path, length))
            })
            .map(|(path, length)| {
                let mut stream = TcpStream::connect(site.addr()).expect("listening");
                let sent = format!("POST {path} HTTP/1.1\r\nhost: x\r\n{length}\r\n\r\n1");
                stream.write_all(sent.as_bytes()).expect("readable");
                stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
                stream
            })
            .collect();
    let saved = ada.post_text(&format!("{at}/save"), &format!("answer 1 {CHANGE} law=30A"));
    assert_eq!(saved.status, 200, "{saved:?}");
    assert_eq!(ada.get(&format!("{at}/1")).status, 200);
    for path in ["/sign-in", "/practice", "/", "/desk"] {
        assert_eq!(Visitor::new(&site).get(path).status, 200, "{path}");
    }
    for stream in &mut slow {
        let mut told = [0; 12];
        stream.read_exact(&mut told).expect("an answer");
        assert_eq!(String::from_utf8_lossy(&told), "HTTP/1.1 503", "no one waits for the rest");
    }
}

#[test]
fn waiting_searches_block_no_page() {
    let (rulings, gate) = blocked_rulings();
    let operation = Operation { limits: tiny(), ..Operation::default() };
    let closed = gate.lock().expect("a free id");
    let site = RunningSite::plain_with_rulings_and_settings(rulings, operation);
    let marked = Visitor::new(&site).answer("c001").header("location").to_owned();
    assert!(marked.starts_with("/scenario/c001/marked?"), "{marked}");
    std::thread::scope(|scope| {
        let first = scope.spawn(|| Visitor::new(&site).get(&marked).status);
        // The slot is taken as soon as the request arrives.
        std::thread::sleep(Duration::from_millis(300));
        let mut other = Visitor::new(&site);
        let refused = other.get_with(&marked, &[("accept", "text/html")]);
        assert_eq!((refused.status, refused.header("retry-after")), (503, "5"));
        assert!(refused.body.contains("The site is busy"), "{}", refused.body);
        let sent = other.answer("c002");
        assert_eq!(sent.status, 503, "posts are refused as well");
        assert!(sent.body.contains("send it again"), "{}", sent.body);
        for path in ["/practice", "/scenario/c001", "/laws/2017/70", "/sign-in", "/"] {
            assert_eq!(other.get(path).status, 200, "{path}");
        }
        drop(closed);
        assert_eq!(first.join().expect("an answer"), 200);
    });
}

#[test]
fn shutdown_finishes_requests() {
    let (rulings, gate) = blocked_rulings();
    let operation = Operation { drain: Duration::from_secs(1), ..Operation::default() };
    let closed = gate.lock().expect("a free id");
    let site = RunningSite::plain_with_rulings_and_settings(rulings, operation);
    let marked = Visitor::new(&site).answer("c001").header("location").to_owned();
    let mut idle = TcpStream::connect(site.addr()).expect("listening");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").expect("readable");
    idle.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
    assert!(idle.read(&mut [0; 4096]).expect("an answer") > 0);
    std::thread::scope(|scope| {
        let slow = scope.spawn(|| Visitor::new(&site).get(&marked).status);
        std::thread::sleep(Duration::from_millis(300));
        site.stop();
        // Draining: clients still get answers, and their connections are closed.
        let mut told = (0, String::new());
        for _ in 0..50 {
            let ready = Visitor::new(&site).get("/readyz");
            told = (ready.status, ready.body);
            if told.0 == 503 {
                break;
            }
        }
        assert_eq!(told, (503, r#"{"ready":false,"database":"ok","stopping":true}"#.to_owned()));
        assert_eq!(Visitor::new(&site).get("/practice").status, 200);
        let mut rest = Vec::new();
        idle.read_to_end(&mut rest).expect("the connection is closed, and not cut");
        assert!(rest.is_empty());
        // Connected and listening clients are notified in any order.
        let refused = (0..100).any(|_| {
            std::thread::sleep(Duration::from_millis(20));
            TcpStream::connect(site.addr()).is_err()
        });
        assert!(refused, "no new connections");
        drop(closed);
        assert_eq!(slow.join().expect("an answer"), 200);
    });
}

/// Parses the Prometheus text format into samples by name and labels; panics on any violation.
fn read(text: &str) -> BTreeMap<String, f64> {
    let body = text.strip_suffix("# EOF\n").expect("an end");
    let (mut kinds, mut samples) = (BTreeMap::<&str, &str>::new(), BTreeMap::new());
    let mut family = ("", "");
    for line in body.lines() {
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').expect("a name and a kind");
            assert!(["counter", "gauge", "histogram", "info"].contains(&kind), "{line}");
            assert!(kinds.insert(name, kind).is_none(), "{name} is in one block");
            family = (name, kind);
        } else if let Some(help) = line.strip_prefix("# HELP ") {
            assert!(help.contains(' '), "{line}");
        } else {
            let (sample, value) = line.rsplit_once(' ').expect("a sample and its value");
            let name = sample.split('{').next().expect("a name");
            assert!(
                name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'),
                "{line}"
            );
            let suffixes: &[&str] = match family.1 {
                "counter" => &["_total"],
                "histogram" => &["_bucket", "_sum", "_count"],
                "info" => &["_info"],
                _ => &[""],
            };
            let suffix = name.strip_prefix(family.0).expect("the latest statement");
            assert!(suffixes.contains(&suffix), "{line} in a {}", family.1);
            if let Some(labels) = sample.strip_prefix(name).filter(|labels| !labels.is_empty()) {
                let labels =
                    labels.strip_prefix('{').and_then(|rest| rest.strip_suffix("\"}")).expect("labels");
                for label in labels.split("\",") {
                    let (key, value) = label.split_once("=\"").expect("a key and a value");
                    assert!(!key.is_empty() && !value.contains(['"', '\n']), "{line}");
                }
            }
            let value: f64 = value.parse().expect("a number");
            assert!(value >= 0.0, "{line}");
            assert!(samples.insert(sample.to_owned(), value).is_none(), "{sample} is unique");
        }
    }
    samples
}

/// Asserts that the buckets of each histogram rise, and that the last counts everything.
fn histograms_rise(samples: &BTreeMap<String, f64>, text: &str) {
    let mut last = BTreeMap::<String, (f64, f64)>::new();
    for line in text.lines().filter(|line| line.contains("_bucket{")) {
        let sample = line.rsplit_once(' ').expect("a value").0;
        let (before, rest) = sample.split_once("le=\"").expect("a bound");
        let bound: f64 = rest.split('"').next().expect("a bound").parse().expect("a number");
        let value = samples[sample];
        let rest = rest.split_once('"').expect("its end").1;
        let series = last.entry(format!("{before}|{rest}")).or_insert((f64::NEG_INFINITY, 0.0));
        assert!(bound > series.0 && value >= series.1, "{line}");
        *series = (bound, value);
    }
    assert!(!last.is_empty());
    assert!(last.values().all(|(bound, _)| bound.is_infinite()), "{last:?}");
}

#[test]
fn metrics_are_anonymous() {
    let operation = Operation { metrics_listen: Some("127.0.0.1:0".to_owned()), ..Operation::default() };
    let site = RunningSite::plain_with_settings(operation);
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    assert_eq!(ada.get("/metrics").status, 404, "hidden from the public");
    let at = begin(&mut ada, &exam);
    assert_eq!(ada.post_text(&format!("{at}/save"), &format!("answer 1 {CHANGE} law=30A")).status, 200);
    let mut visitor = Visitor::new(&site);
    for path in
        ["/scenario/r001", "/no-such/page-4711", "/verify/demo.4711", "/reset/demo.4711", "/pkg/4711.js"]
    {
        visitor.get(path);
    }
    let mut answer = agent().get(site.metrics_url()).call().expect("a response");
    let text = answer.body_mut().read_to_string().expect("text");
    let samples = read(&text);
    histograms_rise(&samples, &text);
    for (sample, least) in [
        ("director_http_requests_total{method=\"GET\",route=\"/scenario/{id}\",status=\"2xx\"}", 1.0),
        ("director_http_requests_total{method=\"POST\",route=\"/attempt/{id}/save\",status=\"2xx\"}", 1.0),
        ("director_http_requests_total{method=\"GET\",route=\"none\",status=\"4xx\"}", 1.0),
        ("director_http_request_duration_seconds_count{method=\"GET\",route=\"/scenario/{id}\"}", 1.0),
        ("director_http_requests_in_flight", 0.0),
        ("director_save_duration_seconds_count", 1.0),
        ("director_save_orders_sum", 1.0),
        ("director_searches_running", 0.0),
        ("director_searches_total{name=\"done\"}", 0.0),
        ("director_queue_waiting{name=\"saving\"}", 0.0),
        ("director_queue_waiting{name=\"letters\"}", 0.0),
        ("director_queue_waiting{name=\"marking\"}", 0.0),
        ("director_queue_running{name=\"hashing\"}", 0.0),
        ("director_queue_waiting{name=\"jobs\"}", 0.0),
        ("director_queue_running{name=\"jobs\"}", 0.0),
        ("director_database_connections{name=\"read\"}", 1.0),
        ("director_database_connections_waiting{name=\"read\"}", 0.0),
        ("director_database_connection_waits_total{name=\"read\"}", 1.0),
        ("director_database_connection_waits_total{name=\"write\"}", 1.0),
        ("director_database_connection_wait_seconds_total{name=\"write\"}", 1e-6),
        ("director_share_refused_total{name=\"practice\"}", 0.0),
        ("director_share_running{name=\"files\"}", 0.0),
        ("director_stopping", 0.0),
        ("process_open_fds", 3.0),
        ("process_resident_memory_bytes", 1e6),
        ("process_cpu_seconds_total", 0.0),
        ("process_start_time_seconds", 1e9),
    ] {
        let value = samples.get(sample).unwrap_or_else(|| panic!("{sample} is not in\n{text}"));
        assert!(*value >= least, "{sample} {value}");
    }
    let id = at.trim_start_matches("/attempt/");
    for secret in ["4711", id, "ada", "r001", "demo"] {
        assert!(!text.contains(secret), "{secret} is in\n{text}");
    }
}
