//! A candidate's scanned sheets, question by question: what was read, what was typed in, and what
//! a person must decide.

use super::super::asked::asked_pages;
use super::super::{AskedPage, HallPaper, hall_paper};
use crate::api::PageDone;
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use bank::exam::SheetField;
use bank::exam::on_paper::signs_of;
use bank::{Answer, Bank, ComponentQuestion};
use leptos::prelude::use_context;
use server::answer_sheet::layout::{LABEL, PITCH, RADIUS, ROW_HEIGHT, SheetRow};
use server::answer_sheet::reading::Doubt;
use server::exams::Sitting;
use server::exams::hall::scans::{Scan, StoredReading, of_paper};
use server::exams::hall::sheets_of;
use server::roles::Allowed;
use server::rulings::Rulings;
use std::sync::Arc;

/// Paper around the rows of a question, in points.
const AROUND: f32 = 6.0;

/// A candidate's sheets.
pub struct SheetReview {
    pub sitting: Sitting,
    pub paper: HallPaper,
    pub pages: Vec<PageDone>,
    pub asked: Vec<AskedPage>,
    pub sheets: Vec<ReviewedSheet>,
}

/// A sheet, with the pictures of it.
pub struct ReviewedSheet {
    /// Number of the sheet, from 1.
    pub number: usize,
    /// The picture that counts; `None` if the sheet is missing.
    pub scan: Option<Scan>,
    /// Other pictures of it.
    pub others: Vec<Scan>,
    /// True if they were read differently.
    pub differ: bool,
    pub questions: Vec<ReviewedQuestion>,
}

/// A question on a sheet.
#[derive(Clone)]
pub struct ReviewedQuestion {
    /// Page of the paper, from 1.
    pub page: usize,
    /// Number of the question on the page, from 1.
    pub ask: usize,
    pub component: ComponentQuestion,
    pub field: SheetField,
    /// The tokens of the marks, as they seem if in doubt.
    pub read: Vec<String>,
    /// The tokens typed in or confirmed before, if the page has an answer.
    pub stored: Option<Vec<String>>,
    pub doubt: Option<Doubt>,
    /// True if a person must decide before the sheet is confirmed.
    pub is_open: bool,
    /// Left, top, width and height on the page, in points.
    pub area: [f32; 4],
}

impl ReviewedQuestion {
    /// The name of its field in the form; a key must not begin with a digit.
    pub fn name(&self) -> String {
        format!("q{}-{}", self.page, self.ask)
    }

    /// True if it was typed in otherwise than it is marked.
    pub fn differs(&self) -> bool {
        self.doubt.is_none() && self.stored.as_ref().is_some_and(|stored| *stored != self.read)
    }

    /// The signs of the marks.
    pub fn read_signs(&self) -> String {
        signs_of(&self.component, &self.read)
    }

    /// The signs typed in.
    pub fn stored_signs(&self) -> Option<String> {
        self.stored.as_ref().map(|stored| signs_of(&self.component, stored))
    }

    /// The tokens to begin with; `None` if nothing is chosen yet.
    pub fn chosen(&self) -> Option<&[String]> {
        if self.is_open {
            return None;
        }
        Some(self.stored.as_deref().unwrap_or(&self.read))
    }
}

impl SheetReview {
    /// All its questions in order.
    pub fn questions(&self) -> impl Iterator<Item = &ReviewedQuestion> {
        self.sheets.iter().flat_map(|sheet| &sheet.questions)
    }

    /// The ids of the pictures that count.
    pub fn scans(&self) -> Vec<uuid::Uuid> {
        self.sheets.iter().filter_map(|sheet| sheet.scan.as_ref()).map(|scan| scan.id).collect()
    }

    /// True if two pictures of a sheet were read differently.
    pub fn differ(&self) -> bool {
        self.sheets.iter().any(|sheet| sheet.differ)
    }

    /// True if all its sheets that are there are confirmed.
    pub fn is_confirmed(&self) -> bool {
        let mut there = self.sheets.iter().filter_map(|sheet| sheet.scan.as_ref()).peekable();
        there.peek().is_some() && there.all(|scan| scan.is_confirmed)
    }
}

/// The sheets of the paper in the URL.
pub async fn sheet_review(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Arc<Bank>,
    id: &str,
    attempt: &str,
) -> Result<SheetReview, Refused> {
    let (sitting, paper, pages) = hall_paper(context, allowed, id, attempt).await?;
    if paper.is_own {
        return Err(Refused::Forbidden);
    }
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    let (_, scans) = or_refuse(server(context)?.hall_scans.listed(allowed, &sitting).await)?;
    let asked = asked_pages(context, bank, &rulings, &paper).await?;
    let mut found = of_paper(&scans, paper.attempt.id());
    let sheets = sheets_of(&asked).into_iter().zip(1..).map(|((_, rows), number)| {
        let mut scans = found.remove(&number).unwrap_or_default();
        // One that was confirmed counts, or else the first.
        let counts = scans.iter().position(|scan| scan.is_confirmed).unwrap_or(0);
        let scan = (!scans.is_empty()).then(|| scans.remove(counts));
        let differ = scan.as_ref().is_some_and(|scan| {
            !scan.is_confirmed && scans.iter().any(|other| other.readings != scan.readings)
        });
        let questions = scan.as_ref().map_or(Vec::new(), |scan| {
            scan.readings.iter().filter_map(|one| question(one, scan, &rows, &asked, &pages)).collect()
        });
        ReviewedSheet { number, scan, others: scans, differ, questions }
    });
    Ok(SheetReview { sheets: sheets.collect(), sitting, paper, pages, asked })
}

fn question(
    reading: &StoredReading,
    scan: &Scan,
    rows: &[SheetRow],
    asked: &[AskedPage],
    pages: &[PageDone],
) -> Option<ReviewedQuestion> {
    let page = usize::from(reading.page);
    let at = page.checked_sub(1)?;
    let component = asked.get(at)?.form.asks.get(reading.ask)?.clone();
    let token = |choice: &usize| component.choices.get(*choice).cloned();
    let mut read: Vec<String> = reading.choices.iter().filter_map(token).collect();
    read.sort_unstable();
    let stored = pages.get(at).and_then(|page| page.answer.as_deref()).map(|answer| {
        let answer = Answer::from_json(answer).unwrap_or_default();
        let mut tokens: Vec<String> = answer.tokens(component.key).to_vec();
        tokens.sort_unstable();
        tokens
    });
    let doubt = reading.doubt();
    let is_open = !scan.is_confirmed
        && match &stored {
            Some(stored) => doubt.is_none() && *stored != read,
            None => doubt.is_some(),
        };
    let of = rows.iter().filter(|row| (row.page, row.ask) == (reading.page, reading.ask));
    Some(ReviewedQuestion {
        page,
        ask: reading.ask + 1,
        field: SheetField::of(&component),
        component,
        read,
        stored,
        doubt,
        is_open,
        area: area(of)?,
    })
}

/// The part of the page with these rows.
fn area<'a>(rows: impl Iterator<Item = &'a SheetRow>) -> Option<[f32; 4]> {
    let rows: Vec<&SheetRow> = rows.collect();
    let (first, last) = (rows.first()?, rows.last()?);
    let bubbles = rows.iter().map(|row| row.bubbles()).max()?;
    // A box is as wide as a row of bubbles.
    let bubbles = if bubbles == 0 { 16 } else { bubbles };
    let (left, top) = (first.left - AROUND, first.top - AROUND / 2.0);
    let width = LABEL + PITCH * bubbles as f32 + RADIUS + AROUND;
    Some([left, top, width, last.top + ROW_HEIGHT + AROUND / 2.0 - top])
}
