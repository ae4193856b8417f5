//! Free text from users: notes and reports.

/// Maximum length of a note or report, in characters.
pub const TEXT_LIMIT: usize = 1500;

/// The reason a text is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// Nothing is written.
    #[error("the text is empty")]
    Empty,
    /// Longer than [`TEXT_LIMIT`].
    #[error("the text has {0} characters")]
    TooLong(usize),
    /// A zero byte, which no form sends and PostgreSQL rejects.
    #[error("there is a zero byte in the text")]
    ZeroByte,
}

/// Normalises and validates a text: LF line ends, trimmed.
pub fn text(written: &str) -> Result<String, TextFault> {
    if written.contains('\0') {
        return Err(TextFault::ZeroByte);
    }
    let text = written.replace("\r\n", "\n");
    let text = text.trim();
    match text.chars().count() {
        n if n > TEXT_LIMIT => Err(TextFault::TooLong(n)),
        _ => Ok(text.to_owned()),
    }
}
