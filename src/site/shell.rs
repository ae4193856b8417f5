//! The document around every page: head, content security policy, and the skip link.

use crate::api::{in_other_languages, suit_colours};
use crate::routes::Pages;
use crate::{AssetUrls, words};
use axum::http::{HeaderValue, header};
use leptos::nonce::{Nonce, use_nonce};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use leptos_meta::{MetaTags, Title, provide_meta_context};

/// The whole document.
pub fn shell(assets: Option<AssetUrls>) -> impl IntoView {
    if let (Some(nonce), Some(response)) = (use_nonce(), use_context::<ResponseOptions>()) {
        response.insert_header(header::CONTENT_SECURITY_POLICY, policy(&nonce));
    }
    // No part of the page is Leptos' in the browser, so it needs no marks.
    if let Some(context) = Owner::current_shared_context() {
        context.set_is_hydrating(false);
    }
    view! {
        <!DOCTYPE html>
        <html lang=words().language().tag() data-suits=suit_colours().word()>
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <link rel="icon" href="/icon.svg" type="image/svg+xml" />
                {assets.map(bundle)}
                {alternates()}
                <MetaTags />
            </head>
            <body>
                <App />
            </body>
        </html>
    }
}

/// The styles, and the script that starts the interactive parts once the browser is idle.
fn bundle(assets: AssetUrls) -> AnyView {
    let AssetUrls { styles, script, module } = assets;
    let start = format!(
        "const start=()=>import({script:?}).then(bundle=>bundle.default({{module_or_path:{module:?}}})\
         .then(bundle.start));window.requestIdleCallback?requestIdleCallback(start):start()"
    );
    view! {
        <link rel="stylesheet" href=styles />
        <link rel="modulepreload" href=script />
        <link rel="preload" href=module r#as="fetch" r#type="application/wasm" crossorigin="" />
        <script type="module" nonce=use_nonce()>
            {start}
        </script>
    }
    .into_any()
}

/// Links to the same page in each language, and in the default one.
fn alternates() -> Vec<AnyView> {
    let one =
        |(language, address)| view! { <link rel="alternate" hreflang=language href=address /> }.into_any();
    in_other_languages().into_iter().map(one).collect()
}

/// Content security policy: the site's own styles, pictures and bundle, inline scripts with this
/// response's nonce, no foreign content, no framing. Not `strict-dynamic`, which would block the
/// preload of the script.
fn policy(nonce: &Nonce) -> HeaderValue {
    let policy = format!(
        "default-src 'none'; script-src 'self' 'nonce-{nonce}' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// The body of the document.
#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    view! {
        <Title formatter=title text="" />
        <a class="skip" href="#main">{words().say("site-skip")}</a>
        <Pages />
    }
}

/// Document title: the page's before the site's; the site's alone for a page without one.
fn title(page: String) -> String {
    let site = words().say("site-name");
    if page.is_empty() { site } else { format!("{page} · {site}") }
}
