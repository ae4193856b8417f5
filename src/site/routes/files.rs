//! Everything else: files, forms with files, monitoring and assets.

use super::facts::Access::{Everybody, May, Owner, OwnerOr, SignedIn};
use super::facts::{InExam, RouteClass};
use super::route::{Handler, Layers, Route, routes};
use crate::api;
use crate::startup::assets::{asset, icon};
use crate::startup::forms::{BODY_LIMIT, upload_limit};
use crate::startup::health::{alive, readiness};
use axum::routing::{get, post};
use server::roles::Action::{
    Certify, Enrol, HoldExams, Invigilate, KeepPeople, SeeAudit, SeeProgress, SetFederation, SetProgrammes,
    WriteScenarios,
};
use tower_http::limit::RequestBodyLimitLayer;

pub(super) static FILES: &[Route] = routes! {
    // Forms with files, or with fields that a server function cannot name.
    posted "/api/desk" api::desk => RequestBodyLimitLayer::new(BODY_LIMIT), Everybody, Search, Closed;
    posted "/api/check-credential" api::check_credential => RequestBodyLimitLayer::new(BODY_LIMIT),
        Everybody, Pages, Closed;
    posted "/api/logo" api::upload::<api::LogoPost> => upload_limit(api::LOGO_BODY),
        May(SetFederation), Pages, Closed;
    posted "/api/enrol" api::upload::<api::EnrolUpload> => upload_limit(api::ENROL_BODY),
        May(Enrol), Pages, Closed;
    posted "/api/hall-scan" api::upload::<api::HallScanUpload> => upload_limit(api::SCAN_BODY),
        May(HoldExams), Long, Closed;
    posted "/api/studio" api::studio => RequestBodyLimitLayer::new(BODY_LIMIT), May(WriteScenarios), Search, Closed;
    posted "/api/own-scenario-import" api::upload::<api::OwnScenarioImport> => upload_limit(api::IMPORT_BODY),
        May(WriteScenarios), Long, Closed;
    // Laws, practice, accounts and certificates.
    file "/laws/{edition}/{law}/law.pdf" api::law_file, Everybody, Practice, Closed;
    file "/desk/scenario.toml" api::scenario_file, Everybody, Search, Closed;
    // The one that acts when it is opened: the way back from a sign-in provider.
    file "/sign-in/{code}/return" api::provider_return, Everybody, SignIn, Open;
    file "/account/data.json" api::account_data, SignedIn, Long, Closed;
    file "/register/{code}/directors.csv" api::register_file, Everybody, Long, Closed;
    file "/certificate/{id}/certificate.pdf" api::certificate_file, OwnerOr(Certify), Long, Closed;
    file "/certificate/{id}/credential.json" api::credential_file, OwnerOr(Certify), Pages, Closed;
    // Exams, for their candidates.
    file "/attempt/{id}/receipts.txt" api::attempt_receipts, Owner, Exam, Open;
    message "/attempt/{id}/save" api::attempt_save => RequestBodyLimitLayer::new(api::SAVE_BODY),
        Owner, Exam, Open;
    // A federation.
    file "/federation/{code}/people.csv" api::people_file, May(KeepPeople), Long, Closed;
    file "/federation/{code}/certificates.csv" api::certificates_file, May(KeepPeople), Long, Closed;
    file "/federation/{code}/courses/{id}/progress.csv" api::course_file, May(SeeProgress), Long, Closed;
    file "/federation/{code}/programmes/{id}/programme.toml" api::programme_file, May(SetProgrammes), Pages, Closed;
    file "/federation/{code}/exams/papers/{id}/paper.toml" api::paper_file, May(HoldExams), Pages, Closed;
    file "/federation/{code}/exams/results.csv" api::period_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/hall/booklets.pdf" api::booklets_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/hall/sheets.pdf" api::sheets_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/tables/{table}/card.pdf" api::table_card_file,
        May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/scans/{scan}/picture.jpg" api::scan_picture,
        May(HoldExams), Pages, Closed;
    file "/federation/{code}/exams/{id}/key.pdf" api::key_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/results.csv" api::results_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/statistics.csv" api::statistics_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/exams/{id}/board/changes" api::monitor_changes, May(Invigilate), Pages, Closed;
    file "/federation/{code}/exams/{id}/archive.zip" api::archive_file, May(HoldExams), Long, Closed;
    file "/federation/{code}/appeals/{id}/scenario.toml" api::appeal_file, May(HoldExams), Pages, Closed;
    file "/federation/{code}/audit.csv" api::audit_table, May(SeeAudit), Long, Closed;
    file "/federation/{code}/audit.jsonl" api::audit_lines, May(SeeAudit), Long, Closed;
    // Credentials and pictures, open to all.
    public "/federation/{code}/did.json" api::did_file, Everybody, Pages, Closed;
    public "/api/v1/openapi.json" api::v1::openapi, Everybody, Pages, Closed;
    public "/.well-known/did.json" api::site_did_file, Everybody, Pages, Closed;
    public "/status/{code}/{list}" api::status_file, Everybody, Pages, Closed;
    public "/logo/{code}/{number}" api::logo_file, Everybody, Pages, Closed;
    // Monitoring and assets.
    public "/healthz" alive, Everybody, Unlimited, Open;
    public "/readyz" readiness, Everybody, Unlimited, Open;
    public "/icon.svg" icon, Everybody, Unlimited, Open;
    asset "/pkg/{version}/{file}" asset, Everybody, Unlimited, Open;
    // In place of what a form refers to and does not exist.
    nothing "/lost", Everybody, Pages, Open;
};
