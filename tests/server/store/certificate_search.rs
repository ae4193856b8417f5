//! Data stored with certificates: signatories, and search keys.

use crate::store::certificates::{
    PRACTISED, certified_holder, examiner, issue_all, publish_programme, signing_server,
};
use crate::store::database::Database;
use crate::store::practice::{new_answer, trainee};
use crate::store::signing_up::GOOD;
use server::accounts::Password;
use server::certificates::{BulkState, CertificateSearch, CertificateStatus, Change};
use time::Duration;

contract! {
    searches_certificates, pdf_names_signatories,
}

pub async fn searches_certificates(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (ada, old) = certified_holder(&server, &allowed, "Ada").await;
    clock.advance(Duration::hours(1));
    let (grace, of_grace) = certified_holder(&server, &allowed, "Grace").await;
    clock.advance(Duration::hours(1));
    server.accounts.rename(&ada, "Ada Ødegård").await.unwrap();
    let new = server.issuing.reissue(&allowed, old.id, "She has married.").await.unwrap();
    database.execute("UPDATE account SET member_number = 'NBF_7' WHERE name = 'Grace'").await;
    let found = async |search: &CertificateSearch| -> Vec<String> {
        let (all, more, _) = server.certificates.search(&allowed, search, 1).await.unwrap();
        assert!(!more);
        all.into_iter().map(|one| one.holder).collect()
    };
    let number = of_grace.public.to_string();
    let simple = new.0.simple().to_string();
    for (holds, who) in [
        ("", &["Ada Ødegård", "Grace", "Ada"][..]),
        ("ada", &["Ada Ødegård", "Ada"]),
        (" ØDEGÅRD\0 ", &["Ada Ødegård"]),
        ("øde", &["Ada Ødegård"]),
        ("nbf_7", &["Grace"]),
        ("nbfx7", &[]),
        ("%", &[]),
        (&number, &["Grace"]),
        (&number.to_uppercase(), &["Grace"]),
        (&simple, &["Ada Ødegård"]),
        ("ffffffff", &[]),
    ] {
        let search = CertificateSearch { holds: holds.to_owned(), ..CertificateSearch::default() };
        assert_eq!(found(&search).await, who, "{holds:?}");
    }
    let of_standing = async |standing| {
        found(&CertificateSearch { standing: Some(standing), ..CertificateSearch::default() }).await
    };
    assert_eq!(of_standing(CertificateStatus::Valid).await, ["Ada Ødegård", "Grace"]);
    assert_eq!(of_standing(CertificateStatus::Replaced).await, ["Ada"]);
    server.certificates.change(&allowed, of_grace.id, Change::Suspend, "For now.").await.unwrap();
    assert_eq!(of_standing(CertificateStatus::Suspended).await, ["Grace"]);
    database.execute("UPDATE certificate SET valid_until = '2020-01-01'").await;
    assert_eq!(
        of_standing(CertificateStatus::Expired).await,
        ["Ada Ødegård"],
        "an invalid certificate is not also expired"
    );
    assert_eq!(of_standing(CertificateStatus::Valid).await, Vec::<String>::new());
    let levels = server.certificates.certified_levels(&allowed).await.unwrap();
    assert_eq!(levels.len(), 1, "{levels:?}");
    for (level, n) in [(levels[0].level.as_str(), 3), ("", 3), ("another", 0)] {
        let (programme, level) = (levels[0].programme.clone(), level.to_owned());
        let search = CertificateSearch { programme, level, ..CertificateSearch::default() };
        assert_eq!(found(&search).await.len(), n, "{search:?}");
    }
    let (none, more, _) =
        server.certificates.search(&allowed, &CertificateSearch::default(), 2).await.unwrap();
    assert!(none.is_empty() && !more);
    // A certificate without account and record can no longer be found.
    database.execute("UPDATE federation SET keeps_record = NOT keeps_record").await;
    server.accounts.leave(&grace, Password::new(GOOD)).await.unwrap();
    let search = CertificateSearch { holds: "grace".to_owned(), ..CertificateSearch::default() };
    assert_eq!(found(&search).await, Vec::<String>::new());
}

pub async fn pdf_names_signatories(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (karl, by_karl) = examiner(&server, "Karl").await;
    let (mary, by_mary) = examiner(&server, "Mary").await;
    publish_programme(&server, &karl, &format!("examiners = 2\n{PRACTISED}")).await;
    let ada = trainee(&server, "Ada").await;
    server.practice.record_answer(&ada, new_answer("r001", 600)).await.unwrap();
    issue_all(&server, &by_karl).await;
    server.accounts.rename(&karl, "Karl Karl").await.unwrap();
    assert_eq!(
        issue_all(&server, &by_mary).await,
        BulkState::Done { issued: 1, agreed: 0, left: Vec::new() }
    );
    let one = server.certificates.own(&ada).await.unwrap().0.remove(0);
    let names = (one.agreed_by.as_deref(), one.issued_by.as_deref(), one.reissued_on);
    assert_eq!(names, (Some("Karl Karl"), Some("Mary"), None), "as they were called when it was issued");
    let paper = async || {
        let one = server.certificates.own(&ada).await.unwrap().0.remove(0);
        server.certificates.pdf(&one).await.unwrap().expect("a printable certificate")
    };
    let first = paper().await;
    server.accounts.rename(&mary, "Mary Mary").await.unwrap();
    assert_eq!(paper().await, first, "later names change nothing");

    clock.advance(Duration::days(3));
    server.accounts.rename(&ada, "Ada Ødegård").await.unwrap();
    let new = server.issuing.reissue(&by_karl, one.id, "She has married.").await.unwrap();
    let new = server.certificates.find(&by_karl, new).await.unwrap().expect("the new one");
    let names = (new.agreed_by.as_deref(), new.issued_by.as_deref());
    assert_eq!(names, (Some("Karl Karl"), Some("Mary")), "only the name differs");
    let home = server.federation().clone();
    assert_eq!((new.reissued_on, new.issued_on), (Some(server.federations.today_in(&home)), one.issued_on));
    let noted = paper().await;
    database.execute("UPDATE certificate SET reissued_on = NULL").await;
    assert_ne!(paper().await, noted, "the reissue is stated");

    // An unprintable name is no obstacle, and an old certificate has no name.
    database.execute("UPDATE certificate SET issued_by = '安娜'").await;
    let without = paper().await;
    database.execute("UPDATE certificate SET issued_by = NULL").await;
    assert_eq!(paper().await, without);
    database.execute("UPDATE certificate SET agreed_by = NULL").await;
    assert_ne!(paper().await, without, "the other name stood there");
}
