//! Programmes, and people's progress with them; `forms` has the form handlers. Each checks the
//! permission first.

mod forms;

pub use forms::{keep_programme, offer_programme};

use super::certificate::Certificate;
use super::federation::{Member, or_refuse, server};
use super::request_context::{Refused, RequestContext};
use super::stored::{OwnDataError, database_error, signed_in};
use crate::alphabet;
use bank::{Bank, LocatedFault, Programme, Records};
use jiff::civil::Date;
use server::people::PeopleCursor;
use server::programmes::programme_id;
pub use server::programmes::{Offered, WrittenProgramme};
pub use server::records::MemberRecords;
use server::records::Seen;
use server::roles::{Action, Allowed, Whose};

/// Page size.
const A_PAGE: usize = 50;

/// A programme as its editors see it, in one of its versions.
pub struct OpenProgramme {
    pub written: WrittenProgramme,
    /// Number of the version.
    pub number: u32,
    /// Text of the version.
    pub file: String,
    /// The working version, if another.
    pub current: Option<String>,
    /// The parsed programme, or all its faults.
    pub read: Result<Programme, Vec<LocatedFault>>,
    /// Exams it names that the federation does not hold.
    pub not_held: Vec<LocatedFault>,
}

/// A member's records toward the programmes they follow.
pub struct Toward {
    pub offered: Vec<Offered>,
    pub records: Records,
    /// Today in their federation's time zone.
    pub today: Date,
    /// True if exams may be missing whose marks are not released yet.
    pub is_shown_alone: bool,
}

/// A user's own records toward certificates.
pub struct OwnToward {
    /// The programmes of their federation.
    pub offered: Vec<Offered>,
    /// Records other than practice, as far as released.
    pub records: Records,
    /// Their certificates that expire soon or have expired.
    pub running_out: Vec<Certificate>,
    /// Today in their federation's time zone.
    pub today: Date,
}

/// A page of members with their records toward a programme.
pub struct Everybody {
    pub offered: Offered,
    pub people: Vec<MemberRecords>,
    /// Cursor of the next page, if any.
    pub next: Option<PeopleCursor>,
    /// Today in the federation's time zone.
    pub today: Date,
    /// True if exams count only once their marks are released.
    pub is_shown_alone: bool,
}

/// A federation's published programmes.
pub async fn programmes_offered(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
) -> Result<Vec<Offered>, Refused> {
    let mut offered = or_refuse(server(context)?.offered(bank, allowed.federation().id).await)?;
    alphabet().sort(&mut offered, |one| &one.programme.name);
    Ok(offered)
}

/// A federation's programmes, published or not.
pub async fn programmes_written(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<Vec<WrittenProgramme>, Refused> {
    let mut written = or_refuse(server(context)?.programmes(allowed).await)?;
    alphabet().sort(&mut written, |one| &one.name);
    Ok(written)
}

/// The programme in the URL, in the version with this number, or the working version.
pub async fn open_programme(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    id: &str,
    number: Option<u32>,
) -> Result<OpenProgramme, Refused> {
    let server = server(context)?;
    let id = programme_id(id).ok_or(Refused::NotFound)?;
    let written = or_refuse(server.programme(allowed, id).await)?.ok_or(Refused::NotFound)?;
    let number = number.unwrap_or(written.current);
    let file = or_refuse(server.programme_text(allowed, id, number).await)?.ok_or(Refused::NotFound)?;
    let current = match number == written.current {
        true => None,
        false => or_refuse(server.programme_text(allowed, id, written.current).await)?,
    };
    let read = server.read_programme(bank, &written.word, &file);
    let not_held = match &read {
        Ok(programme) => or_refuse(server.exams_not_held(allowed.federation().id, programme).await)?,
        Err(_) => Vec::new(),
    };
    Ok(OpenProgramme { written, number, file, current, read, not_held })
}

/// The signed-in user's records toward certificates.
pub async fn own_certificates(context: &RequestContext) -> Result<OwnToward, OwnDataError> {
    let (bank, server, account) = signed_in(context).await?;
    let home = server.home_of(&account).await.map_err(database_error)?.ok_or(OwnDataError::Database)?;
    let read = tokio::try_join!(
        server.offered(&bank, home.id),
        server.records_but_practice(&bank, &home, account.id, Seen::Shown),
        server.running_out(&account)
    );
    let (mut offered, records, (running_out, today)) = read.map_err(database_error)?;
    alphabet().sort(&mut offered, |one| &one.programme.name);
    Ok(OwnToward { offered, records, running_out, today })
}

/// A member's records toward their federation's programmes, for staff.
pub async fn toward(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    member: &Member,
) -> Result<Toward, Refused> {
    let (server, home) = (server(context)?, allowed.federation());
    let seen = seen(allowed, allowed.whose(&member.account));
    let offered = programmes_offered(context, allowed, bank).await?;
    let records = or_refuse(server.records(bank, home, member.account.id, seen).await)?;
    Ok(Toward { offered, records, today: server.today_in(home), is_shown_alone: seen == Seen::Shown })
}

/// Members' progress with a published programme, by its URL segment; a page after a member.
pub async fn everybody_toward(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    programme: &str,
    after: Option<&PeopleCursor>,
) -> Result<Everybody, Refused> {
    let (server, home) = (server(context)?, allowed.federation());
    let all = or_refuse(server.offered(bank, home.id).await)?;
    let offered = all.into_iter().find(|one| one.address() == programme).ok_or(Refused::NotFound)?;
    let by = allowed.by();
    let of = |who| {
        let is_own = by.federation == home.id && by.id == who;
        seen(allowed, if is_own { Whose::Own } else { Whose::Others })
    };
    let (people, next) =
        or_refuse(server.records_of_lot(bank, home, Some(alphabet()), after, A_PAGE, of).await)?;
    let is_shown_alone = seen(allowed, Whose::Others) == Seen::Shown;
    Ok(Everybody { offered, people, next, today: server.today_in(home), is_shown_alone })
}

/// Examiners see others' exams at once, but their own only once released.
fn seen(allowed: &Allowed, whose: Whose) -> Seen {
    match whose {
        Whose::Others if allowed.may_also(Action::HoldExams, Whose::Others) => Seen::Whole,
        _ => Seen::Shown,
    }
}
