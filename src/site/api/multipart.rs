//! Multipart forms with a file.

use axum::extract::Multipart;
use axum::extract::multipart::MultipartRejection;
use server::own_bank::ImportedFile;
use std::collections::BTreeMap;

/// The fields of a multipart form, those of each name in order.
#[derive(Debug, Default)]
pub struct MultipartFields {
    fields: BTreeMap<String, Vec<ImportedFile>>,
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
            let file = field.file_name().unwrap_or_default().to_owned();
            let Ok(bytes) = field.bytes().await else { break };
            sent.fields.entry(name).or_default().push(ImportedFile { name: file, bytes: bytes.to_vec() });
        }
        Self { cut: true, ..sent }
    }

    /// The bytes of the last field of this name; empty if absent.
    pub fn bytes(&mut self, name: &str) -> Vec<u8> {
        self.fields.remove(name).and_then(|mut all| all.pop()).map(|last| last.bytes).unwrap_or_default()
    }

    /// The files of this name, unless the form was cut. A browser sends one without name and content
    /// if none was chosen.
    pub fn files(&mut self, name: &str) -> Option<Vec<ImportedFile>> {
        let mut files = self.fields.remove(name).unwrap_or_default();
        files.retain(|file| !file.name.is_empty() || !file.bytes.is_empty());
        (!self.cut).then_some(files)
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
