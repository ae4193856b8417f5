//! Markers of a sitting: invited by an examiner, and permitted to mark there alone.

use super::faults;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::{GOOD, server};
use crate::store::sittings::{bank, examiner, form, made, opened};
use server::Server;
use server::accounts::{Account, Browser, Password, TicketToken};
use server::clock::Clock;
use server::exams::markers::{InvitedMarker, MarkerStatus};
use server::exams::{EnterFault, Sitting, SittingForm};
use server::forms::Rejection;
use server::roles::{Action, Allowed, Refusal, Whose};
use time::Duration;

contract! {
    marks_one_sitting_and_nothing_else, invitation_ends_and_is_withdrawn, candidates_and_markers_are_two,
    joins_with_a_new_account, deleted_account_marks_nothing,
}

const LOG: &str = "SELECT COUNT(*) FROM audit WHERE deed IN \
    ('marker-invited', 'marker-joined', 'marker-withdrawn')";

/// A sitting that candidates may enter, with its examiner.
async fn open_sitting(server: &Server) -> (Allowed, Sitting) {
    let (_, allowed) = examiner(server, "Ada").await;
    let form = form(server, &allowed).await;
    let sitting = opened(server, &allowed, &form).await;
    (allowed, sitting)
}

/// The invitation in the latest email to an address.
async fn invitation(server: &Server, to: &str) -> Option<InvitedMarker> {
    let emails = server.outbox.emails(100).await.unwrap();
    let sent = emails.into_iter().filter(|email| email.kind == "marker" && email.recipient == to);
    let body = sent.max_by_key(|email| (email.queued_at, email.id)).and_then(|email| email.body)?;
    let token = body.split("/mark/").nth(1)?.split_whitespace().next()?.to_owned();
    server.markers.invitation(&TicketToken::parse(&token).expect("a token")).await.unwrap()
}

/// Invites an account, which accepts.
async fn marker(server: &Server, allowed: &Allowed, sitting: &Sitting, who: &Account) {
    server.markers.invite(None, allowed, sitting, &who.email).await.unwrap();
    let invited = invitation(server, &who.email).await.expect("an invitation");
    server.markers.accept(who, &invited).await.unwrap();
}

async fn allow(server: &Server, who: &Account, action: Action) -> Result<Allowed, Refusal> {
    server.permissions.allow(who, action, "demo", Whose::Others).await
}

async fn sees(server: &Server, allowed: &Allowed, sitting: &Sitting) -> bool {
    server.marking.queue(allowed, &bank(), sitting.id).await.unwrap().is_some()
}

pub async fn marks_one_sitting_and_nothing_else(database: Database) {
    let (server, _) = server(&database).await;
    let (allowed, sitting) = open_sitting(&server).await;
    let other = SittingForm { code: "other".into(), ..form(&server, &allowed).await };
    let other = opened(&server, &allowed, &other).await;
    let grace = trainee(&server, "Grace").await;
    assert!(matches!(allow(&server, &grace, Action::Mark).await, Err(Refusal::NotTheirs)));
    marker(&server, &allowed, &sitting, &grace).await;
    let marks = allow(&server, &grace, Action::Mark).await.unwrap();
    assert!(sees(&server, &marks, &sitting).await);
    assert!(!sees(&server, &marks, &other).await, "another sitting is not theirs");
    assert!(sees(&server, &allowed, &other).await, "an examiner marks at each");
    for action in Action::all().filter(|action| *action != Action::Mark) {
        let may = allow(&server, &grace, action).await.is_ok();
        assert_eq!(may, action == Action::SeeFederation, "{action:?} is that of a trainee");
        assert!(!marks.may_also(Action::HoldExams, Whose::Others));
    }
    assert!(server.permissions.allow(&grace, Action::Mark, "demo", Whose::Own).await.is_err());
    assert_eq!(database.count(LOG).await, 2, "invited and accepted");
    let listed = server.markers.list(&allowed, &sitting).await.unwrap();
    assert_eq!(listed.iter().map(|one| one.name.as_deref()).collect::<Vec<_>>(), [Some("Grace")]);
}

pub async fn invitation_ends_and_is_withdrawn(database: Database) {
    let (server, clock): (Server, Clock) = server(&database).await;
    let (allowed, sitting) = open_sitting(&server).await;
    let (grace, joan) = (trainee(&server, "Grace").await, trainee(&server, "Joan").await);
    marker(&server, &allowed, &sitting, &grace).await;
    let marks = allow(&server, &grace, Action::Mark).await.unwrap();
    // What she has accepted, no other account can.
    let hers = invitation(&server, &grace.email).await.expect("an invitation");
    assert_eq!(hers.status(Some(&grace)), MarkerStatus::Theirs);
    assert_eq!(hers.status(Some(&joan)), MarkerStatus::Taken);
    assert_eq!(faults(server.markers.accept(&joan, &hers).await), ["taken"]);
    let id = server.markers.list(&allowed, &sitting).await.unwrap()[0].id;
    server.markers.withdraw(&allowed, &sitting, id).await.unwrap();
    assert!(matches!(server.markers.withdraw(&allowed, &sitting, id).await, Err(Rejection::NotFound)));
    assert!(allow(&server, &grace, Action::Mark).await.is_err());
    assert!(!sees(&server, &marks, &sitting).await, "at once");
    assert!(invitation(&server, &grace.email).await.is_none());

    marker(&server, &allowed, &sitting, &joan).await;
    let marks = allow(&server, &joan, Action::Mark).await.unwrap();
    clock.advance(Duration::days(31));
    assert!(allow(&server, &joan, Action::Mark).await.is_err());
    assert!(!sees(&server, &marks, &sitting).await);
    assert!(server.markers.list(&allowed, &sitting).await.unwrap()[0].is_over);
}

pub async fn candidates_and_markers_are_two(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, allowed) = examiner(&server, "Ada").await;
    let form = form(&server, &allowed).await;
    let draft = SittingForm { code: "draft".into(), ..form.clone() };
    let draft = made(&server, &allowed, &draft).await;
    let invite = async |sitting: &Sitting, email: &str| {
        faults(server.markers.invite(None, &allowed, sitting, email).await)
    };
    assert_eq!(invite(&draft, "grace@example.org").await, ["email-draft"]);
    let sitting = opened(&server, &allowed, &form).await;
    assert_eq!(invite(&sitting, &ada.email).await, ["email-own"]);
    assert_eq!(invite(&sitting, "nowhere").await, ["email"]);
    let (grace, joan) = (trainee(&server, "Grace").await, trainee(&server, "Joan").await);
    let enter =
        async |who: &Account| server.admissions.enter(who, sitting.clone(), "", "device", false).await;
    enter(&grace).await.unwrap();
    assert_eq!(invite(&sitting, &grace.email).await, ["email-candidate"]);
    server.markers.invite(None, &allowed, &sitting, "elsewhere@example.org").await.unwrap();
    let invited = invitation(&server, "elsewhere@example.org").await.expect("an invitation");
    assert_eq!(faults(server.markers.accept(&grace, &invited).await), ["candidate"]);
    server.markers.accept(&joan, &invited).await.unwrap();
    assert!(matches!(enter(&joan).await, Err(EnterFault::Marks)), "who marks cannot sit");
}

pub async fn joins_with_a_new_account(database: Database) {
    let (server, _) = server(&database).await;
    let (allowed, sitting) = open_sitting(&server).await;
    server.markers.invite(None, &allowed, &sitting, "eve@example.org").await.unwrap();
    let invited = invitation(&server, "eve@example.org").await.expect("an invitation");
    let browser = Browser::default();
    let join = async |name: &str, password: &str| {
        server.markers.join((&browser, None), &invited, name, Password::new(password)).await
    };
    assert_eq!(faults(join("", "glimrende fjell vinter").await), ["name-empty"]);
    assert_eq!(faults(join("Eve", "short").await), ["password-too-short"]);
    join("Eve", "glimrende fjell vinter").await.unwrap();
    let eve =
        server.people.account_with(server.federation(), "eve@example.org").await.unwrap().expect("hers");
    let marks = allow(&server, &eve, Action::Mark).await.unwrap();
    assert!(sees(&server, &marks, &sitting).await);
    assert_eq!(faults(join("Eve", "glimrende fjell vinter").await), ["email-taken"]);
}

pub async fn deleted_account_marks_nothing(database: Database) {
    let (server, _) = server(&database).await;
    let (allowed, sitting) = open_sitting(&server).await;
    let grace = trainee(&server, "Grace").await;
    marker(&server, &allowed, &sitting, &grace).await;
    let exported = server.data_exports.everything_of(&grace).await.unwrap().to_string();
    assert!(
        exported.contains("invited_to_mark") && exported.contains(&sitting.id.0.to_string()),
        "{exported}"
    );
    server.accounts.leave(&grace, Password::new(GOOD)).await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM sitting_marker").await, 0);
}
