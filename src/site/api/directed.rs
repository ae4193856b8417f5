//! Directed sessions: the forms at `/me/sessions`, for a user's own, and at
//! `/federation/{code}/sessions`, for co-signers.

use super::cookies::tell;
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use crate::alphabet;
use jiff::civil::Date;
use server::Server;
use server::directed::directed_id;
pub use server::directed::{
    CoSigner, Decision, Directed, DirectedForm, DirectedPart, DirectedState, EVENT_LIMIT, SIGNING_PAGE,
    UNSIGNED_LIMIT,
};
use server::roles::{Action, Allowed, Whose};

/// A user's directed sessions, and the data for entering another.
pub struct OwnDirected {
    /// Newest first.
    pub sessions: Vec<Directed>,
    /// People who may co-sign.
    pub cosigners: Vec<CoSigner>,
    /// Today in their federation.
    pub today: Date,
}

/// A co-signer's pending and decided requests.
pub struct Cosigning {
    /// One page, pending requests first.
    pub sessions: Vec<Directed>,
    /// Number of pending requests.
    pub asked: i64,
    /// True if there is another page.
    pub more: bool,
}

/// The signed-in user's sessions.
pub async fn own_directed(context: &RequestContext) -> Result<OwnDirected, Refused> {
    let (server, allowed) = home_permission(context).await?;
    let mut cosigners = or_refuse(server.directed.cosigners(&allowed).await)?;
    alphabet().sort(&mut cosigners, |one| &one.name);
    Ok(OwnDirected {
        sessions: or_refuse(server.directed.own(&allowed).await)?,
        cosigners,
        today: server.federations.today_in(allowed.federation()),
    })
}

/// The caller's co-sign requests: one page.
pub async fn cosigning(
    context: &RequestContext,
    allowed: &Allowed,
    after: u32,
) -> Result<Cosigning, Refused> {
    let server = server(context)?;
    let (sessions, more) = or_refuse(server.directed.cosigning(allowed, after).await)?;
    Ok(Cosigning { sessions, asked: or_refuse(server.directed.cosigning_asked(allowed).await)?, more })
}

form! {
    /// Enters a session.
    "directed" DirectedPost at "/me/sessions" labels "directed-{}" {}
    form DirectedForm {
        day: date,
        minutes: digits,
        text: text,
        part: choice,
        cosigner: choice,
    }
    "future" at "day", "event" at "text", "event-long" at "text", "event-sign" at "text", "twice" at "text"
}

impl Posted for DirectedPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, allowed) = home_permission(context).await?;
        server.directed.enter(&allowed, &self.form).await?;
        tell("directed", "entered");
        Ok(self.page())
    }
}

form! {
    /// Withdraws an unsigned session of the user.
    "directed-withdraw" WithdrawPost at "/me/sessions" {
        directed: hidden,
    }
}

impl Posted for WithdrawPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, allowed) = home_permission(context).await?;
        let id = directed_id(&self.directed).ok_or(Refused::NotFound)?;
        match server.directed.withdraw(&allowed, id).await? {
            true => Ok(self.page()),
            false => Err(Refused::NotFound.into()),
        }
    }
}

form! {
    /// Signs a session, declines it, or revokes a signature.
    "directed-decision" SigningPost at "/federation/{federation}/sessions" labels "cosign-{}" {
        federation: hidden,
        directed: kept,
        act: kept,
        text: remark(3),
    }
}

impl Posted for SigningPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::CoSign, &self.federation, Whose::Others).await?;
        let id = directed_id(&self.directed).ok_or(Refused::NotFound)?;
        let decision = Decision::read(&self.act).ok_or("act")?;
        server(context)?.directed.decide(&allowed, id, decision, &self.text).await?;
        Ok(self.page())
    }
}

/// The user's permission to enter directed sessions in their home federation.
async fn home_permission(context: &RequestContext) -> Result<(&Server, Allowed), Refused> {
    let (server, who, _) = context.signed_in().await?;
    let home = or_refuse(server.federations.home_of(&who).await)?.ok_or(Refused::NotFound)?;
    Ok((server, context.allowed(Action::KeepCertificates, &home.code, Whose::Own).await?))
}
