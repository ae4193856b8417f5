//! The tables of programmes, and the server's rules for their authors.

use super::faults;
use crate::store::after_exams::bank;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use crate::store::signing_up::server;
use bank::Programme;
use server::Server;
use server::audit::By;
use server::forms::Rejection;
use server::programmes::{FILE, NewProgramme, Saved};
use server::roles::{Action, Allowed, Role, Whose};
use store::programme::{self, ProgrammeId, ProgrammeRow, ProgrammeTextRow};
use store::{Key, StoreError};
use uuid::Uuid;

contract! {
    programme_versions_round_trip, starts_from_a_template, concurrent_versions_are_stored,
    published_version_applies,
}

const EXAM: &str = "id = \"county\"\nname = \"County\"\n[[levels]]\nname = \"Club\"\n[[levels.requires]]\n\
    exam = { paper = \"spring\" }\n";

/// The permission of an author of programmes.
pub async fn writer(server: &Server, name: &str) -> Allowed {
    let account = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &account, Role::Examiner, true).await.unwrap();
    set_up(server, &account).await;
    server.permissions.allow(&account, Action::SetProgrammes, &home.code, Whose::Others).await.unwrap()
}

pub fn new(word: &str, like: &str) -> NewProgramme {
    NewProgramme { name: "County".to_owned(), word: word.to_owned(), like: like.to_owned() }
}

async fn text(server: &Server, allowed: &Allowed, id: ProgrammeId, number: u32) -> String {
    server.programmes.text(allowed, id, number).await.unwrap().expect("a text")
}

pub async fn programme_versions_round_trip(database: Database) {
    let (server, clock) = server(&database).await;
    let (store, federation_id) = (database.open().await, server.federation().id);
    let id = ProgrammeId(Uuid::from_u128(3));
    let row = ProgrammeRow {
        federation_id,
        id,
        word: "county".to_owned(),
        name: "Krets – nivå 2".to_owned(),
        current: 1,
        offered: None,
        changed_at: clock.now(),
    };
    let text = |number: i32| ProgrammeTextRow {
        federation_id,
        programme_id: id,
        number,
        file: format!("# № {number}\n"),
        written_at: clock.now(),
    };
    let mut write = store.write().await.unwrap();
    programme::insert(&mut write, &row).await.unwrap();
    for number in [1, 2] {
        programme::insert_text(&mut write, &text(number)).await.unwrap();
    }
    assert_eq!(programme::last_number(&mut write, federation_id, id).await.unwrap(), 2);
    write.commit().await.unwrap();
    assert_eq!(programme::by_id(&store, federation_id, id).await.unwrap(), Some(row.clone()));
    assert_eq!(programme::text(&store, federation_id, id, 2).await.unwrap(), Some(text(2)));
    assert_eq!(programme::text(&store, federation_id, id, 3).await.unwrap(), None);
    assert_eq!(programme::offered(&store, federation_id).await.unwrap(), []);

    let kept = ProgrammeRow { name: "Krets".to_owned(), current: 2, offered: Some(1), ..row.clone() };
    let mut write = store.write().await.unwrap();
    assert_eq!(programme::lock(&mut write, federation_id, id).await.unwrap(), Some(row.clone()));
    programme::save(&mut write, &kept).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(programme::of_federation(&store, federation_id).await.unwrap(), [kept]);
    assert_eq!(programme::offered(&store, federation_id).await.unwrap(), [text(1)]);

    let one = |row: ProgrammeRow| {
        let store = &store;
        async move { programme::insert(&mut store.write().await.unwrap(), &row).await }
    };
    let same_word = one(ProgrammeRow { id: ProgrammeId(Uuid::from_u128(4)), ..row.clone() }).await;
    assert!(matches!(same_word, Err(StoreError::Unique(Key::ProgrammeWord))), "{same_word:?}");
    let same_id = one(ProgrammeRow { word: "other".to_owned(), ..row }).await;
    assert!(
        matches!(&same_id, Err(StoreError::Unique(Key::Primary(key))) if key == "programme_pkey"),
        "{same_id:?}"
    );
    let twice = programme::insert_text(&mut store.write().await.unwrap(), &text(2)).await;
    assert!(
        matches!(&twice, Err(StoreError::Unique(Key::Primary(key))) if key == "programme_text_pkey"),
        "{twice:?}"
    );
}

pub async fn starts_from_a_template(database: Database) {
    let (server, _) = server(&database).await;
    let ada = writer(&server, "Ada").await;
    let bad = NewProgramme { name: " ".to_owned(), ..new("county", "") };
    assert_eq!(faults(server.programmes.make(&ada, &bank(), &bad).await), ["name"]);
    for word in ["", "County", "a b", "é"] {
        let made = server.programmes.make(&ada, &bank(), &new(word, "")).await;
        assert_eq!(faults(made), ["word"], "{word}");
    }
    let first = server.programmes.make(&ada, &bank(), &new("county", "")).await.unwrap();
    let again = server.programmes.make(&ada, &bank(), &new("county", "")).await;
    assert_eq!(faults(again), ["taken"]);
    let second = server.programmes.make(&ada, &bank(), &new("north", "norway")).await.unwrap();
    for (id, word) in [(first, "county"), (second, "north")] {
        let file = text(&server, &ada, id, 1).await;
        let read = server.programmes.read(&bank(), word, &file);
        let read = read.unwrap_or_else(|faults| panic!("{faults:?}\n{file}"));
        assert_eq!((read.id.as_str(), read.name.as_str(), read.example), (word, "County", false));
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'programme-made'").await, 2);
}

pub async fn concurrent_versions_are_stored(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, karl) = (writer(&server, "Ada").await, writer(&server, "Karl").await);
    let id = server.programmes.make(&ada, &bank(), &new("county", "")).await.unwrap();
    let write = async |by: &Allowed, seen: u32, file: &str| {
        server.programmes.write(by, id, seen, file).await.unwrap()
    };
    assert_eq!(write(&ada, 1, "name = \"Hers\"\r\n").await, Saved::Written);
    assert_eq!(write(&karl, 1, "name = \"His\"\n").await, Saved::Beside(3));
    let now = server.programmes.find(&karl, id).await.unwrap().unwrap();
    assert_eq!((now.name.as_str(), now.word.as_str(), now.current), ("Hers", "county", 2));
    assert_eq!(text(&server, &karl, id, 2).await, "name = \"Hers\"\n");
    assert_eq!(text(&server, &karl, id, 3).await, "name = \"His\"\n");
    // He has seen hers now.
    assert_eq!(write(&karl, 2, "name = \"Both\"\n").await, Saved::Written);
    assert_eq!(write(&karl, 4, "name = \"Both\"\n").await, Saved::Same);
    assert_eq!(write(&ada, 4, "name = \0").await, Saved::Written);
    assert_eq!(server.programmes.find(&ada, id).await.unwrap().unwrap().name, "Both", "the name stays");
    let long = server.programmes.write(&ada, id, 5, &"#".repeat(FILE + 1)).await;
    assert_eq!(faults(long), ["long"]);
    let nowhere = server.programmes.write(&ada, ProgrammeId(Uuid::from_u128(7)), 1, "").await;
    assert!(matches!(nowhere, Err(Rejection::NotFound)), "{nowhere:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'programme-changed'").await, 4);
}

pub async fn published_version_applies(database: Database) {
    let (server, _) = server(&database).await;
    let ada = writer(&server, "Ada").await;
    let home = ada.federation().id;
    let offered = async || {
        let all = server.programmes.offered(&bank(), home).await.unwrap();
        all.into_iter().map(|one| (one.programme.id, one.own.map(|(_, number)| number))).collect::<Vec<_>>()
    };
    assert_eq!(offered().await, [("demonstration".to_owned(), None)], "that of the bank that is no example");
    let id = server.programmes.make(&ada, &bank(), &new("county", "")).await.unwrap();
    assert_eq!(offered().await, [("demonstration".to_owned(), None)], "writing one offers nothing");
    server.programmes.offer(&ada, &bank(), id, 1).await.unwrap();
    assert_eq!(offered().await, [("county".to_owned(), Some(1))]);

    // It names an exam that the federation does not hold yet, and is published all the same.
    assert_eq!(server.programmes.write(&ada, id, 1, EXAM).await.unwrap(), Saved::Written);
    assert_eq!(offered().await, [("county".to_owned(), Some(1))], "the published version stays");
    let unseen = server.programmes.offer(&ada, &bank(), id, 1).await;
    assert_eq!(faults(unseen), ["changed"]);
    let read = server.programmes.read(&bank(), "county", EXAM).unwrap();
    let not_held = async || server.programmes.exams_not_held(home, &read).await.unwrap().len();
    assert_eq!(not_held().await, 1);
    server.programmes.offer(&ada, &bank(), id, 2).await.unwrap();
    let store = database.open().await;
    let now = store::Moment::new(server.now());
    let row = crate::exam::sitting(home, now);
    crate::exam::hold(&store, &row, &crate::exam::fixed(&crate::exam::PAPER)).await;
    assert_eq!((not_held().await, offered().await), (0, vec![("county".to_owned(), Some(2))]));
    let faulty = EXAM.replace("paper = ", "papers = ");
    assert_eq!(server.programmes.write(&ada, id, 2, &faulty).await.unwrap(), Saved::Written);
    let refused = server.programmes.offer(&ada, &bank(), id, 3).await;
    assert_eq!(faults(refused), ["faults"]);
    let own = server.programmes.own(home).await.unwrap();
    assert_eq!(own, [read], "papers may name the published version");
    assert_eq!(
        server.programmes.offered(&bank(), home).await.unwrap()[0].programme.papers(),
        [("levels[0].requires[0].exam.paper".to_owned(), "spring")]
    );

    server.programmes.withdraw(&ada, id).await.unwrap();
    server.programmes.withdraw(&ada, id).await.unwrap();
    assert_eq!(offered().await, [("demonstration".to_owned(), None)]);
    let log = "SELECT COUNT(*) FROM audit WHERE deed IN ('programme-offered', 'programme-withdrawn')";
    assert_eq!(database.count(log).await, 3, "no change, no log entry");
    assert!(Programme::read(EXAM).is_ok());
}
