//! Consequences of a change of edition for certificate holders, and the form for a paper on them.

use super::Reckoned;
use crate::api::exam_bank;
use crate::api::federation::{or_refuse, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use crate::segment::Segment;
use leptos::prelude::use_context;
use rules::law::Edition;
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;

/// Editions certified by valid certificates of the federation, with the number of holders of each,
/// and the edition in force there.
pub async fn editions_certified(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<(Vec<(Edition, usize)>, Edition), Refused> {
    let server = server(context)?;
    let certified = or_refuse(server.edition_changes.editions_certified(allowed).await)?;
    Ok((certified, server.federations.edition_in_force(allowed.federation())))
}

/// Consequences of another edition for holders of certificates of this one.
pub async fn change_of_edition(
    context: &RequestContext,
    allowed: &Allowed,
    from: Edition,
    to: Edition,
) -> Result<Reckoned, Refused> {
    let bank = exam_bank();
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    or_refuse(server(context)?.edition_changes.change_of_edition(allowed, (bank, rulings), from, to).await)
}

form! {
    /// Creates a paper on what a change of edition changes for holders, and leads to it.
    "edition-paper" EditionPost labels "delta-{}" faults "hold-paper-fault-{}" {
        federation: hidden,
        from: hidden,
        to: hidden,
        name: text = "hold-paper-name",
    }
}

impl EditionPost {
    fn editions(&self) -> Option<(Edition, Edition)> {
        self.from.parse().ok().zip(self.to.parse().ok())
    }
}

impl EditionPost {
    fn path(&self) -> String {
        let page = format!("/federation/{}/certificates/edition", Segment(&self.federation));
        self.editions().map_or_else(|| page.clone(), |(from, to)| format!("{page}?from={from}&to={to}"))
    }
}

impl Posted for EditionPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let certifies = context.allowed(Action::Certify, &self.federation, Whose::Others).await?;
        let holds = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let (from, to) = self.editions().filter(|(from, to)| from != to).ok_or("same")?;
        let change = match change_of_edition(context, &certifies, from, to).await? {
            Reckoned::Whole(change) => change,
            Reckoned::Late { .. } => return Err("late".into()),
        };
        let made = server(context)?.edition_changes.make_paper_of_change(&holds, &change, &self.name).await?;
        let paper = made.ok_or("nothing")?;
        Ok(format!("/federation/{}/exams/papers/{}", self.federation, paper.0))
    }
}
