//! Cookies: the session; a session that awaits a second-factor code; chosen languages and suit
//! colours; marks of accounts used on the device; a visitor's answered scenarios; the page to continue
//! with after sign-up; a sign-in through a provider; the provider at which the browser signed in; and
//! the flash, which carries a form's faults to the page that shows it again. A visitor's latest answers
//! are in `given_cookie`.
//!
//! The flash lives for a minute and is removed once read. It carries the input except passwords,
//! which keeps input out of URLs. Over https every name has the prefix `__Host-`: browsers accept
//! such a cookie from this host and over https only.

use super::redirect::local;
use crate::suits::SuitColours;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use leptos::prelude::use_context;
use leptos_axum::ResponseOptions;
use server::accounts::FlowToken;
use server::accounts::{Marks, SessionToken, TicketPurpose};
use std::collections::BTreeMap;
use url::form_urlencoded;
use uuid::Uuid;
use words::LanguageChoice;

const SESSION: &str = "director_session";
const CODE: &str = "director_code";
const FLASH: &str = "director_flash";
const LANGUAGE: &str = "director_language";
const SUITS: &str = "director_suits";
const DEVICE: &str = "director_device";
const ANSWERED: &str = "director_answered";
const NEXT: &str = "director_next";
const FLOW: &str = "director_provider";
/// The server's time limits for signing in at a provider, and for the decision after it.
const FLOW_SECONDS: u32 = 75 * 60;
/// The provider at which the browser signed in, also for another account of this site.
const PROVIDER: &str = "director_signed_in_at";
/// Thirty days, as a session lasts unused. Nobody knows for how long a provider remembers a browser.
const PROVIDER_SECONDS: u32 = 30 * 24 * 60 * 60;
/// Thirty days from the last answer.
pub(super) const ANSWERED_SECONDS: u32 = 30 * 24 * 60 * 60;
/// Maximum bytes of ids; the oldest are dropped. Browsers limit a cookie to 4096 with its name.
const ANSWERED_BYTES: usize = 3000;
/// Separates ids, which consist of letters, digits, dots and tildes.
const SEPARATOR: char = '_';
/// Browsers accept this prefix only on a `Secure` cookie of this exact host with path `/`.
const HOST_PREFIX: &str = "__Host-";
/// The server's time limit for the code.
const CODE_SECONDS: u32 = 10 * 60;
/// The longest lifetime browsers allow. Sessions end on the server, which could not tell a browser
/// whose cookie expired earlier.
const SESSION_SECONDS: u32 = 400 * 24 * 60 * 60;
const FLASH_SECONDS: u32 = 60;
/// Bytes of form input that fit in the cookie, as encoded: browsers drop a cookie of more than 4096
/// bytes, including its name. The longest field gets what the others leave.
const FLASH_BYTES: usize = 3600;
const FIELD_BYTES: usize = 1000;

/// Faults of a form, and its input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flash {
    /// Fault tokens, in the order of the form.
    pub faults: Vec<String>,
    /// Input, by field name.
    pub typed: BTreeMap<String, String>,
    /// True if not all of the input fitted.
    pub is_cut: bool,
}

/// The session token of the current page's request.
pub fn session() -> Option<SessionToken> {
    SessionToken::parse(&cookie(SESSION)?)
}

/// The session token in these headers.
pub fn session_in(headers: &HeaderMap) -> Option<SessionToken> {
    SessionToken::parse(&find_cookie(headers, SESSION)?)
}

/// Sets the session cookie.
pub fn begin_session(token: &SessionToken) {
    set(SESSION, token.as_str(), SESSION_SECONDS);
}

/// Removes the session cookie.
pub fn end_session() {
    set(SESSION, "", 0);
}

/// The token of the session that awaits a code.
pub fn session_awaiting_code() -> Option<SessionToken> {
    SessionToken::parse(&cookie(CODE)?)
}

/// The languages chosen in this browser.
pub fn languages_in(headers: &HeaderMap) -> LanguageChoice {
    find_cookie(headers, LANGUAGE).map(|text| LanguageChoice::read(&text)).unwrap_or_default()
}

/// Marks of accounts used on the device.
pub fn marks_in(headers: &HeaderMap) -> Marks {
    find_cookie(headers, DEVICE).map(|text| Marks::read(&text)).unwrap_or_default()
}

/// Stores marks on the device.
pub fn store_marks(marks: &Marks) {
    set(DEVICE, &marks.text(), SESSION_SECONDS);
}

/// Stores languages in the browser.
pub fn store_languages(chosen: LanguageChoice) {
    set(LANGUAGE, &chosen.text(), SESSION_SECONDS);
}

/// The suit colours chosen in this browser.
pub fn suit_colours() -> SuitColours {
    cookie(SUITS).and_then(|text| SuitColours::read(&text)).unwrap_or_default()
}

/// Stores suit colours in the browser.
pub fn store_suit_colours(chosen: SuitColours) {
    set(SUITS, chosen.word(), SESSION_SECONDS);
}

/// The scenarios and stages answered in this browser without an account, the latest last.
pub fn answered() -> Vec<String> {
    let text = cookie(ANSWERED).unwrap_or_default();
    text.split(SEPARATOR).filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// Adds a scenario or stage to those answered in this browser.
pub fn store_answered(id: &str) {
    set(ANSWERED, &with_answered(answered(), id), ANSWERED_SECONDS);
}

fn with_answered(mut ids: Vec<String>, id: &str) -> String {
    ids.retain(|one| one != id);
    ids.push(id.to_owned());
    let mut bytes = 0;
    let fits = ids.iter().rev().take_while(|one| {
        bytes += one.len() + SEPARATOR.len_utf8();
        bytes <= ANSWERED_BYTES
    });
    let saved = fits.count();
    ids[ids.len() - saved..].join(SEPARATOR.encode_utf8(&mut [0; 4]))
}

/// Sets the cookie of a session that awaits a code.
pub fn await_code(token: &SessionToken) {
    set(CODE, token.as_str(), CODE_SECONDS);
}

/// Removes that cookie.
pub fn end_awaiting_code() {
    set(CODE, "", 0);
}

/// Stores the page to continue with after sign-up, for as long as the link in the email is valid.
/// Without a page removes an earlier one.
pub fn store_next(next: &str) {
    if let Some(next) = local(next) {
        let seconds = u32::try_from(TicketPurpose::Confirmation.lasts().whole_seconds()).unwrap_or(0);
        set(NEXT, &form_urlencoded::byte_serialize(next.as_bytes()).collect::<String>(), seconds);
    } else if cookie(NEXT).is_some() {
        set(NEXT, "", 0);
    }
}

/// The page to continue with after sign-up, once; empty in another browser.
pub fn take_next() -> String {
    let next = next();
    if !next.is_empty() {
        set(NEXT, "", 0);
    }
    next
}

/// The same, which stays.
pub fn next() -> String {
    let Some(saved) = cookie(NEXT) else { return String::new() };
    let decoded = form_urlencoded::parse(saved.as_bytes()).next();
    decoded.map(|(next, _)| next.into_owned()).unwrap_or_default()
}

/// Stores the secret of a sign-in through a provider.
pub fn store_flow(token: &FlowToken) {
    set(FLOW, token.as_str(), FLOW_SECONDS);
}

/// The secret of the sign-in through a provider that has begun in this browser.
pub fn flow() -> Option<FlowToken> {
    FlowToken::parse(&cookie(FLOW)?)
}

/// Removes that cookie.
pub fn end_flow() {
    set(FLOW, "", 0);
}

/// Stores the provider at which this browser has signed in: the code of its federation, and its id.
pub fn store_provider(code: &str, id: Uuid) {
    set(PROVIDER, &format!("{code}.{id}"), PROVIDER_SECONDS);
}

/// The provider at which this browser has signed in.
pub fn provider() -> Option<(String, Uuid)> {
    let text = cookie(PROVIDER)?;
    let (code, id) = text.split_once('.')?;
    Some((code.to_owned(), Uuid::try_parse(id).ok()?))
}

/// Removes that cookie.
pub fn end_provider() {
    set(PROVIDER, "", 0);
}

/// Stores faults and input for the page that shows the form again.
pub fn leave_flash(form: &str, flash: &Flash) {
    let mut text = form_urlencoded::Serializer::new(String::new());
    text.append_pair("form", form);
    for fault in &flash.faults {
        text.append_pair("fault", fault);
    }
    let (mut left, mut is_cut) = (FLASH_BYTES, false);
    let mut typed: Vec<_> = flash.typed.iter().collect();
    typed.sort_by_key(|(_, value)| value.len());
    let last = typed.len().saturating_sub(1);
    for (at, (name, value)) in typed.into_iter().enumerate() {
        let name = format!("typed-{name}");
        let fits = match at {
            // A truncated path would lead elsewhere.
            _ if name == "typed-next" => value,
            at if at == last => prefix(value, left.saturating_sub(byte_len(&name) + "=&".len())),
            _ => prefix(value, FIELD_BYTES),
        };
        is_cut |= fits.len() < value.len();
        let bytes = byte_len(&name) + byte_len(fits) + "=&".len();
        if let Some(rest) = left.checked_sub(bytes) {
            text.append_pair(&name, fits);
            left = rest;
        }
    }
    if is_cut {
        text.append_pair("cut", "");
    }
    set(FLASH, &text.finish(), FLASH_SECONDS);
}

/// Leaves a notice that the form's page shows once, with this text.
pub fn tell(form: &str, told: &str) {
    tell_with(form, told, []);
}

/// Leaves a notice with arguments of its text.
pub fn tell_with<const N: usize>(form: &str, told: &str, args: [(&str, &str); N]) {
    let args = args.into_iter().chain([("told", told)]);
    let typed = args.map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    leave_flash(form, &Flash { typed, ..Flash::default() });
}

/// The faults and input for this form, removed once read.
pub fn take_flash(form: &str) -> Option<Flash> {
    let text = cookie(FLASH)?;
    let mut flash = Flash::default();
    let mut meant = false;
    for (key, value) in form_urlencoded::parse(text.as_bytes()) {
        match key.strip_prefix("typed-") {
            Some(name) => drop(flash.typed.insert(name.to_owned(), value.into_owned())),
            None if key == "fault" => flash.faults.push(value.into_owned()),
            None if key == "form" => meant = value == form,
            None if key == "cut" => flash.is_cut = true,
            None => {}
        }
    }
    meant.then(|| {
        set(FLASH, "", 0);
        flash
    })
}

/// Bytes of a text once encoded.
fn byte_len(text: &str) -> usize {
    form_urlencoded::byte_serialize(text.as_bytes()).map(str::len).sum()
}

/// The longest prefix of a text with at most `limit` bytes once encoded.
fn prefix(text: &str, limit: usize) -> &str {
    let mut length = 0;
    let end = text.char_indices().find(|(at, c)| {
        length += byte_len(&text[*at..at + c.len_utf8()]);
        length > limit
    });
    end.map_or(text, |(at, _)| &text[..at])
}

pub(super) fn cookie(name: &str) -> Option<String> {
    let parts = use_context::<Parts>()?;
    find_cookie(&parts.headers, name)
}

/// The cookie of this name: over https only with the prefix, which no other host and no plain
/// connection can set.
fn find_cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let find = |name: &str| pairs(headers).find(|(one, _)| *one == name).map(|(_, value)| value.to_owned());
    find(&format!("{HOST_PREFIX}{name}")).or_else(|| if is_https(headers) { None } else { find(name) })
}

fn pairs(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

pub(super) fn set(name: &str, value: &str, seconds: u32) {
    let https = use_context::<Parts>().is_some_and(|parts| is_https(&parts.headers));
    let text = set_cookie(name, value, seconds, https);
    let (Some(response), Ok(text)) = (use_context::<ResponseOptions>(), HeaderValue::from_str(&text)) else {
        return;
    };
    response.append_header(header::SET_COOKIE, text);
}

/// Text of a `Set-Cookie` header.
fn set_cookie(name: &str, value: &str, seconds: u32, https: bool) -> String {
    let (host, secure) = if https { (HOST_PREFIX, "; Secure") } else { ("", "") };
    format!("{host}{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// True for a browser using https: by the form's origin, a proxy's header, or a cookie that is sent
/// over https only.
pub(super) fn is_https(headers: &HeaderMap) -> bool {
    let starts = |name: &str, with: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.starts_with(with))
    };
    starts("origin", "https://")
        || starts("x-forwarded-proto", "https")
        || pairs(headers).any(|(name, _)| name.starts_with(HOST_PREFIX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn keeps_latest_answers_that_fit() {
        let ids = |text: &str| text.split(SEPARATOR).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(with_answered(Vec::new(), "r001"), "r001");
        assert_eq!(with_answered(ids("r001_c002_r059.2"), "r001"), "c002_r059.2_r001");
        let many = (0..1000).map(|n| format!("r{n:04}")).collect();
        let text = with_answered(many, "c001");
        assert!(text.ends_with("_r0999_c001") && text.len() <= ANSWERED_BYTES, "{text}");
        assert!(ids(&text).len() > 400);
    }

    #[test]
    fn https_cookie_is_host_only() {
        let all = "; Path=/; HttpOnly; SameSite=Lax; Max-Age=60";
        assert_eq!(set_cookie("a", "b", 60, true), format!("__Host-a=b{all}; Secure"));
        assert_eq!(set_cookie("a", "b", 60, false), format!("a=b{all}"));
    }

    #[test]
    fn ignores_plain_cookie_over_https() {
        let plain = ("cookie", "a=planted; b=c");
        assert_eq!(
            find_cookie(&headers(&[plain]), "a").as_deref(),
            Some("planted"),
            "there is no other over http"
        );
        for https in [("x-forwarded-proto", "https"), ("origin", "https://example.org")] {
            assert_eq!(find_cookie(&headers(&[plain, https]), "a"), None);
        }
        let both = ("cookie", "a=planted; __Host-a=ours");
        assert_eq!(find_cookie(&headers(&[both]), "a").as_deref(), Some("ours"));
        assert_eq!(find_cookie(&headers(&[("cookie", "__Host-b=ours; a=planted")]), "a"), None);
    }
}
