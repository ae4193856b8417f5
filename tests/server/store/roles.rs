//! The table `role`, permissions, and a federation's settings.

use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use collation::Alphabet;
use jiff::civil::date;
use rules::law::{Edition, Guidelines, OrderWithinSuit, Permille, Presumption};
use server::Server;
use server::accounts::{Account, AccountId, Browser, Password};
use server::audit::By;
use server::federation::{EnterFault, Federation, Settings, edition_on, elections_of};
use server::roles::{Action, GrantFault, Refusal, Role, Roles, Whose};
use std::collections::BTreeMap;
use store::federation::FederationId;
use store::role::{self, RoleRow};
use uuid::Uuid;

contract! {
    role_applies_to_one_federation, changed_roles_end_sessions, trainee_at_home_operator_everywhere,
    permissions_follow_the_table, lists_and_searches_people, creates_and_changes_a_federation,
    reports_every_settings_fault,
}

fn row(federation: u128, home: u128, account: u128, role: &str) -> RoleRow {
    RoleRow {
        federation_id: FederationId(Uuid::from_u128(federation)),
        home_id: FederationId(Uuid::from_u128(home)),
        account_id: AccountId(Uuid::from_u128(account)),
        role: role.to_owned(),
        granted_at: at(5),
    }
}

async fn second_federation(server: &Server) -> Federation {
    let settings = Settings { name: "Another Federation".to_owned(), ..Settings::of(server.federation()) };
    server.federations.enter("another", &settings).await.unwrap()
}

fn elected(fields: &[(&str, &str)]) -> BTreeMap<String, String> {
    fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

pub async fn role_applies_to_one_federation(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let given = [row(1, 1, 1, "admin"), row(1, 2, 1, "course_leader"), row(2, 2, 1, "examiner")];
    let mut write = store.write().await.unwrap();
    for one in &given {
        assert!(role::grant(&mut write, one).await.unwrap());
        assert!(!role::grant(&mut write, one).await.unwrap(), "already granted");
    }
    write.commit().await.unwrap();
    let (first, second) = (given[0].federation_id, given[2].federation_id);
    let account = given[0].account_id;
    assert_eq!(role::of_account(&store, first, first, account).await.unwrap(), given[..1]);
    assert_eq!(role::of_account(&store, first, second, account).await.unwrap(), given[1..2]);
    assert_eq!(role::of_federation(&store, second).await.unwrap(), given[2..]);
    let mut write = store.write().await.unwrap();
    assert!(role::revoke(&mut write, first, first, account, "admin").await.unwrap());
    assert!(!role::revoke(&mut write, first, first, account, "admin").await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(role::of_federation(&store, first).await.unwrap(), given[1..2]);
}

pub async fn changed_roles_end_sessions(database: Database) {
    let (server, _) = server(&database).await;
    let federation = server.federation().clone();
    let (berit, token) = server
        .sign_up
        .with_password(&Browser::default(), &federation, "Berit", "berit@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert!(server.roles.set_role_of(By::Program, &federation, &berit, Role::Examiner, true).await.unwrap());
    assert_eq!(server.sessions.who(&token).await.unwrap(), None);
    let browser = Browser::default();
    let again =
        || server.sign_in.with_password(&browser, &federation, "berit@example.org", Password::new(GOOD));
    let (_, token) = again().await.unwrap();
    assert!(!server.roles.set_role_of(By::Program, &federation, &berit, Role::Examiner, true).await.unwrap());
    assert!(server.sessions.who(&token).await.unwrap().is_some(), "nothing changed");
    assert!(server.roles.set_role_of(By::Program, &federation, &berit, Role::Examiner, false).await.unwrap());
    assert_eq!(server.sessions.who(&token).await.unwrap(), None);
    let trainee = server.roles.set_role_of(By::Program, &federation, &berit, Role::Trainee, true).await;
    assert!(matches!(trainee, Err(GrantFault::Trainee)));
}

pub async fn trainee_at_home_operator_everywhere(database: Database) {
    let (server, _) = server(&database).await;
    let (home, other) = (server.federation().clone(), second_federation(&server).await);
    let berit = trainee(&server, "Berit").await;
    assert_eq!(server.permissions.roles(&berit, &home).await.unwrap(), Roles::of(&[Role::Trainee]));
    assert_eq!(server.permissions.roles(&berit, &other).await.unwrap(), Roles::NONE);
    server.roles.set_role_of(By::Program, &other, &berit, Role::CourseLeader, true).await.unwrap();
    assert_eq!(server.permissions.roles(&berit, &home).await.unwrap(), Roles::of(&[Role::Trainee]));
    assert_eq!(server.permissions.roles(&berit, &other).await.unwrap(), Roles::of(&[Role::CourseLeader]));
    server.roles.set_role_of(By::Program, &other, &berit, Role::Operator, true).await.unwrap();
    assert_eq!(
        server.permissions.roles(&berit, &home).await.unwrap(),
        Roles::of(&[Role::Trainee, Role::Operator])
    );
    let both = Roles::of(&[Role::CourseLeader, Role::Operator]);
    assert_eq!(server.permissions.roles(&berit, &other).await.unwrap(), both);
}

pub async fn permissions_follow_the_table(database: Database) {
    let (server, _) = server(&database).await;
    let (home, other) = (server.federation().clone(), second_federation(&server).await);
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    let asks = async |who: &Account, action, code: &str, whose| {
        server.permissions.allow(who, action, code, whose).await
    };
    let refused = asks(&berit, Action::SeePeople, &home.code, Whose::Others).await;
    assert!(matches!(refused, Err(Refusal::NotTheirs)), "{refused:?}");
    server.roles.set_role_of(By::Program, &home, &berit, Role::Admin, true).await.unwrap();
    set_up(&server, &berit).await;
    let allowed = asks(&berit, Action::GrantRoles, &home.code, Whose::Others).await.unwrap();
    assert_eq!(
        (allowed.by(), allowed.whose(&berit), allowed.whose(&carl)),
        (&berit, Whose::Own, Whose::Others)
    );
    assert!(server.roles.set_role(&allowed, carl.id, Role::Examiner, true).await.unwrap());
    let nobody = server.roles.set_role(&allowed, AccountId(Uuid::from_u128(7)), Role::Examiner, true).await;
    assert!(matches!(nobody, Err(GrantFault::Nobody)));
    for (action, code, whose) in [
        (Action::GrantRoles, home.code.as_str(), Whose::Own),
        (Action::GrantOperator, home.code.as_str(), Whose::Others),
        (Action::SeePeople, other.code.as_str(), Whose::Others),
    ] {
        let refused = asks(&berit, action, code, whose).await;
        assert!(matches!(refused, Err(Refusal::NotTheirs)), "{action:?}: {refused:?}");
    }
    for code in ["nowhere", "", "Demo", "demo\0", "ø"] {
        let refused = asks(&berit, Action::SeePeople, code, Whose::Others).await;
        assert!(matches!(refused, Err(Refusal::NoFederation)), "{code}: {refused:?}");
    }
    let holders = server.roles.holders(&allowed).await.unwrap();
    let fixture: Vec<_> = holders.iter().map(|one| (one.account.name.as_str(), one.role)).collect();
    assert_eq!(fixture, [("Berit", Role::Admin), ("Carl", Role::Examiner)]);
}

pub async fn lists_and_searches_people(database: Database) {
    let (server, _) = server(&database).await;
    let home = server.federation().clone();
    let ada = trainee(&server, "Ada").await;
    server.roles.set_role_of(By::Program, &home, &ada, Role::Admin, true).await.unwrap();
    set_up(&server, &ada).await;
    let store = database.open().await;
    for number in 0..60 {
        let mut row = rows::account(0, 1000 + number);
        row.federation_id = home.id;
        row.name = format!("Nils {number:02}");
        rows::add_account(&store, &row).await.unwrap();
    }
    let allowed = server.permissions.allow(&ada, Action::SeePeople, &home.code, Whose::Others).await.unwrap();
    let (first, more) = server.people.list(&allowed, "", Alphabet::Common, None).await.unwrap();
    assert_eq!((first.len(), first[0].account.name.as_str()), (50, "Ada"));
    assert_eq!(first[0].roles, [Role::Admin]);
    let (second, end) = server.people.list(&allowed, "", Alphabet::Common, more.as_ref()).await.unwrap();
    assert_eq!((second.len(), end), (11, None));
    assert_eq!(second[10].account.name, "Nils 59");
    assert_eq!(server.people.count(&allowed).await.unwrap(), 61);
    for (holds, names) in [
        ("NILS 07", vec!["Nils 07"]),
        ("trainee1012@", vec!["Nils 12"]),
        ("nbf-1013", vec!["Nils 13"]),
        ("%", vec![]),
        ("_", vec![]),
        ("!", vec![]),
        ("\0ada", vec!["Ada"]),
    ] {
        let (found, _) = server.people.list(&allowed, holds, Alphabet::Common, None).await.unwrap();
        let found: Vec<_> = found.iter().map(|one| one.account.name.as_str()).collect();
        assert_eq!(found, names, "{holds:?}");
    }
    let one = server.people.member(&allowed, ada.id).await.unwrap().unwrap();
    assert!(one.has_joined && !one.is_confirmed && one.account == ada);
    assert!(server.people.member(&allowed, AccountId(Uuid::from_u128(7))).await.unwrap().is_none());
}

pub async fn creates_and_changes_a_federation(database: Database) {
    let (server, _) = server(&database).await;
    let entered = second_federation(&server).await;
    assert_eq!(server.federations.by_code("another").await.unwrap().as_ref(), Some(&entered));
    let again = server.federations.enter("another", &Settings::of(&entered)).await;
    assert!(matches!(again, Err(EnterFault::Taken)), "{again:?}");
    for code in ["", "Another", "an other", "9lives", &"a".repeat(33)] {
        let refused = server.federations.enter(code, &Settings::of(&entered)).await;
        assert!(matches!(refused, Err(EnterFault::Code)), "{code}: {refused:?}");
    }
    let settings = Settings {
        name: "  Norges Bridgeforbund ".to_owned(),
        languages: "nb, en".to_owned(),
        edition: "2017".to_owned(),
        edition_from: "2017-08-01".into(),
        elected: elected(&[
            ("guidelines", "ebu"),
            ("similar_from", "850"),
            ("order", ""),
            ("wins_last", "no"),
        ]),
        zone: "Europe/Oslo".to_owned(),
        levels: "Klubb\n\n Krets \n".to_owned(),
        sign_up: "invited".to_owned(),
        keeps_record: false,
        disclosure: "laws".to_owned(),
        awaits_results: false,
        second_issuer: "always".to_owned(),
    };
    let changed = server.federations.change(By::Program, &entered, &settings).await.unwrap();
    assert_eq!(server.federations.by_code("another").await.unwrap(), Some(changed.clone()));
    let log = "SELECT COUNT(*) FROM audit WHERE deed = 'federation-changed'";
    assert_eq!(database.count(log).await, 1);
    let same = server.federations.change(By::Program, &changed, &Settings::of(&changed)).await.unwrap();
    assert_eq!((same, database.count(log).await), (changed.clone(), 1), "no change, no log entry");
    assert_eq!(
        (changed.name.as_str(), changed.language.as_str(), changed.levels.join("|").as_str()),
        ("Norges Bridgeforbund", "nb", "Klubb|Krets")
    );
    assert_eq!(edition_on(&changed, date(2017, 7, 31)), Edition::E2007);
    assert_eq!(edition_on(&changed, date(2017, 8, 1)), Edition::E2017);
    let elections = elections_of(&changed);
    assert_eq!((elections.guidelines, elections.order), (Guidelines::Ebu, OrderWithinSuit::Ebu));
    assert_eq!((elections.similar_from, elections.dissimilar_below), (Permille(850), Permille(600)));
    assert!(!elections.presumed.has(Presumption::WinsLast));
    let kept = elected(&[("guidelines", "ebu"), ("similar_from", "850"), ("wins_last", "no")]);
    assert_eq!(Settings::of(&changed).elected, kept);
    assert_eq!(server.federations.all().await.unwrap().len(), 2);
}

pub async fn reports_every_settings_fault(database: Database) {
    let (server, _) = server(&database).await;
    let settings = Settings {
        name: " ".to_owned(),
        languages: "norsk!".to_owned(),
        edition: "2016".to_owned(),
        edition_from: "1 August".into(),
        elected: elected(&[("similar_from", "500"), ("dissimilar_below", "800")]),
        zone: "Mars/Base".to_owned(),
        levels: "A\nA".to_owned(),
        sign_up: "anybody".to_owned(),
        keeps_record: true,
        disclosure: "everything".to_owned(),
        awaits_results: true,
        second_issuer: "sometimes".to_owned(),
    };
    let refused = server.federations.change(By::Program, server.federation(), &settings).await;
    let Err(EnterFault::Settings(faults)) = refused else { panic!("{refused:?}") };
    assert_eq!(
        faults,
        [
            "name",
            "languages",
            "edition",
            "edition_from",
            "elections",
            "zone",
            "levels",
            "sign_up",
            "disclosure",
            "second_issuer",
        ]
    );
}
