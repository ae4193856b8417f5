//! Entering a sitting: eligibility, window, limits on attempts.

use super::admit::{Admission, EnterFault, frequency};
use super::{Attempt, AttemptRules, AttemptState, Attempts};
use crate::accommodations::Accommodations;
use crate::accounts::Account;
use crate::clock::{Clock, moment, timestamp};
use crate::exams::paper::draw::{Draws, ReservedPaper};
use crate::exams::sitting::{Sitting, SittingState};
use crate::parts::{Entropy, RateLimits, SaveQueue, Service};
use jiff::Timestamp;
use serde_json::Value;
use std::sync::Arc;
use store::attempt::{AttemptId, AttemptRow};

/// Admits candidates to sittings.
#[derive(Clone, Debug, Service)]
pub struct Admissions {
    clock: Clock,
    entropy: Entropy,
    limits: Arc<RateLimits>,
    saving: SaveQueue,
    accommodations: Accommodations,
    draws: Draws,
    attempts: Attempts,
}

impl Admissions {
    /// Admits an account to a sitting, with a paper of its own, or returns its running attempt. On
    /// return it is on disk. `test` is for an examiner, who may try it at any time after the
    /// opening.
    pub async fn enter(
        &self,
        who: &Account,
        sitting: Sitting,
        entry_code: &str,
        device: &str,
        test: bool,
    ) -> Result<AttemptId, EnterFault> {
        let at = self.clock.instant();
        let earlier = self.attempts.attempts(who, test).await?;
        let under_way = |one: &&Attempt| one.rules.sitting.id == sitting.id && !one.state().is_over();
        if let Some(one) = earlier.iter().find(under_way) {
            return Ok(one.id());
        }
        if !test {
            self.may_enter(who, &sitting, &earlier, entry_code, at).await?;
        } else if sitting.state == SittingState::Draft {
            return Err(EnterFault::NotYet);
        }
        let granted = self.accommodations.of(who).await?;
        let reserved = self.draws.reserve_paper(who, &sitting, test).await?;
        let sitting = Arc::new(sitting);
        let row = self.fresh(who, &sitting, reserved.paper.clone(), device, test, at);
        let id = row.id;
        let rules = AttemptRules::new(sitting, granted, &row);
        let row = AttemptRow { part: rules.first_part().word().to_owned(), ..row };
        let entered = self.saving.enter(Admission { row, rules, at }).await;
        if !matches!(entered, Ok(Ok(entered)) if entered == id) {
            reserved.release();
        }
        entered?
    }

    /// The admission of a person who is to write on paper, not yet carried out nor numbered, with the
    /// paper drawn for them.
    pub(crate) async fn on_paper(
        &self,
        who: &Account,
        sitting: &Sitting,
    ) -> Result<(Admission, ReservedPaper), EnterFault> {
        let at = self.clock.instant();
        let granted = self.accommodations.of(who).await?;
        let reserved = self.draws.reserve_paper(who, sitting, false).await?;
        let sitting = Arc::new(sitting.clone());
        let row = AttemptRow {
            state: AttemptState::Waits.word().to_owned(),
            begun_at: None,
            part_at: None,
            ..self.fresh(who, &sitting, reserved.paper.clone(), "", false, at)
        };
        let rules = AttemptRules::new(sitting, granted, &row);
        let row = AttemptRow { part: rules.first_part().word().to_owned(), ..row };
        Ok((Admission { row, rules, at }, reserved))
    }

    /// Checks whether an account without a running attempt may enter.
    async fn may_enter(
        &self,
        who: &Account,
        sitting: &Sitting,
        earlier: &[Attempt],
        entry_code: &str,
        at: Timestamp,
    ) -> Result<(), EnterFault> {
        if at < sitting.opens_at || sitting.state == SittingState::Draft {
            return Err(EnterFault::NotYet);
        }
        if !sitting.lets_in(at) {
            return Err(EnterFault::Over);
        }
        // An attempt that was never begun does not count.
        let counts = |one: &&Attempt| {
            let of = &one.rules.sitting;
            of.code == sitting.code && !of.trial && !sitting.trial && one.row.begun_at.is_some()
        };
        let same = earlier.iter().filter(counts);
        let entered: Vec<Timestamp> = same.map(|one| timestamp(one.row.entered_at)).collect();
        frequency(sitting, &entered, at)?;
        self.knows_code(who, sitting, entry_code).await
    }

    async fn knows_code(&self, who: &Account, sitting: &Sitting, entry_code: &str) -> Result<(), EnterFault> {
        let (name, now) = (format!("{}/{}", sitting.id.0, who.id.0), self.clock.now());
        if sitting.entry_code.is_empty() {
            return Ok(());
        }
        let (codes, federation) = (&self.limits.entry_codes, sitting.federation);
        codes.begin(federation, &name, now).await?.map_err(|_| EnterFault::TooMany)?;
        if !sitting.entry_code.eq_ignore_ascii_case(entry_code.trim()) {
            return Err(EnterFault::EntryCode);
        }
        codes.clear(federation, &name).await;
        Ok(())
    }

    fn fresh(
        &self,
        who: &Account,
        sitting: &Sitting,
        drawn: Value,
        device: &str,
        test: bool,
        at: Timestamp,
    ) -> AttemptRow {
        let now = moment(at);
        let waits = sitting.authorised && !test;
        let state = if waits { AttemptState::Waits } else { AttemptState::UnderWay };
        let since = (!waits).then_some(now);
        AttemptRow {
            federation_id: who.federation,
            id: AttemptId(self.entropy.id(now)),
            sitting_id: sitting.id,
            account_id: who.id,
            number: 1,
            test,
            drawn,
            state: state.word().to_owned(),
            entered_at: now,
            begun_at: since,
            over_at: None,
            part: String::new(),
            part_at: since,
            added_seconds: 0,
            paused_at: None,
            paused_seconds: 0,
            lost_seconds: 0,
            before_seconds: 0,
            seen_at: now,
            device: device.to_owned(),
            live: false,
            hall_number: None,
        }
    }
}
