//! The pages, one file per URL. Each is rendered on the server and complete before the first byte
//! is sent, so that it reads the same with and without scripts.
//!
//! | file | URL |
//! |---|---|
//! | `home` | `/` |
//! | `practice` | `/practice`, `/practice/{law}` |
//! | `scenario` | `/scenario/{id}`, `/scenario/{id}/variant` |
//! | `marked` | `/scenario/{id}/marked?…`, a function of its URL |
//! | `what_if` | `/scenario/{id}/what-if`, with a change in its URL |
//! | `answer` | `/answer/{id}`, for its author |
//! | `attempt_appeals` | `/attempt/{id}/appeals`, for its candidate |
//! | `desk` | `/desk?…`, a function of its URL |
//! | `language` | `/language`, the user's languages |
//! | `laws` | `/laws`, `/laws/{edition}`, `/laws/{edition}/{law}` |
//! | `sign_up`, `sign_in` | `/sign-up`, `/sign-in` |
//! | `sign_out` | `/sign-out`, if signing out failed |
//! | `code` | `/sign-in/code` |
//! | `account` | `/account` and below: name, password, second factor, sessions, leaving |
//! | `me` | `/me`, and `/me/sessions`: directed sessions |
//! | `email_link` | `/invitation/{token}`, `/confirm/…`, `/reset/…`, `/address/…`: links in emails |
//! | `reset`, `email` | `/reset`, `/account/email`: requests for such emails |
//! | `outbox` | `/outbox`, for the operator |
//! | `federation` | `/federation/{code}` and below: courses, exams, programmes, people, settings |
//! | `exam` | `/exam/{code}`, entry to a sitting |
//! | `attempt` | `/attempt/{id}` and below: an exam for its candidate |
//! | `reviewed` | `/attempt/{id}/review` and below, for its candidate |
//! | `verify` | `/verify/{id}`, `/verify`: public lookup of a certificate, check of a credential |
//! | `register` | `/register/{federation}`, the directors who agreed to be listed |
//! | `refused` | `/refused`, and in place of a page without permission |
//! | `malformed` | `/malformed`, in place of malformed form data |
//! | `programme` | requirements and progress, shared by several pages |
//! | `context`, `response` | the request and the response of the page being rendered |
//! | `own` | the user's stored answers, for several pages |
//! | `onward` | links after a marked answer |
//! | `unruled` | in place of a page whose ruling is still being computed |
//! | `not_found` | every other URL |
//!
//! Not here: shared components (`parts`), form handlers (`api`), the document around the pages
//! (`shell`).

mod account;
mod answer;
mod attempt;
mod attempt_appeals;
mod code;
mod context;
mod desk;
mod email;
mod email_link;
mod exam;
mod federation;
mod home;
mod language;
mod laws;
mod malformed;
mod marked;
mod me;
mod not_found;
mod onward;
mod outbox;
mod own;
mod practice;
mod programme;
mod refused;
mod register;
mod reset;
mod response;
mod reviewed;
mod scenario;
mod sign_in;
mod sign_out;
mod sign_up;
mod unruled;
mod verify;
mod what_if;
mod when;

use crate::api::RequestContext;
use crate::parts::frame;
use axum::http::request::Parts;
use leptos::prelude::*;
use leptos_meta::Html;
use leptos_router::SsrMode;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use response::suspended;

/// Header, page, and footer.
#[component]
pub fn Pages() -> impl IntoView {
    let context = RequestContext::current();
    let here = use_context::<Parts>().map_or_else(String::new, |parts| parts.uri.path().to_owned());
    view! {
        {suspended(async move {
            let who = context.user_state().await;
            // Before the page: larger type applies to the whole document.
            let larger = who.user().is_some_and(|person| person.larger_type);
            view! {
                {larger.then(|| view! { <Html {..} class="larger" /> })}
                {frame::header(&here, who.user())}
            }
            .into_any()
        })}
        <main id="main" tabindex="-1">
            <Router>
                <Routes fallback=not_found::NotFound>
                    <Route path=path!("/") view=home::Home ssr=SsrMode::Async />
                    <Route path=path!("/practice") view=practice::Practice ssr=SsrMode::Async />
                    <Route path=path!("/practice/:law") view=practice::PracticeLaw ssr=SsrMode::Async />
                    <Route path=path!("/scenario/:id") view=scenario::Scenario ssr=SsrMode::Async />
                    <Route path=path!("/scenario/:id/variant") view=scenario::Variant ssr=SsrMode::Async />
                    <Route path=path!("/scenario/:id/marked") view=marked::Marked ssr=SsrMode::Async />
                    <Route path=path!("/scenario/:id/what-if") view=what_if::WhatIf ssr=SsrMode::Async />
                    <Route path=path!("/answer/:id") view=answer::Answer ssr=SsrMode::Async />
                    <Route path=path!("/desk") view=desk::Desk ssr=SsrMode::Async />
                    <Route path=path!("/laws") view=laws::Editions ssr=SsrMode::Async />
                    <Route path=path!("/laws/:edition") view=laws::Edition ssr=SsrMode::Async />
                    <Route path=path!("/laws/:edition/:law") view=laws::Law ssr=SsrMode::Async />
                    <Route path=path!("/sign-up") view=sign_up::SignUp ssr=SsrMode::Async />
                    <Route path=path!("/sign-in") view=sign_in::SignIn ssr=SsrMode::Async />
                    <Route path=path!("/sign-in/code") view=code::Code ssr=SsrMode::Async />
                    <Route path=path!("/sign-out") view=sign_out::SignOut ssr=SsrMode::Async />
                    <Route path=path!("/malformed") view=malformed::Malformed ssr=SsrMode::Async />
                    <Route path=path!("/me") view=me::Me ssr=SsrMode::Async />
                    <Route path=path!("/me/sessions") view=me::DirectedSessions ssr=SsrMode::Async />
                    <Route path=path!("/federation/:code") view=federation::Federation ssr=SsrMode::Async />
                    <Route
                        path=path!("/federation/:code/courses")
                        view=federation::Courses
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/courses/new")
                        view=federation::NewCourse
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/courses/:id")
                        view=federation::Course
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/courses/:id/members")
                        view=federation::CourseMembers
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/courses/:id/settings")
                        view=federation::CourseSettings
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/federation/:code/exams") view=federation::Exams ssr=SsrMode::Async />
                    <Route
                        path=path!("/federation/:code/exams/new")
                        view=federation::NewSitting
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/papers/:id")
                        view=federation::ExamPaper
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id")
                        view=federation::ExamSitting
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/board")
                        view=federation::ExamMonitor
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/test")
                        view=federation::ExamTrial
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/results")
                        view=federation::Results
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/marking")
                        view=federation::Marking
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/marking/:attempt/:page")
                        view=federation::MarkingTask
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/sheets/:attempt")
                        view=federation::Sheet
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/review")
                        view=federation::Review
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/programmes")
                        view=federation::Programmes
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/programmes/:id")
                        view=federation::Programme
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/programmes/:id/progress")
                        view=federation::ProgrammeProgress
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/attempt/:id/review")
                        view=reviewed::ReviewedAttempt
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/attempt/:id/review/:n")
                        view=reviewed::ReviewedPage
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/federation/:code/enrol") view=federation::Enrol ssr=SsrMode::Async />
                    <Route
                        path=path!("/federation/:code/enrol/:id")
                        view=federation::EnrolTrial
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/people")
                        view=federation::People
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/people/:id")
                        view=federation::Person
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/people/:id/accommodations")
                        view=federation::Accommodations
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/settings")
                        view=federation::Settings
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/invite")
                        view=federation::Invite
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/invitation/:token") view=email_link::Invitation ssr=SsrMode::Async />
                    <Route path=path!("/confirm/:token") view=email_link::Confirm ssr=SsrMode::Async />
                    <Route path=path!("/reset") view=reset::Reset ssr=SsrMode::Async />
                    <Route path=path!("/reset/:token") view=email_link::Reset ssr=SsrMode::Async />
                    <Route path=path!("/address/:token") view=email_link::Address ssr=SsrMode::Async />
                    <Route path=path!("/account/email") view=email::Email ssr=SsrMode::Async />
                    <Route path=path!("/outbox") view=outbox::Outbox ssr=SsrMode::Async />
                    <Route path=path!("/account") view=account::Account ssr=SsrMode::Async />
                    <Route path=path!("/account/password") view=account::Password ssr=SsrMode::Async />
                    <Route
                        path=path!("/account/second-factor")
                        view=account::SecondFactorPage
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/account/sessions") view=account::Sessions ssr=SsrMode::Async />
                    <Route path=path!("/account/leave") view=account::Leave ssr=SsrMode::Async />
                    <Route path=path!("/federation/:code/audit") view=federation::Audit ssr=SsrMode::Async />
                    <Route
                        path=path!("/federation/:code/exams/:id/statistics")
                        view=federation::ExamStatisticsPage
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/remarking")
                        view=federation::ExamRegrading
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/remarking")
                        view=federation::AllRegrading
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/appeals")
                        view=federation::Appeals
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/sessions")
                        view=federation::CoSigning
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/appeals/:id")
                        view=federation::AppealPage
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/attempt/:id/appeals")
                        view=attempt_appeals::AttemptAppeals
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/exams/:id/archive")
                        view=federation::ExamArchive
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/exam/:code") view=exam::Exam ssr=SsrMode::Async />
                    <Route path=path!("/attempt/:id") view=attempt::AttemptSummary ssr=SsrMode::Async />
                    <Route path=path!("/attempt/:id/:n") view=attempt::AttemptPage ssr=SsrMode::Async />
                    <Route
                        path=path!("/attempt/:id/laws/:edition")
                        view=attempt::AttemptLaws
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/attempt/:id/laws/:edition/:law")
                        view=attempt::AttemptLaw
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/language") view=language::Languages ssr=SsrMode::Async />
                    <Route path=path!("/verify") view=verify::Verify ssr=SsrMode::Async />
                    <Route path=path!("/verify/:id") view=verify::VerifyCertificate ssr=SsrMode::Async />
                    <Route path=path!("/register/:code") view=register::Register ssr=SsrMode::Async />
                    <Route path=path!("/me/certificates") view=me::MyCertificates ssr=SsrMode::Async />
                    <Route
                        path=path!("/federation/:code/certificates")
                        view=federation::Certificates
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/certificates/proposed")
                        view=federation::ProposedCertificates
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/certificates/edition")
                        view=federation::ChangeOfEdition
                        ssr=SsrMode::Async
                    />
                    <Route
                        path=path!("/federation/:code/certificates/:id")
                        view=federation::CertificatePage
                        ssr=SsrMode::Async
                    />
                    <Route path=path!("/refused") view=refused::RefusedPage ssr=SsrMode::Async />
                </Routes>
            </Router>
        </main>
        {frame::footer()}
    }
}
