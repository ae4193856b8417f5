//! What a form is posted to, and what a page may ask of the server. The only place of the site that names the server's rules.
//!
//! - `sign_up`, `sign_in`, `sign_out`, `answer`, `flag`, `note`, `report`, `plan`: server functions; each is posted to by a plain form and
//!   answers with a redirect (303)
//! - `ticket`, `reset`, `email`, `invite`: what letters are asked for, and what their links lead to; `outbox`: letters that wait
//! - `visit`: who is asking, and what they may do
//! - `federation`: a federation's people, roles and settings
//! - `marking`: an answer marked, for those pages and for what is kept
//! - `kept`: the answers that are kept and what else somebody keeps, for the pages that show them
//! - `ruling`: the ruling on a case, for the pages that mark an answer
//! - `variant`: scenarios by their ids, also variants, and a fresh one
//! - `cookies`: the session's, and the short-lived one that carries a form's faults to the page that shows them
//! - `desk`: what the desk's form is posted to, which is no server function, as its fields are those of files; and the file made of it
//! - `redirect`: where a redirect may lead
//!
//! Deliberately not here: a GET that changes something; words: faults travel as ids and the pages say them.

mod answer;
mod cookies;
mod desk;
mod email;
mod federation;
mod flag;
mod invite;
mod kept;
mod marking;
mod note;
mod outbox;
mod plan;
mod redirect;
mod report;
mod reset;
mod ruling;
mod sign_in;
mod sign_out;
mod sign_up;
mod ticket;
mod variant;
mod visit;

pub use answer::answer;
pub use cookies::{Flash, take_flash};
pub use desk::{Desk, desk, scenario_file};
pub use email::{ask_for_address, own_email};
pub use federation::{
    Action, After, Allowed, Listed, Member, Role, Settings, SignUpPolicy, Whose, code_in_force, federations,
    holders, member, people, people_count, person_id, set_federation, set_role, usual_federation,
};
pub use flag::flag;
pub use invite::{invite, invite_again};
pub use kept::{
    Given, Kept, NotKept, Note, Own, Plan, RETENTIONS, instant, kept_answer, notes, notes_on, now, own,
};
pub use marking::marked_by_rulings;
pub use note::{TEXT_LIMIT, note};
pub use outbox::{Waiting, hasten, outbox};
pub use plan::keep_plan;
pub use redirect::{local, see_other};
pub use report::report;
pub use reset::ask_for_reset;
pub use ruling::{Unruled, ruling_at_hand, ruling_on};
pub use sign_in::sign_in;
pub use sign_out::sign_out;
pub use sign_up::sign_up;
pub use ticket::{Purpose, Ticket, accept_invitation, change_address, confirm, reset_password, ticket};
pub use variant::{find, fresh};
pub use visit::{Person, Refused, Visit, Who, signing_in};
