//! The first steps of a new site.

use crate::store::certificates::signing_server;
use crate::store::database::Database;
use crate::store::signing_up::server;
use server::Server;
use server::accounts::first_steps::{NewSite, Step};
use server::accounts::{Browser, Password};
use server::credentials::keys::OperatorKey;
use server::federation::Settings;
use server::forms::Rejection;
use server::roles::Role;

contract! { one_of_concurrent_calls_sets_the_site_up, no_key_without_the_operators_key, }

fn site(code: &str) -> NewSite {
    let Settings { languages, edition, zone, .. } = Settings::usual();
    let (federation, code) = ("Norges Bridgeforbund".to_owned(), code.to_owned());
    let (name, email) = ("Grace".to_owned(), "grace@example.org".to_owned());
    NewSite { federation, code, languages, edition, zone, name, email, examines: true }
}

async fn take(server: &Server, code: &str) -> Result<(), Rejection> {
    let key = OperatorKey::new([7; 32]).setup_key();
    let password = Password::new("blek tinde sokk glass");
    server.first_steps.take(&Browser::default(), &key, &site(code), password).await.map(drop)
}

pub async fn one_of_concurrent_calls_sets_the_site_up(database: Database) {
    let (server, _) = signing_server(&database).await;
    assert!(server.first_steps.are_open().await.unwrap());
    assert!(server.first_steps.address().await.unwrap().is_some());
    let codes: Vec<String> = (1..=4).map(|number| format!("fed{number}")).collect();
    let taking: Vec<_> = codes
        .iter()
        .map(|code| {
            let (server, code) = (server.clone(), code.clone());
            tokio::spawn(async move { take(&server, &code).await.is_ok() })
        })
        .collect();
    let mut taken = 0;
    for one in taking {
        taken += usize::from(one.await.unwrap());
    }
    assert_eq!(taken, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM federation").await, 2, "and the demonstration's");
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM role").await, 3);
    assert!(!server.first_steps.are_open().await.unwrap());
    assert!(server.first_steps.address().await.unwrap().is_none());
    let all = server.federations.all().await.unwrap();
    let home = all.iter().find(|one| one.code.starts_with("fed")).expect("created");
    let holders = server.roles.holders_of(home).await.unwrap();
    let operator = &holders.iter().find(|one| one.role == Role::Operator).expect("an operator").account;
    let left = server.first_steps.left(operator).await.unwrap();
    assert!(left.contains(&(Step::SecondFactor, false)) && left.contains(&(Step::Key, true)), "{left:?}");
}

pub async fn no_key_without_the_operators_key(database: Database) {
    let (server, _) = server(&database).await;
    assert!(server.first_steps.are_open().await.unwrap() && !server.first_steps.have_key());
    assert!(server.first_steps.address().await.unwrap().is_none());
    assert!(matches!(take(&server, "fed1").await, Err(Rejection::Faults(_))));
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 0);
}
