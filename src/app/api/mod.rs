//! What a form is posted to, and what a page may ask of the server. The only place of the site that names the server's rules.
//!
//! - `sign_up`, `sign_in`, `sign_out`, `answer`: server functions; each is posted to by a plain form and answers with a redirect (303)
//! - `visit`: who is asking
//! - `kept`: the answers that are kept, for the pages that show them
//! - `marking`: an answer marked, for those pages and for what is kept
//! - `ruling`: the ruling on a case, for the pages that mark an answer
//! - `cookies`: the session's, and the short-lived one that carries a form's faults to the page that shows them
//! - `redirect`: where a redirect may lead
//!
//! Deliberately not here: a GET that changes something; words: faults travel as ids and the pages say them.

mod answer;
mod cookies;
mod kept;
mod marking;
mod redirect;
mod ruling;
mod sign_in;
mod sign_out;
mod sign_up;
mod visit;

pub use answer::answer;
pub use cookies::{Flash, take_flash};
pub use kept::{Kept, NotKept, kept_answer, kept_answers, latest_marks};
pub use marking::marked_by_rulings;
pub use redirect::{local, see_other};
pub use ruling::{Unruled, ruling_at_hand, ruling_on};
pub use sign_in::sign_in;
pub use sign_out::sign_out;
pub use sign_up::sign_up;
pub use visit::{Person, Visit, Who};
