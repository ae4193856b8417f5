//! Cookies: the session's; that of a session which waits for the code of a second factor; the
//! languages that were chosen; the marks of accounts that were used on the device; the scenarios a
//! visitor has answered; where signing up was to lead, until the address is confirmed; and the one
//! that carries what was wrong with a form to the page that shows it.
//!
//! The last lives for a minute and is gone once it was read. It carries what was typed except
//! passwords, so that no address ever does. Over https each has a name by which browsers take it
//! from this host alone, and over https alone (`__Host-`).

use super::redirect::local;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use leptos::prelude::use_context;
use leptos_axum::ResponseOptions;
use server::accounts::{Marks, SessionToken, TicketPurpose};
use std::collections::BTreeMap;
use url::form_urlencoded;
use words::LanguageChoice;

const SESSION: &str = "director_session";
const CODE: &str = "director_code";
const FLASH: &str = "director_flash";
const LANGUAGE: &str = "director_language";
const DEVICE: &str = "director_device";
const ANSWERED: &str = "director_answered";
const NEXT: &str = "director_next";
/// Thirty days from the last answer.
const ANSWERED_SECONDS: u32 = 30 * 24 * 60 * 60;
/// The most bytes of ids; the oldest are dropped first. Browsers keep 4096 with name and attributes.
const ANSWERED_BYTES: usize = 3000;
/// Between two ids, which are made of letters, digits, dots and tildes.
const BETWEEN: char = '_';
/// With this before its name a browser takes a cookie only if it is `Secure`, of this very host, and for every path.
const HOST: &str = "__Host-";
/// As long as the server waits for the code.
const CODE_SECONDS: u32 = 10 * 60;
/// The longest lifetime that browsers allow. Sessions end on the server; a browser that forgot the
/// cookie earlier could not be told so.
const SESSION_SECONDS: u32 = 400 * 24 * 60 * 60;
const FLASH_SECONDS: u32 = 60;
/// Bytes of form input that fit in the cookie, as encoded: browsers drop a cookie of more than 4096
/// bytes, including its name. Truncating the longest field leaves room for the others.
const CARRIED: usize = 3600;
const CARRIED_OF_ONE: usize = 1000;
/// The field of a note or a report.
const LONG: &str = "text";

/// Faults of a form, and its input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flash {
    /// The ids of the faults, in the order of the form.
    pub faults: Vec<String>,
    /// The fields by name.
    pub typed: BTreeMap<String, String>,
}

/// The token the browser holds.
pub fn session() -> Option<SessionToken> {
    SessionToken::parse(&cookie(SESSION)?)
}

/// The token in the headers of a request that is no page's.
pub fn session_in(headers: &HeaderMap) -> Option<SessionToken> {
    SessionToken::parse(&among(headers, SESSION)?)
}

/// Gives the browser a session.
pub fn begin_session(token: &SessionToken) {
    set(SESSION, token.as_str(), SESSION_SECONDS);
}

/// Takes the session away from the browser.
pub fn end_session() {
    set(SESSION, "", 0);
}

/// The token of the session that waits for a code.
pub fn session_awaiting_code() -> Option<SessionToken> {
    SessionToken::parse(&cookie(CODE)?)
}

/// The languages that were chosen in the browser.
pub fn languages_in(headers: &HeaderMap) -> LanguageChoice {
    among(headers, LANGUAGE).map(|text| LanguageChoice::read(&text)).unwrap_or_default()
}

/// The marks of accounts that were used on the device.
pub fn marks_in(headers: &HeaderMap) -> Marks {
    among(headers, DEVICE).map(|text| Marks::read(&text)).unwrap_or_default()
}

/// Keeps marks on the device.
pub fn keep_marks(marks: &Marks) {
    set(DEVICE, &marks.text(), SESSION_SECONDS);
}

/// Keeps languages in the browser.
pub fn keep_languages(chosen: LanguageChoice) {
    set(LANGUAGE, &chosen.text(), SESSION_SECONDS);
}

/// The scenarios and stages answered in this browser without an account, the latest last.
pub fn answered() -> Vec<String> {
    let text = cookie(ANSWERED).unwrap_or_default();
    text.split(BETWEEN).filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// Adds a scenario or stage to those answered in this browser.
pub fn keep_answered(id: &str) {
    set(ANSWERED, &with_answered(answered(), id), ANSWERED_SECONDS);
}

fn with_answered(mut ids: Vec<String>, id: &str) -> String {
    ids.retain(|one| one != id);
    ids.push(id.to_owned());
    let mut bytes = 0;
    let fits = ids.iter().rev().take_while(|one| {
        bytes += one.len() + BETWEEN.len_utf8();
        bytes <= ANSWERED_BYTES
    });
    let kept = fits.count();
    ids[ids.len() - kept..].join(BETWEEN.encode_utf8(&mut [0; 4]))
}

/// Gives the browser a session that waits for a code.
pub fn await_code(token: &SessionToken) {
    set(CODE, token.as_str(), CODE_SECONDS);
}

/// Takes it away again.
pub fn end_awaiting_code() {
    set(CODE, "", 0);
}

/// Keeps where signing up was to lead, as long as the link of the letter counts; what an earlier one kept is dropped.
pub fn keep_next(next: &str) {
    if let Some(next) = local(next) {
        let seconds = u32::try_from(TicketPurpose::Confirmation.lasts().whole_seconds()).unwrap_or(0);
        set(NEXT, &form_urlencoded::byte_serialize(next.as_bytes()).collect::<String>(), seconds);
    } else if cookie(NEXT).is_some() {
        set(NEXT, "", 0);
    }
}

/// The page to continue with after sign-up, once; empty in another browser.
pub fn take_next() -> String {
    let Some(kept) = cookie(NEXT) else { return String::new() };
    set(NEXT, "", 0);
    let decoded = form_urlencoded::parse(kept.as_bytes()).next();
    decoded.map(|(next, _)| next.into_owned()).unwrap_or_default()
}

/// Carries faults to the page that shows the form again.
pub fn leave_flash(form: &str, flash: &Flash) {
    let mut text = form_urlencoded::Serializer::new(String::new());
    text.append_pair("form", form);
    for fault in &flash.faults {
        text.append_pair("fault", fault);
    }
    let mut left = CARRIED;
    for (name, value) in &flash.typed {
        // An address that is cut leads elsewhere.
        let value = match name.as_str() {
            "next" => value,
            // A long text comes with only a few short values: it gets the remaining space.
            LONG => cut(value, left.saturating_sub("typed-=".len() + LONG.len() + 1)),
            _ => cut(value, CARRIED_OF_ONE),
        };
        let one = form_urlencoded::Serializer::new(String::new())
            .append_pair(&format!("typed-{name}"), value)
            .finish();
        left = match left.checked_sub(one.len() + 1) {
            Some(left) => {
                text.append_pair(&format!("typed-{name}"), value);
                left
            }
            None => left,
        };
    }
    set(FLASH, &text.finish(), FLASH_SECONDS);
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
            None => {}
        }
    }
    meant.then(|| {
        set(FLASH, "", 0);
        flash
    })
}

/// The beginning of a text that takes so many bytes at most once it is encoded.
fn cut(text: &str, limit: usize) -> &str {
    let mut length = 0;
    let end = text.char_indices().find(|(at, c)| {
        length += form_urlencoded::byte_serialize(&text.as_bytes()[*at..at + c.len_utf8()])
            .map(str::len)
            .sum::<usize>();
        length > limit
    });
    end.map_or(text, |(at, _)| &text[..at])
}

fn cookie(name: &str) -> Option<String> {
    let parts = use_context::<Parts>()?;
    among(&parts.headers, name)
}

/// The cookie under this name: over https only the one that no other host and no plain connection can have set.
fn among(headers: &HeaderMap, name: &str) -> Option<String> {
    let find = |name: &str| pairs(headers).find(|(one, _)| *one == name).map(|(_, value)| value.to_owned());
    find(&format!("{HOST}{name}")).or_else(|| if is_https(headers) { None } else { find(name) })
}

fn pairs(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

fn set(name: &str, value: &str, seconds: u32) {
    let https = use_context::<Parts>().is_some_and(|parts| is_https(&parts.headers));
    let text = written(name, value, seconds, https);
    let (Some(response), Ok(text)) = (use_context::<ResponseOptions>(), HeaderValue::from_str(&text)) else {
        return;
    };
    response.append_header(header::SET_COOKIE, text);
}

/// A cookie as it is sent.
fn written(name: &str, value: &str, seconds: u32, https: bool) -> String {
    let (host, secure) = if https { (HOST, "; Secure") } else { ("", "") };
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
        || pairs(headers).any(|(name, _)| name.starts_with(HOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn keeps_latest_answers_that_fit() {
        let ids = |text: &str| text.split(BETWEEN).map(str::to_owned).collect::<Vec<_>>();
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
        assert_eq!(written("a", "b", 60, true), format!("__Host-a=b{all}; Secure"));
        assert_eq!(written("a", "b", 60, false), format!("a=b{all}"));
    }

    #[test]
    fn ignores_plain_cookie_over_https() {
        let plain = ("cookie", "a=planted; b=c");
        assert_eq!(among(&headers(&[plain]), "a").as_deref(), Some("planted"), "there is no other over http");
        for https in [("x-forwarded-proto", "https"), ("origin", "https://example.org")] {
            assert_eq!(among(&headers(&[plain, https]), "a"), None);
        }
        let both = ("cookie", "a=planted; __Host-a=ours");
        assert_eq!(among(&headers(&[both]), "a").as_deref(), Some("ours"));
        assert_eq!(among(&headers(&[("cookie", "__Host-b=ours; a=planted")]), "a"), None);
    }
}
