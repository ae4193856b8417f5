//! Drawing papers, typing in answers and finishing a paper.

use super::asked::asked_page;
use super::{hall_paper, hall_papers};
use crate::alphabet;
use crate::api::cookies::{tell, tell_with};
use crate::api::federation::server;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use crate::segment::Segment;
use bank::exam::on_paper::tokens_of;
use bank::{Answer, Bank};
use leptos::prelude::use_context;
use server::exams::hall::TypingFault;
use server::exams::{ActionRefusal, device};
use server::roles::{Action, Whose};
use std::sync::Arc;

form! {
    /// Draws the papers of everyone on the list (`draw`), or finishes a paper (`finish`).
    "hall-act" HallActPost at "/federation/{federation}/exams/{sitting}/hall/{attempt}"
    without attempt "/federation/{federation}/exams/{sitting}/hall"
    labels "hall-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        act: hidden,
    }
}

impl Posted for HallActPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        match &*self.act {
            "draw" if self.attempt.is_empty() => {
                let (found, _) = hall_papers(context, &allowed, &self.sitting).await?;
                let drawn = server(context)?.halls.draw(&allowed, &found, alphabet()).await?;
                let counts = [("drawn", &*drawn.drawn.to_string()), ("refused", &drawn.refused.to_string())];
                tell_with("hall-act", "drawn", counts);
            }
            "finish" => {
                let (_, paper, _) = hall_paper(context, &allowed, &self.sitting, &self.attempt).await?;
                let (server, _, token) = context.signed_in().await?;
                server.halls.finish(&allowed, &paper, &device(token)).await.map_err(stop)?;
                tell("hall-act", "finished");
                return Ok(format!("/federation/{}/exams/{}/hall", self.federation, self.sitting));
            }
            _ => return Err(Refused::NotFound.into()),
        }
        Ok(self.page())
    }
}

form! {
    /// Reopens a finished paper, with the reason.
    "hall-reopen" HallReopenPost at "/federation/{federation}/exams/{sitting}/hall/{attempt}" "#correct"
    labels "hall-reopen-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        reason: prose(3),
    }
    "long" at "reason",
    "released" at "reason",
}

impl Posted for HallReopenPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let (_, paper, _) = hall_paper(context, &allowed, &self.sitting, &self.attempt).await?;
        server(context)?.halls.reopen(&allowed, &paper, &self.reason).await?;
        tell("hall-reopen", "reopened");
        Ok(self.page())
    }
}

form! {
    /// Stores the answer to a page as signs, or compares it with the stored one if `again` is set,
    /// and leads to the next page.
    "hall-type" HallTypePost labels "hall-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        page: hidden,
        base: hidden,
        again: hidden,
        signs: keyed,
    }
}

impl HallTypePost {
    fn path(&self) -> String {
        self.path_of(&self.page)
    }

    /// The path of a page of the paper; of the whole without one.
    fn path_of(&self, page: &str) -> String {
        let [federation, sitting, attempt] = [&self.federation, &self.sitting, &self.attempt].map(Segment);
        let above = format!("/federation/{federation}/exams/{sitting}/hall/{attempt}");
        match (page, &*self.again) {
            ("", _) => above,
            (page, "yes") => format!("{above}/{}?again=yes", Segment(page)),
            (page, _) => format!("{above}/{}", Segment(page)),
        }
    }
}

impl Posted for HallTypePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let (_, paper, pages) = hall_paper(context, &allowed, &self.sitting, &self.attempt).await?;
        let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
        let (server, _, token) = context.signed_in().await?;
        let number: usize = self.page.parse().map_err(|_| Refused::NotFound)?;
        let asked = asked_page(context, &bank, &paper, number).await?;
        let asked = asked.filter(|one| one.scenario.is_some()).ok_or(Refused::NotFound)?;
        let (mut tokens, mut faults) = (Vec::new(), Vec::new());
        for ask in &asked.form.asks {
            let typed = self.signs.get(ask.key.word()).map_or("", String::as_str);
            match tokens_of(ask, typed) {
                Ok(given) if given.is_empty() => {}
                Ok(given) => tokens.push((ask.key, given)),
                Err(fault) => faults.push(format!("{}:{}", fault.word(), ask.key.word())),
            }
        }
        if !faults.is_empty() {
            return Err(Stop::faults(faults));
        }
        let answer = Answer::of(tokens);
        let stored = pages.get(number - 1).and_then(|page| page.answer.as_deref());
        let before = stored.and_then(Answer::from_json).unwrap_or_default();
        if self.again == "yes" {
            stored.ok_or("untyped")?;
            let differ =
                asked.form.asks.iter().filter(|ask| answer.tokens(ask.key) != before.tokens(ask.key));
            let differ: Vec<String> = differ.map(|ask| format!("differs:{}", ask.key.word())).collect();
            if !differ.is_empty() {
                return Err(Stop::faults(differ));
            }
        } else if stored.is_none() || answer != before {
            let page = u16::try_from(number).map_err(|_| Refused::NotFound)?;
            let at = (page, self.base.parse().unwrap_or_default());
            let device = device(token);
            let typed = server.halls.type_answer(&allowed, &paper, &device, at, answer.to_json());
            typed.await.map_err(stop)?;
        }
        let next = number + 1;
        let next = if next > pages.len() { String::new() } else { next.to_string() };
        Ok(self.path_of(&next))
    }
}

/// The fault of an answer that was not stored.
pub(super) fn stop(fault: TypingFault) -> Stop {
    match fault {
        TypingFault::Own => Refused::Forbidden.into(),
        TypingFault::Refused(ActionRefusal::Over) => "refused-over".into(),
        TypingFault::Refused(ActionRefusal::Stale) => "refused-stale".into(),
        // What no form of ours sends.
        TypingFault::Refused(_) => Refused::NotFound.into(),
        TypingFault::Store(error) => error.into(),
    }
}
