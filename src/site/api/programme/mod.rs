//! Programmes of certificates, and members' records toward them: data for their pages; `forms` the form
//! handlers, `simulation` who would pass under a draft. Each function requires proof of a permission, or
//! takes the signed-in user's own data.

mod forms;
mod simulation;

use crate::api::exam_bank;
pub use forms::{ProgrammeOffer, ProgrammePost, ProgrammeRowsPost, programme_file};
pub use simulation::{SIMULATED, SimulatedPerson, SimulationPage, simulation_page};

use super::certificate::Certificate;
use super::federation::{Member, or_refuse, server};
use super::request_context::{Refused, RequestContext};
use super::stored::{OwnDataError, database_error, signed_in};
use crate::{alphabet, words};
use bank::{Bank, LocatedFault, Programme, Records};
use jiff::civil::Date;
use server::accounts::AccountId;
use server::people::PeopleCursor;
use server::programmes::programme_id;
pub use server::programmes::{Offered, WrittenProgramme};
pub use server::records::MemberRecords;
use server::records::ResultsShown;
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeMap;

/// Members per page.
const PAGE_SIZE: usize = 50;

/// A programme opened by an editor, in one of its versions.
pub struct OpenProgramme {
    pub written: WrittenProgramme,
    /// Number of the version shown.
    pub number: u32,
    /// Text of the version shown.
    pub file: String,
    /// Text of the working version, if another version is shown.
    pub current: Option<String>,
    /// The version shown, parsed; or all its faults.
    pub read: Result<Programme, Vec<LocatedFault>>,
    /// Faults for exams that it names and the federation does not hold.
    pub not_held: Vec<LocatedFault>,
    /// The codes of the federation's exams, each with its name.
    pub exams: BTreeMap<String, String>,
}

/// A member's records, with the programmes of their federation that they count toward.
pub struct ProgrammeRecords {
    pub offered: Vec<Offered>,
    pub records: Records,
    /// Today in their federation's time zone.
    pub today: Date,
    /// True if exams are left out until their marks are released.
    pub released_only: bool,
}

/// The signed-in user's own records, with the programmes they count toward.
pub struct OwnProgrammeRecords {
    /// The published programmes of their federation.
    pub offered: Vec<Offered>,
    /// Records other than practice: exams only once their marks are released.
    pub records: Records,
    /// Their certificates that expire soon or have expired.
    pub expiring: Vec<Certificate>,
    /// Today in their federation's time zone.
    pub today: Date,
}

/// A page of a federation's members, with their records toward a programme.
pub struct ProgrammeProgressPage {
    pub offered: Offered,
    pub people: Vec<MemberRecords>,
    /// Cursor of the next page, if any.
    pub next: Option<PeopleCursor>,
    /// Today in the federation's time zone.
    pub today: Date,
    /// True if exams are left out until their marks are released.
    pub released_only: bool,
}

/// A federation's published programmes, by the name shown.
pub async fn published_programmes(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
) -> Result<Vec<Offered>, Refused> {
    let mut offered = or_refuse(server(context)?.programmes.offered(bank, allowed.federation().id).await)?;
    sort_as_shown(&mut offered);
    Ok(offered)
}

/// All programmes a federation has written, published or not, by name.
pub async fn written_programmes(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<Vec<WrittenProgramme>, Refused> {
    let mut written = or_refuse(server(context)?.programmes.list(allowed).await)?;
    alphabet().sort(&mut written, |one| &one.name);
    Ok(written)
}

/// The programme with the id in the URL, in the version with this number or, without a number, in
/// the working version.
pub async fn open_programme(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    id: &str,
    number: Option<u32>,
) -> Result<OpenProgramme, Refused> {
    let server = server(context)?;
    let id = programme_id(id).ok_or(Refused::NotFound)?;
    let written = or_refuse(server.programmes.find(allowed, id).await)?.ok_or(Refused::NotFound)?;
    let number = number.unwrap_or(written.current);
    let file = or_refuse(server.programmes.text(allowed, id, number).await)?.ok_or(Refused::NotFound)?;
    let current = match number == written.current {
        true => None,
        false => or_refuse(server.programmes.text(allowed, id, written.current).await)?,
    };
    let read = server.programmes.read(bank, &written.word, &file);
    let not_held = match &read {
        Ok(programme) => {
            or_refuse(server.programmes.exams_not_held(allowed.federation().id, programme).await)?
        }
        Err(_) => Vec::new(),
    };
    let exams = or_refuse(server.programmes.exams(allowed.federation().id).await)?;
    Ok(OpenProgramme { written, number, file, current, read, not_held, exams })
}

/// The signed-in user's records other than practice, and their expiring certificates.
pub async fn own_programme_records(context: &RequestContext) -> Result<OwnProgrammeRecords, OwnDataError> {
    let (_, server, account) = signed_in(context).await?;
    // Records of exams do not depend on what the user may practise.
    let bank = exam_bank();
    let home =
        server.federations.home_of(&account).await.map_err(database_error)?.ok_or(OwnDataError::Database)?;
    let read = tokio::try_join!(
        server.programmes.offered(&bank, home.id),
        server.records.records_but_practice(&bank, &home, account.id, ResultsShown::Shown),
        server.certificates.running_out(&account)
    );
    let (mut offered, records, (expiring, today)) = read.map_err(database_error)?;
    sort_as_shown(&mut offered);
    Ok(OwnProgrammeRecords { offered, records, expiring, today })
}

/// A member's records toward their federation's programmes, for staff.
pub async fn programme_records(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    member: &Member,
) -> Result<ProgrammeRecords, Refused> {
    let (server, home) = (server(context)?, allowed.federation());
    let seen = results_shown(allowed, allowed.whose(&member.account));
    let offered = published_programmes(context, allowed, bank).await?;
    let records = or_refuse(server.records.of(bank, home, member.account.id, seen).await)?;
    Ok(ProgrammeRecords {
        offered,
        records,
        today: server.federations.today_in(home),
        released_only: seen == ResultsShown::Shown,
    })
}

/// A page of members with their records toward the published programme with this URL segment. The
/// page begins after a cursor, or with the first member.
pub async fn programme_progress_page(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    programme: &str,
    after: Option<&PeopleCursor>,
) -> Result<ProgrammeProgressPage, Refused> {
    let (server, home) = (server(context)?, allowed.federation());
    let all = or_refuse(server.programmes.offered(bank, home.id).await)?;
    let offered = all.into_iter().find(|one| one.address() == programme).ok_or(Refused::NotFound)?;
    let (people, next) = or_refuse(
        server.records.records_of_lot(bank, home, Some(alphabet()), after, PAGE_SIZE, seen_by(allowed)).await,
    )?;
    let released_only = results_shown(allowed, Whose::Others) == ResultsShown::Shown;
    Ok(ProgrammeProgressPage {
        offered,
        people,
        next,
        today: server.federations.today_in(home),
        released_only,
    })
}

/// Sorts programmes by the name shown.
fn sort_as_shown(offered: &mut [Offered]) {
    alphabet().sort(offered, |one| words().shown_name(&one.programme.name, &one.programme.names));
}

/// Visibility of each person's exams.
fn seen_by(allowed: &Allowed) -> impl Fn(AccountId) -> ResultsShown {
    let (by, home) = (allowed.by(), allowed.federation().id);
    move |who| {
        let is_own = by.federation == home && by.id == who;
        results_shown(allowed, if is_own { Whose::Own } else { Whose::Others })
    }
}

/// Visibility of exams: examiners see those of others at once, and their own, like everyone, only
/// once the marks are released.
fn results_shown(allowed: &Allowed, whose: Whose) -> ResultsShown {
    match whose {
        Whose::Others if allowed.may_also(Action::HoldExams, Whose::Others) => ResultsShown::Whole,
        _ => ResultsShown::Shown,
    }
}
