//! A full disk, or failing writes: nothing acknowledged is lost, monitoring is notified, and saving
//! resumes within two seconds of free space, for exams and for practice. Three times in a row each.

use crate::faults::candidate::RetryPolicy;
use crate::faults::{
    BANK, POLL_INTERVAL, WorkingCandidates, prepare, runtime, stored_answers, times_to_resume,
};
use crate::harness::cluster::Cluster;
use crate::harness::disk::Disk;
use crate::harness::running::Folder;
use crate::harness::served::Served;
use crate::harness::visitor::{agent, first_choices};
use server::accounts::Account;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;
use store::{Store, answer};
use ureq::Agent;
use url::form_urlencoded;

/// Maximum time until saving resumes after space is freed.
const RESUME_LIMIT_FULL: Duration = Duration::from_secs(2);
/// Maximum time until a site reports that it cannot write, or that it can again.
const REPORT_LIMIT: Duration = Duration::from_secs(12);
const ROUNDS: usize = 3;
/// Candidates in an exam; one more user practises.
const PEOPLE: usize = 6;

#[test]
fn saving_goes_on_after_a_full_disk() {
    let Some(disk) = Disk::mount("full-sqlite", 16) else { return };
    let url = format!("sqlite:{}", disk.path().join("director.db").display());
    outlives(&url, |_| disk.fill(), |_| disk.free());
}

#[test]
fn saving_resumes_after_full_disk() {
    let Some(disk) = Disk::mount("full-postgres", 48) else { return };
    let cluster = Cluster::start("").expect("a database");
    cluster.take_ownership(disk.path()).expect("owned by the server");
    let url = runtime().block_on(cluster.database_at("small", disk.path()));
    outlives(&url, |_| disk.fill(), |_| disk.free());
}

#[test]
fn saving_resumes_after_io_errors() {
    // Every write behind the first byte of a file fails, as on a broken device.
    let folder = Folder::new("broken");
    let url = format!("sqlite:{}", folder.path().join("director.db").display());
    outlives(&url, |site| site.limit_files(Some(1)), |site| site.limit_files(None));
}

fn outlives(url: &str, breaks: impl Fn(&Served), mends: impl Fn(&Served)) {
    let runtime = runtime();
    let mut accounts = runtime.block_on(prepare(url, PEOPLE + 1));
    let mut site = Served::start_with(url, &BANK);
    let place = Arc::new(RwLock::new(site.url().to_owned()));
    let (learner, token) = accounts.pop().expect("one more");
    let working = WorkingCandidates::begin(&accounts, &place, RetryPolicy::HASTY);
    let practising = Practising::begin(site.url(), &token);
    let mut heard = working.heard.clone();
    heard.push(practising.saved.clone());
    times_to_resume("they begin", &heard);
    for round in 1..=ROUNDS {
        wait(&site, 200);
        breaks(&site);
        wait(&site, 503);
        practising.is_refused();
        mends(&site);
        let took = times_to_resume(&format!("there is room again ({round})"), &heard);
        assert!(took < RESUME_LIMIT_FULL, "saving went on after {took:.1?}");
    }
    wait(&site, 200);
    let acknowledged = working.end();
    let answers = practising.end();
    site.kill();
    runtime.block_on(stored_answers(url, &accounts, &acknowledged));
    runtime.block_on(assert_practice(url, &learner, &answers));
}

/// Waits until the site reports itself ready, or not ready.
fn wait(site: &Served, status: u16) {
    let url = format!("{}/readyz", site.url());
    let says = || agent().get(&url).call().map(|answer| answer.status().as_u16());
    for _ in 0..REPORT_LIMIT.as_millis() / POLL_INTERVAL.as_millis() {
        if says().is_ok_and(|said| said == status) {
            return;
        }
        std::thread::sleep(POLL_INTERVAL);
    }
    panic!("/readyz does not say {status} but {:?}", says());
}

/// A client that answers the same scenario repeatedly.
struct Practising {
    stop: Arc<AtomicBool>,
    saved: Arc<AtomicUsize>,
    /// Number of answers not reported as saved.
    refused: Arc<AtomicUsize>,
    /// Ids of the answers reported as saved.
    learner: JoinHandle<Vec<String>>,
}

impl Practising {
    fn begin(site: &str, token: &str) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (saved, refused) = (Arc::<AtomicUsize>::default(), Arc::<AtomicUsize>::default());
        let (told, heard, not_kept) = (stop.clone(), saved.clone(), refused.clone());
        let (site, cookie) = (site.to_owned(), format!("director_session={token}"));
        let learner = std::thread::spawn(move || {
            let agent = agent();
            let form = agent.get(format!("{site}/scenario/r901")).header("cookie", &cookie).call();
            let form = form.and_then(|mut page| page.body_mut().read_to_string()).expect("the form");
            let mut fields = vec![("scenario".to_owned(), "r901".to_owned())];
            fields.extend(first_choices(&form));
            let fields = form_urlencoded::Serializer::new(String::new()).extend_pairs(&fields).finish();
            let mut ids = Vec::new();
            while !told.load(Ordering::Relaxed) {
                match saved_id(&agent, &site, &cookie, &fields) {
                    Some(id) => {
                        ids.push(id);
                        heard.fetch_add(1, Ordering::SeqCst);
                    }
                    None => drop(not_kept.fetch_add(1, Ordering::SeqCst)),
                }
                std::thread::sleep(POLL_INTERVAL);
            }
            ids
        });
        Self { stop, saved, refused, learner }
    }

    /// Waits until answers are no longer reported as saved.
    fn is_refused(&self) {
        let before = self.refused.load(Ordering::SeqCst);
        for _ in 0..REPORT_LIMIT.as_millis() / POLL_INTERVAL.as_millis() {
            if self.refused.load(Ordering::SeqCst) > before + 1 {
                return;
            }
            std::thread::sleep(POLL_INTERVAL);
        }
        panic!("answers are still reported as saved");
    }

    fn end(self) -> Vec<String> {
        self.stop.store(true, Ordering::Relaxed);
        self.learner.join().expect("the learner")
    }
}

/// Id of the answer, if reported as saved.
fn saved_id(agent: &Agent, site: &str, cookie: &str, fields: &str) -> Option<String> {
    let request = agent.post(format!("{site}/api/answer")).header("cookie", cookie);
    let request = request.header("sec-fetch-site", "same-origin").header("accept", "text/html");
    let answer = request.header("content-type", "application/x-www-form-urlencoded").send(fields).ok()?;
    let to = answer.headers().get("location")?.to_str().ok()?;
    Some(to.split("/answer/").nth(1)?.split('?').next()?.to_owned())
}

/// Compares the database with the reports.
async fn assert_practice(url: &str, learner: &Account, ids: &[String]) {
    let store = Store::open(url).await.expect("a database connection");
    let rows = answer::of_account(&store, learner.federation, learner.id).await.expect("readable");
    let stored: Vec<String> = rows.iter().map(|row| row.id.0.to_string()).collect();
    for id in ids {
        assert_eq!(stored.iter().filter(|one| *one == id).count(), 1, "{id}");
    }
    eprintln!("{} answers in practice acknowledged", ids.len());
    store.close().await;
}
