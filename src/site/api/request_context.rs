//! Request context: the user's identity and languages, determined once per request.

use super::cookies;
use super::redirect::{local, see_other};
use crate::words;
use crate::zone::{PageZone, show_times_in};
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

/// User and server of one request. Clones share the authentication state.
#[derive(Clone)]
pub struct RequestContext {
    inner: Option<Arc<Inner>>,
}

struct Inner {
    server: Server,
    token: Option<SessionToken>,
    identity: OnceCell<AuthState<RequestIdentity>>,
}

/// Authentication state; `T` is the data about a signed-in user.
#[derive(Clone, PartialEq, Eq)]
pub enum AuthState<T> {
    /// Signed in.
    SignedIn(T),
    /// No session cookie.
    Visitor,
    /// The session has ended.
    SessionEnded,
    /// The database does not respond.
    Unavailable,
}

/// Authentication state for pages.
pub type UserState = AuthState<SignedInUser>;

impl<T> AuthState<T> {
    /// The signed-in user, if any.
    pub fn user(&self) -> Option<&T> {
        match self {
            AuthState::SignedIn(user) => Some(user),
            AuthState::Visitor | AuthState::SessionEnded | AuthState::Unavailable => None,
        }
    }

    /// Maps the data about a signed-in user.
    fn map<U>(self, map: impl FnOnce(T) -> U) -> AuthState<U> {
        match self {
            AuthState::SignedIn(user) => AuthState::SignedIn(map(user)),
            AuthState::Visitor => AuthState::Visitor,
            AuthState::SessionEnded => AuthState::SessionEnded,
            AuthState::Unavailable => AuthState::Unavailable,
        }
    }
}

/// The reason a page or action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Not signed in.
    SignedOut,
    /// No role permits it.
    Forbidden,
    /// The role requires a second factor.
    SecondFactor,
    /// Not found.
    NotFound,
    /// The database does not respond.
    Database,
}

impl Refused {
    /// Redirects the sender of a form; `back` is the page that shows it.
    pub(super) fn redirect(self, back: &str) {
        match self {
            Refused::SignedOut => see_other(&sign_in_url(back)),
            Refused::Forbidden => see_other("/refused"),
            Refused::SecondFactor => see_other(SECOND_FACTOR),
            Refused::NotFound => see_other("/lost"),
            Refused::Database => see_other("/refused?why=store"),
        }
    }

    /// The response in place of a file; after sign-in the user continues at `page`.
    pub(super) fn file_response(self, page: &str) -> Response {
        let words = words();
        match self {
            Refused::SignedOut => Redirect::to(&sign_in_url(page)).into_response(),
            Refused::SecondFactor => Redirect::to(SECOND_FACTOR).into_response(),
            Refused::Forbidden => (StatusCode::FORBIDDEN, words.say("refused-title")).into_response(),
            Refused::NotFound => (StatusCode::NOT_FOUND, words.say("lost-title")).into_response(),
            Refused::Database => (StatusCode::SERVICE_UNAVAILABLE, words.say("silent-title")).into_response(),
        }
    }
}

/// Page for setting up a second factor, which some roles require.
pub const SECOND_FACTOR: &str = "/account/second-factor";

/// Sign-in URL that continues at a page.
pub fn sign_in_url(next: &str) -> String {
    with_next("/sign-in", next)
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

/// Path of a form that continues at `next`.
pub fn with_next(form: &str, next: &str) -> String {
    if next.is_empty() {
        return form.to_owned();
    }
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("next", next).finish();
    format!("{form}?{query}")
}

/// Completes a sign-in: ends the browser's previous session, and starts the new one. Returns the
/// path to continue at: `next` or the progress page.
pub(super) async fn complete_sign_in(server: &Server, token: &SessionToken, next: &str) -> String {
    if let Some(previous) = cookies::session()
        && let Err(error) = server.sessions.sign_out(&previous).await
    {
        tracing::warn!(%error, "cannot end the previous session");
    }
    let awaits_code = server.sign_in.awaits_code(token).await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read whether a session awaits a code");
        false
    });
    if awaits_code {
        cookies::await_code(token);
        return with_next("/sign-in/code", next);
    }
    cookies::begin_session(token);
    remember_device(server, token).await;
    local(next).unwrap_or("/me").to_owned()
}

/// Records in the device's cookie that the account was used on it.
pub(super) async fn remember_device(server: &Server, token: &SessionToken) {
    let marks = async {
        let Some(who) = server.sessions.who(token).await? else { return Ok(None) };
        server.sign_in.marks_with(&browser(), &who).await
    };
    match marks.await {
        Ok(Some(marks)) => cookies::store_marks(&marks),
        Ok(None) => {}
        Err(error) => {
            let error: StoreError = error;
            tracing::warn!(%error, "cannot mark a device");
        }
    }
}

/// The federation with this code, or the site's own if there is none.
pub(super) async fn federation_or_default(server: &Server, code: &str) -> Result<Federation, StoreError> {
    Ok(server.federations.by_code(code).await?.unwrap_or_else(|| server.federation().clone()))
}

/// Determines the user and the languages of a request before it is handled.
pub async fn identify(State(server): State<Server>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    // An earlier layer of this request has already determined it.
    let existing = request.extensions().get::<RequestContext>().cloned();
    let context =
        existing.unwrap_or_else(|| RequestContext::of(server.clone(), cookies::session_in(headers)));
    // Before rendering: a page's parts are awaited in sequence, and one part could wait for a
    // connection while a suspended one holds it.
    let identity = context.identity().await;
    let zone = identity.user().map(|identity| PageZone::of(&identity.zone));
    let account = identity.user().map(|identity| &identity.account);
    let languages = RequestLanguages::of(request.uri(), headers);
    let mut default = languages.accepted;
    if let (Some(account), None) = (account, default) {
        default = server.federations.home_of(account).await.ok().flatten().map(|home| language_of(&home));
    }
    let chosen = account.map(|account| account.reads).unwrap_or_default();
    let reading = languages.reading(chosen, default.unwrap_or_else(|| language_of(server.federation())));
    request.extensions_mut().insert(context);
    request.extensions_mut().insert(reading);
    if let Some(zone) = zone {
        request.extensions_mut().insert(zone);
    }
    let mut response = with_languages(reading, next.run(request)).await;
    let varies = HeaderValue::from_static("accept-language, cookie");
    response.headers_mut().append(header::VARY, varies);
    response
}

/// Serves a response that does not depend on the user, such as during shutdown, in the browser's
/// language.
pub async fn with_browser_languages(State(server): State<Server>, request: Request, next: Next) -> Response {
    let languages = RequestLanguages::of(request.uri(), request.headers()).without_account(&server);
    with_languages(languages, next.run(request)).await
}

/// Sets the languages of a response that is no page; a page determines its own.
async fn with_languages(reading: ReaderLanguages, response: impl Future<Output = Response>) -> Response {
    let response = Owner::new().with(|| {
        provide_context(reading);
        ScopedFuture::new(response)
    });
    response.await
}

/// Provides the context of the current request: user, languages, browser, and the server's services.
/// Required for each request, since a missing context would be taken from the last page on
/// this thread.
pub fn provide_request_context(server: &Server) {
    let Some(parts) = use_context::<Parts>() else { return };
    let languages = RequestLanguages::of(&parts.uri, &parts.headers);
    let reading = parts
        .extensions
        .get::<ReaderLanguages>()
        .copied()
        .unwrap_or_else(|| languages.without_account(server));
    let user_agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let network = parts.extensions.get::<Network>().copied();
    // A language that was not chosen must not be stored at sign-up.
    let language = languages.from_url.or(languages.from_cookie.page).or(languages.accepted);
    let browser = Browser::new(user_agent.unwrap_or_default(), network, language);
    provide_context(browser.with_marks(cookies::marks_in(&parts.headers)));
    let identified = parts.extensions.get::<RequestContext>().and_then(|context| context.inner.as_deref());
    let identity = identified.map_or_else(OnceCell::new, |inner| inner.identity.clone());
    let token = cookies::session_in(&parts.headers);
    provide_context(RequestContext {
        inner: Some(Arc::new(Inner { server: server.clone(), token, identity })),
    });
    provide_context(server.clone());
    provide_context(reading);
    show_times_in(parts.extensions.get::<PageZone>().cloned().unwrap_or_else(|| PageZone::of("UTC")));
}

/// The browser of the current request.
pub(super) fn browser() -> Browser {
    use_context().unwrap_or_default()
}

/// Languages in a request.
struct RequestLanguages {
    /// From the URL, for this page only.
    from_url: Option<Language>,
    /// From the cookie.
    from_cookie: LanguageChoice,
    /// From the browser's `Accept-Language`.
    accepted: Option<Language>,
}

impl RequestLanguages {
    fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let query = uri.query().unwrap_or_default();
        let from_url = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == LANG);
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Self {
            from_url: from_url.and_then(|(_, tag)| Language::read(&tag)),
            from_cookie: cookies::languages_in(headers),
            accepted: accepted.and_then(Language::accepted),
        }
    }

    /// The languages regardless of the user's account.
    fn without_account(&self, server: &Server) -> ReaderLanguages {
        self.reading(
            LanguageChoice::default(),
            self.accepted.unwrap_or_else(|| language_of(server.federation())),
        )
    }

    /// The page's languages, for an account with these choices; otherwise the default.
    fn reading(&self, account: LanguageChoice, default: Language) -> ReaderLanguages {
        let reading = account.or(self.from_cookie).reading(default);
        match self.from_url {
            Some(page) => LanguageChoice { page: Some(page), ..LanguageChoice::default() }.reading(default),
            None => reading,
        }
    }
}

/// Query parameter for the language of a single page.
pub const LANG: &str = "lang";

impl RequestContext {
    /// The context of the current request.
    pub fn begin() -> RequestContext {
        use_context::<Server>()
            .map_or(RequestContext { inner: None }, |server| RequestContext::of(server, cookies::session()))
    }

    /// The context of a request outside a page, as determined on arrival.
    pub(super) fn of_request(server: Server, parts: &Parts) -> RequestContext {
        let identified = parts.extensions.get::<RequestContext>().cloned();
        identified.unwrap_or_else(|| RequestContext::of(server, cookies::session_in(&parts.headers)))
    }

    /// The context for this session.
    pub(super) fn of(server: Server, token: Option<SessionToken>) -> RequestContext {
        RequestContext { inner: Some(Arc::new(Inner { server, token, identity: OnceCell::new() })) }
    }

    /// The context of the current page, determined now if need be.
    pub fn current() -> RequestContext {
        use_context::<RequestContext>().unwrap_or_else(RequestContext::begin)
    }

    /// The authentication state.
    pub async fn user_state(&self) -> UserState {
        let token = self.inner.as_deref().and_then(|inner| inner.token.as_ref());
        self.identity().await.map(|RequestIdentity { account, runs_something, larger_type, .. }| {
            let federation = token.map(|token| token.code().to_owned()).unwrap_or_default();
            SignedInUser { name: account.name, federation, runs: runs_something, larger_type }
        })
    }

    /// The code of the user's home federation, if the user is already known to be signed in.
    pub(super) fn home_code(&self) -> Option<String> {
        let inner = self.inner.as_deref()?;
        inner.identity.get()?.user()?;
        inner.token.as_ref().map(|token| token.code().to_owned())
    }

    /// The authentication state with the account.
    pub(super) async fn auth_state(&self) -> AuthState<Account> {
        self.identity().await.map(|identity| identity.account)
    }

    /// The user, if they may be in the middle of an exam.
    pub(super) async fn may_sit(&self) -> Option<Account> {
        self.identity()
            .await
            .user()
            .filter(|identity| identity.may_sit)
            .map(|identity| identity.account.clone())
    }

    /// The identity, read from the database once.
    async fn identity(&self) -> AuthState<RequestIdentity> {
        let Some(inner) = self.inner.as_deref() else { return AuthState::Visitor };
        let Some(token) = inner.token.as_ref() else { return AuthState::Visitor };
        let find = || async {
            match inner.server.sessions.who_asks(token).await {
                Ok(Some(identity)) => AuthState::SignedIn(identity),
                Ok(None) => AuthState::SessionEnded,
                Err(error) => {
                    tracing::error!(%error, "cannot determine the user");
                    AuthState::Unavailable
                }
            }
        };
        inner.identity.get_or_init(find).await.clone()
    }

    /// The languages chosen in the account or the browser.
    pub(super) async fn chosen(&self) -> LanguageChoice {
        let from_cookie =
            use_context::<Parts>().map(|parts| cookies::languages_in(&parts.headers)).unwrap_or_default();
        self.auth_state().await.user().map_or(from_cookie, |account| account.reads.or(from_cookie))
    }

    /// Stores languages in the signed-in user's account.
    pub(super) async fn choose(&self, chosen: LanguageChoice) {
        if let (AuthState::SignedIn(account), Some(server)) = (self.auth_state().await, self.server())
            && let Err(error) = server.accounts.read_in(&account, chosen).await
        {
            tracing::error!(%error, "cannot store the chosen languages");
        }
    }

    /// The permission for an action in the federation with this code, on oneself or others.
    /// Required first for everything that belongs to a federation.
    pub async fn allowed(&self, action: Action, code: &str, whose: Whose) -> Result<Allowed, Refused> {
        let account = match self.auth_state().await {
            AuthState::SignedIn(account) => account,
            AuthState::Visitor | AuthState::SessionEnded => return Err(Refused::SignedOut),
            AuthState::Unavailable => return Err(Refused::Database),
        };
        let server = self.server().ok_or(Refused::Database)?;
        server.permissions.allow(&account, action, code, whose).await.map_err(|refusal| match refusal {
            Refusal::NoFederation => Refused::NotFound,
            Refusal::NotTheirs => Refused::Forbidden,
            Refusal::SecondFactor => Refused::SecondFactor,
            Refusal::Store(error) => {
                tracing::error!(%error, "cannot check a permission");
                Refused::Database
            }
        })
    }

    /// Self or other, for the account with this id in a federation.
    pub async fn whose(&self, code: &str, id: AccountId) -> Whose {
        let (AuthState::SignedIn(account), Some(server)) = (self.auth_state().await, self.server()) else {
            return Whose::Others;
        };
        let home = server.federations.by_code(code).await.ok().flatten();
        let is_own = account.id == id && home.is_some_and(|home| home.id == account.federation);
        if is_own { Whose::Own } else { Whose::Others }
    }

    /// The signed-in user, with the server's rules and the session token.
    pub(super) async fn signed_in(&self) -> Result<(&Server, Account, &SessionToken), Refused> {
        let inner = self.inner.as_deref().ok_or(Refused::Database)?;
        match (self.auth_state().await, &inner.token) {
            (AuthState::SignedIn(account), Some(token)) => Ok((&inner.server, account, token)),
            (AuthState::Unavailable, _) => Err(Refused::Database),
            (AuthState::SignedIn(_) | AuthState::Visitor | AuthState::SessionEnded, _) => {
                Err(Refused::SignedOut)
            }
        }
    }

    /// The server's rules; `None` outside a request.
    pub(super) fn server(&self) -> Option<&Server> {
        self.inner.as_deref().map(|inner| &inner.server)
    }
}
