//! Comparing what is kept with what the engine gives now.

use super::afterwards::of_engine;
use super::asked::{Ruled, asked, marked};
use super::at_work::AtWork;
use super::record::Recorded;
use super::remarking::{Changed, Compared, PageChange, Policy, RemarkState, Remarking};
use super::results::Terms;
use super::same::{digest, is_same};
use super::sitting::{Sitting, SittingState};
use crate::quiz::exam::PageMark;
use crate::quiz::{Answer, Bank, MarkedComponent};
use crate::server::Server;
use crate::server::accounts::AccountId;
use crate::server::roles::Allowed;
use crate::server::rulings::Rulings;
use crate::store::sitting::{self, SittingId};
use crate::store::{StoreError, account};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

impl Server {
    /// The comparison of these attempts that was asked for last.
    pub fn remarking(&self, allowed: &Allowed, sitting: Option<SittingId>) -> Option<Arc<Remarking>> {
        self.inner.exams.remarkings.of((allowed.federation().id, sitting))
    }

    /// Begins to compare these attempts, unless that is under way.
    pub fn compare(&self, allowed: &Allowed, sitting: Option<SittingId>, bank: Arc<Bank>, rulings: Rulings) {
        let begun = Arc::new(Remarking::new((allowed.federation().id, sitting)));
        if !self.inner.exams.remarkings.begin(begun.clone()) {
            return;
        }
        let at_work = AtWork::new(begun.clone(), RemarkState::Broken);
        let comparing = Comparing::new(self.clone(), bank, rulings);
        tokio::spawn(async move {
            match comparing.all(&begun).await {
                Ok(found) => at_work.done(RemarkState::Compared(Arc::new(found))),
                Err(error) => tracing::error!(%error, "marks could not be compared"),
            }
        });
    }
}

/// A mark as the engine gives it now, with each component.
type Now = (u16, BTreeMap<String, String>);

/// What is asked under an id now, as a digest, with the ruling on it.
type Asked = (String, Ruled);

/// A comparison under way. What was asked often is ruled on once, and what was answered often is marked once.
struct Comparing {
    server: Server,
    bank: Arc<Bank>,
    rulings: Rulings,
    asked: HashMap<String, Option<Asked>>,
    marked: HashMap<(String, String), Option<Now>>,
    otherwise: BTreeSet<String>,
}

impl Comparing {
    fn new(server: Server, bank: Arc<Bank>, rulings: Rulings) -> Self {
        let (asked, marked, otherwise) = Default::default();
        Self { server, bank, rulings, asked, marked, otherwise }
    }

    async fn all(mut self, told: &Remarking) -> Result<Compared, StoreError> {
        let (federation, one) = told.scope;
        let rows = sitting::of_federation(&self.server.inner.store, federation).await?;
        let sittings = rows.into_iter().map(Sitting::from).filter(|sitting| {
            sitting.state != SittingState::Draft && one.is_none_or(|one| one == sitting.id)
        });
        let (mut attempts, mut changed) = (0, Vec::new());
        for sitting in sittings {
            attempts += self.sitting(&sitting, told, &mut changed).await?;
        }
        let missing = self.asked.into_iter().filter(|(_, asked)| asked.is_none()).map(|(id, _)| id);
        let missing: BTreeSet<String> = missing.collect();
        let listed = |ids: BTreeSet<String>| ids.into_iter().collect();
        Ok(Compared { attempts, missing: listed(missing), otherwise: listed(self.otherwise), changed })
    }

    /// The attempts at one sitting: how many there are. Those of which a mark differs are put to the others.
    async fn sitting(
        &mut self,
        sitting: &Sitting,
        told: &Remarking,
        differ: &mut Vec<Changed>,
    ) -> Result<usize, StoreError> {
        let (recorded, terms) = self.server.record_of(sitting).await?;
        let people = account::at_sitting(&self.server.inner.store, sitting.federation, sitting.id).await?;
        let names: BTreeMap<AccountId, String> = people.into_iter().map(|who| (who.id, who.name)).collect();
        let (attempts, terms) = (recorded.len(), Arc::new(terms));
        told.expect(attempts);
        for one in recorded {
            let pages = self.pages(&one).await;
            if !pages.is_empty() {
                let name = names.get(&one.who).cloned().unwrap_or_default();
                differ.push(changed(sitting, &terms, one, name, pages));
            }
            told.advance();
        }
        Ok(attempts)
    }

    /// The pages of an attempt of which the mark differs.
    async fn pages(&mut self, one: &Recorded) -> Vec<PageChange> {
        let mut differ = Vec::new();
        for (number, page) in (1..).zip(&one.pages) {
            let Some(rows) = one.marks.get(&number) else { continue };
            let (Some(kept), Some(last)) = (of_engine(rows), rows.last()) else { continue };
            // What was not answered earns nothing, whoever marks it.
            let Some(answer) = one.answers.get(&number).cloned() else { continue };
            let Some((told, ruled)) = self.asked(&page.id).await else { continue };
            if !is_same(&one.digests, &page.id, &told) {
                // The candidate was told something else, on which the engine is not asked.
                self.otherwise.insert(page.id.clone());
                continue;
            }
            let Some((now, components)) = self.now(&page.id, ruled, answer).await else { continue };
            if now != kept.mark.unsigned_abs() {
                differ.push(PageChange {
                    page: number,
                    scenario: page.id.clone(),
                    last: last.number,
                    kept: kept.mark.unsigned_abs(),
                    engine: kept.engine.clone(),
                    now,
                    components,
                });
            }
        }
        differ
    }

    /// What is asked under an id now; nothing where the bank has it no more.
    async fn asked(&mut self, id: &str) -> Option<Asked> {
        if let Some(known) = self.asked.get(id) {
            return known.clone();
        }
        let found = asked(&self.bank, &self.rulings, id).await.map(|ruled| (digest(&ruled.0), ruled));
        self.asked.insert(id.to_owned(), found.clone());
        found
    }

    /// What the engine gives now for an answer.
    async fn now(&mut self, id: &str, ruled: Ruled, answer: Answer) -> Option<Now> {
        let known = (id.to_owned(), answer.to_json());
        if let Some(now) = self.marked.get(&known) {
            return now.clone();
        }
        let word = |one: &MarkedComponent| (one.key.word().to_owned(), one.verdict.word().to_owned());
        let now = marked(&self.rulings, ruled, answer).await;
        let now = now.map(|marked| (marked.permille, marked.components.iter().map(word).collect()));
        self.marked.insert(known, now.clone());
        now
    }
}

fn changed(
    sitting: &Sitting,
    terms: &Arc<Terms>,
    one: Recorded,
    name: String,
    pages: Vec<PageChange>,
) -> Changed {
    let kept = one.page_marks();
    let by = |policy: Policy| {
        let mut marks = kept.clone();
        for page in pages.iter().filter(|page| policy.takes(page)) {
            let at = usize::try_from(page.page - 1).unwrap_or_default();
            if let Some(mark) = marks.get_mut(at) {
                *mark = PageMark::Marked(page.now);
            }
        }
        one.result(&marks, terms)
    };
    Changed {
        sitting: sitting.id,
        sitting_name: sitting.name.clone(),
        attempt: one.id,
        who: one.who,
        name,
        before: one.result(&kept, terms),
        never_lower: by(Policy::NeverLower),
        as_computed: by(Policy::AsComputed),
        pages,
        recorded: one,
        terms: terms.clone(),
    }
}
