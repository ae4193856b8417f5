//! A federation's logo: upload in its settings, and public download.

use super::cookies::{self, Flash};
use super::federation::{or_refuse, server};
use super::multipart::MultipartFields;
use super::redirect::{HandlerContext, see_other};
use super::request_context::{Refused, RequestContext};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, Path as UrlPath, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use server::Server;
use server::certificate_pdf::LogoFault;
use server::certificates::SetLogoFault;
pub use server::certificates::logo_path;
use server::roles::{Action, Allowed, Whose};

/// Upload URL.
pub const LOGO: &str = "/api/logo";
/// Body limit in bytes: the file and the multipart overhead.
pub const LOGO_BODY: usize = server::certificate_pdf::LOGO_BYTES + 64 * 1024;

/// Number of the logo on the federation's new certificates.
pub async fn logo_in_use(context: &RequestContext, allowed: &Allowed) -> Result<Option<i32>, Refused> {
    or_refuse(server(context)?.certificates.logo_in_use(allowed.federation().id).await)
}

/// Stores or removes the logo and redirects to the settings. Not a server function, as it accepts a
/// file.
pub async fn set_logo(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let context = RequestContext::of_request(server, &parts);
    let here = HandlerContext::of(parts);
    let mut sent = MultipartFields::read(form).await;
    let code = sent.text("federation");
    let back = format!("/federation/{code}/settings");
    let fault = store_logo(&context, &code, sent).await;
    here.with(|| match fault {
        Ok(None) => see_other(&format!("{back}#logo")),
        Ok(Some(fault)) => {
            let faults = vec![format!("logo-{fault}")];
            cookies::leave_flash("logo", &Flash { faults, ..Flash::default() });
            see_other(&format!("{back}#logo"));
        }
        Err(refused) => refused.redirect(&back),
    });
    here.answer()
}

/// Token of the file's fault; `None` once stored.
async fn store_logo(
    context: &RequestContext,
    code: &str,
    mut sent: MultipartFields,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::SetFederation, code, Whose::Others).await?;
    let (file, removes) = (sent.bytes("file"), sent.text("remove") == "yes");
    if sent.cut {
        return Ok(Some(word(LogoFault::Bytes)));
    }
    if file.is_empty() && !removes {
        return Ok(Some("none"));
    }
    match server(context)?.certificates.set_logo(&allowed, (!removes).then_some(file)).await {
        Ok(()) => Ok(None),
        Err(SetLogoFault::File(fault)) => Ok(Some(word(fault))),
        Err(SetLogoFault::Store(error)) => or_refuse(Err(error)),
    }
}

const fn word(fault: LogoFault) -> &'static str {
    match fault {
        LogoFault::Bytes => "bytes",
        LogoFault::Pixels => "pixels",
        LogoFault::Picture => "picture",
        LogoFault::Detail => "detail",
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
