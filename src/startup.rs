//! From a configuration to a site that listens. The program and the tests call the same [`build`].

use std::fs;
use std::future::{Future, IntoFuture, poll_fn};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Multipart, Path as UrlPath, RawQuery, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use leptos::config::LeptosOptions;
use leptos::prelude::provide_context;
use leptos_axum::{LeptosRoutes, generate_route_list};
use tokio::net::TcpListener;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};

use crate::app::api::AuditFile;
use crate::app::{App, Assets, api, shell};
use crate::engine::{self, Case, Family, Ruling};
use crate::quiz::{Bank, FileFault, premise};
use crate::server::Server;
use crate::server::accounts::Network;
use crate::server::accounts::password::Cost;
use crate::server::accounts::ticket::without_secret;
use crate::server::certificates::FederationKeyFault;
use crate::server::clock::Clock;
use crate::server::credentials::keys::OperatorKey;
use crate::server::entropy::Entropy;
use crate::server::mail::{MailFault, MailSettings, Sender};
use crate::server::reports::Report;
use crate::server::rulings::Rulings;
use crate::store::{Store, StoreError};

/// The longest body that is read; the longest form of the site is a small part of it.
const BODY_LIMIT: usize = 256 * 1024;

/// How much of a body that is too long is read all the same.
const FORGOTTEN: usize = 32 * 1024 * 1024;

/// How long one request may take.
const REQUEST_LIMIT: Duration = Duration::from_secs(30);

/// How long answers under way may take once the site is told to stop.
const FAREWELL: Duration = Duration::from_secs(5);

/// Everything that may differ from one running site to another.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen, such as `127.0.0.1:3000`; port 0 takes any free one.
    pub listen: String,
    /// Which database, such as `sqlite:director.db` or `postgres://…`.
    pub database_url: String,
    /// Where the builder put the browser's half. Without it pages are plain HTML, with neither styles nor scripts.
    pub site_root: Option<PathBuf>,
    /// The folder of the bank.
    pub bank: PathBuf,
    /// Where the time comes from.
    pub clock: Clock,
    /// Where chance comes from.
    pub entropy: Entropy,
    /// What hashing a password costs.
    pub password_cost: Cost,
    /// Who works out rulings.
    pub rulings: Rulings,
    /// How letters to people are sent.
    pub mail: MailSettings,
    /// Where the address of who asks is read.
    pub client_address: ClientAddress,
}

/// Where the address of who asks is read, by which attempts are limited.
#[derive(Clone, Debug, Default)]
pub enum ClientAddress {
    /// From the connection.
    #[default]
    Connection,
    /// From a header that the proxy in front adds to, such as `x-forwarded-for`. Only where there is such a proxy: without one anybody
    /// sends what they like.
    Header(HeaderName),
}

/// Why a site could not be built or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// As it was given.
        address: String,
        /// What the system said.
        cause: std::io::Error,
    },
    /// The database is out of reach or out of order.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bank has faults.
    #[error("{}: the bank cannot be served, it has faults: {}", .dir.display(), .faults.len())]
    Bank {
        /// Its folder.
        dir: PathBuf,
        /// Every fault of every file.
        faults: Vec<FileFault>,
    },
    /// The browser's half is not where it should be.
    #[error("no browser bundle: {path}: {cause} (`cargo serve` makes it)")]
    Bundle {
        /// The file that lists it.
        path: PathBuf,
        /// What the system said.
        cause: std::io::Error,
    },
    /// The browser's half is there, but not what it consists of.
    #[error("no browser bundle: {path} does not list its styles, script and module (`cargo serve` makes it)")]
    Unlisted {
        /// The file that should list it.
        path: PathBuf,
    },
    /// Letters cannot be sent as it was said.
    #[error(transparent)]
    Mail(#[from] MailFault),
    /// The web server broke off.
    #[error("the web server stopped: {0}")]
    Serve(std::io::Error),
}

/// A site that has its address and waits to be run.
pub struct Site {
    listener: TcpListener,
    addr: SocketAddr,
    router: Router,
    server: Server,
    bank: Arc<Bank>,
    rulings: Rulings,
    sender: Option<Sender>,
}

impl Site {
    /// Where it listens. Connections wait from now on, also before it runs.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Says under what the keys are kept by which federations sign certificates, and makes those that are missing; without it none is issued.
    pub async fn signs_with(&self, key: Arc<OperatorKey>) -> Result<(), SiteError> {
        self.server.certifies_with(key);
        match self.server.ready_to_sign().await {
            Err(FederationKeyFault::Store(cause)) => return Err(cause.into()),
            // Everything else goes on: what was signed stays good, and can be looked up.
            Err(fault) => tracing::error!(%fault, "no certificate can be issued"),
            Ok(()) => {}
        }
        Ok(())
    }

    /// Works out, while nobody waits for anything else, what wrong answers to the claims of the bank are held against, so that the
    /// first who gives one need not wait for it either. It goes on for as long as it takes, beside everything else.
    pub fn prepare(&self) {
        let claims = self.bank.scenarios().filter(|scenario| scenario.family() != Family::Rotation);
        let ruled: Vec<(&Case, Arc<Ruling>)> = self.bank.rulings().collect();
        let under = claims.flat_map(|scenario| {
            let ruling = ruled.iter().find(|(case, _)| **case == scenario.case);
            ruling.map_or_else(Vec::new, |(_, ruling)| premise::every_case(scenario, ruling))
        });
        tokio::spawn(self.rulings.clone().prepare(under.collect()));
    }

    /// Serves until `shutdown` ends, and then finishes what is under way.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), SiteError> {
        let letters = tokio::spawn(self.server.clone().tend_letters(self.sender));
        let certificates = tokio::spawn(self.server.clone().keep_certificates());
        let (told, mut stopping) = tokio::sync::watch::channel(());
        let service = self.router.into_make_service_with_connect_info::<SocketAddr>();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(async move {
            shutdown.await;
            drop(told);
        });
        let enough = async move {
            // An error is what is waited for: the other end is gone.
            while stopping.changed().await.is_ok() {}
            tokio::time::sleep(FAREWELL).await;
        };
        let ended = tokio::select! {
            ended = serving.into_future() => ended.map_err(SiteError::Serve),
            () = enough => Ok(()),
        };
        // One that is under way is tried again when the site runs again.
        letters.abort();
        certificates.abort();
        self.server.close().await;
        ended
    }
}

/// Opens and wires everything a site needs.
pub async fn build(config: Config) -> Result<Site, SiteError> {
    let assets = config.site_root.as_deref().map(assets).transpose()?;
    let bank =
        Bank::load(&config.bank).map_err(|faults| SiteError::Bank { dir: config.bank.clone(), faults })?;
    // First what changes nothing: a site that cannot listen leaves the database as it is.
    let refused = |cause| SiteError::Listen { address: config.listen.clone(), cause };
    let listener = TcpListener::bind(&config.listen).await.map_err(refused)?;
    let addr = listener.local_addr().map_err(refused)?;
    let (mailing, sender) = config.mail.open(addr)?;
    let store = Store::open(&config.database_url).await?;
    let opened = Server::new(store.clone(), config.clock, config.entropy, config.password_cost).await;
    let server = match opened {
        Ok(server) => server,
        Err(cause) => {
            store.close().await;
            return Err(cause.into());
        }
    };
    server.mails(mailing);
    // What the bank was found to be sound by, nobody has to wait for.
    for (case, ruling) in bank.rulings() {
        config.rulings.keep(engine::VERSION, case, ruling);
    }
    let (bank, rulings) = (Arc::new(bank), config.rulings);
    server.marks_by(bank.clone(), rulings.clone());
    let at_work = AtWork { server: server.clone(), bank: bank.clone(), rulings: rulings.clone() };
    let router = layers(routes(at_work, assets, config.site_root.as_deref()), config.client_address);
    Ok(Site { listener, addr, router, server, bank, rulings, sender })
}

/// The server's rules over a database, without a site, for what the operator does. Whoever has it closes it.
pub async fn rules(database_url: &str) -> Result<Server, SiteError> {
    let store = Store::open(database_url).await?;
    Ok(Server::new(store, Clock::system(), Entropy::system(), Cost::RECOMMENDED).await?)
}

/// The latest reports of people that a database holds, the latest first.
pub async fn reports(database_url: &str, limit: u16) -> Result<Vec<Report>, SiteError> {
    let server = rules(database_url).await?;
    let reports = server.reports(limit).await;
    server.close().await;
    Ok(reports?)
}

/// What the builder left: names that change with the content.
fn assets(site_root: &Path) -> Result<Assets, SiteError> {
    let path = site_root.join("hash.txt");
    let missing = |cause| SiteError::Bundle { path: path.clone(), cause };
    // Leptos would look beside the program if the path were not absolute.
    let path = path.canonicalize().map_err(missing)?;
    let names = fs::read_to_string(&path).map_err(missing)?;
    let hash = |of: &str| {
        let hash = names.lines().find_map(|line| line.strip_prefix(of)?.strip_prefix(": "));
        hash.filter(|hash| !hash.is_empty() && hash.bytes().all(|byte| byte.is_ascii_alphanumeric()))
    };
    let (Some(styles), Some(_), Some(_)) = (hash("css"), hash("js"), hash("wasm")) else {
        return Err(SiteError::Unlisted { path });
    };
    let options = LeptosOptions::builder()
        .output_name("director")
        .site_root(site_root.to_string_lossy())
        .hash_files(true)
        .hash_file(path.to_string_lossy().into_owned().into())
        .build();
    Ok(Assets { styles: format!("/pkg/director.{styles}.css"), options })
}

/// What the pages ask.
struct AtWork {
    server: Server,
    bank: Arc<Bank>,
    rulings: Rulings,
}

/// All addresses.
fn routes(at_work: AtWork, assets: Option<Assets>, site_root: Option<&Path>) -> Router {
    let options = match &assets {
        Some(assets) => assets.options.clone(),
        None => LeptosOptions::builder().output_name("director").build(),
    };
    let ready = at_work.server.clone();
    let audit = |kind: AuditFile| {
        let server = at_work.server.clone();
        move |UrlPath(code): UrlPath<String>, RawQuery(query): RawQuery, headers: HeaderMap| {
            api::audit_file(server.clone(), headers, code, query.unwrap_or_default(), kind)
        }
    };
    let (table, lines) = (audit(AuditFile::Table), audit(AuditFile::Lines));
    let rulings = at_work.rulings.clone();
    let scenario_file =
        move |RawQuery(query): RawQuery| api::scenario_file(rulings.clone(), query.unwrap_or_default());
    let of_results = (at_work.server.clone(), at_work.bank.clone());
    let results_file = move |UrlPath((code, id)): UrlPath<(String, String)>, parts: Parts| {
        let (server, bank) = of_results.clone();
        async move { api::results_file(server, bank, parts, &code, &id).await }
    };
    let data = at_work.server.clone();
    let account_data = move |headers: HeaderMap| api::account_data(data.clone(), api::session_in(&headers));
    let of_enrol = at_work.server.clone();
    let enrol = move |parts: Parts, form: Result<Multipart, MultipartRejection>| {
        api::enrol(of_enrol.clone(), parts, form)
    };
    let of_course = (at_work.server.clone(), at_work.bank.clone());
    let course_file = move |UrlPath((code, id)): UrlPath<(String, String)>, parts: Parts| {
        let (server, bank) = of_course.clone();
        async move { api::course_file(server, bank, parts, &code, &id).await }
    };
    let of_statistics = at_work.server.clone();
    let statistics = move |UrlPath((code, id)): UrlPath<(String, String)>, parts: Parts| {
        let server = of_statistics.clone();
        async move { api::statistics_file(server, parts, &code, &id).await }
    };
    let of_appeal = (at_work.server.clone(), at_work.bank.clone(), at_work.rulings.clone());
    let appeal = move |UrlPath((code, id)): UrlPath<(String, String)>, parts: Parts| {
        let (server, bank, rulings) = of_appeal.clone();
        async move { api::appeal_file(server, bank, rulings, parts, &code, &id).await }
    };
    let of_archive = (at_work.server.clone(), at_work.bank.clone(), at_work.rulings.clone());
    let archive = move |UrlPath((code, id)): UrlPath<(String, String)>, parts: Parts| {
        let (server, bank, rulings) = of_archive.clone();
        async move { api::archive_file(server, bank, rulings, parts, &code, &id).await }
    };
    let of_save = at_work.server.clone();
    let save = move |UrlPath(id): UrlPath<String>, headers: HeaderMap, body: Bytes| {
        api::attempt_save(of_save.clone(), headers, id, body)
    };
    let of_receipts = at_work.server.clone();
    let receipts = move |UrlPath(id): UrlPath<String>, headers: HeaderMap| {
        api::attempt_receipts(of_receipts.clone(), headers, id)
    };
    let with_server = || at_work.server.clone();
    let (of_paper, of_credential, of_did, of_site, of_status, of_register, of_check) = (
        with_server(),
        with_server(),
        with_server(),
        with_server(),
        with_server(),
        with_server(),
        with_server(),
    );
    let certificate =
        move |UrlPath(id): UrlPath<String>, parts: Parts| api::certificate_file(of_paper.clone(), parts, id);
    let credential = move |UrlPath(id): UrlPath<String>, parts: Parts| {
        api::credential_file(of_credential.clone(), parts, id)
    };
    let did = move |UrlPath(code): UrlPath<String>| api::did_file(of_did.clone(), code);
    let site_did = move || api::site_did_file(of_site.clone());
    let status = move |UrlPath((code, list)): UrlPath<(String, String)>, headers: HeaderMap| {
        api::status_file(of_status.clone(), headers, code, list)
    };
    let register = move |UrlPath(code): UrlPath<String>| api::register_file(of_register.clone(), code);
    let check = move |parts: Parts, form: Result<Multipart, MultipartRejection>| {
        api::check_credential(of_check.clone(), parts, form)
    };
    let (of_logo, of_logos) = (with_server(), with_server());
    let logo = move |parts: Parts, form: Result<Multipart, MultipartRejection>| {
        api::set_logo(of_logo.clone(), parts, form)
    };
    let logos = move |UrlPath((code, number)): UrlPath<(String, String)>| {
        api::logo_file(of_logos.clone(), code, number)
    };
    let of_closed = at_work.server.clone();
    let closed = move |request: Request, next: Next| api::closed(of_closed.clone(), request, next);
    let of_told = at_work.server.clone();
    let in_language = move |request: Request, next: Next| api::in_language(of_told.clone(), request, next);
    let of_asker = at_work.server.clone();
    let recognise = move |request: Request, next: Next| api::recognise(of_asker.clone(), request, next);
    let context = move || {
        provide_context(at_work.bank.clone());
        provide_context(at_work.rulings.clone());
        api::put_at_hand(&at_work.server);
    };
    // Where files are sent to more is read.
    let longer = |most| {
        ServiceBuilder::new().layer(RequestBodyLimitLayer::new(most)).layer(DefaultBodyLimit::disable())
    };
    let document = move || shell(assets.clone());
    let lost = leptos_axum::render_app_async_with_context(context.clone(), document.clone());
    let page = lost.clone();
    let malformed = move |request: Request, next: Next| at_home(page.clone(), request, next);
    let mut router = Router::new()
        .leptos_routes_with_context(&options, generate_route_list(App), context, document)
        .route("/api/desk", post(api::desk))
        .route("/api/check-credential", post(check))
        .layer(RequestBodyLimitLayer::new(BODY_LIMIT))
        .route("/api/enrol", post(enrol).layer(longer(api::ENROL_BODY)))
        .route("/api/logo", post(logo).layer(longer(api::LOGO_BODY)))
        .layer(from_fn(malformed))
        .route("/attempt/{id}/receipts.txt", get(receipts))
        .route("/desk/scenario.toml", get(scenario_file))
        .route("/account/data.json", get(account_data))
        .route("/federation/{code}/courses/{id}/progress.csv", get(course_file))
        .route("/federation/{code}/exams/{id}/statistics.csv", get(statistics))
        .route("/federation/{code}/appeals/{id}/scenario.toml", get(appeal))
        .route("/federation/{code}/exams/{id}/archive.zip", get(archive))
        .route("/federation/{code}/exams/{id}/results.csv", get(results_file))
        .route("/federation/{code}/audit.csv", get(table))
        .route("/federation/{code}/audit.jsonl", get(lines))
        .route("/certificate/{id}/certificate.pdf", get(certificate))
        .route("/certificate/{id}/credential.json", get(credential))
        .route("/register/{code}/directors.csv", get(register))
        .layer(from_fn(recognise))
        .route("/attempt/{id}/save", post(save).layer(RequestBodyLimitLayer::new(api::SAVE_BODY)))
        .route("/status/{code}/{list}", get(status))
        .route("/logo/{code}/{number}", get(logos))
        .route("/federation/{code}/did.json", get(did))
        .route("/.well-known/did.json", get(site_did))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(move || readiness(ready)))
        .route("/icon.svg", get(icon))
        .fallback(lost)
        .layer(from_fn(closed))
        .layer(from_fn(in_language));
    if let Some(site_root) = site_root {
        let files = ServeDir::new(site_root.join("pkg")).precompressed_br().precompressed_gzip();
        let kept = SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, keep);
        router = router.nest_service("/pkg", ServiceBuilder::new().layer(kept).service(files));
    }
    router.with_state(options)
}

/// What is posted is answered by a page of this site. What could not be read Leptos would send back to wherever the browser says it comes from.
async fn at_home<P, F>(page: P, request: Request, next: Next) -> axum::response::Response
where
    P: Fn(Request) -> F,
    F: Future<Output = axum::response::Response>,
{
    if !request.uri().path().starts_with("/api/") || request.method() != Method::POST {
        return next.run(request).await;
    }
    let headers = request.headers().clone();
    let limit = match request.uri().path() {
        api::ENROL => api::ENROL_BODY,
        api::LOGO => api::LOGO_BODY,
        _ => BODY_LIMIT,
    };
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let answer = if length.is_some_and(|length: usize| length > limit) {
        forget(request.into_body()).await;
        StatusCode::PAYLOAD_TOO_LARGE.into_response()
    } else {
        next.run(request).await
    };
    let to = answer.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    if answer.status() == StatusCode::SEE_OTHER
        && to.is_some_and(|to| to.starts_with('/') && !to.starts_with("//"))
    {
        return answer;
    }
    tracing::warn!(status = %answer.status(), "a form could not be read");
    let mut request = Request::new(Body::empty());
    *request.uri_mut() = Uri::from_static(match answer.status() {
        StatusCode::PAYLOAD_TOO_LARGE => "/malformed?why=long",
        _ => "/malformed",
    });
    *request.headers_mut() = headers;
    page(request).await
}

/// Reads what is sent and keeps nothing of it, so that the answer is read: a browser that is still sending takes a connection that
/// is closed for a fault. What is longer than anybody sends by mistake is not read to its end.
async fn forget(mut body: Body) {
    let mut left = FORGOTTEN;
    while let Some(Ok(frame)) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let read = frame.data_ref().map_or(0, |data| data.len());
        match left.checked_sub(read) {
            Some(rest) => left = rest,
            None => return,
        }
    }
}

/// Whether the site can do its work now: the database answers.
async fn readiness(server: Server) -> (StatusCode, &'static str) {
    match server.ready().await {
        Ok(()) => (StatusCode::OK, "ready"),
        Err(cause) => {
            tracing::error!("the database does not answer: {cause}");
            (StatusCode::SERVICE_UNAVAILABLE, "not ready")
        }
    }
}

/// The mark in the browser's tab.
async fn icon() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "image/svg+xml")], include_str!("app/icon.svg"))
}

/// The name of a file changes with its content, so what was found may be kept for ever.
fn keep<B>(response: &Response<B>) -> Option<HeaderValue> {
    let found = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    found.then_some(HeaderValue::from_static("public, max-age=31536000, immutable"))
}

/// Finds out from which network a request comes, before anything asks.
async fn with_network(from: ClientAddress, mut request: Request, next: Next) -> axum::response::Response {
    let network = match &from {
        ClientAddress::Connection => {
            let connection = request.extensions().get::<ConnectInfo<SocketAddr>>();
            connection.map(|ConnectInfo(address)| Network::of(address.ip()))
        }
        ClientAddress::Header(name) => {
            let last = request.headers().get_all(name).into_iter().next_back();
            last.and_then(|value| value.to_str().ok()).and_then(Network::named)
        }
    };
    if let Some(network) = network {
        request.extensions_mut().insert(network);
    }
    next.run(request).await
}

/// What holds for every answer. A page sets its own, wider policy; see `app::shell`.
fn layers(router: Router, client_address: ClientAddress) -> Router {
    let network = move |request: Request, next: Next| with_network(client_address.clone(), request, next);
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let trace = TraceLayer::new_for_http()
        // Without the query: an address may hold an answer. Nor with the secret of a link.
        .make_span_with(|request: &Request| {
            let path = without_secret(request.uri().path());
            tracing::info_span!("request", method = %request.method(), path)
        })
        .on_response(DefaultOnResponse::new().level(tracing::Level::INFO));
    router.layer(
        ServiceBuilder::new()
            .layer(trace)
            .layer(from_fn(network))
            .layer(always(header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"))
            .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .layer(always(header::REFERRER_POLICY, "same-origin"))
            .layer(always(header::X_FRAME_OPTIONS, "DENY"))
            .layer(always(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
            // Asked for again each time, but what was chosen in a form is still there when somebody goes back to it.
            .layer(always(header::CACHE_CONTROL, "private, no-cache"))
            // An archive is compressed as it is made.
            .layer(
                CompressionLayer::new().compress_when(
                    DefaultPredicate::new().and(NotForContentType::const_new("application/zip")),
                ),
            )
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, REQUEST_LIMIT))
            .layer(CsrfLayer::new()),
    )
}
