//! Making what was planned, each part by its own service.

use super::plan::{NameOfPaper, Plan, PlannedPaper};
use super::word::word_for;
use super::{ExamWizard, WizardForm};
use crate::exams::WrittenPaper;
use crate::exams::paper::PaperId;
use crate::exams::paper::prepare::PrepareFault;
use crate::exams::sitting::{Sitting, SittingState};
use crate::forms::Rejection;
use crate::programmes::WrittenProgramme;
use crate::roles::{Action, Allowed, Whose};
use crate::rulings::Rulings;
use bank::{Bank, Programme};
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use store::programme::ProgrammeId;
use store::sitting::SittingId;
use uuid::Uuid;
use words::Language;

/// Programmes of one name that are looked at for a free id.
const SAME_NAME: usize = 50;

/// Time to rule on all questions, below that of a request.
const PREPARING: Duration = Duration::from_secs(25);

/// What was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeExam {
    pub sitting: SittingId,
    /// The programme made for it.
    pub programme: Option<ProgrammeId>,
    /// Number of people put on the list.
    pub listed: usize,
    /// Number of those who were invited to an account.
    pub invited: usize,
}

/// What a form has made already, when the rest failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MadeBefore {
    pub paper: Option<WrittenPaper>,
    pub programme: Option<WrittenProgramme>,
    pub sitting: Option<Sitting>,
}

impl ExamWizard {
    /// Makes the exam of a form as the sitting with this id. Nothing is made if the form has a
    /// fault. What a form with this id has made before is changed, not made again; a sitting that
    /// was opened since stays as it is.
    pub async fn make(
        &self,
        (allowed, asked_in): (&Allowed, Option<Language>),
        (bank, rulings): (&Arc<Bank>, Rulings),
        id: SittingId,
        form: &WizardForm,
        name_of: NameOfPaper<'_>,
    ) -> Result<MadeExam, Rejection> {
        let found = self.sittings.find(allowed, id).await?;
        if found.is_some_and(|one| one.state != SittingState::Draft) {
            return Ok(MadeExam { sitting: id, programme: None, listed: 0, invited: 0 });
        }
        let plan = self.plan(allowed, bank, id, form, name_of).await?;
        self.prepare(allowed, bank, rulings, id, &plan.paper).await?;
        let paper = self.make_paper(allowed, &plan.paper).await?;
        let programme = self.make_programme(allowed, bank, &plan).await?;
        let mut sitting = plan.sitting.clone();
        sitting.paper = paper.0.to_string();
        self.sittings.keep_once(allowed, id, &sitting).await?;
        let (listed, invited) = self.list(allowed, asked_in, id, &plan, &form.people).await?;
        Ok(MadeExam { sitting: id, programme, listed, invited })
    }

    /// Rules on all questions, so that opening the sitting takes no time.
    async fn prepare(
        &self,
        allowed: &Allowed,
        bank: &Arc<Bank>,
        rulings: Rulings,
        id: SittingId,
        paper: &PlannedPaper,
    ) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let own = self.programmes.own(federation).await?;
        let avoided = self.papers.avoided(federation, &paper.file).await?;
        let preparing = self.papers.prepare(bank.clone(), rulings, id, paper.file.clone(), own, avoided);
        // It goes on in the background, and the next attempt finds what it has computed.
        let prepared = tokio::time::timeout(PREPARING, preparing).await.map_err(|_| "unruled")?;
        prepared.map(drop).map_err(|fault| match fault {
            PrepareFault::Faults(_) => "paper-faults".into(),
            PrepareFault::Short(_) => "paper-short".into(),
            PrepareFault::Unruled(_) => "unruled".into(),
        })
    }

    async fn make_paper(&self, allowed: &Allowed, paper: &PlannedPaper) -> Result<PaperId, Rejection> {
        match paper.own {
            Some(id) => Ok(id),
            None => self.papers.make_of(allowed, &paper.name, |_| paper.file.clone()).await,
        }
    }

    /// Publishes a programme with one level for the exam, unless the same one is published.
    async fn make_programme(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        plan: &Plan,
    ) -> Result<Option<ProgrammeId>, Rejection> {
        let Some(name) = &plan.programme else { return Ok(None) };
        if !allowed.may_also(Action::SetProgrammes, Whose::Others) {
            return Err(Rejection::Forbidden);
        }
        let all = self.programmes.list(allowed).await?;
        let base = word_for(name, "certificate");
        for n in 1..=SAME_NAME {
            let word = if n == 1 { base.clone() } else { format!("{base}-{n}") };
            let file = Programme::of_exam(&word, name, plan.sitting.code.trim(), plan.pass);
            let Some(found) = all.iter().find(|one| one.word == word) else {
                let id = self.programmes.make_of(allowed, name, &word, file).await?;
                self.programmes.offer(allowed, bank, id, 1).await?;
                return Ok(Some(id));
            };
            if self.programmes.text(allowed, found.id, found.current).await?.as_deref() == Some(&file) {
                self.programmes.offer(allowed, bank, found.id, found.current).await?;
                return Ok(Some(found.id));
            }
        }
        Err("level_name-taken".into())
    }

    /// Invites the new people, and puts all on the list.
    async fn list(
        &self,
        allowed: &Allowed,
        asked_in: Option<Language>,
        id: SittingId,
        plan: &Plan,
        people: &str,
    ) -> Result<(usize, usize), Rejection> {
        for new in &plan.new_people {
            match self.invitations.create(asked_in, allowed, &new.name, &new.email).await {
                // They have an account since the text was read, and are found by it below.
                Ok(_) | Err(Rejection::Faults(_)) => {}
                Err(other) => return Err(other),
            }
        }
        let Some(found) = self.sittings.find(allowed, id).await? else { return Err(Rejection::NotFound) };
        let pasted = self.rosters.planned(allowed, id, people).await?;
        let listed = self.rosters.add(allowed, &found, &pasted.to_add()).await?;
        if found.listed_only != plan.listed_only {
            self.rosters.set_entry(allowed, &found, plan.listed_only).await?;
        }
        Ok((listed, plan.new_people.len()))
    }

    /// What exists of the exam with this id, with the paper and pass mark chosen and the new level of
    /// this name.
    pub async fn made_before(
        &self,
        (allowed, bank): (&Allowed, &Bank),
        id: SittingId,
        chosen: (&str, i16),
        level: &str,
        name_of: NameOfPaper<'_>,
    ) -> Result<MadeBefore, StoreError> {
        let sitting = self.sittings.find(allowed, id).await?;
        let paper = match &sitting {
            Some(sitting) => Some(sitting.paper),
            None => match self.paper(allowed, bank, chosen, name_of).await {
                Err(Rejection::Store(error)) => return Err(error),
                planned => planned.ok().flatten().and_then(|paper| paper.own),
            },
        };
        let paper = match paper {
            Some(id) => self.papers.find(allowed, id).await?,
            None => None,
        };
        let programmes = self.programmes.list(allowed).await?;
        let programme = programmes.into_iter().find(|one| !level.is_empty() && one.name == level);
        Ok(MadeBefore { paper, programme, sitting })
    }

    /// Stores the people of a form that comes back with faults: a cookie has no room for them.
    pub async fn keep_people(
        &self,
        allowed: &Allowed,
        id: SittingId,
        people: &str,
    ) -> Result<Uuid, Rejection> {
        self.rosters.store_text(allowed, id, people).await
    }

    /// The people stored with a form.
    pub async fn kept_people(
        &self,
        allowed: &Allowed,
        id: SittingId,
        kept: Uuid,
    ) -> Result<String, StoreError> {
        Ok(self.rosters.stored_text(allowed, id, kept).await?.unwrap_or_default())
    }
}
