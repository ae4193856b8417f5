//! One attempt at a delivery: the signed request and its outcome.

use super::WebhookDeliveries;
use super::secret::WebhookSecret;
use crate::credentials::keys::SealFault;
use crate::outbound::OutboundFault;
use hyper::http::{HeaderValue, Request, StatusCode, header};
use std::time::Duration;
use store::Moment;
use store::webhook::WebhookRow;
use store::webhook_delivery::{DeliveryRow, Failure};

/// Time for an attempt: shorter than the time after which another node would try again.
pub(super) const TIMEOUT: Duration = Duration::from_secs(15);
const USER_AGENT: HeaderValue = HeaderValue::from_static("Director-Webhooks/1");
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// The secrets that sign for a webhook now, the newest first.
pub(super) struct SigningSecrets(Vec<WebhookSecret>);

impl WebhookDeliveries {
    /// The secrets of a webhook, opened.
    pub(super) fn secrets_of(&self, webhook: &WebhookRow, now: Moment) -> Result<SigningSecrets, SealFault> {
        let operator = self.keyring.operator().ok_or(SealFault::Closed)?;
        let is_valid = webhook.old_until.is_some_and(|until| now < until);
        let old = webhook.old_secret.as_ref().filter(|_| is_valid);
        let all = std::iter::once(&webhook.secret).chain(old);
        all.map(|sealed| WebhookSecret::open(sealed, operator, webhook))
            .collect::<Result<_, _>>()
            .map(SigningSecrets)
    }

    /// Sends a delivery. Returns the status of a response that accepts it.
    pub(super) async fn send(
        &self,
        webhook: &WebhookRow,
        secrets: &SigningSecrets,
        row: &DeliveryRow,
        now: Moment,
    ) -> Result<i32, Failure> {
        let request = request(webhook, secrets, row, now.time().unix_timestamp());
        let request = request.map_err(|cause| failure("forbidden", Some(cause.to_string())))?;
        let status = self.reach.status(request, TIMEOUT).await.map_err(|fault| match fault {
            OutboundFault::Forbidden => failure("forbidden", None),
            OutboundFault::TooSlow => failure("slow", None),
            OutboundFault::Silent(cause) => failure("silent", Some(cause)),
            // The response is not read.
            OutboundFault::TooLong => failure("silent", None),
        })?;
        let number = i32::from(status.as_u16());
        match status {
            status if status.is_success() => Ok(number),
            status if status.is_redirection() => {
                Err(Failure { status: Some(number), ..failure("redirect", None) })
            }
            StatusCode::GONE => Err(Failure { status: Some(number), ..failure("gone", None) }),
            _ => Err(Failure { status: Some(number), ..failure("status", None) }),
        }
    }
}

fn failure(fault: &'static str, cause: Option<String>) -> Failure {
    Failure { status: None, fault, cause }
}

/// The request of a delivery. Its id is the same in each attempt.
fn request(
    webhook: &WebhookRow,
    secrets: &SigningSecrets,
    row: &DeliveryRow,
    seconds: i64,
) -> Result<Request<Vec<u8>>, hyper::http::Error> {
    let id = format!("msg_{}", row.id.0.simple());
    let signatures = secrets.0.iter().map(|secret| secret.signature(&id, seconds, &row.body));
    let signatures = signatures.collect::<Vec<_>>().join(" ");
    Request::post(&webhook.url)
        .header(header::CONTENT_TYPE, JSON)
        .header(header::USER_AGENT, USER_AGENT)
        .header("webhook-id", id)
        .header("webhook-timestamp", seconds)
        .header("webhook-signature", signatures)
        .body(row.body.clone().into_bytes())
}
