//! Import of many files: each becomes a draft, with or without faults.

use super::proof::{quick, sound};
use super::{FILE, NewDraft, Origin, OwnBank, WrittenScenario};
use crate::forms::Rejection;
use crate::roles::Allowed;
use bank::LocatedFault;
use bank::own::OwnId;
use bank::similar::Likeness;
use store::StoreError;

/// Most scenarios of one import.
pub const SCENARIOS: usize = 200;

/// A file of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedFile {
    /// Its name; empty for a pasted text.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What came of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The drafts, in the order of the files.
    pub drafts: Vec<OwnId>,
    /// Names of files that are not text, or too long.
    pub refused: Vec<String>,
}

/// What is known about an imported draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftReport {
    pub id: OwnId,
    /// The name of its file, if it has one.
    pub file_name: Option<String>,
    pub faults: Vec<LocatedFault>,
    /// The most similar scenario, if it has the same facts or is a twin.
    pub twin: Option<(Likeness, String)>,
}

/// The beginning of the comment that keeps the name of the file.
const NAMED: &str = "# file: ";

impl OwnBank {
    /// Makes a draft of each scenario in these files. Faults: `nothing`, `many` beyond
    /// [`SCENARIOS`], and those of [`OwnBank::begin`].
    pub async fn import(&self, allowed: &Allowed, files: Vec<ImportedFile>) -> Result<Imported, Rejection> {
        let (mut drafts, mut refused) = (Vec::new(), Vec::new());
        for file in files {
            match String::from_utf8(file.bytes) {
                Ok(text) => {
                    let parts: Vec<String> =
                        scenarios_in(&text).map(|part| named(&file.name, &part)).collect();
                    if parts.iter().any(|part| part.len() > FILE) {
                        refused.push(file.name);
                    } else {
                        drafts.extend(parts);
                    }
                }
                Err(_) => refused.push(file.name),
            }
        }
        if drafts.len() > SCENARIOS {
            return Err("many".into());
        }
        if drafts.is_empty() && refused.is_empty() {
            return Err("nothing".into());
        }
        let draft = |file| NewDraft { file, origin: Origin::Imported, ..NewDraft::default() };
        let drafts = match drafts.is_empty() {
            true => Vec::new(),
            false => self.begin_all(allowed, drafts.into_iter().map(draft).collect()).await?,
        };
        Ok(Imported { drafts, refused })
    }

    /// What is known about these drafts: faults, and twins among what the federation may draw and its
    /// other drafts. A claim is compared when its page is opened, as its ruling needs a search.
    pub async fn report(
        &self,
        allowed: &Allowed,
        of: Vec<WrittenScenario>,
    ) -> Result<Vec<DraftReport>, StoreError> {
        let bank = self.served.bank().for_papers(allowed.federation().code.as_str().into());
        let drafts = self.unfinished(allowed).await?;
        let work = move || {
            let read = drafts.iter().filter_map(|(id, file)| Some((id.clone(), sound(file, id)?)));
            let others: Vec<_> = read.collect();
            of.into_iter().map(|one| report(&bank, &others, one)).collect()
        };
        Ok(tokio::task::spawn_blocking(work).await.unwrap_or_default())
    }
}

fn report(
    bank: &bank::Bank,
    others: &[(OwnId, bank::own::OwnScenario)],
    one: WrittenScenario,
) -> DraftReport {
    let (own, faults) = match quick(&one.file, &one.id) {
        Ok(own) if own.as_ref().is_none_or(|own| own.faults.is_empty()) => (own, Vec::new()),
        Ok(own) => (None, own.map(|own| own.faults).unwrap_or_default()),
        Err(faults) => (None, faults),
    };
    let in_bank = own.as_ref().and_then(|own| {
        let (likeness, like) = own.similar(bank).into_iter().next()?;
        Some((likeness, like.stage.of.clone()))
    });
    let in_drafts = own.as_ref().and_then(|own| {
        let like = others.iter().filter(|(id, _)| *id != one.id);
        like.filter_map(|(id, other)| Some((own.likeness(other)?, id.to_string()))).min()
    });
    let twin = in_bank.into_iter().chain(in_drafts).min();
    let file_name = one.file.lines().find_map(|line| line.strip_prefix(NAMED)).map(str::to_owned);
    DraftReport { id: one.id, file_name, faults, twin: twin.filter(|(like, _)| *like != Likeness::SamePath) }
}

/// A scenario's text with the name of its file as a comment.
fn named(name: &str, text: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).take(100).collect();
    if name.is_empty() { text.to_owned() } else { format!("{NAMED}{name}\n{text}") }
}

/// The scenarios in a text: each begins with its line `id = …`, and the comments before it.
fn scenarios_in(text: &str) -> impl Iterator<Item = String> {
    let is_id = |line: &str| line.split_once('=').is_some_and(|(field, _)| field.trim_end() == "id");
    let lines: Vec<&str> = text.lines().collect();
    let mut begins: Vec<usize> = Vec::new();
    for at in (0..lines.len()).filter(|at| is_id(lines[*at])) {
        let is_comment = |line: &&&str| line.starts_with('#');
        let above = lines[..at].iter().rev().take_while(is_comment).count();
        begins.push(at - above);
    }
    // One scenario may have its id anywhere.
    if begins.len() < 2 {
        begins = vec![0];
    }
    begins[0] = 0;
    let ends = begins.iter().skip(1).copied().chain([lines.len()]).collect::<Vec<_>>();
    let parts = begins.into_iter().zip(ends).map(move |(from, to)| lines[from..to].join("\n") + "\n");
    parts.filter(|part| !part.trim().is_empty()).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::scenarios_in;

    #[test]
    fn splits_a_text_by_ids() {
        let parts = |text| scenarios_in(text).collect::<Vec<_>>();
        assert!(parts("").is_empty() && parts(" \n\n").is_empty());
        assert_eq!(parts("a = 1\nid = \"x\""), ["a = 1\nid = \"x\"\n"]);
        let two = "# head\nid = \"x\"\n[f]\na = 1\n# of y\nid=\"y\"\nb = 2\n";
        assert_eq!(parts(two), ["# head\nid = \"x\"\n[f]\na = 1\n", "# of y\nid=\"y\"\nb = 2\n"]);
    }
}
