//! Sources of client addresses, used for rate limits.

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderName;
use server::accounts::Network;
use std::net::SocketAddr;

/// Source of client addresses.
#[derive(Clone, Debug, Default)]
pub enum ClientAddress {
    /// From the connection.
    #[default]
    Connection,
    /// A header that the proxy appends to, such as `x-forwarded-for`. Only behind such a proxy:
    /// otherwise clients can forge it.
    Header(HeaderName),
}

impl ClientAddress {
    /// Network of the client that sent a request, if known.
    pub(super) fn network(&self, request: &Request) -> Option<Network> {
        match self {
            ClientAddress::Connection => {
                let connection = request.extensions().get::<ConnectInfo<SocketAddr>>();
                connection.map(|ConnectInfo(address)| Network::of(address.ip()))
            }
            ClientAddress::Header(name) => {
                let last = request.headers().get_all(name).into_iter().next_back();
                last.and_then(|value| value.to_str().ok()).and_then(Network::named)
            }
        }
    }
}
