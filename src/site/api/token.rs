//! The tokens of a federation's own systems, for its admins.

use super::certificate::check_second_factor;
use super::cookies::{tell, tell_with};
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
pub use server::api_tokens::{ApiToken, Scope, TokenState};
use server::api_tokens::{ApiTokenId, NewToken};
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// The federation's tokens, the latest first.
pub async fn tokens(context: &RequestContext, allowed: &Allowed) -> Result<Vec<ApiToken>, Refused> {
    or_refuse(server(context)?.api_tokens.list(allowed).await)
}

/// The scopes that a user may give to a token.
pub fn offered_scopes(allowed: &Allowed) -> impl Iterator<Item = (Scope, bool)> {
    Scope::ALL.into_iter().map(|scope| (scope, allowed.may_also(scope.action(), Whose::Others)))
}

form! {
    /// Makes a token. The next page shows it, once.
    "token" TokenPost at "/federation/{federation}/tokens" labels "token-{}" faults "certificates-fault-{}" {
        federation: hidden,
        name: text,
        scopes: many,
        days: number(1, 730),
        code: code("one-time-code") = "certificates-code",
    }
}

impl Posted for TokenPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::KeepTokens, &self.federation, Whose::Others).await?;
        check_second_factor(context, &self.code).await?;
        let new = NewToken { name: &self.name, scopes: &self.scopes, days: &self.days };
        let secret = server(context)?.api_tokens.make(&allowed, &new).await?;
        // In a cookie that lives for a minute: it is never in a URL.
        tell_with(Self::FORM.name, "made", [("secret", secret.as_str())]);
        Ok(self.page())
    }
}

form! {
    /// Revokes a token.
    "token-revoke" TokenRevoke at "/federation/{federation}/tokens" labels "token-{}" {
        federation: hidden,
        token: hidden,
    }
}

impl Posted for TokenRevoke {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::KeepTokens, &self.federation, Whose::Others).await?;
        let id = Uuid::try_parse(&self.token).map_err(|_| Refused::NotFound)?;
        server(context)?.api_tokens.revoke(&allowed, ApiTokenId(id)).await?;
        tell(Self::FORM.name, "revoked");
        Ok(self.page())
    }
}
