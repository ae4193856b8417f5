//! The frame of every page: header with navigation, and footer.

use crate::api::{LanguagePost, SignedInUser, current_path};
use crate::words;
use leptos::prelude::*;
use url::form_urlencoded;
use words::Language;

/// The header. `here` is the path of this page; `who` is signed in.
pub fn header(here: &str, who: Option<&SignedInUser>) -> AnyView {
    let words = words();
    let to = |path: &'static str, id: &str| {
        let current = here == path || here.starts_with(&format!("{path}/"));
        view! { <li><a href=path aria-current=current.then_some("page")>{words.say(id)}</a></li> }.into_any()
    };
    let mut ways = vec![
        to("/practice", "nav-practice"),
        to("/desk", "nav-desk"),
        to("/laws", "nav-laws"),
        to("/me", "nav-progress"),
    ];
    if let Some(person) = who.filter(|person| person.runs) {
        let path = format!("/federation/{}", person.federation);
        let current = here == path || here.starts_with(&format!("{path}/"));
        let name = words.say("nav-federation");
        ways.push(
            view! { <li><a href=path aria-current=current.then_some("page")>{name}</a></li> }.into_any(),
        );
    }
    ways.extend(who.is_some().then(|| to("/account", "nav-account")));
    ways.push(match who {
        None => to("/sign-in", "nav-sign-in"),
        Some(person) => view! {
            <li>
                <form method="post" action="/api/sign-out">
                    <button
                        type="submit"
                        class="plain"
                        title=words.format("nav-signed-in-as", &[("name", (&person.name).into())])
                    >
                        {words.say("nav-sign-out")}
                    </button>
                </form>
            </li>
        }
        .into_any(),
    });
    view! {
        <header class="site-header">
            <a class="site-name" href="/">{words.say("site-name")}</a>
            <nav class="site-nav" aria-label=words.say("nav-label")>
                <ul>{ways}</ul>
            </nav>
        </header>
    }
    .into_any()
}

/// The footer, with the other languages: a choice keeps the page.
pub fn footer() -> AnyView {
    let words = words();
    let here = current_path();
    let one = |language: Language| {
        let current = language == words.language();
        view! {
            <li>
                <button
                    type="submit"
                    class="plain"
                    name="page"
                    value=language.tag()
                    lang=language.tag()
                    aria-current=current.then_some("true")
                >
                    {language.name()}
                </button>
            </li>
        }
    };
    let all: Vec<_> = Language::all().map(one).collect();
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("next", &here).finish();
    view! {
        <footer class="site-footer">
            <nav class="languages" aria-label=words.say("language-label")>
                <form method="post" action=LanguagePost::FORM.action>
                    <input type="hidden" name="next" value=here />
                    <ul>{all} <li><a href=format!("/language?{query}")>{words.say("language-of-laws")}</a></li></ul>
                </form>
            </nav>
            <p>{words.say("site-footer")}</p>
            <p><a href="/verify">{words.say("verify-title")}</a></p>
        </footer>
    }
    .into_any()
}
