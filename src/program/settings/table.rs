//! Which settings there are. A name is that of the file; the option has hyphens in it, and the
//! variable is the same in capitals.

/// Display of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All of it
    Whole,
    /// Of an address, where it leads: not who asks there, with which password
    Address,
    /// Nothing
    Hidden,
}

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: &'static str,
    /// The variable that makes it.
    pub variable: &'static str,
    /// Default.
    pub usual: Option<&'static str>,
    /// Display of its value.
    pub shown: Shown,
}

const fn setting(name: &'static str, variable: &'static str, usual: Option<&'static str>) -> Setting {
    Setting { name, variable, usual, shown: Shown::Whole }
}

const fn secret(shown: Shown, setting: Setting) -> Setting {
    Setting { shown, ..setting }
}

/// All of them. The first two are those of every command that works on a database.
pub const ALL: [Setting; 22] = [
    secret(Shown::Address, setting("database_url", "DATABASE_URL", Some("sqlite:director.db"))),
    setting("database_url_file", "DATABASE_URL_FILE", None),
    setting("public_url", "PUBLIC_URL", None),
    secret(Shown::Hidden, setting("credential_key", "CREDENTIAL_KEY", None)),
    setting("credential_key_file", "CREDENTIAL_KEY_FILE", None),
    setting("listen", "LISTEN", Some("127.0.0.1:3000")),
    setting("database_connections", "DATABASE_CONNECTIONS", Some("16")),
    setting("site_root", "SITE_ROOT", Some("target/site")),
    setting("bank", "BANK", Some("quizzes")),
    secret(Shown::Address, setting("smtp_url", "SMTP_URL", None)),
    setting("smtp_url_file", "SMTP_URL_FILE", None),
    setting("mail_from", "MAIL_FROM", None),
    setting("client_address_header", "CLIENT_ADDRESS_HEADER", None),
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
/// The same, and where the site is found.
pub const DATABASE_AND_SITE: &[Setting] = ALL.split_at(3).0;
/// Settings of the database and the operator's key.
pub const DATABASE_AND_KEY: &[Setting] = &[ALL[0], ALL[1], ALL[3], ALL[4]];

/// Secrets that may stand in a file of their own, and what names that file. The operator's key is
/// another matter: its file is made where there is none.
pub const SECRET_FILES: [(&str, &str); 2] =
    [("database_url", "database_url_file"), ("smtp_url", "smtp_url_file")];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_unique_capitals() {
        for (at, one) in ALL.iter().enumerate() {
            assert_eq!(one.variable, one.name.to_ascii_uppercase());
            assert!(ALL[..at].iter().all(|other| other.name != one.name), "{}", one.name);
        }
        let names = |some: &[Setting]| some.iter().map(|one| one.name).collect::<Vec<_>>();
        assert_eq!(names(DATABASE), ["database_url", "database_url_file"]);
        assert_eq!(names(DATABASE_AND_SITE).last(), Some(&"public_url"));
        assert_eq!(names(DATABASE_AND_KEY)[2..], ["credential_key", "credential_key_file"]);
    }
}
