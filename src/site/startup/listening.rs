//! Connection handling, with timeouts and a maximum number.
//!
//! Not `axum::serve`, which accepts any number and waits forever for a request's head.

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::ConnectInfo;
use axum::extract::{Extension, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::{Layer, ServiceExt};

/// Default keep-alive timeout: longer than a proxy's, so that the proxy closes idle connections and
/// never sends into a closed one.
const HEAD_TIMEOUT: Duration = Duration::from_secs(150);
/// Retry delay after a failed accept, as when too many files are open.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);

/// Limits on connections.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConnectionLimits {
    /// Maximum number; further clients wait in the backlog.
    max: usize,
    /// Timeout for a request's head, including the next one on the connection.
    head_timeout: Duration,
}

impl ConnectionLimits {
    /// At most `max` connections, with the default timeout.
    pub(super) fn of(max: usize) -> Self {
        Self { max, head_timeout: HEAD_TIMEOUT }
    }
}

/// Serves until shutdown; then accepts nothing new, closes idle connections, and returns after the
/// last running response.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let permits = Arc::new(Semaphore::new(limits.max.clamp(1, Semaphore::MAX_PERMITS)));
    let graceful = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_timeout);
    let accepting = async {
        // The semaphore is never closed.
        while let Ok(permit) = permits.clone().acquire_owned().await {
            let (stream, from) = accept(&listener).await;
            let service = Extension(ConnectInfo(from)).layer(router.clone());
            let service = service.map_request(|request: Request<Incoming>| request.map(Body::new));
            let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
            let connection = graceful.watch(connection);
            tokio::spawn(async move {
                // Disconnects and malformed requests concern only that client.
                if let Err(error) = connection.await {
                    tracing::debug!(%error, "connection failed");
                }
                drop(permit);
            });
        }
    };
    tokio::select! {
        () = accepting => {}
        () = stop => {}
    }
    drop(listener);
    graceful.shutdown().await;
}

/// The next connection; failures are logged and retried.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                // Small responses are sent without delay.
                let _ = stream.set_nodelay(true);
                return (stream, from);
            }
            // The client has disconnected.
            Err(cause)
                if matches!(
                    cause.kind(),
                    ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
                ) => {}
            Err(cause) => {
                tracing::error!(%cause, "cannot accept connections");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n";

    async fn start(limits: ConnectionLimits) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(async |ConnectInfo::<SocketAddr>(from)| from.to_string()));
        tokio::spawn(serve(listener, router, limits, std::future::pending()));
        addr
    }

    async fn ask(stream: &mut TcpStream) -> String {
        stream.write_all(REQUEST).await.unwrap();
        let mut answer = vec![0; 4096];
        let read = stream.read(&mut answer).await.unwrap();
        String::from_utf8(answer[..read].to_vec()).unwrap()
    }

    #[tokio::test]
    async fn times_out_heads_and_idle_connections() {
        let addr = start(ConnectionLimits { max: 8, head_timeout: Duration::from_millis(100) }).await;
        let mut half = TcpStream::connect(addr).await.unwrap();
        half.write_all(&REQUEST[..REQUEST.len() - 2]).await.unwrap();
        let mut idle = TcpStream::connect(addr).await.unwrap();
        let answer = ask(&mut idle).await;
        assert!(answer.ends_with(&idle.local_addr().unwrap().to_string()), "{answer}");
        for mut stream in [half, idle] {
            let mut rest = Vec::new();
            let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
            closed.expect("it is closed").unwrap();
        }
    }

    #[tokio::test]
    async fn limits_connections() {
        let addr = start(ConnectionLimits::of(1)).await;
        let mut first = TcpStream::connect(addr).await.unwrap();
        assert!(ask(&mut first).await.starts_with("HTTP/1.1 200"));
        let mut second = TcpStream::connect(addr).await.unwrap();
        let answer = tokio::time::timeout(Duration::from_millis(100), ask(&mut second)).await;
        assert!(answer.is_err(), "it waits in the backlog");
        drop(first);
        let mut answer = [0; 12];
        second.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
}
