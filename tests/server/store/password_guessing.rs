//! Password guessing is slowed down without locking others out.

use crate::store::database::Database;
use crate::store::emailed_links::token;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::{
    Account, Browser, Marks, Network, Password, SessionToken, SignInFault, SignUpFailure,
};
use server::clock::Clock;
use server::rate_limits::policy::{
    ATTEMPTS, ATTEMPTS_FROM_ANYWHERE, NETWORK_FAILURES, REFILL, REFILL_FROM_ANYWHERE, REFILL_SIGN_UPS,
    SIGN_UPS, WINDOW,
};
use std::net::IpAddr;

contract! {
    stranger_cannot_lock_out, known_device_gets_through, mark_fits_account_and_password,
    guesses_from_many_networks_are_bounded, new_password_clears_guesses, slows_failing_network,
    slows_sign_up_from_one_network, slows_address_probing,
}

const BERIT: &str = "berit@example.org";
const OTHER: &str = "hest krone vind salt";

async fn with_berit(database: &Database) -> (Server, Clock, Account) {
    let (server, clock) = server(database).await;
    let (account, _) = server
        .sign_up
        .with_password(&Browser::default(), server.federation(), "Berit", BERIT, Password::new(GOOD))
        .await
        .unwrap();
    (server, clock, account)
}

/// A browser that reaches the server.
struct Client {
    server: Server,
    browser: Browser,
}

impl Client {
    async fn marks_with(&self, who: &Account) -> Option<Marks> {
        self.server.sign_in.marks_with(&self.browser, who).await.unwrap()
    }
}

/// From another network.
fn from(server: &Server, number: u16) -> Client {
    with(server, number, &Marks::default())
}

/// From another network, on a device with these marks.
fn with(server: &Server, number: u16, marks: &Marks) -> Client {
    let [high, low] = number.to_be_bytes();
    let network = Network::of(IpAddr::from([192, 0, high, low]));
    let browser = Browser::new("", Some(network), None).with_marks(marks.clone());
    Client { server: server.clone(), browser }
}

async fn sign_in(client: &Client, email: &str, password: &str) -> Result<SessionToken, SignInFault> {
    let Client { server, browser } = client;
    let password = Password::new(password);
    let signed_in = server.sign_in.with_password(browser, server.federation(), email, password).await;
    signed_in.map(|(_, token)| token)
}

/// True if a password was checked and found wrong.
async fn is_wrong(client: &Client, email: &str) -> bool {
    match sign_in(client, email, OTHER).await {
        Err(SignInFault::Wrong) => true,
        Err(SignInFault::TooManyAttempts { .. }) => false,
        other => panic!("{other:?}"),
    }
}

pub async fn stranger_cannot_lock_out(database: Database) {
    let (server, clock, _) = with_berit(&database).await;
    let (stranger, home) = (from(&server, 1), from(&server, 2));
    let mut judged = 0;
    // As fast as they can, for an hour.
    for _ in 0..4 {
        while is_wrong(&stranger, BERIT).await {
            judged += 1;
        }
        sign_in(&home, BERIT, GOOD).await.expect("access from home");
        clock.advance(WINDOW);
    }
    assert_eq!(judged, 4 * ATTEMPTS);
    while is_wrong(&stranger, BERIT).await {}
    for _ in 0..14 {
        clock.advance(REFILL);
        assert!(is_wrong(&stranger, BERIT).await, "slowed, not locked");
        assert!(!is_wrong(&stranger, BERIT).await);
    }
    sign_in(&home, BERIT, GOOD).await.expect("access from home");
}

pub async fn known_device_gets_through(database: Database) {
    let (server, _, berit) = with_berit(&database).await;
    let home = from(&server, 1);
    let marks = home.marks_with(&berit).await.expect("a mark for this device");
    let marks = Marks::read(&marks.text());
    // The stranger is in the same network, and others in many others.
    while is_wrong(&home, BERIT).await {}
    for number in 2..100 {
        while is_wrong(&from(&server, number), BERIT).await {}
    }
    assert!(matches!(sign_in(&home, BERIT, GOOD).await, Err(SignInFault::TooManyAttempts { .. })));
    let hers = with(&server, 1, &marks);
    sign_in(&hers, BERIT, GOOD).await.expect("her device gets through");
    assert_eq!(hers.marks_with(&berit).await, None, "it has its mark");
    // The owner of the device has no more guesses than others.
    for _ in 0..ATTEMPTS {
        assert!(is_wrong(&hers, BERIT).await);
    }
    assert!(!is_wrong(&hers, BERIT).await);
}

pub async fn mark_fits_account_and_password(database: Database) {
    let (server, _, berit) = with_berit(&database).await;
    let federation = server.federation();
    let ada = server
        .sign_up
        .with_password(&Browser::default(), federation, "Ada", "ada@example.org", Password::new(GOOD))
        .await
        .unwrap();
    let anywhere = Client { server: server.clone(), browser: Browser::default() };
    let marks = anywhere.marks_with(&berit).await.expect("a mark");
    let both = with(&server, 1, &marks).marks_with(&ada.0).await.expect("another for Ada");
    assert_eq!(with(&server, 1, &both).marks_with(&berit).await, None, "hers is there, too");
    let is_known = async |marks: &Marks| with(&server, 1, marks).marks_with(&berit).await.is_none();
    assert!(is_known(&marks).await);
    let text = marks.text();
    let other_end = if text.ends_with("00") { "01" } else { "00" };
    let forged_end = format!("{}{other_end}", &text[..text.len() - 2]);
    for forged in [text.replace(&text[..8], "00000000"), forged_end, "ff".into()] {
        assert!(!is_known(&Marks::read(&forged)).await, "{forged}");
    }
    let token = sign_in(&anywhere, BERIT, GOOD).await.unwrap();
    let (old, new) = (Password::new(GOOD), Password::new(OTHER));
    server.accounts.change_password(&Browser::default(), &berit, &token, old, new).await.unwrap();
    assert!(!is_known(&marks).await, "another password makes it worthless");
}

pub async fn guesses_from_many_networks_are_bounded(database: Database) {
    let (server, clock, _) = with_berit(&database).await;
    let mut judged = 0;
    let (mut network, mut seconds) = (0, 0);
    while seconds < WINDOW.whole_seconds() {
        // An attacker with many networks: each tries until it is blocked.
        network += 1;
        if is_wrong(&from(&server, network), BERIT).await {
            judged += 1;
        } else {
            let wait = REFILL_FROM_ANYWHERE / 3;
            clock.advance(wait);
            seconds += wait.whole_seconds();
        }
    }
    let slowly = u32::try_from(WINDOW.whole_seconds() / REFILL_FROM_ANYWHERE.whole_seconds()).unwrap();
    assert!(judged <= ATTEMPTS_FROM_ANYWHERE + slowly + 1, "{judged}");
    assert!(judged >= ATTEMPTS_FROM_ANYWHERE + slowly - 1, "{judged}");
}

pub async fn new_password_clears_guesses(database: Database) {
    let (server, ..) = with_berit(&database).await;
    let home = from(&server, 1);
    for number in 1..100 {
        while is_wrong(&from(&server, number), BERIT).await {}
    }
    server.accounts.ask_for_reset(None, server.federation(), BERIT).await.unwrap();
    let link = token(&server, BERIT).await;
    server.accounts.reset_password(&home.browser, &link, Password::new(OTHER)).await.unwrap();
    sign_in(&home, BERIT, OTHER).await.expect("at once, and without a device that is known");
}

pub async fn slows_failing_network(database: Database) {
    let (server, _, berit) = with_berit(&database).await;
    let hall = from(&server, 1);
    for n in 0..NETWORK_FAILURES {
        assert!(is_wrong(&hall, &format!("nobody{n}@example.org")).await);
    }
    // Right passwords get in, and wrong ones are checked at most four a second.
    let (slow, guesses) = (std::time::Duration::from_millis(250), 5);
    let (took, ()) = timed(async {
        for n in 0..guesses {
            assert!(is_wrong(&hall, &format!("somebody{n}@example.org")).await);
        }
        sign_in(&hall, BERIT, GOOD).await.expect("the right password gets through");
    })
    .await;
    assert!(took >= slow * guesses, "{took:?}");
    let marks = hall.marks_with(&berit).await.expect("a mark");
    let (took, ()) = timed(async {
        sign_in(&with(&server, 1, &marks), BERIT, GOOD).await.expect("a known device does not wait");
    })
    .await;
    assert!(took < slow, "{took:?}");
}

async fn timed<T>(does: impl Future<Output = T>) -> (std::time::Duration, T) {
    let begun = tokio::time::Instant::now();
    let done = does.await;
    (begun.elapsed(), done)
}

pub async fn slows_sign_up_from_one_network(database: Database) {
    let (server, clock, _) = with_berit(&database).await;
    let there = from(&server, 1);
    let sign_up = async |n: u32| {
        let email = format!("ada{n}@example.org");
        server
            .sign_up
            .with_password(&there.browser, server.federation(), "Ada", &email, Password::new(GOOD))
            .await
    };
    for n in 0..SIGN_UPS {
        sign_up(n).await.unwrap();
    }
    let refused = sign_up(SIGN_UPS).await;
    assert!(matches!(refused, Err(SignUpFailure::TooManyAttempts { wait }) if wait == REFILL_SIGN_UPS));
    clock.advance(REFILL_SIGN_UPS);
    sign_up(SIGN_UPS).await.unwrap();
    sign_up(SIGN_UPS + 1).await.unwrap_err();
    sign_in(&there, "ada1@example.org", GOOD).await.expect("signing in is another thing");
    let elsewhere = from(&server, 2);
    let eva = ("Eva", "eva@example.org", Password::new(GOOD));
    let other = server.sign_up.with_password(&elsewhere.browser, server.federation(), eva.0, eva.1, eva.2);
    other.await.expect("no lock");
}

pub async fn slows_address_probing(database: Database) {
    let (server, clock, _) = with_berit(&database).await;
    let there = from(&server, 1);
    let ask = async || {
        let federation = server.federation();
        server.sign_up.with_password(&there.browser, federation, "Ada", BERIT, Password::new(GOOD)).await
    };
    for n in 0..SIGN_UPS {
        assert!(matches!(ask().await, Err(SignUpFailure::Faults(_))), "{n}");
    }
    assert!(matches!(ask().await, Err(SignUpFailure::TooManyAttempts { .. })));
    sign_in(&there, BERIT, GOOD).await.expect("signing in is another thing");
    clock.advance(REFILL_SIGN_UPS);
    assert!(matches!(ask().await, Err(SignUpFailure::Faults(_))));
}
