//! All that a form asks for, checked before anything is made.

use super::people::{NewPerson, new_people};
use super::word::word_for;
use super::{ExamWizard, WizardForm};
use crate::clock::moment;
use crate::exams::paper::{is_name, paper_id};
use crate::exams::roster::pasted::{PEOPLE, written};
use crate::exams::sitting::form::{instant_of, local};
use crate::exams::{SittingForm, WrittenPaper};
use crate::forms::{Entry, Faults, Rejection};
use crate::programmes::Offered;
use crate::roles::{Action, Allowed, Whose};
use bank::exam::checklist::pages;
use bank::exam::{Draft, Paper, Part, unprepared};
use bank::programme::Level;
use bank::{Bank, Names};
use jiff::ToSpan;
use store::paper::PaperId;
use store::sitting::SittingId;

/// The longest name of a level, in characters.
const NAME: usize = 120;
/// Papers of one name that are looked at for a free one.
const SAME_NAME: usize = 50;
/// The code of an exam whose level has no name in Latin letters.
const CODE: &str = "exam";

/// What a form asks for.
pub(super) struct Plan {
    /// Its paper is to be filled in.
    pub sitting: SittingForm,
    pub paper: PlannedPaper,
    /// Name of the programme to be made, if there is to be one.
    pub programme: Option<String>,
    pub pass: i16,
    /// True if only people on the list may enter.
    pub listed_only: bool,
    pub new_people: Vec<NewPerson>,
}

/// The paper of an exam.
pub(super) struct PlannedPaper {
    /// A stored one, which is used as it is.
    pub own: Option<PaperId>,
    pub name: String,
    pub file: String,
}

impl PlannedPaper {
    fn stored(paper: &WrittenPaper) -> Self {
        Self { own: Some(paper.id), name: paper.name.clone(), file: paper.file.clone() }
    }
}

/// The name of a paper like one with this name and its translations: as shown for 0, with the pass
/// mark for 1, and numbered from 2.
pub type NameOfPaper<'a> = &'a (dyn Fn(&str, &Names, usize) -> String + Sync);

/// The path of a level in forms.
pub fn level_path(offered: &Offered, level: &Level) -> String {
    format!("{}/{}", offered.programme.id, level.id)
}

impl ExamWizard {
    /// The plan of a form, or all its faults.
    pub(super) async fn plan(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        id: SittingId,
        form: &WizardForm,
        name_of: NameOfPaper<'_>,
    ) -> Result<Plan, Rejection> {
        let mut faults = Faults::default();
        let (new_people, listed_only) = self.people(allowed, id, form, &mut faults).await?;
        let mut sitting = SittingForm::default();
        let programme = self.level(allowed, bank, form, &mut sitting, &mut faults).await?;
        let pass = faults.need("pass", form.pass.value);
        let chosen = (&*form.paper, form.pass.value.unwrap_or(1));
        let paper = match self.paper(allowed, bank, chosen, name_of).await {
            Err(Rejection::Faults(found)) => {
                faults.join(found);
                None
            }
            paper => {
                let paper = paper?;
                faults.unless(paper.is_some(), "paper");
                paper
            }
        };
        let per_question = usize::try_from(faults.need("per_question", form.per_question.value)).unwrap_or(0);
        let late = faults.need("late", form.late.value);
        let minutes = match &paper {
            Some(paper) => self.minutes(allowed, bank, paper, per_question, &mut faults).await?,
            None => (0, 0),
        };
        sitting.closed_minutes = minutes.0.to_string().into();
        sitting.open_minutes = minutes.1.to_string().into();
        let lasts = i64::try_from(minutes.0 + minutes.1).unwrap_or(i64::MAX / 2) + i64::from(late);
        let zone = &allowed.federation().zone;
        let opens = form.opens.value.and_then(|time| instant_of(time, zone));
        let closes = opens.and_then(|opens| opens.checked_add(lasts.minutes()).ok());
        sitting.opens = form.opens.clone();
        sitting.closes = closes.map(|at| local(at, zone)).map_or_else(Entry::default, Into::into);
        faults.unless(closes.is_none_or(|at| at > self.clock.instant()), "opens-past");
        if let Some((opens, closes)) = opens.zip(closes) {
            let between = (moment(opens), moment(closes));
            match self.sittings.check_code(allowed, id, sitting.code.trim(), between).await {
                Err(Rejection::Faults(found)) => faults.join(found),
                checked => checked?,
            }
        }
        sitting.entry_code.clone_from(&form.entry_code);
        // Its paper may not be stored yet.
        sitting.paper = id.0.to_string();
        if let (Err(Rejection::Faults(found)), Some(_), true) =
            (sitting.read(allowed.federation(), id), &paper, late >= 0)
        {
            let of_minutes = ["closes", "closed_minutes", "open_minutes"];
            let is_ours = |token: &String| !of_minutes.contains(&token.as_str()) || opens.is_some();
            found.tokens.into_iter().filter(is_ours).for_each(|token| faults.unless(false, token));
        }
        faults.check()?;
        let paper = paper.ok_or("paper")?;
        Ok(Plan { sitting, paper, programme, pass, listed_only, new_people })
    }

    async fn people(
        &self,
        allowed: &Allowed,
        id: SittingId,
        form: &WizardForm,
        faults: &mut Faults,
    ) -> Result<(Vec<NewPerson>, bool), Rejection> {
        let listed_only = form.who == "listed";
        faults.unless(listed_only || form.who == "everyone", "who");
        match written(&form.people).len() {
            0 => faults.unless(!listed_only, "people"),
            n => faults.unless(n <= PEOPLE, "people-long"),
        }
        let pasted = self.rosters.planned(allowed, id, &form.people).await?;
        let may_invite = allowed.may_also(Action::Enrol, Whose::Others);
        match new_people(&form.people, &pasted, may_invite) {
            Ok(new) => Ok((new, listed_only)),
            Err(found) => {
                faults.join(found);
                Ok((Vec::new(), listed_only))
            }
        }
    }

    /// Sets name and code from the level. Returns the name of the level to be made, if there is one.
    async fn level(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        form: &WizardForm,
        sitting: &mut SittingForm,
        faults: &mut Faults,
    ) -> Result<Option<String>, Rejection> {
        let (name, code, new) = if form.level.is_empty() {
            let name = form.level_name.trim();
            faults.unless(is_name(name, NAME), "level_name");
            (name.to_owned(), word_for(name, CODE), Some(name.to_owned()))
        } else {
            let offered = self.programmes.offered(bank, allowed.federation().id).await?;
            let levels =
                || offered.iter().flat_map(|one| one.programme.levels.iter().map(move |level| (one, level)));
            let found = levels().find(|(one, level)| level_path(one, level) == form.level);
            let exam = found.and_then(|(_, level)| Some((level, *level.exams().first()?)));
            faults.unless(exam.is_some(), "level");
            let Some((level, exam)) = exam else { return Ok(None) };
            let code = exam.paper.clone().unwrap_or_else(|| word_for(&level.name, CODE));
            (level.name.clone(), code, None)
        };
        let or = |typed: &str, usual: String| if typed.trim().is_empty() { usual } else { typed.to_owned() };
        sitting.name = or(&form.name, name);
        sitting.code = or(&form.code, code);
        Ok(new)
    }

    /// The paper with this pass mark: the chosen one of the federation as it is, if it has that, or
    /// else one like it under a name of its own. `None` if there is no such paper.
    pub(super) async fn paper(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        (chosen, pass): (&str, i16),
        name_of: NameOfPaper<'_>,
    ) -> Result<Option<PlannedPaper>, Rejection> {
        let all = self.papers.list(allowed).await?;
        let own = paper_id(chosen).and_then(|id| all.iter().find(|one| one.id == id));
        let Some(file) = own.map(|own| own.file.as_str()).or_else(|| bank.text_of_paper(chosen)) else {
            return Ok(None);
        };
        let has_mark = Paper::read(file)
            .is_ok_and(|paper| paper.rules.pass.map(i32::from) == Some(10 * i32::from(pass)));
        if let (Some(own), true) = (own, has_mark) {
            return Ok(Some(PlannedPaper::stored(own)));
        }
        let Some(like) = Draft::read(file).map(|draft| draft.passed_at(pass)) else { return Ok(None) };
        let (name, names) = match (own, bank.paper(chosen)) {
            (Some(own), _) => (&own.name, &own.names),
            (None, Some(paper)) => (&paper.name, &paper.names),
            (None, None) => return Ok(None),
        };
        // A template keeps its name as long as no paper goes by it.
        for n in usize::from(own.is_some())..=SAME_NAME {
            let name = name_of(name, names, n);
            let file = like.clone().named(&name).file();
            match all.iter().find(|one| one.goes_by(&name)) {
                None => return Ok(Some(PlannedPaper { own: None, name, file })),
                Some(same) if same.file == file => return Ok(Some(PlannedPaper::stored(same))),
                Some(_) => {}
            }
        }
        Err("paper-names".into())
    }

    /// Minutes of the closed and the open part, at this number for each question.
    async fn minutes(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        paper: &PlannedPaper,
        per_question: usize,
        faults: &mut Faults,
    ) -> Result<(usize, usize), Rejection> {
        let federation = allowed.federation().id;
        let own = self.programmes.own(federation).await?;
        let avoided = self.papers.avoided(federation, &paper.file).await?;
        let read =
            Paper::read(&paper.file).and_then(|paper| paper.of_federation(&own, avoided).checked(bank));
        faults.unless(read.is_ok(), "paper-faults");
        let Ok(read) = read else { return Ok((0, 0)) };
        let pool = unprepared(bank, &read);
        let minutes = |part| per_question * pages(&pool, part);
        Ok((minutes(Part::Closed), minutes(Part::Open)))
    }
}
