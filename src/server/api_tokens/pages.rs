//! What the API lists, in pages by cursors that stay valid.

use crate::certificates::{Certificate, CertificateId};
use crate::exams::sitting::Sitting;
use crate::federation::Federations;
use crate::parts::{Clock, Service, Store};
use crate::people::Member;
use crate::roles::Allowed;
use jiff::civil::Date;
use std::fmt;
use std::str::FromStr;
use store::account::AccountId;
use store::role::{self, RoleRow};
use store::sitting::SittingId;
use store::{Moment, StoreError, api_page};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Age from which a change is listed. A transaction gets its time before it is committed, so that
/// an earlier change can appear after a later one; all are over by then.
pub const SETTLED: Duration = Duration::minutes(1);

/// Place in the list of certificates: time of the last change in microseconds, and id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CertificateCursor {
    at: i64,
    id: CertificateId,
}

impl CertificateCursor {
    fn new(at: Moment, id: CertificateId) -> Self {
        let micros = at.time().unix_timestamp_nanos() / 1_000;
        Self { at: i64::try_from(micros).unwrap_or_default(), id }
    }

    fn moment(self) -> Moment {
        let time = OffsetDateTime::from_unix_timestamp_nanos(i128::from(self.at) * 1_000);
        Moment::new(time.unwrap_or(OffsetDateTime::UNIX_EPOCH))
    }
}

impl fmt::Display for CertificateCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.at, self.id.0)
    }
}

impl FromStr for CertificateCursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (at, id) = text.split_once('_').ok_or(())?;
        let id = CertificateId(Uuid::try_parse(id).map_err(|_| ())?);
        // Up to the year 9999, as far as every database counts.
        let at = at.parse().ok().filter(|at| (0..=253_402_300_799_000_000).contains(at)).ok_or(())?;
        Ok(Self { at, id })
    }
}

/// A page of certificates.
pub struct CertificatesPage {
    pub all: Vec<Certificate>,
    /// Today in the federation.
    pub today: Date,
    /// Place of the last row, even if it could not be read.
    pub last: Option<CertificateCursor>,
    /// True if there are more.
    pub more: bool,
}

/// Lists of a federation for its own systems.
#[derive(Clone, Debug, Service)]
pub struct ApiLists {
    store: Store,
    clock: Clock,
    federations: Federations,
}

impl ApiLists {
    /// Members after an id, by id; or only the one with this member number.
    pub async fn people(
        &self,
        allowed: &Allowed,
        after: Option<AccountId>,
        member_number: &str,
        limit: u16,
    ) -> Result<Vec<Member>, StoreError> {
        let federation = allowed.federation().id;
        let after = after.unwrap_or(AccountId(Uuid::nil()));
        let rows = api_page::accounts(&self.store, federation, after, member_number, limit.into()).await?;
        let roles = role::of_federation(&self.store, federation).await?;
        let member = |row: store::account::AccountRow| {
            let is_theirs = |role: &&RoleRow| role.account_id == row.id && role.home_id == federation;
            let theirs: Vec<RoleRow> = roles.iter().filter(is_theirs).cloned().collect();
            Member::new(row, &theirs)
        };
        Ok(rows.into_iter().map(member).collect())
    }

    /// Opened sittings after an id, by id, without trials.
    pub async fn sittings(
        &self,
        allowed: &Allowed,
        after: Option<SittingId>,
        limit: u16,
    ) -> Result<Vec<Sitting>, StoreError> {
        let after = after.unwrap_or(SittingId(Uuid::nil()));
        let rows = api_page::sittings(&self.store, allowed.federation().id, after, limit.into()).await?;
        Ok(rows.into_iter().map(Sitting::from).collect())
    }

    /// Certificates by their last change, after a cursor and up to [`SETTLED`] ago.
    pub async fn certificates(
        &self,
        allowed: &Allowed,
        after: Option<CertificateCursor>,
        limit: u16,
    ) -> Result<CertificatesPage, StoreError> {
        let federation = allowed.federation();
        let after = after.unwrap_or(CertificateCursor { at: 0, id: CertificateId(Uuid::nil()) });
        let before = self.clock.now().plus(-SETTLED);
        let rows = api_page::certificates(
            &self.store,
            federation.id,
            (after.moment(), after.id),
            before,
            i64::from(limit) + 1,
        )
        .await?;
        let more = rows.len() > usize::from(limit);
        let rows: Vec<_> = rows.into_iter().take(limit.into()).collect();
        let last = rows.last().map(|row| CertificateCursor::new(row.state_at, row.id));
        let all = rows.into_iter().filter_map(|row| Certificate::of(federation, row)).collect();
        Ok(CertificatesPage { all, today: self.federations.today_in(federation), last, more })
    }
}
