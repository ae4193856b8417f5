//! Form and file handlers, and queries for pages. The only module of the site that calls the
//! server's rules.
//!
//! - `posted`: the macro that declares a form with its server function; `handler`: what it does, and
//!   its response, a redirect (303)
//! - `sign_up`, `sign_in`, `sign_out`, `answer`, `flag`, `note`, `report`, `plan`: forms
//! - `ticket`, `reset`, `email`, `invite`: requests for emails, and the targets of their links;
//!   `outbox`: unsent emails
//! - `request_context`: the request context: user, languages, permissions
//! - `certificate`: certificates: public lookup, holders, issuers
//! - `code`: second-factor code after the password
//! - `account_change`: staff changes of another person's account
//! - `account`: the user's own account: name, password, second factor, sessions, export, deletion
//! - `accommodation`: exam accommodations
//! - `attempt`: a candidate's attempt, and pages closed to them meanwhile
//! - `audit`: the audit log
//! - `federation`: people, roles and settings
//! - `people_file`: people and certificates as files
//! - `course`: courses, members, assignments, group progress; `course_file`: the same as a file
//! - `exam`: papers, sittings and the live monitor, for examiners
//! - `hall`: exams on paper
//! - `examining`: marking by examiners, and results; `marker`: people invited to mark;
//!   `results_file`: results as a file; `reviewed`: a candidate's review
//! - `programme`: programmes, and progress with them
//! - `provider`, `provider_answer`: sign-in through a federation's own system; `provider_setup`: the same
//!   for its admins
//! - `enrol`: import of people from a file; `line_fault`: the sentence about a fault of a line
//! - `after_exam`: statistics, regrading, archive; appeals
//! - `marking`: a marked answer, for pages and for storage; `new_answer`: as it is stored; `given`:
//!   answers from before an account existed
//! - `stored`: a user's stored answers and settings, for pages
//! - `ruling`: the ruling on a case, for pages that mark an answer
//! - `variant`: scenarios and variants by id, and fresh variants
//! - `cookies`: the session, a form's faults, and other cookies
//! - `directed`: directed sessions and co-signatures
//! - `desk`: the desk's form handler, no server function, as its fields are those of files; and its
//!   file download; `saved_case`: cases that users save there
//! - [`v1`]: the API for a federation's own systems; `token`: its tokens; `webhook`: where they are
//!   told of events
//! - `attachment`: file downloads; `streaming`: streaming bodies; `multipart`: forms with a file;
//!   `redirect`: redirects; `drain`: draining of unread bodies
//!
//! Not here: a GET that changes something; sentences: faults travel as ids, which pages word.

mod accommodation;
mod account;
mod account_change;
mod after_exam;
mod answer;
mod asked;
mod attachment;
mod attempt;
mod audit;
mod certificate;
mod code;
mod cookies;
mod course;
mod course_file;
mod desk;
mod digest;
mod directed;
mod drain;
mod email;
mod email_texts;
mod enrol;
mod exam;
mod examining;
mod federation;
mod first_steps;
mod flag;
mod given;
mod given_cookie;
mod hall;
mod handler;
mod invite;
mod language;
mod law_file;
mod line_fault;
mod logo;
mod marker;
mod marking;
mod multipart;
mod new_answer;
mod note;
mod outbox;
mod own_bank;
mod people_file;
mod plan;
mod posted;
mod programme;
mod provider;
mod provider_answer;
mod provider_setup;
mod redirect;
mod report;
mod request_context;
mod reset;
mod results_file;
mod reviewed;
mod ruling;
mod saved_case;
mod served_bank;
mod sign_in;
mod sign_out;
mod sign_up;
mod stored;
mod streaming;
mod studio;
mod tables;
mod ticket;
mod token;
pub mod v1;
mod variant;
mod webhook;

pub use accommodation::{Accommodation, AccommodationPost, ExtraTime, accommodation_of};
pub use account::{
    LeavePost, NamePost, PasswordPost, RecoveryPost, SecondFactor, SecondFactorConfirm, SecondFactorPost,
    SecondFactorRemove, Session, SessionPost, SignOutEverywhere, account_data, browser_and_system, own_name,
    second_factor, sessions,
};
pub use account_change::{
    AccountChange, AccountChangePost, AccountChanges, PendingChange, account_changes, pending_changes,
};
pub use after_exam::{
    Appeal, AppealCase, AppealOf, AppealPost, AppealState, ArchiveReadiness, ChangedAttempt, Comparison,
    Decider, DecisionPost, ExamSitting, ExamStatistics, ItemOfExam, OwnAppeals, PageChange, Policy, Regrade,
    RegradePost, RegradeState, appeal_case, appeal_file, appeals, appeals_now, archive_file,
    archive_readiness, engine_now, exam_statistics, opened_sitting, own_appeals, regrading, statistics_file,
};
pub use answer::AnswerPost;
pub use asked::{asked_for, asked_in_list, leaves_out};
pub use attempt::{
    Attempt, AttemptState, BeginPost, CandidateView, Completeness, ExamEntry, MarkedSitting, OwnExam,
    OwnExams, PageDone, Part as ExamPart, Phase, SAVE_BODY, Sitting, act_of, attempt_receipts, attempt_save,
    candidate_view, chosen, closed, entry, own_exams, public_id, question_of, short,
};
pub use audit::{
    AUDIT_PAGE, AuditEntry, AuditFilter, AuditPage, Deed, MentionedPerson, audit, audit_lines, audit_table,
    parse_audit_query,
};
pub use certificate::{
    BulkIssue, BulkState, CHECK_URL, Certificate, CertificateChange, CertificateEvent, CertificateSearch,
    CertificateStanding, CertifiedLevel, Director, EditionChange, EditionHolder, EditionPost,
    FoundCertificate, HeldCertificates, IssuePost, ListingPost, Proposal, ProposalKind, ReasonedChange,
    Reckoned, SecondExaminer, bulk_issue, can_sign, certificate, certificate_events, certificate_file,
    certificates, certified_levels, change_of_edition, check_credential, credential_file, did_file,
    editions_certified, held_certificates, is_fresh, look_up, proposals, register, register_file,
    second_examiner, site_did_file, status_file,
};
pub use code::{CodePost, awaits_code};
pub use cookies::{Flash, session_in, suit_colours, take_flash};
pub use course::{
    Assignment, Course, CourseForm, CourseMember, CoursePost, CourseProgress, MemberPost, MemberProgress,
    Part, WorkPost, course, course_members, courses, group,
};
pub use course_file::course_file;
pub use desk::{DeskPage, DeskPlace, DeskQuery, Pasted, PlayedOut, desk, scenario_file};
pub use directed::{
    CoSigner, Cosigning, Decision, Directed, DirectedPart, DirectedPost, DirectedState, EVENT_LIMIT,
    OwnDirected, SIGNING_PAGE, SigningPost, UNSIGNED_LIMIT, WithdrawPost, cosigning, own_directed,
};
pub use drain::drain;
pub use email::{EmailPost, own_email};
pub use email_texts::{
    EditableEmail, EmailOnPage, EmailStandardPost, EmailText, EmailTextPost, email_text, email_texts,
};
pub use enrol::{
    DryRun, ENROL_BODY, EnrolPost, EnrolUpload, EnrolmentPlan, EnrolmentState, ImportAction as EnrolDeed,
    LineFault, PlannedLine, trial,
};
pub use exam::{
    ClockRule, ExamStanding, ExamStep, ExamTask, ItemHistories, Listed, ListedState, LiveMonitor,
    MONITOR_PAGE_SIZE, MonitorAct, MonitorRow, PaperPost, PaperRowsPost, PastedLine, PastedTrial, Prepared,
    RosterAct, RosterAdd, RosterEntry, RosterTry, SittingAct, SittingForm, SittingPost, SittingState,
    SittingTest, TaskState, WizardPost, WizardSent, WizardStart, WrittenPaper, asked_within, avoided,
    changed_since, exam_now, exam_standings, exam_tasks, full_address, histories, level_path,
    local as local_time, monitor, monitor_changes, own_programmes, paper, paper_file, papers, prepared,
    read_paper, roster, roster_trial, sitting, sittings, wizard_start,
};
pub use examining::{
    AnswerToMark, AttemptResult, MarkPost, MarkingQueue, MarkingTask, Results, Review, ReviewPost,
    RubricSheet, SheetPost, marking_task, queue, results, sheet,
};
pub use federation::{
    Action, Allowed, Disclosure, FederationSummary, Member, PeopleCursor, Role, RolePost, SecondIssuer,
    Settings, SettingsPost, SignUpPolicy, Whose, code_in_force, default_federation, federations, holders,
    member, people, people_count, person_id,
};
pub use first_steps::{
    FIRST_STEPS, FirstStepsPost, FirstStepsView, Step, StepsLeft, awaits_operator, first_steps,
};
pub use flag::FlagPost;
pub use given::{GivenNotice, GivenPost, given_notice};
pub use hall::{
    AskedPage, CandidateSheets, Doubt, HallActPost, HallConfirmPost, HallFileRemovePost, HallKey, HallPaper,
    HallReopenPost, HallScanPost, HallScanUpload, HallTypePost, KeyGroup, KeyPage, ListedScans, NOTHING,
    ReviewedQuestion, ReviewedSheet, SCAN_BODY, SHEET_SIZE, Scan, ScanState, Scanned, ScannedPicture,
    SheetId, SheetReview, TypedPages, UploadState, asked_page, booklets_file, hall_key, hall_paper,
    hall_papers, key_file, listed_scans, scan_picture, scanned_picture, sheet_review, sheets_file, shows_key,
    table_card_file, typed_pages, unfinished_papers,
};
pub(crate) use handler::upload;
pub use invite::{InviteAgain, InvitePost};
pub use language::{LanguagePost, current_path, in_other_languages};
pub use law_file::law_file;
pub use line_fault::line_fault;
pub use logo::{LOGO_BODY, LogoPost, logo_file, logo_in_use, logo_path};
pub use marker::{
    Marker, MarkerAccept, MarkerInvitation, MarkerInvite, MarkerJoin, MarkerStatus, MarkerWithdraw,
    marker_invitation, markers,
};
pub use marking::marked_by_rulings;
pub use note::{NotePost, TEXT_LIMIT};
pub use outbox::{OutboxEmail, OutboxPost, outbox};
pub use own_bank::{
    DraftReport, IMPORT_BODY, Origin, OwnScenarioAppeal, OwnScenarioDesk, OwnScenarioFile,
    OwnScenarioGenerate, OwnScenarioImport, OwnScenarioPage, OwnScenarioPost, PersonId, Proof, SavedText,
    ScenarioState, WrittenScenario, import_report, may_write_scenarios, own_scenario, own_scenario_of_appeal,
    own_scenarios,
};
pub use people_file::{certificates_file, people_file};
pub use plan::PlanPost;
pub use programme::{
    MemberRecords, Offered, OpenProgramme, OwnProgrammeRecords, ProgrammeOffer, ProgrammePost,
    ProgrammeProgressPage, ProgrammeRecords, ProgrammeRowsPost, SIMULATED, SimulatedPerson, SimulationPage,
    WrittenProgramme, open_programme, own_programme_records, programme_file, programme_progress_page,
    programme_records, published_programmes, simulation_page, written_programmes,
};
pub use provider::{
    AccountProvider, AccountProviders, OfferedProvider, Onward, PendingSignIn, ProviderAcceptPost,
    ProviderBeginPost, ProviderClaimPost, ProviderJoinPost, ProviderLinkPost, ProviderUnlinkPost,
    account_to_link, lacks_password, offered_providers, onward, own_providers, pending_sign_in, sends_mail,
};
pub use provider_answer::provider_return;
pub use provider_setup::{
    EmailRule, Identity, Provider, ProviderActPost, ProviderPost, ProviderSettings, provider, providers,
    tried_identity,
};
pub use redirect::{local, see_other};
pub use report::ReportPost;
pub use request_context::{
    LANG, Refused, RequestContext, SECOND_FACTOR, SignedInUser, UserState, identify, provide_request_context,
    sign_in_url, with_browser_languages, with_next,
};
pub use reset::AskResetPost;
pub use results_file::{period_file, results_file};
pub use reviewed::{Reviewed, ReviewedPage, reviewed, short_receipt};
pub use ruling::{NearestChanges, Unruled, changes_at_hand, nearest_change, ruled_changes, ruling_on};
pub use saved_case::{CASE_LIMIT, CASE_NAME_LIMIT, SavedCase, SavedCasePost, saved_cases};
pub use served_bank::{course_bank, exam_bank, papers_bank, provide_bank};
pub use sign_in::SignInPost;
pub use sign_out::{SignOutPost, way_out};
pub use sign_up::SignUpPost;
pub use stored::{
    AnswerSummary, Note, Own, OwnDataError, RETENTIONS, ReviewSettings, StoredAnswer, answered_as_visitor,
    notes, notes_on, now, own, stored_answer, timestamp, works,
};
pub use studio::{AboutScenario, Studio, StudioNotice, about_draft, long_form, studio, written_scenario};
pub use tables::{ExamTables, StagedScenario, TableCandidate, TableDrawPost, TablePost, exam_tables, staged};
pub use ticket::{AddressPost, ConfirmPost, InvitationPost, ResetPost, Ticket, TicketPurpose, ticket};
pub use token::{ApiToken, Scope, TokenPost, TokenRevoke, TokenState, offered_scopes, tokens};
pub use variant::{drawn as drawn_variant, find, fresh};
pub use webhook::{
    DeliveryState, TEST_EVENT, Webhook, WebhookActPost, WebhookDelivery, WebhookEvent, WebhookPost,
    WebhookResendPost, WebhookSecretPost, WebhookSettings, WebhookState, webhook, webhook_deliveries,
    webhooks,
};
