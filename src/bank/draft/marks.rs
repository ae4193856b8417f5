//! Marks as they are typed: per cent, with or without the sign.

/// A mark without its sign and what stands around it.
pub fn bare(mark: &str) -> &str {
    mark.trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '%'))
}

/// The marks of a list, with spaces, commas or semicolons between.
pub fn each(marks: &str) -> impl Iterator<Item = &str> {
    let parts = marks.split(|c: char| c.is_whitespace() || c == ';');
    parts.map(bare).filter(|mark| !mark.is_empty())
}
