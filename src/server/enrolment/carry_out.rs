//! What a file would do is done: all of it, or nothing.

use super::trial::{Ground, State, Trial, ground};
use super::{Deed, Line, Part, Plan, plan};
use crate::server::Server;
use crate::server::audit::{Deed as Done, Entry, On};
use crate::server::courses::members;
use crate::server::roles::Allowed;
use crate::store::account::{self, AccountId, AccountRow};
use crate::store::course_member::{self, CourseMemberRow};
use crate::store::{Moment, StoreError, Write, federation};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Why a file is not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CarryFault {
    /// It has faults, would change nothing, or is carried out already.
    #[error("there is nothing to carry out")]
    NotNow,
}

impl Server {
    /// Begins to carry a file out. It goes on by itself; [`Trial::state`] tells how far it is.
    pub fn begin_enrolment(&self, allowed: &Allowed, trial: &Arc<Trial>) -> Result<(), CarryFault> {
        if !trial.begin() {
            return Err(CarryFault::NotNow);
        }
        let (server, allowed, trial) = (self.clone(), allowed.clone(), trial.clone());
        tokio::spawn(async move {
            let state = server.carry_out(&allowed, &trial).await.unwrap_or_else(|error| {
                tracing::error!(%error, "a file of people was not carried out");
                State::Failed
            });
            trial.become_state(state);
        });
        Ok(())
    }

    /// Carries a file out as things are now, which need not be as they were when it was tried.
    async fn carry_out(&self, allowed: &Allowed, trial: &Trial) -> Result<State, StoreError> {
        let mut write = self.inner.store.write().await?;
        let federation = allowed.federation().id;
        // Of two files at once the second is held against what the first has done.
        federation::take(&mut write, federation).await?;
        let ground = ground(&mut write, federation).await?;
        let now = plan(&trial.sheet, ground.known.clone()).0;
        if now.faulty() > 0 {
            return Ok(State::Overtaken(Arc::new(now)));
        }
        // Those who get a number, in the order in which everybody takes accounts; whoever is only put in a course is not held up.
        let numbered =
            now.lines.iter().filter(|one| matches!(&one.deeds, Ok(deeds) if deeds.contains(&Deed::Number)));
        let numbered = numbered.filter_map(|one| ground.people.get(&one.line.as_ref()?.email).copied());
        for id in numbered.collect::<BTreeSet<AccountId>>() {
            account::take(&mut write, federation, id).await?;
        }
        self.carry_out_all(&mut write, allowed, trial, &now, ground).await?;
        write.commit().await?;
        Ok(State::Done(Arc::new(now)))
    }

    async fn carry_out_all(
        &self,
        write: &mut Write,
        allowed: &Allowed,
        trial: &Trial,
        plan: &Plan,
        mut ground: Ground,
    ) -> Result<(), StoreError> {
        let at = self.inner.clock.now();
        let mut entries = Vec::new();
        for planned in &plan.lines {
            if let (Some(line), Ok(deeds)) = (&planned.line, &planned.deeds) {
                for deed in deeds {
                    let id = self.do_deed(write, allowed, &mut ground, line, deed, at).await?;
                    entries.extend(entered(allowed, &ground, id, deed));
                }
            }
            trial.advance();
        }
        let (new, changed, same) = plan.counts();
        let counts = json!({ "new": new, "changed": changed, "same": same });
        let federation = allowed.federation().id;
        entries.push(Entry::new(federation, allowed.by(), Done::PeopleEnrolled, On::Federation).with(counts));
        self.record_all(write, &entries).await
    }

    async fn do_deed(
        &self,
        write: &mut Write,
        allowed: &Allowed,
        ground: &mut Ground,
        line: &Line,
        deed: &Deed,
        at: Moment,
    ) -> Result<AccountId, StoreError> {
        let federation = allowed.federation().id;
        let id = match ground.people.get(&line.email) {
            Some(id) => *id,
            None => {
                let row = self.invited(allowed, line, at);
                account::insert(write, &row).await?;
                self.invite(write, allowed.federation(), &row).await?;
                ground.people.insert(line.email.clone(), row.id);
                row.id
            }
        };
        let (course, part, suspended) = match deed {
            Deed::Invite => return Ok(id),
            Deed::Number => {
                let number = line.number.as_deref().unwrap_or_default();
                account::set_member_number(write, federation, id, number).await?;
                return Ok(id);
            }
            Deed::Join(course, part) | Deed::Become(course, part) => (course, Some(*part), line.suspended),
            Deed::Suspend(course) => (course, None, true),
            Deed::Resume(course) => (course, None, false),
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

    /// The account of somebody who is entered. No password goes with an empty hash.
    fn invited(&self, allowed: &Allowed, line: &Line, at: Moment) -> AccountRow {
        AccountRow {
            federation_id: allowed.federation().id,
            id: AccountId(self.inner.entropy.id(at)),
            email: line.email.clone(),
            name: line.name.clone(),
            password_hash: String::new(),
            created_at: at,
            member_number: line.number.clone(),
            confirmed_at: None,
            language: None,
            law_language: None,
            law_beside: false,
        }
    }
}

/// What a deed is in the log.
fn entered(allowed: &Allowed, ground: &Ground, id: AccountId, deed: &Deed) -> Option<Entry> {
    let federation = allowed.federation().id;
    let member = |course: &String, done: Done, suspended: bool| {
        Some(members::entry(allowed, *ground.courses.get(course)?, id, done, suspended))
    };
    match deed {
        Deed::Invite => {
            Some(Entry::new(federation, allowed.by(), Done::AccountMade, On::Person(federation, id)))
        }
        // The entry on the file tells how many there were.
        Deed::Number => None,
        Deed::Join(course, _) | Deed::Become(course, _) | Deed::Resume(course) => {
            member(course, Done::CourseJoined, false)
        }
        Deed::Suspend(course) => member(course, Done::CourseLeft, true),
    }
}
