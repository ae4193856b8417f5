//! The list of settings. Names are those in the file; the options have hyphens, and the variables
//! are in capitals.

/// Display of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Display {
    Full,
    /// A URL without user, password and query.
    WithoutCredentials,
    Hidden,
}

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: &'static str,
    /// Environment variable.
    pub variable: &'static str,
    pub default: Option<&'static str>,
    pub display: Display,
}

const fn setting(name: &'static str, variable: &'static str, default: Option<&'static str>) -> Setting {
    Setting { name, variable, default, display: Display::Full }
}

const fn secret(display: Display, setting: Setting) -> Setting {
    Setting { display, ..setting }
}

/// All settings. The first two are those of every command on a database.
pub const ALL: [Setting; 24] = [
    secret(Display::WithoutCredentials, setting("database_url", "DATABASE_URL", Some("sqlite:director.db"))),
    setting("database_url_file", "DATABASE_URL_FILE", None),
    setting("public_url", "PUBLIC_URL", None),
    secret(Display::Hidden, setting("credential_key", "CREDENTIAL_KEY", None)),
    setting("credential_key_file", "CREDENTIAL_KEY_FILE", None),
    setting("listen", "LISTEN", Some("127.0.0.1:3000")),
    setting("database_connections", "DATABASE_CONNECTIONS", Some("16")),
    setting("site_root", "SITE_ROOT", Some("target/site")),
    setting("bank", "BANK", Some("quizzes")),
    secret(Display::WithoutCredentials, setting("smtp_url", "SMTP_URL", None)),
    setting("smtp_url_file", "SMTP_URL_FILE", None),
    setting("mail_from", "MAIL_FROM", None),
    setting("client_address_header", "CLIENT_ADDRESS_HEADER", None),
    setting("provider_hosts", "PROVIDER_HOSTS", None),
    setting("webhook_hosts", "WEBHOOK_HOSTS", None),
    setting("log_format", "LOG_FORMAT", Some("text")),
    setting("rust_log", "RUST_LOG", Some("info,sqlx=warn")),
    setting("metrics_listen", "METRICS_LISTEN", None),
    setting("drain", "DRAIN", Some("0")),
    setting("workers", "WORKERS", None),
    setting("exam_requests", "EXAM_REQUESTS", None),
    setting("page_requests", "PAGE_REQUESTS", None),
    setting("practice_requests", "PRACTICE_REQUESTS", None),
    setting("search_requests", "SEARCH_REQUESTS", None),
];

/// Settings of the database.
pub const DATABASE: &[Setting] = ALL.split_at(2).0;
/// Settings of the database, and the site's URL.
pub const DATABASE_AND_SITE: &[Setting] = ALL.split_at(3).0;
/// Settings of the database and the operator's key.
pub const DATABASE_AND_KEY: &[Setting] = &[ALL[0], ALL[1], ALL[3], ALL[4]];

/// Secrets that may be in a file of their own, and the settings of their paths. The operator's key
/// is not among them, as its file is created if absent.
pub const SECRET_FILES: [(&str, &str); 2] =
    [("database_url", "database_url_file"), ("smtp_url", "smtp_url_file")];

/// The setting with this name.
pub(super) fn by_name(name: &str) -> Option<&'static Setting> {
    ALL.iter().find(|setting| setting.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_unique_capitals() {
        for (index, setting) in ALL.iter().enumerate() {
            assert_eq!(setting.variable, setting.name.to_ascii_uppercase());
            assert!(ALL[..index].iter().all(|other| other.name != setting.name), "{}", setting.name);
        }
        let names = |settings: &[Setting]| settings.iter().map(|setting| setting.name).collect::<Vec<_>>();
        assert_eq!(names(DATABASE), ["database_url", "database_url_file"]);
        assert_eq!(names(DATABASE_AND_SITE).last(), Some(&"public_url"));
        assert_eq!(names(DATABASE_AND_KEY)[2..], ["credential_key", "credential_key_file"]);
    }
}
