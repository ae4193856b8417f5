//! What stands around every page: the head, the way past the header, the header, the footer; and the table of addresses.

use axum::http::{HeaderValue, StatusCode, header};
use leptos::config::LeptosOptions;
use leptos::nonce::{Nonce, use_nonce};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use leptos_meta::{MetaTags, Title, provide_meta_context};
use leptos_router::SsrMode;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

/// The browser's half of the site, where there is one.
#[derive(Clone, Debug)]
pub struct Assets {
    /// Where the styles are.
    pub styles: String,
    /// How Leptos finds the scripts.
    pub options: LeptosOptions,
}

/// The whole document.
pub fn shell(assets: Option<Assets>) -> impl IntoView {
    if let (Some(nonce), Some(response)) = (use_nonce(), use_context::<ResponseOptions>()) {
        response.insert_header(header::CONTENT_SECURITY_POLICY, policy(&nonce));
    }
    let styles = assets.clone().map(|assets| view! { <link rel="stylesheet" href=assets.styles /> });
    let scripts = assets.map(|assets| view! { <HydrationScripts options=assets.options islands=true /> });
    view! {
        <!DOCTYPE html>
        <html lang="en">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <link rel="icon" href="/icon.svg" type="image/svg+xml" />
                {styles}
                {scripts}
                <MetaTags />
            </head>
            <body>
                <App />
            </body>
        </html>
    }
}

/// What a page may load and do: its own styles and pictures, the scripts that carry this answer's nonce and what those load, nothing foreign,
/// and it is shown in nobody's frame.
fn policy(nonce: &Nonce) -> HeaderValue {
    let policy = format!(
        "default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// The page inside the document.
#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    view! {
        <Title formatter=title text="" />
        <a class="skip" href="#main">{text::SKIP}</a>
        <Header />
        <main id="main" tabindex="-1">
            <Router>
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=Home ssr=SsrMode::Async />
                </Routes>
            </Router>
        </main>
        <Footer />
    }
}

/// The page's own title before the site's; a page without one has the site's alone.
fn title(page: String) -> String {
    if page.is_empty() { text::SITE.to_owned() } else { format!("{page} · {}", text::SITE) }
}

#[component]
fn Header() -> impl IntoView {
    view! {
        <header class="site-header">
            <a class="site-name" href="/">{text::SITE}</a>
            <nav class="site-nav" aria-label=text::NAV>
                <ul>
                    <li><a href="/practice">{text::PRACTICE}</a></li>
                    <li><a href="/me">{text::PROGRESS}</a></li>
                    <li><a href="/sign-in">{text::SIGN_IN}</a></li>
                </ul>
            </nav>
        </header>
    }
}

#[component]
fn Footer() -> impl IntoView {
    view! {
        <footer class="site-footer">
            <p>{text::FOOTER}</p>
        </footer>
    }
}

/// Until the pages stand in `pages/`.
#[component]
fn Home() -> impl IntoView {
    view! {
        <h1>{text::SITE}</h1>
        <p><a href="/practice">{text::PRACTICE}</a></p>
    }
}

/// An address that leads nowhere.
#[component]
fn NotFound() -> impl IntoView {
    if let Some(response) = use_context::<ResponseOptions>() {
        response.set_status(StatusCode::NOT_FOUND);
    }
    view! {
        <Title text=text::NOT_FOUND />
        <h1>{text::NOT_FOUND}</h1>
        <p>{text::NOT_FOUND_HELP}</p>
    }
}

/// Where the sentences come from.
mod text {
    pub const SITE: &str = "Director, please!";
    pub const SKIP: &str = "Skip to the content";
    pub const NAV: &str = "Site";
    pub const PRACTICE: &str = "Practice";
    pub const PROGRESS: &str = "My progress";
    pub const SIGN_IN: &str = "Sign in";
    pub const FOOTER: &str =
        "Rulings are computed from the facts. The Laws themselves are the WBF's and are cited, not copied.";
    pub const NOT_FOUND: &str = "There is no such page";
    pub const NOT_FOUND_HELP: &str = "The address may be mistyped, or the page may have moved.";
}
