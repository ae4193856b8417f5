//! TOML reader that continues after a fault, so that every fault is reported with its line.
//!
//! A reading function returns `None` once it has reported a fault, after reading all its fields.

use super::fault::{Expected, FaultKind, LocatedFault};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use toml::de::{DeTable, DeValue};

/// The lines of the fields of a text, and its marks without a unit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LineNumbers {
    at: BTreeMap<String, usize>,
    bare: BTreeMap<String, u16>,
}

/// Largest mark without a unit that is taken for a percentage without its sign.
const PROBABLY_PER_CENT: u16 = 100;

/// Collects faults.
pub(super) struct Sink {
    /// Offset of the start of each line
    starts: Vec<usize>,
    faults: RefCell<Vec<LocatedFault>>,
    lines: RefCell<LineNumbers>,
}

/// A value with its place.
#[derive(Clone)]
pub(super) struct ValueNode<'a> {
    sink: &'a Sink,
    path: String,
    line: usize,
    value: &'a DeValue<'a>,
}

/// A table that is being read. `close` reports fields that were not read.
pub(super) struct TableReader<'a> {
    sink: &'a Sink,
    path: String,
    line: usize,
    entries: &'a DeTable<'a>,
    read: BTreeSet<&'static str>,
}

/// Reads a text; reports all faults, in the order of lines.
pub(super) fn read<T>(
    text: &str,
    root: impl FnOnce(TableReader<'_>) -> Option<T>,
) -> Result<(T, LineNumbers), Vec<LocatedFault>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let sink = Sink::new(text);
    let entries = table.get_ref();
    let value =
        root(TableReader { sink: &sink, path: String::new(), line: 1, entries, read: BTreeSet::new() });
    let Sink { ref starts, faults, lines } = sink;
    let mut faults = faults.into_inner();
    let broken: Vec<usize> =
        errors.iter().map(|e| line_of(starts, e.span().map_or(0, |span| span.start))).collect();
    if !broken.is_empty() {
        // Missing fields may be in the broken line.
        faults.retain(|f| f.kind != FaultKind::MissingField && !broken.contains(&f.line));
        faults.extend(broken.into_iter().map(|line| LocatedFault::new(line, "", FaultKind::Syntax)));
    }
    faults.sort_by_key(|f| f.line);
    faults.dedup();
    match value {
        Some(value) if faults.is_empty() => Ok((value, lines.into_inner())),
        _ if faults.is_empty() => Err(vec![LocatedFault::new(1, "", FaultKind::Syntax)]),
        _ => Err(faults),
    }
}

/// Reads `65 %`, `65%`, `67.5 %` or `67,5 %`, to a tenth; in thousandths.
fn per_cent(text: &str) -> Option<u16> {
    let number = text.trim().strip_suffix('%')?.trim_end();
    let (whole, tenth) = number.split_once(['.', ',']).unwrap_or((number, "0"));
    let is_plain = |digits: &str, most| {
        (1..=most).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !is_plain(whole, 3) || !is_plain(tenth, 1) {
        return None;
    }
    Some(whole.parse::<u16>().ok()? * 10 + tenth.parse::<u16>().ok()?)
}

/// The line of a place in a text, counted from 1.
fn line_of(starts: &[usize], offset: usize) -> usize {
    starts.partition_point(|start| *start <= offset).max(1)
}

impl LineNumbers {
    /// The line of a field, or of the nearest enclosing one in the text.
    pub fn line(&self, field: &str) -> usize {
        let mut path = field;
        loop {
            if let Some(line) = self.at.get(path) {
                return *line;
            }
            match path.rfind(['.', '[']) {
                Some(end) => path = &path[..end],
                None => return 1,
            }
        }
    }
}

impl LineNumbers {
    /// Marks from 1 to 100 without a unit, which are read as thousandths for old files; new files
    /// must state the unit.
    pub fn bare_marks(&self) -> impl Iterator<Item = LocatedFault> {
        self.bare.iter().map(|(field, mark)| {
            LocatedFault::new(self.line(field), field.as_str(), FaultKind::BareMark(*mark))
        })
    }
}

impl Sink {
    fn new(text: &str) -> Sink {
        let mut starts: Vec<usize> = vec![0];
        starts.extend(text.match_indices('\n').map(|(at, _)| at + 1).filter(|at| *at < text.len()));
        Sink { starts, faults: RefCell::default(), lines: RefCell::default() }
    }

    fn fault(&self, line: usize, field: &str, kind: FaultKind) {
        self.faults.borrow_mut().push(LocatedFault::new(line, field, kind));
    }

    fn record_line(&self, path: &str, offset: usize) -> usize {
        let line = line_of(&self.starts, offset);
        self.lines.borrow_mut().at.insert(path.to_owned(), line);
        line
    }
}

impl<'a> ValueNode<'a> {
    /// Reports a fault of this value.
    pub fn fault<T>(&self, kind: FaultKind) -> Option<T> {
        self.sink.fault(self.line, &self.path, kind);
        None
    }

    /// Reports a fault of a field below this one, at the field's line.
    pub fn fault_at(&self, field: &str, kind: FaultKind) {
        let line = self.sink.lines.borrow().line(field);
        self.sink.fault(line, field, kind);
    }

    /// The node's path in the text, such as `stages[0]`.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// A text.
    pub fn text(&self) -> Option<&'a str> {
        match self.value {
            DeValue::String(text) => Some(text.as_ref()),
            _ => self.fault(FaultKind::WrongType(Expected::Text)),
        }
    }

    /// A non-empty text.
    pub fn non_empty_text(&self) -> Option<&'a str> {
        let text = self.text()?;
        if text.trim().is_empty() { self.fault(FaultKind::Empty) } else { Some(text) }
    }

    /// A text that parses as this type.
    pub fn read<T: FromStr>(&self, otherwise: FaultKind) -> Option<T> {
        self.text()?.parse().ok().or_else(|| self.fault(otherwise))
    }

    /// A whole number from `low` to `high`.
    pub fn number(&self, low: u16, high: u16) -> Option<u16> {
        let DeValue::Integer(n) = self.value else {
            return self.fault(FaultKind::WrongType(Expected::Number));
        };
        match u16::from_str_radix(n.as_str(), n.radix()) {
            Ok(n) if (low..=high).contains(&n) => Some(n),
            _ => self.fault(FaultKind::OutOfRange(low, high)),
        }
    }

    /// A mark, in thousandths: a text in per cent, `"65 %"`, or a number of thousandths.
    pub fn mark(&self) -> Option<u16> {
        let mark = match self.value {
            DeValue::String(text) => per_cent(text.as_ref()),
            DeValue::Integer(n) => u16::from_str_radix(n.as_str(), n.radix()).ok(),
            _ => None,
        };
        let Some(mark) = mark.filter(|mark| *mark <= 1000) else {
            return self.fault(FaultKind::NotPerCent);
        };
        if !self.is_text() && (1..=PROBABLY_PER_CENT).contains(&mark) {
            self.sink.lines.borrow_mut().bare.insert(self.path.clone(), mark);
        }
        Some(mark)
    }

    /// True or false.
    pub fn truth(&self) -> Option<bool> {
        match self.value {
            DeValue::Boolean(truth) => Some(*truth),
            _ => self.fault(FaultKind::WrongType(Expected::Truth)),
        }
    }

    /// One of these words.
    pub fn word<T>(&self, words: impl IntoIterator<Item = (&'static str, T)>) -> Option<T> {
        let text = self.text()?;
        let mut expected = Vec::new();
        for (word, value) in words {
            if word == text {
                return Some(value);
            }
            expected.push(word);
        }
        self.fault(FaultKind::UnknownWord(expected))
    }

    /// True for a text.
    pub fn is_text(&self) -> bool {
        matches!(self.value, DeValue::String(_))
    }

    /// True for a list.
    pub fn is_list(&self) -> bool {
        matches!(self.value, DeValue::Array(_))
    }

    /// True for a table.
    pub fn is_table(&self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }

    /// The elements of a list.
    pub fn list(&self) -> Option<Vec<ValueNode<'a>>> {
        let DeValue::Array(list) = self.value else {
            return self.fault(FaultKind::WrongType(Expected::List));
        };
        let element = |(i, item): (usize, &'a toml::Spanned<DeValue<'a>>)| {
            let path = format!("{}[{i}]", self.path);
            let line = self.sink.record_line(&path, item.span().start);
            ValueNode { sink: self.sink, path, line, value: item.get_ref() }
        };
        Some(list.iter().enumerate().map(element).collect())
    }

    /// The elements of a list, each read by `f`; all are read even when one has a fault.
    pub fn each<T>(&self, f: impl Fn(&ValueNode<'a>) -> Option<T>) -> Option<Vec<T>> {
        let read: Vec<Option<T>> = self.list()?.iter().map(f).collect();
        read.into_iter().collect()
    }

    /// The elements of a list with at least one, each read by `f`.
    pub fn each_non_empty<T>(&self, f: impl Fn(&ValueNode<'a>) -> Option<T>) -> Option<Vec<T>> {
        let read = self.each(f)?;
        if read.is_empty() { self.fault(FaultKind::Empty) } else { Some(read) }
    }

    /// The fields of a table.
    pub fn table(&self) -> Option<TableReader<'a>> {
        match self.value {
            DeValue::Table(entries) => Some(TableReader {
                sink: self.sink,
                path: self.path.clone(),
                line: self.line,
                entries,
                read: BTreeSet::new(),
            }),
            _ => self.fault(FaultKind::WrongType(Expected::Table)),
        }
    }
}

impl<'a> TableReader<'a> {
    /// A field, if present.
    pub fn get(&mut self, key: &'static str) -> Option<ValueNode<'a>> {
        self.read.insert(key);
        let (key, value) = self.entries.iter().find(|(k, _)| k.get_ref().as_ref() == key)?;
        Some(self.node(key.get_ref(), key.span().start, value.get_ref()))
    }

    /// A required field.
    pub fn need(&mut self, key: &'static str) -> Option<ValueNode<'a>> {
        let node = self.get(key);
        if node.is_none() {
            let path = self.path_of(key);
            self.sink.fault(self.line, &path, FaultKind::MissingField);
        }
        node
    }

    /// An optional field: `Some(None)` if absent, `None` if it has a fault.
    pub fn maybe<T>(
        &mut self,
        key: &'static str,
        f: impl FnOnce(&ValueNode<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.get(key) {
            None => Some(None),
            Some(node) => f(&node).map(Some),
        }
    }

    /// All fields with their names, for tables with arbitrary names.
    pub fn all(&self) -> Vec<(&'a str, ValueNode<'a>)> {
        let named = |(k, v): (&'a toml::Spanned<toml::de::DeString<'a>>, &'a toml::Spanned<DeValue<'a>>)| {
            (k.get_ref().as_ref(), self.node(k.get_ref(), k.span().start, v.get_ref()))
        };
        self.entries.iter().map(named).collect()
    }

    /// Reports the fields that were not read.
    pub fn close(self) {
        for (key, node) in self.all() {
            if !self.read.contains(key) {
                node.fault::<()>(FaultKind::UnknownField);
            }
        }
    }

    fn node(&self, key: &str, offset: usize, value: &'a DeValue<'a>) -> ValueNode<'a> {
        let path = self.path_of(key);
        let line = self.sink.record_line(&path, offset);
        ValueNode { sink: self.sink, path, line, value }
    }

    fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }
}
