//! The database, the people, the sitting, and the program that serves them.

use crate::harness::cluster::durable_database;
use crate::harness::exam;
use crate::harness::running::Folder;
use crate::harness::served::Served;
use crate::harness::visitor::{PASSWORD, first_choices};
use crate::line::{Line, SESSION};
use crate::settings::{Mode, Settings};
use server::Server;
use server::accounts::password::Passwords;
use server::accounts::{Account, Cost, Password};
use server::clock::{Clock, moment};
use server::entropy::Entropy;
use sqlx::{Connection, PgConnection};
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;
use store::{Store, account};
use url::form_urlencoded;

/// The paper that is sat.
const PAPER: &str = "club";
/// How often one person may sit it: in a long run they come again. No sitting allows more.
const ATTEMPTS: i32 = 100;
/// What counts as rest: so much of one core.
const REST: f64 = 0.05;

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Database {
    /// In the program
    Sqlite,
    /// A server of its own
    Postgres,
}

/// Where the database is.
pub struct Place {
    pub url: String,
    pub database: Database,
    /// The process whose children PostgreSQL is, where it runs on this machine and says so
    pub postmaster: Option<u32>,
    /// Holds a database of our own
    _folder: Option<Folder>,
}

impl Place {
    /// As it was told: `sqlite`, `postgres`, or an address.
    pub async fn find(told: &str) -> Self {
        match told {
            "sqlite" => {
                let folder = Folder::new("load");
                let url = format!("sqlite:{}", folder.path().join("director.db").display());
                Self { url, database: Database::Sqlite, postmaster: None, _folder: Some(folder) }
            }
            "postgres" => Self::postgres(durable_database().await).await,
            url if url.starts_with("postgres") => Self::postgres(url.to_owned()).await,
            url => Self { url: url.to_owned(), database: Database::Sqlite, postmaster: None, _folder: None },
        }
    }

    async fn postgres(url: String) -> Self {
        let mut link = PgConnection::connect(&url).await.expect("the database");
        let data: Option<String> = sqlx::query_scalar("SHOW data_directory").fetch_one(&mut link).await.ok();
        let pid = data.and_then(|data| std::fs::read_to_string(Path::new(&data).join("postmaster.pid")).ok());
        let postmaster = pid.and_then(|text| text.lines().next()?.trim().parse().ok());
        Self { url, database: Database::Postgres, postmaster, _folder: None }
    }

    /// How long sessions of this database have been at work, in seconds; nothing where it does not say.
    pub async fn active(&self) -> Option<f64> {
        const ASKED: &str =
            "SELECT active_time / 1000.0 FROM pg_stat_database WHERE datname = current_database()";
        let mut link = PgConnection::connect(&self.url).await.ok()?;
        sqlx::query_scalar(ASKED).fetch_one(&mut link).await.ok()
    }
}

/// A signed-in user.
#[derive(Clone, Debug)]
pub struct Person {
    pub email: String,
    /// The cookie of their session, as it is sent
    pub cookie: String,
}

/// What there is to read and to answer.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// Scenarios, and what a form with whatever comes first sends
    pub scenarios: Vec<(String, String)>,
    /// The pages to which such a form leads a visitor
    pub marked: Vec<String>,
}

/// A site with people, which is served.
pub struct Begun {
    pub served: Served,
    pub to: SocketAddr,
    pub catalogue: Rc<Catalogue>,
    pub readers: Vec<Person>,
    pub candidates: Vec<Person>,
}

impl Begun {
    /// Fills the database and starts the program.
    pub async fn prepare(settings: &Settings, place: &Place) -> Self {
        let (readers, candidates) = fill(settings, &place.url).await;
        let served = Served::start(&place.url);
        let to = address(&served);
        let catalogue = match settings.mode {
            Mode::SignIn | Mode::Saves | Mode::Begin => Catalogue::default(),
            Mode::Practice | Mode::Mixed | Mode::Soak | Mode::Start => Catalogue::read(to).await,
        };
        Self { served, to, catalogue: Rc::new(catalogue), readers, candidates }
    }

    /// Waits until the program does nothing: after a start it works out beforehand what wrong
    /// answers are held against. How long that took.
    pub async fn rest(&self, most: Duration) -> Duration {
        rest(&self.served, most).await
    }
}

/// See [`Begun::rest`].
pub async fn rest(served: &Served, most: Duration) -> Duration {
    let second = Duration::from_secs(1);
    let mut waited = Duration::ZERO;
    let mut quiet = 0;
    let mut before = served.worked();
    while waited < most && quiet < 3 {
        tokio::time::sleep(second).await;
        waited += second;
        let worked = served.worked();
        quiet = if worked - before < REST { quiet + 1 } else { 0 };
        before = worked;
    }
    waited
}

/// Where the program listens.
pub fn address(served: &Served) -> SocketAddr {
    served.url().trim_start_matches("http://").parse().expect("an address and a port")
}

/// People and a sitting. Signing up costs next to nothing here; what is kept of the password, which
/// is one and the same, has the cost it has at the site.
async fn fill(settings: &Settings, url: &str) -> (Vec<Person>, Vec<Person>) {
    let store = Store::open(url).await.expect("the database opens");
    let server = Server::new(store.clone(), Clock::system(), Entropy::system(), Cost::TRIFLING).await;
    let server = server.expect("a server");
    let run = std::process::id();
    let mut people = Vec::new();
    let mut accounts = Vec::new();
    let sits = settings.mode != Mode::Practice;
    let candidates = if sits { settings.candidates() } else { 0 };
    for n in 0..settings.readers + candidates {
        let email = format!("somebody{n}-{run}@example.org");
        let signed_up = server.sign_up(server.federation(), "Ada", &email, Password::new(PASSWORD)).await;
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
        let kept = account::set_password(&mut write, one.federation, one.id, &hash).await;
        kept.expect("the account is there");
    }
    write.commit().await.expect("all of them are kept");
}

impl Catalogue {
    /// Everything that can be practised, and answered as a whole by whatever comes first.
    async fn read(to: SocketAddr) -> Self {
        let mut line = Line::new(to, "identity", "");
        let list = line.get("/practice").await.expect("the list of what is practised");
        let mut ids: Vec<String> = scenarios(&list.text());
        for law in links(&list.text(), "/practice/") {
            let more = line.get(&format!("/practice/{law}")).await.expect("the scenarios of a law");
            ids.extend(scenarios(&more.text()));
        }
        ids.sort();
        ids.dedup();
        let mut catalogue = Self::default();
        for id in ids {
            let page = line.get(&format!("/scenario/{id}")).await.expect("a scenario");
            let mut fields = vec![("scenario".to_owned(), id.clone())];
            fields.extend(first_choices(&page.text()));
            let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
            let answer = line.post("/api/answer", &form).await.expect("an answer");
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

/// The words behind the links of a page that begin so.
fn links(page: &str, begin: &str) -> Vec<String> {
    let link = format!("href=\"{begin}");
    let word = |rest: &str| Some(rest.split(['"', '?', '#', '/']).next()?.to_owned());
    page.split(&link).skip(1).filter_map(word).filter(|word| !word.is_empty()).collect()
}
