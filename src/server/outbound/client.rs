//! HTTP requests without redirects, and with limits on time and size. Their URLs come from a
//! federation's admin or from its system, so addresses on local networks are refused.

use super::hosts::{Destination, Hosts, is_public};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::http::{Request, Response, StatusCode, Uri, header};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinHandle;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

/// Time for a request with its response, while a person waits.
const TIMEOUT: Duration = Duration::from_secs(8);
/// Maximum length of a response in bytes; documents of large sign-in providers have a tenth.
const BODY_LIMIT: usize = 256 * 1024;

/// The reason for no response.
#[derive(Debug, thiserror::Error)]
pub enum OutboundFault {
    /// No HTTPS, a host that is not listed, or an address on a local network.
    #[error("the address may not be asked")]
    Forbidden,
    /// No connection, no TLS, or no HTTP.
    #[error("no answer: {0}")]
    Silent(String),
    /// Too slow.
    #[error("no answer in time")]
    TooSlow,
    /// Too long.
    #[error("the answer is too long or breaks off")]
    TooLong,
}

fn silent(cause: impl std::fmt::Display) -> OutboundFault {
    OutboundFault::Silent(cause.to_string())
}

/// A client for systems at these hosts.
#[derive(Default)]
pub(crate) struct Outbound {
    hosts: OnceLock<Hosts>,
    tls: OnceLock<TlsConnector>,
}

impl std::fmt::Debug for Outbound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outbound").field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

/// A running connection, ended on drop.
struct Connection(JoinHandle<()>);

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.abort();
    }
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

impl Outbound {
    /// Limits requests to these hosts. Later calls have no effect.
    pub fn limit_to(&self, hosts: Hosts) {
        let _ = self.hosts.set(hosts);
    }

    /// True if this URL may be asked, as far as its host tells.
    pub fn may_ask(&self, url: &Url) -> bool {
        self.destination(url).is_some()
    }

    /// The response to a request. A redirect is a response, and is not followed.
    pub async fn send(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, OutboundFault> {
        let answered = tokio::time::timeout(TIMEOUT, async {
            let (response, _connection) = self.exchange(request).await?;
            let (head, body) = response.into_parts();
            let body = Limited::new(body, BODY_LIMIT).collect().await.map_err(|_| OutboundFault::TooLong)?;
            Ok(Response::from_parts(head, body.to_bytes().to_vec()))
        });
        answered.await.map_err(|_| OutboundFault::TooSlow)?
    }

    /// The status of the response to a request, which is not read further.
    pub async fn status(
        &self,
        request: Request<Vec<u8>>,
        timeout: Duration,
    ) -> Result<StatusCode, OutboundFault> {
        let answered = tokio::time::timeout(timeout, self.exchange(request)).await;
        let (response, _connection) = answered.map_err(|_| OutboundFault::TooSlow)??;
        Ok(response.status())
    }

    fn destination(&self, url: &Url) -> Option<Destination> {
        match self.hosts.get() {
            Some(hosts) => hosts.destination(url),
            None => Hosts::default().destination(url),
        }
    }

    /// The head of the response to a request, and the connection over which the body comes.
    async fn exchange(
        &self,
        request: Request<Vec<u8>>,
    ) -> Result<(Response<Incoming>, Connection), OutboundFault> {
        let url = Url::parse(&request.uri().to_string()).map_err(|_| OutboundFault::Forbidden)?;
        let destination = self.destination(&url).ok_or(OutboundFault::Forbidden)?;
        let stream = self.connect(&destination).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(silent)?;
        let connection = Connection(tokio::spawn(async move {
            // A fault here is one of the request too.
            let _ = connection.await;
        }));
        let (mut head, body) = request.into_parts();
        head.uri =
            url[url::Position::BeforePath..url::Position::AfterQuery].parse::<Uri>().map_err(silent)?;
        let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
        head.headers.insert(header::HOST, host.parse().map_err(silent)?);
        let request = Request::from_parts(head, Full::new(Bytes::from(body)));
        let response = sender.send_request(request).await.map_err(silent)?;
        Ok((response, connection))
    }

    /// Connects to the first address that answers. What the name stands for is looked up once, so
    /// that it cannot become a local address after the check.
    async fn connect(&self, destination: &Destination) -> Result<Box<dyn Stream>, OutboundFault> {
        let port = destination.port;
        let addresses: Vec<SocketAddr> = match &destination.host {
            Host::Domain(name) => lookup_host((name.as_str(), port)).await.map_err(silent)?.collect(),
            Host::Ipv4(address) => vec![SocketAddr::new((*address).into(), port)],
            Host::Ipv6(address) => vec![SocketAddr::new((*address).into(), port)],
        };
        let mut fault = OutboundFault::Forbidden;
        for address in addresses {
            if !destination.is_listed && !is_public(address.ip()) {
                continue;
            }
            match TcpStream::connect(address).await {
                Ok(stream) if destination.is_plain => return Ok(Box::new(stream)),
                Ok(stream) => {
                    let name = destination.host.to_string();
                    let name = ServerName::try_from(name).map_err(silent)?;
                    return Ok(Box::new(self.tls().connect(name, stream).await.map_err(silent)?));
                }
                Err(cause) => fault = silent(cause),
            }
        }
        Err(fault)
    }

    fn tls(&self) -> &TlsConnector {
        self.tls.get_or_init(|| {
            let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
            let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
            Arc::new(config).into()
        })
    }
}
