//! The table `report`, and the server's rules for it.

use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::signing_up::server;
use server::Server;
use server::rate_limits::policy::{REPORTS, REPORTS_WINDOW};
use server::reports::{NewReport, ReportFault, Reporter};
use server::texts::{TEXT_LIMIT, TextFault};
use std::collections::BTreeMap;
use store::report::{self, ReportId, ReportRow};
use store::{Key, StoreError};
use time::Duration;
use uuid::Uuid;

contract! {
    report_round_trips, visitor_reports_without_account, latest_reports_come_first,
    limits_reports_per_person, refuses_empty_and_long_reports, duplicate_id_is_named,
}

fn about(scenario: &str, text: &str) -> NewReport {
    NewReport {
        scenario: scenario.to_owned(),
        scenario_digest: "ab".repeat(32),
        engine: "0.1.0".to_owned(),
        text: text.to_owned(),
        answer: None,
    }
}

fn visitor(last: u8) -> Reporter {
    Reporter::Visitor(Some([192, 0, 2, last].into()))
}

async fn texts(server: &Server, limit: u16) -> Vec<String> {
    server.reports.list(limit).await.unwrap().into_iter().map(|report| report.reported.text).collect()
}

pub async fn report_round_trips(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let answer = BTreeMap::from([("law".to_owned(), vec!["30B1".to_owned()])]);
    let new = NewReport { answer: Some(answer), ..about("r041.2~7k2", "The dealer is «not» told ♠") };
    let stored = server.reports.keep(&Reporter::Account(berit.clone()), new.clone()).await.unwrap();
    assert_eq!(server.reports.list(10).await.unwrap(), std::slice::from_ref(&stored));
    assert_eq!((stored.account, stored.reported), (Some(berit.id.0), new));
}

pub async fn visitor_reports_without_account(database: Database) {
    let (server, _) = server(&database).await;
    for reporter in [visitor(1), Reporter::Visitor(None)] {
        server.reports.keep(&reporter, about("c001", "Odd.")).await.unwrap();
    }
    let read = server.reports.list(10).await.unwrap();
    assert_eq!(read.len(), 2);
    assert!(read.iter().all(|report| report.account.is_none() && report.reported.answer.is_none()));
}

pub async fn latest_reports_come_first(database: Database) {
    let (server, clock) = server(&database).await;
    for text in ["one", "two", "three"] {
        server.reports.keep(&visitor(1), about("c001", text)).await.unwrap();
        clock.advance(Duration::seconds(1));
    }
    assert_eq!(texts(&server, 10).await, ["three", "two", "one"]);
    assert_eq!(texts(&server, 2).await, ["three", "two"]);
}

pub async fn limits_reports_per_person(database: Database) {
    let (server, clock) = server(&database).await;
    let berit = Reporter::Account(trainee(&server, "Berit").await);
    for reporter in [&berit, &visitor(1)] {
        for _ in 0..REPORTS {
            server.reports.keep(reporter, about("c001", "Odd.")).await.unwrap();
        }
        let refused = server.reports.keep(reporter, about("c001", "Odd.")).await;
        assert!(
            matches!(refused, Err(ReportFault::TooMany { wait }) if wait == REPORTS_WINDOW),
            "{refused:?}"
        );
    }
    server.reports.keep(&visitor(2), about("c001", "Odd.")).await.unwrap();
    clock.advance(REPORTS_WINDOW);
    server.reports.keep(&berit, about("c001", "Odd.")).await.unwrap();
    assert_eq!(texts(&server, 100).await.len(), 2 * REPORTS as usize + 2);
}

pub async fn refuses_empty_and_long_reports(database: Database) {
    let (server, _) = server(&database).await;
    for _ in 0..=REPORTS {
        let empty = server.reports.keep(&visitor(1), about("c001", " \r\n ")).await;
        assert!(matches!(empty, Err(ReportFault::Text(TextFault::Empty))), "{empty:?}");
        let long = server.reports.keep(&visitor(1), about("c001", &"x".repeat(TEXT_LIMIT + 1))).await;
        assert!(matches!(long, Err(ReportFault::Text(TextFault::TooLong(_)))), "{long:?}");
    }
    server.reports.keep(&visitor(1), about("c001", "At last.")).await.unwrap();
    assert_eq!(texts(&server, 10).await, ["At last."]);
}

pub async fn duplicate_id_is_named(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = ReportRow {
        federation_id: rows::account(1, 1).federation_id,
        id: ReportId(Uuid::from_u128(1)),
        account_id: None,
        scenario: "c001".to_owned(),
        scenario_digest: String::new(),
        engine: String::new(),
        text: "Odd.".to_owned(),
        answer: None,
        reported_at: at(0),
    };
    let mut write = store.write().await.unwrap();
    report::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    let mut write = store.write().await.unwrap();
    let refused = report::insert(&mut write, &row).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "report_pkey"),
        "{refused:?}"
    );
}
