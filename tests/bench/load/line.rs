//! One connection that is kept, as a browser keeps it: HTTP/1.1, one request after the other.
//!
//! As little as is needed, so that the client takes as little as can be from what it measures:
//! heads are read by `httparse`, bodies by their length or in chunks.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The name of the cookie in which a session stands.
pub const SESSION: &str = "director_session";
/// The name of the one that carries what was wrong with a form.
const FLASH: &str = "director_flash";

/// How long an answer may take; longer than the site itself gives a request.
const PATIENCE: Duration = Duration::from_secs(40);

/// What came back.
#[derive(Debug)]
pub struct Answer {
    /// Such as 200.
    pub status: u16,
    /// Where it leads; empty where it leads nowhere.
    pub location: String,
    /// The cookie of a session, as it is sent back, where one begins.
    pub cookie: Option<String>,
    /// What was wrong with a form, as a query, where something was.
    pub told: Option<String>,
    /// The body, as it came.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }
}

/// Why there was none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lost {
    /// Nobody took the connection
    Refused,
    /// It broke off
    Broken,
    /// Timed out
    TooLong,
    /// What came was no HTTP
    Garbled,
}

/// What is asked.
pub struct Ask<'text> {
    /// `GET` or `POST`
    pub method: &'static str,
    /// The path, with its query
    pub path: &'text str,
    /// What kind the body is, and the body
    pub body: Option<(&'static str, &'text str)>,
}

/// The connection, and whose it is.
pub struct Line {
    to: SocketAddr,
    encoding: String,
    stream: Option<TcpStream>,
    /// The cookie that is sent; empty for a visitor
    pub cookie: String,
    read: Vec<u8>,
}

impl Line {
    /// Not open yet.
    pub fn new(to: SocketAddr, encoding: &str, cookie: &str) -> Self {
        Self {
            to,
            encoding: encoding.to_owned(),
            stream: None,
            cookie: cookie.to_owned(),
            read: Vec::with_capacity(64 * 1024),
        }
    }

    /// Opens a page.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Lost> {
        self.ask(Ask { method: "GET", path, body: None }).await
    }

    /// Sends a form, as a page of this site does.
    pub async fn post(&mut self, path: &str, form: &str) -> Result<Answer, Lost> {
        self.ask(Ask { method: "POST", path, body: Some(("application/x-www-form-urlencoded", form)) }).await
    }

    /// Sends a request, and reads the whole response. A broken connection is reopened by the next
    /// request.
    pub async fn ask(&mut self, ask: Ask<'_>) -> Result<Answer, Lost> {
        let answered = match tokio::time::timeout(PATIENCE, self.exchange(&ask)).await {
            Ok(answered) => answered,
            Err(_) => Err(Lost::TooLong),
        };
        if answered.is_err() {
            self.stream = None;
        }
        answered
    }

    async fn exchange(&mut self, ask: &Ask<'_>) -> Result<Answer, Lost> {
        let stream = match &mut self.stream {
            Some(stream) => stream,
            none => {
                let stream = TcpStream::connect(self.to).await.map_err(|_| Lost::Refused)?;
                stream.set_nodelay(true).map_err(|_| Lost::Broken)?;
                none.insert(stream)
            }
        };
        let request = written(ask, self.to, &self.cookie, &self.encoding);
        stream.write_all(request.as_bytes()).await.map_err(|_| Lost::Broken)?;
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

async fn more(stream: &mut TcpStream, read: &mut Vec<u8>) -> Result<(), Lost> {
    match stream.read_buf(read).await {
        Ok(0) | Err(_) => Err(Lost::Broken),
        Ok(_) => Ok(()),
    }
}

/// How long a body is.
enum Length {
    None,
    Known(usize),
    Chunks,
}

/// What stands above a body.
struct Head {
    status: u16,
    location: String,
    cookie: Option<String>,
    told: Option<String>,
    closes: bool,
    length: Length,
    /// Where the body begins
    ends: usize,
}

impl Head {
    /// Nothing, as long as it is not whole.
    fn read(bytes: &[u8]) -> Result<Option<Self>, Lost> {
        let mut headers = [httparse::EMPTY_HEADER; 48];
        let mut head = httparse::Response::new(&mut headers);
        let httparse::Status::Complete(ends) = head.parse(bytes).map_err(|_| Lost::Garbled)? else {
            return Ok(None);
        };
        let status = head.code.ok_or(Lost::Garbled)?;
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
            Length::Known(length.ok_or(Lost::Garbled)?)
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

/// A body that comes in pieces, each behind its length.
struct Chunks {
    /// How far it has been read
    at: usize,
    body: Vec<u8>,
}

impl Chunks {
    /// Takes what is whole; true behind the last.
    fn take(&mut self, read: &[u8]) -> Result<bool, Lost> {
        loop {
            let rest = &read[self.at..];
            let (begins, length) = match httparse::parse_chunk_size(rest).map_err(|_| Lost::Garbled)? {
                httparse::Status::Complete((begins, length)) => (begins, length as usize),
                httparse::Status::Partial => return Ok(false),
            };
            // Behind each stands an end of line; behind the last, of length 0, too, as no trailers are sent.
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
