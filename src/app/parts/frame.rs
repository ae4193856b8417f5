//! What stands around every page: the header with the ways through the site, and the footer.

use crate::app::api::Person;
use crate::app::words;
use leptos::prelude::*;

/// The header. `here` is the path of this page; `who` is signed in.
pub fn header(here: &str, who: Option<&Person>) -> AnyView {
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
                    <button type="submit" class="plain" title=words.tell("nav-signed-in-as", &[("name", (&person.name).into())])>
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

/// The footer.
pub fn footer() -> AnyView {
    view! {
        <footer class="site-footer">
            <p>{words().say("site-footer")}</p>
            <p><a href="/verify">{words().say("verify-title")}</a></p>
        </footer>
    }
    .into_any()
}
