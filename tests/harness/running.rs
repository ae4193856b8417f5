//! A site of one's own.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;

use bank::Bank;
use rules::engine;
use rules::engine::Family;
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

/// The real site, built as the program builds it. It stops, and its folder goes, when this is dropped.
pub struct RunningSite {
    addr: SocketAddr,
    metrics: Option<SocketAddr>,
    database_url: String,
    stop: Mutex<Option<oneshot::Sender<()>>>,
    thread: Option<JoinHandle<()>>,
    /// The recovery codes of those who were given a second factor, by address.
    pub(super) codes: Mutex<BTreeMap<String, Vec<String>>>,
    _folder: Folder,
}

impl RunningSite {
    /// With the browser's half.
    pub fn start() -> Self {
        let site_root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
        assert!(
            site_root.join("hash.txt").exists(),
            "no browser bundle yet: run `cargo serve` or `cargo ci` first"
        );
        Self::with(Some(site_root), Clock::system(), None)
    }

    /// With the browser's half, at a time of one's choosing.
    pub fn start_at(clock: Clock) -> Self {
        let site_root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
        Self::with(Some(site_root), clock, None)
    }

    /// Pages alone, with neither styles nor scripts.
    pub fn plain() -> Self {
        Self::with(None, Clock::system(), None)
    }

    /// Pages alone, over a database of one's choosing.
    pub fn plain_on(database_url: String) -> Self {
        Self::with(None, Clock::system(), Some(database_url))
    }

    /// Pages alone, at a time of one's choosing.
    pub fn plain_at(clock: Clock) -> Self {
        Self::with(None, clock, None)
    }

    /// Pages alone, with another bank: a folder within `tests/banks`.
    pub fn plain_with_bank(name: &str) -> Self {
        Self::of_bank(None, Clock::system(), None, &Path::new("tests/banks").join(name), ruled())
    }

    /// Pages only, with rulings from another source.
    pub fn plain_ruled_by(rulings: Rulings) -> Self {
        Self::of_bank(None, Clock::system(), None, Path::new("quizzes"), rulings)
    }

    /// The same, run as it is said.
    pub fn plain_operated(rulings: Rulings, operation: Operation) -> Self {
        let mail = MailSettings::default();
        Self::built(None, Clock::system(), None, Path::new("quizzes"), rulings, mail, operation)
    }

    /// Pages alone, run as it is said.
    pub fn plain_run(operation: Operation) -> Self {
        Self::plain_operated(ruled(), operation)
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
        Self::that_mails(site_root, clock, database_url, bank, rulings, MailSettings::default())
    }

    /// Pages only, with these mail settings.
    pub fn plain_mailing(mail: MailSettings) -> Self {
        Self::that_mails(None, Clock::system(), None, Path::new("quizzes"), ruled(), mail)
    }

    fn that_mails(
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
        let (tell, told) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime");
            runtime.block_on(async {
                let site = startup::build(config).await.expect("the site is built");
                site.signs_with(Arc::new(OperatorKey::new([7; 32]))).await.expect("its keys are made");
                tell.send((site.addr(), site.metrics_addr())).expect("somebody waits for the address");
                // Ends when the other end is dropped, too.
                let shutdown = async { stopped.await.unwrap_or_default() };
                site.run(shutdown).await;
            });
        });
        let (addr, metrics) = told.recv().expect("the site was built");
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
    /// how it is held. Gives the address of the exam.
    pub fn hold_exam(&self, pool: &impl Serialize, with: impl FnOnce(&mut SittingRow)) -> String {
        let now = self.operate(async |server| server.instant());
        self.hold_exam_at(moment(now), pool, with)
    }

    /// The same on a site with a clock of its own.
    pub fn hold_exam_at(
        &self,
        now: Moment,
        pool: &impl Serialize,
        with: impl FnOnce(&mut SittingRow),
    ) -> String {
        let federation = self.operate(async |server| server.federation().id);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let store = Store::open(&self.database_url).await.expect("the database opens");
            let mut row = exam::sitting(federation, now);
            with(&mut row);
            exam::hold(&store, &row, pool).await;
            store.close().await;
            format!("/exam/demo.{}", row.code)
        })
    }

    /// Goes behind the site's back, to its SQLite file.
    pub fn execute(&self, sql: &'static str) {
        use sqlx::{Connection, Executor, SqliteConnection};
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let mut link = SqliteConnection::connect(&self.database_url).await.expect("the file is there");
            link.execute(sql).await.expect("the statement is good");
            link.close().await.expect("it closes");
        });
    }

    /// Does something by the server's rules beside the site, as the operator's program does.
    pub fn operate<T>(&self, does: impl AsyncFnOnce(&Server) -> T) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let server = startup::rules(&self.database_url).await.expect("the database opens");
            let done = does(&server).await;
            server.close().await;
            done
        })
    }

    /// Gives a user of its federation everything that the bank's own certificate requires: four
    /// right scenarios of each family.
    pub fn earn(&self, email: &str) {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        let of = |family| {
            let whole = bank.firsts().filter(move |one| one.family() == family);
            whole.filter(|one| bank.stages(one).count() == 1).take(4).map(|one| one.id.clone())
        };
        let earned: Vec<String> = Family::ALL.into_iter().flat_map(of).collect();
        self.operate(async |server| {
            let home = server.federation().clone();
            let who = server.account_with(&home, email).await.expect("it is read").expect("they are there");
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
                };
                server.record_answer(&who, answer).await.expect("it is kept");
            }
        });
    }

    /// Enters a federation.
    pub fn enter_federation(&self, code: &str, name: &str) {
        self.operate(async |server| {
            let settings = Settings { name: name.to_owned(), ..Settings::of(server.federation()) };
            server.enter_federation(code, &settings).await.expect("it is entered");
        });
    }

    /// What was reported, as the operator's program reads it.
    pub fn reports(&self) -> Vec<Report> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(startup::reports(&self.database_url, 100)).expect("the reports are read")
    }

    /// Every row of every table but these, each as one text, in an order of their own.
    pub fn everything_but(&self, tables: &[&str]) -> BTreeMap<String, Vec<String>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let mut link = SqliteConnection::connect(&self.database_url).await.expect("the database");
            let named = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
            let names: Vec<String> = sqlx::query_scalar(named).fetch_all(&mut link).await.expect("its tables");
            let mut found = BTreeMap::new();
            for name in names.into_iter().filter(|name| !tables.contains(&name.as_str())) {
                let columns = format!("SELECT group_concat('quote(' || name || ')', ' || '' '' || ') FROM pragma_table_info('{name}')");
                let columns: String =
                    sqlx::query_scalar(AssertSqlSafe(columns)).fetch_one(&mut link).await.expect("its columns");
                let rows = format!("SELECT {columns} FROM {name} ORDER BY 1");
                let rows = sqlx::query_scalar(AssertSqlSafe(rows)).fetch_all(&mut link).await.expect("its rows");
                found.insert(name, rows);
            }
            link.close().await.expect("it closes");
            found
        })
    }

    /// Where its database is.
    pub fn database_url(&self) -> &str {
        &self.database_url
    }

    /// Tells it to stop. It ends when it is dropped, at the latest.
    pub fn stop(&self) {
        drop(self.stop.lock().expect("nobody broke off").take());
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The full address of its figures.
    pub fn metrics_url(&self) -> String {
        format!("http://{}/metrics", self.metrics.expect("it tells its figures"))
    }

    /// The full address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }
}

/// Rulings as every site has them.
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

/// A new folder under Cargo's own, removed when dropped.
pub struct Folder(PathBuf);

impl Folder {
    /// `what` makes it easier to see what it was for.
    pub fn new(what: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{what}-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser may still be writing its last words there; what stays lies under Cargo's target folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
