//! Who is asking, found out once for the whole page.

use super::cookies;
use super::redirect::{local, see_other};
use crate::server::Server;
use crate::server::accounts::{Account, SessionToken};
use leptos::prelude::use_context;
use std::sync::Arc;
use tokio::sync::OnceCell;

/// One page being made for one person. Clones are the same visit.
#[derive(Clone)]
pub struct Visit {
    inner: Option<Arc<Inner>>,
}

struct Inner {
    server: Server,
    token: Option<SessionToken>,
    standing: OnceCell<Standing>,
}

/// What is known of who is asking.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Standing {
    /// This account is signed in
    Somebody(Account),
    /// The browser holds no session
    Nobody,
    /// The browser holds a session that does not count any more
    Ended,
    /// The database did not say
    CannotTell,
}

/// Who is asking, as the pages know them.
#[derive(Clone, PartialEq, Eq)]
pub enum Who {
    /// Somebody signed in
    Somebody(Person),
    /// A visitor
    Nobody,
    /// Somebody whose session has ended
    Ended,
    /// The database does not answer, so nobody knows
    CannotTell,
}

/// Somebody signed in, as the pages know them.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// The name as they wrote it.
    pub name: String,
}

/// Somebody has signed in: the browser's session before ends, the new one begins, and the answer leads to `next`, or to
/// the progress page.
pub(super) async fn enter(server: &Server, token: &SessionToken, next: &str) {
    if let Some(before) = cookies::session()
        && let Err(error) = server.sign_out(&before).await
    {
        tracing::warn!(%error, "the session before could not be ended");
    }
    cookies::begin_session(token);
    see_other(local(next).unwrap_or("/me"));
}

impl Who {
    /// Somebody signed in, if it is somebody.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Who::Somebody(person) => Some(person),
            Who::Nobody | Who::Ended | Who::CannotTell => None,
        }
    }
}

impl Visit {
    /// The visit that this page is made for.
    pub fn begin() -> Visit {
        let inner = use_context::<Server>()
            .map(|server| Arc::new(Inner { server, token: cookies::session(), standing: OnceCell::new() }));
        Visit { inner }
    }

    /// The visit under way; a new one where none has begun.
    pub fn current() -> Visit {
        use_context::<Visit>().unwrap_or_else(Visit::begin)
    }

    /// Who is asking.
    pub async fn who(&self) -> Who {
        match self.standing().await {
            Standing::Somebody(account) => Who::Somebody(Person { name: account.name }),
            Standing::Nobody => Who::Nobody,
            Standing::Ended => Who::Ended,
            Standing::CannotTell => Who::CannotTell,
        }
    }

    /// Who is asking, with the account. Found out once.
    pub(super) async fn standing(&self) -> Standing {
        let Some(inner) = self.inner.as_deref() else { return Standing::Nobody };
        let Some(token) = inner.token.as_ref() else { return Standing::Nobody };
        let find = || async {
            match inner.server.who(token).await {
                Ok(Some(account)) => Standing::Somebody(account),
                Ok(None) => Standing::Ended,
                Err(error) => {
                    tracing::error!(%error, "who is asking could not be found out");
                    Standing::CannotTell
                }
            }
        };
        inner.standing.get_or_init(find).await.clone()
    }

    /// The server's rules, while a page is made.
    pub(super) fn server(&self) -> Option<&Server> {
        self.inner.as_deref().map(|inner| &inner.server)
    }
}
