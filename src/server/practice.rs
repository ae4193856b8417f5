//! A trainee's answers, stored permanently, for their progress.

use super::accounts::Account;
pub use super::own_practice::{AnswerSummary, Own};
use super::plans::ReviewSettings;
use crate::clock::Clock;
use crate::parts::{Entropy, Service};
use bank::{Confidence, variant};
use std::collections::BTreeMap;
use store::answer::{self, AnswerId, AnswerRow};
use store::{Moment, Store, StoreError, federation, flag, plan};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Maximum total length of an answer's texts, in bytes. A ruling form needs a few hundred.
pub const ANSWER_LIMIT: usize = 32 * 1024;

/// The longest time for which a browser keeps an answer given without an account.
pub const GIVEN_WITHIN: Duration = Duration::days(366);

/// An answer that was just marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnswer {
    pub scenario: String,
    /// The SHA-256 of the scenario's file, in hexadecimal.
    pub scenario_digest: String,
    /// The answer: tokens by component key.
    pub answer: BTreeMap<String, Vec<String>>,
    /// The edition of the Laws it was marked under.
    pub edition: String,
    /// The version of the engine that marked it.
    pub engine: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: u16,
    /// Verdicts: a token such as `right` or `wrong` by component key.
    pub components: BTreeMap<String, String>,
    /// Stated confidence, if any.
    pub confidence: Option<Confidence>,
    /// False if it leaves out a question: it then counts toward no certificate.
    pub is_evidence: bool,
}

/// A stored answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub id: Uuid,
    pub answered_at: OffsetDateTime,
    pub given: NewAnswer,
}

/// The reason an answer was not stored.
#[derive(Debug, thiserror::Error)]
pub enum RecordFault {
    /// Longer than [`ANSWER_LIMIT`].
    #[error("the answer is too long")]
    TooLong,
    /// A zero byte, which no form sends and PostgreSQL rejects.
    #[error("there is a zero byte in the answer")]
    ZeroByte,
    /// The mark is above 1000 per mille.
    #[error("the mark is above 1000 per mille")]
    Mark,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Trainees' stored answers.
#[derive(Clone, Debug, Service)]
pub struct Practice {
    store: Store,
    clock: Clock,
    entropy: Entropy,
}

impl Practice {
    /// Stores an answer. On return it is on disk.
    pub async fn record_answer(&self, account: &Account, given: NewAnswer) -> Result<Answer, RecordFault> {
        self.record(account, given, self.clock.now()).await
    }

    /// Stores an answer given earlier, in a browser that has kept it. A time that is not within
    /// [`GIVEN_WITHIN`] before now counts as now: the browser could have written any.
    pub async fn record_earlier_answer(
        &self,
        account: &Account,
        given: NewAnswer,
        at: Option<OffsetDateTime>,
    ) -> Result<Answer, RecordFault> {
        let now = self.clock.now();
        let is_possible = |at: &OffsetDateTime| (now.time() - GIVEN_WITHIN..=now.time()).contains(at);
        self.record(account, given, at.filter(is_possible).map_or(now, Moment::new)).await
    }

    async fn record(
        &self,
        account: &Account,
        given: NewAnswer,
        answered_at: Moment,
    ) -> Result<Answer, RecordFault> {
        let row = row(account, given, self.entropy.id(answered_at), answered_at)?;
        let mut write = self.store.write().await?;
        answer::insert(&mut write, &row).await?;
        write.commit().await?;
        Ok(row.into())
    }

    /// One of an account's answers. A malformed id matches none.
    pub async fn answer_of(&self, account: &Account, id: &str) -> Result<Option<Answer>, StoreError> {
        let Some(id) = Uuid::try_parse(id).ok().filter(|uuid| uuid.to_string() == id) else {
            return Ok(None);
        };
        let row = answer::by_id(&self.store, account.federation, account.id, AnswerId(id)).await?;
        Ok(row.map(Answer::from))
    }

    /// All answers of an account, by scenario and order.
    pub async fn answers_of(&self, account: &Account) -> Result<Vec<Answer>, StoreError> {
        let rows = answer::of_account(&self.store, account.federation, account.id).await?;
        Ok(rows.into_iter().map(Answer::from).collect())
    }

    /// Loads a user's answers and settings.
    pub async fn own(&self, account: &Account) -> Result<Own, StoreError> {
        let (home, id) = (account.federation, account.id);
        let mut reading = self.store.reading().await?;
        let given = answer::given_by_account(&mut reading, home, id).await?;
        let flags = flag::of_account(&mut reading, home, id).await?;
        let plan = match plan::of_account(&mut reading, home, id).await? {
            Some(row) => row.into(),
            // Until they choose, their days are those of their federation.
            None => match federation::by_id(&mut reading, home).await? {
                Some(federation) => ReviewSettings { zone: federation.zone, ..ReviewSettings::default() },
                None => ReviewSettings::default(),
            },
        };
        Ok(Own {
            given: given.into_iter().map(AnswerSummary::from).collect(),
            flags: flags.into_iter().map(|row| variant::origin(&row.scenario).to_owned()).collect(),
            plan,
            syllabus: Vec::new(),
        })
    }
}

fn row(account: &Account, given: NewAnswer, id: Uuid, answered_at: Moment) -> Result<AnswerRow, RecordFault> {
    if given.texts().map(str::len).sum::<usize>() > ANSWER_LIMIT {
        return Err(RecordFault::TooLong);
    }
    if given.texts().any(|text| text.contains('\0')) {
        return Err(RecordFault::ZeroByte);
    }
    let mark = i16::try_from(given.mark).ok().filter(|mark| *mark <= 1000).ok_or(RecordFault::Mark)?;
    Ok(AnswerRow {
        federation_id: account.federation,
        account_id: account.id,
        id: AnswerId(id),
        scenario: given.scenario,
        scenario_digest: given.scenario_digest,
        answer: given.answer,
        edition: given.edition,
        engine: given.engine,
        mark,
        components: given.components,
        answered_at,
        confidence: given.confidence.map(|one| one.word().to_owned()),
        evidence: given.is_evidence,
    })
}

impl NewAnswer {
    /// Every text in it.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let heads = [&self.scenario, &self.scenario_digest, &self.edition, &self.engine];
        let answered = self.answer.iter().flat_map(|(key, tokens)| std::iter::once(key).chain(tokens));
        let marked = self.components.iter().flat_map(|(key, verdict)| [key, verdict]);
        heads.into_iter().chain(answered).chain(marked).map(String::as_str)
    }
}

impl From<AnswerRow> for Answer {
    fn from(row: AnswerRow) -> Self {
        Self {
            id: row.id.0,
            answered_at: row.answered_at.time(),
            given: NewAnswer {
                scenario: row.scenario,
                scenario_digest: row.scenario_digest,
                answer: row.answer,
                edition: row.edition,
                engine: row.engine,
                // The table allows 0 to 1000.
                mark: row.mark.unsigned_abs(),
                components: row.components,
                confidence: row.confidence.as_deref().and_then(Confidence::from_word),
                is_evidence: row.evidence,
            },
        }
    }
}
