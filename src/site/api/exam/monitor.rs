//! Examiners' actions on candidates.

use crate::api::cookies::tell_with;
use crate::api::federation::server;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use crate::segment::Segment;
use server::exams::marking::examiner::parse_attempt_id;
use server::exams::sitting::monitor::steer_asked;
use server::roles::{Action, Whose};

form! {
    /// Lets one candidate or all begin (`authorise`), stops clocks (`pause`), resumes them
    /// (`go_on`), adds minutes (`add`) or ends an attempt (`end`); leads to the live monitor.
    "board" MonitorAct labels "board-{}" {
        federation: hidden,
        sitting: hidden,
        attempt: hidden,
        act: hidden,
        minutes: number(-240, 240),
        query: hidden,
    }
    "minutes" at ""
}

impl MonitorAct {
    fn path(&self) -> String {
        let (federation, sitting) = (Segment(&self.federation), Segment(&self.sitting));
        let board = format!("/federation/{federation}/exams/{sitting}/board");
        // Only characters of a query, as it becomes part of a URL.
        let is_plain = |c: u8| c.is_ascii_alphanumeric() || b"=&%+-_.~*".contains(&c);
        let is_query = !self.query.is_empty() && self.query.bytes().all(is_plain);
        if is_query { format!("{board}?{}", self.query) } else { board }
    }
}

impl Posted for MonitorAct {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        // An attempt is ended for good by examiners only.
        let action = if self.act == "end" { Action::HoldExams } else { Action::Invigilate };
        let allowed = context.allowed(action, &self.federation, Whose::Others).await?;
        let sitting = super::sitting(context, &allowed, &self.sitting).await?;
        let one = match &*self.attempt {
            "all" => None,
            id => Some(parse_attempt_id(id).ok_or(Refused::NotFound)?),
        };
        // An exam is ended for all candidates by ending the sitting.
        if one.is_none() && self.act == "end" {
            return Err(Refused::NotFound.into());
        }
        let steer = steer_asked(&self.act, &self.minutes).ok_or("minutes")?;
        let done = server(context)?.sittings.steer_some(&allowed, &sitting, one, steer).await?;
        tell_with("board", &self.act, [("done", &done.to_string())]);
        Ok(self.page())
    }
}
