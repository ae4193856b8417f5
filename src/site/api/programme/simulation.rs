//! Who would pass under a programme draft: a part of the federation's people, simulated.

use super::{OpenProgramme, open_programme, results_shown, seen_by};
use crate::alphabet;
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use bank::programme::{LevelSimulation, Simulation};
use bank::{Bank, Programme};
use server::accounts::AccountId;
use server::people::PeopleCursor;
use server::records::{A_LOT, ResultsShown};
use server::roles::{Allowed, Whose};

/// People simulated on a page: batches of records, so that it takes a few seconds at most.
pub const SIMULATED: usize = 5 * A_LOT;

/// A person whom a change of rules concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulatedPerson {
    pub id: AccountId,
    pub name: String,
}

/// The effect of a draft on a part of the federation's people, by name.
pub struct SimulationPage {
    pub open: OpenProgramme,
    /// The rules simulated; `None` if they have faults.
    pub programme: Option<Programme>,
    /// True if they are compared with a published text.
    pub is_compared: bool,
    pub levels: Vec<LevelSimulation>,
    /// People with records, whom the levels refer to by number.
    pub people: Vec<SimulatedPerson>,
    /// Number of people without any records.
    pub without: usize,
    /// Cursor of the next part, if any.
    pub next: Option<PeopleCursor>,
    /// True if exams are left out until their marks are released.
    pub released_only: bool,
}

/// The effect of the programme with this id, in the version with this number or the working one, on
/// the people after a cursor.
pub async fn simulation_page(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    (id, number): (&str, Option<u32>),
    after: Option<PeopleCursor>,
) -> Result<SimulationPage, Refused> {
    let server = server(context)?;
    let open = open_programme(context, allowed, bank, id, number).await?;
    let programme = Programme::read(&open.file).ok();
    let offered = match open.written.offered.filter(|offered| *offered != open.number) {
        Some(number) => or_refuse(server.programmes.text(allowed, open.written.id, number).await)?,
        None => None,
    };
    let in_force = offered.and_then(|file| Programme::read(&file).ok());
    let mut page = SimulationPage {
        is_compared: in_force.is_some(),
        open,
        levels: Vec::new(),
        people: Vec::new(),
        without: 0,
        next: after,
        released_only: results_shown(allowed, Whose::Others) == ResultsShown::Shown,
        programme,
    };
    let Some(programme) = &page.programme else { return Ok(page) };
    let home = allowed.federation();
    let mut simulation = Simulation::new(programme, in_force.as_ref(), server.federations.today_in(home));
    for _ in 0..SIMULATED / A_LOT {
        let lot = server.records.records_of_lot(
            bank,
            home,
            Some(alphabet()),
            page.next.as_ref(),
            A_LOT,
            seen_by(allowed),
        );
        let (lot, next) = or_refuse(lot.await)?;
        for one in lot {
            if simulation.add(&one.records).is_some() {
                page.people.push(SimulatedPerson { id: one.id, name: one.name });
            }
        }
        page.next = next;
        if page.next.is_none() {
            break;
        }
    }
    (page.levels, page.without) = (simulation.levels, simulation.without);
    Ok(page)
}
