//! A receiver of webhooks with programmed answers, which keeps all requests.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookRequest {
    /// Such as `POST /hook HTTP/1.1`.
    pub line: String,
    /// By lower-case name.
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

impl HookRequest {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// The body as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).expect("JSON")
    }
}

/// Listens as long as the program runs.
pub struct HookReceiver {
    pub addr: SocketAddr,
    taken: Arc<Mutex<Vec<HookRequest>>>,
    answers: Arc<Mutex<Vec<&'static str>>>,
}

impl HookReceiver {
    pub fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let addr = listener.local_addr().expect("an address");
        let (taken, answers) = (Arc::<Mutex<_>>::default(), Arc::<Mutex<_>>::default());
        let receiver = Self { addr, taken: Arc::clone(&taken), answers: Arc::clone(&answers) };
        std::thread::spawn(move || {
            for link in listener.incoming().flatten() {
                // A client may hang up at any time.
                let _ = serve(&link, &taken, &answers);
            }
        });
        receiver
    }

    /// The address of its path `/hook`.
    pub fn url(&self) -> String {
        format!("http://{}/hook?token=1", self.addr)
    }

    /// Sets the status lines, with headers, of the next answers; afterwards it accepts.
    pub fn set_replies(&self, answers: &[&'static str]) {
        self.answers.lock().expect("no panic").extend(answers);
    }

    /// All requests so far.
    pub fn taken(&self) -> Vec<HookRequest> {
        self.taken.lock().expect("no panic").clone()
    }

    /// The requests, once there are this many.
    #[allow(dead_code, reason = "the store looks when its sender is done")]
    pub fn wait_for(&self, requests: usize) -> Vec<HookRequest> {
        for _ in 0..2_000 {
            if self.taken().len() >= requests {
                return self.taken();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{requests} requests never came: {:?}", self.taken());
    }
}

fn serve(
    link: &TcpStream,
    taken: &Mutex<Vec<HookRequest>>,
    answers: &Mutex<Vec<&'static str>>,
) -> std::io::Result<()> {
    let mut reader = BufReader::new(link);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut headers = BTreeMap::new();
    loop {
        let mut header = String::new();
        reader.read_line(&mut header)?;
        let Some((name, value)) = header.trim_end().split_once(": ") else { break };
        headers.insert(name.to_lowercase(), value.to_owned());
    }
    let length = headers.get("content-length").and_then(|n| n.parse().ok()).unwrap_or_default();
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let body = String::from_utf8(body).map_err(std::io::Error::other)?;
    taken.lock().expect("no panic").push(HookRequest { line: line.trim_end().to_owned(), headers, body });
    let mut answers = answers.lock().expect("no panic");
    let answer = if answers.is_empty() { "204 No Content" } else { answers.remove(0) };
    let mut link = link;
    write!(link, "HTTP/1.1 {answer}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
}

/// A paused webhook with deliveries in each state: statements that enter them.
#[allow(dead_code, reason = "only pages show them")]
pub const ENTERED: &str = "
    INSERT INTO webhook (federation_id, id, name, url, events, secret, state, state_at, failing_since, created_at)
    SELECT id, x'00000000000000000000000000000001', 'Members', 'https://members.example.org/hook?token=1',
        'certificate.issued result.released', x'00', 'failing', created_at, created_at, created_at
    FROM federation WHERE code = 'demo';
    INSERT INTO webhook_delivery (federation_id, id, webhook_id, event, body, created_at, due_at, attempts,
        tried_at, status, fault, cause, delivered_at)
    SELECT federation.id, row.id, x'00000000000000000000000000000001', row.event,
        '{\"type\":\"' || row.event || '\",\"data\":{}}', created_at, row.due_at, row.attempts, created_at,
        row.status, row.fault, row.cause, row.delivered_at
    FROM federation, (
        SELECT x'00000000000000000000000000000001' AS id, 'certificate.issued' AS event, NULL AS due_at,
            1 AS attempts, 204 AS status, NULL AS fault, NULL AS cause,
            '2026-01-02T03:04:05.000000Z' AS delivered_at
        UNION ALL SELECT x'00000000000000000000000000000002', 'result.released', NULL, 10, 500, 'status', NULL, NULL
        UNION ALL SELECT x'00000000000000000000000000000003', 'webhook.test', '2099-01-02T03:04:05.000000Z', 2,
            NULL, 'silent', 'Connection refused (os error 111)', NULL
    ) AS row
    WHERE code = 'demo'";
/// Its id, and that of the first delivery.
#[allow(dead_code, reason = "only pages show them")]
pub const ENTERED_ID: &str = "00000000-0000-0000-0000-000000000001";
