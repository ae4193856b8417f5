//! Types of the API with their JSON and their schema (JSON Schema 2020-12, as OpenAPI 3.1 has it),
//! both from one declaration.

use jiff::Timestamp;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Schemas by their names.
pub type Components = BTreeMap<&'static str, Value>;

/// A type of the API.
pub trait Schema {
    /// Its schema, or a reference to the one under its name.
    fn schema() -> Value;

    /// Adds the named schemas that it refers to.
    fn add_to(_: &mut Components) {}

    fn json(&self) -> Value;
}

/// Declares an object of the API, described by `reference`. All fields are always there.
macro_rules! described {
    ($(
        pub struct $name:ident {
            $($field:ident: $type:ty,)+
        }
    )+) => {$(
        pub struct $name {
            $(pub $field: $type,)+
        }

        impl $crate::api::v1::schema::Schema for $name {
            fn schema() -> serde_json::Value {
                serde_json::json!({ "$ref": concat!("#/components/schemas/", stringify!($name)) })
            }

            fn add_to(all: &mut $crate::api::v1::schema::Components) {
                use $crate::api::v1::schema::Schema;
                if all.contains_key(stringify!($name)) {
                    return;
                }
                let fields = [$((stringify!($field).to_owned(), <$type as Schema>::schema())),+];
                all.insert(stringify!($name), serde_json::json!({
                    "type": "object",
                    "properties": serde_json::Map::from_iter(fields),
                    "required": [$(stringify!($field)),+],
                }));
                $(<$type as Schema>::add_to(all);)+
            }

            fn json(&self) -> serde_json::Value {
                use $crate::api::v1::schema::Schema;
                let fields = [$((stringify!($field).to_owned(), Schema::json(&self.$field))),+];
                serde_json::Value::Object(serde_json::Map::from_iter(fields))
            }
        }
    )+};
}

/// Makes enums with `ALL` and `word` types of the API.
macro_rules! words_of {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::api::v1::schema::Schema for $type {
            fn schema() -> serde_json::Value {
                let words: Vec<&str> = <$type>::ALL.iter().map(|one| one.word()).collect();
                serde_json::json!({ "type": "string", "enum": words })
            }

            fn json(&self) -> serde_json::Value {
                self.word().into()
            }
        }
    )+};
}

pub(super) use {described, words_of};

impl Schema for String {
    fn schema() -> Value {
        json!({ "type": "string" })
    }

    fn json(&self) -> Value {
        self.as_str().into()
    }
}

impl Schema for bool {
    fn schema() -> Value {
        json!({ "type": "boolean" })
    }

    fn json(&self) -> Value {
        (*self).into()
    }
}

impl Schema for u32 {
    fn schema() -> Value {
        json!({ "type": "integer", "minimum": 0 })
    }

    fn json(&self) -> Value {
        (*self).into()
    }
}

impl Schema for Uuid {
    fn schema() -> Value {
        json!({ "type": "string", "format": "uuid" })
    }

    fn json(&self) -> Value {
        self.to_string().into()
    }
}

/// A time in UTC, as RFC 3339 writes it.
impl Schema for Timestamp {
    fn schema() -> Value {
        json!({ "type": "string", "format": "date-time" })
    }

    fn json(&self) -> Value {
        self.to_string().into()
    }
}

impl Schema for Date {
    fn schema() -> Value {
        json!({ "type": "string", "format": "date" })
    }

    fn json(&self) -> Value {
        self.to_string().into()
    }
}

impl<T: Schema> Schema for Vec<T> {
    fn schema() -> Value {
        json!({ "type": "array", "items": T::schema() })
    }

    fn add_to(all: &mut Components) {
        T::add_to(all);
    }

    fn json(&self) -> Value {
        self.iter().map(T::json).collect()
    }
}

impl<T: Schema> Schema for Option<T> {
    fn schema() -> Value {
        json!({ "anyOf": [T::schema(), { "type": "null" }] })
    }

    fn add_to(all: &mut Components) {
        T::add_to(all);
    }

    fn json(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::json)
    }
}
