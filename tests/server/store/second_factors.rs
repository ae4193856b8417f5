//! The second factor: set-up, codes, and the roles that require it.

use crate::store::database::Database;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::second_factor::RECOVERY_CODES;
use server::accounts::session::{CODE_AWAITED, PRIVILEGED_ENDS, PRIVILEGED_LASTS};
use server::accounts::{
    Account, Browser, CodeFault, Password, SecondFactor, SecondFactorFault, SessionToken,
};
use server::audit::By;
use server::clock::Clock;
use server::rate_limits::policy::{CODES, WINDOW};
use server::roles::{Action, Refusal, Role, Whose};
use time::Duration;

contract! {
    confirmed_factor_is_required, code_works_once, limits_code_guesses, recovery_code_works_once,
    confirmed_secret_is_hidden, stores_only_hashes, role_needs_its_second_factor, empty_code_is_no_guess,
}

const BERIT: &str = "berit@example.org";
const STEP: Duration = Duration::seconds(30);

/// Sets up an account's second factor; returns its recovery codes.
pub async fn set_up(server: &Server, who: &Account) -> Vec<String> {
    server.second_factors.begin(who).await.unwrap();
    let code = code(server, who).await;
    let codes = server.second_factors.confirm(who, None, &code).await.unwrap();
    codes.as_slice().to_vec()
}

/// The current code for a secret that is not confirmed yet.
async fn code(server: &Server, who: &Account) -> String {
    match server.second_factors.status(who).await.unwrap() {
        SecondFactor::Begun(secret) => secret.code_at(server.now()),
        other => panic!("no secret is shown: {other:?}"),
    }
}

async fn with_berit(database: &Database) -> (Server, Clock, Account, SessionToken) {
    let (server, clock) = server(database).await;
    let (account, token) = server
        .sign_up
        .with_password(&Browser::default(), server.federation(), "Berit", BERIT, Password::new(GOOD))
        .await
        .unwrap();
    (server, clock, account, token)
}

/// The token after the right password, which awaits a code.
async fn waiting(server: &Server) -> SessionToken {
    let (_, token) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), BERIT, Password::new(GOOD))
        .await
        .unwrap();
    assert!(server.sign_in.awaits_code(&token).await.unwrap());
    assert_eq!(server.sessions.who(&token).await.unwrap(), None, "not signed in");
    token
}

fn is_wrong(given: &Result<SessionToken, CodeFault>) -> bool {
    matches!(given, Err(CodeFault::SecondFactor(SecondFactorFault::Code)))
}

pub async fn confirmed_factor_is_required(database: Database) {
    let (server, clock, berit, token) = with_berit(&database).await;
    server.second_factors.begin(&berit).await.unwrap();
    let SecondFactor::Begun(secret) = server.second_factors.status(&berit).await.unwrap() else { panic!() };
    let (_, plain) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), BERIT, Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(server.sessions.who(&plain).await.unwrap().as_ref(), Some(&berit), "it does not count yet");
    let now = secret.code_at(server.now());
    server.second_factors.confirm(&berit, Some(&token), &now).await.unwrap();
    assert_eq!(server.sessions.who(&plain).await.unwrap(), None, "sessions without one end");
    assert_eq!(
        server.sessions.who(&token).await.unwrap().as_ref(),
        Some(&berit),
        "but for the one that asks"
    );
    let half = waiting(&server).await;
    assert!(
        is_wrong(&server.sign_in.with_code(&Browser::default(), &half, &now).await),
        "the code that confirmed it was used"
    );
    assert!(is_wrong(&server.sign_in.with_code(&Browser::default(), &half, "000000").await));
    clock.advance(STEP);
    let whole =
        server.sign_in.with_code(&Browser::default(), &half, &secret.code_at(server.now())).await.unwrap();
    assert_ne!(whole, half);
    assert_eq!(server.sessions.who(&whole).await.unwrap(), Some(berit));
    assert!(!server.sign_in.awaits_code(&half).await.unwrap(), "the one that waited has ended");
    let again = server.sign_in.with_code(&Browser::default(), &half, &secret.code_at(server.now())).await;
    assert!(matches!(again, Err(CodeFault::NothingAwaited)));
}

pub async fn code_works_once(database: Database) {
    let (server, clock, berit, _) = with_berit(&database).await;
    server.second_factors.begin(&berit).await.unwrap();
    let SecondFactor::Begun(secret) = server.second_factors.status(&berit).await.unwrap() else { panic!() };
    server.second_factors.confirm(&berit, None, &secret.code_at(server.now())).await.unwrap();
    clock.advance(STEP);
    let now = secret.code_at(server.now());
    let mut sent = Vec::new();
    for _ in 0..CODES {
        let (server, half, now) = (server.clone(), waiting(&server).await, now.clone());
        sent.push(tokio::spawn(async move {
            server.sign_in.with_code(&Browser::default(), &half, &now).await.is_ok()
        }));
    }
    let mut taken = 0;
    for one in sent {
        taken += usize::from(one.await.unwrap());
    }
    assert_eq!(taken, 1);
}

pub async fn limits_code_guesses(database: Database) {
    let (server, clock, berit, _) = with_berit(&database).await;
    let recovery = set_up(&server, &berit).await;
    let half = waiting(&server).await;
    for n in 0..CODES {
        assert!(is_wrong(&server.sign_in.with_code(&Browser::default(), &half, &format!("00000{n}")).await));
    }
    let refused = server.sign_in.with_code(&Browser::default(), &half, &recovery[0]).await;
    assert!(matches!(refused, Err(CodeFault::SecondFactor(SecondFactorFault::TooManyAttempts { .. }))));
    clock.advance(WINDOW);
    let late = server.sign_in.with_code(&Browser::default(), &half, &recovery[0]).await;
    assert!(matches!(late, Err(CodeFault::NothingAwaited)), "it waits for {CODE_AWAITED} only");
    server.sign_in.with_code(&Browser::default(), &waiting(&server).await, &recovery[0]).await.unwrap();
}

pub async fn recovery_code_works_once(database: Database) {
    let (server, _, berit, _) = with_berit(&database).await;
    let codes = set_up(&server, &berit).await;
    assert_eq!(codes.len(), RECOVERY_CODES);
    server
        .sign_in
        .with_code(&Browser::default(), &waiting(&server).await, &codes[3].to_uppercase().replace('-', " "))
        .await
        .unwrap();
    assert!(is_wrong(
        &server.sign_in.with_code(&Browser::default(), &waiting(&server).await, &codes[3]).await
    ));
    let left = |left| SecondFactor::Confirmed { recovery_codes: left };
    assert_eq!(server.second_factors.status(&berit).await.unwrap(), left(9));
    let wrong = server.second_factors.renew_recovery_codes(&berit, Password::new("something else")).await;
    assert!(matches!(wrong, Err(SecondFactorFault::Password)));
    let renewed = server.second_factors.renew_recovery_codes(&berit, Password::new(GOOD)).await.unwrap();
    assert_eq!(server.second_factors.status(&berit).await.unwrap(), left(10));
    assert!(
        is_wrong(&server.sign_in.with_code(&Browser::default(), &waiting(&server).await, &codes[4]).await),
        "the old ones are gone"
    );
    server
        .sign_in
        .with_code(&Browser::default(), &waiting(&server).await, &renewed.as_slice()[0])
        .await
        .unwrap();
}

pub async fn confirmed_secret_is_hidden(database: Database) {
    let (server, _, berit, _) = with_berit(&database).await;
    set_up(&server, &berit).await;
    server.second_factors.begin(&berit).await.unwrap();
    assert!(matches!(server.second_factors.status(&berit).await.unwrap(), SecondFactor::Confirmed { .. }));
    let again = server.second_factors.confirm(&berit, None, "000000").await;
    assert!(matches!(again, Err(SecondFactorFault::NotSetUp)));
    let wrong = server.second_factors.remove(&berit, Password::new("something else")).await;
    assert!(matches!(wrong, Err(SecondFactorFault::Password)));
    server.second_factors.remove(&berit, Password::new(GOOD)).await.unwrap();
    assert_eq!(server.second_factors.status(&berit).await.unwrap(), SecondFactor::None);
    let (who, token) = server
        .sign_in
        .with_password(&Browser::default(), server.federation(), BERIT, Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(server.sessions.who(&token).await.unwrap(), Some(who));
}

pub async fn stores_only_hashes(database: Database) {
    let (server, _, berit, token) = with_berit(&database).await;
    let codes = set_up(&server, &berit).await;
    let hashes = "SELECT COUNT(*) FROM recovery_code WHERE length(code_hash) = 32";
    assert_eq!(database.count(hashes).await, 10);
    let printed = format!("{:?} {token:?}", server.second_factors.status(&berit).await.unwrap());
    assert!(codes.iter().all(|code| !printed.contains(code.as_str())));
}

pub async fn role_needs_its_second_factor(database: Database) {
    let (server, clock, berit, _) = with_berit(&database).await;
    let federation = server.federation().clone();
    for role in [Role::Admin, Role::CourseLeader] {
        server.roles.set_role_of(By::Program, &federation, &berit, role, true).await.unwrap();
    }
    let allow = |action| server.permissions.allow(&berit, action, &federation.code, Whose::Others);
    assert!(matches!(allow(Action::SetFederation).await, Err(Refusal::SecondFactor)));
    assert!(matches!(allow(Action::RunSite).await, Err(Refusal::NotTheirs)));
    assert!(allow(Action::LeadCourses).await.is_ok(), "a course leader may without");
    let codes = set_up(&server, &berit).await;
    assert!(allow(Action::SetFederation).await.is_ok());
    let token =
        server.sign_in.with_code(&Browser::default(), &waiting(&server).await, &codes[0]).await.unwrap();
    clock.advance(PRIVILEGED_LASTS - Duration::microseconds(1));
    assert!(server.sessions.who(&token).await.unwrap().is_some());
    clock.advance(PRIVILEGED_LASTS);
    assert_eq!(server.sessions.who(&token).await.unwrap(), None, "it soon expires when idle");
    let token =
        server.sign_in.with_code(&Browser::default(), &waiting(&server).await, &codes[1]).await.unwrap();
    for _ in 0..PRIVILEGED_ENDS.whole_hours() - 1 {
        clock.advance(Duration::hours(1));
        assert!(server.sessions.who(&token).await.unwrap().is_some());
    }
    clock.advance(Duration::hours(1));
    assert_eq!(server.sessions.who(&token).await.unwrap(), None, "and eventually even in use");
}

pub async fn empty_code_is_no_guess(database: Database) {
    let (server, _, berit, _) = with_berit(&database).await;
    server.second_factors.begin(&berit).await.unwrap();
    let empty = server.second_factors.confirm(&berit, None, " ").await;
    assert!(matches!(empty, Err(SecondFactorFault::NoCode)), "{empty:?}");
    set_up(&server, &berit).await;
    let token = waiting(&server).await;
    for _ in 0..30 {
        let given = server.sign_in.with_code(&Browser::default(), &token, "  ").await;
        let is_empty = matches!(given, Err(CodeFault::SecondFactor(SecondFactorFault::NoCode)));
        assert!(is_empty, "never too many attempts: {given:?}");
    }
}
