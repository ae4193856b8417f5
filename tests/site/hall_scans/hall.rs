//! A sitting in a hall: its papers printed and filled in by program, and pictures taken of them.

use super::pencil::{Chance, Paper, Shot, Stroke};
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use bank::exam::on_paper::sign;
use bank::exam::{Part, SheetField};
use bank::question::NONE;
use bank::{Bank, ComponentQuestion};
use server::answer_sheet::files::encode;
use server::answer_sheet::layout::{RowKind, SheetRow};
use server::answer_sheet::reading::Picture;
use server::exams::hall::{AskedPage, sheets_of};
use server::roles::{Action, Whose};
use server::rulings::{Limits, Rulings};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// A candidate's sheet as it is printed.
pub struct Printed {
    pub attempt: String,
    pub name: String,
    pub part: Part,
    /// Number of the sheet among the candidate's.
    pub number: usize,
    pub rows: Vec<SheetRow>,
    pub asks: Vec<(u16, usize, ComponentQuestion)>,
    width: usize,
    height: usize,
    values: Vec<u8>,
}

/// What a candidate means by a question.
#[derive(Clone, Debug)]
pub struct Meant {
    /// The name of its field: page and question.
    pub name: String,
    pub key: String,
    pub page: u16,
    pub signs: Vec<String>,
    pub is_doubtful: bool,
}

/// The printed sheets of a sitting: those of the closed part by number of the candidate, then those
/// of the open part.
pub fn printed(site: &RunningSite, ada: &mut Visitor<'_>, sitting: &str) -> Vec<Printed> {
    let id = sitting.to_owned();
    let papers: Vec<(String, String, Vec<AskedPage>)> = site.operate(async |server| {
        let bank = Arc::new(Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"));
        let rulings = Rulings::new(rules::engine::rule, Limits::of_this_machine());
        let demo = server.federation().clone();
        let who = server.people.account_with(&demo, "ada@example.org").await.unwrap().expect("an account");
        let allowed = server.permissions.allow(&who, Action::HoldExams, "demo", Whose::Others).await.unwrap();
        let held = server.sittings.list(&allowed).await.unwrap();
        let held = held.into_iter().find(|one| one.id.0.to_string() == id).expect("the sitting");
        let mut found = Vec::new();
        for paper in server.halls.papers(&allowed, &held).await.unwrap() {
            let pages = server.halls.asked_pages(&bank, &rulings, &paper.attempt).await;
            found.push((paper.attempt.id().0.to_string(), paper.name, pages));
        }
        found
    });
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("sheets-{sitting}.pdf"));
    let pdf = ada.get(&format!("/federation/demo/exams/{sitting}/hall/sheets.pdf"));
    std::fs::write(&file, pdf.bytes()).expect("a file");
    let mut sheets = Vec::new();
    for (attempt, name, pages) in papers {
        for ((part, rows), number) in sheets_of(&pages).into_iter().zip(1..) {
            let asks = pages.iter().flat_map(|page| {
                let number = u16::try_from(page.number).expect("a page");
                page.form.asks.iter().cloned().enumerate().map(move |(at, ask)| (number, at, ask))
            });
            let is_here = |(page, at, _): &(u16, usize, ComponentQuestion)| {
                rows.iter().any(|row| (row.page, row.ask) == (*page, *at))
            };
            let asks = asks.filter(is_here).collect();
            let (attempt, name) = (attempt.clone(), name.clone());
            sheets.push(Printed {
                attempt,
                name,
                part,
                number,
                rows,
                asks,
                width: 0,
                height: 0,
                values: vec![],
            });
        }
    }
    sheets.sort_by_key(|sheet| sheet.part);
    for (sheet, page) in sheets.iter_mut().zip(1..) {
        (sheet.width, sheet.height, sheet.values) = raster(&file, page);
    }
    std::fs::remove_file(file).expect("a file");
    sheets
}

/// A page of a PDF at 150 pixels to an inch.
pub fn raster(file: &Path, page: usize) -> (usize, usize, Vec<u8>) {
    let page = page.to_string();
    let out = Command::new("pdftoppm")
        .args(["-r", "150", "-gray", "-singlefile", "-f", &page, "-l", &page])
        .arg(file)
        .output()
        .expect("pdftoppm runs (Debian: apt-get install poppler-utils)");
    let mut parts = out.stdout.splitn(4, |byte| byte.is_ascii_whitespace());
    assert_eq!(parts.next(), Some(&b"P5"[..]));
    let mut number =
        || std::str::from_utf8(parts.next().expect("a number")).expect("text").parse().expect("digits");
    let (width, height): (usize, usize) = (number(), number());
    let values = parts.next().expect("pixels");
    (width, height, values[values.len() - width * height..].to_vec())
}

impl Printed {
    /// The sheet as it comes from the printer.
    pub fn paper(&self) -> Paper {
        Paper::printed(self.width, self.height, &self.values)
    }

    /// The sheet with a part of it white: left, top, width and height in points.
    pub fn without(&self, [left, top, width, height]: [f32; 4]) -> Paper {
        let scale = self.width as f32 / 595.28;
        let at = |points: f32| (points * scale) as usize;
        let mut values = self.values.clone();
        for y in at(top)..at(top + height) {
            values[y * self.width + at(left)..y * self.width + at(left + width)].fill(255);
        }
        Paper::printed(self.width, self.height, &values)
    }

    /// Fills in the sheet by chance. Some marks are erased badly, and some are two where one counts.
    pub fn filled(&self, paper: &mut Paper, chance: &mut Chance) -> Vec<Meant> {
        let question = |(page, at, ask): &(u16, usize, ComponentQuestion)| {
            let rows: Vec<&SheetRow> =
                self.rows.iter().filter(|row| (row.page, row.ask) == (*page, *at)).collect();
            let stroke = [Stroke::Filled, Stroke::Filled, Stroke::Light, Stroke::Crossed][chance.below(4)];
            let (choices, many) = match SheetField::of(ask) {
                SheetField::Digits { last } => (vec![chance.below(last)], false),
                SheetField::Bubbles { many: true, signs } => {
                    let first = chance.below(signs.len());
                    let both = (first + 1) % signs.len();
                    let is_none = |at: usize| ask.choices[at] == NONE;
                    let alone = both == first || is_none(first) || is_none(both);
                    (if alone { vec![first] } else { vec![first, both] }, true)
                }
                SheetField::Bubbles { signs, .. } => match chance.below(10) {
                    0 => (Vec::new(), false),
                    _ => (vec![chance.below(signs.len())], false),
                },
                SheetField::Box => (Vec::new(), false),
            };
            let mut is_doubtful = matches!(rows[0].kind, RowKind::Box);
            let bubbles: Vec<(usize, usize)> = match rows[0].kind {
                RowKind::Digit { .. } => {
                    choices.iter().flat_map(|at| [(0, (at + 1) / 10), (1, (at + 1) % 10)]).collect()
                }
                _ => choices.iter().map(|at| (at / 16, at % 16)).collect(),
            };
            for (row, at) in &bubbles {
                paper.mark(rows[*row].bubble(*at), stroke, chance);
            }
            if !is_doubtful && chance.below(5) == 0 {
                let at = (0, chance.below(rows[0].bubbles()));
                if !bubbles.contains(&at) {
                    let second = if many || chance.below(2) == 0 { Stroke::Erased } else { Stroke::Filled };
                    paper.mark(rows[0].bubble(at.1), second, chance);
                    is_doubtful = true;
                }
            }
            let mut signs: Vec<String> = choices.iter().map(|at| sign(ask, *at)).collect();
            signs.sort();
            let (name, key) = (format!("q{page}-{}", at + 1), ask.key.word().to_owned());
            Meant { name, key, page: *page, signs, is_doubtful }
        };
        self.asks.iter().map(question).collect()
    }
}

/// A photograph in JPEG, by chance.
pub fn photograph(paper: &Paper, chance: &mut Chance) -> Vec<u8> {
    let shot = Shot::by(chance);
    encode(&shot.of(paper, chance)).expect("a picture")
}

/// A picture as from a scanner: straight, evenly lit.
pub fn scan(paper: &Paper, chance: &mut Chance) -> Picture {
    let shot = Shot {
        width: 1400,
        turn: 0.4,
        upside_down: false,
        corners: [(0.0, 0.0); 4],
        curl: 0.0,
        light: [1.0; 3],
        noise: 0.01,
    };
    shot.of(paper, chance)
}

/// A PDF as scanners write it: a page for each picture in JPEG.
pub fn document(pictures: &[Picture]) -> Vec<u8> {
    let mut out = b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n".to_vec();
    let kids: Vec<String> = (0..pictures.len()).map(|n| format!("{} 0 R", 4 + 2 * n)).collect();
    let (count, kids) = (kids.len(), kids.join(" "));
    out.extend(format!("2 0 obj\n<< /Type /Pages /Count {count} /Kids [{kids}] >>\nendobj\n").bytes());
    for (n, picture) in pictures.iter().enumerate() {
        let (image, page) = (3 + 2 * n, 4 + 2 * n);
        let jpeg = encode(picture).expect("a picture");
        let (width, height, length) = (picture.width(), picture.height(), jpeg.len());
        let head = format!(
            "{image} 0 obj\n<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace \
             /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length {length} >>\nstream\n"
        );
        out.extend(head.bytes());
        out.extend(jpeg);
        let tail = format!(
            "\nendstream\nendobj\n{page} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources \
             << /XObject << /I {image} 0 R >> >> >>\nendobj\n"
        );
        out.extend(tail.bytes());
    }
    out.extend(b"trailer << /Root 1 0 R >>\n%%EOF\n");
    out
}
