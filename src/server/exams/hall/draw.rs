//! Drawing a paper for everyone on a sitting's list.

use super::Halls;
use crate::accounts::{Account, AccountId};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::attempt::admit::EnterFault;
use crate::exams::sitting::{Sitting, SittingState};
use crate::forms::Rejection;
use crate::roles::Allowed;
use collation::Alphabet;
use serde_json::json;
use std::collections::BTreeSet;
use store::{StoreError, account, attempt, roster, sitting};

/// Result of drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Number of papers drawn.
    pub drawn: usize,
    /// Number of people who may not sit: without an attempt left, or the examiner themselves.
    pub refused: usize,
}

impl Halls {
    /// Draws a paper for each person on the list of an open sitting who has none, numbered in the
    /// order of names after those drawn before.
    pub async fn draw(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        alphabet: Alphabet,
    ) -> Result<Drawn, Rejection> {
        let (federation, at) = (allowed.federation().id, self.clock.instant());
        if found.federation != federation {
            return Err(Rejection::NotFound);
        }
        if found.state != SittingState::Open || found.is_over(at) {
            return Err("closed".into());
        }
        let listed = roster::of_sitting(&self.store, federation, found.id, Some(alphabet)).await?;
        let attempts = self.attempts.attempts_at(found).await?;
        let entered: BTreeSet<AccountId> =
            attempts.iter().filter(|one| !one.is_test()).map(|one| one.row.account_id).collect();
        let mut result = Drawn::default();
        for person in listed.iter().filter(|one| !entered.contains(&one.listed.account_id)) {
            match self.draw_one(allowed, found, person.listed.account_id).await? {
                true => result.drawn += 1,
                false => result.refused += 1,
            }
        }
        if listed.is_empty() {
            return Err("nobody".into());
        }
        Ok(result)
    }

    /// Draws the paper of one person. Returns false if they may not sit.
    async fn draw_one(&self, allowed: &Allowed, found: &Sitting, id: AccountId) -> Result<bool, Rejection> {
        let federation = allowed.federation().id;
        let Some(row) = account::by_id(&self.store, federation, id).await? else { return Ok(false) };
        let who = Account::from(row);
        // Nobody draws, prints and types in their own paper.
        if (who.federation, who.id) == (allowed.by().federation, allowed.by().id) {
            return Ok(false);
        }
        let (mut admission, reserved) = match self.admissions.on_paper(&who, found).await {
            Ok(prepared) => prepared,
            Err(EnterFault::Store(error)) => return Err(error.into()),
            Err(_) => return Ok(false),
        };
        let written = async {
            let mut write = self.store.write().await?;
            account::lock(&mut write, federation, id).await?;
            // Serialises the numbers.
            sitting::lock(&mut write, federation, found.id).await?;
            let number = attempt::last_hall_number(&mut write, federation, found.id).await? + 1;
            admission.row.hall_number = Some(number);
            let entered = admission.carry_out(&mut write).await?;
            let is_new = matches!(&entered, Ok(entered) if *entered == admission.row.id);
            if is_new {
                let attempt = admission.row.id.0.to_string();
                let detail =
                    json!({ "sitting": found.id.0.to_string(), "attempt": attempt, "number": number });
                let on = On::Person(federation, id);
                let event = AuditEvent::new(federation, allowed.by(), Deed::HallPaperDrawn, on).with(detail);
                self.audit.record(&mut write, &event).await?;
                write.commit().await?;
            }
            Ok::<_, StoreError>(is_new)
        };
        let is_new = written.await;
        if !matches!(is_new, Ok(true)) {
            reserved.release();
        }
        Ok(is_new?)
    }
}
