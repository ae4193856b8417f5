//! A candidate's attempts, as the candidate and examiners see them.

use super::act::{Act, Receipt};
use super::apply::{CandidateRequest, Done, Typist};
use super::{Attempt, AttemptState, Attempts};
use crate::accounts::{Account, SessionToken};
use crate::exams::sitting::Sitting;
use bank::exam::{PageOf, Part};
use bank::{Answer, Bank, Scenario, variant};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::attempt::{self, AttemptId};
use store::attempt_answer::{self, AttemptAnswerRow};
use store::{StoreError, attempt_page};
use uuid::Uuid;

/// Completeness of a page's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// Not answered
    Empty,
    /// Some of what it asks
    Partly,
    /// All that it asks
    Whole,
}

/// A page of a candidate's paper, and its state.
#[derive(Clone, Debug)]
pub struct PageDone {
    /// Number, from 1.
    pub number: u16,
    /// Question.
    pub of: PageOf,
    /// True if it can be viewed now.
    pub shown: bool,
    /// True if it can be answered now.
    pub open: bool,
    /// True if it has been viewed.
    pub seen: bool,
    pub flagged: bool,
    pub note: String,
    /// True if the candidate has moved on to the next stage.
    pub closed: bool,
    /// The stored answer; `None` if never answered.
    pub answer: Option<String>,
    pub receipt: Option<Receipt>,
}

impl PageDone {
    /// True if an answer is stored, even an empty one: a page of a paper is then typed in.
    pub fn is_stored(&self) -> bool {
        self.answer.is_some()
    }

    /// True if any component is answered.
    pub fn is_answered(&self) -> bool {
        self.answer.as_deref().is_some_and(is_some)
    }
}

impl Completeness {
    /// Completeness of an answer to a scenario.
    fn of(answer: &str, scenario: &Scenario) -> Self {
        let answer = Answer::from_json(answer).unwrap_or_default();
        let given = scenario.asks.iter().filter(|key| !answer.tokens(**key).is_empty()).count();
        match given {
            0 => Self::Empty,
            given if given < scenario.asks.len() => Self::Partly,
            _ => Self::Whole,
        }
    }
}

impl Attempts {
    /// One of a user's own attempts. A malformed id matches none.
    pub async fn find(&self, who: &Account, id: &str) -> Result<Option<Attempt>, StoreError> {
        let Some(id) = Uuid::try_parse(id).ok().filter(|uuid| uuid.to_string() == id) else {
            return Ok(None);
        };
        let row = attempt::by_id(&self.store, who.federation, AttemptId(id)).await?;
        let Some(row) = row.filter(|row| row.account_id == who.id) else { return Ok(None) };
        let was = (row.state.clone(), row.part.clone());
        let Some(attempt) = self.attempt_from_row(&self.store, row, None).await? else {
            return Ok(None);
        };
        if (&was.0, &was.1) != (&attempt.row.state, &attempt.row.part) {
            // Store the effects of elapsed time.
            return Ok(Some(self.order(&attempt, "", false, Vec::new()).await?.attempt));
        }
        Ok(Some(attempt))
    }

    /// All of a user's own attempts in order of entry, without trials.
    pub async fn attempts_of(&self, who: &Account) -> Result<Vec<Attempt>, StoreError> {
        self.attempts(who, false).await
    }

    /// The same, or only trials.
    pub(crate) async fn attempts(&self, who: &Account, test: bool) -> Result<Vec<Attempt>, StoreError> {
        let mut found = Vec::new();
        for row in attempt::of_account(&self.store, who.federation, who.id).await? {
            if row.test == test {
                found.extend(self.attempt_from_row(&self.store, row, None).await?);
            }
        }
        Ok(found)
    }

    /// The user's running attempt, during which pages with rulings are closed to them. Examiners'
    /// trials do not count.
    pub async fn under_way(&self, who: &Account) -> Result<Option<AttemptId>, StoreError> {
        for row in attempt::running_of_account(&self.store, who.federation, who.id).await? {
            let found = self.attempt_from_row(&self.store, row, None).await?;
            if let Some(attempt) = found.filter(|one| one.state() == AttemptState::UnderWay) {
                return Ok(Some(attempt.id()));
            }
        }
        Ok(None)
    }

    /// All changes of a user's own attempt in the order of saving.
    pub async fn changes_of(&self, attempt: &Attempt) -> Result<Vec<AttemptAnswerRow>, StoreError> {
        attempt_answer::of_attempt(&self.store, attempt.row.federation_id, attempt.id()).await
    }

    /// Applies a candidate's actions. On return they are on disk.
    pub async fn act(
        &self,
        attempt: &Attempt,
        device: &str,
        live: bool,
        acts: Vec<Act>,
    ) -> Result<Done, StoreError> {
        self.order(attempt, device, live, acts).await
    }

    pub(crate) async fn order(
        &self,
        attempt: &Attempt,
        device: &str,
        live: bool,
        acts: Vec<Act>,
    ) -> Result<Done, StoreError> {
        self.request(attempt, device, live, acts, None).await
    }

    /// Stores what an examiner types in of a paper written in a hall. On return it is on disk.
    pub(crate) async fn type_in(
        &self,
        attempt: &Attempt,
        device: &str,
        typist: Typist,
        acts: Vec<Act>,
    ) -> Result<Done, StoreError> {
        self.request(attempt, device, false, acts, Some(typist)).await
    }

    async fn request(
        &self,
        attempt: &Attempt,
        device: &str,
        live: bool,
        acts: Vec<Act>,
        typist: Option<Typist>,
    ) -> Result<Done, StoreError> {
        let order = CandidateRequest {
            federation: attempt.row.federation_id,
            id: attempt.id(),
            device: device.to_owned(),
            live,
            at: self.clock.instant(),
            rules: attempt.rules.clone(),
            acts,
            typist,
        };
        let done = self.saving.order(order).await?;
        if done.attempt.state().is_over() {
            self.engine_queue.push((done.attempt.row.federation_id, done.attempt.id()));
        }
        Ok(done)
    }

    /// The pages of a paper and their states.
    pub async fn pages_of(&self, attempt: &Attempt) -> Result<Vec<PageDone>, StoreError> {
        let (federation, id) = (attempt.row.federation_id, attempt.id());
        let rows = attempt_page::of_attempt(&self.store, federation, id).await?;
        let changes = attempt_answer::last_of_each(&self.store, federation, id).await?;
        let mut pages: Vec<PageDone> = Vec::new();
        for (at, of) in attempt.rules.pages.iter().enumerate() {
            let number = u16::try_from(at + 1).unwrap_or(u16::MAX);
            let row = rows.iter().find(|row| row.page == i32::from(number));
            let last = changes.iter().find(|change| change.page == i32::from(number));
            let reached = of.stage == 1 || pages.last().is_some_and(|before| before.closed);
            let closed = row.is_some_and(|row| row.closed_at.is_some());
            let shown = reached && !(of.part == Part::Open && attempt.part() == Part::Closed);
            pages.push(PageDone {
                number,
                of: of.clone(),
                shown,
                open: shown && !closed && of.part == attempt.part(),
                seen: row.is_some(),
                flagged: row.is_some_and(|row| row.flagged),
                note: row.map(|row| row.note.clone()).unwrap_or_default(),
                closed,
                answer: last.map(|last| last.answer.clone()),
                receipt: last.cloned().map(Receipt::from),
            });
        }
        Ok(pages)
    }

    /// A new id for a change, as browsers make them.
    pub fn change(&self) -> Uuid {
        uuid::Builder::from_random_bytes(self.entropy.bytes()).into_uuid()
    }

    /// A cached scenario by id: finding a variant takes a ruling, which is done once.
    pub fn question(&self, id: &str) -> Option<Arc<Scenario>> {
        self.scenarios.get(id)
    }

    /// Caches a scenario for other candidates.
    pub fn keep_asked(&self, id: &str, scenario: Arc<Scenario>) {
        self.scenarios.insert(id.to_owned(), scenario);
    }

    /// The question of a page, if it needs no ruling: a variant is recognised by its digest in the
    /// paper.
    pub fn known_unruled(&self, bank: &Bank, attempt: &Attempt, page: &PageOf) -> Option<Arc<Scenario>> {
        if let Some(known) = self.question(&page.id) {
            return Some(known);
        }
        let drawn = attempt.variant_drawn(bank, page).map(Arc::new);
        let found =
            drawn.or_else(|| if page.id.contains(variant::MARK) { None } else { bank.find(&page.id) })?;
        self.keep_asked(&page.id, found.clone());
        Some(found)
    }

    /// Completeness of a page's answer. Looks up the question only if there is an answer; never
    /// complete if that fails now.
    pub fn how_answered(&self, bank: &Bank, attempt: &Attempt, page: &PageOf, answer: &str) -> Completeness {
        if !is_some(answer) {
            return Completeness::Empty;
        }
        let asked = self.known_unruled(bank, attempt, page);
        asked.map_or(Completeness::Partly, |scenario| Completeness::of(answer, &scenario))
    }
}

/// True if a stored answer is not empty.
fn is_some(answer: &str) -> bool {
    answer != "{}"
}

/// Identifier of a device, from which the token cannot be derived.
pub fn device(token: &SessionToken) -> String {
    hex::encode(&token.hash()[..8])
}

/// Public name of a question in a sitting, for reports: six characters that do not reveal the
/// scenario.
pub fn public_id(sitting: &Sitting, page: &PageOf) -> String {
    const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let hash = Sha256::new().chain_update(sitting.id.0).chain_update(&page.id).finalize();
    hash[..6].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}
