//! The studio's buttons: what each does to its state. The desk's are as at the desk.

use super::query::{Studio, StudioNotice};
use crate::api::desk::DeskForm;
use crate::api::posted::Stop;
use bank::studio::suggestions;
use server::Server;
use server::forms::{Faults, Rejection};
use server::own_bank::{NewDraft, Origin, SavedDraft, ScenarioChange};
use server::roles::Allowed;
use server::rulings::Rulings;

/// Where the sender continues.
pub(super) enum Next {
    /// The same state, at this fragment
    Here(&'static str),
    /// The stored draft with this id
    Stored(String),
    /// The scenario with this id, which waits for review
    Submitted(String),
}

impl Studio {
    pub(super) async fn press(
        &mut self,
        pressed: &DeskForm,
        server: &Server,
        allowed: &Allowed,
        rulings: &Rulings,
    ) -> Result<Next, Stop> {
        self.notice = None;
        let next = match &*pressed.act {
            "save" => self.save(server, allowed).await.map(Next::Stored),
            "submit" => self.submit(server, allowed).await,
            "suggest" => Ok(Next::Here(self.suggest(rulings).await)),
            act => Ok(Next::Here(self.edit(act, pressed))),
        };
        let next = match next {
            Err(Stop::Faults(faults)) => {
                self.notice = notice(&faults);
                if self.notice == Some(StudioNotice::Changed) {
                    self.seen = self.stored_number(server, allowed).await?.unwrap_or(self.seen);
                }
                Next::Here("notice")
            }
            other => other?,
        };
        self.synchronise();
        Ok(next)
    }

    /// An edit of the facts, or of the list of stages.
    fn edit(&mut self, act: &str, pressed: &DeskForm) -> &'static str {
        let draft = &mut self.written.draft;
        match act.split_once(' ') {
            Some(("stage", "add")) => self.written.at = draft.add_stage(),
            Some(("stage", "remove")) => {
                draft.remove_stage();
                self.written.at = self.written.at.min(draft.count() - 1);
            }
            Some(("stage", number)) => {
                let at = number.parse::<usize>().unwrap_or(1).saturating_sub(1);
                self.written.at = at.min(draft.count() - 1);
            }
            _ => {
                let linked =
                    self.desk.paste.as_deref().filter(|_| act == "paste").and_then(Studio::desk_link);
                let to = match linked {
                    Some(sheet) => {
                        (self.desk.sheet, self.desk.paste, self.from_desk) = (sheet, None, true);
                        "facts"
                    }
                    None => self.desk.press(pressed),
                };
                self.written.draft.set_facts(self.written.at, self.desk.sheet.clone());
                return to;
            }
        }
        "stages"
    }

    /// Asks what is suggested for the stage.
    async fn suggest(&mut self, rulings: &Rulings) -> &'static str {
        let at = self.written.at;
        let ruled = match self.written.draft.facts(at).case() {
            Ok(case) => rulings.on(&case).await.ok().map(|ruling| (case, ruling)),
            Err(_) => None,
        };
        let Some((case, ruling)) = ruled else {
            self.notice = Some(StudioNotice::Unruled);
            return "notice";
        };
        let stage = self.written.draft.stage_mut(at);
        stage.asks.clear();
        stage.critical.clear();
        stage.weights.clear();
        for one in suggestions(&case, &ruling).into_iter().filter(|one| one.suggested) {
            let word = one.key.word().to_owned();
            if one.critical {
                stage.critical.insert(word.clone());
            }
            if one.weight > 1 {
                stage.weights.insert(word.clone(), one.weight.to_string());
            }
            stage.asks.insert(word);
        }
        "asked"
    }

    /// Stores the draft as it is, with its faults. Returns its id.
    async fn save(&mut self, server: &Server, allowed: &Allowed) -> Result<String, Stop> {
        let file = self.text.clone().unwrap_or_else(|| self.written.draft.write());
        let bank = &server.own_bank;
        if let Some(id) = &self.id {
            if let SavedDraft::Written(number) = bank.write(allowed, id, self.seen, &file).await? {
                self.seen = number;
            }
            return Ok(id.clone());
        }
        let origin = if self.from_desk { Origin::Desk } else { Origin::Written };
        let id = bank.begin(allowed, NewDraft { file, origin, ..NewDraft::default() }).await?.to_string();
        (self.id, self.seen) = (Some(id.clone()), 1);
        self.written.draft.id.clone_from(&id);
        Ok(id)
    }

    /// Stores the draft, and hands it to a second person if it has no faults.
    async fn submit(&mut self, server: &Server, allowed: &Allowed) -> Result<Next, Stop> {
        let id = self.save(server, allowed).await?;
        match server.own_bank.change(allowed, &id, ScenarioChange::Submit).await {
            Ok(()) => Ok(Next::Submitted(id)),
            Err(Rejection::Faults(faults)) => Err(Stop::Faults(faults)),
            Err(other) => Err(other.into()),
        }
    }

    /// The number of the stored text.
    async fn stored_number(&self, server: &Server, allowed: &Allowed) -> Result<Option<u32>, Stop> {
        let Some(id) = &self.id else { return Ok(None) };
        Ok(server.own_bank.find(allowed, id).await?.map(|found| found.current))
    }
}

fn notice(faults: &Faults) -> Option<StudioNotice> {
    faults.tokens.iter().find_map(|token| StudioNotice::read(token))
}
