//! The frame of every page: header with navigation, and footer.

use crate::api::{LanguagePost, SignedInUser, current_path, suit_colours};
use crate::suits::SuitColours;
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
    let mut ways = vec![to("/practice", "nav-practice"), to("/desk", "nav-desk"), to("/laws", "nav-laws")];
    match who {
        None => {
            let own = || [to("/me", "nav-progress"), to("/sign-in", "nav-sign-in")];
            ways.push(visitor_menu(own()));
            ways.push(
                view! { <li class="on-wide"><ul>{own().into_iter().collect_view()}</ul></li> }.into_any(),
            );
        }
        Some(person) => {
            ways.push(menu(person, here, [to("/me", "nav-progress"), to("/account", "nav-account")]))
        }
    }
    view! {
        <header class="site-header">
            <a class="site-name" href="/">
                <span class="whole">{words.say("site-name")}</span>
                <span class="short">{words.say("site-name-short")}</span>
            </a>
            <nav class="site-nav" aria-label=words.say("nav-label")>
                <ul>{ways}</ul>
            </nav>
        </header>
    }
    .into_any()
}

/// A visitor's own pages, folded on a phone so that the header is one row; elsewhere they stand
/// beside the others.
fn visitor_menu(own: [AnyView; 2]) -> AnyView {
    view! {
        <li class="on-phone">
            <details class="site-menu">
                <summary>{words().say("nav-menu")}</summary>
                <ul>{own.into_iter().collect_view()}</ul>
            </details>
        </li>
    }
    .into_any()
}

/// A signed-in user's own pages, folded so that the header is one row on a phone.
fn menu(person: &SignedInUser, here: &str, [progress, account]: [AnyView; 2]) -> AnyView {
    let words = words();
    let federation = person.runs.then(|| {
        let path = format!("/federation/{}", person.federation);
        let current = here == path || here.starts_with(&format!("{path}/"));
        let current = current.then_some("page");
        view! { <li><a href=path aria-current=current>{words.say("nav-federation")}</a></li> }
    });
    let name = words.format("nav-signed-in-as", &[("name", (&person.name).into())]);
    view! {
        <li>
            <details class="site-menu">
                <summary title=name>{words.say("nav-menu")}</summary>
                <ul>
                    {progress}
                    {federation}
                    {account}
                    <li>
                        <form method="post" action="/api/sign-out">
                            <button type="submit" class="plain">{words.say("nav-sign-out")}</button>
                        </form>
                    </li>
                </ul>
            </details>
        </li>
    }
    .into_any()
}

/// The footer, with the other languages and suit colours: a choice keeps the page.
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
    // The language stays as it is: only the button pressed is sent.
    let other = match suit_colours() {
        SuitColours::Four => SuitColours::Two,
        SuitColours::Two => SuitColours::Four,
    };
    let suits = view! {
        <button type="submit" class="plain" name="suits" value=other.word()>{words.say(other.label())}</button>
    };
    view! {
        <footer class="site-footer">
            <nav class="languages" aria-label=words.say("language-label")>
                <form method="post" action=LanguagePost::FORM.action>
                    <input type="hidden" name="next" value=here />
                    <ul>
                        {all}
                        <li><a href=format!("/language?{query}")>{words.say("language-of-laws")}</a></li>
                        <li>{suits}</li>
                    </ul>
                </form>
            </nav>
            <p>{words.say("site-footer")}</p>
            <p><a href="/verify">{words.say("verify-title")}</a></p>
        </footer>
    }
    .into_any()
}
