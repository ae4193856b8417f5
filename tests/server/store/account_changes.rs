//! Changes of another person's account: by one administrator, by two for a high role, by operators
//! for operators, and on the command line.

use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::staff_changes::{AccountChange, AccountChangeFault, ChangeOutcome, WAITS};
use server::accounts::{Account, Browser, Password, SignUpFault};
use server::audit::By;
use server::roles::{Action, Allowed, Role, Whose};
use time::Duration;
use uuid::Uuid;

contract! {
    admin_removes_second_factor, admin_corrects_an_account, admin_deletes_an_account,
    high_role_needs_second_admin, operator_account_needs_two, command_line_needs_no_second_admin,
}

/// A holder of this role, with their permission to change accounts.
async fn with_role(server: &Server, name: &str, role: Role) -> (Account, Allowed) {
    let who = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &who, role, true).await.unwrap();
    set_up(server, &who).await;
    let allowed =
        server.permissions.allow(&who, Action::KeepPeople, &home.code, Whose::Others).await.unwrap();
    (who, allowed)
}

fn correct(name: &str, email: &str, number: &str) -> AccountChange {
    let [name, email, number] = [name, email, number].map(str::to_owned);
    AccountChange::Correct { name, email, number }
}

/// Id of the pending request.
async fn waiting(server: &Server, allowed: &Allowed, who: &Account) -> Uuid {
    server.staff_changes.pending(allowed, who.id).await.unwrap().expect("waiting").id
}

async fn emails(database: &Database, kind: &str) -> i64 {
    database.count(&format!("SELECT COUNT(*) FROM mail WHERE kind = '{kind}'")).await
}

async fn entries(database: &Database, deed: &str) -> i64 {
    database.count(&format!("SELECT COUNT(*) FROM audit WHERE deed = '{deed}'")).await
}

pub async fn admin_removes_second_factor(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = with_role(&server, "Grace", Role::Admin).await;
    let ada = trainee(&server, "Ada").await;
    let change =
        async || server.staff_changes.change(None, &allowed, ada.id, AccountChange::SecondFactor).await;
    assert!(matches!(change().await, Err(AccountChangeFault::NoChange)), "she has none");
    set_up(&server, &ada).await;
    let (_, token) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), "ada@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert!(server.sign_in.awaits_code(&token).await.unwrap());
    assert_eq!(change().await.unwrap(), ChangeOutcome::Done);
    assert!(!server.second_factors.is_active(&ada).await.unwrap());
    assert_eq!(
        database.count("SELECT COUNT(*) FROM recovery_code WHERE used_at IS NULL").await,
        10,
        "Grace's"
    );
    assert!(!server.sign_in.awaits_code(&token).await.unwrap(), "a pending sign-in ends");
    let (in_again, _) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), "ada@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(in_again.id, ada.id, "the password alone lets her in");
    assert_eq!(
        (entries(&database, "second-factor-removed").await, emails(&database, "second-factor-removed").await),
        (1, 1)
    );
}

pub async fn admin_corrects_an_account(database: Database) {
    let (server, _) = server(&database).await;
    let (grace, allowed) = with_role(&server, "Grace", Role::Admin).await;
    let ada = trainee(&server, "Ada").await;
    let change = async |change| server.staff_changes.change(None, &allowed, ada.id, change).await;
    for (bad, fault) in [
        (correct(" ", "ada@example.org", ""), SignUpFault::NameEmpty),
        (correct("Ada", "ada", ""), SignUpFault::EmailMalformed),
        (correct("Ada", &grace.email, ""), SignUpFault::EmailTaken),
    ] {
        let refused = change(bad).await;
        assert!(matches!(refused, Err(AccountChangeFault::Field(told)) if told == fault), "{refused:?}");
    }
    assert!(matches!(change(correct("Ada", "ada@example.org", "!")).await, Err(AccountChangeFault::Number)));
    let same = change(correct("Ada", "ada@example.org", "")).await;
    assert!(matches!(same, Err(AccountChangeFault::NoChange)), "{same:?}");
    assert_eq!(entries(&database, "name-changed").await, 0, "a refused change is not logged");

    assert_eq!(change(correct("Ada", "ada@example.org", "N-17")).await.unwrap(), ChangeOutcome::Done);
    let (_, token) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), "ada@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(
        change(correct("Ada Lovelace", "Lovelace@example.org", "N-17")).await.unwrap(),
        ChangeOutcome::Done
    );
    let member = server.people.member(&allowed, ada.id).await.unwrap().expect("she is there");
    assert_eq!(
        (member.account.name.as_str(), member.account.email.as_str(), member.number.as_deref()),
        ("Ada Lovelace", "lovelace@example.org", Some("N-17"))
    );
    assert!(!member.is_confirmed, "that the address is hers she has to show");
    assert_eq!(server.sessions.who(&token).await.unwrap(), None, "she is signed out");
    server
        .sign_in
        .with_password(&Browser::default(), server.federation(), "lovelace@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!((emails(&database, "address-changed").await, emails(&database, "confirmation").await), (1, 1));
    for deed in ["member-number-changed", "name-changed", "address-changed"] {
        assert_eq!(entries(&database, deed).await, 1, "{deed}");
    }
    let taken = server.staff_changes.change(
        None,
        &allowed,
        trainee(&server, "Karl").await.id,
        correct("Karl", "karl@example.org", "N-17"),
    );
    assert!(matches!(taken.await, Err(AccountChangeFault::NumberTaken)));
}

pub async fn admin_deletes_an_account(database: Database) {
    let (server, _) = server(&database).await;
    let (grace, allowed) = with_role(&server, "Grace", Role::Admin).await;
    let ada = trainee(&server, "Ada").await;
    let delete = async |id| server.staff_changes.change(None, &allowed, id, AccountChange::Delete).await;
    assert!(
        matches!(delete(grace.id).await, Err(AccountChangeFault::OwnAccount)),
        "one's own is deleted elsewhere"
    );
    assert_eq!(delete(ada.id).await.unwrap(), ChangeOutcome::Done);
    assert!(matches!(delete(ada.id).await, Err(AccountChangeFault::NoSuchAccount)));
    assert!(
        server
            .sign_in
            .with_password(&Browser::default(), server.federation(), "ada@example.org", Password::new(GOOD))
            .await
            .is_err()
    );
    assert_eq!(
        (entries(&database, "account-deleted").await, emails(&database, "account-deleted").await),
        (1, 1)
    );
    trainee(&server, "Ada").await;
}

pub async fn high_role_needs_second_admin(database: Database) {
    let (server, clock) = server(&database).await;
    let (grace, by_grace) = with_role(&server, "Grace", Role::Admin).await;
    let (karl, by_karl) = with_role(&server, "Karl", Role::Admin).await;
    let (mary, by_mary) = with_role(&server, "Mary", Role::Admin).await;
    let ask = async |allowed: &Allowed| {
        server.staff_changes.change(None, allowed, karl.id, AccountChange::SecondFactor).await.unwrap()
    };
    assert_eq!(ask(&by_grace).await, ChangeOutcome::Waits);
    assert!(server.second_factors.is_active(&karl).await.unwrap(), "nothing is done yet");
    let pending = waiting(&server, &by_mary, &karl).await;
    let confirm = async |allowed: &Allowed, pending| {
        server.staff_changes.confirm(None, allowed, karl.id, pending).await
    };
    assert!(matches!(confirm(&by_grace, pending).await, Err(AccountChangeFault::NeedsSecondPerson)));
    assert!(matches!(confirm(&by_karl, pending).await, Err(AccountChangeFault::OwnAccount)));
    assert!(matches!(confirm(&by_mary, Uuid::nil()).await, Err(AccountChangeFault::NotPending)));
    // A new request differs from the confirmed one.
    ask(&by_grace).await;
    assert!(matches!(confirm(&by_mary, pending).await, Err(AccountChangeFault::NotPending)));
    let pending = waiting(&server, &by_mary, &karl).await;
    confirm(&by_mary, pending).await.unwrap();
    assert!(!server.second_factors.is_active(&karl).await.unwrap());
    assert_eq!(server.staff_changes.pending(&by_mary, karl.id).await.unwrap().map(|one| one.id), None);
    let entry = format!(
        "SELECT COUNT(*) FROM audit WHERE deed = 'second-factor-removed' AND detail LIKE '%{}%'",
        grace.id.0
    );
    assert_eq!(database.count(&entry).await, 1, "the log names requester and confirmer");
    assert_eq!(
        (entries(&database, "account-change-asked").await, emails(&database, "change-asked").await),
        (2, 2)
    );

    // Dropped, or too late.
    set_up(&server, &karl).await;
    ask(&by_grace).await;
    let pending = waiting(&server, &by_mary, &karl).await;
    server.staff_changes.cancel(&by_mary, karl.id, pending).await.unwrap();
    assert!(matches!(confirm(&by_mary, pending).await, Err(AccountChangeFault::NotPending)));
    assert_eq!(entries(&database, "account-change-dropped").await, 1);
    ask(&by_grace).await;
    let pending = waiting(&server, &by_mary, &karl).await;
    assert_eq!(server.staff_changes.list(&by_mary).await.unwrap().len(), 1);
    clock.advance(WAITS + Duration::seconds(1));
    assert!(matches!(confirm(&by_mary, pending).await, Err(AccountChangeFault::NotPending)));
    assert_eq!(server.staff_changes.list(&by_mary).await.unwrap().len(), 0);
    // The requester has lost the role.
    ask(&by_grace).await;
    let pending = waiting(&server, &by_mary, &karl).await;
    server.roles.set_role_of(By::Program, server.federation(), &grace, Role::Admin, false).await.unwrap();
    assert!(matches!(confirm(&by_mary, pending).await, Err(AccountChangeFault::NotPending)));
    assert!(server.second_factors.is_active(&karl).await.unwrap());
    drop(mary);
}

pub async fn operator_account_needs_two(database: Database) {
    let (server, _) = server(&database).await;
    let (_, by_admin) = with_role(&server, "Grace", Role::Admin).await;
    let (_, by_mary) = with_role(&server, "Mary", Role::Operator).await;
    let (_, by_joan) = with_role(&server, "Joan", Role::Operator).await;
    let (karl, _) = with_role(&server, "Karl", Role::Operator).await;
    let ask =
        async |by: &Allowed| server.staff_changes.change(None, by, karl.id, AccountChange::Delete).await;
    assert!(matches!(ask(&by_admin).await, Err(AccountChangeFault::OperatorAccount)));
    assert_eq!(ask(&by_mary).await.unwrap(), ChangeOutcome::Waits);
    let pending = waiting(&server, &by_joan, &karl).await;
    let refused = server.staff_changes.confirm(None, &by_admin, karl.id, pending).await;
    assert!(matches!(refused, Err(AccountChangeFault::OperatorAccount)), "{refused:?}");
    server.staff_changes.confirm(None, &by_joan, karl.id, pending).await.unwrap();
    assert_eq!(entries(&database, "account-deleted").await, 1);
}

pub async fn command_line_needs_no_second_admin(database: Database) {
    let (server, _) = server(&database).await;
    let (grace, _) = with_role(&server, "Grace", Role::Admin).await;
    let (_, by_mary) = with_role(&server, "Mary", Role::Admin).await;
    server.staff_changes.change(None, &by_mary, grace.id, AccountChange::Delete).await.unwrap();
    server.staff_changes.change_from_command_line(&grace, AccountChange::SecondFactor).await.unwrap();
    assert!(!server.second_factors.is_active(&grace).await.unwrap(), "the only admin is in again");
    assert!(
        server.staff_changes.pending(&by_mary, grace.id).await.unwrap().is_none(),
        "the request is settled"
    );
    let nothing = server.staff_changes.change_from_command_line(&grace, AccountChange::SecondFactor).await;
    assert!(matches!(nothing, Err(AccountChangeFault::NoChange)), "{nothing:?}");
    server
        .staff_changes
        .change_from_command_line(&grace, correct("Grace Hopper", "hopper@example.org", "7"))
        .await
        .unwrap();
    server.staff_changes.change_from_command_line(&grace, AccountChange::Delete).await.unwrap();
    let by_program = "SELECT COUNT(*) FROM audit WHERE by_account_id IS NULL AND deed IN
        ('second-factor-removed', 'name-changed', 'address-changed', 'member-number-changed', 'account-deleted')";
    assert_eq!(database.count(by_program).await, 5);
}
