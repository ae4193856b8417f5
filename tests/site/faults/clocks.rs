//! Nodes on machines whose clocks differ: an exam's clock does not depend on the node that answers.

use crate::faults::{PAPER, runtime};
use crate::harness::{cluster, exam};
use server::Server;
use server::accounts::{Browser, Cost, Password};
use server::clock::{Clock, moment};
use server::entropy::Entropy;
use server::exams::Act;
use store::Store;
use time::{Duration, OffsetDateTime};

/// Maximum difference between two clocks.
const MAX_SKEW: Duration = Duration::SECOND;

async fn node(url: &str, off: Duration) -> (Server, Store) {
    let store = Store::open(url).await.expect("a database connection");
    let clock = Clock::system_off_by(off);
    let server = Server::new(store.clone(), clock, Entropy::system(), Cost::TRIFLING).await;
    (server.expect("a server"), store)
}

#[expect(clippy::disallowed_methods, reason = "the machine that the database runs on is this one")]
fn database_time() -> OffsetDateTime {
    OffsetDateTime::now_utc()
}

#[test]
fn nodes_follow_the_database_clock() {
    runtime().block_on(async {
        let url = cluster::durable_database().await;
        let (fast, store) = node(&url, Duration::minutes(3)).await;
        let (slow, _) = node(&url, Duration::hours(-2)).await;
        for node in [&fast, &slow] {
            let differs = node.now() - database_time();
            assert!(differs.abs() < MAX_SKEW, "{differs}");
        }
        // Opened by one, entered at once by the other: a sitting that opens now is open there.
        let row = exam::sitting(fast.federation().id, moment(fast.instant()));
        exam::hold(&store, &row, &exam::fixed(&PAPER)).await;
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        let password = Password::new(crate::harness::visitor::PASSWORD);
        let signed_up = fast
            .sign_up
            .with_password(&Browser::default(), fast.federation(), "Ada", "ada@example.org", password)
            .await;
        let (ada, token) = signed_up.expect("an account");
        assert_eq!(slow.sessions.who(&token).await.expect("readable").map(|who| who.id), Some(ada.id));
        let (_, sitting) = slow.sittings.by_code("demo.spring").await.expect("readable").expect("a sitting");
        let id = slow.admissions.enter(&ada, sitting, "", "here", false).await.expect("an open sitting");
        let mut left = Vec::new();
        for node in [&fast, &slow] {
            let attempt =
                node.attempts.find(&ada, &id.0.to_string()).await.expect("readable").expect("theirs");
            let look = vec![Act::Look { page: 1, seconds: 1 }];
            let done = node.attempts.act(&attempt, "here", true, look).await.expect("stored");
            left.push(done.attempt.times().expect("an attempt in progress").left(node.instant()));
        }
        assert!((left[0] - left[1]).abs() <= 1, "{left:?}");
        assert!((45 * 60 - left[0]).abs() <= 2, "{left:?}");
        fast.close().await;
        slow.close().await;
    });
}

#[test]
fn falls_back_to_machine_clock() {
    runtime().block_on(async {
        let folder = crate::harness::running::Folder::new("clock");
        let url = format!("sqlite:{}", folder.path().join("director.db").display());
        let (server, _) = node(&url, Duration::minutes(3)).await;
        let differs = server.now() - database_time() - Duration::minutes(3);
        assert!(differs.abs() < MAX_SKEW, "{differs}");
        server.close().await;
    });
}
