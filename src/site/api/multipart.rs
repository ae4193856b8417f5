//! Multipart forms with a file.

use axum::extract::Multipart;
use axum::extract::multipart::MultipartRejection;
use std::collections::BTreeMap;

/// The fields of a multipart form; the last of each name.
#[derive(Debug, Default)]
pub struct MultipartFields {
    fields: BTreeMap<String, Vec<u8>>,
    /// True if it was interrupted or exceeded the limit.
    pub cut: bool,
}

impl MultipartFields {
    /// Reads the form as far as possible; a body that is no multipart form has no fields.
    pub async fn read(form: Result<Multipart, MultipartRejection>) -> Self {
        let mut sent = Self::default();
        let Ok(mut form) = form else { return sent };
        loop {
            let field = match form.next_field().await {
                Ok(Some(field)) => field,
                Ok(None) => return sent,
                Err(_) => break,
            };
            let name = field.name().unwrap_or_default().to_owned();
            let Ok(bytes) = field.bytes().await else { break };
            sent.fields.insert(name, bytes.to_vec());
        }
        Self { cut: true, ..sent }
    }

    /// The bytes of a field; empty if absent.
    pub fn bytes(&mut self, name: &str) -> Vec<u8> {
        self.fields.remove(name).unwrap_or_default()
    }

    /// A file, unless the form was cut.
    pub fn file(&mut self, name: &str) -> Option<Vec<u8>> {
        (!self.cut).then(|| self.bytes(name))
    }

    /// A field as text.
    pub fn text(&mut self, name: &str) -> String {
        String::from_utf8_lossy(&self.bytes(name)).into_owned()
    }
}
