//! The table `email_text`.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use store::email_text::{self, EmailTextRow};

contract! { text_round_trips_per_language, }

pub async fn text_round_trips_per_language(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let text = |federation: u128, language: &str, subject: &str| EmailTextRow {
        federation_id: rows::federation(federation).id,
        kind: "exam".to_owned(),
        language: language.to_owned(),
        subject: subject.to_owned(),
        body: "{link}\n♠".to_owned(),
        changed_at: at(10),
    };
    let [first, second, other] = [text(1, "nb", "Eksamen"), text(1, "en", "Exam"), text(2, "nb", "Prøve")];
    let mut write = store.write().await.unwrap();
    for row in [&first, &second, &other] {
        email_text::put(&mut write, row).await.unwrap();
    }
    let changed = EmailTextRow { subject: "Til eksamen".to_owned(), changed_at: at(20), ..first.clone() };
    email_text::put(&mut write, &changed).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(
        email_text::of_federation(&store, first.federation_id).await.unwrap(),
        [second.clone(), changed.clone()]
    );
    let find =
        async |language| email_text::find(&store, first.federation_id, "exam", language).await.unwrap();
    assert_eq!(find("nb").await, Some(changed));
    assert_eq!(find("fr").await, None);
    let mut write = store.write().await.unwrap();
    assert!(email_text::delete(&mut write, first.federation_id, "exam", "nb").await.unwrap());
    assert!(!email_text::delete(&mut write, first.federation_id, "exam", "nb").await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(find("nb").await, None);
    assert_eq!(email_text::of_federation(&store, other.federation_id).await.unwrap(), [other]);
}
