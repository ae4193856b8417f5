//! What a form is posted to, and what a page may ask of the server. The only place of the site that names the server's rules.
//!
//! - `sign_up`, `sign_in`, `sign_out`, `answer`, `flag`, `note`, `report`, `plan`: server functions; each is posted to by a plain form and
//!   answers with a redirect (303)
//! - `ticket`, `reset`, `email`, `invite`: what letters are asked for, and what their links lead to; `outbox`: letters that wait
//! - `visit`: who is asking, and what they may do
//! - `certificate`: certificates, for anybody, their holders and those who issue them
//! - `code`: the code of a second factor, after the password
//! - `account_change`: what is done to somebody else's account by those who answer for people
//! - `account`: one's own account: name, password, second factor, sessions, data, leaving
//! - `accommodation`: what a federation grants somebody for their exams
//! - `attempt`: a candidate's attempt at an exam, and what is closed to them meanwhile
//! - `audit`: a federation's audit log
//! - `federation`: a federation's people, roles and settings
//! - `course`: courses, their members, their practice, and how a group is doing; `course_file`: the same as a file
//! - `exam`: papers, sittings and the board, for examiners
//! - `examining`: what is left to examiners, and what an exam came to; `results_file`: the same as a file; `reviewed`: what candidates see of it
//! - `programme`: a federation's programmes, and how far somebody is with them
//! - `enrol`: people entered from a file
//! - `after_exam`: what comes after an exam, for those who hold it: statistics, marking anew, archive; appeals
//! - `marking`: an answer marked, for those pages and for what is kept
//! - `kept`: the answers that are kept and what else somebody keeps, for the pages that show them
//! - `ruling`: the ruling on a case, for the pages that mark an answer
//! - `variant`: scenarios by their ids, also variants, and a fresh one
//! - `cookies`: the session's, and the short-lived one that carries a form's faults to the page that shows them
//! - `directed`: sessions at the table that somebody has directed, and signing them
//! - `desk`: what the desk's form is posted to, which is no server function, as its fields are those of files; and the file made of it
//! - `attachment`: an answer that is a file; `going`: one that goes out while it is made; `redirect`: where a redirect may lead; `unread`: what is sent and nobody wants
//!
//! Deliberately not here: a GET that changes something; words: faults travel as ids and the pages say them.

mod accommodation;
mod account;
mod account_change;
mod after_exam;
mod answer;
mod attachment;
mod attempt;
mod audit;
mod certificate;
mod code;
mod cookies;
mod course;
mod course_file;
mod desk;
mod directed;
mod email;
mod enrol;
mod exam;
mod examining;
mod federation;
mod flag;
mod going;
mod invite;
mod kept;
mod language;
mod logo;
mod marking;
mod note;
mod outbox;
mod plan;
mod programme;
mod redirect;
mod report;
mod reset;
mod results_file;
mod reviewed;
mod ruling;
mod sent;
mod sign_in;
mod sign_out;
mod sign_up;
mod ticket;
mod unread;
mod variant;
mod visit;

pub use accommodation::{Accommodation, Extra, accommodate, granted};
pub use account::{
    SecondFactor, Session, account_data, begin_second_factor, change_password, confirm_second_factor,
    end_session, known, leave_account, own_name, remove_second_factor, rename, renew_recovery_codes,
    second_factor, sessions, sign_out_everywhere,
};
pub use account_change::{AccountChange, Keeping, PendingChange, keeping, pending_changes};
pub use after_exam::{
    Appeal, AppealCase, AppealOf, AppealState, Changed, Compared, Decider, ExamSitting, ExamStatistics,
    ItemOfExam, OwnAppeals, PageChange, Policy, Readiness, RemarkState, Remarking, appeal_case, appeal_file,
    appeals, appeals_now, archive_file, archive_readiness, engine_now, exam_statistics, held_sitting,
    own_appeals, remarking, statistics_file,
};
pub use answer::answer;
pub use attempt::{
    Answered, Attempt, AttemptState, Entry, PageDone, Part as ExamPart, Phase, SAVE_BODY, Seen, Sitting,
    act_of, asked, attempt_act, attempt_begin, attempt_receipts, attempt_save, chosen, closed, entry,
    public_id, seen, short,
};
pub use audit::{
    AUDIT_PAGE, AuditEntry, AuditFilter, AuditPage, Deed, Named, audit, audit_asked, audit_lines, audit_table,
};
pub use certificate::{
    Bulk, BulkState, CHECK, Certificate, CertificateSearch, CertificateStanding, CertifiedLevel, Director,
    EditionChange, Found, Happened, HeldCertificates, Holder, Proposal, ReasonedChange, Reckoned, What,
    being_issued, can_sign, certificate, certificate_file, certificates, certified_levels,
    change_certificate, change_of_edition, check_credential, credential_file, did_file, editions_certified,
    held_certificates, is_fresh, issue_certificates, list_director, look_up, proposals, register,
    register_file, site_did_file, status_file, what_happened,
};
pub use code::{awaits_code, give_code};
pub use cookies::{Flash, session_in, take_flash};
pub use course::{
    Course, CourseForm, CourseMember, Group, Part, Progress, Work, course, course_members, courses, group,
};
pub use course_file::course_file;
pub use desk::{Desk, desk, scenario_file};
pub use directed::{
    CoSigner, Cosigning, Decision, Directed, DirectedFault, DirectedPart, DirectedState, EVENT_LIMIT,
    OwnDirected, SIGNING_PAGE, UNSIGNED_LIMIT, cosigning, own_directed,
};
pub use email::{ask_for_address, own_email};
pub use enrol::{
    Deed as EnrolDeed, ENROL, ENROL_BODY, EnrolmentPlan, EnrolmentState, LineFault, Planned, Trial, enrol,
    trial,
};
pub use exam::{
    BOARD_PAGE, Board, ClockRule, Prepared, Seat, SittingForm, SittingState, WrittenPaper, board,
    board_changes, changed_since, exam_now, local as local_time, own_programmes, paper, papers, prepared,
    sitting, sittings,
};
pub use examining::{Outcome, Queue, Results, Review, Sheet, Task, Tasked, queue, results, sheet, tasked};
pub use federation::{
    Action, After, Allowed, Disclosure, Listed, Member, Role, Settings, SignUpPolicy, Whose, code_in_force,
    federations, holders, member, people, people_count, person_id, set_federation, set_role,
    usual_federation,
};
pub use flag::flag;
pub use invite::{invite, invite_again};
pub use kept::{
    Given, Kept, NotKept, Note, Own, Plan, RETENTIONS, answered_as_visitor, kept_answer, notes, notes_on,
    now, own, timestamp, works,
};
pub use language::{LANGUAGE, choose_languages, in_other_languages, this_page};
pub use logo::{LOGO, LOGO_BODY, logo_file, logo_in_use, logo_path, set_logo};
pub use marking::marked_by_rulings;
pub use note::{TEXT_LIMIT, note};
pub use outbox::{Waiting, hasten, outbox};
pub use plan::keep_plan;
pub use programme::{
    Everybody, Offered, OpenProgramme, OwnToward, Recorded, Toward, WrittenProgramme, everybody_toward,
    keep_programme, offer_programme, open_programme, own_certificates, programmes_offered,
    programmes_written, toward,
};
pub use redirect::{local, see_other};
pub use report::report;
pub use reset::ask_for_reset;
pub use results_file::results_file;
pub use reviewed::{Reviewed, ReviewedPage, reviewed, short_receipt};
pub use ruling::{Nearest, Unruled, nearest_change, ruling_on};
pub use sign_in::sign_in;
pub use sign_out::sign_out;
pub use sign_up::sign_up;
pub use ticket::{Purpose, Ticket, accept_invitation, change_address, confirm, reset_password, ticket};
pub use unread::forget;
pub use variant::{find, fresh};
pub use visit::{
    LANG, Person, Refused, SECOND_FACTOR, Visit, Who, in_language, put_at_hand, recognise, signing_in,
};
