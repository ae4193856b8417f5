//! What is kept with certificates beside what they say: who stood for them.

use crate::certificates::{PRACTISED, examiner, issue_all, offer, signing};
use crate::place::Place;
use crate::practice::{given, trainee};
use director::server::certificates::BulkState;
use time::Duration;

pub async fn who_stood_for_it_stands_on_paper_by_the_names_that_they_had(place: Place) {
    let (server, clock) = signing(&place).await;
    let (karl, by_karl) = examiner(&server, "Karl").await;
    let (mary, by_mary) = examiner(&server, "Mary").await;
    offer(&server, &karl, &format!("examiners = 2\n{PRACTISED}")).await;
    let ada = trainee(&server, "Ada").await;
    server.record_answer(&ada, given("r001", 600)).await.unwrap();
    issue_all(&server, &by_karl).await;
    server.rename(&karl, "Karl Karl").await.unwrap();
    assert_eq!(
        issue_all(&server, &by_mary).await,
        BulkState::Done { issued: 1, agreed: 0, left: Vec::new() }
    );
    let one = server.own_certificates(&ada).await.unwrap().0.remove(0);
    let names = (one.agreed_by.as_deref(), one.issued_by.as_deref(), one.reissued_on);
    assert_eq!(names, (Some("Karl Karl"), Some("Mary"), None), "as they were called when it was issued");
    let paper = async || {
        let one = server.own_certificates(&ada).await.unwrap().0.remove(0);
        server.certificate_on_paper(&one).await.unwrap().expect("it can be put on paper")
    };
    let first = paper().await;
    server.rename(&mary, "Mary Mary").await.unwrap();
    assert_eq!(paper().await, first, "what they are called later changes nothing");

    clock.advance(Duration::days(3));
    server.rename(&ada, "Ada Ødegård").await.unwrap();
    let new = server.reissue(&by_karl, one.id, "She has married.").await.unwrap();
    let new = server.certificate(&by_karl, new).await.unwrap().expect("the new one");
    let names = (new.agreed_by.as_deref(), new.issued_by.as_deref());
    assert_eq!(names, (Some("Karl Karl"), Some("Mary")), "it says the same but for the name");
    let home = server.federation().clone();
    assert_eq!((new.reissued_on, new.issued_on), (Some(server.today_in(&home)), one.issued_on));
    let noted = paper().await;
    place.execute("UPDATE certificate SET reissued_on = NULL").await;
    assert_ne!(paper().await, noted, "that it was issued anew is said");

    // A name that no paper takes is no hindrance, and one from before names were kept has none.
    place.execute("UPDATE certificate SET issued_by = '安娜'").await;
    let without = paper().await;
    place.execute("UPDATE certificate SET issued_by = NULL").await;
    assert_eq!(paper().await, without);
    place.execute("UPDATE certificate SET agreed_by = NULL").await;
    assert_ne!(paper().await, without, "the other name stood there");
}
