//! The archive of a sitting: content, availability, and verification.

use crate::exam::{ExamItem, fixed};
use crate::store::after_exams::{
    answered, bank, change_digests, examiner, examiner_named, marked, marked_by, over, rulings, sat,
};
use crate::store::attempts::{ExamFixture, answer, literal};
use crate::store::database::Database;
use crate::store::practice::trainee;
use bank::exam::Part;
use serde_json::{Value, json};
use server::accounts::Account;
use server::exams::archive::{
    ArchiveFault, ArchiveReadiness, ArchiveRefusal, Checksum, ReceiptDigits, Verified, verify,
};
use server::exams::{Act, Sitting, Steer};
use server::roles::Allowed;
use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

contract! {
    archive_is_complete_and_sound, detects_any_change, archive_names_actors_and_results,
    early_archive_is_provisional, open_sitting_has_no_archive, limits_concurrent_archives,
}

async fn archived(fixture: &ExamFixture, allowed: &Allowed, sitting: Sitting) -> Vec<u8> {
    let pieces = fixture.server.archives.begin(allowed, sitting, bank(), rulings()).await.unwrap();
    let mut pieces = pieces.expect("their ended attempt");
    let mut bytes = Vec::new();
    while let Some(piece) = pieces.recv().await {
        bytes.extend(piece.expect("no fault"));
    }
    bytes
}

fn checked(bytes: &[u8], receipts: &[&str]) -> Verified {
    let receipts: Vec<ReceiptDigits> = receipts.iter().map(|one| one.parse().unwrap()).collect();
    verify(Cursor::new(bytes), &receipts, None).expect("an archive")
}

/// A file of an archive.
fn file(bytes: &[u8], path: &str) -> Value {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).unwrap();
    serde_json::from_slice(&read(zip.by_name(path).unwrap())).unwrap()
}

/// The same archive with its files rewritten; `None` omits a file.
fn rewritten(bytes: &[u8], with: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>>) -> Vec<u8> {
    let mut from = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut to = ZipWriter::new(Cursor::new(Vec::new()));
    for at in 0..from.len() {
        let mut file = from.by_index(at).unwrap();
        let (name, mut content) = (file.name().unwrap().into_owned(), Vec::new());
        file.read_to_end(&mut content).unwrap();
        if let Some(content) = with(&name, content) {
            to.start_file(&*name, SimpleFileOptions::default()).unwrap();
            to.write_all(&content).unwrap();
        }
    }
    to.finish().unwrap().into_inner()
}

fn replaced(content: Vec<u8>, from: &str, to: &str) -> Vec<u8> {
    String::from_utf8(content).unwrap().replacen(from, to, 1).into_bytes()
}

pub async fn archive_is_complete_and_sound(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let (_, allowed) = examiner(&fixture).await;
    let right = answered("r001", None);
    let ada = sat(&fixture, "Ada", &right, &answered("r006", None)).await;
    sat(&fixture, "Grace", "{}", "{}").await;
    marked(&fixture, ada, 1, 1000, "right").await;
    marked(&fixture, ada, 7, 1000, "right").await;
    let sitting = over(&fixture, &allowed).await;
    let bytes = archived(&fixture, &allowed, sitting).await;
    let home = fixture.server.federation().clone();
    let who =
        fixture.server.people.account_with(&home, "ada@example.org").await.unwrap().expect("an account");
    let attempt = fixture.server.attempts.find(&who, &ada.0.to_string()).await.unwrap().expect("an attempt");
    let stored = fixture.server.attempts.changes_of(&attempt).await.unwrap();
    let receipt = server::exams::attempt::receipt::short(&stored[1].receipt);
    let found = checked(&bytes, &[&receipt, &receipt.to_uppercase(), "0000 0000 0000 0000"]);
    assert_eq!(found.faults, []);
    assert_eq!((found.manifest.attempts, found.answers), (2, 6));
    assert!(found.manifest.missing.is_empty(), "{:?}", found.manifest.missing);
    let [counted] = &found.saved[0][..] else { panic!("the receipt is of one answer") };
    assert_eq!((counted.page, &counted.answer, counted.counts), (1, &right, true));
    assert_eq!(found.saved[1][0].attempt, ada.0.to_string());
    assert!(found.saved[2].is_empty() && !found.is_sound(), "no one has that receipt");
    assert!(checked(&bytes, &[]).is_whole());
    // A later change is reported.
    let first = hex::encode(&stored[0].receipt);
    assert!(!checked(&bytes, &[&first]).saved[0][0].counts);
    // The log holds the hash of the downloaded archive.
    let log = database.text("SELECT detail FROM audit WHERE deed = 'sitting-archived'").await;
    assert!(log.contains(&found.sha256), "{log}");
    // Every scenario of the paper is there with its ruling, and parses.
    let files: Vec<&str> = found.manifest.files.iter().map(|file| file.path.as_str()).collect();
    for id in ["r001", "r059", "r059.4", "c001", "r006"] {
        for file in ["facts.toml", "ruling.json"] {
            assert!(files.contains(&format!("scenarios/{id}/{file}").as_str()), "{id} {file}");
        }
    }
}

pub async fn detects_any_change(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let (_, allowed) = examiner(&fixture).await;
    let right = answered("r001", None);
    let ada = sat(&fixture, "Ada", &right, "{}").await;
    let sitting = over(&fixture, &allowed).await;
    let bytes = archived(&fixture, &allowed, sitting).await;
    let attempt = format!("attempts/{}.json", ada.0);
    let of = |bytes: Vec<u8>| checked(&bytes, &[]).faults;
    assert_eq!(of(rewritten(&bytes, |_, content| Some(content))), [], "repacking gives the same archive");
    let facts = "scenarios/r001/facts.toml";
    let changed = rewritten(&bytes, |name, content| {
        Some(if name == facts { replaced(content, "r001", "r002") } else { content })
    });
    assert!(of(changed).contains(&ArchiveFault::Changed(facts.to_owned())));
    let without = rewritten(&bytes, |name, content| (name != facts).then_some(content));
    assert_eq!(of(without), [ArchiveFault::Missing(facts.to_owned())]);
    let unlisted = rewritten(&bytes, |name, content| {
        Some(if name == "manifest.json" { replaced(content, "paper.toml", "other.toml") } else { content })
    });
    let found = of(unlisted);
    assert!(found.contains(&ArchiveFault::Unlisted("paper.toml".to_owned())), "{found:?}");
    assert!(found.contains(&ArchiveFault::Missing("other.toml".to_owned())), "{found:?}");
    // A forged manifest still contradicts the receipts.
    let old = ZipArchive::new(Cursor::new(&bytes)).unwrap().by_name(&attempt).map(read).unwrap();
    let new = replaced(old.clone(), r#""answer": "{}""#, r#""answer": "{ }""#);
    assert_ne!(old, new);
    let forged = rewritten(&bytes, |name, content| {
        Some(match name {
            _ if name == attempt => new.clone(),
            "manifest.json" => {
                let hashed = replaced(content, &sha256(&old), &sha256(&new));
                replaced(hashed, &format!("\"bytes\": {}", old.len()), &format!("\"bytes\": {}", new.len()))
            }
            _ => content,
        })
    });
    assert_eq!(of(forged.clone()), [ArchiveFault::Receipt { attempt: ada.0.to_string(), number: 1 }]);
    assert!(verify(Cursor::new(b"no archive"), &[], None).is_err());
    assert!(verify(Cursor::new(&bytes[..bytes.len() / 2]), &[], None).is_err(), "half of one is none");
    // Forged receipts still contradict the log, which has the manifest's checksum.
    let sum: Checksum = checked(&bytes, &[]).sha256.parse().unwrap();
    assert_eq!(verify(Cursor::new(&bytes), &[], Some(&sum)).unwrap().faults, []);
    let found = verify(Cursor::new(&forged), &[], Some(&sum)).unwrap().faults;
    assert!(found.contains(&ArchiveFault::OtherManifest), "{found:?}");
    // Of two files with the same name, programs may read either.
    let twice = with_a_second(&bytes, &attempt);
    assert_eq!(of(twice), [ArchiveFault::Twice]);
}

fn read(mut file: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).unwrap();
    bytes
}

fn sha256(bytes: &[u8]) -> String {
    use sha2::Digest;
    hex::encode(sha2::Sha256::digest(bytes))
}

/// The same archive with a duplicate of this name before the first.
fn with_a_second(bytes: &[u8], name: &str) -> Vec<u8> {
    // The packer refuses duplicate names, so the rename comes after packing.
    let other = name.replacen('a', "A", 1);
    let mut from = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut to = ZipWriter::new(Cursor::new(Vec::new()));
    to.start_file(&*other, SimpleFileOptions::default()).unwrap();
    to.write_all(b"{}").unwrap();
    for at in 0..from.len() {
        to.raw_copy_file(from.by_index_raw(at).unwrap()).unwrap();
    }
    let mut packed = to.finish().unwrap().into_inner();
    let places: Vec<usize> =
        (0..packed.len() - other.len()).filter(|at| packed[*at..].starts_with(other.as_bytes())).collect();
    assert_eq!(places.len(), 2, "before the file and in the list at the end");
    for at in places {
        packed[at..at + name.len()].copy_from_slice(name.as_bytes());
    }
    packed
}

pub async fn archive_names_actors_and_results(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let (mary, _) = examiner_named(&fixture, "Mary").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let grace = trainee(&fixture.server, "Grace").await;
    let waits = fixture.enter(&grace, "here").await;
    // Grace was never admitted.
    let never = literal(&database, waits.id().0);
    database
        .execute(&format!(
            "UPDATE attempt SET state = 'waits', begun_at = NULL, part_at = NULL WHERE id = {never}"
        ))
        .await;
    let sitting = attempt.rules.sitting.as_ref().clone();
    for steer in [Steer::Pause, Steer::Resume, Steer::Add(300)] {
        let done = fixture.server.sittings.steer_some(&allowed, &sitting, Some(attempt.id()), steer).await;
        assert_eq!(done.unwrap(), 1);
    }
    fixture.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked_by(&fixture, &karl, attempt.id(), 1, 1, 600).await;
    marked_by(&fixture, &mary, attempt.id(), 1, 2, 700).await;
    over(&fixture, &allowed).await;
    database
        .execute("UPDATE sitting SET review = 'marks', appeals_until = '2099-01-01T00:00:00.000000Z'")
        .await;
    let attempt = fixture.again(&ada, &attempt).await;
    let appeal = fixture.server.appeals.raise(&ada, &attempt, 1, "Look again.").await.unwrap();
    examiner_named(&fixture, "Emmy").await;
    let (_, emmy) = examiner_named(&fixture, "Grete").await;
    fixture.server.appeals.decide(None, &emmy, appeal, true, "You are right.", Some(900)).await.unwrap();
    let sitting = over(&fixture, &allowed).await;
    let bytes = archived(&fixture, &allowed, sitting).await;
    assert!(checked(&bytes, &[]).is_whole(), "{:?}", checked(&bytes, &[]));
    let of_ada = file(&bytes, &format!("attempts/{}.json", attempt.id().0));
    let by: Vec<&Value> = of_ada["marks"].as_array().unwrap().iter().map(|mark| &mark["by"]).collect();
    let person =
        |who: &Account| json!({ "federation": "demo", "account": who.id.0.to_string(), "name": who.name });
    assert_eq!(by, [&person(&karl), &person(&mary), &person(emmy.by())]);
    assert_eq!((&of_ada["result"]["permille"], &of_ada["result"]["waits"]), (&json!(900), &json!(0)));
    let appeal = &of_ada["appeals"][0];
    assert_eq!((&appeal["text"], &appeal["answer"]), (&json!("Look again."), &json!("You are right.")));
    assert_eq!((&appeal["state"], &appeal["by"]), (&json!("upheld"), &person(emmy.by())));
    let of_grace = file(&bytes, &format!("attempts/{}.json", waits.id().0));
    assert_eq!((&of_grace["state"], &of_grace["result"]), (&json!("not_sat"), &Value::Null));
    let log = file(&bytes, "log.json");
    let told = |deed: &str| log.as_array().unwrap().iter().find(|entry| entry["deed"] == deed).cloned();
    for deed in ["attempt-paused", "attempt-resumed", "attempt-time-added"] {
        let entry = told(deed).unwrap_or_else(|| panic!("{deed} is in {log}"));
        assert_eq!((&entry["by"], &entry["on"]), (&person(&karl), &person(&ada)));
    }
    assert_eq!(told("appeal-raised").expect("exists")["by"], person(&ada));
    assert_eq!(told("appeal-decided").expect("exists")["by"], person(emmy.by()));
    assert!(told("role-granted").is_none(), "nothing of others");
}

pub async fn early_archive_is_provisional(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let (mary, _) = examiner_named(&fixture, "Mary").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked_by(&fixture, &karl, attempt.id(), 1, 1, 600).await;
    let sitting = over(&fixture, &allowed).await;
    assert_eq!(fixture.server.archives.readiness(&sitting).await.unwrap(), ArchiveReadiness::Provisional(1));
    let bytes = archived(&fixture, &allowed, sitting.clone()).await;
    let found = checked(&bytes, &[]);
    assert!(found.is_sound() && !found.is_whole() && found.manifest.provisional);
    let id = attempt.id().0.to_string();
    assert_eq!((&found.manifest.waiting[0].attempt, &found.manifest.waiting[0].pages[..]), (&id, &[1][..]));
    let of_ada = file(&bytes, &format!("attempts/{id}.json"));
    assert_eq!((&of_ada["marks"], &of_ada["result"]["permille"]), (&json!([]), &Value::Null));
    let mut zip = ZipArchive::new(Cursor::new(&bytes)).unwrap();
    for at in 0..zip.len() {
        let text = String::from_utf8(read(zip.by_index(at).unwrap())).unwrap();
        assert!(!text.contains("So says Karl"), "Mary is to be blind of it: {text}");
    }
    marked_by(&fixture, &mary, attempt.id(), 1, 2, 700).await;
    assert_eq!(fixture.server.archives.readiness(&sitting).await.unwrap(), ArchiveReadiness::Final);
    let bytes = archived(&fixture, &allowed, sitting).await;
    assert!(checked(&bytes, &[]).is_whole());
    assert_eq!(file(&bytes, &format!("attempts/{id}.json"))["marks"].as_array().unwrap().len(), 2);
}

pub async fn open_sitting_has_no_archive(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let sitting = attempt.rules.sitting.as_ref().clone();
    // Her clock is paused when the sitting closes, so she continues afterwards.
    let paused =
        fixture.server.sittings.steer_some(&allowed, &sitting, Some(attempt.id()), Steer::Pause).await;
    assert_eq!(paused.unwrap(), 1);
    let sitting = over(&fixture, &allowed).await;
    assert!(sitting.is_over(fixture.server.instant()));
    assert_eq!(fixture.server.archives.readiness(&sitting).await.unwrap(), ArchiveReadiness::NotYet);
    let none = fixture.server.archives.begin(&allowed, sitting.clone(), bank(), rulings()).await.unwrap();
    assert!(none.is_none(), "she may still answer");
    let ended = fixture.server.sittings.steer_some(&allowed, &sitting, Some(attempt.id()), Steer::End).await;
    assert_eq!(ended.unwrap(), 1);
    change_digests(&database, attempt.id(), "r001").await;
    let bytes = archived(&fixture, &allowed, sitting).await;
    let found = checked(&bytes, &[]);
    assert_eq!((&found.manifest.changed[..], found.manifest.missing.len()), (&["r001".to_owned()][..], 0));
    assert!(found.is_sound() && !found.is_whole());
}

/// A paper whose file compresses to this many bytes, so that its archive blocks on the client.
fn long_paper(bytes: usize) -> String {
    let hashes = (0u64..).map(|number| sha256(&number.to_be_bytes()));
    hashes.take(bytes / 32).collect()
}

pub async fn limits_concurrent_archives(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    database.execute(&format!("UPDATE sitting SET paper = '{}'", long_paper(1 << 20))).await;
    let sitting = over(&fixture, &allowed).await;
    let begin = async || fixture.server.archives.begin(&allowed, sitting.clone(), bank(), rulings()).await;
    // Neither is read.
    let first = begin().await.unwrap().expect("their ended attempt");
    let mut second = begin().await.unwrap().expect("a free slot");
    assert!(matches!(begin().await, Err(ArchiveRefusal::Busy)));
    // Dropping a download frees its slot, and so does reading it to the end.
    drop(first);
    let third = begin().await.unwrap().expect("a free slot");
    while let Some(piece) = second.recv().await {
        piece.expect("no fault");
    }
    let fourth = begin().await.unwrap().expect("a free slot");
    assert!(matches!(begin().await, Err(ArchiveRefusal::Busy)));
    drop((third, fourth));
}

/// One item.
const ONE: [ExamItem; 1] = [(Part::Closed, "r001", 1)];
