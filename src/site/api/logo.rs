//! A federation's logo: upload in its settings, and public download.

use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use axum::extract::{Path as UrlPath, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use server::Server;
use server::certificate_pdf::LogoFault;
pub use server::certificates::logo_path;
use server::roles::{Action, Allowed, Whose};

/// Body limit in bytes: the file and the multipart overhead.
pub const LOGO_BODY: usize = server::certificate_pdf::LOGO_BYTES + 64 * 1024;

/// Number of the logo on the federation's new certificates.
pub async fn logo_in_use(context: &RequestContext, allowed: &Allowed) -> Result<Option<i32>, Refused> {
    or_refuse(server(context)?.certificates.logo_in_use(allowed.federation().id).await)
}

form! {
    /// Stores or removes the logo, and leads to the settings.
    upload "logo" LogoPost at "/federation/{federation}/settings" "#logo"
    labels "settings-logo-{}" faults "settings-fault-logo-{}" {
        federation: hidden,
        file: upload(".png,image/png"),
        remove: tick,
    }
}

impl Posted for LogoPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetFederation, &self.federation, Whose::Others).await?;
        let file = self.file.clone().ok_or(LogoFault::Bytes.word())?;
        if file.is_empty() && !self.remove {
            return Err("none".into());
        }
        server(context)?.certificates.set_logo(&allowed, (!self.remove).then_some(file)).await?;
        Ok(format!("{}#logo", self.page()))
    }
}

/// A logo, public, as credentials refer to its URL. A numbered one never changes.
pub async fn logo_file(
    State(rules): State<Server>,
    UrlPath((code, number)): UrlPath<(String, String)>,
) -> Response {
    // Each logo has one canonical URL.
    let canonical = number.parse::<i32>().ok().filter(|read| read.to_string() == number);
    let found = async {
        let (Some(number), Some(federation)) = (canonical, rules.federations.by_code(&code).await?) else {
            return Ok(None);
        };
        rules.certificates.logo(&federation, number).await
    };
    match found.await {
        Ok(Some(png)) => {
            let headers = [
                (header::CONTENT_TYPE, "image/png"),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, png).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::error!(%error, "cannot read a logo");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}
