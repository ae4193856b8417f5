//! Simulated tables: remarks by table, and the candidate to call next.

use crate::store::database::Database;
use crate::store::marks::{MarkingFixture, examiner};
use crate::store::practice::trainee;
use server::exams::FilledSheet;

contract! {
    remarks_of_tables_stay_apart, candidates_are_called_in_turn,
}

const TABLES: &str = "UPDATE sitting SET paper = replace(paper, '[[rubric]]', '[[rubric]]
    id = \"clear\"
    name = \"Clear\"
    points = 4
    part = \"practical\"
    table = \"5\"
    [[rubric]]
    table = \"Table B\"')";

pub async fn remarks_of_tables_stay_apart(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    database.execute(TABLES).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let attempt = fixture.enter(&trainee(&fixture.server, "Ada").await).await;
    let keep = async |who, table: Option<&str>, line: (&str, &str), remark: &str| {
        let filled = FilledSheet {
            base: 0,
            points: [(line.0.to_owned(), line.1.to_owned())].into(),
            remark: remark.to_owned(),
            table: table.map(str::to_owned),
        };
        fixture.server.marking.keep_sheet(who, fixture.row.id, attempt.id(), &filled).await
    };
    keep(&grace, None, ("manner", ""), "On the whole.").await.unwrap();
    // Neither knows of the other.
    keep(&grace, Some("5"), ("clear", "3"), "12").await.unwrap();
    keep(&mary, Some("Table B"), ("manner", "2"), "Slow.").await.unwrap();
    keep(&mary, Some("Table B"), ("manner", "2"), "").await.unwrap();
    let sheet = fixture.server.marking.sheet(&grace, fixture.row.id, attempt.id()).await.unwrap();
    let sheet = sheet.expect("a sheet");
    assert_eq!(
        sheet.points,
        [("clear".to_owned(), 3), ("manner".to_owned(), 2)].into(),
        "remarks are no points"
    );
    assert_eq!(sheet.remark, "On the whole.");
    let remarks = [("5", "12"), ("Table B", "Slow.")];
    assert_eq!(sheet.remarks, remarks.map(|(table, text)| (table.to_owned(), text.to_owned())).into());
}

pub async fn candidates_are_called_in_turn(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    database.execute(TABLES).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let mut attempts = Vec::new();
    for name in ["Ada", "Joan", "Karl"] {
        attempts.push(fixture.enter(&trainee(&fixture.server, name).await).await.id());
    }
    let own = fixture.enter(grace.by()).await.id();
    let tables =
        async || fixture.server.marking.tables(&grace, fixture.row.id).await.unwrap().expect("tables");
    let found = tables().await;
    assert!(found.is_candidate && found.candidate(&own.0.to_string()).is_none());
    let [first, second] = [&found.candidates[0], &found.candidates[1]].map(|one| one.attempt);
    let next = |found: &server::exams::ExamTables, after| {
        found.next(found.table("1").expect("a table"), after).map(|one| one.attempt)
    };
    assert!(found.candidates.iter().all(|one| next(&found, one.attempt) != Some(own)), "not herself");
    let last = found.candidates.iter().rev().find(|one| !one.is_own).expect("a candidate").attempt;
    for done in &attempts {
        let filled = FilledSheet {
            points: [("clear".to_owned(), "1".to_owned())].into(),
            table: Some("5".to_owned()),
            ..FilledSheet::default()
        };
        fixture.server.marking.keep_sheet(&grace, fixture.row.id, *done, &filled).await.unwrap();
        let found = tables().await;
        assert_ne!(next(&found, last), Some(*done), "who is done is not called");
    }
    let found = tables().await;
    assert_eq!((next(&found, first), next(&found, second)), (None, None), "all are done");
}
