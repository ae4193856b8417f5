//! A lexer of PBN: tags, and the words after each. Skips comments and escaped lines.

use crate::bridge::game::fault::{GameFault, GameFaultKind};
use std::iter::Peekable;
use std::str::Chars;

/// A lexical item of a PBN text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PbnItem {
    /// `[Name "value"]`
    Tag(String, String),
    /// Any other word
    Word(String),
    /// An empty line, which is where a game may end
    Blank,
}

/// The text still to be split.
struct Rest<'a> {
    chars: Peekable<Chars<'a>>,
    line: usize,
    /// True until the first item of this line
    begin: bool,
}

/// The items of a text with their lines, or the fault in their place.
pub(super) fn items(text: &str) -> Vec<(usize, Result<PbnItem, GameFault>)> {
    let mut rest = Rest { chars: text.chars().peekable(), line: 1, begin: true };
    let mut items = Vec::new();
    // A skipped line leaves no item, but does not count as empty.
    let mut skipped = false;
    while let Some(c) = rest.chars.peek().copied() {
        let line = rest.line;
        let item = match c {
            '\n' => {
                let blank = rest.begin && !skipped;
                rest.next();
                skipped = false;
                blank.then_some(Ok(PbnItem::Blank))
            }
            '%' if rest.begin => {
                rest.skip_line();
                skipped = true;
                None
            }
            ';' => {
                rest.skip_line();
                skipped = true;
                None
            }
            '{' => {
                skipped = true;
                (!rest.comment()).then(|| Err(GameFault::new(line, GameFaultKind::OpenComment)))
            }
            '[' => Some(rest.tag().ok_or_else(|| {
                rest.skip_line();
                GameFault::new(line, GameFaultKind::NotATag)
            })),
            c if c.is_whitespace() => {
                rest.chars.next();
                None
            }
            _ => Some(Ok(PbnItem::Word(rest.word()))),
        };
        items.extend(item.map(|item| (line, item)));
    }
    items
}

impl Rest<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        self.line += usize::from(c == '\n');
        self.begin = c == '\n';
        Some(c)
    }

    /// Skips to the end of the line.
    fn skip_line(&mut self) {
        while self.chars.next_if(|c| *c != '\n').is_some() {}
    }

    /// Skips a comment. Returns false if it does not end.
    fn comment(&mut self) -> bool {
        while let Some(c) = self.next() {
            if c == '}' {
                return true;
            }
        }
        false
    }

    fn skip_blanks(&mut self) {
        while self.chars.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
    }

    fn tag(&mut self) -> Option<PbnItem> {
        self.next();
        self.skip_blanks();
        let mut name = String::new();
        while let Some(c) = self.chars.next_if(|c| c.is_ascii_alphanumeric() || *c == '_') {
            name.push(c);
        }
        self.begin = false;
        self.skip_blanks();
        self.chars.next_if_eq(&'"')?;
        let mut value = String::new();
        loop {
            match self.chars.next_if(|c| *c != '\n')? {
                '"' => break,
                '\\' => match self.chars.next_if(|c| matches!(c, '"' | '\\')) {
                    Some(c) => value.push(c),
                    None => value.push('\\'),
                },
                c => value.push(c),
            }
        }
        self.skip_blanks();
        self.chars.next_if_eq(&']')?;
        (!name.is_empty()).then_some(PbnItem::Tag(name, value))
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.chars.next_if(|c| !c.is_whitespace() && !matches!(c, '{' | ';' | '[')) {
            word.push(c);
        }
        self.begin = false;
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Vec<String> {
        let write = |(line, item): (usize, Result<PbnItem, GameFault>)| match item {
            Ok(PbnItem::Tag(name, value)) => format!("{line} {name}={value}"),
            Ok(PbnItem::Word(word)) => format!("{line} {word}"),
            Ok(PbnItem::Blank) => format!("{line} blank"),
            Err(fault) => format!("{line} {}", fault.kind.word()),
        };
        items(text).into_iter().map(write).collect()
    }

    #[test]
    fn comments_and_escaped_lines_fall_away() {
        let text = "% PBN 2.1\n[Site \"a \\\"b\\\"\"] ; rest\n{ two\n\nlines } [Dealer\"N\"]\n1C{!}P\n\n\
                    [ Event\n \"x\" ]";
        assert_eq!(written(text), ["2 Site=a \"b\"", "5 Dealer=N", "6 1C", "6 P", "7 blank", "8 Event=x"]);
    }

    #[test]
    fn reports_bad_tag_reads_next_line() {
        assert_eq!(
            written("[Event]\n[Dealer \"N\"]\n{ open"),
            ["1 not_a_tag", "2 Dealer=N", "3 open_comment"]
        );
    }
}
