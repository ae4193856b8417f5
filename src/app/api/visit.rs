//! Who is asking, found out once for the whole page.

use super::cookies;
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
    account: OnceCell<Option<Account>>,
}

/// Somebody signed in, as the pages know them.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// The name as they wrote it.
    pub name: String,
}

impl Visit {
    /// The visit that this page is made for.
    pub fn begin() -> Visit {
        let inner = use_context::<Server>()
            .map(|server| Arc::new(Inner { server, token: cookies::session(), account: OnceCell::new() }));
        Visit { inner }
    }

    /// The visit under way; a new one where none has begun.
    pub fn current() -> Visit {
        use_context::<Visit>().unwrap_or_else(Visit::begin)
    }

    /// Who is signed in.
    pub async fn who(&self) -> Option<Person> {
        self.account().await.map(|account| Person { name: account.name })
    }

    /// The account signed in. When the database cannot tell, nobody is: the page says what it can say to anybody.
    pub(super) async fn account(&self) -> Option<Account> {
        let inner = self.inner.as_deref()?;
        let token = inner.token.as_ref()?;
        let find = || async {
            inner.server.who(token).await.unwrap_or_else(|error| {
                tracing::error!(%error, "who is asking could not be found out");
                None
            })
        };
        inner.account.get_or_init(find).await.clone()
    }

    /// The server's rules, while a page is made.
    pub(super) fn server(&self) -> Option<&Server> {
        self.inner.as_deref().map(|inner| &inner.server)
    }
}
