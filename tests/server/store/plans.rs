//! The table `plan`, and the server's rules for it.

use super::faults;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::signing_up::{GOOD, server};
use server::accounts::{Browser, Password};
use server::federation::Settings;
use server::plans::ReviewSettings;
use store::plan::{self, PlanRow};
use store::{Store, StoreError};

contract! {
    review_is_opt_in, saves_and_changes_a_plan, plan_is_private, default_zone_is_the_federations,
    faulty_plan_reports_all_faults, table_refuses_bad_plans,
}

fn oslo() -> ReviewSettings {
    ReviewSettings::read(true, &"2027-03-20".into(), "Europe/Oslo", "900").unwrap()
}

pub async fn review_is_opt_in(database: Database) {
    let (server, _) = server(&database).await;
    let plan = server.practice.own(&trainee(&server, "Berit").await).await.unwrap().plan;
    assert_eq!((plan.active, plan.exam), (false, None));
}

pub async fn saves_and_changes_a_plan(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    for plan in [
        oslo(),
        ReviewSettings { active: false, ..oslo() },
        ReviewSettings::read(true, &"".into(), "UTC", "950").unwrap(),
    ] {
        server.plans.keep(&berit, &plan).await.unwrap();
        assert_eq!(server.practice.own(&berit).await.unwrap().plan, plan);
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM plan").await, 1);
}

pub async fn plan_is_private(database: Database) {
    let (server, _) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    server.plans.keep(&berit, &oslo()).await.unwrap();
    assert_eq!(server.practice.own(&carl).await.unwrap().plan, ReviewSettings::default());
}

pub async fn default_zone_is_the_federations(database: Database) {
    let (server, _) = server(&database).await;
    let zone = "Europe/Oslo".to_owned();
    let settings = Settings { zone: zone.clone(), ..Settings::of(server.federation()) };
    let there = server.federations.enter("nbf", &settings).await.unwrap();
    let password = Password::new(GOOD);
    let (ada, _) = server
        .sign_up
        .with_password(&Browser::default(), &there, "Ada", "ada@example.org", password)
        .await
        .unwrap();
    assert_eq!(
        server.practice.own(&ada).await.unwrap().plan,
        ReviewSettings { zone, ..ReviewSettings::default() }
    );
    let chosen = ReviewSettings::read(false, &"".into(), "America/New_York", "900").unwrap();
    server.plans.keep(&ada, &chosen).await.unwrap();
    assert_eq!(server.practice.own(&ada).await.unwrap().plan, chosen);
}

pub async fn faulty_plan_reports_all_faults(_: Database) {
    let read =
        |exam: &str, zone: &str, retention: &str| ReviewSettings::read(true, &exam.into(), zone, retention);
    assert_eq!(faults(read("2027-02-29", "Europe/Utopia", "1")), ["exam", "zone", "retention"]);
    assert_eq!(faults(read("soon", "", "")), ["exam", "zone", "retention"]);
    for (exam, zone, retention, fault) in [
        ("20.3.2027", "UTC", "900", "exam"),
        ("99999-01-01", "UTC", "900", "exam"),
        ("", "../etc/passwd", "900", "zone"),
        ("", "UTC", "901", "retention"),
    ] {
        assert_eq!(faults(read(exam, zone, retention)), [fault], "{exam} {zone} {retention}");
    }
    let good = read(" 2028-02-29 ", "America/Argentina/Ushuaia", "850").unwrap();
    assert_eq!(good.exam.map(|day| day.to_string()).as_deref(), Some("2028-02-29"));
}

async fn keep(store: &Store, row: &PlanRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    plan::save(&mut write, row).await?;
    write.commit().await
}

pub async fn table_refuses_bad_plans(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let good = PlanRow {
        federation_id: rows::account(1, 1).federation_id,
        account_id: rows::account(1, 1).id,
        active: true,
        exam: Some("2027-03-20".to_owned()),
        zone: "Europe/Oslo".to_owned(),
        retention: 900,
        decided_at: at(0),
    };
    keep(&store, &good).await.unwrap();
    for odd in [
        PlanRow { exam: Some("soon".to_owned()), ..good.clone() },
        PlanRow { retention: 1000, ..good.clone() },
        PlanRow { retention: 0, ..good.clone() },
    ] {
        let refused = keep(&store, &odd).await;
        assert!(matches!(refused, Err(StoreError::Value(_))), "{odd:?}: {refused:?}");
    }
    let stored = plan::of_account(&store, good.federation_id, good.account_id).await.unwrap();
    assert_eq!(stored, Some(good));
}
