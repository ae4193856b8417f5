//! Generated scenarios, put into review.

use super::proof::sound;
use super::{NewDraft, Origin, OwnBank};
use crate::forms::{NumberEntry, Rejection};
use crate::roles::Allowed;
use bank::generate::{Difficulty, Generated, Generator, Request, Shortfall};
use bank::own::{OwnId, OwnScenario, OwnUse};
use rules::law::{Clause, Edition};
use std::time::Duration;
use tokio::time::Instant;

/// Most scenarios of one request.
pub const MOST: i16 = 50;
/// Time after which a request ends with what it has.
const TIME: Duration = Duration::from_secs(12);

/// The form for generated scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GenerateForm {
    /// The clause: `30B1(b)(ii)`.
    pub clause: String,
    pub edition: String,
    pub count: NumberEntry<1, 50>,
    /// From 1 to 3; empty for any.
    pub level: String,
    /// The id of a scenario whose path they take; empty for any path on the clause.
    pub like: String,
}

/// What came of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GeneratedDrafts {
    pub drafts: Vec<OwnId>,
    /// Why there are fewer than asked for.
    pub shortfall: Option<Shortfall>,
}

impl OwnBank {
    /// Generates scenarios and puts them into review. None is a twin of what the federation may draw
    /// or has drafted. Faults: the name of a malformed field, and `busy` while another request runs.
    pub async fn generate(
        &self,
        allowed: &Allowed,
        form: &GenerateForm,
    ) -> Result<GeneratedDrafts, Rejection> {
        let clause: Clause = form.clause.trim().parse().map_err(|_| "clause")?;
        let edition: Edition = form.edition.parse().map_err(|_| "edition")?;
        let count = form.count.value.ok_or("count")?.unsigned_abs().into();
        let difficulty = match form.level.as_str() {
            "" => None,
            level => Some(level.parse().ok().and_then(Difficulty::new).ok_or("level")?),
        };
        let bank = self.served.bank().for_papers(allowed.federation().code.as_str().into());
        let like = match form.like.trim() {
            "" => None,
            id => Some(bank.listed(id).ok_or("like")?.clone()),
        };
        let Ok(_permit) = self.served.generating.try_acquire() else { return Err("busy".into()) };
        let (drafts, code) = (self.unfinished(allowed).await?, allowed.federation().code.clone());
        let seed = self.entropy.id(self.clock.now()).as_u64_pair().1 >> 32;
        let work = move || -> Generated {
            let until = Instant::now() + TIME;
            // A draft on a claim needs a search: the latest are compared, for half of the time.
            let searches = || Instant::now() + TIME / 2 < until;
            let read = |(id, file): &(OwnId, String)| match searches() {
                true => OwnScenario::read(file, id).ok().filter(|own| own.faults.is_empty()),
                false => sound(file, id),
            };
            let known: Vec<OwnScenario> = drafts.iter().filter_map(read).collect();
            let usage = OwnUse { owner: code.as_str().into(), live: true, offered: false, practised: false };
            let bank = bank.with_own(known.iter().map(|own| (own, usage.clone())));
            let request =
                Request { edition, clause, like: like.as_ref(), difficulty, judgement: false, count, seed };
            Generator::new(&bank).generate_while(&request, || Instant::now() < until)
        };
        let made = tokio::task::spawn_blocking(work).await.unwrap_or_default();
        let draft =
            |file| NewDraft { file, origin: Origin::Generated, in_review: true, ..NewDraft::default() };
        let drafts = match made.drafts.is_empty() {
            true => Vec::new(),
            false => {
                let texts = made.drafts.into_iter().map(|one| draft(one.text)).collect();
                self.begin_all(allowed, texts).await?
            }
        };
        Ok(GeneratedDrafts { drafts, shortfall: made.shortfall })
    }
}
