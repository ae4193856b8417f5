//! The database, the people, the sitting, and the program that serves them.

use crate::connection::{Connection, SESSION};
use crate::harness::cluster::durable_database;
use crate::harness::exam;
use crate::harness::running::Folder;
use crate::harness::served::Served;
use crate::harness::visitor::{PASSWORD, first_choices};
use crate::settings::{Mode, Settings};
use server::Server;
use server::accounts::password::Passwords;
use server::accounts::{Account, Browser, Cost, Password};
use server::clock::{Clock, moment};
use server::entropy::Entropy;
use sqlx::{Connection as _, PgConnection};
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;
use store::{Store, account};
use url::form_urlencoded;

/// The exam's paper.
const PAPER: &str = "club";
/// Maximum attempts of one person: in a long run they come again. No sitting allows more.
const ATTEMPTS: i32 = 100;
/// CPU use that counts as idle, as a share of one core.
const IDLE_SHARE: f64 = 0.05;

/// Kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseKind {
    /// In the program.
    Sqlite,
    /// A server.
    Postgres,
}

/// The database of a run.
pub struct Database {
    pub url: String,
    pub kind: DatabaseKind,
    /// Parent process of PostgreSQL, if it runs on this machine and can be found.
    pub postmaster: Option<u32>,
    /// Owner of a temporary database.
    _folder: Option<Folder>,
}

impl Database {
    /// Parses `sqlite`, `postgres`, or a URL.
    pub async fn find(told: &str) -> Self {
        match told {
            "sqlite" => {
                let folder = Folder::new("load");
                let url = format!("sqlite:{}", folder.path().join("director.db").display());
                Self { url, kind: DatabaseKind::Sqlite, postmaster: None, _folder: Some(folder) }
            }
            "postgres" => Self::postgres(durable_database().await).await,
            url if url.starts_with("postgres") => Self::postgres(url.to_owned()).await,
            url => Self { url: url.to_owned(), kind: DatabaseKind::Sqlite, postmaster: None, _folder: None },
        }
    }

    async fn postgres(url: String) -> Self {
        let mut connection = PgConnection::connect(&url).await.expect("the database");
        let data: Option<String> =
            sqlx::query_scalar("SHOW data_directory").fetch_one(&mut connection).await.ok();
        let pid = data.and_then(|data| std::fs::read_to_string(Path::new(&data).join("postmaster.pid")).ok());
        let postmaster = pid.and_then(|text| text.lines().next()?.trim().parse().ok());
        Self { url, kind: DatabaseKind::Postgres, postmaster, _folder: None }
    }

    /// Active time of this database's sessions, in seconds; `None` if unavailable.
    pub async fn active(&self) -> Option<f64> {
        const ACTIVE_TIME: &str =
            "SELECT active_time / 1000.0 FROM pg_stat_database WHERE datname = current_database()";
        let mut connection = PgConnection::connect(&self.url).await.ok()?;
        sqlx::query_scalar(ACTIVE_TIME).fetch_one(&mut connection).await.ok()
    }
}

/// A signed-in user.
#[derive(Clone, Debug)]
pub struct Person {
    pub email: String,
    /// Session cookie.
    pub cookie: String,
}

/// Content to read and answer.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// Scenarios, each with the fields of its form's first choices.
    pub scenarios: Vec<(String, String)>,
    /// Pages to which such a form leads a visitor.
    pub marked: Vec<String>,
}

/// A served site with users.
pub struct PreparedSite {
    pub served: Served,
    pub to: SocketAddr,
    pub catalogue: Rc<Catalogue>,
    pub readers: Vec<Person>,
    pub candidates: Vec<Person>,
}

impl PreparedSite {
    /// Fills the database and starts the program.
    pub async fn prepare(settings: &Settings, database: &Database) -> Self {
        let (readers, candidates) = fill(settings, &database.url).await;
        let served = Served::start(&database.url);
        let to = address(&served);
        let catalogue = match settings.mode {
            Mode::SignIn | Mode::Saves | Mode::Begin => Catalogue::default(),
            Mode::Practice | Mode::Mixed | Mode::Soak | Mode::Start => Catalogue::read(to).await,
        };
        Self { served, to, catalogue: Rc::new(catalogue), readers, candidates }
    }

    /// Waits until the program is idle: after a start it precomputes comparisons for wrong answers.
    /// Returns the time it took.
    pub async fn rest(&self, most: Duration) -> Duration {
        rest(&self.served, most).await
    }
}

/// See [`Begun::rest`].
pub async fn rest(served: &Served, most: Duration) -> Duration {
    let second = Duration::from_secs(1);
    let mut waited = Duration::ZERO;
    let mut quiet = 0;
    let mut before = served.cpu_time();
    while waited < most && quiet < 3 {
        tokio::time::sleep(second).await;
        waited += second;
        let worked = served.cpu_time();
        quiet = if worked - before < IDLE_SHARE { quiet + 1 } else { 0 };
        before = worked;
    }
    waited
}

/// Listen address of the program.
pub fn address(served: &Served) -> SocketAddr {
    served.url().trim_start_matches("http://").parse().expect("an address and a port")
}

/// Creates users and a sitting. Sign-up is cheap here; the stored hash of the one shared password
/// has the site's cost.
async fn fill(settings: &Settings, url: &str) -> (Vec<Person>, Vec<Person>) {
    let store = Store::open(url).await.expect("a database connection");
    let server = Server::new(store.clone(), Clock::system(), Entropy::system(), Cost::TRIFLING).await;
    let server = server.expect("a server");
    let run = std::process::id();
    let mut people = Vec::new();
    let mut accounts = Vec::new();
    let sits = settings.mode != Mode::Practice;
    let candidates = if sits { settings.candidates() } else { 0 };
    for n in 0..settings.readers + candidates {
        let email = format!("somebody{n}-{run}@example.org");
        let signed_up = server
            .sign_up
            .with_password(&Browser::default(), server.federation(), "Ada", &email, Password::new(PASSWORD))
            .await;
        let (account, token) = signed_up.expect("an account");
        accounts.push(account);
        people.push(Person { email, cookie: format!("{SESSION}={}", token.as_str()) });
    }
    hash_at_cost(&store, &accounts).await;
    if sits {
        let mut row = exam::sitting(server.federation().id, moment(server.instant()));
        row.attempts = ATTEMPTS;
        exam::hold(&store, &row, &exam::drawn_from(PAPER).1).await;
    }
    server.close().await;
    let candidates = people.split_off(settings.readers);
    (people, candidates)
}

/// Hashes these accounts' password at the site's cost: once, shared by all.
async fn hash_at_cost(store: &Store, accounts: &[Account]) {
    let entropy = Entropy::system();
    let passwords = Passwords::new(Cost::RECOMMENDED, &entropy);
    let hash = passwords.hash(Password::new(PASSWORD), entropy.bytes()).await.expect("a hash");
    let mut write = store.write().await.expect("the database writes");
    for one in accounts {
        let stored = account::set_password(&mut write, one.federation, one.id, &hash).await;
        stored.expect("the account is there");
    }
    write.commit().await.expect("all stored");
}

impl Catalogue {
    /// Reads all practice scenarios, each with the first choices of its form.
    async fn read(to: SocketAddr) -> Self {
        let mut connection = Connection::new(to, "identity", "");
        let list = connection.get("/practice").await.expect("the list of what is practised");
        let mut ids: Vec<String> = scenarios(&list.text());
        for law in links(&list.text(), "/practice/") {
            let more = connection.get(&format!("/practice/{law}")).await.expect("the scenarios of a law");
            ids.extend(scenarios(&more.text()));
        }
        ids.sort();
        ids.dedup();
        let mut catalogue = Self::default();
        for id in ids {
            let page = connection.get(&format!("/scenario/{id}")).await.expect("a scenario");
            let mut fields = vec![("scenario".to_owned(), id.clone())];
            fields.extend(first_choices(&page.text()));
            let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
            let answer = connection.post("/api/answer", &form).await.expect("an answer");
            if answer.status == 303 && answer.location.contains("/marked?") {
                catalogue.marked.push(answer.location);
                catalogue.scenarios.push((id, form));
            }
        }
        assert!(
            catalogue.scenarios.len() > 20,
            "only {} scenarios can be answered",
            catalogue.scenarios.len()
        );
        catalogue
    }
}

fn scenarios(page: &str) -> Vec<String> {
    links(page, "/scenario/")
}

/// The rest of each link on a page with this prefix.
fn links(page: &str, begin: &str) -> Vec<String> {
    let link = format!("href=\"{begin}");
    let word = |rest: &str| Some(rest.split(['"', '?', '#', '/']).next()?.to_owned());
    page.split(&link).skip(1).filter_map(word).filter(|word| !word.is_empty()).collect()
}
