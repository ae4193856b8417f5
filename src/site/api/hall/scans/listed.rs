//! What became of uploaded files, and which sheets of each candidate are there.

use super::super::asked::asked_pages;
use super::super::{AskedPage, HallPaper, hall_papers};
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use leptos::prelude::use_context;
use server::exams::Sitting;
use server::exams::hall::scans::{HallScans, Scan, Scanned, of_paper};
use server::exams::hall::sheets_of;
use server::roles::Allowed;
use server::rulings::Rulings;
use std::sync::Arc;
use uuid::Uuid;

/// The sheets of a candidate.
pub struct CandidateSheets {
    pub paper: HallPaper,
    /// Number of sheets of the paper.
    pub of: usize,
    /// Numbers of the sheets that are missing.
    pub missing: Vec<usize>,
    /// Number of questions that a person must look at.
    pub doubts: usize,
    /// True if a sheet was read several times, with different results.
    pub differ: bool,
    /// True if all sheets that are there are confirmed.
    pub is_confirmed: bool,
    pub is_finished: bool,
}

impl CandidateSheets {
    /// True if a person has something to look at.
    pub fn waits(&self) -> bool {
        self.missing.len() < self.of && !self.is_confirmed && !self.is_finished && !self.paper.is_own
    }
}

/// All that was scanned at a sitting.
pub struct ListedScans {
    pub sitting: Sitting,
    pub files: Vec<Scanned>,
    pub scans: Vec<Scan>,
    pub candidates: Vec<CandidateSheets>,
    /// Days for which pictures are kept.
    pub kept_days: i64,
}

/// A picture of a sitting.
pub struct ScannedPicture {
    pub sitting: Sitting,
    pub scan: Scan,
    /// The name of its file.
    pub file: String,
    /// The candidate, if known.
    pub paper: Option<HallPaper>,
}

/// All that was scanned at the sitting in the URL.
pub async fn listed_scans(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Arc<Bank>,
    id: &str,
) -> Result<ListedScans, Refused> {
    let (sitting, papers) = hall_papers(context, allowed, id).await?;
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    let (files, scans) = or_refuse(server(context)?.hall_scans.listed(allowed, &sitting).await)?;
    let mut candidates = Vec::new();
    for paper in papers {
        let asked = asked_pages(context, bank, &rulings, &paper).await?;
        candidates.push(candidate(&scans, paper, &asked));
    }
    Ok(ListedScans { sitting, files, scans, candidates, kept_days: HallScans::KEPT_DAYS })
}

fn candidate(scans: &[Scan], paper: HallPaper, asked: &[AskedPage]) -> CandidateSheets {
    let of = sheets_of(asked).len();
    let found = of_paper(scans, paper.attempt.id());
    let doubts = |scans: &Vec<Scan>| {
        scans.first().map_or(0, |scan| scan.readings.iter().filter(|reading| reading.doubt.is_some()).count())
    };
    let differ = |scans: &Vec<Scan>| scans.iter().any(|scan| scan.readings != scans[0].readings);
    CandidateSheets {
        of,
        missing: (1..=of).filter(|sheet| !found.contains_key(sheet)).collect(),
        doubts: found.values().map(doubts).sum(),
        differ: found.values().any(differ),
        is_confirmed: !found.is_empty()
            && found.values().all(|scans| scans.iter().any(|scan| scan.is_confirmed)),
        is_finished: paper.attempt.state().is_over(),
        paper,
    }
}

/// The picture in the URL.
pub async fn scanned_picture(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
    scan: &str,
) -> Result<ScannedPicture, Refused> {
    let (sitting, papers) = hall_papers(context, allowed, id).await?;
    let scan = Uuid::try_parse(scan).map_err(|_| Refused::NotFound)?;
    let (files, scans) = or_refuse(server(context)?.hall_scans.listed(allowed, &sitting).await)?;
    let scan = scans.into_iter().find(|one| one.id == scan).ok_or(Refused::NotFound)?;
    let file = files.into_iter().find(|file| file.id == scan.upload).map(|file| file.name);
    let paper = papers.into_iter().find(|paper| Some(paper.attempt.id()) == scan.attempt);
    if paper.as_ref().is_some_and(|paper| paper.is_own) {
        return Err(Refused::Forbidden);
    }
    Ok(ScannedPicture { sitting, scan, file: file.unwrap_or_default(), paper })
}
