//! Plain text in lines of at most 80 columns.

use super::TestText;

const WIDTH: usize = 80;
/// Indentation of nested parts.
pub(super) const STEP: usize = 2;

/// Width of a text in terminal columns: the variation selector after a suit symbol has none.
fn columns(text: &str) -> usize {
    text.chars().filter(|c| *c != '\u{fe0e}').count()
}

pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{:1$}", "", width.saturating_sub(columns(text)))
}

/// A text as it grows, in lines of at most [`WIDTH`] columns.
#[derive(Default)]
pub(super) struct TerminalPage {
    text: String,
}

impl TerminalPage {
    pub fn into_text(self) -> String {
        self.text
    }

    pub fn heading(&mut self, left: &str, right: &str) {
        let room = WIDTH.saturating_sub(columns(right));
        self.text.push_str(&format!("{}{right}\n{}\n\n", padded(left, room), "═".repeat(WIDTH)));
    }

    pub fn section(&mut self, title: &str) {
        self.section_at(0, title);
    }

    pub fn section_at(&mut self, indent: usize, title: &str) {
        self.gap();
        self.wrapped(indent, indent, title);
        let line = "─".repeat(columns(title).min(WIDTH - indent));
        self.text.push_str(&format!("{:indent$}{line}\n", ""));
    }

    pub fn raw(&mut self, text: &str) {
        self.text.push_str(text);
        self.gap();
    }

    /// An empty line, unless there is one.
    pub fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    pub fn line(&mut self, indent: usize, text: &str) {
        self.wrapped(indent, indent, text);
    }

    pub fn paragraph(&mut self, indent: usize, text: &str) {
        self.line(indent, text);
        self.gap();
    }

    /// A label and its value, wrapped in its own column.
    pub fn row(&mut self, indent: usize, label: &str, width: usize, value: &str) {
        self.text.push_str(&format!("{:indent$}{}  ", "", padded(label, width)));
        self.wrapped(0, indent + width + 2, value);
    }

    /// Rows of cells, each column as wide as its widest cell.
    pub fn table(&mut self, indent: usize, rows: &[Vec<String>]) {
        for row in rows {
            let cells = row.iter().enumerate().map(|(at, cell)| {
                let width = rows.iter().filter_map(|row| row.get(at)).map(|cell| columns(cell)).max();
                padded(cell, width.unwrap_or(0))
            });
            let line = cells.collect::<Vec<_>>().join("  ");
            self.text.push_str(&format!("{:indent$}{}\n", "", line.trim_end()));
        }
    }

    pub fn test(&mut self, indent: usize, test: &TestText) {
        let mark = if test.holds { "●" } else { "○" };
        self.text.push_str(&format!("{:indent$}{mark} ", ""));
        self.wrapped(0, indent + STEP, &format!("{} · {} {}.", test.cite, test.question, test.answer));
        self.wrapped(indent + STEP, indent + STEP, &test.decided);
    }

    /// Words in lines of at most [`WIDTH`] columns; the first line begins `first` columns in, the
    /// others `rest`.
    fn wrapped(&mut self, first: usize, rest: usize, text: &str) {
        let begun = self.text.rsplit('\n').next().map_or(0, columns);
        let mut column = begun + first;
        self.text.push_str(&" ".repeat(first));
        // A no-break space holds a number and its sign together.
        for (i, word) in text.split([' ', '\n']).enumerate() {
            let wide = columns(word);
            if i > 0 && column + 1 + wide > WIDTH {
                self.text.push_str(&format!("\n{}", " ".repeat(rest)));
                column = rest;
            } else if i > 0 {
                self.text.push(' ');
                column += 1;
            }
            self.text.push_str(word);
            column += wide;
        }
        self.text.push('\n');
    }
}
