//! Request context: the user's identity and languages, determined once per request.

use super::cookies;
use super::redirect::{local, see_other};
use crate::words;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use leptos::prelude::{Owner, provide_context, use_context};
use leptos::reactive::computed::ScopedFuture;
use server::Server;
use server::StoreError;
use server::accounts::{Account, AccountId, Browser, Network, RequestIdentity, SessionToken};
use server::federation::{Federation, language_of};
use server::roles::{Action, Allowed, Refusal, Whose};
use std::sync::Arc;
use tokio::sync::OnceCell;
use url::form_urlencoded;
use words::{Language, LanguageChoice, ReaderLanguages};

/// One page being made for one person. Clones are the same visit.
#[derive(Clone)]
pub struct Visit {
    inner: Option<Arc<Inner>>,
}

struct Inner {
    server: Server,
    token: Option<SessionToken>,
    found: OnceCell<Standing<RequestIdentity>>,
}

/// Authentication state; `T` is the data about a signed-in user.
#[derive(Clone, PartialEq, Eq)]
pub enum Standing<T> {
    /// This one is signed in
    Somebody(T),
    /// The browser holds no session
    Nobody,
    /// The browser holds a session that does not count any more
    Ended,
    /// The database does not answer
    CannotTell,
}

/// Authentication state for pages.
pub type UserState = Standing<SignedInUser>;

impl<T> Standing<T> {
    /// The signed-in user, if any.
    pub fn somebody(&self) -> Option<&T> {
        match self {
            Standing::Somebody(one) => Some(one),
            Standing::Nobody | Standing::Ended | Standing::CannotTell => None,
        }
    }

    /// Maps the data about a signed-in user.
    fn map<U>(self, told: impl FnOnce(T) -> U) -> Standing<U> {
        match self {
            Standing::Somebody(one) => Standing::Somebody(told(one)),
            Standing::Nobody => Standing::Nobody,
            Standing::Ended => Standing::Ended,
            Standing::CannotTell => Standing::CannotTell,
        }
    }
}

/// The reason a page or action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Not signed in
    SignedOut,
    /// They hold no role that may
    NotTheirs,
    /// They hold one that counts only once they have set up a second factor
    SecondFactor,
    /// Not found
    Lost,
    /// The database does not answer
    Store,
}

impl Refused {
    /// Redirects the sender of a form; `back` is the page that shows it.
    pub(super) fn lead(self, back: &str) {
        match self {
            Refused::SignedOut => see_other(&signing_in(back)),
            Refused::NotTheirs => see_other("/refused"),
            Refused::SecondFactor => see_other(SECOND_FACTOR),
            Refused::Lost => see_other("/lost"),
            Refused::Store => see_other("/refused?why=store"),
        }
    }

    /// The response in place of a file; after sign-in the user continues at `page`.
    pub(super) fn in_place_of_a_file(self, page: &str) -> Response {
        let words = words();
        match self {
            Refused::SignedOut => Redirect::to(&signing_in(page)).into_response(),
            Refused::SecondFactor => Redirect::to(SECOND_FACTOR).into_response(),
            Refused::NotTheirs => (StatusCode::FORBIDDEN, words.say("refused-title")).into_response(),
            Refused::Lost => (StatusCode::NOT_FOUND, words.say("lost-title")).into_response(),
            Refused::Store => (StatusCode::SERVICE_UNAVAILABLE, words.say("silent-title")).into_response(),
        }
    }
}

/// Page for setting up a second factor, which some roles require.
pub const SECOND_FACTOR: &str = "/account/second-factor";

/// Sign-in URL that continues at a page.
pub fn signing_in(next: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("next", next).finish();
    format!("/sign-in?{query}")
}

/// The signed-in user, for pages.
#[derive(Clone, PartialEq, Eq)]
pub struct SignedInUser {
    /// The name as they wrote it.
    pub name: String,
    /// The code of the federation in which they have their account.
    pub federation: String,
    /// True for a role beyond trainee in their federation.
    pub runs: bool,
    /// True for an accommodation with larger type.
    pub larger_type: bool,
}

/// Completes a sign-in: ends the browser's previous session, starts the new one, and redirects to
/// `next` or the progress page.
pub(super) async fn enter(server: &Server, token: &SessionToken, next: &str) {
    if let Some(before) = cookies::session()
        && let Err(error) = server.sign_out(&before).await
    {
        tracing::warn!(%error, "the session before could not be ended");
    }
    let awaits_code = server.awaits_code(token).await.unwrap_or_else(|error| {
        tracing::error!(%error, "whether a session waits for a code could not be read");
        false
    });
    if awaits_code {
        cookies::await_code(token);
        let query = form_urlencoded::Serializer::new(String::new()).append_pair("next", next).finish();
        see_other(&format!("/sign-in/code?{query}"));
        return;
    }
    cookies::begin_session(token);
    remember(server, token).await;
    see_other(local(next).unwrap_or("/me"));
}

/// Has the device keep that this account was used on it.
pub(super) async fn remember(server: &Server, token: &SessionToken) {
    let marks = async {
        let Some(who) = server.who(token).await? else { return Ok(None) };
        server.marks_with(&who).await
    };
    match marks.await {
        Ok(Some(marks)) => cookies::keep_marks(&marks),
        Ok(None) => {}
        Err(error) => {
            let error: StoreError = error;
            tracing::warn!(%error, "a device could not be given its mark");
        }
    }
}

/// The federation with this code; the one that a visitor finds where there is none.
pub(super) async fn federation_named(server: &Server, code: &str) -> Result<Federation, StoreError> {
    Ok(server.federation_of(code).await?.unwrap_or_else(|| server.federation().clone()))
}

/// Finds out who sent a request and in which languages they read, before anything is made of it.
pub async fn recognise(State(server): State<Server>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    // An earlier layer of this request has already determined it.
    let known = request.extensions().get::<Visit>().cloned();
    let visit = known.unwrap_or_else(|| Visit::of(server.clone(), cookies::session_in(headers)));
    // Before rendering: a page's parts are awaited in sequence, and one part could wait for a
    // connection while a suspended one holds it.
    let standing = visit.standing().await;
    let account = standing.somebody();
    let wanted = RequestLanguages::of(request.uri(), headers);
    let mut usual = wanted.accepted;
    if let (Some(account), None) = (account, usual) {
        usual = server.home_of(account).await.ok().flatten().map(|home| language_of(&home));
    }
    let chosen = account.map(|account| account.reads).unwrap_or_default();
    let reading = wanted.reading(chosen, usual.unwrap_or_else(|| language_of(server.federation())));
    request.extensions_mut().insert(visit);
    request.extensions_mut().insert(reading);
    let mut answer = told_by(reading, next.run(request)).await;
    let varies = HeaderValue::from_static("accept-language, cookie");
    answer.headers_mut().append(header::VARY, varies);
    answer
}

/// Serves a response that does not depend on the user, such as during shutdown, in the browser's
/// language.
pub async fn in_language(State(server): State<Server>, request: Request, next: Next) -> Response {
    told_by(RequestLanguages::of(request.uri(), request.headers()).by_anybody(&server), next.run(request))
        .await
}

/// Sets the languages of a response that is no page; a page determines its own.
async fn told_by(reading: ReaderLanguages, answer: impl Future<Output = Response>) -> Response {
    let answer = Owner::new().with(|| {
        provide_context(reading);
        ScopedFuture::new(answer)
    });
    answer.await
}

/// Provides the context of the current request: user, languages, and the server's rules for this
/// client. Required for each request, since a missing context would be taken from the last page on
/// this thread.
pub fn put_at_hand(server: &Server) {
    let Some(parts) = use_context::<Parts>() else { return };
    let wanted = RequestLanguages::of(&parts.uri, &parts.headers);
    let reading =
        parts.extensions.get::<ReaderLanguages>().copied().unwrap_or_else(|| wanted.by_anybody(server));
    let said = parts.headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let network = parts.extensions.get::<Network>().copied();
    // A language that was not chosen must not be stored at sign-up.
    let language = wanted.asked.or(wanted.kept.page).or(wanted.accepted);
    let server =
        server.asked_by(Browser::new(said, network, language).with_marks(cookies::marks_in(&parts.headers)));
    let known = parts.extensions.get::<Visit>().and_then(|visit| visit.inner.as_deref());
    let found = known.map_or_else(OnceCell::new, |known| known.found.clone());
    let token = cookies::session_in(&parts.headers);
    provide_context(Visit { inner: Some(Arc::new(Inner { server: server.clone(), token, found })) });
    provide_context(server);
    provide_context(reading);
}

/// Languages in a request.
struct RequestLanguages {
    /// From the URL, for this page only.
    asked: Option<Language>,
    /// From the cookie.
    kept: LanguageChoice,
    /// From the browser's `Accept-Language`.
    accepted: Option<Language>,
}

impl RequestLanguages {
    fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let query = uri.query().unwrap_or_default();
        let asked = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == LANG);
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Self {
            asked: asked.and_then(|(_, tag)| Language::read(&tag)),
            kept: cookies::languages_in(headers),
            accepted: accepted.and_then(Language::accepted),
        }
    }

    /// The languages without regard to the user.
    fn by_anybody(&self, server: &Server) -> ReaderLanguages {
        self.reading(
            LanguageChoice::default(),
            self.accepted.unwrap_or_else(|| language_of(server.federation())),
        )
    }

    /// The page's languages, for an account with these choices; otherwise the default.
    fn reading(&self, account: LanguageChoice, usual: Language) -> ReaderLanguages {
        let reading = account.or(self.kept).reading(usual);
        match self.asked {
            Some(page) => LanguageChoice { page: Some(page), ..LanguageChoice::default() }.reading(usual),
            None => reading,
        }
    }
}

/// The parameter of an address that asks for a language, for that page alone.
pub const LANG: &str = "lang";

impl Visit {
    /// The context of the current request.
    pub fn begin() -> Visit {
        use_context::<Server>().map_or(Visit { inner: None }, |server| Visit::of(server, cookies::session()))
    }

    /// The context of a request outside a page, as determined on arrival.
    pub(super) fn asked(server: Server, parts: &Parts) -> Visit {
        let known = parts.extensions.get::<Visit>().cloned();
        known.unwrap_or_else(|| Visit::of(server, cookies::session_in(&parts.headers)))
    }

    /// The context for this session.
    pub(super) fn of(server: Server, token: Option<SessionToken>) -> Visit {
        Visit { inner: Some(Arc::new(Inner { server, token, found: OnceCell::new() })) }
    }

    /// The visit under way.
    pub fn current() -> Visit {
        use_context::<Visit>().unwrap_or_else(Visit::begin)
    }

    /// The authentication state.
    pub async fn who(&self) -> UserState {
        let token = self.inner.as_deref().and_then(|inner| inner.token.as_ref());
        self.found().await.map(|RequestIdentity { account, runs_something, larger_type, .. }| {
            let federation = token.map(|token| token.code().to_owned()).unwrap_or_default();
            SignedInUser { name: account.name, federation, runs: runs_something, larger_type }
        })
    }

    /// The authentication state with the account.
    pub(super) async fn standing(&self) -> Standing<Account> {
        self.found().await.map(|asking| asking.account)
    }

    /// The user, if they may be in the middle of an exam.
    pub(super) async fn may_sit(&self) -> Option<Account> {
        self.found().await.somebody().filter(|asking| asking.may_sit).map(|asking| asking.account.clone())
    }

    /// Found out once.
    async fn found(&self) -> Standing<RequestIdentity> {
        let Some(inner) = self.inner.as_deref() else { return Standing::Nobody };
        let Some(token) = inner.token.as_ref() else { return Standing::Nobody };
        let find = || async {
            match inner.server.who_asks(token).await {
                Ok(Some(asking)) => Standing::Somebody(asking),
                Ok(None) => Standing::Ended,
                Err(error) => {
                    tracing::error!(%error, "who is asking could not be found out");
                    Standing::CannotTell
                }
            }
        };
        inner.found.get_or_init(find).await.clone()
    }

    /// The languages chosen in the account or the browser.
    pub(super) async fn chosen(&self) -> LanguageChoice {
        let kept =
            use_context::<Parts>().map(|parts| cookies::languages_in(&parts.headers)).unwrap_or_default();
        self.standing().await.somebody().map_or(kept, |account| account.reads.or(kept))
    }

    /// Stores languages in the signed-in user's account.
    pub(super) async fn choose(&self, chosen: LanguageChoice) {
        if let (Standing::Somebody(account), Some(server)) = (self.standing().await, self.server())
            && let Err(error) = server.read_in(&account, chosen).await
        {
            tracing::error!(%error, "the languages that somebody chose could not be kept");
        }
    }

    /// The permission for an action in the federation with this code, on oneself or others.
    /// Required first for everything that belongs to a federation.
    pub async fn allowed(&self, action: Action, code: &str, whose: Whose) -> Result<Allowed, Refused> {
        let account = match self.standing().await {
            Standing::Somebody(account) => account,
            Standing::Nobody | Standing::Ended => return Err(Refused::SignedOut),
            Standing::CannotTell => return Err(Refused::Store),
        };
        let server = self.server().ok_or(Refused::Store)?;
        server.allow(&account, action, code, whose).await.map_err(|refusal| match refusal {
            Refusal::NoFederation => Refused::Lost,
            Refusal::NotTheirs => Refused::NotTheirs,
            Refusal::SecondFactor => Refused::SecondFactor,
            Refusal::Store(error) => {
                tracing::error!(%error, "it could not be found out who may do it");
                Refused::Store
            }
        })
    }

    /// Self or other, for the account with this id in a federation.
    pub async fn whose(&self, code: &str, id: AccountId) -> Whose {
        let (Standing::Somebody(account), Some(server)) = (self.standing().await, self.server()) else {
            return Whose::Others;
        };
        let home = server.federation_of(code).await.ok().flatten();
        let is_own = account.id == id && home.is_some_and(|home| home.id == account.federation);
        if is_own { Whose::Own } else { Whose::Others }
    }

    /// The signed-in user, with the server's rules and the session token.
    pub(super) async fn signed_in(&self) -> Result<(&Server, Account, &SessionToken), Refused> {
        let inner = self.inner.as_deref().ok_or(Refused::Store)?;
        match (self.standing().await, &inner.token) {
            (Standing::Somebody(account), Some(token)) => Ok((&inner.server, account, token)),
            (Standing::CannotTell, _) => Err(Refused::Store),
            (Standing::Somebody(_) | Standing::Nobody | Standing::Ended, _) => Err(Refused::SignedOut),
        }
    }

    /// The server's rules, while a page is made.
    pub(super) fn server(&self) -> Option<&Server> {
        self.inner.as_deref().map(|inner| &inner.server)
    }
}
