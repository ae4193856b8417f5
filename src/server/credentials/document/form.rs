//! The fields of a credential, as the specification names them.

use crate::credentials::award::AwardFault;
use crate::credentials::proof::Proof;
use serde::{Deserialize, Serialize};

/// URL of the official schema of these credentials.
pub const SCHEMA: &str =
    "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

/// The reason a document is not of this form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormFault {
    /// Something unknown, missing, repeated or of another type, at this line and column.
    #[error("line {line}, column {column}")]
    At {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// A value differs from our form, at this path (`/credentialSubject/type`).
    #[error("{0}")]
    Path(String),
    /// A value that is never certified.
    #[error("{0}")]
    Award(AwardFault),
}

macro_rules! form {
    ($(#[$doc:meta])* $name:ident { $($(#[$with:meta])* $field:ident: $of:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct $name { $($(#[$with])* pub $field: $of,)* }
    };
}

form! {
    /// The whole credential.
    Form {
        #[serde(rename = "@context")]
        context: Vec<String>,
        id: String,
        #[serde(rename = "type")]
        kind: Vec<String>,
        name: String,
        issuer: Profile,
        valid_from: String,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        valid_until: Option<String>,
        credential_subject: Subject,
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        evidence: Vec<Piece>,
        credential_schema: Vec<Schema>,
        credential_status: Statuses,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        proof: Option<Proof>,
    }
}
form! {
    /// Issuer.
    Profile {
        id: String,
        #[serde(rename = "type")]
        kind: Vec<String>,
        name: String,
        url: String,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        image: Option<Image>,
    }
}
form! {
    /// A picture.
    Image {
        id: String,
        #[serde(rename = "type")]
        kind: String,
    }
}
form! {
    /// Subject and achievement.
    Subject {
        id: String,
        #[serde(rename = "type")]
        kind: Vec<String>,
        identifier: Vec<Identity>,
        achievement: Badge,
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        result: Vec<Performance>,
    }
}
form! {
    Identity {
        #[serde(rename = "type")]
        kind: String,
        hashed: bool,
        identity_hash: String,
        identity_type: String,
    }
}
form! {
    /// Achievement.
    Badge {
        id: String,
        #[serde(rename = "type")]
        kind: Vec<String>,
        name: String,
        description: String,
        criteria: Criteria,
        achievement_type: String,
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        result_description: Vec<Scale>,
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        tag: Vec<String>,
    }
}
form! {
    Criteria {
        narrative: String,
    }
}
form! {
    /// Result description.
    Scale {
        id: String,
        #[serde(rename = "type")]
        kind: Vec<String>,
        name: String,
        result_type: String,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        value_min: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        value_max: Option<String>,
    }
}
form! {
    /// A result.
    Performance {
        #[serde(rename = "type")]
        kind: Vec<String>,
        result_description: String,
        value: String,
    }
}
form! {
    /// Evidence.
    Piece {
        id: String,
        #[serde(rename = "type")]
        kind: Vec<String>,
        name: String,
        narrative: String,
    }
}
form! {
    /// A schema that it keeps to.
    Schema {
        id: String,
        #[serde(rename = "type")]
        kind: String,
    }
}
form! {
    /// A status entry.
    Status {
        id: String,
        #[serde(rename = "type")]
        kind: String,
        status_purpose: String,
        status_list_index: String,
        status_list_credential: String,
    }
}

/// One status, or several: Open Badges allow one, the credentials data model any number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Statuses {
    One(Status),
    Several(Vec<Status>),
}

impl Statuses {
    /// All of them.
    pub fn all(&self) -> &[Status] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::Several(several) => several,
        }
    }
}
