//! The server's rules for emailed links: invitation, confirmation, a new password, another address.

use super::faults;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::second_factors;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::{
    Account, Browser, Password, SessionToken, SignInFault, SignUpFailure, SignUpFault, TicketFault,
    TicketPurpose, TicketToken,
};
use server::audit::By;
use server::clock::Clock;
use server::federation::Settings;
use server::forms::Rejection;
use server::mail::{Mailing, PublicUrl};
use server::rate_limits::policy::{EMAILS, EMAILS_WINDOW};
use server::roles::{Action, Allowed, Role, Whose};
use store::federation::Federation;
use time::Duration;

contract! {
    new_password_ends_sessions_and_links, link_works_once, concurrent_link_is_used_once,
    stores_only_the_links_hash, emails_to_strangers_are_limited, confirms_with_the_password,
    sign_up_reveals_no_account, open_sign_up_reveals_nothing, invitation_only_refuses_sign_up,
    invited_person_sets_a_password, new_address_is_confirmed, taken_address_is_not_revealed,
}

const ADA: &str = "ada@example.org";
const GRACE: &str = "grace@example.org";
const NEW: &str = "blek tinde sokk glass";

fn typed(password: &str) -> Password {
    Password::new(password)
}

/// A federation with this sign-up policy.
async fn federation(server: &Server, code: &str, sign_up: &str) -> Federation {
    let settings = Settings {
        name: "Norges Bridgeforbund".to_owned(),
        sign_up: sign_up.to_owned(),
        ..Settings::of(server.federation())
    };
    server.federations.enter(code, &settings).await.unwrap()
}

/// Kinds of emails to an address, latest first, and the token in the latest link.
async fn emails_to(server: &Server, to: &str) -> (Vec<String>, Option<TicketToken>) {
    let emails = server.outbox.emails(100).await.unwrap();
    let to: Vec<_> = emails.into_iter().filter(|email| email.recipient == to).collect();
    let body = to.first().and_then(|email| email.body.clone()).unwrap_or_default();
    let link = body.lines().find_map(|line| line.strip_prefix("http://localhost:3000/"));
    let token = link.and_then(|path| TicketToken::parse(path.split('/').nth(1)?));
    (to.into_iter().map(|email| email.kind).collect(), token)
}

pub async fn token(server: &Server, to: &str) -> TicketToken {
    emails_to(server, to).await.1.expect("an email with a link")
}

async fn sign_in(
    server: &Server,
    at: &Federation,
    email: &str,
    password: &str,
) -> Result<SessionToken, SignInFault> {
    server
        .sign_in
        .with_password(&Browser::default(), at, email, typed(password))
        .await
        .map(|(_, token)| token)
}

fn is_spent<T>(done: &Result<T, TicketFault>) -> bool {
    matches!(done, Err(TicketFault::Spent))
}

pub async fn new_password_ends_sessions_and_links(database: Database) {
    let (server, clock) = server(&database).await;
    let here = server.federation().clone();
    trainee(&server, "Ada").await;
    let before = sign_in(&server, &here, ADA, GOOD).await.unwrap();
    server.accounts.ask_for_reset(None, &here, ADA).await.unwrap();
    let first = token(&server, ADA).await;
    clock.advance(Duration::seconds(1));
    server.accounts.ask_for_reset(None, &here, ADA).await.unwrap();
    let second = token(&server, ADA).await;
    assert!(first != second);
    for bad in ["short", "aaaaaaaaaaaa", ADA] {
        let refused = server.accounts.reset_password(&Browser::default(), &first, typed(bad)).await;
        assert!(matches!(refused, Err(TicketFault::Field(_))), "{bad}: {refused:?}");
    }
    clock.advance(Duration::seconds(1));
    server.accounts.reset_password(&Browser::default(), &first, typed(NEW)).await.unwrap();
    assert_eq!(server.sessions.who(&before).await.unwrap(), None, "everybody is signed out");
    for link in [&first, &second] {
        assert!(
            is_spent(&server.accounts.reset_password(&Browser::default(), link, typed(GOOD)).await),
            "no link is left"
        );
    }
    assert!(matches!(sign_in(&server, &here, ADA, GOOD).await, Err(SignInFault::Wrong)));
    sign_in(&server, &here, ADA, NEW).await.unwrap();
    assert_eq!(emails_to(&server, ADA).await.0, ["password-changed", "reset", "reset"]);
}

pub async fn link_works_once(database: Database) {
    let (server, clock) = server(&database).await;
    let (here, there) = (server.federation().clone(), federation(&server, "nbf", "open").await);
    trainee(&server, "Ada").await;
    server.sign_up.with_password(&Browser::default(), &there, "Ada", ADA, typed(GOOD)).await.unwrap();
    server.accounts.ask_for_reset(None, &here, ADA).await.unwrap();
    let link = token(&server, ADA).await;
    let holder = server.tickets.holder(&link, TicketPurpose::Reset).await.unwrap();
    assert_eq!((holder.email(), holder.federation.code.as_str()), (ADA, "demo"));
    server.tickets.holder(&link, TicketPurpose::Reset).await.expect("looking at it does not use it up");
    let elsewhere = TicketToken::parse(&link.as_str().replacen("demo.", "nbf.", 1)).unwrap();
    assert!(is_spent(&server.accounts.reset_password(&Browser::default(), &elsewhere, typed(NEW)).await));
    assert!(is_spent(&server.invitations.accept(&Browser::default(), &link, typed(NEW)).await));
    assert!(is_spent(&server.sign_up.confirm(&Browser::default(), &link, typed(GOOD)).await));
    assert!(is_spent(&server.accounts.change_address(None, &link).await));
    let invented = TicketToken::parse(&format!("demo.{}", "0".repeat(64))).unwrap();
    assert!(is_spent(&server.accounts.reset_password(&Browser::default(), &invented, typed(NEW)).await));
    clock.advance(TicketPurpose::Reset.lasts() - Duration::microseconds(1));
    server.tickets.holder(&link, TicketPurpose::Reset).await.unwrap();
    clock.advance(Duration::microseconds(1));
    assert!(
        is_spent(&server.accounts.reset_password(&Browser::default(), &link, typed(NEW)).await),
        "its time has run out"
    );
    sign_in(&server, &here, ADA, GOOD).await.unwrap();
    sign_in(&server, &there, ADA, GOOD).await.unwrap();
}

pub async fn concurrent_link_is_used_once(database: Database) {
    let (server, _) = server(&database).await;
    trainee(&server, "Ada").await;
    server.accounts.ask_for_reset(None, server.federation(), ADA).await.unwrap();
    let link = token(&server, ADA).await;
    let following: Vec<_> = (0..8)
        .map(|n| {
            let (server, link) = (server.clone(), link.clone());
            tokio::spawn(async move {
                server.accounts.reset_password(&Browser::default(), &link, typed(&format!("{NEW} {n}"))).await
            })
        })
        .collect();
    let mut chosen = 0;
    for followed in following {
        match followed.await.unwrap() {
            Ok(()) => chosen += 1,
            refused => assert!(is_spent(&refused), "{refused:?}"),
        }
    }
    assert_eq!(chosen, 1);
}

pub async fn stores_only_the_links_hash(database: Database) {
    let (server, _) = server(&database).await;
    trainee(&server, "Ada").await;
    server.accounts.ask_for_reset(None, server.federation(), ADA).await.unwrap();
    let link = token(&server, ADA).await;
    let secret = link.as_str().split('.').nth(1).unwrap();
    let stored = match database.kind {
        crate::store::database::Kind::Sqlite => {
            database.text("SELECT lower(hex(secret_hash)) FROM ticket").await
        }
        crate::store::database::Kind::Postgres => {
            database.text("SELECT encode(secret_hash, 'hex') FROM ticket").await
        }
    };
    assert!(stored.len() == 64 && stored != secret, "{stored}");
}

pub async fn emails_to_strangers_are_limited(database: Database) {
    let (server, clock) = server(&database).await;
    let here = server.federation().clone();
    trainee(&server, "Ada").await;
    server.accounts.ask_for_reset(None, &here, "nobody@example.org").await.unwrap();
    for _ in 0..EMAILS * 2 {
        server.accounts.ask_for_reset(None, &here, ADA).await.unwrap();
    }
    assert_eq!(server.outbox.emails(100).await.unwrap().len(), EMAILS as usize);
    clock.advance(EMAILS_WINDOW);
    server.accounts.ask_for_reset(None, &here, ADA).await.unwrap();
    assert_eq!(server.outbox.emails(100).await.unwrap().len(), EMAILS as usize + 1);
    for typed in ["", "ada", "a\0da@example.org"] {
        assert!(server.accounts.address(typed).is_err(), "{typed:?}");
    }
}

pub async fn confirms_with_the_password(database: Database) {
    let (server, clock) = server(&database).await;
    let there = federation(&server, "nbf", "confirmed").await;
    let signed_up = server.sign_up.with_password(&Browser::default(), &there, "Ada", ADA, typed(GOOD)).await;
    assert!(matches!(signed_up, Err(SignUpFailure::ToConfirm)), "{signed_up:?}");
    let link = token(&server, ADA).await;
    clock.advance(Duration::seconds(1));
    assert!(matches!(sign_in(&server, &there, ADA, NEW).await, Err(SignInFault::Wrong)));
    assert!(matches!(sign_in(&server, &there, ADA, GOOD).await, Err(SignInFault::Wrong)));
    assert_eq!(emails_to(&server, ADA).await.0, ["confirmation", "confirmation"], "it was sent once more");
    assert!(matches!(
        server.sign_up.confirm(&Browser::default(), &link, typed(NEW)).await,
        Err(TicketFault::Wrong)
    ));
    let (account, session) = server.sign_up.confirm(&Browser::default(), &link, typed(GOOD)).await.unwrap();
    assert_eq!(server.sessions.who(&session).await.unwrap(), Some(account));
    assert!(is_spent(&server.sign_up.confirm(&Browser::default(), &link, typed(GOOD)).await));
    sign_in(&server, &there, ADA, GOOD).await.unwrap();
}

pub async fn sign_up_reveals_no_account(database: Database) {
    let (server, clock) = server(&database).await;
    let there = federation(&server, "nbf", "confirmed").await;
    assert_reveals_nothing(&database, &server, &clock, &there).await;
    // A stranger signed up with the address; its owner takes the account over.
    clock.advance(Duration::seconds(1));
    server.accounts.ask_for_reset(None, &there, ADA).await.unwrap();
    server
        .accounts
        .reset_password(&Browser::default(), &token(&server, ADA).await, typed(NEW))
        .await
        .unwrap();
    sign_in(&server, &there, ADA, NEW).await.unwrap();
}

pub async fn open_sign_up_reveals_nothing(database: Database) {
    let (server, clock) = server(&database).await;
    let there = federation(&server, "nbf", "open").await;
    let (_, session) = server
        .sign_up
        .with_password(&Browser::default(), &there, "Grace", GRACE, typed(GOOD))
        .await
        .expect("at once, without mail");
    server.mail.mails(Mailing { public_url: PublicUrl::local(), sends: true });
    assert_reveals_nothing(&database, &server, &clock, &there).await;
    assert!(server.sessions.who(&session).await.unwrap().is_some());
    sign_in(&server, &there, GRACE, GOOD).await.expect("a running job");
    let taken = server.sign_up.with_password(&Browser::default(), &there, "Grace", GRACE, typed(GOOD)).await;
    assert!(matches!(taken, Err(SignUpFailure::ToConfirm)), "{taken:?}");
    assert_eq!(emails_to(&server, GRACE).await.0, ["known"]);
}

/// Asserts that sign-up and sign-in look alike for an address without and with an account.
async fn assert_reveals_nothing(database: &Database, server: &Server, clock: &Clock, there: &Federation) {
    let before = database.count("SELECT COUNT(*) FROM account").await;
    let mut texts = Vec::new();
    for _ in 0..2 {
        clock.advance(Duration::seconds(1));
        // Signing up with one's own password and signing in with it reveals nothing either.
        let password = format!("{GOOD} {}", texts.len());
        let signed_up = server
            .sign_up
            .with_password(&Browser::default(), there, "Ada", ADA, typed(&password))
            .await
            .unwrap_err();
        let signed_in = sign_in(server, there, ADA, &password).await.unwrap_err();
        texts.push(format!("{signed_up} {signed_up:?} {signed_in} {signed_in:?}"));
        let faulty = server
            .sign_up
            .with_password(&Browser::default(), there, "", ADA, typed("short"))
            .await
            .unwrap_err();
        let both = [SignUpFault::NameEmpty, SignUpFault::PasswordTooShort];
        assert!(matches!(&faulty, SignUpFailure::Faults(faults) if *faults == both), "{faulty:?}");
    }
    texts.dedup();
    assert_eq!(texts.len(), 1, "{texts:?}");
    let emails = emails_to(server, ADA).await.0;
    assert_eq!(emails, ["known", "confirmation", "confirmation"], "the email contains it");
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, before + 1);
}

pub async fn invitation_only_refuses_sign_up(database: Database) {
    let (server, _) = server(&database).await;
    let there = federation(&server, "nbf", "invited").await;
    let refused = server.sign_up.with_password(&Browser::default(), &there, "Ada", ADA, typed(GOOD)).await;
    assert!(matches!(refused, Err(SignUpFailure::Invited)), "{refused:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 0);
}

/// A staff member's permission to enrol people.
async fn enrolling(server: &Server) -> Allowed {
    let here = server.federation();
    let grace = trainee(server, "Grace").await;
    server.roles.set_role_of(By::Program, here, &grace, Role::Admin, true).await.unwrap();
    second_factors::set_up(server, &grace).await;
    server.permissions.allow(&grace, Action::Enrol, &here.code, Whose::Others).await.unwrap()
}

pub async fn invited_person_sets_a_password(database: Database) {
    let (server, clock) = server(&database).await;
    let allowed = enrolling(&server).await;
    let here = server.federation().clone();
    let id = server.invitations.create(None, &allowed, " Ada ", " Ada@Example.org").await.unwrap();
    for password in ["", GOOD] {
        assert!(matches!(sign_in(&server, &here, ADA, password).await, Err(SignInFault::Wrong)));
    }
    let taken = server.invitations.create(None, &allowed, "Ada", ADA).await;
    assert_eq!(faults(taken), [SignUpFault::EmailTaken.word()]);
    let first = token(&server, ADA).await;
    clock.advance(Duration::days(20));
    server.invitations.resend(None, &allowed, id).await.unwrap();
    let second = token(&server, ADA).await;
    clock.advance(Duration::days(10));
    assert!(
        is_spent(&server.invitations.accept(&Browser::default(), &first, typed(NEW)).await),
        "its time has run out"
    );
    let (account, session) =
        server.invitations.accept(&Browser::default(), &second, typed(NEW)).await.unwrap();
    assert_eq!((account.id, account.name.as_str(), account.email.as_str()), (id, "Ada", ADA));
    assert_eq!(server.sessions.who(&session).await.unwrap(), Some(account));
    sign_in(&server, &here, ADA, NEW).await.unwrap();
    assert!(matches!(server.invitations.resend(None, &allowed, id).await, Err(Rejection::NotFound)));
    assert!(is_spent(&server.invitations.accept(&Browser::default(), &second, typed(NEW)).await));
}

/// Requests another address.
async fn ask(server: &Server, account: &Account, password: &str, email: &str) -> Result<(), TicketFault> {
    server.accounts.ask_for_address(None, account, typed(password), email).await
}

pub async fn new_address_is_confirmed(database: Database) {
    let (server, clock) = server(&database).await;
    let here = server.federation().clone();
    let ada = trainee(&server, "Ada").await;
    let new = "countess@example.org";
    server.accounts.ask_for_reset(None, &here, ADA).await.unwrap();
    let old_link = token(&server, ADA).await;
    assert!(matches!(ask(&server, &ada, NEW, new).await, Err(TicketFault::Wrong)));
    let same = ask(&server, &ada, GOOD, ADA).await;
    assert!(matches!(same, Err(TicketFault::Field(SignUpFault::EmailTaken))), "{same:?}");
    assert!(matches!(
        ask(&server, &ada, GOOD, "countess").await,
        Err(TicketFault::Field(SignUpFault::EmailMalformed))
    ));
    ask(&server, &ada, GOOD, " Countess@Example.org ").await.unwrap();
    let link = token(&server, new).await;
    sign_in(&server, &here, ADA, GOOD).await.expect("nothing has changed yet");
    clock.advance(Duration::seconds(1));
    server.accounts.change_address(None, &link).await.unwrap();
    assert!(is_spent(&server.accounts.change_address(None, &link).await));
    assert!(
        is_spent(&server.accounts.reset_password(&Browser::default(), &old_link, typed(NEW)).await),
        "an email to the old address"
    );
    assert!(matches!(sign_in(&server, &here, ADA, GOOD).await, Err(SignInFault::Wrong)));
    sign_in(&server, &here, new, GOOD).await.unwrap();
    assert_eq!(emails_to(&server, ADA).await.0, ["address-changed", "reset"]);
}

pub async fn taken_address_is_not_revealed(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, grace) = (trainee(&server, "Ada").await, trainee(&server, "Grace").await);
    ask(&server, &ada, GOOD, &grace.email).await.expect("the same as for any other address");
    assert_eq!(emails_to(&server, &grace.email).await.0, ["address-taken"]);
    let new = "new@example.org";
    ask(&server, &ada, GOOD, new).await.unwrap();
    let link = token(&server, new).await;
    server
        .sign_up
        .with_password(&Browser::default(), server.federation(), "Mary", new, typed(GOOD))
        .await
        .unwrap();
    let taken = server.accounts.change_address(None, &link).await;
    assert!(matches!(taken, Err(TicketFault::Field(SignUpFault::EmailTaken))), "{taken:?}");
    sign_in(&server, server.federation(), ADA, GOOD).await.expect("and nothing has changed");
}
