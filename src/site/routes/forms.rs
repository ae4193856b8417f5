//! The forms that server functions read.

use super::facts::Access::{Everybody, May, OnSelf, Owner, SignedIn};
use super::facts::{InExam, RouteClass};
use super::route::{Handler, Route, routes};
use server::roles::Action::{
    Accommodate, Certify, CoSign, Enrol, GrantRoles, HoldExams, KeepPeople, LeadCourses, RunSite,
    SetFederation, SetProgrammes, SitExams,
};

pub(super) static FORMS: &[Route] = routes! {
    // Practice and rulings.
    form "/api/report", Everybody, Pages, Closed;
    form "/api/answer", Everybody, Search, Closed;
    form "/api/flag", Everybody, Pages, Closed;
    form "/api/note", Everybody, Pages, Closed;
    form "/api/plan", SignedIn, Pages, Closed;
    // Accounts.
    form "/api/sign-up", Everybody, Pages, Closed;
    form "/api/sign-in", Everybody, SignIn, Open;
    form "/api/sign-out", Everybody, SignIn, Open;
    form "/api/email", SignedIn, Pages, Closed;
    form "/api/account-name", SignedIn, Pages, Closed;
    form "/api/account-password", SignedIn, Pages, Closed;
    form "/api/account-leave", SignedIn, Pages, Closed;
    form "/api/second-factor", SignedIn, Pages, Closed;
    form "/api/second-factor-confirm", SignedIn, Pages, Closed;
    form "/api/second-factor-remove", SignedIn, Pages, Closed;
    form "/api/recovery-codes", SignedIn, Pages, Closed;
    form "/api/session-end", SignedIn, Pages, Closed;
    form "/api/sign-out-everywhere", Everybody, Pages, Closed;
    form "/api/code", Everybody, SignIn, Open;
    form "/api/invitation", Everybody, Pages, Closed;
    form "/api/confirm", Everybody, Pages, Closed;
    form "/api/reset", Everybody, Pages, Closed;
    form "/api/address", Everybody, Pages, Closed;
    form "/api/ask-reset", Everybody, Pages, Closed;
    form "/api/language", Everybody, Pages, Open;
    // Exams, for their candidates.
    form "/api/attempt-begin", OnSelf(SitExams), SignIn, Open;
    form "/api/attempt", Owner, Exam, Open;
    form "/api/appeal", Owner, Pages, Closed;
    // Certificates and directed sessions, for their holders.
    form "/api/directed", SignedIn, Pages, Closed;
    form "/api/directed-withdraw", Owner, Pages, Closed;
    form "/api/listing", SignedIn, Pages, Closed;
    // A federation: its people and settings.
    form "/api/invite", May(Enrol), Pages, Closed;
    form "/api/invite-again", May(Enrol), Pages, Closed;
    form "/api/accommodation", May(Accommodate), Pages, Closed;
    form "/api/enrol-carry-out", May(Enrol), Pages, Closed;
    form "/api/settings", May(SetFederation), Pages, Closed;
    form "/api/account-change", May(KeepPeople), Pages, Closed;
    form "/api/role", May(GrantRoles), Pages, Closed;
    // Its courses and programmes.
    form "/api/course", May(LeadCourses), Pages, Closed;
    form "/api/course-member", May(LeadCourses), Pages, Closed;
    form "/api/course-work", May(LeadCourses), Pages, Closed;
    form "/api/programme", May(SetProgrammes), Pages, Closed;
    form "/api/programme-offer", May(SetProgrammes), Pages, Closed;
    // Its exams.
    form "/api/paper", May(HoldExams), Pages, Closed;
    form "/api/sitting", May(HoldExams), Pages, Closed;
    form "/api/sitting-act", May(HoldExams), Pages, Closed;
    form "/api/sitting-test", May(HoldExams), Pages, Closed;
    form "/api/board", May(HoldExams), Pages, Closed;
    form "/api/exam-mark", May(HoldExams), Pages, Closed;
    form "/api/exam-sheet", May(HoldExams), Pages, Closed;
    form "/api/exam-review", May(HoldExams), Pages, Closed;
    form "/api/remarking", May(HoldExams), Pages, Closed;
    form "/api/appeal-decision", May(HoldExams), Pages, Closed;
    // Its certificates and directed sessions.
    form "/api/certificates-issue", May(Certify), Pages, Closed;
    form "/api/edition-paper", May(Certify), Pages, Closed;
    form "/api/certificate-change", May(Certify), Pages, Closed;
    form "/api/directed-decision", May(CoSign), Pages, Closed;
    // For the operator.
    form "/api/outbox", May(RunSite), Pages, Closed;
};
