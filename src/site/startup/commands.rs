//! The database without a site, for the operator's commands.

use super::error::SiteError;
use server::Server;
use server::accounts::password::Cost;
use server::clock::Clock;
use server::entropy::Entropy;
use server::reports::Report;
use store::Store;

/// The server's rules over an existing site's database, for the operator's commands. The caller
/// closes it.
pub async fn open_server(database_url: &str) -> Result<Server, SiteError> {
    let store = Store::open_existing(database_url).await?;
    Ok(Server::new(store, Clock::system(), Entropy::system(), Cost::RECOMMENDED).await?)
}

/// The latest reports on scenarios, newest first.
pub async fn reports(database_url: &str, limit: u16) -> Result<Vec<Report>, SiteError> {
    let server = open_server(database_url).await?;
    let reports = server.reports.list(limit).await;
    server.close().await;
    Ok(reports?)
}
