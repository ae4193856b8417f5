//! Applying an import, as a whole or not at all.

use super::dry_run::{DONE, DryRun, ExistingData, OVERTAKEN, RUNNING, TRIED, ground, key, to_stored};
use super::progress::LineCounter;
use super::{Enrolment, ImportAction, ImportPlan, Line, Part, plan, read};
use crate::audit::{AuditEvent, Deed as Done, On};
use crate::courses::members;
use crate::forms::Rejection;
use crate::jobs::{JobFault, LeasedJob};
use crate::roles::{Action, Allowed};
use serde_json::json;
use std::collections::BTreeSet;
use store::account::{self, AccountId, AccountRow};
use store::api_token::ApiTokenId;
use store::course_member::{self, CourseMemberRow};
use store::{Moment, StoreError, WriteTransaction, federation, job};
use uuid::Uuid;
use words::Language;

impl Enrolment {
    /// Starts an import in the background; for its progress see [`Enrolment::trial`]. Of concurrent
    /// calls one starts it.
    pub async fn begin(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        trial: &DryRun,
    ) -> Result<(), Rejection> {
        if !trial.may_begin() {
            return Err(Rejection::NotFound);
        }
        let key = key(allowed.federation().id, trial.id);
        // Named by the entries in the audit log, whichever node makes them.
        let token = allowed.token().map(|token| token.0.to_string()).unwrap_or_default();
        let step = (RUNNING, token.as_str());
        let row = self.jobs.continue_job(&key, trial.job, [TRIED, TRIED], allowed.by(), step).await?;
        let row = row.ok_or(Rejection::NotFound)?;
        let enrolment = self.clone();
        self.jobs.run_job(row, move |job| {
            let enrolment = enrolment.clone();
            async move { enrolment.run_import(&job, asked_in).await }
        });
        Ok(())
    }

    /// Applies a file to the current data, which may differ from that of the dry run, and ends the
    /// job in the same transaction.
    pub(crate) async fn run_import(
        &self,
        job: &LeasedJob,
        asked_in: Option<Language>,
    ) -> Result<(), JobFault> {
        let mut allowed = job.allowed(Action::Enrol).await?;
        if let Ok(token) = Uuid::try_parse(&job.row().task) {
            allowed = allowed.by_token(ApiTokenId(token));
        }
        let gone = || JobFault::Cannot("the file is gone".to_owned());
        let bytes = job::file(&self.store, job.key()).await?.ok_or_else(gone)?;
        let sheet = tokio::task::spawn_blocking(move || read(&bytes));
        let sheet = sheet.await.ok().and_then(Result::ok).ok_or_else(gone)?;
        let counting = self.imports.start(job.key().about);
        let mut write = self.store.write().await?;
        let federation = allowed.federation().id;
        // Serialises concurrent imports.
        federation::lock(&mut write, federation).await?;
        let ground = ground(&mut write, federation).await?;
        let now = plan(&sheet, ground.known.clone()).0;
        if now.faulty() > 0 {
            job.end_within(&mut write, OVERTAKEN, None).await?;
            return Ok(write.commit().await?);
        }
        // Accounts that get a member number, in the common lock order; those only added to a course
        // are not locked.
        let numbered = now
            .lines
            .iter()
            .filter(|one| matches!(&one.deeds, Ok(deeds) if deeds.contains(&ImportAction::Number)));
        let numbered = numbered.filter_map(|one| ground.people.get(&one.line.as_ref()?.email).copied());
        for id in numbered.collect::<BTreeSet<AccountId>>() {
            account::lock(&mut write, federation, id).await?;
        }
        self.carry_out_all(&mut write, (&allowed, asked_in), &counting, &now, ground).await?;
        job.end_within(&mut write, DONE, Some(&to_stored(&now)?)).await?;
        Ok(write.commit().await?)
    }

    async fn carry_out_all(
        &self,
        write: &mut WriteTransaction,
        (allowed, asked_in): (&Allowed, Option<Language>),
        counting: &LineCounter<'_>,
        plan: &ImportPlan,
        mut ground: ExistingData,
    ) -> Result<(), StoreError> {
        let at = self.clock.now();
        let mut entries = Vec::new();
        for planned in &plan.lines {
            if let (Some(line), Ok(deeds)) = (&planned.line, &planned.deeds) {
                for deed in deeds {
                    let id = self.do_deed(write, (allowed, asked_in), &mut ground, line, deed, at).await?;
                    entries.extend(entered(allowed, &ground, id, deed));
                }
            }
            counting.advance();
        }
        let (new, changed, same) = plan.counts();
        let counts = json!({ "new": new, "changed": changed, "same": same });
        let federation = allowed.federation().id;
        entries.push(AuditEvent::new(federation, allowed, Done::PeopleEnrolled, On::Federation).with(counts));
        self.audit.record_all(write, &entries).await
    }

    async fn do_deed(
        &self,
        write: &mut WriteTransaction,
        (allowed, asked_in): (&Allowed, Option<Language>),
        ground: &mut ExistingData,
        line: &Line,
        deed: &ImportAction,
        at: Moment,
    ) -> Result<AccountId, StoreError> {
        let federation = allowed.federation().id;
        let id = match ground.people.get(&line.email) {
            Some(id) => *id,
            None => {
                let row = self.invited(allowed, line, at);
                account::insert(write, &row).await?;
                self.invitations.invite(write, asked_in, allowed.federation(), &row).await?;
                ground.people.insert(line.email.clone(), row.id);
                row.id
            }
        };
        let (course, part, suspended) = match deed {
            ImportAction::Invite => return Ok(id),
            ImportAction::Number => {
                let number = line.number.as_deref().unwrap_or_default();
                account::set_member_number(write, federation, id, Some(number)).await?;
                return Ok(id);
            }
            ImportAction::Join(course, part) | ImportAction::Become(course, part) => {
                (course, Some(*part), line.suspended)
            }
            ImportAction::Suspend(course) => (course, None, true),
            ImportAction::Resume(course) => (course, None, false),
        };
        let Some(course_id) = ground.courses.get(course).copied() else { return Ok(id) };
        let Some(members) = ground.known.courses.get_mut(course).map(|course| &mut course.members) else {
            return Ok(id);
        };
        let part = part.or_else(|| members.get(&line.email).map(|(part, _)| *part)).unwrap_or(Part::Trainee);
        members.insert(line.email.clone(), (part, suspended));
        let row = CourseMemberRow {
            federation_id: federation,
            course_id,
            account_id: id,
            part: part.word().to_owned(),
            suspended,
            since: at,
        };
        course_member::put(write, &row).await?;
        Ok(id)
    }

    /// The account of an enrolled person. An empty hash matches no password.
    fn invited(&self, allowed: &Allowed, line: &Line, at: Moment) -> AccountRow {
        AccountRow {
            federation_id: allowed.federation().id,
            id: AccountId(self.entropy.id(at)),
            email: line.email.clone(),
            name: line.name.clone(),
            password_hash: String::new(),
            created_at: at,
            member_number: line.number.clone(),
            confirmed_at: None,
            must_confirm: false,
            language: None,
            law_language: None,
            law_beside: false,
        }
    }
}

/// The audit entry of an import action.
fn entered(
    allowed: &Allowed,
    ground: &ExistingData,
    id: AccountId,
    deed: &ImportAction,
) -> Option<AuditEvent> {
    let federation = allowed.federation().id;
    let member = |course: &String, done: Done, suspended: bool| {
        Some(members::entry(allowed, *ground.courses.get(course)?, id, done, suspended))
    };
    match deed {
        ImportAction::Invite => {
            Some(AuditEvent::new(federation, allowed, Done::AccountMade, On::Person(federation, id)))
        }
        // Counted in the entry of the import.
        ImportAction::Number => None,
        ImportAction::Join(course, _) | ImportAction::Become(course, _) | ImportAction::Resume(course) => {
            member(course, Done::CourseJoined, false)
        }
        ImportAction::Suspend(course) => member(course, Done::CourseLeft, true),
    }
}
