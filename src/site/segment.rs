//! A value as one segment of a URL's path.

use std::fmt::{self, Display};
use url::form_urlencoded::byte_serialize;

/// Percent-encodes a value, so that it can neither end the segment nor leave the path.
pub struct Segment<T>(pub T);

impl<T: Display> Display for Segment<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_string();
        // Browsers leave the folder at two dots, encoded or not. Nothing has this name.
        if matches!(&*text, "." | "..") {
            return f.write_str("-");
        }
        byte_serialize(text.as_bytes())
            .try_for_each(|part| f.write_str(if part == "+" { "%20" } else { part }))
    }
}

#[cfg(test)]
mod tests {
    use super::Segment;

    #[test]
    fn stays_one_segment() {
        for (text, segment) in [
            ("own-demo-1.2", "own-demo-1.2"),
            ("0197a1b2-0000-7000-8000-000000000001", "0197a1b2-0000-7000-8000-000000000001"),
            ("a/b?c#d", "a%2Fb%3Fc%23d"),
            ("a b+c%2f", "a%20b%2Bc%252f"),
            ("a\r\nb", "a%0D%0Ab"),
            ("\u{202E}", "%E2%80%AE"),
            ("..", "-"),
            ("...", "..."),
            ("", ""),
        ] {
            assert_eq!(Segment(text).to_string(), segment, "{text:?}");
        }
        assert_eq!(Segment(7).to_string(), "7");
    }
}
