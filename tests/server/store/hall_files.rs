//! Files of photographs and scans: read by a job, named if broken, removed by a person or in time.

use super::faults;
use crate::store::after_exams::bank;
use crate::store::database::Database;
use crate::store::halls::{Hall, counts};
use server::forms::Rejection;
use server::own_bank::ImportedFile;
use server::rulings::{Limits, Rulings};
use store::hall_scan;
use uuid::Uuid;

contract! {
    pictures_of_sheets_are_removed_in_time, broken_picture_is_named, file_is_removed_with_its_pictures,
    confirmed_file_stays, file_is_removed_while_it_waits,
}

const TABLES: [&str; 3] = ["hall_scan", "hall_upload", "job"];

/// A hall with a picture uploaded, in which there is no sheet.
async fn waiting(database: &Database) -> (Hall, Rulings) {
    let hall = Hall::new(database).await;
    hall.draw().await;
    let server = &hall.fixture.server;
    let rulings = Rulings::new(rules::engine::rule, Limits::of_this_machine());
    server.marks_by(bank(), rulings.clone());
    let file = ImportedFile { name: "note.png".to_owned(), bytes: b"\x89PNG\r\n\x1a\n".to_vec() };
    assert_eq!(server.hall_scans.upload(&hall.allowed, &hall.sitting, vec![file]).await.unwrap(), 1);
    (hall, rulings)
}

/// The same once it is read.
async fn uploaded(database: &Database) -> (Hall, Rulings) {
    let (hall, rulings) = waiting(database).await;
    counts(database, "SELECT COUNT(*) FROM hall_scan WHERE state = 'broken'", 1).await;
    counts(database, "SELECT COUNT(*) FROM job", 0).await;
    (hall, rulings)
}

/// The id of the only file.
async fn file(hall: &Hall) -> Uuid {
    let server = &hall.fixture.server;
    let (files, _) = server.hall_scans.listed(&hall.allowed, &hall.sitting).await.unwrap();
    files[0].id
}

async fn remove(hall: &Hall, file: Uuid) -> Result<(), Rejection> {
    hall.fixture.server.hall_scans.remove_file(&hall.allowed, &hall.sitting, file).await
}

pub async fn broken_picture_is_named(database: Database) {
    uploaded(&database).await;
}

pub async fn pictures_of_sheets_are_removed_in_time(database: Database) {
    let (hall, rulings) = uploaded(&database).await;
    hall.fixture.later(180 * 24 * 60 + 1);
    hall.fixture.server.takeovers.take_over(&bank(), &rulings).await.unwrap();
    for table in ["hall_scan", "hall_upload"] {
        assert_eq!(database.count(&format!("SELECT COUNT(*) FROM {table}")).await, 0);
    }
}

pub async fn file_is_removed_with_its_pictures(database: Database) {
    let (hall, _) = uploaded(&database).await;
    let file = file(&hall).await;
    let elsewhere =
        server::exams::Sitting { id: store::sitting::SittingId(Uuid::nil()), ..hall.sitting.clone() };
    let other = hall.fixture.server.hall_scans.remove_file(&hall.allowed, &elsewhere, file).await;
    assert!(matches!(other, Err(Rejection::NotFound)), "a file of another sitting");
    assert_eq!(database.count("SELECT COUNT(*) FROM hall_upload").await, 1);
    // Pressed twice it is removed once.
    remove(&hall, file).await.unwrap();
    remove(&hall, file).await.unwrap();
    for table in TABLES {
        assert_eq!(database.count(&format!("SELECT COUNT(*) FROM {table}")).await, 0, "{table}");
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'hall-file-removed'").await, 1);
}

pub async fn confirmed_file_stays(database: Database) {
    let (hall, _) = uploaded(&database).await;
    let (server, file) = (&hall.fixture.server, file(&hall).await);
    let (_, scans) = server.hall_scans.listed(&hall.allowed, &hall.sitting).await.unwrap();
    let store = database.open().await;
    let mut write = store.write().await.unwrap();
    let (by, federation) = (hall.allowed.by(), hall.allowed.federation().id);
    let now = store::Moment::new(server.now());
    hall_scan::confirm(&mut write, (federation, scans[0].id), (by.federation, by.id), now).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(faults(remove(&hall, file).await), ["confirmed"]);
    for table in ["hall_scan", "hall_upload"] {
        assert_eq!(database.count(&format!("SELECT COUNT(*) FROM {table}")).await, 1, "{table}");
    }
    // A picture can be removed by itself; without it nothing holds the file.
    server.hall_scans.remove(&hall.allowed, &hall.sitting, scans[0].id).await.unwrap();
    remove(&hall, file).await.unwrap();
}

pub async fn file_is_removed_while_it_waits(database: Database) {
    let (hall, _) = waiting(&database).await;
    remove(&hall, file(&hall).await).await.unwrap();
    // Its worker may be anywhere in the file, and stores nothing more.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    for table in TABLES {
        assert_eq!(database.count(&format!("SELECT COUNT(*) FROM {table}")).await, 0, "{table}");
    }
}
