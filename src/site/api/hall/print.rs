//! Booklets, answer sheets and the key as files. Each export is in the audit log.

use super::asked::{AskedPage, asked_pages};
use super::booklet::{answer_sheets, booklets};
use super::key::{hall_key_of, printed};
use super::{HallPaper, hall_papers};
use crate::api::attachment::{PDF, private_attachment};
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use crate::words;
use axum::extract::{Path as UrlPath, RawQuery, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use bank::exam::Part;
use server::Server;
use server::audit::Deed;
use server::certificate_pdf::PdfFault;
use server::exams::Sitting;
use server::hall_pdf;
use server::roles::{Action, Whose};
use server::rulings::Rulings;
use std::sync::Arc;
use words::{Language, Words};

/// What is printed, as asked for in a query.
struct Asked {
    /// The candidate's attempt; all if empty.
    paper: String,
    /// The part to print; both without one.
    part: Option<Part>,
    /// The language of all papers; each candidate's own without one.
    language: Option<Language>,
}

impl Asked {
    fn read(query: Option<&str>) -> Self {
        let pairs = || url::form_urlencoded::parse(query.unwrap_or_default().as_bytes());
        let value = |name: &str| pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
        let language = value("lang").and_then(|tag| Language::all().find(|one| one.tag() == tag));
        let part = value("part").and_then(|word| Part::from_word(&word));
        Self { paper: value("paper").unwrap_or_default(), part, language }
    }

    /// The name of the file: what it has, the part, the candidate's number, and the language.
    fn file_name(&self, stem: &str, papers: &[HallPaper]) -> String {
        let number = papers.first().filter(|_| !self.paper.is_empty()).map(|one| one.number.to_string());
        let part = self.part.map(|part| part.word().to_owned());
        let language = self.language.map(|language| language.tag().to_owned());
        let parts = [Some(stem.to_owned()), part, number, language];
        format!("{}.pdf", parts.into_iter().flatten().collect::<Vec<_>>().join("-"))
    }

    /// The language of a paper: the one asked for, the candidate's, or else the reader's.
    fn words(&self, paper: &HallPaper) -> &'static Words {
        let own = || paper.language.as_deref().and_then(Language::read);
        self.language.or_else(own).map_or_else(words, |language| language.words())
    }
}

/// What the handlers of this file get.
struct Printing {
    context: RequestContext,
    bank: Arc<Bank>,
    rulings: Rulings,
    code: String,
    id: String,
}

impl Printing {
    /// The sitting, and the papers asked for, without the examiner's own.
    async fn papers(&self, asked: &Asked) -> Result<(Sitting, Vec<HallPaper>), Refused> {
        let allowed = self.context.allowed(Action::HoldExams, &self.code, Whose::Others).await?;
        let (found, mut papers) = hall_papers(&self.context, &allowed, &self.id).await?;
        let is_asked = |one: &HallPaper| {
            !one.is_own && (asked.paper.is_empty() || one.attempt.id().0.to_string() == asked.paper)
        };
        papers.retain(is_asked);
        if papers.is_empty() {
            return Err(Refused::NotFound);
        }
        or_refuse(server(&self.context)?.halls.record(&allowed, &found, Deed::HallPapersPrinted).await)?;
        Ok((found, papers))
    }

    /// What `print` makes of the parts asked for of each paper, in its language: the closed part of
    /// all papers first, to be handed out and collected by itself. With the name of the file, which
    /// begins with `stem`.
    async fn each_paper<T>(
        &self,
        (stem, query): (&str, Option<&str>),
        print: impl Fn(&'static Words, &Sitting, &HallPaper, &[AskedPage]) -> Vec<(Part, T)>,
    ) -> Result<(String, Vec<T>), Refused> {
        let asked = Asked::read(query);
        let (found, papers) = self.papers(&asked).await?;
        let mut printed = Vec::new();
        for paper in &papers {
            let pages = asked_pages(&self.context, &self.bank, &self.rulings, paper).await?;
            printed.extend(print(asked.words(paper), &found, paper, &pages));
        }
        printed.retain(|(part, _)| asked.part.is_none_or(|asked| asked == *part));
        if printed.is_empty() {
            return Err(Refused::NotFound);
        }
        printed.sort_by_key(|(part, _)| *part);
        Ok((asked.file_name(stem, &papers), printed.into_iter().map(|(_, one)| one).collect()))
    }

    /// The response: a file, or the page that says why there is none.
    async fn respond(
        &self,
        typeset: Result<(String, impl FnOnce() -> Result<Vec<u8>, PdfFault> + Send + 'static), Refused>,
    ) -> Response {
        let here = format!("/federation/{}/exams/{}/hall", self.code, self.id);
        let (name, typeset) = match typeset {
            Ok(named) => named,
            Err(why) => return why.file_response(&here),
        };
        // A whole hall takes seconds, off the serving threads.
        match tokio::task::spawn_blocking(typeset).await {
            Ok(Ok(file)) => private_attachment(PDF, &name, file),
            fault => {
                tracing::error!(fault = ?fault.map(|made| made.map(|_| ())), "papers cannot be printed");
                Refused::Database.file_response(&here)
            }
        }
    }
}

/// The booklets of a sitting, or of one candidate.
pub async fn booklets_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    RawQuery(query): RawQuery,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let printing = Printing { context, bank, rulings, code, id };
    let made = printing.each_paper(("booklets", query.as_deref()), booklets).await;
    let made = made.map(|(name, printed)| (name, move || hall_pdf::papers(&printed)));
    printing.respond(made).await
}

/// The answer sheets of a sitting, or of one candidate.
pub async fn sheets_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    RawQuery(query): RawQuery,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let printing = Printing { context, bank, rulings, code, id };
    let made = printing.each_paper(("answer-sheets", query.as_deref()), answer_sheets).await;
    let made = made.map(|(name, printed)| (name, move || hall_pdf::answer_sheets(&printed)));
    printing.respond(made).await
}

/// The key for markers, in the reader's language.
pub async fn key_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let printing = Printing { context, bank, rulings, code, id };
    let made = async {
        let allowed = printing.context.allowed(Action::HoldExams, &printing.code, Whose::Others).await?;
        let Printing { context, bank, rulings, id, .. } = &printing;
        let key = hall_key_of(context, &allowed, bank, rulings, id).await?;
        let paper = key.groups.as_ref().map(|groups| printed(words(), &key.sitting, groups));
        let paper = paper.ok_or(Refused::NotFound)?;
        let name = format!("key-{}.pdf", words().language().tag());
        Ok((name, move || hall_pdf::papers(&[paper])))
    };
    let made = made.await;
    printing.respond(made).await
}
