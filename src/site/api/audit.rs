//! A federation's audit log, for its administrators.

use super::attachment::{CSV, private_attachment};
use super::request_context::{Refused, RequestContext};
use axum::extract::{Path as UrlPath, RawQuery, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use server::Server;
use server::audit::file;
pub use server::audit::{Deed, Filter as AuditFilter, LogEntryView as AuditEntry, MentionedPerson};
use server::roles::{Action, Allowed, Whose};
use url::form_urlencoded;
use uuid::Uuid;

/// Page size.
pub const AUDIT_PAGE: u32 = 50;

/// A page of the log.
pub struct AuditPage {
    /// Entries of the page, the latest first.
    pub entries: Vec<AuditEntry>,
    /// Number of entries that match the filter.
    pub count: u32,
    /// Number of entries in the log.
    pub all: i64,
    /// Hash of the last entry.
    pub hash: String,
}

/// Parses a query: the filter, and the page number from 0.
pub fn parse_audit_query(query: &str) -> (AuditFilter, u32) {
    let (mut filter, mut page) = (AuditFilter::default(), 0);
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "person" => filter.person = Uuid::try_parse(&value).ok(),
            "deed" => filter.deed = Deed::read(&value),
            // No log has a million pages; a page beyond the last is empty.
            "page" => page = value.parse::<u32>().unwrap_or(1).clamp(1, 1_000_000) - 1,
            _ => {}
        }
    }
    (filter, page)
}

/// A page of the federation's log.
pub async fn audit(
    context: &RequestContext,
    allowed: &Allowed,
    filter: &AuditFilter,
    page: u32,
) -> Result<AuditPage, Refused> {
    let server = context.server().ok_or(Refused::Database)?;
    let federation = allowed.federation().id;
    let read = async {
        let entries =
            server.audit.latest(federation, filter, AUDIT_PAGE, page.saturating_mul(AUDIT_PAGE)).await?;
        let count = server.audit.count(federation, filter).await?;
        let (all, hash) = server.audit.end(federation).await?;
        Ok(AuditPage { entries, count: count.try_into().unwrap_or(u32::MAX), all, hash })
    };
    read.await.map_err(|error: server::StoreError| {
        tracing::error!(%error, "cannot read the audit log");
        Refused::Database
    })
}

/// File format of an exported log.
#[derive(Clone, Copy)]
enum AuditFile {
    Table,
    Lines,
}

impl AuditFile {
    /// File name and content type.
    const fn head(self) -> (&'static str, &'static str) {
        match self {
            AuditFile::Table => ("audit.csv", CSV),
            AuditFile::Lines => ("audit.jsonl", "application/jsonl; charset=utf-8"),
        }
    }
}

/// Exports the entries that match the query as a table.
pub async fn audit_table(
    State(server): State<Server>,
    UrlPath(code): UrlPath<String>,
    RawQuery(query): RawQuery,
    parts: Parts,
) -> Response {
    export(server, &code, query, &parts, AuditFile::Table).await
}

/// Exports them as JSON lines.
pub async fn audit_lines(
    State(server): State<Server>,
    UrlPath(code): UrlPath<String>,
    RawQuery(query): RawQuery,
    parts: Parts,
) -> Response {
    export(server, &code, query, &parts, AuditFile::Lines).await
}

async fn export(
    server: Server,
    code: &str,
    query: Option<String>,
    parts: &Parts,
    kind: AuditFile,
) -> Response {
    let context = RequestContext::of_request(server.clone(), parts);
    let allowed = match context.allowed(Action::SeeAudit, code, Whose::Others).await {
        Ok(allowed) => allowed,
        Err(why) => return why.file_response(&format!("/federation/{code}/audit")),
    };
    let (filter, _) = parse_audit_query(query.as_deref().unwrap_or_default());
    let (name, content) = kind.head();
    match server.audit.all(allowed.federation().id, &filter).await {
        Ok(entries) => {
            let text = match kind {
                AuditFile::Table => file::table(&entries),
                AuditFile::Lines => file::lines(&entries),
            };
            private_attachment(content, name, text)
        }
        Err(error) => {
            tracing::error!(%error, "cannot export the audit log");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}
