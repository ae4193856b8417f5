//! PostgreSQL over a network: encrypted, and only with the right certificate.

use crate::cluster::Cluster;
use sqlx::{Connection, Executor, PgConnection};
use std::net::TcpListener;
use store::{ConnectFault, Store, StoreError, UrlFault};

/// A server that also listens on this machine's address, and there accepts only encrypted
/// connections. Its certificate is for `localhost`.
struct TlsServer {
    cluster: Cluster,
    port: u16,
}

impl TlsServer {
    async fn start() -> Self {
        // No other program may take the port in between.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let cluster = Cluster::start(&format!("-c listen_addresses=127.0.0.1 -c port={port}")).unwrap();
        authority(&cluster, "root");
        authority(&cluster, "other");
        let new = ["req", "-newkey", "rsa:2048", "-nodes", "-keyout", "server.key", "-out", "server.csr"];
        let named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
        openssl(&cluster, &[&new[..], &named[..]].concat());
        let signed =
            ["x509", "-req", "-in", "server.csr", "-CA", "root.crt", "-CAkey", "root.key", "-days", "2"];
        openssl(&cluster, &[&signed[..], &["-copy_extensions", "copy", "-out", "server.crt"]].concat());
        let who = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        std::fs::write(cluster.folder().join("pg_hba.conf"), who).unwrap();
        let networked = Self { cluster, port };
        let mut admin = networked.admin().await;
        admin.execute("ALTER SYSTEM SET ssl = on").await.unwrap();
        admin.execute("SELECT pg_reload_conf()").await.unwrap();
        networked
    }

    /// A connection by its socket.
    async fn admin(&self) -> PgConnection {
        let socket = self.cluster.folder().display();
        let url = format!("postgres://director@localhost:{}/postgres?host={socket}", self.port);
        PgConnection::connect(&url).await.unwrap()
    }

    /// Its URL by a name of this machine, with TLS mode and certificate.
    fn url(&self, host: &str, mode: &str, root: &str) -> String {
        let root = self.cluster.folder().join(root);
        let options = format!("sslmode={mode}&sslrootcert={}", root.display());
        format!("postgres://director@{host}:{}/postgres?{options}", self.port)
    }

    /// The error of opening a store.
    async fn refuses(&self, host: &str, mode: &str, root: &str) -> ConnectFault {
        match Store::open(&self.url(host, mode, root)).await {
            Err(StoreError::Connect { why, .. }) => why,
            other => panic!("{mode} by {root} at {host}: {other:?}"),
        }
    }
}

fn openssl(cluster: &Cluster, arguments: &[&str]) {
    cluster.run_as_owner("openssl", arguments).unwrap_or_else(|why| panic!("apt-get install openssl? {why}"));
}

/// A certificate authority.
fn authority(cluster: &Cluster, name: &str) {
    let (key, certificate) = (format!("{name}.key"), format!("{name}.crt"));
    let new = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Tests"];
    openssl(cluster, &[&new[..], &["-keyout", &key, "-out", &certificate]].concat());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn encrypts_as_the_url_requires() {
    let server = TlsServer::start().await;
    for (host, mode, root) in [
        ("localhost", "verify-full", "root.crt"),
        // The certificate is for another name, which is not checked here.
        ("127.0.0.1", "verify-ca", "root.crt"),
        ("127.0.0.1", "require", "other.crt"),
    ] {
        let url = server.url(host, mode, root);
        let store = Store::open(&url).await.unwrap();
        store.ping().await.unwrap();
        // All of the store's connections are, and so is another one.
        let mut admin = server.admin().await;
        let links =
            "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE client_addr IS NOT NULL";
        let (all, encrypted): (i64, i64) = sqlx::query_as(links).fetch_one(&mut admin).await.unwrap();
        assert!(all > 0 && encrypted == all, "{mode}: {encrypted} of {all}");
        let mut connection = PgConnection::connect(&url).await.unwrap();
        let own = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        assert!(sqlx::query_scalar::<_, bool>(own).fetch_one(&mut connection).await.unwrap(), "{mode}");
        store.close().await;
    }
    for (host, mode, root) in [
        ("localhost", "verify-full", "other.crt"),
        ("127.0.0.1", "verify-ca", "other.crt"),
        ("127.0.0.1", "verify-full", "root.crt"),
        ("localhost", "verify-full", "nowhere.crt"),
    ] {
        let refused = server.refuses(host, mode, root).await;
        assert!(
            matches!(&refused, ConnectFault::Tls(why) if !why.is_empty()),
            "{mode} by {root}: {refused:?}"
        );
    }
    assert_eq!(server.refuses("127.0.0.1", "disable", "root.crt").await, ConnectFault::NotListed);
    // A server without TLS.
    server.admin().await.execute("ALTER SYSTEM SET ssl = off").await.unwrap();
    server.cluster.crash().unwrap();
    server.cluster.restart().unwrap();
    let refused = server.refuses("localhost", "verify-full", "root.crt").await;
    assert!(matches!(refused, ConnectFault::Tls(_)), "{refused:?}");
    assert_eq!(Store::check_url("postgres://localhost/t?sslmode=perhaps"), Err(UrlFault::Postgres));
}
