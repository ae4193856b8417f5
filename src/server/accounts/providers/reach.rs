//! HTTP requests to providers: without redirects, and with limits on time and size. Their URLs come
//! from a federation's admin and from the provider, so addresses on local networks are refused.

use super::hosts::{Destination, ProviderHosts, is_public};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use openidconnect::http::{Request, Response, Uri, header};
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

/// Time for a whole request.
const TIMEOUT: Duration = Duration::from_secs(8);
/// Maximum length of a response in bytes; documents of large providers have a tenth.
const BODY_LIMIT: usize = 256 * 1024;

/// The reason for no response.
#[derive(Debug, thiserror::Error)]
pub enum ReachFault {
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

fn silent(cause: impl std::fmt::Display) -> ReachFault {
    ReachFault::Silent(cause.to_string())
}

/// Requests to providers.
#[derive(Default)]
pub(crate) struct ProviderReach {
    hosts: OnceLock<ProviderHosts>,
    tls: OnceLock<TlsConnector>,
}

impl std::fmt::Debug for ProviderReach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProviderReach").field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

impl<'c> AsyncHttpClient<'c> for ProviderReach {
    type Error = ReachFault;
    type Future = Pin<Box<dyn Future<Output = Result<HttpResponse, ReachFault>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

impl ProviderReach {
    /// Limits providers to these hosts. Later calls have no effect.
    pub(super) fn limit_to(&self, hosts: ProviderHosts) {
        let _ = self.hosts.set(hosts);
    }

    /// True if this URL may be asked, as far as its host tells.
    pub(super) fn may_ask(&self, url: &Url) -> bool {
        self.destination(url).is_some()
    }

    /// The JSON document at a URL.
    pub(super) async fn json(
        &self,
        url: &Url,
        bearer: Option<&str>,
    ) -> Result<Option<serde_json::Value>, ReachFault> {
        let mut request = Request::get(url.as_str()).header(header::ACCEPT, "application/json");
        if let Some(token) = bearer {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let response = self.send(request.body(Vec::new()).map_err(silent)?).await?;
        let is_good = response.status().is_success();
        Ok(serde_json::from_slice(response.body()).ok().filter(|_| is_good))
    }

    /// The response to a request. A redirect is a response, and is not followed.
    pub(super) async fn send(&self, request: HttpRequest) -> Result<HttpResponse, ReachFault> {
        let url = Url::parse(&request.uri().to_string()).map_err(|_| ReachFault::Forbidden)?;
        let destination = self.destination(&url).ok_or(ReachFault::Forbidden)?;
        let answered = tokio::time::timeout(TIMEOUT, self.exchange(&destination, &url, request));
        answered.await.map_err(|_| ReachFault::TooSlow)?
    }

    fn destination(&self, url: &Url) -> Option<Destination> {
        match self.hosts.get() {
            Some(hosts) => hosts.destination(url),
            None => ProviderHosts::default().destination(url),
        }
    }

    async fn exchange(
        &self,
        destination: &Destination,
        url: &Url,
        request: HttpRequest,
    ) -> Result<HttpResponse, ReachFault> {
        let stream = self.connect(destination).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(silent)?;
        let connection = tokio::spawn(connection);
        let (mut head, body) = request.into_parts();
        head.uri =
            url[url::Position::BeforePath..url::Position::AfterQuery].parse::<Uri>().map_err(silent)?;
        let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
        head.headers.insert(header::HOST, host.parse().map_err(silent)?);
        let request = Request::from_parts(head, Full::new(Bytes::from(body)));
        let answered = async {
            let (head, body) = sender.send_request(request).await.map_err(silent)?.into_parts();
            let body = Limited::new(body, BODY_LIMIT).collect().await.map_err(|_| ReachFault::TooLong)?;
            Ok(Response::from_parts(head, body.to_bytes().to_vec()))
        };
        let answered = answered.await;
        connection.abort();
        answered
    }

    /// Connects to the first address that answers. What the name stands for is looked up once, so
    /// that it cannot become a local address after the check.
    async fn connect(&self, destination: &Destination) -> Result<Box<dyn Stream>, ReachFault> {
        let port = destination.port;
        let addresses: Vec<SocketAddr> = match &destination.host {
            Host::Domain(name) => lookup_host((name.as_str(), port)).await.map_err(silent)?.collect(),
            Host::Ipv4(address) => vec![SocketAddr::new((*address).into(), port)],
            Host::Ipv6(address) => vec![SocketAddr::new((*address).into(), port)],
        };
        let mut fault = ReachFault::Forbidden;
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
