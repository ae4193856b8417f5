//! Parsing a whole file: its lines with all their faults, including contradictions between lines.

use super::columns::Columns;
use super::fault::{EnrolmentFileFault, LineFault};
use super::line::{Line, line};
use super::text::{decode, delimiter};
use csv::{ReaderBuilder, StringRecord, Trim};
use std::collections::BTreeMap;

/// The longest file, in bytes.
pub const BYTES: usize = 5 * 1024 * 1024;
/// Limit on lines after the header.
pub const LINES: usize = 10_000;

/// A parsed file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnrolmentSheet {
    /// Lines without blank ones.
    pub rows: Vec<EnrolmentRow>,
    /// Names of unused columns.
    pub unused: Vec<String>,
}

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnrolmentRow {
    /// Line number in the file, from 1.
    pub number: u64,
    /// The person, as written: the address, or a name without one.
    pub who: String,
    /// The parsed line, or all its faults.
    pub line: Result<Line, Vec<LineFault>>,
}

/// Parses a file. Reports faults of the whole file by themselves, faults of a line with the line.
pub fn read(bytes: &[u8]) -> Result<EnrolmentSheet, Vec<EnrolmentFileFault>> {
    if bytes.len() > BYTES {
        return Err(vec![EnrolmentFileFault::TooLong]);
    }
    let text = decode(bytes).map_err(|fault| vec![fault])?;
    let (sign, from) = delimiter(&text);
    let mut reader = ReaderBuilder::new()
        .delimiter(sign)
        .flexible(true)
        .has_headers(false)
        .trim(Trim::None)
        .from_reader(&text.as_bytes()[from..]);
    let mut records = Vec::new();
    let mut record = StringRecord::new();
    let mut lines = LinesOf { bytes: text.as_bytes(), at: 0, line: 1 };
    // Never fails: the text is UTF-8, and records may differ in length.
    while reader.read_record(&mut record).unwrap_or(false) {
        if record.iter().any(|field| !field.trim().is_empty()) {
            records.push((lines.of(begins(&text, from, &record)), record.clone()));
        }
    }
    let Some(((_, heads), lines)) = records.split_first() else {
        return Err(vec![EnrolmentFileFault::Empty]);
    };
    if let Some(fault) = open_quote(&text, &records) {
        return Err(vec![fault]);
    }
    let columns = Columns::read(heads.iter())?;
    match lines.len() {
        0 => Err(vec![EnrolmentFileFault::Empty]),
        n if n > LINES => Err(vec![EnrolmentFileFault::TooManyLines(n)]),
        _ => Ok(sheet(columns, lines)),
    }
}

/// Offset at which a record begins; the reader counts preceding line ends as part of it.
fn begins(text: &str, from: usize, record: &StringRecord) -> usize {
    let read = record.position().and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or_default();
    let before = text.as_bytes().get(from + read..).unwrap_or_default();
    from + read + before.iter().take_while(|byte| b"\r\n".contains(byte)).count()
}

/// Line numbers of ascending offsets in a text. Lines end with `\n`, `\r\n` or `\r`, of which the
/// CSV reader counts the first two.
struct LinesOf<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u64,
}

impl LinesOf<'_> {
    /// The line number of an offset, from 1.
    fn of(&mut self, place: usize) -> u64 {
        let ends = |at: &usize| match self.bytes[*at] {
            b'\n' => true,
            b'\r' => self.bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        };
        self.line += (self.at..place.min(self.bytes.len())).filter(ends).count() as u64;
        self.at = place.max(self.at);
        self.line
    }
}

/// Detects an unclosed quotation mark, which makes one field of the rest of the file: an odd number
/// of marks, and a last record over several lines.
fn open_quote(text: &str, records: &[(u64, StringRecord)]) -> Option<EnrolmentFileFault> {
    let odd = text.bytes().filter(|byte| *byte == b'"').count() % 2 == 1;
    let (number, last) = records.last()?;
    let swallowed = last.iter().next_back().is_some_and(|field| field.contains('\n'));
    (odd && swallowed).then_some(EnrolmentFileFault::OpenQuote(*number))
}

fn sheet(columns: Columns, records: &[(u64, StringRecord)]) -> EnrolmentSheet {
    let mut rows: Vec<EnrolmentRow> =
        records.iter().map(|(number, record)| row(&columns, *number, record)).collect();
    held_together(&mut rows);
    EnrolmentSheet { rows, unused: columns.unused }
}

fn row(columns: &Columns, number: u64, record: &StringRecord) -> EnrolmentRow {
    let fields: Vec<&str> = record.iter().collect();
    let at = |place: usize| fields.get(place).map_or("", |field| field.trim());
    let names = [columns.first, columns.last].into_iter().flatten().map(at).filter(|name| !name.is_empty());
    let who = match at(columns.email) {
        "" => names.collect::<Vec<_>>().join(" "),
        email => email.to_owned(),
    };
    EnrolmentRow { number, who: who.chars().take(120).collect(), line: line(columns, &fields) }
}

/// Checks that several lines for one person agree. A fault goes to the later one and names the
/// earlier.
fn held_together(rows: &mut [EnrolmentRow]) {
    let mut people: BTreeMap<String, (usize, Line)> = BTreeMap::new();
    let mut numbers: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut seats: BTreeMap<(String, String), (usize, super::Part, bool)> = BTreeMap::new();
    for at in 0..rows.len() {
        let Ok(line) = &rows[at].line else { continue };
        let line = line.clone();
        let mut faults = Vec::new();
        let earlier = |place: usize| rows[place].number;
        if let Some((place, before)) = people.get(&line.email)
            && (before.name != line.name || before.number != line.number)
        {
            faults.push(LineFault::Otherwise(earlier(*place)));
        }
        if let Some((place, email)) = line.number.as_ref().and_then(|number| numbers.get(number))
            && *email != line.email
        {
            faults.push(LineFault::NumberOnLine(earlier(*place)));
        }
        let clash = line.seats.iter().find_map(|seat| {
            let before = seats.get(&(line.email.clone(), seat.course.clone()))?;
            ((before.1, before.2) != (seat.part, line.suspended)).then_some(before.0)
        });
        faults.extend(clash.map(|place| LineFault::CourseOtherwise(earlier(place))));
        if !faults.is_empty() {
            rows[at].line = Err(faults);
            continue;
        }
        for seat in &line.seats {
            let key = (line.email.clone(), seat.course.clone());
            seats.entry(key).or_insert((at, seat.part, line.suspended));
        }
        if let Some(number) = &line.number {
            numbers.entry(number.clone()).or_insert((at, line.email.clone()));
        }
        people.entry(line.email.clone()).or_insert((at, line));
    }
}
