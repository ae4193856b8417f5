//! Bodies of requests: their fields as a schema and as read, with all faults at once, from one
//! declaration.

use super::problem::Fault;
use super::schema::Schema;
use serde_json::Value;

/// A type of the API that requests send.
pub trait Read: Schema + Sized + Send {
    /// True if it may be left out.
    const OPTIONAL: bool = false;

    /// The value at a JSON pointer; adds its faults.
    fn read(value: &Value, at: &str, faults: &mut Vec<Fault>) -> Option<Self>;
}

/// Declares an object that requests send. A field of an `Option` may be left out; an unknown one is
/// a fault.
macro_rules! body {
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
                use $crate::api::v1::body::Read;
                use $crate::api::v1::schema::Schema;
                if all.contains_key(stringify!($name)) {
                    return;
                }
                let fields = [$((stringify!($field).to_owned(), <$type as Schema>::schema())),+];
                let required = [$((stringify!($field), <$type as Read>::OPTIONAL)),+];
                let required = required.iter().filter(|(_, optional)| !optional).map(|(name, _)| *name);
                all.insert(stringify!($name), serde_json::json!({
                    "type": "object",
                    "properties": serde_json::Map::from_iter(fields),
                    "required": required.collect::<Vec<_>>(),
                    "additionalProperties": false,
                }));
                $(<$type as Schema>::add_to(all);)+
            }

            fn json(&self) -> serde_json::Value {
                use $crate::api::v1::schema::Schema;
                let fields = [$((stringify!($field).to_owned(), Schema::json(&self.$field))),+];
                serde_json::Value::Object(serde_json::Map::from_iter(fields))
            }
        }

        impl $crate::api::v1::body::Read for $name {
            fn read(
                value: &serde_json::Value,
                at: &str,
                faults: &mut Vec<$crate::api::v1::problem::Fault>,
            ) -> Option<Self> {
                use $crate::api::v1::body::{field, object};
                let fields = object(value, at, &[$(stringify!($field)),+], faults)?;
                // All fields are read before any is missed, so that all faults are reported.
                $(let $field: Option<$type> = field(fields, at, stringify!($field), faults);)+
                Some(Self { $($field: $field?,)+ })
            }
        }
    )+};
}

pub(super) use body;

/// The fields of an object; adds a fault for each unknown one.
pub fn object<'a>(
    value: &'a Value,
    at: &str,
    known: &[&str],
    faults: &mut Vec<Fault>,
) -> Option<&'a serde_json::Map<String, Value>> {
    let Some(fields) = value.as_object() else {
        faults.push(Fault::at(at, "value"));
        return None;
    };
    let unknown = fields.keys().filter(|name| !known.contains(&name.as_str()));
    faults.extend(unknown.map(|name| Fault::at(&below(at, name), "field")));
    Some(fields)
}

/// A field of an object.
pub fn field<T: Read>(
    fields: &serde_json::Map<String, Value>,
    at: &str,
    name: &str,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    match fields.get(name) {
        Some(value) => T::read(value, &below(at, name), faults),
        None if T::OPTIONAL => T::read(&Value::Null, at, faults),
        None => {
            faults.push(Fault::at(&below(at, name), "missing"));
            None
        }
    }
}

/// The pointer to a part of the value at a pointer (RFC 6901).
fn below(at: &str, name: &str) -> String {
    format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"))
}

impl Read for String {
    /// A text without control characters, which no value here has.
    fn read(value: &Value, at: &str, faults: &mut Vec<Fault>) -> Option<Self> {
        let text = value.as_str().filter(|text| !text.chars().any(char::is_control));
        if text.is_none() {
            faults.push(Fault::at(at, "value"));
        }
        text.map(str::to_owned)
    }
}

impl Read for bool {
    fn read(value: &Value, at: &str, faults: &mut Vec<Fault>) -> Option<Self> {
        if value.as_bool().is_none() {
            faults.push(Fault::at(at, "value"));
        }
        value.as_bool()
    }
}

impl<T: Read> Read for Option<T> {
    const OPTIONAL: bool = true;

    fn read(value: &Value, at: &str, faults: &mut Vec<Fault>) -> Option<Self> {
        if value.is_null() { Some(None) } else { T::read(value, at, faults).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &Value, at: &str, faults: &mut Vec<Fault>) -> Option<Self> {
        let Some(items) = value.as_array() else {
            faults.push(Fault::at(at, "value"));
            return None;
        };
        let read = items.iter().enumerate().map(|(n, item)| T::read(item, &format!("{at}/{n}"), faults));
        let read: Vec<Option<T>> = read.collect();
        read.into_iter().collect()
    }
}
