//! Database URLs, valid and invalid.

use crate::store::folder::Folder;
use store::{ConnectFault, Store, StoreError, UrlFault};

#[tokio::test]
async fn refuses_a_bad_url() {
    for (url, fault) in [
        ("", UrlFault::Scheme),
        ("director.db", UrlFault::Scheme),
        ("mysql://localhost/director", UrlFault::Scheme),
        ("sqlite:", UrlFault::NoFile),
        ("sqlite://", UrlFault::NoFile),
        ("sqlite::memory:", UrlFault::InMemory),
        ("sqlite://:memory:", UrlFault::InMemory),
        ("sqlite:director.db?mode=ro", UrlFault::Options),
        ("postgres://director:secret@localhost:port/director", UrlFault::Postgres),
    ] {
        match Store::open(url).await {
            Err(StoreError::Url(found)) => assert_eq!(found, fault, "{url}"),
            other => panic!("{url}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn creates_file_and_folders() {
    let folder = Folder::new();
    let deep = folder.path().join("a").join("b");
    for (form, name) in
        [("sqlite:", "one.db"), ("sqlite://", "two.db"), ("sqlite:", "mit Leerzeichen %20 é.db")]
    {
        let file = deep.join(name);
        let store = Store::open(&format!("{form}{}", file.display())).await.unwrap();
        assert!(file.is_file(), "{}", file.display());
        store.close().await;
    }
}

#[tokio::test]
async fn uncreatable_folder_is_named() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let refused = Store::open(&format!("sqlite:{}/director.db", file.display())).await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::Folder { place, .. } if place.contains("director.db")),
        "{refused:?}"
    );
}

#[tokio::test]
async fn leaves_a_foreign_file_alone() {
    let folder = Folder::new();
    let file = folder.path().join("letter.txt");
    let text = "Dear Director, this is no database. ".repeat(100);
    std::fs::write(&file, &text).unwrap();
    let refused = Store::open(&format!("sqlite:{}", file.display())).await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::Open { place, .. } if place.contains("letter.txt")),
        "{refused:?}"
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn absent_server_hides_password() {
    let folder = Folder::new();
    let socket = folder.path().display();
    let url = format!("postgres://director:hush-hush@localhost/director?host={socket}&password=hush-hush");
    let refused = Store::open(&url).await.unwrap_err();
    let why = matches!(&refused, StoreError::Connect { why: ConnectFault::Unreachable(_), .. });
    assert!(why, "{refused:?}");
    assert!(refused.to_string().contains("director (/"), "{refused}");
    assert!(!format!("{refused} {refused:?}").contains("hush"), "{refused} {refused:?}");
}

#[tokio::test]
async fn absent_postgres_hides_user() {
    let url = crate::cluster::fresh_database().await;
    let (server, options) = url.rsplit_once('?').unwrap();
    let (server, _) = server.rsplit_once('/').unwrap();
    for (url, fault) in [
        (format!("{server}/no_such_database?{options}"), ConnectFault::NoDatabase),
        (format!("postgres://berit:hush@localhost/t0?{options}"), ConnectFault::Password),
    ] {
        let refused = Store::open(&url).await.unwrap_err();
        assert!(matches!(&refused, StoreError::Connect { why, .. } if *why == fault), "{refused:?}");
        assert!(!format!("{refused} {refused:?}").contains("berit"), "{refused}");
    }
}
