//! A persistent HTTP/1.1 connection, as a browser uses it: one request after the other.
//!
//! It is minimal, so that the client takes little from the machine it measures: heads are parsed by
//! `httparse`, bodies by length or in chunks.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Name of the session cookie.
pub const SESSION: &str = "director_session";
/// Name of the cookie with the faults of a form.
const FLASH: &str = "director_flash";

/// Timeout of a response; longer than the site's own limit for a request.
const TIMEOUT: Duration = Duration::from_secs(40);

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// Redirect target; empty if none.
    pub location: String,
    /// A new session's cookie, in the form in which it is sent back.
    pub cookie: Option<String>,
    /// Faults of a form, as a query string.
    pub told: Option<String>,
    /// Raw body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }
}

/// Failure to get a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ConnectionError {
    /// Connection refused.
    Refused,
    /// Connection lost.
    Broken,
    /// Timed out.
    TooLong,
    /// Invalid HTTP.
    Garbled,
}

/// A request.
pub struct Ask<'text> {
    /// `GET` or `POST`.
    pub method: &'static str,
    /// Path with query.
    pub path: &'text str,
    /// Content type and body.
    pub body: Option<(&'static str, &'text str)>,
}

/// A connection of a client.
pub struct Connection {
    to: SocketAddr,
    encoding: String,
    stream: Option<TcpStream>,
    /// Session cookie; empty for a visitor.
    pub cookie: String,
    read: Vec<u8>,
}

impl Connection {
    /// Starts unconnected.
    pub fn new(to: SocketAddr, encoding: &str, cookie: &str) -> Self {
        Self {
            to,
            encoding: encoding.to_owned(),
            stream: None,
            cookie: cookie.to_owned(),
            read: Vec::with_capacity(64 * 1024),
        }
    }

    /// Requests a page.
    pub async fn get(&mut self, path: &str) -> Result<Answer, ConnectionError> {
        self.ask(Ask { method: "GET", path, body: None }).await
    }

    /// Posts a form, as a page of this site does.
    pub async fn post(&mut self, path: &str, form: &str) -> Result<Answer, ConnectionError> {
        self.ask(Ask { method: "POST", path, body: Some(("application/x-www-form-urlencoded", form)) }).await
    }

    /// Sends a request, and reads the whole response. A broken connection is reopened by the next
    /// request.
    pub async fn ask(&mut self, ask: Ask<'_>) -> Result<Answer, ConnectionError> {
        let answered = match tokio::time::timeout(TIMEOUT, self.exchange(&ask)).await {
            Ok(answered) => answered,
            Err(_) => Err(ConnectionError::TooLong),
        };
        if answered.is_err() {
            self.stream = None;
        }
        answered
    }

    async fn exchange(&mut self, ask: &Ask<'_>) -> Result<Answer, ConnectionError> {
        let stream = match &mut self.stream {
            Some(stream) => stream,
            none => {
                let stream = TcpStream::connect(self.to).await.map_err(|_| ConnectionError::Refused)?;
                stream.set_nodelay(true).map_err(|_| ConnectionError::Broken)?;
                none.insert(stream)
            }
        };
        let request = written(ask, self.to, &self.cookie, &self.encoding);
        stream.write_all(request.as_bytes()).await.map_err(|_| ConnectionError::Broken)?;
        self.read.clear();
        let head = loop {
            if let Some(head) = Head::read(&self.read)? {
                break head;
            }
            more(stream, &mut self.read).await?;
        };
        let body = match head.length {
            Length::None => Vec::new(),
            Length::Known(length) => {
                while self.read.len() < head.ends + length {
                    more(stream, &mut self.read).await?;
                }
                self.read[head.ends..head.ends + length].to_vec()
            }
            Length::Chunks => {
                let mut chunks = Chunks { at: head.ends, body: Vec::new() };
                while !chunks.take(&self.read)? {
                    more(stream, &mut self.read).await?;
                }
                chunks.body
            }
        };
        if head.closes {
            self.stream = None;
        }
        let Head { status, location, cookie, told, .. } = head;
        Ok(Answer { status, location, cookie, told, body })
    }
}

fn written(ask: &Ask<'_>, to: SocketAddr, cookie: &str, encoding: &str) -> String {
    let Ask { method, path, .. } = ask;
    let mut text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {to}\r\naccept: text/html\r\naccept-language: en\r\n\
         accept-encoding: {encoding}\r\nsec-fetch-site: same-origin\r\n"
    );
    if !cookie.is_empty() {
        text.push_str(&format!("cookie: {cookie}\r\n"));
    }
    if let Some((kind, body)) = ask.body {
        text.push_str(&format!("content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}", body.len()));
    } else {
        text.push_str("\r\n");
    }
    text
}

async fn more(stream: &mut TcpStream, read: &mut Vec<u8>) -> Result<(), ConnectionError> {
    match stream.read_buf(read).await {
        Ok(0) | Err(_) => Err(ConnectionError::Broken),
        Ok(_) => Ok(()),
    }
}

/// Length of a body.
enum Length {
    None,
    Known(usize),
    Chunks,
}

/// Head of a response.
struct Head {
    status: u16,
    location: String,
    cookie: Option<String>,
    told: Option<String>,
    closes: bool,
    length: Length,
    /// Offset of the body.
    ends: usize,
}

impl Head {
    /// Parses a head; `None` while it is incomplete.
    fn read(bytes: &[u8]) -> Result<Option<Self>, ConnectionError> {
        let mut headers = [httparse::EMPTY_HEADER; 48];
        let mut head = httparse::Response::new(&mut headers);
        let httparse::Status::Complete(ends) = head.parse(bytes).map_err(|_| ConnectionError::Garbled)?
        else {
            return Ok(None);
        };
        let status = head.code.ok_or(ConnectionError::Garbled)?;
        let value = |name: &str| {
            let found = head.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name));
            found.and_then(|header| std::str::from_utf8(header.value).ok())
        };
        let length = if matches!(status, 204 | 304) {
            Length::None
        } else if value("transfer-encoding").is_some_and(|how| how.eq_ignore_ascii_case("chunked")) {
            Length::Chunks
        } else {
            let length = value("content-length").and_then(|length| length.parse().ok());
            Length::Known(length.ok_or(ConnectionError::Garbled)?)
        };
        let set = head.headers.iter().filter(|header| header.name.eq_ignore_ascii_case("set-cookie"));
        let pairs = set.filter_map(|header| {
            let pair = std::str::from_utf8(header.value).ok()?.split(';').next()?;
            pair.split_once('=').filter(|(_, value)| !value.is_empty())
        });
        let pairs: Vec<(&str, &str)> = pairs.collect();
        let set = |name: &str| pairs.iter().find(|(one, _)| *one == name).map(|(_, value)| *value);
        let cookie = set(SESSION).map(|value| format!("{SESSION}={value}"));
        let told = set(FLASH).map(str::to_owned);
        let closes = value("connection").is_some_and(|what| what.eq_ignore_ascii_case("close"));
        let location = value("location").unwrap_or_default().to_owned();
        Ok(Some(Self { status, location, cookie, told, closes, length, ends }))
    }
}

/// A chunked body.
struct Chunks {
    /// Offset of the unread part.
    at: usize,
    body: Vec<u8>,
}

impl Chunks {
    /// Takes complete chunks; true after the last.
    fn take(&mut self, read: &[u8]) -> Result<bool, ConnectionError> {
        loop {
            let rest = &read[self.at..];
            let (begins, length) =
                match httparse::parse_chunk_size(rest).map_err(|_| ConnectionError::Garbled)? {
                    httparse::Status::Complete((begins, length)) => (begins, length as usize),
                    httparse::Status::Partial => return Ok(false),
                };
            // A line end follows each, also the last, of length 0, as no trailers are sent.
            if rest.len() < begins + length + 2 {
                return Ok(false);
            }
            self.body.extend_from_slice(&rest[begins..begins + length]);
            self.at += begins + length + 2;
            if length == 0 {
                return Ok(true);
            }
        }
    }
}
