//! An open sitting, written to the database as if an examiner had opened it.

use bank::Bank;
use bank::exam::{Paper, Part, Pool, PoolItem, PoolRow, pool};
use rules::engine;
use serde::Serialize;
use serde_json::Value;
use server::answer_sheet::files::encode;
use server::answer_sheet::layout::{MARK, MARKS, PAGE, UP};
use server::answer_sheet::reading::Picture;
use server::exams::marking::digest;
use std::path::Path;
use std::sync::Arc;
use store::federation::FederationId;
use store::paper::{self, PaperId, PaperRow};
use store::sitting::{self, PreparedRow, SittingId, SittingRow};
use store::{Moment, Store};
use time::Duration;
use uuid::Uuid;

/// Code of the sitting.
pub const CODE: &str = "spring";

/// Questions: part, scenario, and number of stages.
pub type ExamItem = (Part, &'static str, u8);

/// Two items of the closed part, the second with four stages, and two of the open part.
pub const PAPER: [ExamItem; 4] =
    [(Part::Closed, "r001", 1), (Part::Closed, "r059", 4), (Part::Open, "c001", 1), (Part::Open, "r006", 1)];

/// A pool whose rows hold one item each.
pub fn fixed(asked: &[ExamItem]) -> Pool {
    Pool { rows: asked.iter().map(|one| row(&[*one], 1)).collect() }
}

/// A row that draws this many of these items.
pub fn row(asked: &[ExamItem], count: u16) -> PoolRow {
    let item = |(_, id, stages): &ExamItem| PoolItem {
        origin: (*id).to_owned(),
        stages: *stages,
        ids: vec![(*id).to_owned()],
    };
    PoolRow { part: asked[0].0, count, weight: 1, critical: false, items: asked.iter().map(item).collect() }
}

/// Number of items per candidate and the stored pool for a paper of the bank, with four variants of
/// each scenario.
#[allow(dead_code, reason = "benchmarks alone ask for a paper of the bank")]
pub fn drawn_from(paper: &str) -> (usize, Value) {
    let quizzes = Path::new(env!("CHECKOUT")).join("quizzes");
    let bank = Bank::load(&quizzes).expect("a sound bank");
    let file = std::fs::read_to_string(quizzes.join(format!("papers/{paper}.toml"))).expect("the paper");
    let paper = Paper::read(&file).expect("a paper without faults");
    let rule = |case: &engine::Case| Some(Arc::new(engine::rule(case)));
    let pool = pool(&bank, &paper, 4, 0, rule).expect("a bank that is large enough");
    (pool.rows.iter().map(|row| row.items.len()).sum(), digest::of_pool(&bank, &pool, rule))
}

/// A picture of an answer sheet with nothing on it but its marks: a person says whose it is.
#[allow(dead_code, reason = "benchmarks have no sheets")]
pub fn sheet_without_code() -> Vec<u8> {
    const SIZE: f32 = 2.0;
    let (width, height) = ((PAGE.0 * SIZE) as usize, (PAGE.1 * SIZE) as usize);
    let mut values = vec![250; width * height];
    let up = (UP.0, UP.1);
    for ((x, y), side) in MARKS.map(|at| (at, MARK)).into_iter().chain([up]) {
        let from = |at: f32| ((at - side / 2.0) * SIZE) as usize;
        for row in from(y)..from(y + side) {
            values[row * width + from(x)..row * width + from(x + side)].fill(10);
        }
    }
    encode(&Picture::new(width, height, values).expect("a picture")).expect("a file")
}

/// A sitting of ninety minutes, half of it closed-book, open to all candidates for two hours from
/// `now`.
pub fn sitting(federation: FederationId, now: Moment) -> SittingRow {
    SittingRow {
        federation_id: federation,
        id: SittingId(Uuid::from_u128(now.time().unix_timestamp_nanos().unsigned_abs())),
        paper_id: PaperId(Uuid::from_u128(7)),
        code: CODE.to_owned(),
        name: "Spring exam".to_owned(),
        entry_code: String::new(),
        trial: false,
        opens_at: now,
        closes_at: now.plus(Duration::hours(2)),
        closed_minutes: 45,
        open_minutes: 45,
        grace_seconds: 30,
        clock: "runs_on".to_owned(),
        stop_cap_seconds: 0,
        authorised: false,
        attempts: 1,
        period_days: 0,
        cooling_off_days: 0,
        state: "draft".to_owned(),
        review: "nothing".to_owned(),
        appeals_until: None,
        listed_only: false,
    }
}

/// Saves a sitting and opens it with this pool, with or without digests of its questions.
pub async fn hold(store: &Store, row: &SittingRow, pool: &impl Serialize) {
    let (federation, id) = (row.federation_id, row.paper_id);
    if paper::by_id(store, federation, id).await.unwrap().is_none() {
        let paper = PaperRow {
            federation_id: federation,
            id,
            name: "Spring".to_owned(),
            file: String::new(),
            changed_at: row.opens_at,
        };
        let mut write = store.write().await.unwrap();
        paper::insert(&mut write, &paper).await.unwrap();
        write.commit().await.unwrap();
    }
    let prepared = PreparedRow { paper: String::new(), pool: serde_json::to_value(pool).unwrap() };
    let mut write = store.write().await.unwrap();
    sitting::insert(&mut write, row).await.unwrap();
    assert!(sitting::open(&mut write, federation, row.id, &prepared).await.unwrap());
    write.commit().await.unwrap();
}
