//! Tables as CSV files for spreadsheets, in which text from users never becomes a formula.

/// The table as CSV, in UTF-8 with a byte order mark, which spreadsheets expect.
pub fn table(rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = "\u{FEFF}".to_owned();
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A quoted cell. Text that a spreadsheet would evaluate is preceded by an apostrophe; numbers are
/// not.
pub fn quoted(cell: &str) -> String {
    let begins = cell.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let begins = begins && !is_number(cell);
    let guard = if begins || cell.starts_with(['\t', '\r', '\n']) { "'" } else { "" };
    format!("\"{guard}{}\"", cell.replace('"', "\"\""))
}

/// True for a number in program notation: digits with at most one point, optionally negative.
fn is_number(cell: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    let size = cell.strip_prefix('-').unwrap_or(cell);
    let (whole, part) = size.split_once('.').unwrap_or((size, "0"));
    digits(whole) && digits(part)
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn user_text_is_no_formula() {
        for (cell, written) in [
            ("Ada", "\"Ada\""),
            ("=1+1", "\"'=1+1\""),
            ("+1", "\"'+1\""),
            ("-1", "\"-1\""),
            ("-0.125", "\"-0.125\""),
            ("-1+1", "\"'-1+1\""),
            ("--1", "\"'--1\""),
            ("-", "\"'-\""),
            ("-.5", "\"'-.5\""),
            ("-1.2.3", "\"'-1.2.3\""),
            ("-inf", "\"'-inf\""),
            ("-1e5", "\"'-1e5\""),
            ("-1\n", "\"'-1\n\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("＝1+1", "\"'＝1+1\""),
            ("＠SUM(A1)", "\"'＠SUM(A1)\""),
            ("a\"b,c\r\nd", "\"a\"\"b,c\r\nd\""),
            ("", "\"\""),
            (" =1", "\"' =1\""),
            ("\t=1", "\"'\t=1\""),
            ("\r=1", "\"'\r=1\""),
            ("a\",=1", "\"a\"\",=1\""),
            ("a\n=1", "\"a\n=1\""),
        ] {
            let file = table(std::iter::once(vec![cell.to_owned()]));
            assert_eq!(file, format!("\u{FEFF}{written}\r\n"), "{cell:?}");
        }
    }
}
