//! Certificates: proposed from the records, issued, changed with a reason, looked up and checked
//! publicly.

use super::faults;
use crate::demonstration::required;
use crate::exam::fixed;
use crate::picture::disc;
use crate::store::after_exams::{bank, marked};
use crate::store::attempts::ExamFixture;
use crate::store::database::Database;
use crate::store::directed::session;
use crate::store::practice::{new_answer, trainee};
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use bank::exam::Part;
use bank::programme::{Grounds, ResultBand};
use jiff::ToSpan;
use server::Server;
use server::accounts::{Account, Password};
use server::audit::By;
use server::certificate_pdf::LogoFault;
use server::certificates::{
    BulkState, Certificate, CertificateStatus, Change, FederationKeyFault, IssueFault, Proposal,
    ProposalKind, PublicId, SigningFault,
};
use server::clock::Clock;
use server::credentials::check::CredentialVerdict;
use server::credentials::keys::OperatorKey;
use server::directed::Decision;
use server::exams::Act;
use server::federation::Settings;
use server::forms::Rejection;
use server::programmes::{NewProgramme, Saved};
use server::roles::{Action, Allowed, Role, Whose};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::sitting::SittingRow;
use time::Duration;

contract! {
    proposes_and_issues, refuses_own_certificate, suspends_reinstates_revokes,
    status_list_is_identical_everywhere, reissue_replaces, register_lists_willing_directors,
    leaving_removes_unless_retained, certificate_keeps_its_logo, grounds_follow_disclosure,
    key_rotation_keeps_signatures, reminds_holders_twice, activity_moves_the_last_day,
    signed_session_is_activity, two_examiners_must_agree, unreleased_exam_does_not_certify,
    renews_by_the_level_rules, holders_are_told,
}

/// A server with a signing key.
pub async fn signing_server(database: &Database) -> (Server, Clock) {
    let (server, clock) = server(database).await;
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    (server, clock)
}

/// An examiner with this name.
pub async fn examiner(server: &Server, name: &str) -> (Account, Allowed) {
    let who = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &who, Role::Examiner, true).await.unwrap();
    set_up(server, &who).await;
    let allowed = server.permissions.allow(&who, Action::Certify, &home.code, Whose::Others).await.unwrap();
    (who, allowed)
}

/// Gives an account everything that the demonstration programme requires.
pub async fn earn(server: &Server, who: &Account) {
    for scenario in required(&bank()) {
        server.practice.record_answer(who, new_answer(&scenario, 1000)).await.unwrap();
    }
}

pub async fn proposed(server: &Server, allowed: &Allowed) -> Vec<Proposal> {
    server.issuing.proposals(allowed, &bank()).await.unwrap()
}

/// Issues all proposals; returns the outcomes.
pub async fn issue_all(server: &Server, allowed: &Allowed) -> BulkState {
    let chosen: BTreeSet<String> = proposed(server, allowed).await.iter().map(Proposal::key).collect();
    server.issuing.issue_chosen(allowed, &bank(), &chosen).await.unwrap();
    loop {
        let state = server.issuing.being_issued(allowed).await.unwrap().expect("in progress").state();
        if state != BulkState::AtWork {
            return state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

/// A holder and their certificate.
pub async fn certified_holder(server: &Server, allowed: &Allowed, name: &str) -> (Account, Certificate) {
    let who = trainee(server, name).await;
    earn(server, &who).await;
    let done = BulkState::Done { issued: 1, agreed: 0, left: Vec::new() };
    assert_eq!(issue_all(server, allowed).await, done);
    let (mut all, _) = server.certificates.own(&who).await.unwrap();
    (who, all.remove(0))
}

async fn standing(server: &Server, id: &PublicId) -> CertificateStatus {
    server.certificates.look_up(id).await.unwrap().expect("never dropped").standing
}

/// Result of checking its credential.
async fn checked(server: &Server, one: &Certificate) -> CredentialVerdict {
    let document = server.certificates.credential_of(one).await.unwrap().expect("a credential");
    server.verification.check_credential(document.as_bytes()).await.unwrap()
}

pub async fn proposes_and_issues(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, grace) = (trainee(&server, "Ada").await, trainee(&server, "Grace").await);
    earn(&server, &ada).await;
    server.practice.record_answer(&grace, new_answer("r001", 1000)).await.unwrap();
    let proposals = proposed(&server, &allowed).await;
    assert_eq!(proposals.iter().map(|one| one.who).collect::<Vec<_>>(), [ada.id]);
    assert_eq!((proposals[0].grounds.scenarios.len(), proposals[0].band), (16, None::<ResultBand>));
    let nothing =
        server.issuing.issue_chosen(&allowed, &bank(), &BTreeSet::from(["nobody".to_owned()])).await;
    assert!(matches!(nothing, Err(IssueFault::Nothing)), "{nothing:?}");
    assert_eq!(
        issue_all(&server, &allowed).await,
        BulkState::Done { issued: 1, agreed: 0, left: Vec::new() }
    );
    assert_eq!(proposed(&server, &allowed).await, [], "a holder is not proposed again");
    let (all, today) = server.certificates.own(&ada).await.unwrap();
    assert_eq!((all.len(), all[0].holder.as_str(), all[0].issued_on), (1, "Ada", today));
    assert_eq!(standing(&server, &all[0].public).await, CertificateStatus::Valid);
    let CredentialVerdict::Valid(award) = checked(&server, &all[0]).await else { panic!("not valid") };
    assert_eq!(award.holder.name, "Ada");
    let happened = server.certificates.what_happened(&all[0]).await.unwrap();
    assert_eq!(
        happened.iter().map(|one| (one.kind.as_str(), one.by.as_str())).collect::<Vec<_>>(),
        [("issued", "Karl")]
    );
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'certificate-issued'").await, 1);
    let stored = server.data_exports.everything_of(&ada).await.unwrap();
    assert_eq!(
        stored["certificates"][0]["happened"][0]["what"], "issued",
        "and exported with all stored data"
    );
    let pdf = server.certificates.pdf(&all[0]).await.unwrap().expect("a printable certificate");
    assert!(pdf.starts_with(b"%PDF-"));
    assert_eq!(server.certificates.pdf(&all[0]).await.unwrap(), Some(pdf), "byte for byte");
}

pub async fn refuses_own_certificate(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    let (_, by_grace) = examiner(&server, "Grace").await;
    earn(&server, &karl).await;
    let left = BulkState::Done { issued: 0, agreed: 0, left: vec![("Karl".to_owned(), "own".to_owned())] };
    assert_eq!(issue_all(&server, &allowed).await, left);
    assert_eq!(
        issue_all(&server, &by_grace).await,
        BulkState::Done { issued: 1, agreed: 0, left: Vec::new() }
    );
    let (all, _) = server.certificates.own(&karl).await.unwrap();
    let own = server.certificates.change(&allowed, all[0].id, Change::Revoke, "Enough.").await;
    assert!(matches!(own, Err(Rejection::Forbidden)), "{own:?}");
    assert!(matches!(server.issuing.reissue(&allowed, all[0].id, "Me.").await, Err(Rejection::Forbidden)));
}

pub async fn suspends_reinstates_revokes(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (_, one) = certified_holder(&server, &allowed, "Ada").await;
    let change =
        async |change, reason: &str| server.certificates.change(&allowed, one.id, change, reason).await;
    assert_eq!(faults(change(Change::Suspend, " \n").await), ["reason"]);
    assert_eq!(faults(change(Change::Reinstate, "So.").await), ["not-now"]);
    let before = server.verification.status_list("demo", 1).await.unwrap().expect("a list");
    change(Change::Suspend, "A complaint is looked into.").await.unwrap();
    assert_eq!(standing(&server, &one.public).await, CertificateStatus::Suspended);
    assert!(matches!(checked(&server, &one).await, CredentialVerdict::Suspended(_)));
    let list = server.verification.status_list("demo", 1).await.unwrap().expect("a list");
    assert_ne!(list, before, "the public status follows at once");
    assert_eq!(server.verification.status_list("demo", 1).await.unwrap(), Some(list), "and stays");
    change(Change::Reinstate, "CredentialFormatFault was found.").await.unwrap();
    assert!(matches!(checked(&server, &one).await, CredentialVerdict::Valid(_)));
    clock.advance(Duration::hours(1));
    change(Change::Revoke, "It was not theirs.").await.unwrap();
    assert!(matches!(checked(&server, &one).await, CredentialVerdict::Revoked(_)));
    for again in Change::ALL {
        assert_eq!(faults(change(again, "Again.").await), ["not-now"], "{again:?}");
    }
    assert_eq!(standing(&server, &one.public).await, CertificateStatus::Revoked);
    let happened = server.certificates.what_happened(&one).await.unwrap();
    let kinds: Vec<&str> = happened.iter().map(|one| one.kind.as_str()).collect();
    assert_eq!(kinds, ["issued", "suspended", "reinstated", "revoked"]);
    assert_eq!(happened[3].reason, "It was not theirs.");
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed LIKE 'certificate-%'").await, 4);
}

pub async fn status_list_is_identical_everywhere(database: Database) {
    let (one, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&one, "Karl").await;
    certified_holder(&one, &allowed, "Ada").await;
    let list = one.verification.status_list("demo", 1).await.unwrap().expect("a list");
    let (other, later) = signing_server(&database).await;
    later.advance(Duration::hours(5));
    assert_eq!(other.verification.status_list("demo", 1).await.unwrap().as_ref(), Some(&list));
    // A node whose day has just begun must not serve a time in the future.
    for _ in 0..24 {
        later.advance(Duration::hours(1));
        let list = other.verification.status_list("demo", 1).await.unwrap().expect("a list");
        let claims: serde_json::Value = serde_json::from_str(&list.embedded).unwrap();
        let from: jiff::Timestamp = claims["validFrom"].as_str().unwrap().parse().unwrap();
        let age = other.instant().duration_since(from);
        assert!(!age.is_negative() && age.as_hours() < 25, "{from}");
    }
    let next = other.verification.status_list("demo", 1).await.unwrap().expect("a list");
    assert_ne!(next, list, "the next day");
    clock.advance(Duration::days(1));
    assert_eq!(one.verification.status_list("demo", 1).await.unwrap(), Some(next));
}

pub async fn reissue_replaces(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, one) = certified_holder(&server, &allowed, "Ada").await;
    server.accounts.rename(&ada, "Ada Ødegård").await.unwrap();
    let new = server.issuing.reissue(&allowed, one.id, "She has married.").await.unwrap();
    let found = server.certificates.look_up(&one.public).await.unwrap().expect("never dropped");
    assert_eq!(
        (found.standing, found.now.as_ref().map(|now| now.id)),
        (CertificateStatus::Replaced, Some(new))
    );
    assert_eq!(found.certificate.holder, "Ada", "issued credentials never change");
    assert!(matches!(checked(&server, &one).await, CredentialVerdict::Revoked(_)));
    let new = server.certificates.find(&allowed, new).await.unwrap().expect("the new one");
    assert_eq!((new.holder.as_str(), new.issued_on, new.until), ("Ada Ødegård", one.issued_on, one.until));
    let CredentialVerdict::Valid(award) = checked(&server, &new).await else { panic!("the new one is good") };
    assert_eq!(award.holder.name, "Ada Ødegård");
    assert_eq!(faults(server.issuing.reissue(&allowed, one.id, "Again.").await), ["not-now"]);
}

pub async fn register_lists_willing_directors(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, one) = certified_holder(&server, &allowed, "Ada").await;
    certified_holder(&server, &allowed, "Grace").await;
    let home = server.federation().clone();
    let register = async |search: &str| -> Vec<String> {
        server.certificates.register(&home, search).await.unwrap().into_iter().map(|one| one.name).collect()
    };
    assert_eq!(register("").await, Vec::<String>::new(), "the register is opt-in");
    server.certificates.list_director(&ada, true).await.unwrap();
    server.certificates.list_director(&ada, true).await.unwrap();
    assert_eq!(register("aD").await, ["Ada"]);
    assert_eq!(register("zz").await, Vec::<String>::new());
    server.certificates.change(&allowed, one.id, Change::Suspend, "For now.").await.unwrap();
    assert_eq!(register("").await, Vec::<String>::new(), "suspended holders are not listed");
    server.certificates.change(&allowed, one.id, Change::Reinstate, "Again.").await.unwrap();
    server.certificates.list_director(&ada, false).await.unwrap();
    assert_eq!(register("").await, Vec::<String>::new());
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed LIKE 'director-%'").await, 2);
}

pub async fn leaving_removes_unless_retained(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, kept) = certified_holder(&server, &allowed, "Ada").await;
    server.certificates.list_director(&ada, true).await.unwrap();
    server.accounts.leave(&ada, Password::new(GOOD)).await.unwrap();
    let found = server.certificates.look_up(&kept.public).await.unwrap().expect("never dropped");
    assert_eq!((found.standing, found.certificate.holder.as_str()), (CertificateStatus::Valid, "Ada"));
    assert_eq!(database.count("SELECT COUNT(*) FROM listing").await, 0);

    let (grace, gone) = certified_holder(&server, &allowed, "Grace").await;
    let document = server.certificates.credential_of(&gone).await.unwrap().expect("a credential");
    database.execute("UPDATE federation SET keeps_record = NOT keeps_record").await;
    server.accounts.leave(&grace, Password::new(GOOD)).await.unwrap();
    let found =
        server.certificates.look_up(&gone.public).await.unwrap().expect("the number is never given again");
    assert_eq!((found.standing, found.certificate.holder.as_str()), (CertificateStatus::Revoked, ""));
    assert_eq!(server.certificates.credential_of(&gone).await.unwrap(), None);
    let answer = server.verification.check_credential(document.as_bytes()).await.unwrap();
    assert!(matches!(answer, CredentialVerdict::Revoked(_)), "{answer:?}");
}

pub async fn certificate_keeps_its_logo(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &karl, Role::Admin, true).await.unwrap();
    let sets =
        server.permissions.allow(&karl, Action::SetFederation, &home.code, Whose::Others).await.unwrap();
    let (_, without) = certified_holder(&server, &allowed, "Ada").await;
    assert_eq!(without.logo, None);
    for (file, fault) in [
        (b"no picture".to_vec(), LogoFault::Picture),
        (disc(2001), LogoFault::Pixels),
        (vec![0; 500_001], LogoFault::Bytes),
    ] {
        let refused = server.certificates.set_logo(&sets, Some(file)).await;
        assert_eq!(faults(refused), [fault.word()]);
    }
    assert_eq!(server.certificates.logo_in_use(home.id).await.unwrap(), None);
    server.certificates.set_logo(&sets, Some(disc(300))).await.unwrap();
    let (_, with) = certified_holder(&server, &allowed, "Grace").await;
    assert_eq!((with.logo, server.certificates.logo_in_use(home.id).await.unwrap()), (Some(1), Some(1)));
    let CredentialVerdict::Valid(award) = checked(&server, &with).await else { panic!("not valid") };
    assert!(award.issuer.image.as_ref().is_some_and(|at| at.ends_with("/logo/demo/1")), "{award:?}");
    let paper = async |one: &Certificate| server.certificates.pdf(one).await.unwrap().expect("a paper");
    let before = (paper(&without).await, paper(&with).await);
    server.certificates.set_logo(&sets, Some(disc(200))).await.unwrap();
    assert_eq!((paper(&without).await, paper(&with).await), before, "byte for byte");
    assert_eq!(server.certificates.logo(&home, 1).await.unwrap(), Some(disc(300)), "a used logo stays");
    server.certificates.set_logo(&sets, None).await.unwrap();
    assert_eq!(server.certificates.logo_in_use(home.id).await.unwrap(), None);
    assert_eq!(server.certificates.logo(&home, 3).await.unwrap(), None);
    assert_eq!(paper(&with).await, before.1);
    let (_, after) = certified_holder(&server, &allowed, "Alan").await;
    assert_eq!(after.logo, None);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'logo-changed'").await, 3);
}

pub async fn grounds_follow_disclosure(database: Database) {
    let (server, _) = signing_server(&database).await;
    let home = server.federation().clone();
    let mut issued = Vec::new();
    for (disclosure, name) in [("all", "Ada"), ("laws", "Grace"), ("nothing", "Alan")] {
        let settings = Settings { disclosure: disclosure.to_owned(), ..Settings::of(&home) };
        let now = server.federations.by_code(&home.code).await.unwrap().expect("exists");
        server.federations.change(By::Program, &now, &settings).await.unwrap();
        let (_, allowed) = examiner(&server, &format!("Karl{name}")).await;
        issued.push(certified_holder(&server, &allowed, name).await.1);
    }
    let told = async |one: &Certificate| {
        let CredentialVerdict::Valid(award) = checked(&server, one).await else { panic!("not valid") };
        award.evidence.into_iter().map(|one| one.narrative).collect::<String>()
    };
    let [all, laws, nothing] = &issued[..] else { panic!("three were issued") };
    assert!(told(all).await.contains("16 scenarios"), "{}", told(all).await);
    assert_eq!(told(laws).await, told(all).await, "there was no exam");
    assert_eq!(told(nothing).await, "");
    assert_eq!(nothing.grounds.scenarios.len(), 16, "hidden grounds stay stored");
    assert_eq!(nothing.grounds.shown(nothing.disclosure), Grounds::default());
}

pub async fn key_rotation_keeps_signatures(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let ada = trainee(&server, "Ada").await;
    earn(&server, &ada).await;
    let key: BTreeSet<String> = proposed(&server, &allowed).await.iter().map(Proposal::key).collect();
    let unsigned = server.issuing.issue_chosen(&allowed, &bank(), &key).await;
    assert!(
        matches!(unsigned, Err(IssueFault::Signing(SigningFault::Key(FederationKeyFault::NoOperatorKey)))),
        "{unsigned:?}"
    );
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    issue_all(&server, &allowed).await;
    let home = server.federation().clone();
    assert_eq!(server.signing_keys.rotate_key(&home).await.unwrap(), 2);
    let (_, second) = certified_holder(&server, &allowed, "Grace").await;
    let first = server.certificates.own(&ada).await.unwrap().0.remove(0);
    for one in [&first, &second] {
        assert!(matches!(checked(&server, one).await, CredentialVerdict::Valid(_)), "{}", one.holder);
    }
    let keys = server.signing_keys.keys_of(&home).await.unwrap();
    let document = server.signing_keys.did_document("demo").await.unwrap().expect("a document");
    assert!(keys.len() == 2 && keys.iter().all(|key| document.contains(&key.multikey())), "{document}");
    // A server with another key decrypts none of them.
    let (other, _) = crate::store::signing_up::server(&database).await;
    other.signing_keys.certifies_with(Arc::new(OperatorKey::new([8; 32])));
    let sealed = other.signing_keys.ready_to_sign().await;
    assert!(matches!(sealed, Err(FederationKeyFault::Sealed(_))), "{sealed:?}");
}

pub async fn reminds_holders_twice(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (_, one) = certified_holder(&server, &allowed, "Ada").await;
    database.execute("UPDATE certificate SET valid_until = '2026-06-01'").await;
    let emails = async || database.count("SELECT COUNT(*) FROM mail WHERE kind = 'runs-out'").await;
    for (days, sent) in [(0, 0), (32, 1), (1, 1), (46, 2), (1, 2), (30, 2)] {
        clock.advance(Duration::days(days));
        server.certificates.update().await.unwrap();
        assert_eq!(emails().await, sent, "after {days} days more");
    }
    assert_eq!(standing(&server, &one.public).await, CertificateStatus::Expired);
}

pub async fn holders_are_told(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let ada = trainee(&server, "Ada").await;
    database.execute("UPDATE account SET language = 'fr' WHERE email = 'ada@example.org'").await;
    earn(&server, &ada).await;
    issue_all(&server, &allowed).await;
    let one = server.certificates.own(&ada).await.unwrap().0.remove(0);
    for (change, reason) in
        [(Change::Suspend, "Plainte"), (Change::Reinstate, "Erreur"), (Change::Revoke, "Fraude")]
    {
        server.certificates.change(&allowed, one.id, change, reason).await.unwrap();
    }
    let told = |kind: &str| {
        let sql = format!("SELECT recipient || ' ' || body FROM mail WHERE kind = 'certificate-{kind}'");
        let database = &database;
        async move { database.text(&sql).await }
    };
    for (kind, text) in [
        ("issued", "vous a délivré un certificat"),
        ("suspended", "Plainte"),
        ("reinstated", "a rétabli votre certificat"),
        ("revoked", "Fraude"),
    ] {
        let email = told(kind).await;
        assert!(email.starts_with("ada@example.org ") && email.contains(text), "{kind}: {email}");
        assert!(email.contains(&one.level_name) && email.contains("/me/certificates"), "{kind}: {email}");
    }
    let refused = server.certificates.change(&allowed, one.id, Change::Suspend, "Encore").await;
    assert_eq!(faults(refused), ["not-now"]);
    let all = "SELECT COUNT(*) FROM mail WHERE kind LIKE 'certificate-%'";
    assert_eq!(database.count(all).await, 4, "each once");
}

pub async fn activity_moves_the_last_day(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, one) = certified_holder(&server, &allowed, "Ada").await;
    database.execute("UPDATE certificate SET inactive_years = 1, valid_until = '2027-03-01'").await;
    clock.advance(Duration::days(200));
    server.practice.record_answer(&ada, new_answer("r001", 0)).await.unwrap();
    server.certificates.update().await.unwrap();
    clock.advance(Duration::days(300));
    assert_eq!(standing(&server, &one.public).await, CertificateStatus::Valid);
    assert!(matches!(checked(&server, &one).await, CredentialVerdict::Valid(_)));
    clock.advance(Duration::days(100));
    assert_eq!(standing(&server, &one.public).await, CertificateStatus::Expired);
    assert!(
        matches!(checked(&server, &one).await, CredentialVerdict::Revoked(_)),
        "verifiers learn it from the list"
    );
}

pub async fn signed_session_is_activity(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    let home = server.federation().clone();
    let signs = server.permissions.allow(&karl, Action::CoSign, &home.code, Whose::Others).await.unwrap();
    let (ada, one) = certified_holder(&server, &allowed, "Ada").await;
    database.execute("UPDATE certificate SET inactive_years = 1, valid_until = '2027-03-01'").await;
    clock.advance(Duration::days(200));
    let today = one.issued_on.checked_add(199.days()).unwrap();
    let own = server.permissions.allow(&ada, Action::KeepCertificates, &home.code, Whose::Own).await.unwrap();
    let entered = session(&today.to_string(), "Club evening", &karl);
    let id = server.directed.enter(&own, &entered).await.unwrap();
    let until = async || server.certificates.find(&allowed, one.id).await.unwrap().expect("exists").until;
    server.certificates.update().await.unwrap();
    let before = until().await;
    server.directed.decide(&signs, id, Decision::Sign, "").await.unwrap();
    server.certificates.update().await.unwrap();
    assert!(before < until().await, "{before:?}: an unsigned session changes nothing");
    assert_eq!(until().await, Some(today.checked_add(1.year()).unwrap()));
}

/// Publishes the federation's own programme of one level.
pub async fn publish_programme(server: &Server, by: &Account, level: &str) {
    let home = server.federation().code.clone();
    let allowed = server.permissions.allow(by, Action::SetProgrammes, &home, Whose::Others).await.unwrap();
    let new = NewProgramme { name: "County".to_owned(), word: "county".to_owned(), like: String::new() };
    let id = server.programmes.make(&allowed, &bank(), &new).await.unwrap();
    let file = format!(
        "id = \"county\"\nname = \"County\"\n\n[[levels]]\nid = \"director\"\nname = \"County Director\"\n{level}"
    );
    assert_eq!(server.programmes.write(&allowed, id, 1, &file).await.unwrap(), Saved::Written);
    server.programmes.offer(&allowed, &bank(), id, 2).await.unwrap();
}

pub const PRACTISED: &str = "\n[[levels.requires]]\nfamily = \"rotation\"\nscenarios = 1\nmean = 500\n";

pub async fn two_examiners_must_agree(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, by_karl) = examiner(&server, "Karl").await;
    let (_, by_mary) = examiner(&server, "Mary").await;
    publish_programme(&server, &karl, &format!("examiners = 2\n{PRACTISED}")).await;
    let ada = trainee(&server, "Ada").await;
    server.practice.record_answer(&ada, new_answer("r001", 600)).await.unwrap();
    let one_more = |issued, agreed| BulkState::Done { issued, agreed, left: Vec::new() };
    assert_eq!(issue_all(&server, &by_karl).await, one_more(0, 1));
    let left = BulkState::Done { issued: 0, agreed: 0, left: vec![("Ada".to_owned(), "agreed".to_owned())] };
    assert_eq!(issue_all(&server, &by_karl).await, left, "one examiner cannot agree twice");
    assert_eq!(server.certificates.own(&ada).await.unwrap().0.len(), 0);
    assert_eq!(issue_all(&server, &by_mary).await, one_more(1, 0));
    let (all, _) = server.certificates.own(&ada).await.unwrap();
    let happened = server.certificates.what_happened(&all[0]).await.unwrap();
    let told: Vec<_> = happened.iter().map(|one| (one.kind.as_str(), one.by.as_str())).collect();
    assert_eq!(told, [("agreed", "Karl"), ("issued", "Mary")]);
    assert_eq!(database.count("SELECT COUNT(*) FROM certificate_assent").await, 0);
}

/// Shows the candidates of every sitting their marks.
pub async fn release_marks(database: &Database) {
    database.execute("UPDATE sitting SET review = 'marks'").await;
}

pub async fn unreleased_exam_does_not_certify(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&[(Part::Closed, "r001", 1)]), |_| {}).await;
    let server = &fixture.server;
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    let (karl, allowed) = examiner(server, "Karl").await;
    publish_programme(server, &karl, "\n[[levels.requires]]\nexam = { mark = 500 }\n").await;
    let ada = trainee(server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked(&fixture, attempt.id(), 1, 800, "wrong").await;
    database
        .execute(
            "UPDATE sitting SET paper = 'name = \"County\"\n[[item]]\nscenario = \"r001\"\n\
        part = \"closed\"\n'",
        )
        .await;
    release_marks(&database).await;
    let chosen: BTreeSet<String> = proposed(server, &allowed).await.iter().map(Proposal::key).collect();
    assert_eq!(chosen.len(), 1, "a released exam certifies");
    database.execute("UPDATE sitting SET review = 'nothing'").await;
    assert_eq!(proposed(server, &allowed).await, [], "unreleased results do not");
    let issued = server.issuing.issue_chosen(&allowed, &bank(), &chosen).await;
    assert!(matches!(issued, Err(IssueFault::Nothing)), "{issued:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM certificate").await, 0);
    release_marks(&database).await;
    assert_eq!(issue_all(server, &allowed).await, BulkState::Done { issued: 1, agreed: 0, left: Vec::new() });
}

pub async fn renews_by_the_level_rules(database: Database) {
    let open = |row: &mut SittingRow| row.closes_at = row.closes_at.plus(Duration::days(2));
    let fixture = ExamFixture::with(&database, &fixed(&[(Part::Closed, "r001", 1)]), open).await;
    let server = &fixture.server;
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    let (karl, allowed) = examiner(server, "Karl").await;
    let level = "validity = { years = 2 }\nrenewal = { refresher = { mark = 500 } }\n";
    publish_programme(server, &karl, &format!("{level}{PRACTISED}")).await;
    let ada = trainee(server, "Ada").await;
    server.practice.record_answer(&ada, new_answer("r001", 1000)).await.unwrap();
    issue_all(server, &allowed).await;
    let old = server.certificates.own(&ada).await.unwrap().0.remove(0);
    fixture.later(24 * 60);
    assert_eq!(proposed(server, &allowed).await, [], "nothing renews it yet");
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked(&fixture, attempt.id(), 1, 800, "wrong").await;
    database
        .execute(
            "UPDATE sitting SET paper = 'name = \"County\"\n[[item]]\nscenario = \"r001\"\n\
        part = \"closed\"\n'",
        )
        .await;
    release_marks(&database).await;
    let proposals = proposed(server, &allowed).await;
    assert_eq!(proposals.iter().map(|one| one.what).collect::<Vec<_>>(), [ProposalKind::Renewal(old.id)]);
    let exams: Vec<&str> = proposals[0].grounds.exams.iter().map(|exam| exam.paper.as_str()).collect();
    assert_eq!((old.grounds.exams.len(), exams), (0, vec![crate::exam::CODE]), "the exam renews it");
    assert_eq!(issue_all(server, &allowed).await, BulkState::Done { issued: 1, agreed: 0, left: Vec::new() });
    let found = server.certificates.look_up(&old.public).await.unwrap().expect("never dropped");
    assert_eq!(found.standing, CertificateStatus::Renewed);
    let now =
        server.certificates.look_up(&found.now.expect("another one counts")).await.unwrap().expect("exists");
    assert_eq!((now.standing, now.certificate.until > old.until), (CertificateStatus::Valid, true));
    assert!(matches!(checked(server, &old).await, CredentialVerdict::Revoked(_)));
    assert!(matches!(checked(server, &now.certificate).await, CredentialVerdict::Valid(_)));
    assert_eq!(proposed(server, &allowed).await, [], "the same exam renews no other");
}
