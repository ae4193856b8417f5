//! The pages, each with its forms.

use super::facts::Access::{Everybody, May, OnSelf, Owner, SignedIn};
use super::facts::{InExam, RouteClass};
use super::route::{Handler, Route, routes};
use crate::pages::{
    account, answer, attempt, attempt_appeals, code, desk, developers, email, email_link, exam, federation,
    first_steps, home, language, laws, malformed, marked, marker, me, outbox, practice, provider, refused,
    register, reset, reviewed, scenario, sign_in, sign_out, sign_up, verify, what_if,
};
use leptos::prelude::IntoAny;
use server::roles::Action::{
    Accommodate, Certify, CoSign, Enrol, GrantRoles, HoldExams, Invigilate, KeepPeople, KeepTokens,
    LeadCourses, Mark, RunSite, SeeAudit, SeeFederation, SeePeople, SeeProgress, SetFederation,
    SetProgrammes, SitExams, WriteScenarios,
};

pub(super) static PAGES: &[Route] = routes! {
    // Practice and rulings.
    page "/practice" practice::Practice, Everybody, Practice, Closed;
    page "/practice/{law}" practice::PracticeLaw, Everybody, Practice, Closed;
    page "/scenario/{id}" scenario::Scenario, Everybody, Practice, Closed;
    page "/scenario/{id}/variant" scenario::Variant, Everybody, Search, Closed;
    page "/scenario/{id}/marked" marked::Marked, Everybody, Search, Closed;
    page "/scenario/{id}/what-if" what_if::WhatIf, Everybody, Search, Closed;
    page "/desk" desk::Desk, Everybody, Search, Closed;
    page "/laws" laws::Editions, Everybody, Practice, Closed;
    page "/laws/{edition}" laws::Edition, Everybody, Practice, Closed;
    page "/laws/{edition}/{law}" laws::Law, Everybody, Practice, Closed;
    page "/answer/{id}" answer::Answer, Owner, Search, Closed;
    page "/me/cases" me::MyCases, SignedIn, Pages, Closed;
    form "/api/saved-case", SignedIn, Pages, Closed;
    form "/api/report", Everybody, Pages, Closed;
    form "/api/answer", Everybody, Search, Closed;
    form "/api/given", SignedIn, Search, Closed;
    form "/api/flag", Everybody, Pages, Closed;
    form "/api/note", Everybody, Pages, Closed;
    form "/api/plan", SignedIn, Pages, Closed;
    // The home page, and accounts.
    page "/" home::Home, Everybody, Pages, Closed;
    page "/first-steps" first_steps::FirstSteps, Everybody, Pages, Closed;
    page "/sign-up" sign_up::SignUp, Everybody, Pages, Closed;
    page "/sign-in" sign_in::SignIn, Everybody, SignIn, Open;
    page "/sign-in/onward" provider::Onward, Everybody, SignIn, Open;
    page "/sign-in/first" provider::First, Everybody, SignIn, Open;
    page "/sign-out" sign_out::SignOut, Everybody, SignIn, Open;
    page "/sign-out/onward" sign_out::Onward, Everybody, SignIn, Open;
    page "/me" me::Me, Everybody, Pages, Closed;
    page "/account/email" email::Email, SignedIn, Pages, Closed;
    page "/account" account::Account, SignedIn, Pages, Closed;
    page "/account/password" account::Password, SignedIn, Pages, Closed;
    page "/account/providers" account::Providers, SignedIn, Pages, Closed;
    page "/account/second-factor" account::SecondFactorPage, SignedIn, Pages, Closed;
    page "/account/sessions" account::Sessions, SignedIn, Pages, Closed;
    page "/account/leave" account::Leave, SignedIn, Pages, Closed;
    page "/sign-in/code" code::Code, Everybody, SignIn, Open;
    page "/invitation/{token}" email_link::Invitation, Everybody, Pages, Closed;
    page "/mark/{token}" marker::Mark, Everybody, Pages, Closed;
    page "/confirm/{token}" email_link::Confirm, Everybody, Pages, Closed;
    page "/reset" reset::Reset, Everybody, Pages, Closed;
    page "/reset/{token}" email_link::Reset, Everybody, Pages, Closed;
    page "/address/{token}" email_link::Address, Everybody, Pages, Closed;
    page "/language" language::Languages, Everybody, Pages, Open;
    form "/api/first-steps", Everybody, Pages, Closed;
    form "/api/sign-up", Everybody, Pages, Closed;
    form "/api/sign-in", Everybody, SignIn, Open;
    form "/api/provider-begin", Everybody, SignIn, Open;
    form "/api/provider-join", Everybody, SignIn, Open;
    form "/api/provider-claim", SignedIn, Pages, Closed;
    form "/api/provider-accept", Everybody, Pages, Closed;
    form "/api/provider-link", SignedIn, Pages, Closed;
    form "/api/provider-unlink", SignedIn, Pages, Closed;
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
    form "/api/marker-accept", SignedIn, Pages, Closed;
    form "/api/marker-join", Everybody, Pages, Closed;
    form "/api/confirm", Everybody, Pages, Closed;
    form "/api/reset", Everybody, Pages, Closed;
    form "/api/address", Everybody, Pages, Closed;
    form "/api/ask-reset", Everybody, Pages, Closed;
    form "/api/language", Everybody, Pages, Open;
    // Exams, for their candidates.
    page "/exam/{code}" exam::Exam, OnSelf(SitExams), SignIn, Open;
    page "/attempt/{id}" attempt::AttemptSummary, Owner, Exam, Open;
    page "/attempt/{id}/{n}" attempt::AttemptPage, Owner, Exam, Open;
    page "/attempt/{id}/laws/{edition}" attempt::AttemptLaws, Owner, Exam, Open;
    page "/attempt/{id}/laws/{edition}/{law}" attempt::AttemptLaw, Owner, Exam, Open;
    page "/attempt/{id}/review" reviewed::ReviewedAttempt, Owner, Pages, Closed;
    page "/attempt/{id}/review/{n}" reviewed::ReviewedPage, Owner, Pages, Closed;
    page "/attempt/{id}/appeals" attempt_appeals::AttemptAppeals, Owner, Pages, Open;
    form "/api/attempt-begin", OnSelf(SitExams), SignIn, Open;
    form "/api/attempt", Owner, Exam, Open;
    form "/api/appeal", Owner, Pages, Closed;
    // Certificates, in public; and certificates and directed sessions, for their holders.
    page "/verify" verify::Verify, Everybody, Pages, Closed;
    page "/verify/{id}" verify::VerifyCertificate, Everybody, Pages, Closed;
    page "/register/{code}" register::Register, Everybody, Pages, Closed;
    page "/me/certificates" me::MyCertificates, SignedIn, Pages, Closed;
    page "/me/sessions" me::DirectedSessions, SignedIn, Pages, Closed;
    form "/api/directed", SignedIn, Pages, Closed;
    form "/api/directed-withdraw", Owner, Pages, Closed;
    form "/api/listing", SignedIn, Pages, Closed;
    // A federation: its people and settings.
    page "/federation/{code}/invite" federation::Invite, May(Enrol), Pages, Closed;
    page "/federation/{code}" federation::Federation, May(SeeFederation), Pages, Closed;
    page "/federation/{code}/people" federation::People, May(SeePeople), Pages, Closed;
    page "/federation/{code}/people/{id}" federation::Person, May(SeePeople), Pages, Closed;
    page "/federation/{code}/people/{id}/accommodations" federation::Accommodations,
        May(Accommodate), Pages, Closed;
    page "/federation/{code}/enrol" federation::Enrol, May(Enrol), Pages, Closed;
    page "/federation/{code}/enrol/{id}" federation::EnrolTrial, May(Enrol), Pages, Closed;
    page "/federation/{code}/settings" federation::Settings, May(SetFederation), Pages, Closed;
    page "/federation/{code}/emails" federation::Emails, May(SetFederation), Pages, Closed;
    page "/federation/{code}/emails/{kind}/{language}" federation::EmailPage,
        May(SetFederation), Pages, Closed;
    page "/federation/{code}/providers" federation::Providers, May(SetFederation), Pages, Closed;
    page "/federation/{code}/providers/new" federation::NewProvider, May(SetFederation), Pages, Closed;
    page "/federation/{code}/providers/{id}" federation::Provider, May(SetFederation), Pages, Closed;
    page "/federation/{code}/audit" federation::Audit, May(SeeAudit), Pages, Closed;
    page "/federation/{code}/tokens" federation::Tokens, May(KeepTokens), Pages, Closed;
    page "/federation/{code}/webhooks" federation::Webhooks, May(KeepTokens), Pages, Closed;
    page "/federation/{code}/webhooks/{id}" federation::Webhook, May(KeepTokens), Pages, Closed;
    form "/api/token", May(KeepTokens), Pages, Closed;
    form "/api/token-revoke", May(KeepTokens), Pages, Closed;
    form "/api/webhook", May(KeepTokens), Pages, Closed;
    form "/api/webhook-secret", May(KeepTokens), Pages, Closed;
    form "/api/webhook-act", May(KeepTokens), Pages, Closed;
    form "/api/webhook-resend", May(KeepTokens), Pages, Closed;
    form "/api/invite", May(Enrol), Pages, Closed;
    form "/api/invite-again", May(Enrol), Pages, Closed;
    form "/api/accommodation", May(Accommodate), Pages, Closed;
    form "/api/enrol-carry-out", May(Enrol), Pages, Closed;
    form "/api/settings", May(SetFederation), Pages, Closed;
    form "/api/email-text", May(SetFederation), Pages, Closed;
    form "/api/email-standard", May(SetFederation), Pages, Closed;
    form "/api/provider", May(SetFederation), Pages, Closed;
    form "/api/provider-act", May(SetFederation), Pages, Closed;
    form "/api/account-change", May(KeepPeople), Pages, Closed;
    form "/api/role", May(GrantRoles), Pages, Closed;
    // Its courses and programmes.
    page "/federation/{code}/courses" federation::Courses, May(SeeProgress), Pages, Closed;
    page "/federation/{code}/courses/new" federation::NewCourse, May(LeadCourses), Pages, Closed;
    page "/federation/{code}/courses/{id}" federation::Course, May(SeeProgress), Pages, Closed;
    page "/federation/{code}/courses/{id}/members" federation::CourseMembers, May(LeadCourses), Pages, Closed;
    page "/federation/{code}/courses/{id}/settings" federation::CourseSettings,
        May(LeadCourses), Pages, Closed;
    page "/federation/{code}/programmes" federation::Programmes, May(SeeFederation), Pages, Closed;
    page "/federation/{code}/programmes/{id}" federation::Programme, May(SetProgrammes), Pages, Closed;
    page "/federation/{code}/programmes/{id}/simulation" federation::ProgrammeSimulation,
        May(SetProgrammes), Long, Closed;
    page "/federation/{code}/programmes/{id}/progress" federation::ProgrammeProgress,
        May(SeeProgress), Pages, Closed;
    form "/api/course", May(LeadCourses), Pages, Closed;
    form "/api/course-member", May(LeadCourses), Pages, Closed;
    form "/api/course-work", May(LeadCourses), Pages, Closed;
    form "/api/programme", May(SetProgrammes), Pages, Closed;
    form "/api/programme-rows", May(SetProgrammes), Pages, Closed;
    form "/api/programme-offer", May(SetProgrammes), Pages, Closed;
    // Its own scenarios.
    page "/federation/{code}/bank" federation::OwnBank, May(WriteScenarios), Long, Closed;
    page "/federation/{code}/bank/import" federation::ImportScenarios, May(WriteScenarios), Long, Closed;
    page "/federation/{code}/bank/generate" federation::GenerateScenarios, May(WriteScenarios), Long, Closed;
    page "/federation/{code}/bank/{id}" federation::OwnScenario, May(WriteScenarios), Long, Closed;
    form "/api/own-scenario", May(WriteScenarios), Long, Closed;
    form "/api/own-scenario-file", May(WriteScenarios), Pages, Closed;
    form "/api/own-scenario-generate", May(WriteScenarios), Long, Closed;
    form "/api/own-scenario-desk", May(WriteScenarios), Search, Closed;
    form "/api/own-scenario-appeal", May(HoldExams), Search, Closed;
    // Its exams.
    page "/federation/{code}/exams" federation::Exams, May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/new" federation::NewSitting, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/wizard" federation::ExamWizard, May(HoldExams), Pages, Closed;
    form "/api/exam-wizard", May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/papers/{id}" federation::ExamPaper, May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/papers/{id}/preview" federation::PaperPreview, May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/papers/{id}/expected" federation::PaperExpected,
        May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/{id}" federation::ExamSitting, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/candidates" federation::Roster, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/candidates/{trial}" federation::RosterTrial,
        May(HoldExams), Pages, Closed;
    form "/api/roster-entry", May(HoldExams), Pages, Closed;
    form "/api/roster-try", May(HoldExams), Pages, Closed;
    form "/api/roster-add", May(HoldExams), Pages, Closed;
    form "/api/roster-act", May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/hall" federation::Hall, May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/{id}/hall/{attempt}" federation::HallPaperPage,
        May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/hall/{attempt}/{page}" federation::HallTyping,
        May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/key" federation::HallKeyPage, May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/{id}/scans" federation::HallScansPage, May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/{id}/scans/{scan}" federation::HallScanPage, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/scanned/{attempt}" federation::HallReview, May(HoldExams), Long, Closed;
    form "/api/hall-scan-act", May(HoldExams), Pages, Closed;
    form "/api/hall-file-remove", May(HoldExams), Pages, Closed;
    form "/api/hall-confirm", May(HoldExams), Long, Closed;
    form "/api/hall-act", May(HoldExams), Pages, Closed;
    form "/api/hall-reopen", May(HoldExams), Pages, Closed;
    form "/api/hall-type", May(HoldExams), Pages, Closed;
    page "/federation/{code}/invigilate" federation::Invigilate, May(Invigilate), Pages, Closed;
    page "/federation/{code}/exams/{id}/board" federation::ExamMonitor, May(Invigilate), Pages, Closed;
    page "/federation/{code}/exams/{id}/test" federation::ExamTrial, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/results" federation::Results, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/marking" federation::Marking, May(Mark), Pages, Closed;
    page "/federation/{code}/exams/{id}/marking/{attempt}/{page}" federation::MarkingTask,
        May(Mark), Pages, Closed;
    page "/federation/{code}/exams/{id}/sheets/{attempt}" federation::Sheet, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/tables" federation::Tables, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/tables/{table}" federation::OneTable, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/tables/{table}/{attempt}" federation::AtTable,
        May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/review" federation::Review, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/statistics" federation::ExamStatisticsPage,
        May(HoldExams), Long, Closed;
    page "/federation/{code}/exams/{id}/remarking" federation::ExamRegrading, May(HoldExams), Pages, Closed;
    page "/federation/{code}/remarking" federation::AllRegrading, May(HoldExams), Pages, Closed;
    page "/federation/{code}/exams/{id}/archive" federation::ExamArchive, May(HoldExams), Pages, Closed;
    page "/federation/{code}/appeals" federation::Appeals, May(HoldExams), Pages, Closed;
    page "/federation/{code}/appeals/{id}" federation::AppealPage, May(HoldExams), Pages, Closed;
    form "/api/paper", May(HoldExams), Pages, Closed;
    form "/api/paper-rows", May(HoldExams), Pages, Closed;
    form "/api/sitting", May(HoldExams), Pages, Closed;
    form "/api/sitting-act", May(HoldExams), Pages, Closed;
    form "/api/sitting-test", May(HoldExams), Pages, Closed;
    form "/api/board", May(Invigilate), Pages, Closed;
    form "/api/exam-mark", May(Mark), Pages, Closed;
    form "/api/marker-invite", May(HoldExams), Pages, Closed;
    form "/api/marker-withdraw", May(HoldExams), Pages, Closed;
    form "/api/exam-sheet", May(HoldExams), Pages, Closed;
    form "/api/exam-table", May(HoldExams), Pages, Closed;
    form "/api/table-draw", May(HoldExams), Pages, Closed;
    form "/api/exam-review", May(HoldExams), Pages, Closed;
    form "/api/remarking", May(HoldExams), Pages, Closed;
    form "/api/appeal-decision", May(HoldExams), Pages, Closed;
    // Its scenarios being written.
    page "/federation/{code}/bank/new" federation::NewScenario, May(WriteScenarios), Search, Closed;
    page "/federation/{code}/bank/{id}/edit" federation::EditScenario, May(WriteScenarios), Search, Closed;
    // Its certificates and directed sessions.
    page "/federation/{code}/certificates" federation::Certificates, May(Certify), Pages, Closed;
    page "/federation/{code}/certificates/proposed" federation::ProposedCertificates,
        May(Certify), Pages, Closed;
    page "/federation/{code}/certificates/edition" federation::ChangeOfEdition, May(Certify), Pages, Closed;
    page "/federation/{code}/certificates/{id}" federation::CertificatePage, May(Certify), Pages, Closed;
    page "/federation/{code}/sessions" federation::CoSigning, May(CoSign), Pages, Closed;
    form "/api/certificates-issue", May(Certify), Pages, Closed;
    form "/api/edition-paper", May(Certify), Pages, Closed;
    form "/api/certificate-change", May(Certify), Pages, Closed;
    form "/api/directed-decision", May(CoSign), Pages, Closed;
    // For the operator, and in place of other pages.
    page "/developers" developers::Developers, Everybody, Pages, Closed;
    page "/malformed" malformed::Malformed, Everybody, Pages, Open;
    page "/refused" refused::RefusedPage, Everybody, Pages, Open;
    page "/outbox" outbox::Outbox, May(RunSite), Pages, Closed;
    form "/api/outbox", May(RunSite), Pages, Closed;
};
