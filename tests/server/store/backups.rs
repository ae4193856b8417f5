//! Backup and restore: of SQLite by the program, of PostgreSQL by its own tools.

use crate::cluster::tool;
use crate::store::certificates::{certified_holder, examiner, signing_server};
use crate::store::database::{Database, Kind};
use crate::store::folder::Folder;
use crate::store::practice::{new_answer, trainee};
use crate::store::rows;
use crate::store::signing_up::GOOD;
use server::Server;
use server::accounts::{Account, Browser, Cost, Password};
use server::certificates::{Certificate, CertificateStatus};
use server::clock::Clock;
use server::credentials::check::CredentialVerdict;
use server::credentials::keys::OperatorKey;
use server::entropy::Entropy;
use server::maintenance::backup::{BackupFault, BackupProgress, BackupSummary, back_up, restore};
use server::maintenance::{KeyMatch, chains::Chains, fit};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use store::{Store, StoreError};

/// URL of a database in a folder that does not exist yet.
fn database_in(folder: &Folder) -> (PathBuf, String) {
    let file = folder.path().join("restored/director.db");
    let url = format!("sqlite:{}", file.display());
    (file, url)
}

async fn backed_up(from: &Database, to: &Path) -> Result<BackupSummary, BackupFault> {
    back_up(&from.url, to, |_| {}).await
}

/// Requirements of a restored site: users can sign in, certificates are valid, chains are intact.
async fn assert_restored(url: &str, clock: &Clock, who: &Account, certificate: &Certificate, answers: usize) {
    let store = Store::open(url).await.unwrap();
    let server = Server::new(store, clock.clone(), Entropy::system(), Cost::TRIFLING).await.unwrap();
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    let (again, token) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), &who.email, Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(again.id, who.id);
    assert_eq!(server.sessions.who(&token).await.unwrap().map(|who| who.id), Some(who.id));
    let stored = server.practice.answers_of(&again).await.unwrap().len();
    assert!(stored >= answers, "{stored} of {answers} answers");
    let found = server.certificates.look_up(&certificate.public).await.unwrap().expect("exists");
    assert_eq!(found.standing, CertificateStatus::Valid);
    let document = server.certificates.credential_of(certificate).await.unwrap().expect("a credential");
    assert!(matches!(
        server.verification.check_credential(document.as_bytes()).await.unwrap(),
        CredentialVerdict::Valid(_)
    ));
    let log = server.audit.check(server.federation().id, None).await.unwrap();
    assert!(log.entries > 0 && log.broken.is_none(), "{log:?}");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backs_up_a_running_site() {
    let database = Database::new(Kind::Sqlite).await;
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, certificate) = certified_holder(&server, &allowed, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    let (done, told) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let writing = {
        let (server, grace, done, told) = (server.clone(), grace.clone(), done.clone(), told.clone());
        tokio::spawn(async move {
            while !done.load(Ordering::Relaxed) {
                server.practice.record_answer(&grace, new_answer("r001", 700)).await.unwrap();
                told.fetch_add(1, Ordering::Relaxed);
            }
        })
    };
    while told.load(Ordering::Relaxed) < 20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let folder = Folder::new();
    let file = folder.path().join("backup.db");
    let before = told.load(Ordering::Relaxed);
    let mut steps = Vec::new();
    let whole = back_up(&database.url, &file, |step| steps.push(step)).await.unwrap();
    done.store(true, Ordering::Relaxed);
    writing.await.unwrap();
    assert_eq!(steps.last(), Some(&BackupProgress::Checking));
    assert!(told.load(Ordering::Relaxed) > before, "it went on meanwhile");
    assert!(whole.chains.entries > 5 && whole.chains.broken.is_empty(), "{whole:?}");
    assert_eq!(whole.bytes, std::fs::metadata(&file).unwrap().len());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let beside: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|one| one.unwrap().file_name()).collect();
    assert_eq!(beside, ["backup.db"], "nothing is left beside it");
    let (restored, url) = database_in(&folder);
    assert_eq!(restore(&file, &url, |_| {}).await.unwrap(), whole);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&restored).unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert_restored(&url, &clock, &ada, &certificate, 1).await;
    assert_restored(&url, &clock, &grace, &certificate, before).await;
    let (right, wrong) = (OperatorKey::new([7; 32]), OperatorKey::new([8; 32]));
    assert_eq!(fit(&url, Some(&right)).await.unwrap(), KeyMatch::Opens);
    assert_eq!(fit(&url, Some(&wrong)).await.unwrap(), KeyMatch::Another);
    assert_eq!(fit(&url, None).await.unwrap(), KeyMatch::NoKey);
}

#[tokio::test]
async fn overwrites_nothing() {
    let database = Database::new(Kind::Sqlite).await;
    rows::two_federations(&database.open().await).await;
    let folder = Folder::new();
    let file = folder.path().join("backup.db");
    backed_up(&database, &file).await.unwrap();
    assert!(matches!(backed_up(&database, &file).await, Err(BackupFault::Taken(_))));
    let (restored, url) = database_in(&folder);
    for beside in ["", "-wal", "-journal"] {
        let taken = PathBuf::from(format!("{}{beside}", restored.display()));
        std::fs::create_dir_all(taken.parent().unwrap()).unwrap();
        std::fs::write(&taken, "of somebody else").unwrap();
        let refused = restore(&file, &url, |_| {}).await;
        assert!(matches!(&refused, Err(BackupFault::Taken(what)) if *what == taken.display().to_string()));
        assert_eq!(std::fs::read_to_string(&taken).unwrap(), "of somebody else");
        std::fs::remove_file(&taken).unwrap();
    }
    // Another program is writing to it.
    let part = folder.path().join("another.db.part");
    std::fs::write(&part, "half").unwrap();
    let refused = backed_up(&database, &folder.path().join("another.db")).await;
    assert!(matches!(&refused, Err(BackupFault::Taken(what)) if what.ends_with(".part")), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&part).unwrap(), "half");
    // Files that are no site.
    let (junk, other) = (folder.path().join("junk.db"), folder.path().join("other.db"));
    std::fs::write(&junk, "no database, and long enough to be taken for one by its length alone".repeat(20))
        .unwrap();
    std::fs::copy(&file, &other).unwrap();
    let gone = Database::of_file(&other);
    gone.execute("DROP TABLE _sqlx_migrations").await;
    for no_site in [&junk, &other] {
        let refused = restore(no_site, &url, |_| {}).await.unwrap_err();
        let named = no_site.display().to_string();
        assert!(
            matches!(&refused, BackupFault::Store(StoreError::NoSite { place }) if *place == named),
            "{refused:?}"
        );
    }
    // A damaged file: its last pages are missing.
    let damaged = folder.path().join("damaged.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0x55);
    std::fs::write(&damaged, bytes).unwrap();
    let refused = restore(&damaged, &url, |_| {}).await.unwrap_err();
    assert!(matches!(&refused, BackupFault::Damaged { .. } | BackupFault::Store(_)), "{refused:?}");
    // A schema unknown to this program.
    let newer = folder.path().join("newer.db");
    std::fs::copy(&file, &newer).unwrap();
    let later = Database::of_file(&newer);
    later.execute("INSERT INTO schema_floor (floor) VALUES (9999)").await;
    later
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let refused = restore(&newer, &url, |_| {}).await.unwrap_err();
    assert!(matches!(refused, BackupFault::Store(StoreError::Newer { floor: 9999, .. })), "{refused:?}");
    assert!(matches!(
        restore(&folder.path().join("lost.db"), &url, |_| {}).await,
        Err(BackupFault::NoFile(_))
    ));
    assert!(matches!(
        back_up("postgres://nowhere/x", &folder.path().join("p"), |_| {}).await,
        Err(BackupFault::NotSqlite)
    ));
    let left: Vec<_> = std::fs::read_dir(restored.parent().unwrap()).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
    restore(&file, &url, |_| {}).await.unwrap();
}

#[tokio::test]
async fn migrates_an_old_backup() {
    let database = Database::new(Kind::Sqlite).await;
    database.migrate_to(34).await;
    database
        .execute(
            "INSERT INTO federation (id, code, name, language, edition, elections, created_at)
             VALUES (zeroblob(16), 'old', 'Old', 'nb', '2017', '{}', '2026-03-01T09:30:00.000000Z')",
        )
        .await;
    let folder = Folder::new();
    let file = folder.path().join("backup.db");
    let whole = backed_up(&database, &file).await.unwrap();
    assert!(whole.schema < 35 && whole.chains == Chains::default(), "{whole:?}");
    let (restored, url) = database_in(&folder);
    restore(&file, &url, |_| {}).await.unwrap();
    let restored = Database::of_file(&restored);
    assert_eq!(restored.count("SELECT count(*) FROM schema_floor WHERE floor = 35").await, 1);
    assert_eq!(restored.count("SELECT count(*) FROM federation WHERE code = 'old'").await, 1);
}

/// The PostgreSQL procedure of docs/operating.md.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dumps_and_restores_postgres() {
    let (database, empty) = (Database::new(Kind::Postgres).await, Database::new(Kind::Postgres).await);
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, certificate) = certified_holder(&server, &allowed, "Ada").await;
    let dump =
        tool("pg_dump", &["--format=custom", "--no-owner", &format!("--dbname={}", database.url)], b"")
            .unwrap();
    let target = format!("--dbname={}", empty.url);
    tool("pg_restore", &["--no-owner", "--exit-on-error", "--single-transaction", &target], &dump).unwrap();
    assert_restored(&empty.url, &clock, &ada, &certificate, 12).await;
}
