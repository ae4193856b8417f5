//! Primary and unique keys of the tables, as reported in violations.

/// A primary or unique key that a row can violate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A federation with this id exists already.
    FederationId,
    /// A federation with this code exists already.
    FederationCode,
    /// An account with this id exists already.
    AccountId,
    /// The federation has an account with this address already.
    AccountEmail,
    /// A member number already in use in the federation.
    AccountMember,
    /// A session with this token exists already.
    SessionToken,
    /// An answer with this id exists already.
    AnswerId,
    /// The account has flagged this scenario already.
    Flag,
    /// A note with this id exists already.
    NoteId,
    /// A report with this id exists already.
    ReportId,
    /// The account has a plan already.
    Plan,
    /// The log has an entry with this number already.
    AuditEntry,
    /// The log has a head already.
    AuditHead,
    /// A course with this id exists already.
    CourseId,
    /// The federation has a course with this code already.
    CourseCode,
    /// The account is in the course already.
    CourseMember,
    /// Assigned practice with this id exists already.
    CourseWork,
    /// The account holds this role in the federation already.
    Role,
    /// An email with this id exists already.
    MailId,
    /// A ticket with this secret exists already.
    TicketSecret,
    /// The account has a second factor already.
    SecondFactor,
    /// The account has this recovery code already.
    RecoveryCode,
    /// The account has an accommodation already.
    Accommodation,
    /// A paper with this id exists already.
    Paper,
    /// A programme with this id exists already.
    ProgrammeId,
    /// The federation has a programme with this word already.
    ProgrammeWord,
    /// The programme has a text with this number already.
    ProgrammeText,
    /// A sitting with this id exists already.
    Sitting,
    /// An attempt with this id exists already.
    AttemptId,
    /// The account has an attempt with this number at the sitting already.
    AttemptNumber,
    /// The attempt has a change with this number already.
    AttemptAnswer,
    /// The attempt has a change with this id from the browser already.
    AttemptChange,
    /// The page of the attempt exists already.
    AttemptPage,
    /// The page of the attempt has a mark with this number already.
    AttemptMark,
    /// An appeal with this id exists already.
    AppealId,
    /// There is an appeal against the page already.
    AppealPage,
    /// The federation has a signing key with this number already.
    SigningKey,
    /// The federation has a picture with this number already.
    Logo,
    /// A certificate with this id exists already.
    CertificateId,
    /// A certificate of the federation has this index in the status list already.
    CertificateStatus,
    /// The certificate has a credential already.
    Credential,
    /// The certificate has an event with this number already.
    CertificateEvent,
    /// The account has an assent for this level already.
    CertificateAssent,
    /// The account is listed already.
    Listing,
    /// A directed session with this id exists already.
    DirectedId,
    /// A counter with this key exists already.
    Throttle,
    /// There is a job of this kind and subject already.
    Job,
}

impl Key {
    /// All keys of all tables.
    pub const ALL: [Self; 47] = [
        Self::FederationId,
        Self::FederationCode,
        Self::AccountId,
        Self::AccountEmail,
        Self::AccountMember,
        Self::SessionToken,
        Self::AnswerId,
        Self::Flag,
        Self::NoteId,
        Self::ReportId,
        Self::Plan,
        Self::AuditEntry,
        Self::AuditHead,
        Self::CourseId,
        Self::CourseCode,
        Self::CourseMember,
        Self::CourseWork,
        Self::Role,
        Self::MailId,
        Self::TicketSecret,
        Self::SecondFactor,
        Self::RecoveryCode,
        Self::Accommodation,
        Self::Paper,
        Self::ProgrammeId,
        Self::ProgrammeWord,
        Self::ProgrammeText,
        Self::Sitting,
        Self::AttemptId,
        Self::AttemptNumber,
        Self::AttemptAnswer,
        Self::AttemptChange,
        Self::AttemptPage,
        Self::AttemptMark,
        Self::AppealId,
        Self::AppealPage,
        Self::SigningKey,
        Self::Logo,
        Self::CertificateId,
        Self::CertificateStatus,
        Self::Credential,
        Self::CertificateEvent,
        Self::CertificateAssent,
        Self::Listing,
        Self::DirectedId,
        Self::Throttle,
        Self::Job,
    ];

    /// Name in the migrations, as PostgreSQL reports it.
    pub fn name(self) -> &'static str {
        match self {
            Self::FederationId => "federation_pkey",
            Self::FederationCode => "federation_code_key",
            Self::AccountId => "account_pkey",
            Self::AccountEmail => "account_email_key",
            Self::AccountMember => "account_member_number_key",
            Self::SessionToken => "session_pkey",
            Self::AnswerId => "answer_pkey",
            Self::Flag => "flag_pkey",
            Self::NoteId => "note_pkey",
            Self::ReportId => "report_pkey",
            Self::Plan => "plan_pkey",
            Self::AuditEntry => "audit_pkey",
            Self::AuditHead => "audit_head_pkey",
            Self::CourseId => "course_pkey",
            Self::CourseCode => "course_code_key",
            Self::CourseMember => "course_member_pkey",
            Self::CourseWork => "course_work_pkey",
            Self::Role => "role_pkey",
            Self::MailId => "mail_pkey",
            Self::TicketSecret => "ticket_pkey",
            Self::SecondFactor => "second_factor_pkey",
            Self::RecoveryCode => "recovery_code_pkey",
            Self::Accommodation => "accommodation_pkey",
            Self::Paper => "paper_pkey",
            Self::ProgrammeId => "programme_pkey",
            Self::ProgrammeWord => "programme_word_key",
            Self::ProgrammeText => "programme_text_pkey",
            Self::Sitting => "sitting_pkey",
            Self::AttemptId => "attempt_pkey",
            Self::AttemptNumber => "attempt_number_key",
            Self::AttemptAnswer => "attempt_answer_pkey",
            Self::AttemptChange => "attempt_answer_change_key",
            Self::AttemptPage => "attempt_page_pkey",
            Self::AttemptMark => "attempt_mark_pkey",
            Self::AppealId => "appeal_pkey",
            Self::AppealPage => "appeal_page_key",
            Self::SigningKey => "signing_key_pkey",
            Self::Logo => "logo_pkey",
            Self::CertificateId => "certificate_pkey",
            Self::CertificateStatus => "certificate_status_key",
            Self::Credential => "credential_pkey",
            Self::CertificateEvent => "certificate_event_pkey",
            Self::CertificateAssent => "certificate_assent_pkey",
            Self::Listing => "listing_pkey",
            Self::DirectedId => "directed_pkey",
            Self::Throttle => "throttle_pkey",
            Self::Job => "job_pkey",
        }
    }

    /// Columns, as SQLite reports them.
    pub fn columns(self) -> &'static str {
        match self {
            Self::FederationId => "federation.id",
            Self::FederationCode => "federation.code",
            Self::AccountId => "account.federation_id, account.id",
            Self::AccountEmail => "account.federation_id, account.email",
            Self::AccountMember => "account.federation_id, account.member_number",
            Self::SessionToken => "session.federation_id, session.token_hash",
            Self::AnswerId => "answer.federation_id, answer.id",
            Self::Flag => "flag.federation_id, flag.account_id, flag.scenario",
            Self::NoteId => "note.federation_id, note.id",
            Self::ReportId => "report.federation_id, report.id",
            Self::Plan => "plan.federation_id, plan.account_id",
            Self::AuditEntry => "audit.federation_id, audit.number",
            Self::AuditHead => "audit_head.federation_id",
            Self::CourseId => "course.federation_id, course.id",
            Self::CourseCode => "course.federation_id, course.code",
            Self::CourseMember => {
                "course_member.federation_id, course_member.course_id, course_member.account_id"
            }
            Self::CourseWork => "course_work.federation_id, course_work.id",
            Self::Role => "role.federation_id, role.home_id, role.account_id, role.role",
            Self::MailId => "mail.federation_id, mail.id",
            Self::TicketSecret => "ticket.federation_id, ticket.secret_hash",
            Self::SecondFactor => "second_factor.federation_id, second_factor.account_id",
            Self::RecoveryCode => {
                "recovery_code.federation_id, recovery_code.account_id, recovery_code.code_hash"
            }
            Self::Accommodation => "accommodation.federation_id, accommodation.account_id",
            Self::Paper => "paper.federation_id, paper.id",
            Self::ProgrammeId => "programme.federation_id, programme.id",
            Self::ProgrammeWord => "programme.federation_id, programme.word",
            Self::ProgrammeText => {
                "programme_text.federation_id, programme_text.programme_id, programme_text.number"
            }
            Self::Sitting => "sitting.federation_id, sitting.id",
            Self::AttemptId => "attempt.federation_id, attempt.id",
            Self::AttemptNumber => {
                "attempt.federation_id, attempt.sitting_id, attempt.account_id, attempt.test, attempt.number"
            }
            Self::AttemptAnswer => {
                "attempt_answer.federation_id, attempt_answer.attempt_id, attempt_answer.number"
            }
            Self::AttemptChange => {
                "attempt_answer.federation_id, attempt_answer.attempt_id, attempt_answer.change"
            }
            Self::AttemptPage => "attempt_page.federation_id, attempt_page.attempt_id, attempt_page.page",
            Self::AttemptMark => {
                "attempt_mark.federation_id, attempt_mark.attempt_id, attempt_mark.page, attempt_mark.number"
            }
            Self::AppealId => "appeal.federation_id, appeal.id",
            Self::AppealPage => "appeal.federation_id, appeal.attempt_id, appeal.page",
            Self::SigningKey => "signing_key.federation_id, signing_key.number",
            Self::Logo => "logo.federation_id, logo.number",
            Self::CertificateId => "certificate.federation_id, certificate.id",
            Self::CertificateStatus => {
                "certificate.federation_id, certificate.status_list, certificate.status_index"
            }
            Self::Credential => "credential.federation_id, credential.certificate_id",
            Self::CertificateEvent => {
                "certificate_event.federation_id, certificate_event.certificate_id, certificate_event.number"
            }
            Self::CertificateAssent => {
                "certificate_assent.federation_id, certificate_assent.account_id, certificate_assent.programme, \
                 certificate_assent.level"
            }
            Self::Listing => "listing.federation_id, listing.account_id",
            Self::DirectedId => "directed.federation_id, directed.id",
            Self::Throttle => "throttle.federation_id, throttle.kind, throttle.who_hash",
            Self::Job => "job.federation_id, job.kind, job.about",
        }
    }

    /// The key of a violation.
    pub(super) fn of(report: &dyn sqlx::error::DatabaseError) -> Option<Self> {
        let columns = report.message().strip_prefix("UNIQUE constraint failed: ");
        Self::ALL
            .into_iter()
            .find(|key| report.constraint() == Some(key.name()) || columns == Some(key.columns()))
    }
}
