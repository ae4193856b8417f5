//! Primary and unique keys of the tables, as reported in violations.

/// A primary or unique key that a row can violate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A table's primary key, by its name in the migrations: `account_pkey`.
    Primary(String),
    /// A federation with this code exists already.
    FederationCode,
    /// The federation has an account with this address already.
    AccountEmail,
    /// A member number already in use in the federation.
    AccountMember,
    /// The federation has a course with this code already.
    CourseCode,
    /// The federation has a programme with this word already.
    ProgrammeWord,
    /// The federation has a scenario with this number already.
    OwnScenarioNumber,
    /// The account has an attempt with this number at the sitting already.
    AttemptNumber,
    /// The sitting has a paper of this number in the hall already.
    AttemptHallNumber,
    /// The attempt has a change with this id from the browser already.
    AttemptChange,
    /// There is an appeal against the page already.
    AppealPage,
    /// A certificate of the federation has this index in the status list already.
    CertificateStatus,
    /// The federation has an API token with this hash already.
    ApiTokenHash,
    /// The account is linked with another subject at the provider already.
    ProviderAccount,
}

/// Every key that is not primary: its name in the migrations, as PostgreSQL reports it, and its
/// columns, as SQLite does.
pub const UNIQUE: [(Key, &str, &str); 13] = [
    (Key::FederationCode, "federation_code_key", "federation.code"),
    (Key::AccountEmail, "account_email_key", "account.federation_id, account.email"),
    (Key::AccountMember, "account_member_number_key", "account.federation_id, account.member_number"),
    (Key::CourseCode, "course_code_key", "course.federation_id, course.code"),
    (Key::ProgrammeWord, "programme_word_key", "programme.federation_id, programme.word"),
    (Key::OwnScenarioNumber, "own_scenario_number_key", "own_scenario.federation_id, own_scenario.number"),
    (
        Key::AttemptNumber,
        "attempt_number_key",
        "attempt.federation_id, attempt.sitting_id, attempt.account_id, attempt.test, attempt.number",
    ),
    (
        Key::AttemptHallNumber,
        "attempt_hall_number_key",
        "attempt.federation_id, attempt.sitting_id, attempt.hall_number",
    ),
    (
        Key::AttemptChange,
        "attempt_answer_change_key",
        "attempt_answer.federation_id, attempt_answer.attempt_id, attempt_answer.change",
    ),
    (Key::AppealPage, "appeal_page_key", "appeal.federation_id, appeal.attempt_id, appeal.page"),
    (
        Key::CertificateStatus,
        "certificate_status_key",
        "certificate.federation_id, certificate.status_list, certificate.status_index",
    ),
    (Key::ApiTokenHash, "api_token_hash_key", "api_token.federation_id, api_token.token_hash"),
    (
        Key::ProviderAccount,
        "provider_link_account_key",
        "provider_link.federation_id, provider_link.account_id, provider_link.provider_id",
    ),
];

impl Key {
    /// Name in the migrations.
    pub fn name(&self) -> &str {
        match self {
            Self::Primary(name) => name,
            key => UNIQUE.iter().find(|(listed, ..)| listed == key).map_or("", |(_, name, _)| name),
        }
    }

    /// The key of a violation.
    pub(super) fn of(report: &dyn sqlx::error::DatabaseError) -> Option<Self> {
        let columns = report.message().strip_prefix("UNIQUE constraint failed: ");
        let name = report.constraint();
        let is_this = |(_, its_name, its_columns): &&(Key, &str, &str)| {
            name == Some(*its_name) || columns == Some(*its_columns)
        };
        if let Some((key, ..)) = UNIQUE.iter().find(is_this) {
            return Some(key.clone());
        }
        // All others are primary.
        let table = match columns {
            Some(columns) => columns.split_once('.')?.0,
            None => name?.strip_suffix("_pkey")?,
        };
        Some(Self::Primary(format!("{table}_pkey")))
    }
}
