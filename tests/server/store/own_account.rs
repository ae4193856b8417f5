//! A user's own account: sessions, password, export, deletion; and accommodations.

use crate::store::database::Database;
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accommodations::{Accommodation, ExtraTime};
use server::accounts::change::ChangeFault;
use server::accounts::password::Cost;
use server::accounts::session::{SESSION_ENDS, SESSION_LASTS};
use server::accounts::{
    Account, Browser, Guessable, Password, SecondFactorFault, SessionToken, SignInFault, SignUpFault,
};
use server::audit::By;
use server::clock::Clock;
use server::entropy::Entropy;
use server::roles::{Action, Refusal, Role, Whose};
use time::Duration;

contract! {
    lists_and_ends_sessions, session_has_a_maximum_age, password_change_ends_sessions,
    rehashes_at_sign_in, validates_changed_name, export_holds_no_secret, leaving_anonymises_answers,
    staff_set_accommodations,
}

const BERIT: &str = "berit@example.org";
const OTHER: &str = "hest krone vind salt";

async fn with_berit(database: &Database) -> (Server, Clock, Account, SessionToken) {
    let (server, clock) = server(database).await;
    let (account, token) = server
        .sign_up
        .with_password(&Browser::default(), server.federation(), "Berit", BERIT, Password::new(GOOD))
        .await
        .unwrap();
    (server, clock, account, token)
}

async fn sign_in(server: &Server, password: &str) -> Result<SessionToken, SignInFault> {
    let signed_in = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), BERIT, Password::new(password))
        .await;
    signed_in.map(|(_, token)| token)
}

pub async fn lists_and_ends_sessions(database: Database) {
    let (server, clock, berit, first) = with_berit(&database).await;
    clock.advance(Duration::hours(3));
    let telephone = Browser::new("Telephone", None, None);
    let elsewhere = server.sign_in.with_password(&telephone, server.federation(), BERIT, Password::new(GOOD));
    let (_, second) = elsewhere.await.unwrap();
    let (ada, adas) = server
        .sign_up
        .with_password(
            &Browser::default(),
            server.federation(),
            "Ada",
            "ada@example.org",
            Password::new(GOOD),
        )
        .await
        .unwrap();
    let sessions = server.sessions.list(&berit, &first).await.unwrap();
    assert_eq!(sessions.len(), 2);
    assert_eq!(
        (sessions[0].device.as_str(), sessions[0].is_this),
        ("Telephone", false),
        "the last used first"
    );
    assert!(sessions[1].is_this);
    assert_eq!(sessions[0].since - sessions[1].since, Duration::hours(3));
    for not_hers in [server.sessions.list(&ada, &adas).await.unwrap()[0].key.as_str(), "", "no key", "ff"] {
        assert!(!server.sessions.end(&berit, not_hers).await.unwrap());
    }
    assert!(server.sessions.who(&adas).await.unwrap().is_some());
    assert!(server.sessions.end(&berit, &sessions[0].key).await.unwrap());
    assert_eq!(server.sessions.who(&second).await.unwrap(), None);
    assert_eq!(server.sessions.who(&first).await.unwrap().as_ref(), Some(&berit));
    sign_in(&server, GOOD).await.unwrap();
    assert_eq!(server.sessions.sign_out_everywhere(&berit).await.unwrap(), 2);
    assert_eq!(server.sessions.who(&first).await.unwrap(), None);
    assert!(server.sessions.who(&adas).await.unwrap().is_some(), "other users stay signed in");
}

pub async fn session_has_a_maximum_age(database: Database) {
    let (server, clock, _, token) = with_berit(&database).await;
    for _ in 0..SESSION_ENDS.whole_days() / 20 - 1 {
        clock.advance(Duration::days(20));
        assert!(server.sessions.who(&token).await.unwrap().is_some());
    }
    clock.advance(Duration::days(20));
    assert_eq!(server.sessions.who(&token).await.unwrap(), None);
    assert!(SESSION_LASTS < SESSION_ENDS);
}

pub async fn password_change_ends_sessions(database: Database) {
    let (server, _, berit, first) = with_berit(&database).await;
    let second = sign_in(&server, GOOD).await.unwrap();
    let change = |from: &str, to: &str| (Password::new(from.to_owned()), Password::new(to.to_owned()));
    let (from, to) = change("not the password", OTHER);
    let refused = server.accounts.change_password(&Browser::default(), &berit, &first, from, to).await;
    assert!(matches!(refused, Err(ChangeFault::Current(SecondFactorFault::Password))));
    for (new, fault) in [
        ("short", SignUpFault::PasswordTooShort),
        ("aaaaaaaaaaaa", SignUpFault::PasswordGuessable(Guessable::Repeated)),
    ] {
        let (from, to) = change(GOOD, new);
        let refused = server.accounts.change_password(&Browser::default(), &berit, &first, from, to).await;
        assert!(matches!(refused, Err(ChangeFault::Typed(found)) if found == fault), "{new}");
    }
    assert!(server.sessions.who(&second).await.unwrap().is_some(), "nothing has changed yet");
    let reported = "SELECT COUNT(*) FROM mail WHERE kind = 'password-changed'";
    assert_eq!(database.count(reported).await, 0);
    let (from, to) = change(GOOD, OTHER);
    let third = server.accounts.change_password(&Browser::default(), &berit, &first, from, to).await.unwrap();
    assert_eq!(database.count(reported).await, 1);
    for ended in [&first, &second] {
        assert_eq!(server.sessions.who(ended).await.unwrap(), None);
    }
    assert_eq!(server.sessions.who(&third).await.unwrap().as_ref(), Some(&berit));
    assert!(matches!(sign_in(&server, GOOD).await, Err(SignInFault::Wrong)));
    sign_in(&server, OTHER).await.unwrap();
}

pub async fn rehashes_at_sign_in(database: Database) {
    let (before, clock, ..) = with_berit(&database).await;
    let dearer = Cost { memory: 16, ..Cost::TRIFLING };
    let now = Server::new(database.open().await, clock, Entropy::system(), dearer).await.unwrap();
    let stored = "SELECT password_hash FROM account";
    let first = database.text(stored).await;
    assert!(matches!(sign_in(&now, "something else").await, Err(SignInFault::Wrong)));
    assert_eq!(database.text(stored).await, first, "a wrong password renews nothing");
    sign_in(&now, GOOD).await.unwrap();
    let renewed = database.text(stored).await;
    assert!(renewed.starts_with("$argon2id$v=19$m=16,t=1,p=1$"), "{renewed}");
    sign_in(&now, GOOD).await.unwrap();
    assert_eq!(database.text(stored).await, renewed, "once is enough");
    sign_in(&before, GOOD).await.unwrap();
}

pub async fn validates_changed_name(database: Database) {
    let (server, _, berit, token) = with_berit(&database).await;
    let refused = server.accounts.rename(&berit, "1 2 3").await;
    assert!(matches!(refused, Err(ChangeFault::Typed(SignUpFault::NameEmpty))));
    server.accounts.rename(&berit, " Berit Ås ").await.unwrap();
    assert_eq!(server.sessions.who(&token).await.unwrap().unwrap().name, "Berit Ås");
}

pub async fn export_holds_no_secret(database: Database) {
    let (server, _, berit, token) = with_berit(&database).await;
    let codes = set_up(&server, &berit).await;
    server.notes.note(&berit, "r001", "at first").await.unwrap();
    server.notes.note(&berit, "r001", "then").await.unwrap();
    server.notes.flag(&berit, "r002", true).await.unwrap();
    let (ada, _) = server
        .sign_up
        .with_password(
            &Browser::default(),
            server.federation(),
            "Ada",
            "ada@example.org",
            Password::new(GOOD),
        )
        .await
        .unwrap();
    server.notes.note(&ada, "r001", "not hers").await.unwrap();
    let result = server.data_exports.hand_over(&berit).await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'data-exported'").await, 1);
    assert_eq!(result["account"]["email"], BERIT);
    assert_eq!(result["notes"].as_array().unwrap().len(), 2, "including the earlier name");
    assert_eq!(result["flags"][0]["scenario"], "r002");
    assert_eq!(result["second_factor"]["recovery_codes_left"], 10);
    assert_eq!(result["sessions"].as_array().unwrap().len(), 0, "setting it up without a session ended hers");
    let text = result.to_string();
    for secret in ["argon2", "not hers", "ada@example.org", token.as_str(), codes[0].as_str()] {
        assert!(!text.contains(secret), "{secret}");
    }
}

pub async fn leaving_anonymises_answers(database: Database) {
    let (server, _, berit, token) = with_berit(&database).await;
    let federation = server.federation().clone();
    server.notes.note(&berit, "r001", "mine").await.unwrap();
    server.notes.flag(&berit, "r002", true).await.unwrap();
    server.practice.record_answer(&berit, crate::store::practice::new_answer("r001", 700)).await.unwrap();
    server.roles.set_role_of(By::Program, &federation, &berit, Role::Admin, true).await.unwrap();
    set_up(&server, &berit).await;
    let refused = server.accounts.leave(&berit, Password::new("something else")).await;
    assert!(matches!(refused, Err(SecondFactorFault::Password)));
    server.accounts.leave(&berit, Password::new(GOOD)).await.unwrap();
    assert_eq!(server.sessions.who(&token).await.unwrap(), None);
    for table in
        ["session", "second_factor", "recovery_code", "plan", "flag", "note", "role", "accommodation"]
    {
        assert_eq!(database.count(&format!("SELECT COUNT(*) FROM {table}")).await, 0, "{table}");
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM answer").await, 1);
    let left = "SELECT COUNT(*) FROM account
                WHERE name <> '' OR email LIKE '%@%' OR password_hash <> '' OR member_number IS NOT NULL";
    assert_eq!(database.count(left).await, 0);
    assert!(matches!(sign_in(&server, GOOD).await, Err(SignInFault::Wrong)));
    let email = database.text("SELECT email FROM account").await;
    for password in ["", GOOD] {
        let tried = server
            .sign_in
            .with_password(&Browser::default(), &federation, &email, Password::new(password))
            .await;
        assert!(matches!(tried, Err(SignInFault::Wrong)));
    }
    server
        .sign_up
        .with_password(&Browser::default(), &federation, "Berit", BERIT, Password::new(GOOD))
        .await
        .unwrap();
}

pub async fn staff_set_accommodations(database: Database) {
    let (server, _, berit, _) = with_berit(&database).await;
    let federation = server.federation().clone();
    let (ada, _) = server
        .sign_up
        .with_password(&Browser::default(), &federation, "Ada", "ada@example.org", Password::new(GOOD))
        .await
        .unwrap();
    server.roles.set_role_of(By::Program, &federation, &ada, Role::Examiner, true).await.unwrap();
    set_up(&server, &ada).await;
    let allow = |who, whose| server.permissions.allow(who, Action::Accommodate, &federation.code, whose);
    assert!(matches!(allow(&berit, Whose::Own).await, Err(Refusal::NotTheirs)));
    assert!(matches!(allow(&ada, Whose::Own).await, Err(Refusal::NotTheirs)), "no one grants their own");
    let allowed = allow(&ada, Whose::Others).await.unwrap();
    assert_eq!(server.accommodations.of(&berit).await.unwrap(), Accommodation::default());
    let granted = Accommodation { extra: ExtraTime::Percent(25), larger_type: true, no_countdown: false };
    assert!(server.accommodations.grant(&allowed, berit.id, &granted).await.unwrap());
    assert_eq!(server.accommodations.of(&berit).await.unwrap(), granted);
    let other = Accommodation { extra: ExtraTime::Minutes(30), ..Accommodation::default() };
    assert!(server.accommodations.grant(&allowed, berit.id, &other).await.unwrap());
    assert_eq!(server.accommodations.of(&berit).await.unwrap(), other, "replaces the earlier one");
    assert!(server.accommodations.grant(&allowed, berit.id, &Accommodation::default()).await.unwrap());
    assert_eq!(database.count("SELECT COUNT(*) FROM accommodation").await, 0);
    let nobody = server::accounts::AccountId(uuid::Uuid::nil());
    assert!(!server.accommodations.grant(&allowed, nobody, &granted).await.unwrap());
}
