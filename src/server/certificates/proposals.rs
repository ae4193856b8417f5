//! Proposals: people who meet the requirements of a level of a published programme, and renewals.
//! Derived from the records on each request.

use super::{AwaitedExam, Certificate, Issuing, SecondExaminer};
use crate::federation::{Federation, edition_on};
use crate::records::{MemberRecords, ResultsShown};
use crate::roles::Allowed;
use bank::Bank;
use bank::programme::{Grounds, LevelProgress, Programme, ResultBand, Validity};
use jiff::civil::Date;
use rules::law::Edition;
use store::StoreError;
use store::account::AccountId;
use store::certificate::CertificateId;
use store::certificate_event::{self, AssentRow};
use store::federation::FederationId;

/// The kind of certificate proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalKind {
    /// For the first time
    New,
    /// In place of one that is held
    Renewal(CertificateId),
}

/// A certificate that may be issued.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// The recipient.
    pub who: AccountId,
    pub name: String,
    /// Member number in the federation.
    pub member: Option<String>,
    pub programme: String,
    pub programme_name: String,
    pub level: String,
    pub level_name: String,
    /// Kind.
    pub what: ProposalKind,
    /// The result band, if the level has bands.
    pub band: Option<ResultBand>,
    /// The edition of the Laws that it would certify.
    pub edition: Edition,
    pub validity: Validity,
    pub grounds: Grounds,
    /// Number of examiners who must agree.
    pub examiners: u8,
    /// The assenting examiner's home federation and account, if two must agree.
    pub agreed: Option<(FederationId, AccountId)>,
    /// The exam whose results must be released first.
    pub awaits: Option<AwaitedExam>,
}

impl Proposal {
    /// Key in a form: person, programme and level, which are unique together.
    pub fn key(&self) -> String {
        format!("{} {} {}", self.who.0.simple(), self.programme, self.level)
    }

    /// True if this examiner must leave it to another: it is their own, or they have assented
    /// already.
    pub fn waits_for_another(&self, home: FederationId, by: AccountId, federation: FederationId) -> bool {
        (self.who == by && home == federation) || self.agreed == Some((home, by))
    }
}

impl Issuing {
    /// Proposals in the permission's federation, by programme and level.
    pub async fn proposals(&self, allowed: &Allowed, bank: &Bank) -> Result<Vec<Proposal>, StoreError> {
        let federation = allowed.federation();
        let offered = self.programmes.offered(bank, federation.id).await?;
        let programmes: Vec<Programme> = offered.into_iter().map(|one| one.programme).collect();
        let held = self.certificates.held_by_all(federation).await?;
        let assents = certificate_event::assents(&self.store, federation.id).await?;
        let today = self.federations.today_in(federation);
        let mut proposals = Vec::new();
        let each = |one: MemberRecords| {
            let certificates = held.get(&one.id).map(Vec::as_slice).unwrap_or_default();
            for programme in &programmes {
                proposals.extend(of_person(federation, programme, &one, certificates, today));
            }
        };
        // A certificate is public at once: it rests on released results alone.
        self.records.records_of_all(bank, federation, ResultsShown::Shown, each).await?;
        let awaited = self.awaited(federation).await?;
        let second = self.second_examiner(federation).await? == SecondExaminer::Required;
        for proposal in &mut proposals {
            proposal.awaits = awaited.get(&proposal.who).cloned();
            if second {
                proposal.examiners = 2;
            }
            proposal.agreed = assents
                .iter()
                .find(|one| is_to(one, proposal))
                .map(|one| (one.by_federation_id, one.by_account_id));
        }
        let order = |one: &Proposal| {
            let programme = programmes.iter().position(|programme| programme.id == one.programme);
            let level =
                programme.and_then(|at| programmes[at].levels.iter().position(|level| level.id == one.level));
            (programme, level)
        };
        proposals.sort_by_cached_key(order);
        Ok(proposals)
    }
}

fn is_to(assent: &AssentRow, proposal: &Proposal) -> bool {
    assent.account_id == proposal.who
        && assent.programme == proposal.programme
        && assent.level == proposal.level
}

/// Certificates that may be issued to a person under a programme.
fn of_person(
    federation: &Federation,
    programme: &Programme,
    one: &MemberRecords,
    certificates: &[Certificate],
    today: Date,
) -> Vec<Proposal> {
    let edition = programme.edition.unwrap_or_else(|| edition_on(federation, today));
    let proposal = |level: &LevelProgress<'_>, what| Proposal {
        who: one.id,
        name: one.name.clone(),
        member: one.number.clone(),
        programme: programme.id.clone(),
        programme_name: programme.name.clone(),
        level: level.level.id.clone(),
        level_name: level.level.name.clone(),
        what,
        band: level.band.filter(|_| level.level.bands.is_some()),
        edition,
        validity: level.level.validity,
        grounds: Grounds::of(level),
        examiners: level.level.examiners,
        agreed: None,
        awaits: None,
    };
    let of_level = |level: &LevelProgress<'_>| {
        let theirs =
            certificates.iter().filter(|held| held.programme == programme.id && held.level == level.level.id);
        match theirs.max_by_key(|held| (held.issued_at, held.id)) {
            // A suspended certificate is not replaced by another; an expired one is no obstacle.
            None => level.eligible.then(|| proposal(level, ProposalKind::New)),
            Some(held) => {
                let renewed = held.as_held().and_then(|held| programme.renewal(&held, &one.records, today));
                if let Some(renewal) = renewed.filter(|renewal| renewal.met) {
                    let proposal = proposal(level, ProposalKind::Renewal(held.id));
                    return Some(Proposal { grounds: proposal.grounds.renewed(&renewal), ..proposal });
                }
                let over = held.as_held().is_some_and(|held| !held.is_valid(today));
                (over && level.eligible && level.level.renewal.is_none())
                    .then(|| proposal(level, ProposalKind::New))
            }
        }
    };
    programme.progress(&one.records, today).iter().filter_map(of_level).collect()
}
