//! A candidate's attempts, as they and those who watch them see them.

use super::act::{Act, Receipt};
use super::apply::{Done, Order};
use super::{Attempt, AttemptState};
use crate::Server;
use crate::accounts::{Account, SessionToken};
use crate::exams::sitting::{Sitting, timestamp};
use bank::exam::{PageOf, Part};
use bank::{Answer, Bank, Scenario, variant};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::attempt::{self, AttemptId};
use store::attempt_answer::{self, AttemptAnswerRow};
use store::{StoreError, attempt_page};
use uuid::Uuid;

/// How much of a page is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Nothing of it
    Nothing,
    /// Some of what it asks
    Partly,
    /// All that it asks
    Whole,
}

/// A page of somebody's paper, and what they did with it.
#[derive(Clone, Debug)]
pub struct PageDone {
    /// Its number, from 1.
    pub number: u16,
    /// What is asked.
    pub of: PageOf,
    /// Whether it can be seen now.
    pub shown: bool,
    /// Whether it can be answered now.
    pub open: bool,
    /// Whether it was ever in front of them.
    pub seen: bool,
    pub flagged: bool,
    pub note: String,
    /// Whether they have gone on to the next stage.
    pub closed: bool,
    /// What they answer, as it is kept; nothing where they never did.
    pub answer: Option<String>,
    /// That it is kept.
    pub receipt: Option<Receipt>,
}

impl PageDone {
    /// Whether anything is answered.
    pub fn is_answered(&self) -> bool {
        self.answer.as_deref().is_some_and(is_some)
    }
}

impl Answered {
    /// How much of what a scenario asks is answered.
    fn of(answer: &str, scenario: &Scenario) -> Self {
        let answer = Answer::from_json(answer).unwrap_or_default();
        let given = scenario.asks.iter().filter(|key| !answer.given(**key).is_empty()).count();
        match given {
            0 => Self::Nothing,
            given if given < scenario.asks.len() => Self::Partly,
            _ => Self::Whole,
        }
    }
}

impl Server {
    /// One attempt of somebody's own. A text that is no id is no attempt's.
    pub async fn attempt_of(&self, who: &Account, id: &str) -> Result<Option<Attempt>, StoreError> {
        let Some(id) = Uuid::try_parse(id).ok().filter(|uuid| uuid.to_string() == id) else {
            return Ok(None);
        };
        let row = attempt::by_id(&self.inner.store, who.federation, AttemptId(id)).await?;
        let Some(row) = row.filter(|row| row.account_id == who.id) else { return Ok(None) };
        let was = (row.state.clone(), row.part.clone());
        let Some(attempt) = self.standing(&self.inner.store, row, None).await? else { return Ok(None) };
        if (&was.0, &was.1) != (&attempt.row.state, &attempt.row.part) {
            // What time has made of it is kept.
            return Ok(Some(self.order(&attempt, "", false, Vec::new()).await?.attempt));
        }
        Ok(Some(attempt))
    }

    /// Every attempt of somebody's own, in the order in which they were entered, without trials.
    pub async fn attempts_of(&self, who: &Account) -> Result<Vec<Attempt>, StoreError> {
        self.attempts(who, false).await
    }

    /// The same, or trials alone.
    pub(crate) async fn attempts(&self, who: &Account, test: bool) -> Result<Vec<Attempt>, StoreError> {
        let mut found = Vec::new();
        for row in attempt::of_account(&self.inner.store, who.federation, who.id).await? {
            if row.test == test {
                found.extend(self.standing(&self.inner.store, row, None).await?);
            }
        }
        Ok(found)
    }

    /// The attempt of somebody's that is under way, which closes to them whatever shows rulings. An examiner's trial closes nothing.
    pub async fn under_way(&self, who: &Account) -> Result<Option<AttemptId>, StoreError> {
        for row in attempt::under_way_of(&self.inner.store, who.federation, who.id).await? {
            let standing = self.standing(&self.inner.store, row, None).await?;
            if let Some(attempt) = standing.filter(|one| one.state() == AttemptState::UnderWay) {
                return Ok(Some(attempt.id()));
            }
        }
        Ok(None)
    }

    /// Every change of somebody's own attempt, in the order in which they were kept.
    pub async fn changes_of(&self, attempt: &Attempt) -> Result<Vec<AttemptAnswerRow>, StoreError> {
        attempt_answer::of_attempt(&self.inner.store, attempt.row.federation_id, attempt.id()).await
    }

    /// Does in an attempt what its candidate does. When this returns it is on disk.
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
        let order = Order {
            federation: attempt.row.federation_id,
            id: attempt.id(),
            device: device.to_owned(),
            live,
            at: timestamp(self.inner.clock.now()),
            manners: attempt.manners.clone(),
            acts,
        };
        let done = self.inner.exams.saving.order(order).await?;
        if done.attempt.state().is_over() {
            self.mark_soon(done.attempt.row.federation_id, done.attempt.id());
        }
        Ok(done)
    }

    /// The pages of a paper, and what was done with each.
    pub async fn pages_of(&self, attempt: &Attempt) -> Result<Vec<PageDone>, StoreError> {
        let (federation, id) = (attempt.row.federation_id, attempt.id());
        let rows = attempt_page::of_attempt(&self.inner.store, federation, id).await?;
        let changes = attempt_answer::last_of_each(&self.inner.store, federation, id).await?;
        let mut pages: Vec<PageDone> = Vec::new();
        for (at, of) in attempt.manners.pages.iter().enumerate() {
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

    /// A number for a change, as browsers make them.
    pub fn change(&self) -> Uuid {
        uuid::Builder::from_random_bytes(self.inner.entropy.bytes()).into_uuid()
    }

    /// A scenario that was asked before in an exam, by its id: a variant is ruled on to be found, and that is done once.
    pub fn asked(&self, id: &str) -> Option<Arc<Scenario>> {
        self.inner.exams.asked.get(id)
    }

    /// Keeps a scenario for whoever is asked it next.
    pub fn keep_asked(&self, id: &str, scenario: Arc<Scenario>) {
        self.inner.exams.asked.keep(id.to_owned(), scenario);
    }

    /// What a page asks, where it takes no ruling: a variant is known by what it asked when the paper was drawn.
    pub fn known_unruled(&self, bank: &Bank, attempt: &Attempt, page: &PageOf) -> Option<Arc<Scenario>> {
        if let Some(known) = self.asked(&page.id) {
            return Some(known);
        }
        let drawn = attempt.variant_drawn(bank, page).map(Arc::new);
        let found =
            drawn.or_else(|| if page.id.contains(variant::MARK) { None } else { bank.find(&page.id) })?;
        self.keep_asked(&page.id, found.clone());
        Some(found)
    }

    /// How much of a page is answered. What it asks is looked up only where something is; where that cannot be told now, it is not called
    /// whole.
    pub fn how_answered(&self, bank: &Bank, attempt: &Attempt, page: &PageOf, answer: &str) -> Answered {
        if !is_some(answer) {
            return Answered::Nothing;
        }
        let asked = self.known_unruled(bank, attempt, page);
        asked.map_or(Answered::Partly, |scenario| Answered::of(answer, &scenario))
    }

    /// What time it is, as clocks of exams count it.
    pub fn instant(&self) -> Timestamp {
        timestamp(self.inner.clock.now())
    }
}

/// Whether an answer, as it is kept, holds anything.
fn is_some(answer: &str) -> bool {
    answer != "{}"
}

/// What one of somebody's devices is told apart by: nothing of its token can be told from it.
pub fn device(token: &SessionToken) -> String {
    hex::encode(&token.hash()[..8])
}

/// What a question is called in a sitting, so that somebody can report it: six signs, from which nobody can tell which scenario it is.
pub fn public_id(sitting: &Sitting, page: &PageOf) -> String {
    const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let hash = Sha256::new().chain_update(sitting.id.0).chain_update(&page.id).finalize();
    hash[..6].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}
