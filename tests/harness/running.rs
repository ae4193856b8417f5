//! A running site.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;

use bank::Bank;
use rules::engine;
use serde::Serialize;
use server::Server;
use server::accounts::password::Cost;
use server::clock::{Clock, moment};
use server::credentials::keys::OperatorKey;
use server::entropy::Entropy;
use server::federation::Settings;
use server::mail::MailSettings;
use server::practice::NewAnswer;
use server::reports::Report;
use server::rulings::{Limits, Rulings};
use site::startup::packed::SiteFiles;
use site::startup::{self, ClientAddress, Config, Operation};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use store::sitting::SittingRow;
use store::{Moment, Store};
use tokio::sync::oneshot;

use super::exam;

/// The real site, built as the program builds it. It stops, and its folder is removed, on drop.
pub struct RunningSite {
    addr: SocketAddr,
    metrics: Option<SocketAddr>,
    database_url: String,
    stop: Mutex<Option<oneshot::Sender<()>>>,
    thread: Option<JoinHandle<()>>,
    /// Recovery codes by email address.
    pub(super) codes: Mutex<BTreeMap<String, Vec<String>>>,
    _folder: Folder,
}

impl RunningSite {
    /// Starts a site with styles and scripts.
    pub fn start() -> Self {
        Self::with(Some(bundle()), Clock::system(), None)
    }

    /// Starts a site with styles and scripts, and with these settings.
    pub fn start_with_settings(operation: Operation) -> Self {
        let (bank, mail) = (Path::new("quizzes"), MailSettings::default());
        Self::built(Some(bundle()), Clock::system(), None, bank, ruled(), mail, operation)
    }

    /// Starts a site with styles and scripts, at a given time.
    pub fn start_at(clock: Clock) -> Self {
        let site_root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
        Self::with(Some(site_root), clock, None)
    }

    /// Starts a site without styles and scripts.
    pub fn plain() -> Self {
        Self::with(None, Clock::system(), None)
    }

    /// Starts a plain site over a given database.
    pub fn plain_on(database_url: String) -> Self {
        Self::with(None, Clock::system(), Some(database_url))
    }

    /// Starts a plain site at a given time.
    pub fn plain_at(clock: Clock) -> Self {
        Self::with(None, clock, None)
    }

    /// Starts a plain site with another bank: a folder within `tests/banks`.
    pub fn plain_with_bank(name: &str) -> Self {
        Self::of_bank(None, Clock::system(), None, &Path::new("tests/banks").join(name), ruled())
    }

    /// Starts a plain site with another source of rulings.
    pub fn plain_with_rulings(rulings: Rulings) -> Self {
        Self::of_bank(None, Clock::system(), None, Path::new("quizzes"), rulings)
    }

    /// Starts a plain site with another source of rulings and these settings.
    pub fn plain_with_rulings_and_settings(rulings: Rulings, operation: Operation) -> Self {
        let mail = MailSettings::default();
        Self::built(None, Clock::system(), None, Path::new("quizzes"), rulings, mail, operation)
    }

    /// Starts a plain site with these settings.
    pub fn plain_with_settings(operation: Operation) -> Self {
        Self::plain_with_rulings_and_settings(ruled(), operation)
    }

    fn with(site_root: Option<PathBuf>, clock: Clock, database_url: Option<String>) -> Self {
        Self::of_bank(site_root, clock, database_url, Path::new("quizzes"), ruled())
    }

    fn of_bank(
        site_root: Option<PathBuf>,
        clock: Clock,
        database_url: Option<String>,
        bank: &Path,
        rulings: Rulings,
    ) -> Self {
        Self::with_mail(site_root, clock, database_url, bank, rulings, MailSettings::default())
    }

    /// Starts a plain site with these mail settings.
    pub fn plain_with_mail(mail: MailSettings) -> Self {
        Self::with_mail(None, Clock::system(), None, Path::new("quizzes"), ruled(), mail)
    }

    fn with_mail(
        site_root: Option<PathBuf>,
        clock: Clock,
        database_url: Option<String>,
        bank: &Path,
        rulings: Rulings,
        mail: MailSettings,
    ) -> Self {
        Self::built(site_root, clock, database_url, bank, rulings, mail, Operation::default())
    }

    fn built(
        site_root: Option<PathBuf>,
        clock: Clock,
        database_url: Option<String>,
        bank: &Path,
        rulings: Rulings,
        mail: MailSettings,
        operation: Operation,
    ) -> Self {
        let folder = Folder::new("site");
        let own = || format!("sqlite:{}", folder.path().join("director.db").display());
        let database_url = database_url.unwrap_or_else(own);
        let config = Config {
            listen: "127.0.0.1:0".into(),
            database_url: database_url.clone(),
            site_root: site_root.map(SiteFiles::Folder),
            bank: SiteFiles::Folder(Path::new(env!("CHECKOUT")).join(bank)),
            clock,
            entropy: Entropy::system(),
            password_cost: Cost::TRIFLING,
            rulings,
            mail,
            client_address: ClientAddress::Connection,
            operation,
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let (sender, receiver) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime");
            runtime.block_on(async {
                let site = startup::build(config).await.expect("the site is built");
                site.signs_with(Arc::new(OperatorKey::new([7; 32]))).await.expect("its keys are made");
                sender.send((site.addr(), site.metrics_addr())).expect("a receiver");
                // Ends when the other end is dropped, too.
                let shutdown = async { stopped.await.unwrap_or_default() };
                site.run(shutdown).await;
            });
        });
        let (addr, metrics) = receiver.recv().expect("the site was built");
        Self {
            addr,
            metrics,
            database_url,
            stop: Mutex::new(Some(stop)),
            thread: Some(thread),
            codes: Mutex::default(),
            _folder: folder,
        }
    }

    /// Opens a sitting of a paper with these rows in its federation, from now on; `with` may change
    /// the sitting. Returns the exam's path.
    pub fn open_exam(&self, pool: &impl Serialize, with: impl FnOnce(&mut SittingRow)) -> String {
        let now = self.operate(async |server| server.instant());
        self.open_exam_at(moment(now), pool, with)
    }

    /// Opens a sitting on a site with its own clock.
    pub fn open_exam_at(
        &self,
        now: Moment,
        pool: &impl Serialize,
        with: impl FnOnce(&mut SittingRow),
    ) -> String {
        let federation = self.operate(async |server| server.federation().id);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let store = Store::open(&self.database_url).await.expect("a database connection");
            let mut row = exam::sitting(federation, now);
            with(&mut row);
            exam::hold(&store, &row, pool).await;
            store.close().await;
            format!("/exam/demo.{}", row.code)
        })
    }

    /// Runs SQL on the SQLite file, bypassing the site.
    pub fn execute(&self, sql: &'static str) {
        use sqlx::{Connection, Executor, SqliteConnection};
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let mut connection = SqliteConnection::connect(&self.database_url).await.expect("a file");
            connection.execute(sql).await.expect("the statement is good");
            connection.close().await.expect("closing");
        });
    }

    /// Calls the server's rules directly, as the operator's program does.
    pub fn operate<T>(&self, does: impl AsyncFnOnce(&Server) -> T) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let server = startup::open_server(&self.database_url).await.expect("a database connection");
            let done = does(&server).await;
            server.close().await;
            done
        })
    }

    /// Gives an account everything that the demonstration certificate requires.
    pub fn earn(&self, email: &str) {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        let earned = super::demonstration::required(&bank);
        self.operate(async |server| {
            let home = server.federation().clone();
            let who = server.people.account_with(&home, email).await.expect("readable").expect("exist");
            for scenario in earned {
                let answer = NewAnswer {
                    scenario,
                    scenario_digest: "ab".repeat(32),
                    answer: BTreeMap::new(),
                    edition: "2017".to_owned(),
                    engine: engine::VERSION.to_owned(),
                    mark: 1000,
                    components: BTreeMap::new(),
                    confidence: None,
                    is_evidence: true,
                };
                server.practice.record_answer(&who, answer).await.expect("stored");
            }
        });
    }

    /// Adds a federation.
    pub fn enter_federation(&self, code: &str, name: &str) {
        self.operate(async |server| {
            let settings = Settings { name: name.to_owned(), ..Settings::of(server.federation()) };
            server.federations.enter(code, &settings).await.expect("an entry");
        });
    }

    /// All reports, as the operator's program reads them.
    pub fn reports(&self) -> Vec<Report> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(startup::reports(&self.database_url, 100)).expect("the reports are read")
    }

    /// All rows of all tables but these, each as one sorted text.
    pub fn rows_except(&self, tables: &[&str]) -> BTreeMap<String, Vec<String>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let mut connection = SqliteConnection::connect(&self.database_url).await.expect("the database");
            let named = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
            let names: Vec<String> = sqlx::query_scalar(named).fetch_all(&mut connection).await.expect("its tables");
            let mut found = BTreeMap::new();
            for name in names.into_iter().filter(|name| !tables.contains(&name.as_str())) {
                let columns = format!("SELECT group_concat('quote(' || name || ')', ' || '' '' || ') \
                    FROM pragma_table_info('{name}')");
                let columns: String =
                    sqlx::query_scalar(AssertSqlSafe(columns)).fetch_one(&mut connection).await.expect("its columns");
                let rows = format!("SELECT {columns} FROM {name} ORDER BY 1");
                let rows = sqlx::query_scalar(AssertSqlSafe(rows)).fetch_all(&mut connection).await.expect("its rows");
                found.insert(name, rows);
            }
            connection.close().await.expect("closing");
            found
        })
    }

    /// Database URL.
    pub fn database_url(&self) -> &str {
        &self.database_url
    }

    /// Requests a shutdown. The site ends on drop, at the latest.
    pub fn stop(&self) {
        drop(self.stop.lock().expect("no panic").take());
    }

    /// Listen address.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// URL of the metrics.
    pub fn metrics_url(&self) -> String {
        format!("http://{}/metrics", self.metrics.expect("metrics"))
    }

    /// Full URL of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }
}

/// The folder with styles and scripts.
fn bundle() -> PathBuf {
    let site_root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
    assert!(
        site_root.join("hash.txt").exists(),
        "no browser bundle yet: run `cargo serve` or `cargo ci` first"
    );
    site_root
}

/// The default source of rulings.
fn ruled() -> Rulings {
    Rulings::with_brief(engine::rule, engine::rule_briefly, Limits::of_this_machine())
}

impl Drop for RunningSite {
    fn drop(&mut self) {
        self.stop();
        let ended = self.thread.take().map(JoinHandle::join);
        if !std::thread::panicking() {
            assert!(!matches!(ended, Some(Err(_))), "the site broke off");
        }
    }
}

/// A new folder under Cargo's own; removed on drop.
pub struct Folder(PathBuf);

impl Folder {
    /// `what` is part of its name.
    pub fn new(what: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{what}-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser may still be writing to it; the rest stays under Cargo's target folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
